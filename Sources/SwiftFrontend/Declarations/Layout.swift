import Diagnostics
import SwiftIR

extension Compilation {
  /// Gives every type of the unit its fields, slots and inherited initialisers.
  func layOut() {
    for (id, _, _) in nominalDecls { layOut(id) }
    layOutExtensionMembers()
  }

  /// Also called when an initial value of another type needs the type's initialisers, since some
  /// are created here.
  func layOut(_ id: NominalID) {
    guard id.rawValue >= firstOwnNominal, layout.laidOut.insert(id).inserted else { return }
    if let superclass = declarations[id].superclass?.nominal { layOut(superclass) }
    switch declarations[id].kind {
    case .class: layOutClass(id)
    case .struct, .primitive, .array: layOutStruct(id)
    case .enum, .protocol: break
    }
    layout.order.append(id)
  }

  // MARK: Classes

  private func layOutClass(_ id: NominalID) {
    let index = Int(id.rawValue)
    if let superclass = declarations[id].superclass?.nominal {
      let base = program.nominals[Int(superclass.rawValue)]
      let offset = base.fields.count
      program.nominals[index].fields = base.fields + program.nominals[index].fields
      program.nominals[index].inheritedFieldCount = offset
      program.nominals[index].vtable = base.vtable
      for member in declarations[id].ownMembers {
        if case .field(let own) = declarations[member].storage {
          declarations[member].storage = .field(own + offset)
        }
      }
      for position in (layout.fieldInitializers[id] ?? []).indices {
        layout.fieldInitializers[id]?[position].index += offset
      }
    }
    for member in declarations[id].ownMembers {
      switch declarations[member].kind {
      case .method: assignSlot(of: member, in: id)
      case .property, .subscript: assignAccessorSlots(of: member, in: id)
      case .initializer: assignInitializerSlot(of: member, in: id)
      case .enumCase: break
      }
    }
    inheritInitializers(id)
  }

  private func mayBeOverridden(_ member: Member, in id: NominalID) -> Bool {
    if declarations[id].isFinal || member.isFinal { return false }
    if member.access <= .fileprivate, module != .scenario { return false }
    return member.access == .open || member.callback != nil
      || layout.overriddenNames.contains(member.name)
  }

  private func newSlot(_ function: FunctionID, in id: NominalID) -> Int {
    program.nominals[Int(id.rawValue)].vtable.append(function)
    return program.nominals[Int(id.rawValue)].vtable.count - 1
  }

  private func setSlot(_ slot: Int, _ function: FunctionID, in id: NominalID) {
    program.nominals[Int(id.rawValue)].vtable[slot] = function
  }

  /// The member of a superclass that this one has the name, labels and types of.
  private func overridden(by member: Member, in id: NominalID) -> MemberID? {
    guard case .nominal(let superclass, let arguments)? = declarations[id].superclass else {
      return nil
    }
    var current: (NominalID, [Type])? = (superclass, arguments)
    while let (ancestor, arguments) = current {
      for candidate in declarations[ancestor].members[member.name] ?? [] {
        let other = declarations[candidate]
        // An initialiser that the superclass does not inherit is not there to be overridden.
        if other.kind == .initializer, ancestor != superclass, !other.isRequired { continue }
        guard other.kind == member.kind, other.isStatic == member.isStatic,
          other.fullName == member.fullName, !member.isAsync || other.isAsync,
          other.access > .fileprivate || other.module == module
        else { continue }
        if member.kind != .property {
          let theirs = other.parameters.map { substitute($0.type, arguments) }
          guard zip(theirs, member.parameters.map(\.type)).allSatisfy({ canReplace($0, by: $1) })
          else { continue }
        }
        return candidate
      }
      if case .nominal(let next, let written)? = declarations[ancestor].superclass {
        current = (next, written.map { substitute($0, arguments) })
      } else {
        current = nil
      }
    }
    return nil
  }

