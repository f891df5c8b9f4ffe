import SwiftIR

// `condition ? first : second`: a type for both branches, of which one may tell the other's.
extension Checker {
  func checkTernary(
    _ condition: Expr, _ first: Expr, _ second: Expr, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    let test = check(condition, as: .bool, .condition)
    let expected =
      expected.flatMap { $0.hasVariables ? nil : $0 } ?? jointType(of: [first, second])
      ?? typeBesideNil(first, second)
    let (a, b) = branches(first, second, expecting: expected)
    let agreed =
      expected.flatMap { both(a, b, as: $0) } ?? agreement(a, b) ?? retyped((first, a), (second, b))
      // Another overload may give what the other branch is: `isLast ? list.reversed() : list`.
      ?? (expected == nil ? overloads((first, a), (second, b)) : nil)
    if let (a, b) = agreed { return TypedExpr(.ternary(test, a, b), a.type, span) }
    error(
      "result values in '? :' expression have mismatching types '\(describe(a.type))' and '\(describe(b.type))'",
      span)
    return failed(span)
  }

  /// The optional that a branch beside nil is.
  private func typeBesideNil(_ first: Expr, _ second: Expr) -> Type? {
    guard isNil(first) || isNil(second) else { return nil }
    let other = check(isNil(first) ? second : first).type
    return other.wrapped == nil ? .optional(other) : other
  }

  private func branches(
    _ first: Expr, _ second: Expr, expecting expected: Type?
  ) -> (TypedExpr, TypedExpr) {
    if let expected {
      let (a, b) = (check(first, expecting: expected), check(second, expecting: expected))
      guard case .existential = expected.strippingOptionals else { return (a, b) }
      return besideEachOther((first, a), (second, b))
    }
    if (isLiteral(first) && !isEmptyCollection(second)) || isImplicitMember(first) {
      let b = check(second)
      return (check(first, expecting: withoutLabels(b.type)), b)
    }
    let a = check(first)
    return (a, check(second, expecting: withoutLabels(a.type)))
  }

  /// Branches that may be of any types give each other theirs first. A literal is what the optional beside it
  /// holds.
  private func besideEachOther(
    _ first: (expr: Expr, value: TypedExpr), _ second: (expr: Expr, value: TypedExpr)
  ) -> (TypedExpr, TypedExpr) {
    let (a, b) = (first.value, second.value)
    if isNumber(first.expr), b.type.wrapped != nil, let value = checked(first.expr, as: b.type) {
      return (value, b)
    }
    if isNumber(second.expr), a.type.wrapped != nil, let value = checked(second.expr, as: a.type) {
      return (a, value)
    }
    return commonTuple(a.type, b.type).flatMap { both(a, b, as: $0) } ?? (a, b)
  }

  /// Both branches as values of the type that one of them has, or of one that they share.
  private func agreement(_ a: TypedExpr, _ b: TypedExpr) -> (TypedExpr, TypedExpr)? {
    commonTuple(a.type, b.type).flatMap { both(a, b, as: $0) } ?? coerce(b, to: a.type).map {
      (a, $0)
    }
      ?? coerce(a, to: b.type).map { ($0, b) }
      ?? commonSuperclass(a.type, b.type).flatMap { both(a, b, as: $0) }
  }

  private func both(
    _ a: TypedExpr, _ b: TypedExpr, as type: Type
  ) -> (TypedExpr, TypedExpr)? {
    coerce(a, to: type).flatMap { first in coerce(b, to: type).map { (first, $0) } }
  }

  private func overloads(
    _ first: (expr: Expr, value: TypedExpr), _ second: (expr: Expr, value: TypedExpr)
  ) -> (TypedExpr, TypedExpr)? {
    checked(first.expr, as: second.value.type).map { ($0, second.value) }
      ?? checked(second.expr, as: first.value.type).map { (first.value, $0) }
  }

  /// An expression as a value of a type; nil when it is none.
  private func checked(_ expr: Expr, as type: Type) -> TypedExpr? {
    unlessMistaken { check(expr, as: type) }
  }
}
