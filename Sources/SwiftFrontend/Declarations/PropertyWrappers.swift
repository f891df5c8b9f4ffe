import SwiftIR

/// A property with wrappers: `_name` holds the outermost wrapper, and the property reads and writes the
/// innermost one's `wrappedValue`.
struct WrappedProperty {
  /// The member with the wrapper.
  var storage: MemberID
  var wrappers: PropertyWrappers
  /// The type of the property as it is written.
  var type: TypeExpr?
  /// The initial value as it is written; nil also for an optional that starts as nil.
  var value: Expr?
  /// The initial value of the storage; nil when an initialiser gives it.
  var initializer: Expr?
}

/// The wrappers of a variable, outermost first.
struct PropertyWrappers {
  var attributes: [Decl.CustomAttribute]
  var shapes: [WrapperShape]

  /// `A(wrappedValue: B(wrappedValue: value, …), …)`
  func initialValue(of value: Expr) -> Expr {
    attributes.reversed().reduce(value) { inner, attribute in
      let first = Expr.Argument(label: "wrappedValue", value: inner)
      return attribute.call([first] + (attribute.arguments ?? []))
    }
  }

  /// The storage's initial value: from the variable's, or from the attribute alone.
  func initialValue(_ value: Expr?, of type: TypeExpr?, at span: Span) -> Expr? {
    func typed(_ value: Expr) -> Expr {
      type.map { Expr(.cast(.coerce, value, $0), value.span) } ?? value
    }
    if let value { return initialValue(of: typed(value)) }
    guard attributes.count == 1, let shape = shapes.first else { return nil }
    if let arguments = attributes[0].arguments { return attributes[0].call(arguments) }
    if case .optional? = type?.kind, shape.takesWrappedValue, !shape.hasPlainInitializer {
      return initialValue(of: typed(Expr(.nilLiteral, span)))
    }
    return shape.hasPlainInitializer ? attributes[0].call([]) : nil
  }

  /// `storage.wrappedValue.wrappedValue`
  func wrappedValue(of storage: Expr) -> Expr {
    attributes.reduce(storage) { base, _ in base.member("wrappedValue") }
  }

  var hasSetter: Bool { shapes.allSatisfy { $0.wrappedValue.hasSetter } }
  var isGetterMutating: Bool { shapes.contains { $0.wrappedValue.isGetterMutating } }
  var isSetterNonmutating: Bool {
    shapes.contains { $0.isClass || $0.wrappedValue.isSetterNonmutating }
  }
}

/// The parts of a property wrapper that its properties depend on, as they are declared.
struct WrapperShape {
  struct Variable {
    var hasSetter: Bool
    var isGetterMutating = false
    var isSetterNonmutating = false
  }

  var isClass: Bool
  var wrappedValue: Variable
  var projectedValue: Variable?
  /// Whether it can be created without arguments.
  var hasPlainInitializer: Bool
  /// Whether it can be created from a value.
  var takesWrappedValue: Bool
}

extension Expr {
  func member(_ name: String) -> Expr {
    Expr(.member(self, Name(text: name, labels: nil, span: span)), span)
  }
}

extension Decl.CustomAttribute {
  fileprivate func call(_ arguments: [Expr.Argument]) -> Expr {
    Expr(.call(Expr(.type(type), span), arguments), span)
  }
}

// MARK: Declaration

extension Compilation {
  /// The wrappers among a variable's attributes; nil when there are none, or after a message.
  func wrappers(of decl: Decl, in owner: NominalID?) -> PropertyWrappers? {
    var found = PropertyWrappers(attributes: [], shapes: [])
    for attribute in decl.customAttributes {
      guard let (type, roles) = attributeType(attribute, in: owner),
        roles.contains(.propertyWrapper), let id = type.nominal
      else { continue }
      guard let shape = wrapperShape(of: id) else {
        refuse(attribute, in: owner)
        return nil
      }
      found.attributes.append(attribute)
      found.shapes.append(shape)
    }
    return found.attributes.isEmpty ? nil : found
  }