  /// Whether an override may take `own` where the overridden method takes `theirs`.
  private func canReplace(_ theirs: Type, by own: Type) -> Bool {
    if theirs == own || theirs.isError || own.isError { return true }
    if theirs.optionalDepth > own.optionalDepth { return false }
    if own.wrapped == theirs { return true }
    if case .nominal(let sub, _) = theirs.strippingOptionals,
      case .nominal(let ancestor, _) = own.strippingOptionals, declarations[sub].kind == .class
    {
      return declarations.isSubclass(sub, of: ancestor)
    }
    // Closure parameters may differ in attributes that the machine does not know.
    if case .function(let a) = theirs.strippingOptionals,
      case .function(let b) = own.strippingOptionals
    {
      return a.parameters.count == b.parameters.count
    }
    return theirs.strippingOptionals == own.strippingOptionals
  }

  private func reportOverridesNothing(_ member: Member, in id: NominalID) {
    guard !mayOverrideUnresolved(id) else { return }
    let what =
      switch member.kind {
      case .property: "property does not override any property from its superclass"
      case .initializer:
        "initializer does not override a designated initializer from its superclass"
      case .subscript: "subscript does not override any subscript from its superclass"
      case .method, .enumCase: "method does not override any method from its superclass"
      }
    var notes: [Diagnostic.Note] = []
    var names: [String] = []
    var current = declarations[id].superclass?.nominal
    while let ancestor = current {
      names += declarations[ancestor].members.keys
      for other in declarations[ancestor].members[member.name] ?? []
      where declarations[other].kind == member.kind && member.kind == .method {
        notes.append(
          Diagnostic.Note(
            "potential overridden instance method '\(declarations[other].fullName)' here"))
      }
      current = declarations[ancestor].superclass?.nominal
    }
    if notes.isEmpty, let hint = suggestion(for: member.name, among: names) {
      notes.append(Diagnostic.Note("did you mean '\(hint)'?"))
    }
    report(what, at: member.nameSpan, notes: notes)
  }

  private func checkOverride(_ id: MemberID, in owner: NominalID) -> MemberID? {
    let member = declarations[id]
    let base = overridden(by: member, in: owner)
    if member.isOverride {
      guard let base else {
        reportOverridesNothing(member, in: owner)
        return nil
      }
      let other = declarations[base]
      if let reason = other.unavailable, module == .scenario {
        report("cannot override '\(other.name)' which \(reason)", at: member.nameSpan)
      }
      if other.isFinal {
        report(
          "\(word(for: other)) overrides a 'final' \(word(for: other))", at: member.nameSpan)
      } else if other.module < module, module == .scenario, other.access != .open {
        report(
          "overriding non-open \(word(for: other)) outside of its defining module",
          at: member.nameSpan)
      }
      if other.isLet, member.kind == .property, module == .scenario {
        report(
          "cannot override immutable 'let' property '\(other.name)' with the getter of a 'var'",
          at: member.nameSpan)
      }
      return base
    }
    if let base, declarations[base].access > .private || declarations[base].module == module,
      declarations[base].access >= .public || declarations[base].module == module,
      member.kind != .initializer
    {
      // Code for a release doesn't know what came with a later one, and has the same selector without a word.
      if module == .scenario, scenario.release.has(declarations[base].introduced) {
        report(
          "overriding declaration requires an 'override' keyword", at: member.nameSpan)
      }
      return base
    }
    return nil
  }

  private func word(for member: Member) -> String {
    switch member.kind {
    case .property: "property"
    case .subscript: "subscript"
    case .initializer: "initializer"
    case .method, .enumCase: member.isStatic ? "class method" : "instance method"
    }
  }

  private func assignSlot(of id: MemberID, in owner: NominalID) {
    let base = checkOverride(id, in: owner)
    guard let function = declarations[id].function else { return }
    if let base {
      if declarations[id].callback == nil {
        declarations[id].callback = declarations[base].callback
      }
      if let slot = declarations[base].slot {
        declarations[id].slot = slot
        setSlot(slot, function, in: owner)
        return
      }
    }
    if mayBeOverridden(declarations[id], in: owner) {
      declarations[id].slot = newSlot(function, in: owner)
    }
  }

