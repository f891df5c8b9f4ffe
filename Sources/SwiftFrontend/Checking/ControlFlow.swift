import SwiftIR

extension Checker {
  /// Whether control can reach the end of the statements.
  func fallsThrough(_ statements: [TypedStmt]) -> Bool {
    statements.allSatisfy(fallsThrough)
  }

  func fallsThrough(_ statement: TypedStmt) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return false
    case .expr(let expr):
      return !declarations.isNever(expr.type) && !isFailedAssertion(expr)
    case .block(let body): return fallsThrough(body)
    case .if(_, let body, let orElse):
      guard let orElse else { return true }
      return fallsThrough(body) || fallsThrough(orElse)
    case .switch(_, _, let cases, let target):
      return cases.isEmpty
        || cases.contains { fallsThrough($0.body) || breaks($0.body, to: target) }
    case .while(let conditions, let body, let target):
      if conditions.count == 1, case .expr(let test) = conditions[0],
        case .constant(.bool(true)) = test.kind
      {
        return breaks(body, to: target)
      }
      return true
    case .doCatch(let body, _, let cases, _, _):
      return fallsThrough(body) || cases.contains { fallsThrough($0.body) }
    case .labeled(let kind, let target):
      return fallsThrough(TypedStmt(kind, statement.span))
        || breaks([TypedStmt(kind, statement.span)], to: target)
    case .variable, .function, .guard, .repeatWhile, .forIn, .forRange, .forArray, .defer, .yield:
      return true
    }
  }

  /// `assert(false)`: the compiler looks into it, in debug builds.
  func isFailedAssertion(_ expr: TypedExpr) -> Bool {
    guard case .call(let call) = expr.kind, call.base == nil,
      declarations[call.member].name == "assert", declarations[call.member].module == .library,
      case .value(let condition)? = call.arguments.first,
      case .closure(let closure) = condition.kind, closure.body.count == 1,
      case .return(let value?) = closure.body[0].kind, case .constant(.bool(false)) = value.kind
    else { return false }
    return true
  }

  private func breaks(_ statements: [TypedStmt], to target: JumpTarget) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break(let other): other === target
      case .block(let body): breaks(body, to: target)
      case .labeled(let kind, _): breaks([TypedStmt(kind, statement.span)], to: target)
      case .if(_, let body, let orElse):
        breaks(body, to: target) || orElse.map { breaks([$0], to: target) } == true
      case .guard(_, let body): breaks(body, to: target)
      case .switch(_, _, let cases, _): cases.contains { breaks($0.body, to: target) }
      case .while(_, let body, _), .repeatWhile(let body, _, _): breaks(body, to: target)
      case .forIn(_, _, _, _, _, let body, _): breaks(body, to: target)
      case .forRange(_, _, _, _, _, let body, _): breaks(body, to: target)
      case .forArray(_, _, _, _, let body, _): breaks(body, to: target)
      case .doCatch(let body, _, let cases, _, _):
        breaks(body, to: target) || cases.contains { breaks($0.body, to: target) }
      case .expr, .variable, .function, .return, .continue, .fallthrough, .throw, .defer, .yield:
        false
      }
    }
  }
}