  private func wrapperShape(of id: NominalID) -> WrapperShape? {
    guard let nominal = nominalDecls.first(where: { $0.id == id })?.decl else {
      return compiledShape(of: id)
    }
    let extended = extensionDecls.filter { $0.owner == id }.flatMap(\.decl.members)
    let members = nominal.members + extended
    // `subscript(_enclosingInstance:wrapped:storage:)` replaces `wrappedValue`.
    let usesEnclosing = members.contains {
      guard case .subscript(let written) = $0.kind else { return false }
      return written.signature.parameters.first?.label == "_enclosingInstance"
    }
    guard !usesEnclosing, let wrapped = members.variable("wrappedValue") else { return nil }
    let initializers = members.compactMap { member -> Decl.Initializer? in
      if case .initializer(let written) = member.kind { written } else { nil }
    }
    let fields = nominal.members.storedVariables
    let isSynthesized = initializers.isEmpty
    return WrapperShape(
      isClass: nominal.kind == .class, wrappedValue: wrapped,
      projectedValue: members.variable("projectedValue"),
      hasPlainInitializer: isSynthesized
        ? fields.allSatisfy { $0.initializer != nil }
        : initializers.contains { $0.signature.parameters.allSatisfy { $0.defaultValue != nil } },
      takesWrappedValue: isSynthesized
        || initializers.contains { $0.signature.parameters.first?.label == "wrappedValue" })
  }

  /// The shape of a wrapper that was compiled before.
  private func compiledShape(of id: NominalID) -> WrapperShape? {
    func variable(_ name: String) -> WrapperShape.Variable? {
      declarations[id].members[name]?.first.map { declarations[$0] }.map {
        WrapperShape.Variable(
          hasSetter: $0.hasSetter, isGetterMutating: $0.isGetterMutating,
          isSetterNonmutating: $0.isSetterNonmutating)
      }
    }
    guard let wrapped = variable("wrappedValue") else { return nil }
    let initializers = (declarations[id].members["init"] ?? []).map { declarations[$0].parameters }
    return WrapperShape(
      isClass: declarations[id].kind == .class, wrappedValue: wrapped,
      projectedValue: variable("projectedValue"),
      hasPlainInitializer: initializers.contains(where: \.isEmpty),
      takesWrappedValue: initializers.contains { $0.first?.label == "wrappedValue" })
  }

  /// Declares a property with wrappers: its storage, itself and its projection.
  func declareWrapped(
    _ name: String, _ isLet: Bool, _ binding: Decl.Binding, _ decl: Decl, in owner: NominalID?,
    _ requirements: [GenericRequirement], by wrappers: PropertyWrappers
  ) {
    if let refusal = wrapperRefusal(isLet, binding, decl, owner) {
      report(refusal, at: wrappers.attributes[0].span)
      return
    }
    let initializer = wrappers.initialValue(
      binding.initializer, of: binding.type, at: binding.pattern.span)
    let storage = enterStorage(
      "_" + name, initializer, binding, decl, in: owner, requirements, wrappers)
    let make = Maker(span: decl.nameSpan)
    let place = make.member(make.name("self"), "_" + name)
    var member = newMember(.property, name, decl, in: owner, requirements)
    member.span = binding.span
    member.nameSpan = binding.pattern.span
    var generics = genericContext(of: owner)
    generics.requirements += requirements
    if let written = binding.type {
      member.type = resolve(written, in: TypeScope(owner: owner, generics: generics))
      if case .implicitlyUnwrapped = written.kind { member.isImplicitlyUnwrapped = true }
    } else {
      pending.types[MemberID(index: declarations.members.count)] = PendingVariable(
        origin: .parts(
          of: storage, Array(repeating: "wrappedValue", count: wrappers.attributes.count)),
        owner: owner, isStatic: member.isStatic, generics: generics)
    }
    checkRedeclaration(member)
    layout.wrapped[MemberID(index: declarations.members.count)] = WrappedProperty(
      storage: storage, wrappers: wrappers, type: binding.type, value: binding.initializer,
      initializer: initializer)
    let value = wrappers.wrappedValue(of: place)
    enterAccessors(
      of: member, wrappers.hasSetter, wrappers.isGetterMutating, wrappers.isSetterNonmutating,
      value, binding.accessors, decl)
    guard let projected = wrappers.shapes[0].projectedValue else { return }
    var projection = newMember(.property, "$" + name, decl, in: owner, requirements)
    projection.nameSpan = binding.pattern.span
    pending.types[MemberID(index: declarations.members.count)] = PendingVariable(
      origin: .parts(of: storage, ["projectedValue"]), owner: owner,
      isStatic: projection.isStatic, generics: generics)
    enterAccessors(
      of: projection, projected.hasSetter, projected.isGetterMutating,
      projected.isSetterNonmutating || wrappers.shapes[0].isClass,
      place.member("projectedValue"), nil, decl)
  }