  private func assignAccessorSlots(of id: MemberID, in owner: NominalID) {
    if case .global = declarations[id].storage { return }
    let base = checkOverride(id, in: owner)
    if declarations[id].isOverride, let base {
      let other = declarations[base]
      if declarations[id].type.isError { declarations[id].type = type(of: base) }
      if let slot = other.getterSlot {
        declarations[id].getterSlot = slot
        setSlot(slot, ensureGetter(id), in: owner)
      }
      if let slot = other.setterSlot {
        declarations[id].setterSlot = slot
        if declarations[id].hasSetter { setSlot(slot, ensureSetter(id), in: owner) }
        declarations[id].hasSetter = true
      } else if declarations[id].hasSetter {
        declarations[id].setterSlot = newSlot(ensureSetter(id), in: owner)
      }
      declarations[id].setterAccess = other.setterAccess
      return
    }
    let member = declarations[id]
    guard mayBeOverridden(member, in: owner), !(member.isLet && member.access != .open) else {
      return
    }
    declarations[id].getterSlot = newSlot(ensureGetter(id), in: owner)
    if member.hasSetter {
      declarations[id].setterSlot = newSlot(ensureSetter(id), in: owner)
    }
  }

  /// The function that reads a property, created when there was none.
  func ensureGetter(_ id: MemberID) -> FunctionID {
    if let getter = declarations[id].getter { return getter }
    let function = newFunction(
      displayName(declarations[id]) + ".getter", at: declarations[id].nameSpan, isHidden: true)
    program.functions[Int(function.rawValue)].file = Int32(declarations[id].span.file)
    declarations[id].getter = function
    let isNative = declarations[id].opcode != nil || declarations[id].intrinsic != nil
    pending.bodies.append(
      PendingBody(
        function: function, member: id, owner: declarations[id].owner,
        source: isNative ? .intrinsicThunk : .storedGetter))
    return function
  }

  func ensureSetter(_ id: MemberID) -> FunctionID {
    if let setter = declarations[id].setter { return setter }
    let function = newFunction(
      displayName(declarations[id]) + ".setter", at: declarations[id].nameSpan, isHidden: true)
    declarations[id].setter = function
    pending.bodies.append(
      PendingBody(
        function: function, member: id, owner: declarations[id].owner,
        source: declarations[id].opcode == .arrayGet ? .elementSetter : .storedSetter))
    return function
  }

  // MARK: Initialisers

  private func assignInitializerSlot(of id: MemberID, in owner: NominalID) {
    let member = declarations[id]
    let base = overridden(by: member, in: owner)
    if let base, !declarations[base].isConvenience {
      if let slot = declarations[base].slot, let function = member.function {
        declarations[id].slot = slot
        setSlot(slot, function, in: owner)
      }
      if declarations[base].isRequired { declarations[id].isRequired = true }
      if !member.isOverride, !member.isRequired, module == .scenario,
        !declarations[base].isRequired
      {
        report("overriding declaration requires an 'override' keyword", at: member.nameSpan)
      }
      return
    }
    if member.isOverride, base == nil {
      reportOverridesNothing(member, in: owner)
    }
    if !member.isConvenience || member.isRequired, let function = member.function,
      !declarations[owner].isFinal
    {
      declarations[id].slot = newSlot(function, in: owner)
    }
  }

