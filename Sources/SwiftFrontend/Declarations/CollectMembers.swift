import Diagnostics
import SwiftIR

extension Compilation {
  /// Enters the members of all types and extensions, and the declarations outside of types.
  func collectMembers(in files: [FileSyntax]) {
    noteOverrides(in: files)
    for (decl, id, parent) in pending.attributedTypes {
      checkCustomAttributes(of: decl, on: id, in: parent)
    }
    for (id, nominal, _) in nominalDecls {
      for member in nominal.members {
        declare(member, in: id, requirements: [], isExtension: false)
      }
    }
    for ext in extensionDecls {
      for member in ext.decl.members {
        declare(member, in: ext.owner, requirements: ext.requirements, isExtension: true)
      }
    }
    for file in files {
      for item in file.items {
        switch item.kind {
        case .decl(let decl):
          if declaresGlobally(decl) {
            declare(decl, in: nil, requirements: [], isExtension: false)
          } else {
            checkWritten(decl, in: nil, isExtension: false)
          }
        case .guard(let conditions, _): declareGlobals(boundBy: conditions)
        default: break
        }
      }
    }
  }

  /// Variables at top level of a scenario run in order; elsewhere they are lazy globals. Both are
  /// declared beforehand, so that functions see them.
  private func declaresGlobally(_ decl: Decl) -> Bool {
    switch decl.kind {
    case .function, .variable: true
    default: false
    }
  }

  /// Finds the extensions and enters their nested types, and then reads what they say of their type
  /// parameters, which may name any of those types.
  func collectExtensions(in files: [FileSyntax]) {
    let found = files.map { extensions(in: $0.items) }
    for (ext, owner, type) in found.joined() { collect(ext, of: owner, type) }
  }

  private func extensions(
    in items: [Stmt]
  ) -> [(decl: Decl.Extension, owner: NominalID, type: Type)] {
    var found: [(decl: Decl.Extension, owner: NominalID, type: Type)] = []
    for item in items {
      guard case .decl(let decl) = item.kind, case .extension(let ext) = decl.kind else { continue }
      let type = resolve(ext.extended, in: TypeScope())
      let owner: NominalID
      switch type {
      case .nominal(let id, _): owner = id
      case .existential(let protocols) where protocols.count == 1: owner = protocols[0]
      case .optional:
        guard let id = declarations.known.optional else { continue }
        owner = id
      case .error: continue
      case let other:
        report(
          "non-nominal type '\(declarations.describe(other))' cannot be extended",
          at: ext.extended.span)
        continue
      }
      for member in ext.members {
        if case .nominal(let nested) = member.kind { declare(nested, member, in: owner) }
      }
      found.append((ext, owner, type))
    }
    return found
  }

  private func collect(_ ext: Decl.Extension, of owner: NominalID, _ type: Type) {
    var scope = TypeScope(owner: owner, generics: genericContext(of: owner))
    var requirements = specialization(type, of: owner)
    scope.generics.requirements += requirements
    requirements += read(ext.requirements, in: &scope, boundsFrom: .max)
    for member in ext.members {
      guard case .typeAlias(let name, let generics, let written) = member.kind else { continue }
      var alias = PendingAlias(owner, name, generics, written)
      // `extension Pages: Collection where Base: Collection { typealias Index = Base.Index }`
      alias.context = scope.generics
      pending.aliases.append(alias)
    }
    extensionDecls.append(ExtensionDecl(decl: ext, owner: owner, requirements: requirements))
  }

  func resolveExtensionHeaders() {
    for ext in extensionDecls {
      resolveInherited(
        ext.decl.inherited, of: ext.owner, span: ext.decl.extended.span, where: ext.requirements)
    }
  }

  /// The requirements of `extension Array<Int>` on the parameters.
  private func specialization(_ type: Type, of owner: NominalID) -> [GenericRequirement] {
    type.arguments.enumerated().compactMap { GenericRequirement(same: .parameter($0), $1) }
  }

