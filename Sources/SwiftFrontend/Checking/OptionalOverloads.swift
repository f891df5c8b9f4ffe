// Where a value must be an optional, overloads that give one are preferred, although nothing says what is
// in it: `if let x = f()`, `f()!`, `f()?.count`, `f() ?? x`.
extension Checker {
  /// An expression that by itself gives no optional as one that does, by other overloads in it; nil where
  /// there are none.
  func asOptional(_ value: TypedExpr, _ expr: Expr) -> TypedExpr? {
    guard value.type.wrapped == nil, !value.type.isError, !value.isUnresolved,
      !isLiteral(expr), hasTimeLeft
    else { return nil }
    let wanted = Type.optional(freshVariable())
    func typed() -> TypedExpr { check(expr, expecting: wanted) }
    let (other, failed) = attempt(typed)
    guard !failed, other.type.wrapped != nil, !other.type.hasVariables else { return nil }
    return typed()
  }
}