  private func inheritInitializers(_ id: NominalID) {
    let own = (declarations[id].members["init"] ?? []).map { declarations[$0] }
      .filter { !$0.isDerived }
    let ownDesignated = own.filter { !$0.isConvenience }
    let fields = layout.fieldInitializers[id] ?? []
    let withoutValue = fields.filter { field in
      let member = declarations[field.member]
      return field.value == nil && !(member.type.wrapped != nil && !member.isLet)
    }
    guard case .nominal(let superclass, let arguments)? = declarations[id].superclass else {
      guard own.isEmpty || ownDesignated.isEmpty else { return }
      if !withoutValue.isEmpty {
        reportNoInitializers(id, withoutValue)
      } else if ownDesignated.isEmpty {
        synthesizeInitializer(id, parameters: [], source: .memberwiseInitializer)
      }
      return
    }
    let inherited = (declarations[superclass].members["init"] ?? []).filter {
      declarations[$0].access > .fileprivate || declarations[$0].module == module
    }
    let designated = inherited.filter { !declarations[$0].isConvenience }
    if ownDesignated.isEmpty {
      guard withoutValue.isEmpty else {
        reportNoInitializers(id, withoutValue)
        return
      }
      for base in designated where declarations[base].unavailable == nil {
        inherit(base, by: id, arguments)
      }
    } else {
      // UIKit requires only the decoding initialiser; the model can create objects by their class
      // only with initialisers that are required in Swift.
      for base in designated
      where declarations[base].isRequired && !unresolved.heirs.contains(id)
        && (declarations[base].module == .scenario || declarations[base].isFailable)
      {
        guard !ownDesignated.contains(where: { $0.fullName == declarations[base].fullName }),
          !own.contains(where: { $0.fullName == declarations[base].fullName })
        else { continue }
        report(
          "'required' initializer '\(declarations[base].fullName)' must be provided by subclass of '\(declarations[superclass].name)'",
          at: declarations[id].nameSpan)
      }
    }
    func isThere(_ base: MemberID) -> Bool {
      (declarations[id].members["init"] ?? []).contains {
        takes(declarations[$0], asMuchAs: declarations[base], of: arguments, among: inherited)
      }
    }
    if designated.allSatisfy(isThere) {
      for base in inherited where declarations[base].isConvenience && !isThere(base) {
        var copy = declarations[base]
        copy.owner = id
        copy.type =
          copy.isFailable ? .optional(declarations[id].selfType(id)) : declarations[id].selfType(id)
        copy.isOverride = false
        for index in copy.parameters.indices {
          inheritParameter(&copy.parameters[index], arguments)
        }
        add(copy)
      }
    }
  }

  /// Whether an initialiser is that of the superclass, or overrides it: where several have its labels, the types
  /// of their parameters tell.
  private func takes(
    _ own: Member, asMuchAs base: Member, of arguments: [Type], among inherited: [MemberID]
  ) -> Bool {
    guard own.fullName == base.fullName else { return false }
    if inherited.count(where: { declarations[$0].fullName == base.fullName }) == 1 { return true }
    return zip(own.parameters, base.parameters).allSatisfy {
      let wanted = substitute($1.type, arguments)
      return $0.type.hasErrors || wanted.hasErrors
        || $0.type.strippingOptionals == wanted.strippingOptionals
    }
  }

  private func inheritParameter(_ parameter: inout Member.Parameter, _ arguments: [Type]) {
    parameter.type = substitute(parameter.type, arguments)
    parameter.defaultTypes = parameter.defaultTypes.map { substitute($0, arguments) }
  }

  private func inherit(_ base: MemberID, by id: NominalID, _ arguments: [Type]) {
    var copy = declarations[base]
    copy.owner = id
    copy.module = module
    copy.isOverride = true
    copy.type =
      copy.isFailable ? .optional(declarations[id].selfType(id)) : declarations[id].selfType(id)
    for index in copy.parameters.indices {
      inheritParameter(&copy.parameters[index], arguments)
    }
    let function = newFunction(
      declarations.qualifiedName(id) + "." + copy.fullName, knownAs: knownName(of: copy),
      at: declarations[id].nameSpan)
    program.functions[Int(function.rawValue)].file = Int32(declarations[id].span.file)
    copy.function = function
    let member = add(copy)
    if let slot = declarations[base].slot { setSlot(slot, function, in: id) }
    pending.bodies.append(
      PendingBody(
        function: function, member: member, owner: id, source: .inheritedInitializer(base)))
  }

