// `pattern ~= value` as an ordinary expression.
extension Checker {
  /// A match by an operator that is declared, such as that of ranges, or else by whether both are equal:
  /// `~=` of everything that is Equatable is `==`.
  func checkMatch(
    _ left: Expr, _ right: Expr, _ expected: Type?, _ span: Span, _ place: Span
  ) -> TypedExpr {
    let before = unit.diagnostics.count
    let value = checkDeclared("~=", left, right, expected, span, place)
    guard hasErrors(since: before) else { return value }
    func equal() -> TypedExpr { checkBinary("==", left, right, expected, span, place) }
    guard !attempt(equal).failed else { return value }
    unit.diagnostics.removeSubrange(before...)
    return equal()
  }
}
