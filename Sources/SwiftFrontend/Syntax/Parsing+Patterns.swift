import SwiftSyntax

extension Conversion {
  mutating func pattern(_ node: PatternSyntax) -> Pattern {
    guard descend(into: node) else { return Pattern(.wildcard, span(node)) }
    defer { depth -= 1 }
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return Pattern(.name(name(node.identifier)), span(node))
    case .wildcardPattern(let node): return Pattern(.wildcard, span(node))
    case .expressionPattern(let node): return pattern(of: node.expression)
    case .isTypePattern(let node): return Pattern(.isType(type(node.type)), span(node))
    case .tuplePattern(let node):
      if let only = node.elements.first, node.elements.count == 1, only.label == nil {
        return pattern(only.pattern)
      }
      var elements: [(label: String?, pattern: Pattern)] = []
      for element in node.elements {
        elements.append((label(element.label), pattern(element.pattern)))
      }
      return Pattern(.tuple(elements), span(node))
    case .valueBindingPattern(let node):
      guard let isLet = isLet(node.bindingSpecifier) else {
        return Pattern(.wildcard, span(node))
      }
      return Pattern(.binding(isLet: isLet, pattern(node.pattern)), span(node))
    case .missingPattern(let node):
      refuseUnsupported("pattern", at: node)
      return Pattern(.wildcard, span(node))
    @unknown default:
      refuseUnsupported(text(firstLine(of: span(node))), at: node)
      return Pattern(.wildcard, span(node))
    }
  }

  mutating func isLet(_ specifier: TokenSyntax) -> Bool? {
    switch specifier.tokenKind {
    case .keyword(.let): return true
    case .keyword(.var): return false
    default:
      refuseUnsupported(text(specifier), at: specifier)
      return nil
    }
  }

  /// Returns the pattern of a node that the parser, which cannot tell the two apart, read as an
  /// expression.
  private mutating func pattern(of node: ExprSyntax) -> Pattern {
    guard descend(into: node) else { return Pattern(.wildcard, span(node)) }
    defer { depth -= 1 }
    switch node.kind {
    case .patternExpr:
      if let node = node.as(PatternExprSyntax.self) { return pattern(node.pattern) }
    case .discardAssignmentExpr: return Pattern(.wildcard, span(node))
    case .optionalChainingExpr:
      if let node = node.as(OptionalChainingExprSyntax.self) {
        return Pattern(.some(pattern(of: node.expression)), span(node))
      }
    case .tupleExpr:
      if let node = node.as(TupleExprSyntax.self) {
        if let only = node.elements.first, node.elements.count == 1, only.label == nil {
          return pattern(of: only.expression)
        }
        return Pattern(.tuple(patterns(node.elements)), span(node))
      }
    case .memberAccessExpr:
      if let node = node.as(MemberAccessExprSyntax.self), let found = enumCase(node) {
        return Pattern(.enumCase(found.type, found.name, nil), span(node))
      }
    case .functionCallExpr:
      if let node = node.as(FunctionCallExprSyntax.self), node.trailingClosure == nil,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let found = enumCase(member, isSure: node.arguments.contains { isPattern($0.expression) })
      {
        return Pattern(.enumCase(found.type, found.name, patterns(node.arguments)), span(node))
      }
    case .sequenceExpr:
      if let node = node.as(SequenceExprSyntax.self), let found = castPattern(node) {
        return found
      }
    default: break
    }
    return Pattern(.expr(expr(node)), span(node))
  }

  /// Whether a node can only be a pattern: it binds a name, or is `_`.
  private func isPattern(_ node: ExprSyntax) -> Bool {
    switch node.kind {
    case .patternExpr, .discardAssignmentExpr: true
    case .optionalChainingExpr:
      node.as(OptionalChainingExprSyntax.self).map { isPattern($0.expression) } ?? false
    case .tupleExpr:
      node.as(TupleExprSyntax.self)?.elements.contains { isPattern($0.expression) } ?? false
    case .functionCallExpr:
      node.as(FunctionCallExprSyntax.self)?.arguments.contains { isPattern($0.expression) }
        ?? false
    default: false
    }
  }

  private mutating func patterns(
    _ elements: LabeledExprListSyntax
  ) -> [(label: String?, pattern: Pattern)] {
    var patterns: [(label: String?, pattern: Pattern)] = []
    for element in elements {
      patterns.append((label(element.label), pattern(of: element.expression)))
    }
    return patterns
  }

  /// Returns the case that `.name` or `Type.name` names.
  ///
  /// A name before the dot counts as a type when it begins with a capital letter.
  ///
  /// Any name does when a pattern follows in parentheses.
  private mutating func enumCase(
    _ node: MemberAccessExprSyntax, isSure: Bool = false
  ) -> (type: TypeExpr?, name: String)? {
    guard node.declName.argumentNames == nil, node.declName.baseName.tokenKind != .keyword(.`self`)
    else { return nil }
    guard let base = node.base else { return (nil, name(node.declName.baseName)) }
    switch base.kind {
    case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr: break
    default: return nil
    }
    guard let type = type(spelledBy: expr(base)), isSure || looksLikeType(type) else {
      return nil
    }
    return (type, name(node.declName.baseName))
  }

  /// Returns the pattern of `p as T`.
  private mutating func castPattern(_ node: SequenceExprSyntax) -> Pattern? {
    let elements = Array(node.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    let inner = pattern(of: elements[0])
    return Pattern(.asType(inner, self.type(type.type)), span(node))
  }
}