  private func reportNoInitializers(_ id: NominalID, _ fields: [FieldInitializer]) {
    report(
      "class '\(declarations[id].name)' has no initializers", at: declarations[id].nameSpan,
      notes: fields.map {
        Diagnostic.Note(
          "stored property '\(declarations[$0.member].name)' without initial value prevents synthesized initializers",
          at: location(of: declarations[$0.member].nameSpan))
      })
  }

  private func synthesizeInitializer(
    _ id: NominalID, parameters: [Member.Parameter], source: PendingBody.Source,
    access: Member.Access = .internal
  ) {
    var member = Member(
      kind: .initializer, name: "init", owner: id, module: module, span: declarations[id].span,
      nameSpan: declarations[id].nameSpan)
    member.parameters = parameters
    member.type = declarations[id].selfType(id)
    member.access = min(access, .internal)
    let function = newFunction(
      declarations.qualifiedName(id) + "." + member.fullName, knownAs: knownName(of: member),
      at: declarations[id].nameSpan)
    member.function = function
    if declarations[id].kind == .class, !declarations[id].isFinal {
      member.slot = newSlot(function, in: id)
    }
    let added = add(member)
    pending.bodies.append(
      PendingBody(function: function, member: added, owner: id, source: source))
  }

  // MARK: Structs

  private func layOutStruct(_ id: NominalID) {
    guard declarations[id].kind == .struct else { return }
    let own = declarations[id].ownMembers.map { declarations[$0] }.filter { member in
      // Initialisers of extensions leave the memberwise one in place.
      member.kind == .initializer && !member.isDerived
        && !extensionDecls.contains { ext in
          ext.owner == id && contains(ext.decl.members, member)
        }
    }
    guard own.isEmpty else { return }
    let fields = (layout.fieldInitializers[id] ?? []).filter {
      !(declarations[$0.member].isLet && $0.value != nil) && !$0.isLazy
    }
    var parameters: [Member.Parameter] = []
    let wrapped = wrappedFields(of: id)
    for field in fields {
      if let property = wrapped[field.member] {
        parameters.append(memberwiseParameter(of: property, in: id))
        continue
      }
      let member = declarations[field.member]
      var parameter = Member.Parameter(
        label: member.name, name: member.name, type: type(of: field.member))
      let isNil = !member.isLet && member.type.wrapped != nil
      if let value = field.value ?? (isNil ? Expr(.nilLiteral, member.nameSpan) : nil) {
        planDefault(
          value, of: &parameter, in: genericContext(of: id), owner: id,
          named: "initial value of \(displayName(member))")
      }
      parameters.append(parameter)
    }
    // It is as visible as the most hidden of its parameters. A wrapper from elsewhere may need none.
    let access =
      fields.filter { !unresolved.wrapped.contains($0.member) }
      .map { declarations[wrapped[$0.member] ?? $0.member].access }.min() ?? .internal
    synthesizeInitializer(
      id, parameters: parameters,
      source: wrapped.isEmpty
        ? .memberwiseInitializer : .wrappingInitializer(assignments(of: fields, wrapped, in: id)),
      access: access)
    if access < .internal || isAskedForEmptyInitializer(id), !parameters.isEmpty,
      parameters.allSatisfy(\.hasDefault)
    {
      synthesizeInitializer(id, parameters: [], source: .memberwiseInitializer)
    }
  }

  /// Whether a protocol of the type has the requirement `init()`, for which default values don't count.
  private func isAskedForEmptyInitializer(_ id: NominalID) -> Bool {
    declarations[id].protocols.contains { proto in
      (declarations[proto].members["init"] ?? []).contains {
        declarations[$0].requirement != nil && declarations[$0].parameters.isEmpty
      }
    }
  }

  private func contains(_ members: [Decl], _ member: Member) -> Bool {
    members.contains { $0.span == member.span }
  }

