import SwiftIR

extension Checker {
  func checkCoalescing(
    _ left: Expr, _ right: Expr, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    let wanted = expected.flatMap { $0.hasVariables ? nil : $0 }
    var a = outsideChain {
      check(left, expecting: wanted.map { $0.wrapped == nil ? .optional($0) : $0 })
    }
    a = outsideChain { asOptional(a, left) } ?? a
    if let value = unresolved.coalescing(a, right, wanted, at: span) { return value }
    if a.type.isError { return failed(span) }
    if let value = coalescingAsAny(a, left, right, wanted, span) { return value }
    guard let wrapped = a.type.wrapped else {
      // Swift warns and takes the left side.
      _ = deferred { check(right, expecting: a.type) }
      return a
    }
    // `a ?? nil` stays an optional.
    // It does not where the type takes nil itself.
    let staysOptional =
      isNil(right) && wrapped.wrapped == nil
      && (wanted?.wrapped != nil || wrapped == .any || nilLiteral(as: wrapped, right.span) == nil)
    let b = deferred { check(right, expecting: staysOptional ? a.type : wrapped) }
    if unresolved.isMistake(b) { return failed(span) }
    if !staysOptional, wanted == nil || wanted?.wrapped == nil || wrapped.wrapped != nil,
      let converted = coerce(b, to: wrapped)
    {
      return TypedExpr(.coalesce(a, converted), wrapped, span)
    }
    if let converted = coerce(b, to: a.type), b.type.wrapped != nil || wanted?.wrapped != nil {
      return TypedExpr(.coalesce(a, converted), a.type, span)
    }
    if let converted = coerce(b, to: wrapped) {
      return TypedExpr(.coalesce(a, converted), wrapped, span)
    }
    if let wanted, let converted = coerce(b, to: wanted), canConvert(wrapped, to: wanted),
      let optional = coerce(a, to: .optional(wanted))
    {
      return TypedExpr(.coalesce(optional, converted), wanted, span)
    }
    if canConvert(wrapped, to: b.type), let optional = coerce(a, to: .optional(b.type)) {
      return TypedExpr(.coalesce(optional, b), b.type, span)
    }
    if let type = joined(wrapped, b.type), let optional = retyped(left, as: .optional(type)),
      let other = deferred({ b.type == type ? b : retyped(right, as: type) })
    {
      return TypedExpr(.coalesce(optional, other), type, span)
    }
    error(
      "binary operator '??' cannot be applied to operands of type '\(describe(a.type))' and '\(describe(b.type))'",
      span)
    return failed(span)
  }

  /// `s?.x ?? 0` where anything is wanted: the chain gives anything, and the literal keeps its own type.
  private func coalescingAsAny(
    _ chain: TypedExpr, _ left: Expr, _ right: Expr, _ wanted: Type?, _ span: Span
  ) -> TypedExpr? {
    guard wanted == .any, isNumber(right), let wrapped = chain.type.wrapped,
      isAnything(chain, left)
    else { return nil }
    let other = deferred { check(right) }
    guard other.type != wrapped, let value = coerce(other, to: .any),
      let optional = coerce(chain, to: .optional(.any))
    else { return nil }
    return TypedExpr(.coalesce(optional, value), .any, span)
  }

  /// Whether an optional may as well be one of anything: a chain, or what only a closure's result decides.
  private func isAnything(_ optional: TypedExpr, _ written: Expr) -> Bool {
    switch optional.kind {
    case .optionalChain(let whole):
      if case .wrap = whole.kind { return true }
      return false
    case .call(let call):
      let member = declarations[call.member]
      let own = member.owner.map { declarations[$0].generics.count } ?? 0
      guard case .parameter(let index)? = member.type.wrapped, index >= own,
        case .call(_, let arguments) = written.kind,
        arguments.contains(where: { isClosure($0.value) })
      else { return false }
      return member.parameters.contains { parameter in
        guard case .function(let function) = parameter.type else { return false }
        return function.result == .parameter(index)
      }
    default: return false
    }
  }

  func checkIdentity(
    _ left: Expr, _ right: Expr, isNegated: Bool, _ span: Span
  ) -> TypedExpr {
    func operand(_ expr: Expr) -> TypedExpr {
      if case .nilLiteral = expr.kind {
        return TypedExpr(.constant(.none), .optional(.any), expr.span)
      }
      return outsideChain { check(expr) }
    }
    let a = operand(left)
    let b = operand(right)
    for value in [a, b] {
      let type = value.type.strippingOptionals
      if !type.isError, type != .any, !unit.isClassType(type) {
        if case .metatype = type { continue }
        error(
          "argument type '\(describe(value.type))' expected to be an instance of a class or class-constrained type",
          value.span)
      }
    }
    return TypedExpr(.sameObject(a, b, isNegated: isNegated), .bool, span)
  }

  func checkNil(_ operand: Expr, isNegated: Bool, _ span: Span) -> TypedExpr {
    let value = outsideChain { check(operand) }
    if value.type.isError {
      return unresolved.comparisonWithNil(value, isNegated: isNegated, at: span)
        ?? TypedExpr(.error, .bool, span)
    }
    guard value.type.wrapped != nil else {
      // Swift warns: comparing a non-optional to nil always gives the same. It still evaluates.
      let optional = TypedExpr(.wrap(value), .optional(value.type), value.span)
      return TypedExpr(.isNil(optional, isNegated: isNegated), .bool, span)
    }
    return TypedExpr(.isNil(value, isNegated: isNegated), .bool, span)
  }
}
