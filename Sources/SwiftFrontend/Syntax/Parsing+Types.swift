import SwiftSyntax

extension Conversion {
  mutating func type(_ node: TypeSyntax) -> TypeExpr {
    guard descend(into: node) else { return TypeExpr(.placeholder, span(node)) }
    defer { depth -= 1 }
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): return namedType(node)
    case .memberType(let node): return memberType(node)
    case .optionalType(let node):
      return TypeExpr(.optional(type(node.wrappedType)), span(node))
    case .implicitlyUnwrappedOptionalType(let node):
      return TypeExpr(.implicitlyUnwrapped(type(node.wrappedType)), span(node))
    case .arrayType(let node): return TypeExpr(.array(type(node.element)), span(node))
    case .dictionaryType(let node):
      return TypeExpr(.dictionary(type(node.key), type(node.value)), span(node))
    case .tupleType(let node): return tupleType(node)
    case .functionType(let node): return functionType(node)
    case .metatypeType(let node):
      // A protocol's own metatype isn't that of what conforms: the difference is lost here.
      if node.metatypeSpecifier.text == "Protocol" {
        refuseUnsupported(".Protocol", at: node)
      }
      return TypeExpr(.metatype(type(node.baseType)), span(node))
    case .compositionType(let node):
      return TypeExpr(.composition(node.elements.map { type($0.type) }), span(node))
    case .someOrAnyType(let node):
      let constraint = type(node.constraint)
      let isAny = node.someOrAnySpecifier.tokenKind == .keyword(.any)
      return TypeExpr(isAny ? .any(constraint) : .some(constraint), span(node))
    case .attributedType(let node):
      let parameter = attributedType(node)
      if parameter.isInOut {
        refuse("'inout' may only be used on parameters", at: offset(node), length: 5)
      }
      return parameter.type
    case .classRestrictionType(let node): return TypeExpr(.name("AnyObject", []), span(node))
    // Inline arrays, packs, `~Copyable`, named opaque types.
    default:
      refuseUnsupported(text(span(node)), at: node)
      return TypeExpr(.placeholder, span(node))
    }
  }

  private mutating func namedType(_ node: IdentifierTypeSyntax) -> TypeExpr {
    if let selector = node.moduleSelector { refuseUnsupported("::", at: selector) }
    if node.name.tokenKind == .wildcard { return TypeExpr(.placeholder, span(node)) }
    return TypeExpr(
      .name(name(node.name), genericArguments(node.genericArgumentClause)), span(node))
  }

  private mutating func memberType(_ node: MemberTypeSyntax) -> TypeExpr {
    if let selector = node.moduleSelector { refuseUnsupported("::", at: selector) }
    let base = type(node.baseType)
    return TypeExpr(
      .member(base, name(node.name), genericArguments(node.genericArgumentClause)), span(node))
  }

  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeExpr] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      switch argument.argument {
      case .type(let node): return type(node)
      case .expr(let node):
        refuseUnsupported(text(span(node)), at: node)
        return TypeExpr(.placeholder, span(node))
      @unknown default:
        refuseUnsupported(text(span(argument)), at: argument)
        return TypeExpr(.placeholder, span(argument))
      }
    }
  }

  private mutating func tupleType(_ node: TupleTypeSyntax) -> TypeExpr {
    if let only = node.elements.first, node.elements.count == 1, only.firstName == nil,
      only.ellipsis == nil
    {
      return type(only.type)
    }
    var elements: [(label: String?, type: TypeExpr)] = []
    for element in node.elements {
      if let ellipsis = element.ellipsis { refuseUnsupported("...", at: ellipsis) }
      elements.append((label(element.firstName), type(element.type)))
    }
    return TypeExpr(.tuple(elements), span(node))
  }

  private mutating func functionType(_ node: FunctionTypeSyntax) -> TypeExpr {
    var parameters: [TypeExpr.Parameter] = []
    for element in node.parameters {
      var parameter = parameterType(element.type)
      if element.inoutKeyword != nil { parameter.isInOut = true }
      parameter.isVariadic = element.ellipsis != nil
      parameters.append(parameter)
    }
    let effects = effects(node.effectSpecifiers)
    let result = type(node.returnClause.type)
    return TypeExpr(
      .function(
        parameters, isThrowing: effects.isThrowing, isAsync: effects.isAsync, result: result),
      span(node))
  }

  mutating func effects(_ node: TypeEffectSpecifiersSyntax?) -> (isThrowing: Bool, isAsync: Bool) {
    guard let node else { return (false, false) }
    return (isThrowing(node.throwsClause).isThrowing, node.asyncSpecifier != nil)
  }

  mutating func isThrowing(
    _ clause: ThrowsClauseSyntax?
  ) -> (isThrowing: Bool, isRethrowing: Bool) {
    guard let clause else { return (false, false) }
    let isRethrowing = clause.throwsSpecifier.tokenKind == .keyword(.rethrows)
    return (!isRethrowing, isRethrowing)
  }

  /// Returns a type where `inout` and `@autoclosure` may stand before it.
  mutating func parameterType(_ node: TypeSyntax) -> TypeExpr.Parameter {
    if let attributed = node.as(AttributedTypeSyntax.self) { return attributedType(attributed) }
    return TypeExpr.Parameter(type: type(node))
  }

  /// Attributes of types that change nothing here.
  private static let ignoredTypeAttributes: Set<String> = [
    "Sendable", "MainActor", "convention", "unchecked", "preconcurrency",
    "retroactive", "noescape",
  ]

  private mutating func attributedType(_ node: AttributedTypeSyntax) -> TypeExpr.Parameter {
    var isInOut = false
    var isAutoclosure = false
    var isEscaping = false
    for specifiers in [node.specifiers, node.lateSpecifiers] {
      for specifier in specifiers {
        if case .simpleTypeSpecifier(let simple) = specifier,
          simple.specifier.tokenKind == .keyword(.inout)
        {
          isInOut = true
        } else {
          refuseUnsupported(text(span(specifier)), at: specifier)
        }
      }
    }
    for element in node.attributes {
      guard case .attribute(let attribute) = element else {
        refuseUnsupported("#if", at: element)
        continue
      }
      let name = text(span(attribute.attributeName))
      if name == "autoclosure" {
        isAutoclosure = true
      } else if name == "escaping" {
        isEscaping = true
      } else if !Self.ignoredTypeAttributes.contains(name) {
        refuseUnsupported("@" + name, at: attribute)
      }
    }
    return TypeExpr.Parameter(
      type: type(node.baseType), isInOut: isInOut, isAutoclosure: isAutoclosure,
      isEscaping: isEscaping)
  }

  /// Returns a label, or nil where there is none or `_`.
  func label(_ token: TokenSyntax?) -> String? {
    guard let token, token.tokenKind != .wildcard else { return nil }
    return name(token)
  }
}

