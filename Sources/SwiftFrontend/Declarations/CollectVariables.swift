import SwiftIR

extension Compilation {
  func declareVariables(
    _ isLet: Bool, _ bindings: [Decl.Binding], _ decl: Decl, in owner: NominalID?,
    _ requirements: [GenericRequirement], _ isExtension: Bool
  ) {
    // In `var a, b: Int` the type belongs to both.
    var laterType: TypeExpr?
    for binding in bindings.reversed() {
      if binding.type != nil { laterType = binding.type }
      if binding.initializer != nil && binding.type == nil { laterType = nil }
      var binding = binding
      if binding.type == nil { binding.type = binding.initializer == nil ? laterType : nil }
      pending.bindings.append(binding)
    }
    let ordered = pending.bindings.reversed()
    pending.bindings = []
    for binding in ordered {
      guard case .name(let name) = Self.simplePattern(binding.pattern) else {
        if owner != nil || module != .scenario {
          report("only single variables are supported here", at: binding.pattern.span)
        } else {
          declareTupleGlobals(binding, isLet, decl)
        }
        continue
      }
      declareVariable(name, isLet, binding, decl, in: owner, requirements, isExtension)
    }
  }

  private func isObject(_ type: Type, _ generics: GenericContext) -> Bool {
    withGenerics(generics) { isClassType(type) }
  }

  static func simplePattern(_ pattern: Pattern) -> Pattern.Kind {
    if case .binding(_, let inner) = pattern.kind { return simplePattern(inner) }
    return pattern.kind
  }

  /// `let (a, b) = …` at top level: one global for each name.
  private func declareTupleGlobals(_ binding: Decl.Binding, _ isLet: Bool, _ decl: Decl) {
    func visit(_ pattern: Pattern, _ path: [Int]) {
      switch pattern.kind {
      case .name(let name):
        var member = newMember(.property, name, decl, in: nil, [])
        member.nameSpan = pattern.span
        member.isLet = isLet
        checkRedeclaration(member)
        program.globals.append(Global(name: name, initializer: nil))
        member.storage = .global(GlobalID(rawValue: UInt32(program.globals.count - 1)))
        member.hasSetter = !isLet
        let id = add(member)
        if let written = binding.type, let type = part(of: resolve(written, in: TypeScope()), path)
        {
          declarations[id].type = type
        } else if let value = binding.initializer {
          var part = value
          for index in path {
            part = Expr(
              .member(part, Expr.Name(text: "\(index)", labels: nil, span: part.span)), part.span)
          }
          pending.types[id] = PendingVariable(
            origin: .value(part), owner: nil, isStatic: false, generics: GenericContext())
        }
      case .tuple(let elements):
        for (index, element) in elements.enumerated() { visit(element.pattern, path + [index]) }
      case .binding(_, let inner): visit(inner, path)
      default: break
      }
    }
    visit(binding.pattern, [])
  }

  /// `guard let x = …` at top level: one global for each name.
  func declareGlobals(boundBy conditions: [Stmt.Condition]) {
    guard scenario.isProgram else { return }
    for bound in conditions.flatMap(\.boundNames) {
      // `guard let x` at top level may shadow a global `x`; then it is no global itself.
      let others = declarations.globals[bound.name] ?? []
      guard !others.contains(where: { declarations[$0].module == module }) else { continue }
      let decl = Decl(
        .variable(isLet: bound.isLet, []), span: bound.span, nameSpan: bound.span)
      var member = newMember(.property, bound.name, decl, in: nil, [])
      member.isLet = bound.isLet
      member.hasSetter = !bound.isLet
      member.hasInitialValue = true
      program.globals.append(Global(name: bound.name, initializer: nil))
      member.storage = .global(GlobalID(rawValue: UInt32(program.globals.count - 1)))
      pending.types[add(member)] = PendingVariable(
        origin: .conditions(conditions, name: bound.name), owner: nil, isStatic: false,
        generics: GenericContext())
    }
  }

