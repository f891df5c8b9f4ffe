import Diagnostics
import SwiftIR

extension Checker {
  func checkSwitch(
    _ subjectExpr: Expr, _ cases: [Stmt.SwitchCase], _ label: String?, _ span: Span,
    _ body: ((Stmt.SwitchCase) -> [TypedStmt])? = nil
  ) -> TypedStmt.Kind {
    let target = JumpTarget(.switch, label: label)
    let value = check(subjectExpr)
    if value.type.isError, let chosen = unresolved.switch(value, cases, target, body) {
      return chosen
    }
    let subject = Local("", type: value.type, isLet: true, span: value.span, in: function)
    var typed: [TypedStmt.SwitchCase] = []
    var hasDefault = false
    joiningPaths { branch in
      for written in cases {
        withScope {
          let count = unit.diagnostics.count
          var items: [(pattern: TypedPattern, whereClause: TypedExpr?)] = []
          for (index, item) in written.items.enumerated() {
            let scope = locals.count
            let pattern = checkPattern(item.pattern, value.type, isLet: true, subject: subject)
            let condition = item.whereClause.map { check($0, as: .bool) }
            items.append((pattern, condition))
            // Several patterns of a case bind the same names; the first's are used.
            if index > 0 {
              shareLocals(items[0].pattern, &items[index].pattern)
              locals.removeSubrange(scope...)
            }
          }
          if written.items.isEmpty { hasDefault = true }
          let statements =
            body.map { make in withTarget(target) { make(written) } }
            ?? withTarget(target) { branch { check(written.body) } }
          if written.body.isEmpty, count == unit.diagnostics.count {
            error(
              "'case' label in a 'switch' must have at least one executable statement", written.span
            )
          }
          typed.append(TypedStmt.SwitchCase(items: items, body: statements))
        }
      }
    }
    if !hasDefault, !value.type.isError { checkExhaustive(typed, value.type, span) }
    return .switch(value, subject: subject, typed, target)
  }

  private func shareLocals(_ first: TypedPattern, _ pattern: inout TypedPattern) {
    let names = first.locals
    func replace(_ pattern: TypedPattern) -> TypedPattern {
      switch pattern {
      case .bind(let local): .bind(names.first { $0.name == local.name } ?? local)
      case .tuple(let parts): .tuple(parts.map(replace))
      case .enumCase(let tag, let parts): .enumCase(tag: tag, parts.map(replace))
      case .some(let inner): .some(replace(inner))
      case .asType(let inner, let type): .asType(replace(inner), type)
      case .wildcard, .none, .isType, .test: pattern
      }
    }
    pattern = replace(pattern)
  }

  private func checkExhaustive(_ cases: [TypedStmt.SwitchCase], _ type: Type, _ span: Span) {
    let patterns = cases.flatMap(\.items).filter { $0.whereClause == nil }.map(\.pattern)
    switch Exhaustiveness.verdict(patterns, of: type, in: unit) {
    case .complete: break
    case .missing(let value):
      error(
        "switch must be exhaustive", span,
        notes: [
          Diagnostic.Note(
            value == "_" ? "add a default clause" : "add missing case: '\(value)'")
        ])
    case .tooComplex:
      error(
        "the compiler is unable to check that this switch is exhaustive in reasonable time", span,
        notes: [Diagnostic.Note("add a default clause")])
    }
  }
}