  private func noteOverrides(in files: [FileSyntax]) {
    for (_, nominal, _) in nominalDecls { noteOverrides(in: nominal.members) }
    for ext in extensionDecls { noteOverrides(in: ext.decl.members) }
  }

  func noteOverrides(in members: [Decl]) {
    for member in members {
      if case .nominal(let nested) = member.kind { noteOverrides(in: nested.members) }
      guard member.modifiers.contains(.override) else {
        if case .initializer = member.kind { layout.overriddenNames.insert("init") }
        continue
      }
      switch member.kind {
      case .function(let function): layout.overriddenNames.insert(function.name)
      case .variable(_, let bindings):
        for binding in bindings {
          if case .name(let name) = binding.pattern.kind { layout.overriddenNames.insert(name) }
        }
      case .subscript: layout.overriddenNames.insert("subscript")
      default: break
      }
    }
  }

  // MARK: One declaration

  /// Whether a body is a call of `fatalError` alone.
  private static func isDisowned(_ body: Block) -> Bool {
    guard body.statements.count == 1, case .expr(let value) = body.statements[0].kind,
      case .call(let callee, _) = value.kind, case .name(let name) = callee.kind
    else { return false }
    return name.text == "fatalError"
  }

  func declare(
    _ decl: Decl, in owner: NominalID?, requirements: [GenericRequirement], isExtension: Bool
  ) {
    checkWritten(decl, in: owner, isExtension: isExtension)
    switch decl.kind {
    case .function(let function):
      var member = newMember(.method, function.name, decl, in: owner, requirements)
      read(function.signature, of: decl, into: &member)
      member.isMutating = decl.modifiers.contains(.mutating)
      var body = function.body
      if let written = body, function.signature.result != nil {
        body = readingBuilder(of: decl, written, in: owner)
      }
      if decl.semantics == "vdl.make" { body = Self.makingObject(decl.nameSpan) }
      enter(member, source: body.map { .function(function.signature, $0) }, decl)
    case .initializer(let initializer):
      var member = newMember(.initializer, "init", decl, in: owner, requirements)
      member.isStatic = false
      read(initializer.signature, of: decl, into: &member)
      member.isFailable = initializer.isFailable || initializer.isImplicitlyUnwrapped
      member.isImplicitlyUnwrapped = initializer.isImplicitlyUnwrapped
      member.isConvenience =
        decl.modifiers.contains(.convenience)
        || (isExtension && owner.map { declarations[$0].kind == .class } == true)
      member.isRequired = decl.modifiers.contains(.required)
      member.isDerived = initializer.signature.parameters.first?.name == "$literal"
      member.isDisowned = initializer.body.map(Self.isDisowned) ?? false
      if let owner {
        let type = declarations.selfType(of: owner)
        member.type = member.isFailable ? .optional(type) : type
      }
      enter(member, source: initializer.body == nil ? nil : .initializer(initializer), decl)
      if let literal = literalInitializer(beside: member, decl) {
        declare(literal, in: owner, requirements: requirements, isExtension: isExtension)
      }
    case .deinitializer(let body):
      guard let owner else { return }
      let function = newFunction(
        "\(declarations[owner].name).deinit", knownAs: module == .scenario ? "deinit" : nil,
        at: decl.span)
      program.nominals[Int(owner.rawValue)].deinitializer = function
      pending.bodies.append(
        PendingBody(function: function, owner: owner, source: .deinitializer(body)))
    case .subscript(let sub):
      var member = newMember(.subscript, "subscript", decl, in: owner, requirements)
      read(sub.signature, of: decl, into: &member)
      member.hasSetter = sub.accessors.set != nil || sub.accessors.requiresSetter
      member.isThrowing = sub.accessors.getIsThrowing
      member.isAsync = sub.accessors.getIsAsync
      enterVariable(member, accessors: sub.accessors, initializer: nil, decl)
    case .variable(let isLet, let bindings):
      declareVariables(isLet, bindings, decl, in: owner, requirements, isExtension)
    case .enumCases(let cases):
      guard let owner else { return }
      declareCases(cases, decl, in: owner)
    case .nominal, .extension, .typeAlias, .associatedType, .import, .operator: break
    }
  }