  private func part(of type: Type, _ path: [Int]) -> Type? {
    guard let index = path.first else { return type }
    guard case .tuple(let elements) = type, elements.indices.contains(index) else { return nil }
    return part(of: elements[index].type, Array(path.dropFirst()))
  }

  private func declareVariable(
    _ name: String, _ isLet: Bool, _ written: Decl.Binding, _ decl: Decl, in owner: NominalID?,
    _ requirements: [GenericRequirement], _ isExtension: Bool
  ) {
    if !decl.customAttributes.isEmpty, let wrappers = wrappers(of: decl, in: owner) {
      declareWrapped(name, isLet, written, decl, in: owner, requirements, by: wrappers)
      return
    }
    var binding = written
    var member = newMember(.property, name, decl, in: owner, requirements)
    member.span = binding.span
    member.nameSpan = binding.pattern.span
    member.isLet = isLet
    member.isLazy = decl.modifiers.contains(.lazy)
    if decl.modifiers.contains(.weak) { member.ownership = .weak }
    if decl.modifiers.contains(.unowned) { member.ownership = .unowned }
    var generics = genericContext(of: owner)
    generics.requirements += requirements
    resolveType(of: &member, &binding, generics)
    member.isOutlet = decl.hasAttribute("IBOutlet")
    var accessors = binding.accessors
    if let get = accessors?.get { accessors?.get = readingBuilder(of: decl, get, in: owner) }
    member.isThrowing = accessors?.getIsThrowing == true
    member.isAsync = accessors?.getIsAsync == true
    let isComputed =
      accessors.map { $0.get != nil || $0.isRequirement } == true || member.intrinsic != nil
      || member.opcode != nil
    if !isComputed {
      checkOwnership(of: member, binding, generics)
      if let value = outletValue(of: member, binding) {
        // It has no other owner.
        member.ownership = .strong
        binding.initializer = value
      }
      let isUntyped = binding.type == nil && binding.initializer == nil
      if binding.initializer == nil, isUntyped || member.type.wrapped == nil {
        binding.initializer = wrappedValue(of: name, decl, in: owner)
      }
      if isUntyped, binding.initializer != nil {
        // Only the wrapper knows the type.
      } else if binding.type == nil {
        if let value = binding.initializer {
          pending.types[MemberID(index: declarations.members.count)] = PendingVariable(
            origin: .value(value), owner: owner, isStatic: member.isStatic, generics: generics)
        } else {
          report("type annotation missing in pattern", at: binding.pattern.span)
        }
      }
    } else {
      member.hasSetter = accessors?.set != nil || accessors?.requiresSetter == true
      if binding.type == nil {
        report("computed property must have an explicit type", at: binding.pattern.span)
      }
    }
    checkRedeclaration(member)
    if isComputed {
      enterVariable(member, accessors: accessors ?? Decl.Accessors(), initializer: nil, decl)
      return
    }
    member.hasSetter = !isLet
    member.hasObservers = accessors?.willSet != nil || accessors?.didSet != nil
    if isOverrideOfStored(member), let owner, isDeclaredElsewhere(name, above: owner) {
      // The override stores what nothing here does. No source can write this name: it stands for the
      // value that the superclass would give.
      member.isOverride = false
      let first = Expr.Name(text: "super." + name, labels: nil, span: member.nameSpan)
      binding.initializer = binding.initializer ?? Expr(.name(first), member.nameSpan)
    }
    member.hasInitialValue = binding.initializer != nil
    if owner == nil || member.isStatic {
      declareGlobal(&member, binding, decl)
    } else if isExtension {
      report("extensions must not contain stored properties", at: member.nameSpan)
      return
    } else if let owner, declarations[owner].kind == .protocol {
      report(
        "property in protocol must have explicit { get } or { get set } specifier",
        at: member.nameSpan)
      return
    } else if let owner, declarations[owner].kind == .enum {
      report("enums must not contain stored properties", at: member.nameSpan)
      return
    } else if let owner, isOverrideOfStored(member), declarations[owner].kind == .class {
      // `override var x: T { didSet { … } }`: observers around the superclass's property.
      member.storage = .computed
      member.isObservingSuper = true
      member.hasSetter = true
      enterVariable(member, accessors: accessors ?? Decl.Accessors(), initializer: nil, decl)
      return
    } else if member.isOverride, module == .scenario {
      report("cannot override with a stored property '\(name)'", at: member.nameSpan)
    }
    if isWrappedElsewhere(decl, in: owner) {
      unresolved.wrapped.insert(MemberID(index: declarations.members.count))
    }
    enterVariable(
      member, accessors: accessors ?? Decl.Accessors(), initializer: binding.initializer, decl)
  }

