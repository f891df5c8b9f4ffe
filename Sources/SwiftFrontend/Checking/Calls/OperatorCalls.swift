// `(+)(1, 2)`: an operator in parentheses that is called as the function that it is.
extension Checker {
  /// The call of an operator as the operation on its arguments; nil for other names.
  func applyOperator(_ name: Expr.Name, _ site: CallSite) -> TypedExpr? {
    guard isOperator(name.text), name.labels == nil,
      site.arguments.count == 1 || site.arguments.count == 2,
      site.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let arguments = site.arguments.map(\.value)
    if let refused = refuseUnmarked(name.text, arguments, site.span) { return refused }
    let operands = isChanging(name.text, arguments) ? arguments.map(withoutMark) : arguments
    return outsideChain {
      guard operands.count == 2 else { return applyOperator(name, to: operands[0], site) }
      let operation = Expr.Kind.binary(
        name.text, operands[0], operands[1], operatorSpan: name.span)
      return check(Expr(operation, site.span), expecting: site.expected)
    }
  }

  /// An operator with one operand is a prefix one, or one that the program declares as postfix.
  private func applyOperator(
    _ name: Expr.Name, to operand: Expr, _ site: CallSite
  ) -> TypedExpr {
    let prefix = Expr(.prefix(name.text, operand), site.span)
    let postfix = Expr(.postfix(name.text, operand), site.span)
    let isPostfix =
      attempt { check(prefix, expecting: site.expected) }.failed
      && !attempt { check(postfix, expecting: site.expected) }.failed
    return check(isPostfix ? postfix : prefix, expecting: site.expected)
  }

  /// Whether an operator changes one of its arguments, which is marked with `&` here.
  private func isChanging(_ op: String, _ arguments: [Expr]) -> Bool {
    guard arguments.contains(where: isMarked) else { return false }
    if isCompoundAssignment(op) { return true }
    let values = arguments.map { argument in
      attempt { outsideChain { check(withoutMark(argument)) } }.value
    }
    return operatorCandidates(op, values).contains {
      declarations[$0.id].parameters.contains(where: \.isInOut)
    }
  }

  /// Says so when the argument that a compound assignment changes has no `&`.
  private func refuseUnmarked(_ op: String, _ arguments: [Expr], _ span: Span) -> TypedExpr? {
    guard arguments.count == 2, isCompoundAssignment(op), !isMarked(arguments[0]) else {
      return nil
    }
    let type = outsideChain { check(arguments[0]) }.type
    error(
      "passing value of type '\(describe(type))' to an inout parameter requires explicit '&'",
      arguments[0].span)
    return failed(span)
  }

  private func isMarked(_ expr: Expr) -> Bool {
    if case .inOut = expr.kind { true } else { false }
  }

  private func withoutMark(_ expr: Expr) -> Expr {
    if case .inOut(let inner) = expr.kind { inner } else { expr }
  }
}
