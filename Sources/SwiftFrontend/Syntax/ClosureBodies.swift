extension Expr {
  /// Visits the statements of the closures and of the `if` and `switch` values in an expression,
  /// outermost only.
  func forEachBody(_ visit: ([Stmt]) -> Void) {
    switch kind {
    case .closure(let closure):
      for capture in closure.captures { capture.value.forEachBody(visit) }
      visit(closure.body.statements)
    case .statement(let statement): visit([statement])
    default: forEachPart { $0.forEachBody(visit) }
    }
  }

  /// Visits the expressions that it consists of.
  private func forEachPart(_ visit: (Expr) -> Void) {
    switch kind {
    case .integer, .float, .bool, .nilLiteral, .name, .implicitMember, .closure, .discard, .type,
      .statement:
      break
    case .string(let parts):
      for part in parts {
        switch part {
        case .text: break
        case .value(let expr): visit(expr)
        case .arguments(let arguments, _): arguments.forEach { visit($0.value) }
        }
      }
    case .array(let elements): elements.forEach(visit)
    case .dictionary(let pairs):
      for (key, value) in pairs {
        visit(key)
        visit(value)
      }
    case .tuple(let elements): elements.forEach { visit($0.value) }
    case .member(let inner, _), .postfixSelf(let inner), .optionalChain(let inner),
      .forceUnwrap(let inner), .prefix(_, let inner), .postfix(_, let inner),
      .cast(_, let inner, _), .paren(let inner), .try(_, let inner), .await(let inner),
      .inOut(let inner):
      visit(inner)
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      visit(callee)
      arguments.forEach { visit($0.value) }
    case .binary(_, let a, let b, _), .assign(let a, let b):
      visit(a)
      visit(b)
    case .ternary(let a, let b, let c):
      visit(a)
      visit(b)
      visit(c)
    case .keyPath(let path): path.indices.forEach { visit($0.value) }
    case .pound(_, let arguments): arguments.forEach { visit($0.value) }
    }
  }
}

extension Stmt {
  /// The expressions that stand directly in a statement, outside of its blocks.
  var expressions: [Expr] {
    switch kind {
    case .expr(let expr), .throw(let expr), .return(let expr?), .switch(let expr, _, _),
      .repeatWhile(_, let expr, _):
      [expr]
    case .decl(let decl): decl.initialValues
    case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _, _):
      conditions.compactMap(\.expression)
    case .forIn(_, let sequence, let condition, _, _): [sequence] + (condition.map { [$0] } ?? [])
    case .return(nil), .block, .break, .continue, .fallthrough, .defer, .do: []
    }
  }
}

extension Stmt.Condition {
  fileprivate var expression: Expr? {
    switch self {
    case .expr(let expr), .binding(_, _, let expr, _), .pattern(_, let expr): expr
    case .availability: nil
    }
  }
}

extension Decl {
  /// The initial values of the variables that it declares.
  var initialValues: [Expr] {
    guard case .variable(_, let bindings) = kind else { return [] }
    return bindings.compactMap(\.initializer)
  }
}