  /// Gives a variable the type that is written, if there is one.
  private func resolveType(
    of member: inout Member, _ binding: inout Decl.Binding, _ generics: GenericContext
  ) {
    guard let written = binding.type else { return }
    member.type = resolve(written, in: TypeScope(owner: member.owner, generics: generics))
    if case .implicitlyUnwrapped = written.kind { member.isImplicitlyUnwrapped = true }
    if isOpenOptional(written, in: member.owner), let value = binding.initializer {
      member.type = .error
      binding.initializer = Expr(.cast(.coerce, value, written), value.span)
      binding.type = nil
      return
    }
    guard hasBareGenerics(member.type) else { return }
    guard let value = binding.initializer else {
      let scope = TypeScope(owner: member.owner, generics: generics)
      return requireArguments(in: member.type, written, scope)
    }
    // `let names: Set = […]`: the value determines the arguments.
    member.type = .error
    binding.initializer = Expr(.cast(.coerce, value, written), value.span)
    binding.type = nil
  }

  /// Says so when a `weak` or `unowned` variable cannot be one.
  private func checkOwnership(
    of member: Member, _ binding: Decl.Binding, _ generics: GenericContext
  ) {
    if member.ownership != .strong, binding.type != nil, !member.type.hasErrors,
      !isObject(member.type.strippingOptionals, generics)
    {
      let word = member.ownership == .weak ? "weak" : "unowned"
      let type = member.type.strippingOptionals
      let isExistential = if case .existential = type { true } else { false }
      report(
        isExistential
          ? "'\(word)' must not be applied to non-class-bound '\(declarations.describe(type))'; consider adding a protocol conformance that has a class bound"
          : "'\(word)' may only be applied to class and class-bound protocol types, not '\(declarations.describe(type))'",
        at: member.nameSpan)
    } else if member.ownership == .weak, binding.type != nil, !member.type.isError,
      member.type.wrapped == nil
    {
      let written =
        binding.type.map {
          declarations.describe(resolve($0, in: TypeScope(owner: member.owner, generics: generics)))
        } ?? ""
      report(
        "'weak' variable should have optional type '\(written)?'", at: member.nameSpan)
    }
  }

  private func isOverrideOfStored(_ member: Member) -> Bool {
    member.isOverride && member.hasObservers
  }

  /// Whether no class that is known above this one declares a property of this name.
  private func isDeclaredElsewhere(_ name: String, above owner: NominalID) -> Bool {
    guard unresolved.areAllowed, hasUnresolvedAncestor(owner) else { return false }
    var ancestor = declarations[owner].superclass?.nominal
    while let id = ancestor {
      if declarations[id].members[name] != nil { return false }
      let written = nominalDecls.first { $0.id == id }?.decl.members ?? []
      if written.contains(where: { $0.declaresVariable(name) }) { return false }
      ancestor = declarations[id].superclass?.nominal
    }
    return true
  }