  /// `return (type as! NSObject.Type).init()`: an object of a class known only at run time, which the
  /// native compiler allows only for classes that promise the initialiser.
  private static func makingObject(_ span: Span) -> Block {
    let type = Expr(.name(Expr.Name(text: "type", labels: nil, span: span)), span)
    let root = TypeExpr(.metatype(TypeExpr(.name("NSObject", []), span)), span)
    let metatype = Expr(.paren(Expr(.cast(.forced, type, root), span)), span)
    let initializer = Expr(
      .member(metatype, Expr.Name(text: "init", labels: nil, span: span)), span)
    return Block(
      statements: [Stmt(.return(Expr(.call(initializer, []), span)), span)], span: span)
  }

  /// `init(integerLiteral: Int)` beside one that takes another number type: literals are made as Int, and
  /// as Double those with a fraction.
  private func literalInitializer(beside member: Member, _ decl: Decl) -> Decl? {
    guard module == .scenario, member.generics.isEmpty, member.parameters.count == 1,
      let label = member.parameters[0].label, case let type = member.parameters[0].type,
      let owner = member.owner, declarations[owner].kind != .protocol,
      let id = type.nominal.flatMap({ TypeID(primitive: $0) })
    else { return nil }
    let isNumber = IntegerFormat(id) != nil || id == .double || id == .float
    let usual: (name: String, type: Type)
    switch label {
    case "integerLiteral": usual = ("Int", .int)
    case "floatLiteral": usual = ("Double", .double)
    default: return nil
    }
    guard isNumber, type != usual.type else { return nil }
    let span = decl.nameSpan
    func name(_ text: String) -> Expr {
      Expr(.name(Expr.Name(text: text, labels: nil, span: span)), span)
    }
    let converted = Expr(
      .call(
        name(declarations.describe(type)), [Expr.Argument(label: nil, value: name("$literal"))]),
      span)
    let delegate = Expr(
      .member(name("self"), Expr.Name(text: "init", labels: nil, span: span)), span)
    let call = Expr(.call(delegate, [Expr.Argument(label: label, value: converted)]), span)
    let parameter = Decl.Parameter(
      label: label, name: "$literal", type: TypeExpr(.name(usual.name, []), span), span: span)
    return Decl(
      .initializer(
        Decl.Initializer(
          isFailable: false, isImplicitlyUnwrapped: false,
          signature: Decl.Signature(parameters: [parameter]),
          body: Block(statements: [Stmt(.expr(call), span)], span: span))),
      span: span, nameSpan: span,
      modifiers: declarations[owner].kind == .class ? [.convenience, .required] : [])
  }

  func newMember(
    _ kind: Member.Kind, _ name: String, _ decl: Decl, in owner: NominalID?,
    _ requirements: [GenericRequirement]
  ) -> Member {
    var member = Member(
      kind: kind, name: name, owner: owner, module: module, span: decl.span,
      nameSpan: decl.nameSpan)
    member.access = decl.access
    if let owner, declarations[owner].kind == .protocol {
      // A protocol's requirement is as visible as the protocol.
      member.access = max(member.access, declarations[owner].access)
    }
    member.setterAccess = decl.setterAccess(isGlobal: owner == nil) ?? member.access
    member.isStatic = decl.modifiers.contains(.static) || decl.modifiers.contains(.class)
    member.isFinal = decl.modifiers.contains(.final) || decl.modifiers.contains(.static)
    member.isOverride = decl.modifiers.contains(.override)
    member.isPostfix = decl.modifiers.contains(.postfix)
    member.isOptionalRequirement = decl.modifiers.contains(.optional)
    member.requirements = requirements
    member.isIsolated = decl.hasAttribute("MainActor")
    member.isNonisolated = decl.modifiers.contains(.nonisolated)
    for attribute in decl.attributes {
      switch attribute {
      case .available(let introduced, _, let isUnavailable, let message, let renamed):
        if let introduced { member.introduced = introduced.major * 100 + introduced.minor }
        if isUnavailable {
          member.unavailable =
            renamed.map { "has been renamed to '\($0)'" } ?? "is unavailable"
            + (message.map { ": \($0)" } ?? "")
        }
      case .semantics(let text):
        if text == "vdl.unsupported" {
          member.unavailable = "is not supported"
        } else if let opcode = Self.opcode(named: text) {
          member.opcode = opcode
        } else if let intrinsic = Intrinsic(name: text) {
          member.intrinsic = intrinsic
        }
      case .replaces(let name): member.replaces = name
      case .discardableResult: member.isDiscardable = true
      case .other("_disfavoredOverload"): member.isDisfavored = true
      case .objc, .main, .custom, .other: break
      }
    }
    readCustomAttributes(of: decl, into: &member)
    return member
  }

