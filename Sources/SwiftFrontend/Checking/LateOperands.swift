// Operands that don't fit as they are: a literal, or an overload, may have the type of the other one.
extension Checker {
  /// An operation on operands that do not fit, where literals let one have the type of the other.
  func retypedBinary(
    _ op: String, _ left: (expr: Expr, value: TypedExpr), _ right: (expr: Expr, value: TypedExpr),
    _ expected: Type?, _ span: Span, _ place: Span, since before: Int
  ) -> TypedExpr? {
    var right = right
    if isLiteral(right.expr) {
      // It may have been checked as what the other one is.
      let (own, failed) = attempt { outsideChain { check(right.expr) } }
      if !failed { right.value = own }
    }
    func applied(_ a: TypedExpr, _ b: TypedExpr) -> TypedExpr? {
      fittingBinary(op, a, b, expected, span, place, since: before)
    }
    if let (a, b) = retyped(left, right), let value = applied(a, b) { return value }
    let (first, second) = (left.value.type.strippingOptionals, right.value.type.strippingOptionals)
    var wanted = [second, .double]
    if op == "~=", case .nominal(let id, let bounds) = first, bounds.count == 1 {
      // `0...1 ~= x`: the bounds have the type of what is looked for.
      wanted.append(.nominal(id, [second]))
    }
    for type in wanted where type != first {
      if let a = retyped(left.expr, as: type), let value = applied(a, right.value) { return value }
    }
    for type in [first, .double] where type != second {
      if let b = retyped(right.expr, as: type), let value = applied(left.value, b) { return value }
    }
    return nil
  }

  /// An operation on operands that do not fit, of which one is of an overloaded function, subscript or member
  /// and may have the type of the other: `text() + 1`.
  func overloadedBinary(
    _ op: String, _ left: (expr: Expr, value: TypedExpr), _ right: (expr: Expr, value: TypedExpr),
    _ expected: Type?, _ span: Span, _ place: Span, since before: Int
  ) -> TypedExpr? {
    for (one, other) in [(left, right), (right, left)] {
      guard isUse(one.expr), !other.value.type.hasVariables,
        let value = withoutMistakes(one.expr, beside: other.value.type),
        value.type != one.value.type
      else { continue }
      let (a, b) = one.expr === left.expr ? (value, right.value) : (left.value, value)
      if let fitting = fittingBinary(op, a, b, expected, span, place, since: before) {
        return fitting
      }
    }
    return nil
  }

  /// Whether an expression uses something that may be overloaded.
  private func isUse(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .call, .subscript, .member: true
    default: false
    }
  }

  /// An operation in place of the mistakes since `before`; nil where its operands don't fit either.
  private func fittingBinary(
    _ op: String, _ a: TypedExpr, _ b: TypedExpr, _ expected: Type?, _ span: Span, _ place: Span,
    since before: Int
  ) -> TypedExpr? {
    let (value, failed) = attempt { binary(op, a, b, nil, nil, expected, span, place) }
    guard !failed, !value.type.isError else { return nil }
    unit.diagnostics.removeSubrange(before...)
    return binary(op, a, b, nil, nil, expected, span, place)
  }

  func withoutMistakes(_ expr: Expr, beside type: Type) -> TypedExpr? {
    unlessMistaken { outsideChain { check(expr, expecting: type) } }
  }
}