  /// Members that extensions of older types bring: an override of an open method takes its slot.
  private func layOutExtensionMembers() {
    for ext in extensionDecls where declarations[ext.owner].kind == .class {
      for id in declarations[ext.owner].ownMembers
      where declarations[id].module == module && declarations[id].isOverride
        && declarations[id].slot == nil && declarations[id].kind == .method
        && declarations[ext.owner].module != module
      {
        report(
          "non-'@objc' instance method '\(declarations[id].fullName)' declared in '\(declarations[ext.owner].name)' cannot be overridden from extension",
          at: declarations[id].nameSpan)
      }
    }
  }

  /// Enters the types of fields and payloads, once all are known.
  func completeFieldTypes() {
    for id in layout.order {
      let index = Int(id.rawValue)
      for member in declarations[id].ownMembers {
        switch declarations[member].storage {
        case .field(let field) where declarations[member].kind == .property:
          let declared = type(of: member)
          program.nominals[index].fields[field].type = typeID(declared)
          program.nominals[index].fields[field].name = declarations[member].name
          program.nominals[index].fields[field].ownership = declarations[member].ownership
        default: break
        }
        if declarations[member].kind == .enumCase {
          let parameters = declarations[member].parameters
          for (position, parameter) in parameters.enumerated() {
            program.nominals[index].cases[declarations[member].tag].payload[position].type =
              typeID(parameter.type)
          }
        }
      }
      if let superclass = declarations[id].superclass {
        program.nominals[index].superclassType = typeID(superclass)
        // Inherited fields got their types when the superclass was completed.
        if let parent = superclass.nominal {
          let base = program.nominals[Int(parent.rawValue)].fields
          for position in base.indices {
            program.nominals[index].fields[position] = base[position]
          }
        }
      }
    }
  }

  // MARK: Types of the program

  /// The program's id of a type.
  func typeID(_ type: Type) -> TypeID {
    if let id = internedTypes[type] { return id }
    let id = makeTypeID(type)
    internedTypes[type] = id
    return id
  }

  private func makeTypeID(_ type: Type) -> TypeID {
    let kind: RuntimeType.Kind
    var arguments: [Type] = []
    var name: String?
    switch type {
    case .nominal(let id, let types):
      if types.isEmpty, let primitive = TypeID(primitive: id) { return primitive }
      kind = .nominal(id)
      arguments = types
      let base = declarations.qualifiedName(id)
      name =
        types.isEmpty
        ? base
        : "\(base)<\(types.map { program.types[Int(typeID($0).rawValue)].name }.joined(separator: ", "))>"
    case .optional(let wrapped):
      kind = .optional
      arguments = [wrapped]
      name = "Optional<\(program.types[Int(typeID(wrapped).rawValue)].name)>"
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      kind = .tuple(labels: elements.map(\.label))
      arguments = elements.map(\.type)
    case .function(let function):
      kind = .function(function.shape)
      arguments = function.parameters.map(\.type) + [function.result]
    case .existential(let protocols):
      if protocols.isEmpty { return .any }
      kind = .existential(protocols)
      name = protocols.map { declarations.qualifiedName($0) }.joined(separator: " & ")
    case .metatype(let instance):
      kind = .metatype
      arguments = [instance]
    case .parameter(let index): kind = .parameter(index)
    case .member(let base, let member):
      kind = .member(member)
      arguments = [base]
    case .variable, .error: return .any
    }
    let ids = arguments.map { typeID($0) }
    program.types.append(
      RuntimeType(kind: kind, arguments: ids, name: name ?? declarations.describe(type)))
    return TypeID(rawValue: UInt32(program.types.count - 1))
  }

  func constant(_ constant: Constant) -> Int {
    // -0.0 equals 0.0 and is another number all the same.
    if case .double(let value) = constant, value == 0, value.sign == .minus {
      program.constants.append(constant)
      return program.constants.count - 1
    }
    // Texts that are canonically equal are equal, and yet each has its own scalars.
    if let index = internedConstants[constant], program.constants[index].isIdentical(to: constant) {
      return index
    }
    program.constants.append(constant)
    internedConstants[constant] = program.constants.count - 1
    return program.constants.count - 1
  }
}