  static func opcode(named text: String) -> Opcode? {
    guard text.hasPrefix("vdl.op.") else { return nil }
    return opcodesByName[String(text.dropFirst("vdl.op.".count))]
  }

  private static let opcodesByName: [String: Opcode] = Dictionary(
    uniqueKeysWithValues: Opcode.allCases.map { ("\($0)", $0) })

  private func read(_ written: Decl.Signature, of decl: Decl, into member: inout Member) {
    let signature = written.namingOpaqueParameters()
    let owner = genericContext(of: member.owner)
    read(
      signature,
      in: TypeScope(
        owner: member.owner,
        generics: GenericContext(owner.parameters, owner.requirements + member.requirements)),
      into: &member)
    planDefaults(of: signature.parameters, &member)
  }

  /// Reads a signature whose opaque parameters have names, where the scope's type parameters are
  /// known.
  func read(_ signature: Decl.Signature, in scope: TypeScope, into member: inout Member) {
    let ownCount = scope.generics.parameters.count
    let firstType = pending.unboundedTypes.count
    var names = scope
    names.generics.parameters += signature.generics.map {
      Member.GenericParameter(name: $0.name, protocols: [])
    }
    for (offset, parameter) in signature.generics.enumerated() {
      let index = ownCount + offset
      let added = constrain(
        &names.generics.parameters[index], index, by: parameter.constraints, in: names)
      names.generics.requirements += added
      member.requirements += added
    }
    member.requirements += read(signature.requirements, in: &names, boundsFrom: ownCount)
    member.parameters = signature.parameters.map { parameter($0, in: names) }
    if let result = signature.result {
      member.type = resolve(result, in: names)
      requireArguments(in: member.type, result, names)
      member.spelling = spelling(of: result, member.type)
      if case .implicitlyUnwrapped = result.kind { member.isImplicitlyUnwrapped = true }
      member.returnsSelf = mentionsSelf(result) && isClass(member.owner)
    } else {
      member.type = .void
    }
    member.requirements += imply(
      by: member.parameters.map(\.type) + [member.type], in: &names.generics, from: ownCount)
    member.generics = Array(names.generics.parameters.dropFirst(ownCount))
    for index in firstType..<pending.unboundedTypes.count {
      pending.unboundedTypes[index].generics = names.generics
    }
    member.isThrowing = signature.isThrowing || signature.isRethrowing
    member.isRethrowing = signature.isRethrowing
    member.thrown = signature.thrown.map { resolve($0, in: names) }
    if let thrown = member.thrown, declarations.isNever(thrown) { member.isThrowing = false }
    member.isAsync = signature.isAsync
  }