// MARK: Types among expressions

extension Conversion {
  /// Returns the type that an expression spells, when it can.
  func type(spelledBy expr: Expr) -> TypeExpr? {
    switch expr.kind {
    case .type(let type): return type
    case .name(let name) where name.labels == nil:
      return TypeExpr(.name(name.text, name.genericArguments), expr.span)
    case .member(let base, let name) where name.labels == nil:
      guard let base = type(spelledBy: base) else { return nil }
      if name.text == "Type" || name.text == "Protocol" {
        return TypeExpr(.metatype(base), expr.span)
      }
      return TypeExpr(.member(base, name.text, name.genericArguments), expr.span)
    case .array(let elements):
      guard elements.count == 1, let element = type(spelledBy: elements[0]) else { return nil }
      return TypeExpr(.array(element), expr.span)
    case .dictionary(let elements):
      guard elements.count == 1, let key = type(spelledBy: elements[0].key),
        let value = type(spelledBy: elements[0].value)
      else { return nil }
      return TypeExpr(.dictionary(key, value), expr.span)
    case .optionalChain(let base):
      return type(spelledBy: base).map { TypeExpr(.optional($0), expr.span) }
    case .paren(let inner): return type(spelledBy: inner)
    case .tuple(let elements):
      var types: [(label: String?, type: TypeExpr)] = []
      for element in elements {
        guard let type = type(spelledBy: element.value) else { return nil }
        types.append((element.label, type))
      }
      return TypeExpr(.tuple(types), expr.span)
    case .binary("&", let left, let right, _):
      guard let left = type(spelledBy: left), let right = type(spelledBy: right) else {
        return nil
      }
      if case .composition(let types) = left.kind {
        return TypeExpr(.composition(types + [right]), expr.span)
      }
      return TypeExpr(.composition([left, right]), expr.span)
    case .discard: return TypeExpr(.placeholder, expr.span)
    default: return nil
    }
  }

