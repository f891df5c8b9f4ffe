// A value that is called, where its type follows from its arguments: `curry(+)(10)(1)`.
extension Checker {
  /// Checks what is called: by itself, or else as a function that takes the arguments.
  func checkCalled(_ callee: Expr, _ site: CallSite) -> TypedExpr {
    let before = unit.diagnostics.count
    let value = check(callee)
    guard hasErrors(since: before), !site.arguments.isEmpty, hasTimeLeft else { return value }
    let type = functionType(taking: site)
    func typed() -> TypedExpr { check(callee, expecting: type) }
    let (other, failed) = attempt(typed)
    guard !failed, !other.type.hasVariables, !other.type.hasErrors else { return value }
    unit.diagnostics.removeSubrange(before...)
    return typed()
  }

  /// A function of the arguments of a call, as far as they have types by themselves. A generic function that
  /// is named has none.
  private func functionType(taking site: CallSite) -> Type {
    let parameters = site.arguments.map { argument in
      let (value, failed) = attempt { outsideChain { check(argument.value) } }
      let isOpen = failed || isOpenFunction(argument.value)
      let isKnown = !isOpen && !value.type.hasErrors && !value.type.hasVariables
      return Type.FunctionType.Parameter(type: isKnown ? value.type : freshVariable())
    }
    // Where anything is wanted, the result has its own type.
    var result = site.expected ?? freshVariable()
    if case .existential = result.strippingOptionals { result = freshVariable() }
    return .function(Type.FunctionType(parameters: parameters, result: result))
  }
}