  /// Plans the functions that compute default arguments.
  private func planDefaults(of parameters: [Decl.Parameter], _ member: inout Member) {
    var generics = genericContext(of: member.owner)
    generics.parameters += member.generics
    generics.requirements += member.requirements
    for (index, parameter) in parameters.enumerated() {
      if let value = parameter.defaultValue {
        planDefault(
          value, of: &member.parameters[index], in: generics, owner: member.owner,
          named: "default argument \(index) of \(member.name)", in: member.fullName,
          isAutoclosure: parameter.isAutoclosure)
        if case .pound(let name, _) = value.kind {
          member.parameters[index].callSiteDefault = name
        }
      }
    }
  }

  /// Gives a parameter a default: a function that takes the arguments of all type parameters in the
  /// context, the owner's and the member's own.
  func planDefault(
    _ value: Expr, of parameter: inout Member.Parameter, in generics: GenericContext,
    owner: NominalID?, named name: String, in functionName: String? = nil,
    isAutoclosure: Bool = false
  ) {
    let function = newFunction(name, at: value.span, isHidden: true)
    parameter.hasDefault = true
    parameter.defaultFunction = function
    parameter.defaultTypes = generics.parameters.indices.map { .parameter($0) }
    pending.bodies.append(
      PendingBody(
        function: function, owner: owner,
        source: .defaultArgument(value, parameter.type, generics, isAutoclosure: isAutoclosure),
        functionName: functionName))
  }

  /// Whether a result is written `Self` or `Self?`.
  private func mentionsSelf(_ result: TypeExpr) -> Bool {
    switch result.kind {
    case .name("Self", _): true
    case .optional(let wrapped): mentionsSelf(wrapped)
    default: false
    }
  }

  private func isClass(_ owner: NominalID?) -> Bool {
    owner.map { declarations[$0].kind == .class } == true
  }

  func parameter(_ written: Decl.Parameter, in scope: TypeScope) -> Member.Parameter {
    var type = resolve(written.type, in: scope)
    requireArguments(in: type, written.type, scope)
    if written.isVariadic { type = arrayType(of: type) }
    var parameter = Member.Parameter(
      label: written.label, name: written.name, type: type, isInOut: written.isInOut,
      isVariadic: written.isVariadic, isAutoclosure: written.isAutoclosure,
      isEscaping: written.isEscaping)
    parameter.spelling = spelling(of: written.type, type)
    if case .implicitlyUnwrapped = written.type.kind { parameter.isImplicitlyUnwrapped = true }
    if let attribute = written.attribute {
      let found = attributeType(attribute, in: scope.owner)
      parameter.builder = found?.roles.contains(.resultBuilder) == true ? found?.type : nil
      let isWrapper = found?.roles.contains(.propertyWrapper) == true && !written.isInOut
      if parameter.builder == nil, !isWrapper { refuse(attribute, in: scope.owner) }
    }
    return parameter
  }

  func newFunction(
    _ name: String, knownAs knownName: String? = nil, at span: Span, isHidden: Bool = false
  ) -> FunctionID {
    var function = SwiftIR.Function(name: name, file: Int32(span.file))
    function.knownName = knownName
    function.isScenario = module == .scenario
    // Swift's own library has no frames in a learner's backtrace.
    function.isHidden = isHidden || module == .library
    program.functions.append(function)
    return FunctionID(rawValue: UInt32(program.functions.count - 1))
  }

  func displayName(_ member: Member) -> String {
    (member.owner.map { declarations.qualifiedName($0) + "." } ?? "") + member.fullName
  }

  @discardableResult
  func add(_ member: Member) -> MemberID {
    let id = MemberID(index: declarations.members.count)
    declarations.members.append(member)
    if member.name.last == "=", member.parameters.first?.isInOut == true {
      declarations.assignmentOperators.insert(member.name)
    }
    if module == .scenario, member.kind == .method, isOperator(member.name),
      Checker.isBuiltIn(member.name)
        || member.owner.map({ declarations[$0].module != .scenario }) ?? true
    {
      declarations.ownOperators.insert(member.name)
    }
    if let owner = member.owner {
      declarations[owner].members[member.name, default: []].append(id)
      declarations[owner].ownMembers.append(id)
    } else {
      declarations.globals[member.name, default: []].append(id)
    }
    return id
  }

