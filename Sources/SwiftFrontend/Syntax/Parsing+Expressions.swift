import SwiftSyntax

extension Conversion {
  mutating func expr(_ node: ExprSyntax) -> Expr {
    guard descend(into: node) else { return placeholder(node) }
    defer { depth -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return reference(node)
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node): return subscriptCall(node)
    case .sequenceExpr(let node): return folded(node)
    case .integerLiteralExpr(let node):
      return Expr(.integer(integer(node.literal)), span(node))
    case .floatLiteralExpr(let node): return Expr(.float(float(node.literal)), span(node))
    case .stringLiteralExpr(let node): return string(node)
    case .booleanLiteralExpr(let node):
      return Expr(.bool(node.literal.tokenKind == .keyword(.true)), span(node))
    case .nilLiteralExpr(let node): return Expr(.nilLiteral, span(node))
    case .closureExpr(let node): return closure(node)
    case .arrayExpr(let node): return array(node)
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node): return tuple(node)
    case .superExpr(let node): return name("super", span(node))
    case .optionalChainingExpr(let node):
      return Expr(.optionalChain(expr(node.expression)), span(node))
    case .forceUnwrapExpr(let node):
      return Expr(.forceUnwrap(expr(node.expression)), span(node))
    case .prefixOperatorExpr(let node):
      return Expr(.prefix(text(node.operator), expr(node.expression)), span(node))
    case .postfixOperatorExpr(let node):
      return Expr(.postfix(text(node.operator), expr(node.expression)), span(node))
    case .inOutExpr(let node): return Expr(.inOut(expr(node.expression)), span(node))
    case .tryExpr(let node):
      return Expr(.try(tryKind(node), expr(node.expression)), span(node))
    case .awaitExpr(let node): return Expr(.await(expr(node.expression)), span(node))
    case .unsafeExpr(let node): return expr(node.expression)
    case .discardAssignmentExpr(let node): return Expr(.discard, span(node))
    case .genericSpecializationExpr(let node): return specialization(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .macroExpansionExpr(let node): return pound(node)
    case .typeExpr(let node): return Expr(.type(type(node.type)), span(node))
    case .ifExpr(let node): return Expr(.statement(ifStatement(node)), span(node))
    case .switchExpr(let node):
      return Expr(.statement(switchStatement(node, label: nil)), span(node))
    case .regexLiteralExpr(let node): return unsupported("regular expression literal", node)
    case .consumeExpr(let node): return unsupported("consume", node)
    case .copyExpr(let node): return unsupported("copy", node)
    case .borrowExpr(let node): return unsupported("borrow", node)
    case .packElementExpr(let node): return unsupported("each", node)
    case .packExpansionExpr(let node): return unsupported("repeat", node)
    case .postfixIfConfigExpr(let node): return conditionalMembers(node)
    case .patternExpr(let node): return misplacedPattern(node)
    case ._canImportExpr, ._canImportVersionInfo: return unsupported("canImport", node)
    // Nodes that exist only in sequences, or in trees that were folded or had errors.
    default: return unsupported(text(firstLine(of: span(node))), node)
    }
  }

  func placeholder(_ node: some SyntaxProtocol) -> Expr { Expr(.discard, span(node)) }

  private mutating func unsupported(_ what: String, _ node: some SyntaxProtocol) -> Expr {
    refuseUnsupported(what, at: node)
    return placeholder(node)
  }

  private mutating func misplacedPattern(_ node: PatternExprSyntax) -> Expr {
    // A variable's name under `let` that turns out to be part of an expression is that name.
    if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      return self.name(self.name(name.identifier), span(name))
    }
    refuse("pattern cannot appear in an expression", at: span(node))
    return placeholder(node)
  }

  // MARK: Names and members

  private func name(_ text: String, _ span: Span) -> Expr {
    Expr(.name(Expr.Name(text: text, span: span)), span)
  }

  mutating func name(_ node: DeclReferenceExprSyntax) -> Expr.Name {
    if let selector = node.moduleSelector { refuseUnsupported("::", at: selector) }
    var labels: [String]?
    if let written = node.argumentNames {
      labels = written.arguments.map { name($0.name) }
    }
    return Expr.Name(text: name(node.baseName), labels: labels, span: span(node.baseName))
  }

  private mutating func reference(_ node: DeclReferenceExprSyntax) -> Expr {
    let found = name(node)
    if !shorthandCounts.isEmpty, found.text.utf8.first == UInt8(ascii: "$"),
      let index = Int(found.text.dropFirst())
    {
      let last = shorthandCounts.count - 1
      shorthandCounts[last] = max(shorthandCounts[last], min(index, 1_000) + 1)
    }
    return Expr(.name(found), span(node))
  }

  private mutating func member(_ node: MemberAccessExprSyntax) -> Expr {
    guard let written = memberBase(node.base) else {
      return Expr(.implicitMember(name(node.declName)), span(node))
    }
    let base = baseReadAsType(written)
    let whole = node.base == nil ? span(base.span, span(node)) : span(node)
    if node.declName.baseName.tokenKind == .keyword(.`self`) {
      return Expr(.postfixSelf(base), whole)
    }
    return Expr(.member(base, name(node.declName)), whole)
  }

  private mutating func specialization(_ node: GenericSpecializationExprSyntax) -> Expr {
    let base = expr(node.expression)
    let arguments = genericArguments(node.genericArgumentClause)
    switch base.kind {
    case .name(var name):
      name.genericArguments = arguments
      return Expr(.name(name), span(node))
    case .member(let inner, var name):
      name.genericArguments = arguments
      return Expr(.member(inner, name), span(node))
    case .implicitMember(var name):
      name.genericArguments = arguments
      return Expr(.implicitMember(name), span(node))
    default: return unsupported(text(span(node.genericArgumentClause)), node.genericArgumentClause)
    }
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax) -> Expr {
    var components: [Expr.KeyPath.Component] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        var found = name(property.declName)
        found.genericArguments = genericArguments(property.genericArgumentClause)
        components.append(.property(found))
      case .subscript(let node): components.append(.subscript(arguments(node.arguments)))
      case .optional(let node):
        components.append(
          node.questionOrExclamationMark.text == "!" ? .forceUnwrap : .optionalChain)
      default: refuseUnsupported(text(span(component)), at: component)
      }
    }
    let root = node.root.map { type($0) }
    return Expr(.keyPath(Expr.KeyPath(root: root, components: components)), span(node))
  }

  // MARK: Calls

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expr {
    let callee = baseReadAsType(expr(node.calledExpression), isCalled: true)
    var arguments = arguments(node.arguments)
    append(node.trailingClosure, node.additionalTrailingClosures, to: &arguments)
    return Expr(.call(callee, arguments), span(node))
  }

  private mutating func subscriptCall(_ node: SubscriptCallExprSyntax) -> Expr {
    let base = expr(node.calledExpression)
    var arguments = arguments(node.arguments).map(readingUnboundedRange)
    append(node.trailingClosure, node.additionalTrailingClosures, to: &arguments)
    return Expr(.subscript(base, arguments), span(node))
  }

  /// `...` alone between brackets is no operator as a value: it means the whole.
  private func readingUnboundedRange(_ argument: Expr.Argument) -> Expr.Argument {
    guard case .name(let name) = argument.value.kind, name.text == "..." else { return argument }
    var whole = argument
    whole.value = self.name("_unboundedRange", argument.value.span)
    return whole
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Expr.Argument] {
    var arguments: [Expr.Argument] = []
    for element in list {
      arguments.append(
        Expr.Argument(label: label(element.label), value: expr(element.expression)))
    }
    return arguments
  }

  private mutating func append(
    _ trailing: ClosureExprSyntax?, _ further: MultipleTrailingClosureElementListSyntax,
    to arguments: inout [Expr.Argument]
  ) {
    guard let trailing else { return }
    arguments.append(Expr.Argument(value: expr(ExprSyntax(trailing)), isTrailingClosure: true))
    for element in further {
      arguments.append(
        Expr.Argument(
          label: label(element.label), value: expr(ExprSyntax(element.closure)),
          isTrailingClosure: true))
    }
  }

  func tryKind(_ node: TryExprSyntax) -> Expr.Try {
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .plain
    }
  }

  // MARK: Collections and tuples

  private mutating func array(_ node: ArrayExprSyntax) -> Expr {
    Expr(.array(node.elements.map { expr($0.expression) }), span(node))
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expr {
    var elements: [(key: Expr, value: Expr)] = []
    if case .elements(let list) = node.content {
      for element in list { elements.append((expr(element.key), expr(element.value))) }
    }
    return Expr(.dictionary(elements), span(node))
  }

  private mutating func tuple(_ node: TupleExprSyntax) -> Expr {
    var elements: [(label: String?, value: Expr)] = []
    for element in node.elements {
      elements.append((label(element.label), expr(element.expression)))
    }
    if elements.count == 1, elements[0].label == nil {
      return Expr(.paren(elements[0].value), span(node))
    }
    return Expr(.tuple(elements), span(node))
  }

  // MARK: Closures

  private mutating func closure(_ node: ClosureExprSyntax) -> Expr {
    var captures: [Expr.Closure.Capture] = []
    var parameters: [Expr.Closure.Parameter]?
    var result: TypeExpr?
    var effects = (isThrowing: false, isAsync: false)
    if let signature = node.signature {
      // Attributes of closures (`@MainActor`, `@Sendable`) change nothing here.
      for item in signature.capture?.items ?? [] { append(item, to: &captures) }
      parameters = signature.parameterClause.map { closureParameters($0) }
      result = signature.returnClause.map { type($0.type) }
      effects = self.effects(signature.effectSpecifiers)
    }
    shorthandCounts.append(0)
    let body = Block(statements: statements(node.statements), span: span(node))
    let shorthandCount = shorthandCounts.popLast() ?? 0
    return Expr(
      .closure(
        Expr.Closure(
          captures: captures, parameters: parameters, result: result,
          isThrowing: effects.isThrowing, isAsync: effects.isAsync, body: body,
          shorthandCount: shorthandCount,
          mentionsSelf: node.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.`self`)
          })), span(node))
  }

  private mutating func append(
    _ node: ClosureCaptureSyntax, to captures: inout [Expr.Closure.Capture]
  ) {
    var ownership = Expr.Closure.Capture.Ownership.strong
    if let specifier = node.specifier {
      // `unowned(safe)` and `unowned(unsafe)` are unowned.
      ownership = specifier.specifier.tokenKind == .keyword(.weak) ? .weak : .unowned
    }
    let name = name(node.name)
    let value = node.initializer.map { expr($0.value) } ?? self.name(name, span(node.name))
    captures.append(
      Expr.Closure.Capture(ownership: ownership, name: name, value: value, span: span(node.name)))
  }

  private mutating func closureParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause
  ) -> [Expr.Closure.Parameter] {
    switch clause {
    case .simpleInput(let list):
      return list.map { Expr.Closure.Parameter(name: name($0.name), span: span($0.name)) }
    case .parameterClause(let clause):
      return clause.parameters.map { node in
        let token = node.secondName ?? node.firstName
        if let ellipsis = node.ellipsis { refuseUnsupported("...", at: ellipsis) }
        let type = node.type.map { parameterType($0) }
        return Expr.Closure.Parameter(
          name: name(token), type: type?.type, isInOut: type?.isInOut ?? false, span: span(token))
      }
    @unknown default:
      refuseUnsupported("closure signature", at: clause)
      return []
    }
  }

  // MARK: #

  /// The names after `#` that the parser accepts.
  private static let pounds: Set<String> = [
    "selector", "keyPath", "function", "file", "fileID", "filePath", "line", "column",
    "dsohandle", "colorLiteral", "imageLiteral", "fileLiteral",
  ]

  private mutating func pound(_ node: MacroExpansionExprSyntax) -> Expr {
    let macro = name(node.macroName)
    guard Self.pounds.contains(macro) else { return unsupported("#" + macro, node) }
    var arguments = arguments(node.arguments)
    append(node.trailingClosure, node.additionalTrailingClosures, to: &arguments)
    return Expr(.pound(macro, arguments), span(node))
  }
}
