// What a closure gives where its context knows only a part of the result:
// `result.flatMap { .success($0) }` is a `Result` of something, and `fold { x in { y in x + y } }` a function
// to something. The part that is known tells where to look a member up and what an inner closure takes. The
// expression tells the rest; in a body of several statements, that of the first `return` does.
extension Checker {
  /// The whole type of an open result, by implicit members in it; nil where the expression has none, or
  /// where they leave a part open.
  func completedResult(of expr: Expr, _ open: Type?) -> Type? {
    guard let open, case .nominal = resolved(open).strippingOptionals else { return nil }
    let values = branches(of: expr)
    guard values.contains(where: isImplicitMember) else { return nil }
    let saved = bindings
    for branch in values {
      let context = isImplicitMember(branch) ? resolved(open) : nil
      keepingBindings { unify(resolved(open), check(branch, expecting: context).type) }
    }
    let type = resolved(open)
    guard !type.hasVariables, !type.hasErrors else {
      bindings = saved
      return nil
    }
    return type
  }

  /// The expressions of which one is the value of an expression.
  private func branches(of expr: Expr) -> [Expr] {
    switch expr.kind {
    case .paren(let inner), .try(.plain, let inner), .await(let inner): branches(of: inner)
    case .ternary(_, let first, let second): branches(of: first) + branches(of: second)
    default: [expr]
    }
  }

  /// A closure, or a call that is a mistake by itself, as a function of which the context knows a part; nil
  /// for others.
  func checkFunctionResult(_ expr: Expr, _ open: Type?) -> TypedExpr? {
    guard let type = open.map({ resolved($0) }), case .function = type else { return nil }
    func typed() -> TypedExpr { check(expr, expecting: type) }
    switch expr.kind {
    case .closure: return typed()
    case .call where attempt({ check(expr) }).failed && !attempt(typed).failed: return typed()
    default: return nil
    }
  }
}