  /// Enters a function or initialiser and plans its code.
  private func enter(_ member: Member, source: PendingBody.Source?, _ decl: Decl) {
    var member = member
    checkRedeclaration(member)
    let isRequirement =
      member.owner.map { declarations[$0].kind == .protocol } == true && source == nil
      && member.intrinsic == nil && member.opcode == nil
    if isRequirement {
      member.requirement = newRequirement()
    } else if member.intrinsic == nil, member.opcode == nil {
      member.function = newFunction(
        displayName(member), knownAs: knownName(of: member, decl.semantics), at: decl.span)
    }
    if decl.semantics == "vdl.callback" {
      member.callback = newCallback(member)
    }
    let id = add(member)
    if let function = member.function {
      guard let source else {
        report("expected '{' in body of function declaration", at: decl.nameSpan)
        return
      }
      pending.bodies.append(
        PendingBody(function: function, member: id, owner: member.owner, source: source))
    }
  }

  func newRequirement() -> RequirementID {
    program.requirementCount += 1
    return RequirementID(rawValue: UInt32(program.requirementCount - 1))
  }

  private func newCallback(_ member: Member) -> CallbackID {
    program.callbacks.append(
      Callback(
        name: member.fullName,
        parameters: member.parameters.map { $0.label ?? $0.name }))
    return CallbackID(rawValue: UInt32(program.callbacks.count - 1))
  }

  func checkRedeclaration(_ member: Member) {
    guard module == .scenario else { return }
    let existing =
      member.owner.map { declarations[$0].members[member.name] ?? [] }
      ?? (declarations.globals[member.name] ?? [])
    for id in existing {
      let other = declarations[id]
      // A protocol's extension may give its requirement a default.
      if other.requirement != nil { continue }
      guard other.module == .scenario, other.isStatic == member.isStatic,
        other.requirements == member.requirements, !isOfFilesAlone(member, other)
      else { continue }
      let isSame =
        other.kind == member.kind && other.fullName == member.fullName
        && haveSameParameters(other, member) && other.isPostfix == member.isPostfix
        && haveSameBounds(other.generics, member.generics)
        && (member.kind == .property || other.type == member.type)
        && other.spelling == member.spelling
      // A property and a method without parameters have the same name.
      let isPair =
        Set([other.kind, member.kind]) == [.property, .method] && other.parameters.isEmpty
        && member.parameters.isEmpty
      if isSame || isPair {
        reportRedeclaration(member, other)
        return
      }
    }
  }

  private func haveSameParameters(_ a: Member, _ b: Member) -> Bool {
    a.parameters.elementsEqual(b.parameters) {
      $0.type == $1.type && $0.spelling == $1.spelling && $0.isVariadic == $1.isVariadic
        && $0.isAutoclosure == $1.isAutoclosure && $0.isInOut == $1.isInOut
    }
  }

  // MARK: Cases

  private func declareCases(_ cases: [Decl.EnumCase], _ decl: Decl, in owner: NominalID) {
    let scope = TypeScope(owner: owner, generics: genericContext(of: owner))
    for written in cases {
      var member = newMember(.enumCase, written.name, decl, in: owner, [])
      member.span = written.span
      member.nameSpan = written.span
      member.isStatic = true
      member.access = max(member.access, declarations[owner].access)
      member.parameters = (written.payload ?? []).map { parameter($0, in: scope) }
      planDefaults(of: written.payload ?? [], &member)
      member.type = declarations.selfType(of: owner)
      member.tag = program.nominals[Int(owner.rawValue)].cases.count
      program.nominals[Int(owner.rawValue)].cases.append(
        Nominal.Case(
          name: written.name,
          payload: member.parameters.map {
            Nominal.Field(name: $0.label ?? "_", type: .any, ownership: .strong)
          }, rawValue: rawValue(of: written, in: owner)))
      checkRedeclaration(member)
      add(member)
    }
  }
}