  /// Whether all names in a type begin with a capital letter.
  ///
  /// `[Foo].x` may have a type or a value before the dot, which only lookup can decide; this
  /// convention decides without it.
  func looksLikeType(_ type: TypeExpr) -> Bool {
    switch type.kind {
    case .name(let name, let arguments):
      name.utf8.first.map { (0x41...0x5A).contains($0) } == true
        && arguments.allSatisfy(looksLikeType)
    case .member(_, let name, _): name.utf8.first.map { (0x41...0x5A).contains($0) } == true
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped),
      .metatype(let wrapped), .any(let wrapped), .some(let wrapped):
      looksLikeType(wrapped)
    case .dictionary(let key, let value): looksLikeType(key) && looksLikeType(value)
    case .tuple(let elements): elements.allSatisfy { looksLikeType($0.type) }
    case .composition(let types): types.allSatisfy(looksLikeType)
    case .function, .opaque, .placeholder: true
    }
  }

  /// Returns the base of a member or `.self` as a type, when it is no mere name and looks so.
  func baseReadAsType(_ expr: Expr, isCalled: Bool = false) -> Expr {
    switch expr.kind {
    case .array, .dictionary, .optionalChain, .tuple, .paren, .binary:
      // Of `Name?` lookup decides.
      if case .optionalChain(let inner) = expr.kind, case .name(let name) = inner.kind,
        name.genericArguments.isEmpty
      {
        return expr
      }
      guard let type = type(spelledBy: expr) else { return expr }
      if case .tuple(let elements) = type.kind, elements.isEmpty { return expr }
      if case .paren(let inner) = expr.kind {
        // `(x)` is a value unless something in it can only be a type.
        switch inner.kind {
        case .name, .member, .paren: return expr
        default: break
        }
      }
      let isLiteral: Bool =
        switch expr.kind {
        case .array, .dictionary: true
        default: false
        }
      return (isCalled && isLiteral) || looksLikeType(type) ? Expr(.type(type), expr.span) : expr
    default: return expr
    }
  }

  /// Returns the type of `(A, B) -> C` found among expressions.
  mutating func functionType(
    from left: Expr, isThrowing: Bool, isAsync: Bool, to right: Expr
  ) -> Expr {
    let whole = span(left.span, right.span)
    var parameters: [TypeExpr.Parameter] = []
    let written: [Expr] =
      switch left.kind {
      case .paren(let only): [only]
      case .tuple(let elements): elements.map(\.value)
      default: [left]
      }
    for expr in written {
      guard let type = type(spelledBy: expr) else {
        refuse("expected a type", at: expr.span)
        return Expr(.type(TypeExpr(.placeholder, whole)), whole)
      }
      parameters.append(TypeExpr.Parameter(type: type))
    }
    guard let result = type(spelledBy: right) else {
      refuse("expected a type", at: right.span)
      return Expr(.type(TypeExpr(.placeholder, whole)), whole)
    }
    let kind = TypeExpr.Kind.function(
      parameters, isThrowing: isThrowing, isAsync: isAsync, result: result)
    return Expr(.type(TypeExpr(kind, whole)), whole)
  }
}