  func declareGlobal(_ member: inout Member, _ binding: Decl.Binding, _ decl: Decl) {
    var initializer: FunctionID?
    let isLazy =
      module != .scenario || isReplacement || member.isStatic || scenario.mainType != nil
    if isLazy, let value = binding.initializer {
      let function = newFunction(
        "initial value of \(displayName(member))", at: value.span, isHidden: true)
      initializer = function
      pending.bodies.append(
        PendingBody(
          function: function, member: MemberID(index: declarations.members.count),
          owner: member.owner, source: .globalInitializer(value)))
    } else if isLazy, member.type.wrapped != nil {
      let function = newFunction(
        "initial value of \(displayName(member))", at: decl.span, isHidden: true)
      initializer = function
      pending.bodies.append(
        PendingBody(
          function: function, member: MemberID(index: declarations.members.count),
          owner: member.owner, source: .globalInitializer(Expr(.nilLiteral, decl.nameSpan))))
    } else if isLazy {
      report(
        "'static' or global variable '\(member.name)' requires an initial value",
        at: member.nameSpan)
    }
    program.globals.append(
      Global(name: displayName(member), initializer: initializer))
    member.storage = .global(GlobalID(rawValue: UInt32(program.globals.count - 1)))
  }

  /// Enters a variable or subscript and plans its accessors.
  func enterVariable(
    _ member: Member, accessors: Decl.Accessors, initializer: Expr?, _ decl: Decl
  ) {
    var member = member
    member.isGetterMutating = accessors.getIsMutating || member.isLazy
    member.isSetterNonmutating = accessors.setIsNonmutating
    let name = displayName(member)
    let id = MemberID(index: declarations.members.count)
    func plan(_ label: String, _ source: PendingBody.Source, hidden: Bool = false) -> FunctionID {
      var accessor = member
      if !label.isEmpty { accessor.access = min(member.access, member.setterAccess) }
      let function = newFunction(
        label.isEmpty ? name : "\(name).\(label)",
        knownAs: knownName(of: accessor, decl.semantics), at: decl.span, isHidden: hidden)
      pending.bodies.append(
        PendingBody(function: function, member: id, owner: member.owner, source: source))
      return function
    }
    if accessors.isRequirement, member.opcode == nil, member.intrinsic == nil {
      member.requirement = newRequirement()
      if accessors.requiresSetter { member.setterRequirement = newRequirement() }
    } else if member.isObservingSuper {
      member.getter = plan("getter", .storedGetter, hidden: true)
      member.setter = plan(
        "setter", .observers(willSet: accessors.willSet, didSet: accessors.didSet), hidden: true)
    } else if let body = accessors.get {
      member.getter = plan("", .getter(body))
      if let set = accessors.set {
        member.setter = plan("setter", .setter(parameter: set.parameter, set.body))
      }
    } else if member.intrinsic == nil, member.opcode == nil {
      if member.isLazy, let initializer {
        member.getter = plan("", .lazyGetter(initializer), hidden: true)
        member.setter = plan(
          "setter",
          member.hasObservers
            ? .observers(willSet: accessors.willSet, didSet: accessors.didSet) : .lazySetter,
          hidden: true)
      } else if member.hasObservers {
        member.setter = plan(
          "setter", .observers(willSet: accessors.willSet, didSet: accessors.didSet), hidden: true)
      }
    }
    if case .computed = member.storage, let owner = member.owner, !member.isStatic,
      member.kind == .property, accessors.get == nil, !accessors.isRequirement,
      !member.isObservingSuper, member.intrinsic == nil, member.opcode == nil
    {
      let index = program.nominals[Int(owner.rawValue)].fields.count
      member.storage = .field(index)
      program.nominals[Int(owner.rawValue)].fields.append(
        Nominal.Field(name: member.name, type: .any, ownership: member.ownership))
      layout.fieldInitializers[owner, default: []].append(
        FieldInitializer(
          member: id, index: index, value: initializer, isLazy: member.isLazy))
    }
    add(member)
  }
}

extension Decl {
  fileprivate func declaresVariable(_ name: String) -> Bool {
    guard case .variable(_, let bindings) = kind else { return false }
    return bindings.contains {
      if case .name(let text) = $0.pattern.kind { text == name } else { false }
    }
  }
}
