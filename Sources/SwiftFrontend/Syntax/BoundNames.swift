/// A variable that a pattern binds.
struct BoundName {
  var name: String
  var isLet: Bool
  var span: Span
}

extension Pattern {
  /// The variables that it binds.
  var names: [BoundName] { names(isLet: true) }

  func names(isLet: Bool) -> [BoundName] {
    switch kind {
    case .name(let name): [BoundName(name: name, isLet: isLet, span: span)]
    case .binding(let isLet, let inner): inner.names(isLet: isLet)
    case .tuple(let parts): parts.flatMap { $0.pattern.names(isLet: isLet) }
    case .enumCase(_, _, let parts): (parts ?? []).flatMap { $0.pattern.names(isLet: isLet) }
    case .some(let inner), .asType(let inner, _): inner.names(isLet: isLet)
    case .wildcard, .isType, .expr: []
    }
  }
}

extension Stmt.Condition {
  /// The variables that it binds.
  var boundNames: [BoundName] {
    switch self {
    case .binding(let pattern, _, _, let isLet): pattern.names(isLet: isLet)
    case .pattern(let pattern, _): pattern.names
    case .expr, .availability: []
    }
  }
}
