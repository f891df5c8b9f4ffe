// A closure without parameters where a function of one is wanted: `run { print("called") }` for
// `func run<T>(_ body: (T) -> Void)`. Where nothing else says what the parameter is, it is `()`.
extension Checker {
  /// Binds the type of the parameter that a closure ignores.
  func bindIgnoredParameter(of closure: Expr.Closure, _ wanted: Type.FunctionType) {
    guard let parameter = openIgnoredParameter(of: closure, wanted),
      case .variable(let index) = resolved(parameter)
    else { return }
    bind(index, to: .void)
  }

  /// What it costs that a closure ignores a parameter of an open type: an overload that takes a function
  /// without parameters is preferred.
  func costOfIgnoring(_ expr: Expr, as target: Type) -> Int {
    guard case .closure(let closure) = expr.kind, case .function(let wanted) = target,
      case .variable? = openIgnoredParameter(of: closure, wanted)
    else { return 0 }
    return Cost.conversions
  }

  private func openIgnoredParameter(
    of closure: Expr.Closure, _ wanted: Type.FunctionType
  ) -> Type? {
    guard closure.parameters == nil, closure.shorthandCount == 0, wanted.parameters.count == 1
    else { return nil }
    return wanted.parameters[0].type
  }
}
