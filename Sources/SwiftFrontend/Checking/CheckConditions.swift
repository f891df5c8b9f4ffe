import SwiftIR

extension Checker {
  /// Whether the release of the run has a declaration that came with another.
  private func isAvailable(_ since: (major: Int, minor: Int)?) -> Bool {
    guard let since else { return true }
    return unit.scenario.release.has(since.major * 100 + since.minor)
  }

  func check(_ conditions: [Stmt.Condition]) -> [TypedCondition] {
    conditions.map { condition in
      switch condition {
      case .expr(let expr): return .expr(checkCondition(expr))
      case .availability(let since, let isNegated):
        return .constant(isAvailable(since) != isNegated)
      case .binding(let pattern, let written, let initializer, let isLet):
        let type = written.map { resolve($0) }
        var value = check(initializer, expecting: type.map { .optional($0) })
        if value.type.isError {
          let wanted = Type.optional(type ?? .error)
          value = unresolved.use([value], as: wanted, at: value.span) ?? value
        }
        if value.type.isError {
          declareErrors(pattern)
          return .constant(true)
        }
        value = asOptional(value, initializer) ?? value
        value = unresolved.optionalCoalescing(value) ?? value
        guard let wrapped = value.type.wrapped else {
          // The place is that of the keyword.
          error(
            "initializer for conditional binding must have Optional type, not '\(describe(value.type))'",
            Span(
              file: pattern.span.file, offset: max(4, pattern.span.offset) - 4,
              length: pattern.span.length + 4))
          declareErrors(pattern)
          return .constant(true)
        }
        return .unwrap(
          checkPattern(pattern, type.map { told($0, by: wrapped) } ?? wrapped, isLet: isLet), value)
      case .pattern(let pattern, let initializer):
        let value = check(initializer)
        if value.type.isError, let condition = unresolved.condition(pattern, value) {
          return condition
        }
        let subject = Local("", type: value.type, isLet: true, span: value.span, in: function)
        return .pattern(
          checkPattern(pattern, value.type, isLet: true, subject: subject), value,
          subject: subject)
      }
    }
  }

  /// Names of a pattern whose value could not be checked are declared all the same.
  private func declareErrors(_ pattern: Pattern) {
    switch pattern.kind {
    case .name(let name):
      declare(Local(name, type: .error, isLet: false, span: pattern.span, in: function))
    case .binding(_, let inner), .some(let inner), .asType(let inner, _): declareErrors(inner)
    case .tuple(let parts): parts.forEach { declareErrors($0.pattern) }
    case .enumCase(_, _, let parts): parts?.forEach { declareErrors($0.pattern) }
    case .wildcard, .isType, .expr: break
    }
  }
}