  /// Why wrappers cannot be applied, in Swift's words.
  private func wrapperRefusal(
    _ isLet: Bool, _ binding: Decl.Binding, _ decl: Decl, _ owner: NominalID?
  ) -> String? {
    if isLet { return "property wrapper can only be applied to a 'var'" }
    if binding.accessors?.get != nil {
      return "property wrapper cannot be applied to a computed property"
    }
    if decl.modifiers.contains(.lazy) {
      return "property with a wrapper cannot also be lazy"
    }
    guard let owner else { return "property wrappers are not yet supported in top-level code" }
    if declarations[owner].kind == .protocol {
      return "property in protocol must have explicit { get } or { get set } specifier"
    }
    if declarations[owner].kind == .enum, !decl.modifiers.contains(.static) {
      return "enums must not contain stored properties"
    }
    return nil
  }

  private func enterStorage(
    _ name: String, _ initializer: Expr?, _ binding: Decl.Binding, _ decl: Decl,
    in owner: NominalID?, _ requirements: [GenericRequirement], _ wrappers: PropertyWrappers
  ) -> MemberID {
    var member = newMember(.property, name, decl, in: owner, requirements)
    member.span = binding.span
    member.nameSpan = binding.pattern.span
    member.access = .private
    member.setterAccess = .private
    member.hasSetter = true
    member.isOverride = false
    member.hasInitialValue = initializer != nil
    let id = MemberID(index: declarations.members.count)
    let origin: PendingVariable.Origin =
      if let initializer, binding.initializer != nil || binding.type == nil {
        .value(initializer)
      } else {
        .wrapped(wrappers.attributes, binding.type)
      }
    var generics = genericContext(of: owner)
    generics.requirements += requirements
    pending.types[id] = PendingVariable(
      origin: origin, owner: owner, isStatic: member.isStatic, generics: generics)
    if member.isStatic {
      var stored = binding
      stored.initializer = initializer
      declareGlobal(&member, stored, decl)
    }
    enterVariable(member, accessors: Decl.Accessors(), initializer: initializer, decl)
    return id
  }

  private func enterAccessors(
    of member: Member, _ hasSetter: Bool, _ isGetterMutating: Bool, _ isSetterNonmutating: Bool,
    _ place: Expr, _ observers: Decl.Accessors?, _ decl: Decl
  ) {
    var member = member
    member.isLet = false
    member.hasSetter = hasSetter
    var accessors = Decl.Accessors()
    accessors.getIsMutating = isGetterMutating
    accessors.setIsNonmutating = isSetterNonmutating && observers == nil
    let span = place.span
    accessors.get = Block(statements: [Stmt(.expr(place), span)], span: span)
    if hasSetter {
      let assigned = assignment(to: place, observers)
      accessors.set = (nil, Block(statements: assigned, span: span))
    }
    enterVariable(member, accessors: accessors, initializer: nil, decl)
  }

  // MARK: Types

  /// The type of the storage of a variable whose type is known.
  func wrapperType(
    _ attributes: [Decl.CustomAttribute], of written: TypeExpr?, in scope: TypeScope
  ) -> Type {
    var type = written.map { resolve($0, in: scope) } ?? .error
    for attribute in attributes.reversed() {
      let wrapper = resolve(attribute.type, in: scope)
      guard case .nominal(let id, let arguments) = wrapper else { return .error }
      let count = declarations[id].generics.count
      guard arguments.count < count else {
        type = wrapper
        continue
      }
      guard let wrapped = declarations[id].members["wrappedValue"]?.first else { return .error }
      var found: [Int: Type] = [:]
      self.type(of: wrapped).bind(&found, to: type)
      let all = (0..<count).compactMap { found[$0] }
      guard all.count == count else { return .error }
      type = .nominal(id, all)
    }
    return type
  }

