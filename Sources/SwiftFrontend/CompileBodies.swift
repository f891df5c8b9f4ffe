import Diagnostics
import SwiftIR

/// Initial values of stored properties, checked, by field.
typealias FieldDefaults = [(index: Int, value: TypedExpr)]

extension Compilation {
  /// Checks and emits every function of the unit.
  func compileBodies() {
    var position = 0
    while position < pending.bodies.count {
      currentBody = pending.bodies[position]
      compile(pending.bodies[position])
      position += 1
    }
    pending.bodies = []
    currentBody = nil
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  // MARK: Contexts

  func context(
    for body: PendingBody, role: FunctionContext.Role, result: Type? = .void
  ) -> FunctionContext {
    let member = body.member.map { declarations[$0] }
    var generics = genericContext(of: body.owner)
    // What an optional wraps is a hidden argument, as the member's own types are.
    let ownCount = body.owner == declarations.known.optional ? 0 : generics.parameters.count
    generics.parameters += member?.generics ?? []
    generics.requirements += member?.requirements ?? []
    let context = FunctionContext(
      parent: nil, role: role, name: member?.fullName ?? "", owner: body.owner,
      isStatic: member?.isStatic ?? false, generics: generics, ownerGenericCount: ownCount,
      result: result.map { type in
        withGenerics(generics) { normalized(type.replacing(generics.sameTypes)) }
      },
      isThrowing: member?.isThrowing ?? false)
    context.isRethrowing = member?.isRethrowing ?? false
    context.thrown = member?.thrown
    context.isAsync = member?.isAsync ?? false
    context.isNonisolated = member?.isNonisolated ?? false
    if member?.replaces != nil { context.replacing = body.member }
    return context
  }

  /// Gives a context its self and declares it.
  func addSelf(to context: FunctionContext, _ body: PendingBody, _ checker: Checker) {
    guard let owner = body.owner else { return }
    let member = body.member.map { declarations[$0] }
    var type = declarations.selfType(of: owner).replacing(context.generics.sameTypes)
    let isReference = declarations[owner].kind == .class
    if member?.isStatic == true { type = .metatype(type) }
    let isMutating: Bool
    switch context.role {
    case .getter: isMutating = !isReference && member?.isGetterMutating == true
    case .setter, .observer:
      isMutating =
        !isReference && member?.isStatic != true && member?.isSetterNonmutating != true
    case .valueInitializer: isMutating = false
    default: isMutating = member?.isMutating == true && !isReference
    }
    let isValueInitializer = context.role == .valueInitializer
    let local = Local(
      "self", type: type, isLet: !(isMutating || isValueInitializer),
      span: member?.nameSpan ?? declarations[owner].nameSpan, in: context)
    local.isParameter = !isValueInitializer
    local.isInOut = isMutating
    context.selfLocal = local
    checker.declare(local)
  }

  func addParameters(
    to context: FunctionContext, _ parameters: [Member.Parameter], _ checker: Checker
  ) {
    for parameter in parameters {
      let local = Local(
        parameter.name, type: withGenerics(context.generics) { normalized(parameter.type) },
        isLet: !parameter.isInOut, isImplicitlyUnwrapped: parameter.isImplicitlyUnwrapped,
        span: Span(file: 0, offset: 0, length: 0), in: context)
      local.isParameter = true
      local.isInOut = parameter.isInOut
      local.isNonEscaping = parameter.isNonEscaping
      context.parameters.append(local)
      if parameter.name != "_" { checker.declare(local) }
    }
  }

  // MARK: Bodies

  private func compile(_ body: PendingBody) {
    switch body.source {
    case .function(let signature, let block): compileFunction(body, signature, block)
    case .initializer(let written): compileInitializer(body, written)
    case .deinitializer(let block):
      let context = context(for: body, role: .deinitializer)
      let checker = Checker(self, context)
      addSelf(to: context, body, checker)
      emit(body.function, context, checker.check(block))
    case .getter(let block): compileGetter(body, block)
    case .setter(let parameter, let block): compileSetter(body, parameter, block)
    case .observers(let willSet, let didSet): compileObservers(body, willSet, didSet)
    case .lazyGetter(let value): compileLazyGetter(body, value)
    case .lazySetter:
      guard let member = body.member, !hasErrors, let index = fieldIndex(of: member) else { return }
      emitLazySetter(body.function, member, fieldIndex: index)
    case .globalInitializer(let value):
      guard let member = body.member else { return }
      let type = type(of: member)
      let context = context(for: body, role: .initialValue, result: type)
      context.initializedThing = "a global variable initializer"
      let checker = Checker(self, context)
      let typed = checker.check(value, as: type)
      if !hasErrors { emitGlobalInitializer(body.function, context: context, typed) }
    case .defaultArgument(let value, let type, let generics, let isAutoclosure):
      compileDefaultArgument(body, value, type, generics, isAutoclosure: isAutoclosure)
    case .storedGetter:
      guard let member = body.member, !hasErrors else { return }
      emitStoredGetter(body.function, observedMember(member))
    case .storedSetter:
      guard let member = body.member, !hasErrors else { return }
      emitStoredSetter(body.function, member)
    case .memberwiseInitializer: compileMemberwiseInitializer(body)
    case .wrappingInitializer(let block): compileWrappingInitializer(body, block)
    case .inheritedInitializer(let base):
      guard let owner = body.owner else { return }
      let defaults = fieldDefaults(of: owner)
      if !hasErrors {
        emitInheritedInitializer(
          body.function, base, owner: owner, fieldDefaults: byField(defaults))
      }
    case .allocatingThunk:
      guard let member = body.member, !hasErrors else { return }
      emitAllocatingThunk(body.function, member)
    case .operatorThunk(let types):
      guard let member = body.member, let owner = body.owner, !hasErrors else { return }
      emitOperatorThunk(body.function, member, for: owner, types)
    case .intrinsicThunk:
      guard let member = body.member, !hasErrors else { return }
      emitIntrinsicThunk(body.function, member)
    case .witnessThunk(let function, let types, let count):
      guard let member = body.member, !hasErrors else { return }
      emitWitnessThunk(body.function, member, of: function, types, count: count)
    case .elementSetter:
      guard let member = body.member, !hasErrors else { return }
      emitElementSetter(body.function, member)
    case .topLevel(let items): compileTopLevel(body, items)
    case .check(let expr):
      let context = context(for: body, role: .topLevel, result: .bool)
      let checker = Checker(self, context)
      let typed = checker.check(expr, as: .bool)
      if !hasErrors { emitGlobalInitializer(body.function, context: context, typed) }
    }
  }

  private func compileDefaultArgument(
    _ body: PendingBody, _ value: Expr, _ type: Type, _ generics: GenericContext,
    isAutoclosure: Bool
  ) {
    // There is no self to ask for the owner's arguments: all of them are passed.
    let context = FunctionContext(
      parent: nil, role: .initialValue, name: "", owner: body.owner, isStatic: false,
      generics: generics, ownerGenericCount: 0,
      result: withGenerics(generics) { normalized(type.replacing(generics.sameTypes)) },
      isThrowing: false)
    context.initializedThing = "a default argument"
    context.functionName = body.functionName
    let checker = Checker(self, context)
    let typed: TypedExpr
    if isAutoclosure, case .function(let function) = type {
      typed = checker.autoclosure(value, function)
    } else if type.hasParameters {
      typed = checker.check(value, expecting: type)
    } else {
      typed = checker.check(value, as: type)
    }
    if !hasErrors { emitGlobalInitializer(body.function, context: context, typed) }
  }

  private func compileMemberwiseInitializer(_ body: PendingBody) {
    guard let member = body.member, let owner = body.owner else { return }
    let hasNoParameters = declarations[member].parameters.isEmpty
    let values = hasNoParameters ? fieldDefaults(of: owner) : fixedValues(of: owner)
    if !hasErrors {
      emitMemberwiseInitializer(body.function, member, owner: owner, values: byField(values))
    }
  }

  /// The initial values of fields that are no parameters of the memberwise initialiser.
  private func fixedValues(of owner: NominalID) -> FieldDefaults {
    fieldDefaults(of: owner).filter { field in
      layout.fieldInitializers[owner]?.contains {
        $0.index == field.index
          && ($0.isLazy || ($0.value != nil && declarations[$0.member].isLet))
      } == true
    }
  }

  private func compileWrappingInitializer(_ body: PendingBody, _ block: Block) {
    guard let id = body.member, let owner = body.owner else { return }
    let context = context(for: body, role: .valueInitializer)
    context.initializesWrappers = true
    let checker = Checker(self, context)
    addSelf(to: context, body, checker)
    addParameters(to: context, declarations[id].parameters, checker)
    emit(body.function, context, checker.check(block), fixedValues(of: owner))
  }

  func emit(
    _ function: FunctionID, _ context: FunctionContext, _ body: [TypedStmt],
    _ defaults: FieldDefaults = []
  ) {
    guard !hasErrors else { return }
    keep(body, context)
    emitFunction(function, context: context, body: body, fieldDefaults: defaults)
  }

  /// Keeps a checked scenario for the search for slips.
  private func keep(_ statements: [TypedStmt], _ context: FunctionContext) {
    guard scenario.isProgram || isReplacement, module == .scenario else { return }
    scenario.checkedBodies.append(
      CheckedBody(
        member: currentBody?.member, context: context, statements: statements,
        span: currentBody?.span ?? Span(file: 0, offset: 0, length: 0),
        delegates: context.role != .designatedInitializer && delegates(statements)))
  }

  private func compileFunction(_ body: PendingBody, _ signature: Decl.Signature, _ block: Block) {
    guard let id = body.member else { return }
    let member = declarations[id]
    let context = context(for: body, role: .plain, result: member.type)
    let checker = Checker(self, context)
    addSelf(to: context, body, checker)
    addParameters(to: context, member.parameters, checker)
    let wrapped = checker.wrappedParameters(signature.parameters)
    let statements =
      wrapped + checker.checkBody(block, result: member.type, builtBy: builder(of: id))
    if let result = signature.result, case .some = result.kind {
      checkOpaqueResult(of: member, result, statements)
    }
    emit(body.function, context, statements)
  }

  private func compileInitializer(_ body: PendingBody, _ written: Decl.Initializer) {
    guard let id = body.member, let owner = body.owner, let block = written.body else { return }
    let member = declarations[id]
    let isClass = declarations[owner].kind == .class
    let role: FunctionContext.Role =
      !isClass
      ? .valueInitializer : member.isConvenience ? .convenienceInitializer : .designatedInitializer
    let context = context(for: body, role: role)
    context.isFailableInitializer = member.isFailable
    let checker = Checker(self, context)
    addSelf(to: context, body, checker)
    addParameters(to: context, member.parameters, checker)
    var statements = checker.wrappedParameters(written.signature.parameters)
    statements += checker.check(Self.returningNil(block))
    var defaults: FieldDefaults = []
    switch role {
    case .designatedInitializer:
      defaults = fieldDefaults(of: owner)
      if !delegates(statements), !neverReturns(statements),
        let superclass = declarations[owner].superclass
      {
        addImplicitSuperInit(&statements, superclass, checker, block.span)
      }
    case .valueInitializer:
      if !delegates(statements) { defaults = fieldDefaults(of: owner) }
    case .convenienceInitializer:
      if !delegates(statements), !neverReturns(statements), !returnsNil(statements), !hasErrors {
        report(
          "'self.init' isn't called on all paths before returning from initializer",
          at: Span(
            file: block.span.file, offset: block.span.offset + max(1, block.span.length) - 1,
            length: 1))
      }
    default: break
    }
    emit(body.function, context, statements, defaults)
  }

  /// `init?(coder: NSCoder) { nil }` returns its nil.
  private static func returningNil(_ block: Block) -> Block {
    guard block.statements.count == 1, case .expr(let value) = block.statements[0].kind,
      case .nilLiteral = value.kind
    else { return block }
    return Block(statements: [Stmt(.return(value), value.span)], span: block.span)
  }

  /// Whether a body traps or throws on every path, by a statement of its own.
  func neverReturns(_ statements: [TypedStmt]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .throw: true
      case .expr(let expr):
        declarations.isNever(expr.type)
      default: false
      }
    }
  }

  /// Whether an initialiser ends with `return nil`.
  private func returnsNil(_ statements: [TypedStmt]) -> Bool {
    guard case .return(let value?)? = statements.last?.kind, case .constant(.none) = value.kind
    else { return false }
    return true
  }

  /// Whether an initialiser calls another one.
  private func delegates(_ statements: [TypedStmt]) -> Bool {
    statements.contains { delegates($0) }
  }

  private func delegates(_ statement: TypedStmt) -> Bool {
    switch statement.kind {
    case .expr(let expr): delegates(expr)
    case .block(let body): delegates(body)
    case .if(_, let body, let orElse): delegates(body) || orElse.map { delegates($0) } == true
    case .guard(_, let body): delegates(body)
    case .switch(_, _, let cases, _): cases.contains { delegates($0.body) }
    case .doCatch(let body, _, _, _, _): delegates(body)
    case .labeled(let kind, _): delegates(TypedStmt(kind, statement.span))
    case .while(_, let body, _), .repeatWhile(let body, _, _): delegates(body)
    case .forIn(_, _, _, _, _, let body, _): delegates(body)
    case .forRange(_, _, _, _, _, let body, _): delegates(body)
    case .forArray(_, _, _, _, let body, _): delegates(body)
    default: false
    }
  }

  private func delegates(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .delegate: true
    case .tryForced(let inner), .tryOptional(let inner), .convert(let inner): delegates(inner)
    // One from elsewhere stands for another initialiser.
    case .unresolved(_, let value?): delegates(value)
    case .assign(let target, let value):
      // `self = …` in a value type's initialiser
      if case .local(let local) = target.kind, local.name == "self" {
        true
      } else {
        delegates(value)
      }
    default: false
    }
  }

  private func addImplicitSuperInit(
    _ statements: inout [TypedStmt], _ superclass: Type, _ checker: Checker, _ span: Span
  ) {
    let found = members(named: "init", of: superclass, isStatic: false)
    let plain = found.first { found in
      let member = declarations[found.id]
      return member.parameters.allSatisfy(\.hasDefault)
        && (!member.isConvenience || member.module != module)
    }
    // Without one, every path must call another or never end: `DefiniteInitialization` sees to it.
    guard let plain else { return }
    let arguments = declarations[plain.id].parameters.compactMap {
      defaultArgument(of: $0, plain.ownerArguments)
    }
    let call = TypedExpr(.delegate(plain.id, isSuper: true, arguments, []), .void, span)
    statements.append(TypedStmt(.expr(call), span))
  }

  /// The default of a parameter that nobody gives an argument; nil when it has none.
  func defaultArgument(
    of parameter: Member.Parameter, _ ownerArguments: [Type]
  ) -> TypedArgument? {
    // The member's own type parameters are unknown here.
    let unknown = max(0, parameter.defaultTypes.count - ownerArguments.count)
    let arguments = ownerArguments + Array(repeating: .any, count: unknown)
    return parameter.defaultFunction.map {
      .byDefault($0, parameter.defaultTypes.map { substitute($0, arguments) })
    }
  }

  private func compileGetter(_ body: PendingBody, _ block: Block) {
    guard let id = body.member else { return }
    let member = declarations[id]
    // A wrapper's value may tell the type of what it wraps.
    let type = type(of: id)
    let context = context(for: body, role: .getter, result: type)
    context.accessedProperty = id
    let checker = Checker(self, context)
    addSelf(to: context, body, checker)
    addParameters(to: context, member.parameters, checker)
    let builder = builder(of: id)
    emit(
      body.function, context, checker.checkBody(block, result: type, builtBy: builder))
  }

  private func compileSetter(_ body: PendingBody, _ parameter: String?, _ block: Block) {
    guard let id = body.member else { return }
    let member = declarations[id]
    let context = context(for: body, role: .setter)
    context.accessedProperty = id
    let checker = Checker(self, context)
    addSelf(to: context, body, checker)
    addParameters(
      to: context,
      [Member.Parameter(label: nil, name: parameter ?? "newValue", type: type(of: id))]
        + member.parameters, checker)
    emit(body.function, context, checker.check(block))
  }

  /// The superclass's property, of one that only observes it.
  private func observedMember(_ id: MemberID) -> MemberID {
    let member = declarations[id]
    guard member.isObservingSuper, let owner = member.owner,
      let superclass = declarations[owner].superclass
    else { return id }
    return members(named: member.name, of: superclass, isStatic: member.isStatic).first?.id ?? id
  }

  private func fieldIndex(of id: MemberID) -> Int? {
    if case .field(let index) = declarations[id].storage { index } else { nil }
  }

  private func byField(_ defaults: FieldDefaults) -> [Int: TypedExpr] {
    Dictionary(defaults.map { ($0.index, $0.value) }) { first, _ in first }
  }

  private func compileObservers(
    _ body: PendingBody, _ willSet: (parameter: String?, body: Block)?,
    _ didSet: (parameter: String?, body: Block)?
  ) {
    guard let id = body.member else { return }
    let type = type(of: id)
    let context = context(for: body, role: .observer)
    context.accessedProperty = id
    let checker = Checker(self, context)
    if declarations[id].owner != nil { addSelf(to: context, body, checker) }
    addParameters(
      to: context,
      [Member.Parameter(label: nil, name: willSet?.parameter ?? "newValue", type: type)],
      checker)
    let value = context.parameters[0]
    let before = willSet.map { checker.check($0.body) } ?? []
    let old = Local(
      didSet?.parameter ?? "oldValue", type: type, isLet: true,
      span: declarations[id].nameSpan, in: context)
    var after: [TypedStmt] = []
    var usesOld = false
    if let didSet {
      checker.locals.removeAll { $0.local === value }
      checker.declare(old)
      after = checker.check(didSet.body)
      usesOld = didSet.parameter != nil || mentions(old, in: after)
    }
    guard !hasErrors else { return }
    keep(before + after, context)
    let storage: ObserverStorage
    if declarations[id].isObservingSuper {
      storage = .superclass(observedMember(id))
    } else if case .field(let index) = declarations[id].storage {
      storage = declarations[id].isLazy ? .lazyField(index) : .field(index)
    } else if case .global(let global) = declarations[id].storage {
      storage = .global(global)
    } else {
      return
    }
    emitObserverSetter(
      body.function, context: context, id,
      willSet: willSet == nil ? nil : (new: value, body: before),
      didSet: didSet == nil ? nil : (old: old, body: after, usesOld: usesOld), storage: storage)
  }

  private func mentions(_ local: Local, in statements: [TypedStmt]) -> Bool {
    local.isCaptured || LocalUse(of: local, in: statements).isUsed
  }

  private func compileLazyGetter(_ body: PendingBody, _ value: Expr) {
    guard let id = body.member else { return }
    let type = type(of: id)
    let context = context(for: body, role: .getter, result: type)
    let checker = Checker(self, context)
    addSelf(to: context, body, checker)
    let typed = checker.check(value, as: type)
    if !hasErrors, let index = fieldIndex(of: id) {
      keep([TypedStmt(.expr(typed), typed.span)], context)
      emitLazyGetter(body.function, context: context, id, fieldIndex: index, value: typed)
    }
  }

  // MARK: Initial values

  /// The initial values of a type's own stored properties; optional variables start as nil.
  func fieldDefaults(of owner: NominalID) -> FieldDefaults {
    var defaults: FieldDefaults = []
    for field in layout.fieldInitializers[owner] ?? [] {
      let member = declarations[field.member]
      let type = type(of: field.member)
      if field.isLazy {
        defaults.append(
          (field.index, TypedExpr(.constant(.none), .optional(type), member.nameSpan)))
      } else if let value = field.value {
        let context = FunctionContext(
          parent: nil, role: .initialValue, name: "initial value of \(member.name)", owner: owner,
          isStatic: true, generics: genericContext(of: owner),
          ownerGenericCount: declarations[owner].generics.count, result: type, isThrowing: false)
        let checker = Checker(self, context)
        defaults.append((field.index, checker.check(value, as: type)))
      } else if type.wrapped != nil, !member.isLet {
        defaults.append((field.index, TypedExpr(.constant(.none), type, member.nameSpan)))
      }
    }
    return defaults
  }

  /// The type of a variable, from its initial value.
  func inferType(of pending: PendingVariable, name: String) -> Type {
    let context = FunctionContext(
      parent: nil, role: .initialValue, name: "initial value of \(name)", owner: pending.owner,
      isStatic: true, generics: pending.generics,
      ownerGenericCount: pending.generics.parameters.count,
      result: nil, isThrowing: true)
    // Its effects are checked where it is emitted.
    context.isAsync = true
    let saved = currentGenerics
    defer { currentGenerics = saved }
    let checker = Checker(self, context)
    if let owner = pending.owner, !pending.isStatic {
      // Only the type is needed here; a lazy variable's value may use self.
      let local = Local(
        "self", type: declarations.selfType(of: owner), isLet: true,
        span: declarations[owner].nameSpan, in: context)
      context.selfLocal = local
      checker.declare(local)
    }
    switch pending.origin {
    case .value(let value): return checker.check(value).type
    case .conditions(let conditions, let name):
      _ = checker.check(conditions)
      return checker.lookupLocal(name)?.type ?? .error
    case .wrapped(let attributes, let written):
      return wrapperType(
        attributes, of: written,
        in: TypeScope(owner: pending.owner, generics: pending.generics))
    case .parts(let storage, let path): return partType(of: storage, path)
    }
  }
}
