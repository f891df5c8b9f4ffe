import SwiftSyntax

extension Conversion {
  /// Returns a declaration, or nil for one that is refused or leaves nothing in the tree.
  mutating func declaration(_ node: DeclSyntax) -> Decl? {
    guard descend(into: node) else { return nil }
    defer { depth -= 1 }
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variable(node)
    case .functionDecl(let node): return function(node)
    case .initializerDecl(let node): return initializer(node)
    case .deinitializerDecl(let node): return deinitializer(node)
    case .subscriptDecl(let node): return subscriptDeclaration(node)
    case .classDecl(let node): return classDeclaration(node)
    case .structDecl(let node): return structDeclaration(node)
    case .enumDecl(let node): return enumDeclaration(node)
    case .protocolDecl(let node): return protocolDeclaration(node)
    case .extensionDecl(let node): return extensionDeclaration(node)
    case .enumCaseDecl(let node): return enumCases(node)
    case .typeAliasDecl(let node): return typeAlias(node)
    case .associatedTypeDecl(let node): return associatedType(node)
    case .importDecl(let node): return importDeclaration(node)
    case .operatorDecl(let node): return operatorDeclaration(node)
    // Its meaning is in the operators' table.
    case .precedenceGroupDecl: return nil
    case .macroExpansionDecl(let node):
      let macro = name(node.macroName)
      if !takeMacro(macro, node.arguments, at: span(node)) {
        refuseUnsupported("#" + macro, at: node)
      }
    case .actorDecl(let node): return actorDeclaration(node)
    case .macroDecl(let node): refuseUnsupported("macro", at: node.macroKeyword)
    case .poundSourceLocation(let node): refuseUnsupported("#sourceLocation", at: node)
    case .ifConfigDecl(let node): refuseUnsupported("#if", at: node)
    default: refuseUnsupported(text(firstLine(of: span(node))), at: node)
    }
    return nil
  }

  mutating func members(_ list: MemberBlockItemListSyntax) -> [Decl] {
    var members: [Decl] = []
    members.reserveCapacity(list.count)
    append(list, to: &members)
    return members
  }

  private mutating func append(_ list: MemberBlockItemListSyntax, to members: inout [Decl]) {
    for item in list {
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else {
        if let found = declaration(item.decl) { members.append(found) }
        continue
      }
      guard descend(into: condition) else { return }
      defer { depth -= 1 }
      switch activeElements(condition) {
      case .decls(let list): append(list, to: &members)
      case nil: break
      default: refuseUnsupported("#if", at: condition)
      }
    }
  }

  // MARK: Variables

  private mutating func variable(_ node: VariableDeclSyntax) -> Decl? {
    guard let isLet = isLet(node.bindingSpecifier) else { return nil }
    var bindings: [Decl.Binding] = []
    for written in node.bindings {
      bindings.append(
        Decl.Binding(
          pattern: pattern(written.pattern), type: written.typeAnnotation.map { type($0.type) },
          initializer: written.initializer.map { expr($0.value) },
          accessors: written.accessorBlock.map { accessors($0) }, span: span(written)))
    }
    // `let a, b: Int` gives its type to both.
    for index in bindings.indices.dropLast().reversed()
    where bindings[index].type == nil && bindings[index].initializer == nil {
      bindings[index].type = bindings[index + 1].type
    }
    let place = bindings.first?.pattern.span ?? span(node.bindingSpecifier)
    return decl(.variable(isLet: isLet, bindings), node, name: place)
  }

  private mutating func accessors(_ node: AccessorBlockSyntax) -> Decl.Accessors {
    var accessors = Decl.Accessors()
    switch node.accessors {
    case .getter(let list):
      accessors.get = Block(statements: statements(list), span: span(node))
    case .accessors(let list):
      for accessor in list { add(accessor, to: &accessors) }
    @unknown default: refuseUnsupported("accessor", at: node)
    }
    return accessors
  }

  private mutating func add(_ node: AccessorDeclSyntax, to accessors: inout Decl.Accessors) {
    // Attributes (`@objc`, `@inlinable`) change nothing here.
    let kind = node.accessorSpecifier.tokenKind
    switch kind {
    case .keyword(.get), .keyword(.set), .keyword(.willSet), .keyword(.didSet): break
    default:
      refuseUnsupported(text(node.accessorSpecifier), at: node.accessorSpecifier)
      return
    }
    let parameter = node.parameters.map { name($0.name) }
    let body = node.body.map { block($0) }
    switch kind {
    case .keyword(.get):
      accessors.get = body
      accessors.getIsThrowing = isThrowing(node.effectSpecifiers?.throwsClause).isThrowing
      accessors.getIsAsync = node.effectSpecifiers?.asyncSpecifier != nil
      accessors.getIsMutating = node.modifier?.name.tokenKind == .keyword(.mutating)
      if body == nil { accessors.isRequirement = true }
    case .keyword(.set):
      accessors.set = body.map { (parameter, $0) }
      accessors.setIsNonmutating = node.modifier?.name.tokenKind == .keyword(.nonmutating)
      if body == nil {
        accessors.isRequirement = true
        accessors.requiresSetter = true
      }
    case .keyword(.willSet): accessors.willSet = body.map { (parameter, $0) }
    default: accessors.didSet = body.map { (parameter, $0) }
    }
  }

  // MARK: Functions

  private mutating func function(_ node: FunctionDeclSyntax) -> Decl? {
    let isOperator: Bool =
      switch node.name.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: true
      default: false
      }
    let signature = signature(
      node.signature, node.genericParameterClause, node.genericWhereClause,
      hasLabels: !isOperator)
    let function = Decl.Function(
      name: name(node.name), signature: signature, body: node.body.map { block($0) })
    return decl(.function(function), node, name: span(node.name))
  }

  private mutating func initializer(_ node: InitializerDeclSyntax) -> Decl? {
    let mark = node.optionalMark?.tokenKind
    let signature = signature(
      node.signature, node.genericParameterClause, node.genericWhereClause)
    let initializer = Decl.Initializer(
      isFailable: mark == .postfixQuestionMark || mark == .exclamationMark,
      isImplicitlyUnwrapped: mark == .exclamationMark, signature: signature,
      body: node.body.map { block($0) })
    return decl(.initializer(initializer), node, name: span(node.initKeyword))
  }

  private mutating func deinitializer(_ node: DeinitializerDeclSyntax) -> Decl? {
    if let effects = node.effectSpecifiers { refuseUnsupported(text(span(effects)), at: effects) }
    guard let body = node.body else {
      refuse("expected '{' for deinitializer", at: span(node.deinitKeyword))
      return nil
    }
    return decl(.deinitializer(block(body)), node, name: span(node.deinitKeyword))
  }

  private mutating func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> Decl? {
    var signature = Decl.Signature()
    signature.generics = generics(node.genericParameterClause)
    signature.requirements = requirements(
      node.genericWhereClause, node.genericParameterClause)
    for written in node.parameterClause.parameters {
      var parameter = parameter(written)
      if written.secondName == nil { parameter.label = nil }
      signature.parameters.append(parameter)
    }
    signature.result = type(node.returnClause.type)
    let accessors: Decl.Accessors
    if let written = node.accessorBlock {
      accessors = self.accessors(written)
    } else {
      // Without braces it is a library's, which the machine implements.
      accessors = Decl.Accessors(isRequirement: true)
    }
    return decl(
      .subscript(Decl.Subscript(signature: signature, accessors: accessors)), node,
      name: span(node.subscriptKeyword))
  }

  private mutating func signature(
    _ node: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ clause: GenericWhereClauseSyntax?, hasLabels: Bool = true
  ) -> Decl.Signature {
    var signature = Decl.Signature()
    signature.generics = self.generics(generics)
    signature.requirements = requirements(clause, generics)
    for written in node.parameterClause.parameters {
      var parameter = parameter(written)
      if !hasLabels { parameter.label = nil }
      signature.parameters.append(parameter)
    }
    if let effects = node.effectSpecifiers {
      let throwing = isThrowing(effects.throwsClause)
      signature.isThrowing = throwing.isThrowing
      signature.isRethrowing = throwing.isRethrowing
      signature.thrown = effects.throwsClause?.type.map { type($0) }
      signature.isAsync = effects.asyncSpecifier != nil
    }
    signature.result = node.returnClause.map { type($0.type) }
    return signature
  }

  private mutating func parameter(_ node: FunctionParameterSyntax) -> Decl.Parameter {
    var custom: Decl.CustomAttribute?
    for attribute in node.attributes {
      if case .attribute(let node) = attribute, let found = customAttribute(node) {
        custom = found
      } else {
        refuseUnsupported(text(span(attribute)), at: attribute)
      }
    }
    for modifier in node.modifiers { refuseUnsupported(text(modifier.name), at: modifier) }
    let type = parameterType(node.type)
    return Decl.Parameter(
      label: label(node.firstName), name: name(node.secondName ?? node.firstName),
      type: type.type, isInOut: type.isInOut, isVariadic: node.ellipsis != nil,
      isAutoclosure: type.isAutoclosure, isEscaping: type.isEscaping,
      defaultValue: node.defaultValue.map { expr($0.value) }, attribute: custom,
      span: span(node))
  }

  // MARK: Generics

  private mutating func generics(
    _ clause: GenericParameterClauseSyntax?
  ) -> [Decl.GenericParameter] {
    guard let clause else { return [] }
    return clause.parameters.map { node in
      if let specifier = node.specifier { refuseUnsupported(text(specifier), at: specifier) }
      return Decl.GenericParameter(
        name: name(node.name), constraints: node.inheritedType.map { [type($0)] } ?? [])
    }
  }

  private mutating func requirements(
    _ clause: GenericWhereClauseSyntax?, _ generics: GenericParameterClauseSyntax? = nil
  ) -> [Decl.Requirement] {
    var requirements: [Decl.Requirement] = []
    for clause in [generics?.genericWhereClause, clause] {
      for requirement in clause?.requirements ?? [] {
        switch requirement.requirement {
        case .conformanceRequirement(let node):
          requirements.append(.conformance(type(node.leftType), type(node.rightType)))
        case .sameTypeRequirement(let node):
          guard case .type(let left) = node.leftType, case .type(let right) = node.rightType
          else {
            refuseUnsupported(text(span(node)), at: node)
            continue
          }
          requirements.append(.sameType(type(left), type(right)))
        case .layoutRequirement(let node): refuseUnsupported(text(span(node)), at: node)
        @unknown default: refuseUnsupported(text(span(requirement)), at: requirement)
        }
      }
    }
    return requirements
  }

  private mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeExpr] {
    guard let clause else { return [] }
    return clause.inheritedTypes.map { type($0.type) }
  }

  // MARK: Types

  private mutating func classDeclaration(_ node: ClassDeclSyntax) -> Decl? {
    let nominal = Decl.Nominal(
      kind: .class, name: name(node.name), generics: generics(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause, node.genericParameterClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members))
    return decl(.nominal(nominal), node, name: span(node.name)).expandingObservable()
  }

  private mutating func actorDeclaration(_ node: ActorDeclSyntax) -> Decl? {
    var nominal = Decl.Nominal(
      kind: .class, name: name(node.name), generics: generics(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause, node.genericParameterClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members))
    nominal.isActor = true
    return decl(.nominal(nominal), node, name: span(node.name))
  }

  private mutating func structDeclaration(_ node: StructDeclSyntax) -> Decl? {
    let nominal = Decl.Nominal(
      kind: .struct, name: name(node.name), generics: generics(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause, node.genericParameterClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members))
    return decl(.nominal(nominal), node, name: span(node.name))
  }

  private mutating func enumDeclaration(_ node: EnumDeclSyntax) -> Decl? {
    let nominal = Decl.Nominal(
      kind: .enum, name: name(node.name), generics: generics(node.genericParameterClause),
      requirements: requirements(node.genericWhereClause, node.genericParameterClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members))
    return decl(.nominal(nominal), node, name: span(node.name))
  }

  private mutating func protocolDeclaration(_ node: ProtocolDeclSyntax) -> Decl? {
    let primary =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
        Decl.GenericParameter(name: name($0.name), constraints: [])
      } ?? []
    let nominal = Decl.Nominal(
      kind: .protocol, name: name(node.name), generics: primary,
      requirements: requirements(node.genericWhereClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members))
    return decl(.nominal(nominal), node, name: span(node.name))
  }

  private mutating func extensionDeclaration(_ node: ExtensionDeclSyntax) -> Decl? {
    let extended = type(node.extendedType)
    let contents = Decl.Extension(
      extended: extended, requirements: requirements(node.genericWhereClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members))
    return decl(.extension(contents), node, name: extended.span)
  }

  private mutating func enumCases(_ node: EnumCaseDeclSyntax) -> Decl? {
    let cases = node.elements.map { element in
      Decl.EnumCase(
        name: name(element.name), payload: element.parameterClause.map { payload($0) },
        rawValue: element.rawValue.map { expr($0.value) }, span: span(element))
    }
    let place = node.elements.first.map { span($0.name) } ?? span(node.caseKeyword)
    return decl(.enumCases(cases), node, name: place)
  }

  private mutating func payload(_ clause: EnumCaseParameterClauseSyntax) -> [Decl.Parameter] {
    clause.parameters.map { node in
      for modifier in node.modifiers { refuseUnsupported(text(modifier.name), at: modifier) }
      let inner = node.secondName ?? node.firstName
      return Decl.Parameter(
        label: label(node.firstName), name: inner.map { name($0) } ?? "_", type: type(node.type),
        defaultValue: node.defaultValue.map { expr($0.value) }, span: span(node))
    }
  }

  private mutating func typeAlias(_ node: TypeAliasDeclSyntax) -> Decl? {
    if let clause = node.genericWhereClause { refuseUnsupported(text(span(clause)), at: clause) }
    let generics = generics(node.genericParameterClause)
    return decl(
      .typeAlias(name(node.name), generics, type(node.initializer.value)), node,
      name: span(node.name))
  }

  private mutating func associatedType(_ node: AssociatedTypeDeclSyntax) -> Decl? {
    let found = Decl.AssociatedType(
      name: name(node.name), inherited: inherited(node.inheritanceClause),
      defaultType: node.initializer.map { type($0.value) },
      requirements: requirements(node.genericWhereClause))
    return decl(.associatedType(found), node, name: span(node.name))
  }

  // MARK: The rest

  private mutating func importDeclaration(_ node: ImportDeclSyntax) -> Decl? {
    let path = node.path.map { name($0.name) }.joined(separator: ".")
    return decl(.import(path), node, name: span(node.path))
  }

  private mutating func operatorDeclaration(_ node: OperatorDeclSyntax) -> Decl? {
    let group = node.operatorPrecedenceAndTypes.map { name($0.precedenceGroup) }
    let fixity: Decl.Modifiers =
      switch node.fixitySpecifier.tokenKind {
      case .keyword(.prefix): .prefix
      case .keyword(.postfix): .postfix
      default: .infix
      }
    return Decl(
      .operator(text(node.name), precedenceGroup: group), span: span(node),
      nameSpan: span(node.name), modifiers: fixity)
  }

  private mutating func decl(
    _ kind: Decl.Kind, _ node: some WithAttributesSyntax & WithModifiersSyntax, name: Span
  ) -> Decl {
    switch kind {
    case .nominal, .typeAlias:
      if !shorthandCounts.isEmpty { hasTypesInClosures = true }
    default: break
    }
    return Decl(
      kind, span: span(node), nameSpan: name, attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers))
  }
}