  /// The type of members of a member.
  func partType(of storage: MemberID, _ path: [String]) -> Type {
    path.reduce(type(of: storage)) { type, name in
      guard let found = members(named: name, of: type, isStatic: false).first else { return .error }
      return substitute(self.type(of: found.id), found.ownerArguments)
    }
  }
}

extension Type {
  /// Notes the arguments that make a type with generic parameters another type.
  fileprivate func bind(_ arguments: inout [Int: Type], to other: Type) {
    switch (self, other) {
    case (.parameter(let index), _): arguments[index] = other
    case (.optional(let a), .optional(let b)): a.bind(&arguments, to: b)
    case (.nominal(_, let a), .nominal(_, let b)):
      for (a, b) in zip(a, b) { a.bind(&arguments, to: b) }
    case (.tuple(let a), .tuple(let b)):
      for (a, b) in zip(a, b) { a.type.bind(&arguments, to: b.type) }
    case (.function(let a), .function(let b)):
      for (a, b) in zip(a.parameters, b.parameters) { a.type.bind(&arguments, to: b.type) }
      a.result.bind(&arguments, to: b.result)
    default: break
    }
  }
}

// MARK: Shapes

extension [Decl] {
  /// A variable among members.
  fileprivate func variable(_ name: String) -> WrapperShape.Variable? {
    for member in self {
      guard case .variable(let isLet, let bindings) = member.kind else { continue }
      for binding in bindings where binding.pattern.names.first?.name == name {
        guard let accessors = binding.accessors, accessors.get != nil else {
          return WrapperShape.Variable(
            hasSetter: !isLet && !member.modifiers.contains(.privateSet))
        }
        return WrapperShape.Variable(
          hasSetter: accessors.set != nil, isGetterMutating: accessors.getIsMutating,
          isSetterNonmutating: accessors.setIsNonmutating)
      }
    }
    return nil
  }

  fileprivate var storedVariables: [Decl.Binding] {
    flatMap { member -> [Decl.Binding] in
      guard case .variable(_, let bindings) = member.kind, !member.modifiers.contains(.static)
      else { return [] }
      return bindings.filter { $0.accessors?.get == nil }
    }
  }
}

// MARK: Observers

extension Compilation {
  /// The statements of a setter that assigns `newValue` to a place, with its observers around it.
  fileprivate func assignment(
    to place: Expr, _ observers: Decl.Accessors?
  ) -> [Stmt] {
    let span = place.span
    let make = Maker(span: span)
    func constant(_ name: String, _ value: Expr) -> Stmt {
      let binding = Decl.Binding(
        pattern: Pattern(.name(name), span), type: nil, initializer: value, accessors: nil,
        span: span)
      return Stmt(
        .decl(Decl(.variable(isLet: true, [binding]), span: span, nameSpan: span)), span)
    }
    func block(_ parameter: Stmt?, _ body: Block) -> Stmt {
      Stmt(
        .block(
          Block(statements: (parameter.map { [$0] } ?? []) + body.statements, span: body.span)),
        span)
    }
    var statements = [make.statement(.expr(Expr(.assign(place, make.name("newValue")), span)))]
    if let willSet = observers?.willSet {
      if willSet.body.returnsExplicitly {
        report("'return' in 'willSet' of a property with a wrapper is not supported", at: span)
      }
      let renamed = willSet.parameter.map { constant($0, make.name("newValue")) }
      statements.insert(block(renamed, willSet.body), at: 0)
    }
    if let didSet = observers?.didSet {
      let parameter = didSet.parameter ?? "oldValue"
      let usesOld = didSet.parameter != nil || words(in: didSet.body.span).contains(parameter)
      if usesOld { statements.insert(constant(parameter, place), at: 0) }
      statements.append(block(nil, didSet.body))
    }
    return statements
  }
}
