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
    if let missing = missingCase(patterns, type) {
      error(
        "switch must be exhaustive", span,
        notes: missing.isEmpty
          ? [Diagnostic.Note("add a default clause")]
          : [Diagnostic.Note("add missing case: '\(missing)'")])
    }
  }

  /// A value that no pattern takes; empty when it cannot be named, nil when there is none.
  private func missingCase(_ patterns: [TypedPattern], _ type: Type) -> String? {
    if patterns.contains(where: \.isIrrefutable) { return nil }
    if let wrapped = type.wrapped {
      let hasNone = patterns.contains { if case .none = $0 { true } else { false } }
      let inner = patterns.compactMap { if case .some(let inner) = $0 { inner } else { nil } }
      if !hasNone { return ".none" }
      return missingCase(inner, wrapped).map { ".some(\($0))" }
    }
    if type == .bool {
      let values = patterns.compactMap { pattern -> Bool? in
        if case .test(_, let test) = pattern { boolPattern(test) } else { nil }
      }
      if values.contains(true), values.contains(false) { return nil }
      return values.contains(true) ? "false" : "true"
    }
    if case .tuple = type { return nil }
    guard case .nominal(let id, let arguments) = type, declarations[id].kind == .enum else {
      return ""
    }
    for member in declarations[id].ownMembers where declarations[member].kind == .enumCase {
      let found = declarations[member]
      let payloads = patterns.compactMap { pattern -> [TypedPattern]? in
        if case .enumCase(let tag, let payload) = pattern, tag == found.tag { payload } else { nil }
      }
      let isCovered =
        payloads.contains { $0.allSatisfy(\.isIrrefutable) }
        || (found.parameters.count == 1 && !payloads.isEmpty
          && missingCase(
            payloads.compactMap(\.first), unit.substitute(found.parameters[0].type, arguments))
            == nil)
      if !isCovered { return "." + found.name }
    }
    return nil
  }

  private func boolPattern(_ test: TypedExpr) -> Bool? {
    if case .opcode(_, let operands) = test.kind {
      for operand in operands {
        if case .constant(.bool(let value)) = operand.kind { return value }
      }
    }
    if case .call(let call) = test.kind {
      for case .value(let operand) in call.arguments {
        if case .constant(.bool(let value)) = operand.kind { return value }
      }
    }
    return nil
  }
}
