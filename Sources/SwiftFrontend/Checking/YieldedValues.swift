import SwiftIR

extension Checker {
  func checkYielding(_ statement: Stmt) -> TypedStmt {
    switch statement.kind {
    case .if(let conditions, let body, let orElse):
      return withScope {
        let typed = check(conditions)
        let then = yielding(body.statements)
        let other = orElse.map { orElse -> TypedStmt in
          if case .block(let block) = orElse.kind {
            return TypedStmt(.block(yielding(block.statements)), orElse.span)
          }
          return checkYielding(orElse)
        }
        if other == nil {
          error("'if' must have an unconditional 'else' to be used as expression", statement.span)
        }
        return TypedStmt(.if(typed, then, orElse: other), statement.span)
      }
    case .switch(let subject, let cases, let label):
      return TypedStmt(
        checkSwitch(subject, cases, label, statement.span) { self.yielding($0.body) },
        statement.span)
    default:
      error("this statement has no value", statement.span)
      return TypedStmt(.block([]), statement.span)
    }
  }

  private func yielding(_ statements: [Stmt]) -> [TypedStmt] {
    guard let target = surroundings.yieldTarget else { return [] }
    guard statements.count == 1, case .expr(let expr) = statements[0].kind else {
      if statements.count == 1, isValue(statements[0]) { return [checkYielding(statements[0])] }
      return check(statements)
    }
    if case .statement(let inner) = expr.kind { return [checkYielding(inner)] }
    // Without a context each branch is checked by itself, and all must have the same type.
    let isOpen = target.local.type.isError
    let value = check(expr, expecting: isOpen ? nil : target.type)
    if declarations.isNever(value.type) {
      return [TypedStmt(.expr(value), expr.span)]
    }
    if let type = target.type, isOpen, !type.isError, !value.type.isError, type != value.type {
      error(
        "branches have mismatching types '\(describe(type))' and '\(describe(value.type))'",
        target.place ?? expr.span)
    }
    if surroundings.yieldTarget?.type == nil {
      surroundings.yieldTarget?.type = value.type
      surroundings.yieldTarget?.place = expr.span
    }
    let type = surroundings.yieldTarget?.type ?? value.type
    let converted = isOpen ? coerce(value, to: type) ?? value : convert(value, to: type)
    return [TypedStmt(.yield(converted, target.local), expr.span)]
  }
}
