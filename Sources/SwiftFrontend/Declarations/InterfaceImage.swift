public import SwiftIR

/// The checked interface of the library and the model as bytes.
///
/// Code alone is not enough to compile a scenario on: its names, types and labels are looked up here.
extension CompiledModel {
  /// Writes the program and its interface.
  public func write(to writer: inout ByteWriter) {
    program.write(to: &writer)
    declarations.write(to: &writer)
    writer.write(misconceptions) { writer, misconception in
      writer.write(misconception.id)
      writer.write(misconception.pairs) {
        $0.write(Int($1.original.rawValue))
        $0.write(Int($1.replacement.rawValue))
      }
    }
  }

  /// Reads the form that `write(to:)` wrote; nil when it is damaged.
  public init?(from reader: inout ByteReader) {
    guard let program = Program(from: &reader) else { return nil }
    let declarations = Declarations(from: &reader, of: program)
    guard reader.isValid, declarations.nominals.count == program.nominals.count else { return nil }
    let misconceptions = reader.readArray { reader in
      ReplacedFunctions(
        id: reader.readString(),
        pairs: reader.readArray {
          ReplacedFunctions.Pair(
            original: FunctionID(rawValue: UInt32(truncatingIfNeeded: $0.readInt())),
            replacement: FunctionID(rawValue: UInt32(truncatingIfNeeded: $0.readInt())))
        })
    }
    let functions = misconceptions.flatMap(\.pairs).flatMap { [$0.original, $0.replacement] }
    guard reader.isValid, functions.allSatisfy({ $0.rawValue < program.functions.count }) else {
      return nil
    }
    self.init(program: program, declarations: declarations)
    self.misconceptions = misconceptions
  }
}

extension Declarations {
  func write(to writer: inout ByteWriter) {
    writer.write(table: members) { $0.write($1) }
    writer.write(table: nominals) { $0.write($1) }
    // Sorted, so that the same sources give the same bytes.
    writer.write(types.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      $0.write($1.value)
    }
    writer.write(globals.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      $0.write($1.value) { $0.write($1.index) }
    }
    for (_, path) in KnownNominals.names {
      writer.write(known[keyPath: path]) { $0.write($1.rawValue) }
    }
  }

  init(from reader: inout ByteReader, of program: Program) {
    var bounds = InterfaceBounds(program)
    members = reader.readTable { [bounds] reader, _ in reader.readMember(within: bounds) }
    bounds.members = members.count
    nominals = reader.readTable { [bounds] reader, index in
      reader.readNominalDeclaration(index, within: bounds)
    }
    for (name, entity) in reader.readArray({
      ($0.readString(), $0.readTypeEntity(within: bounds))
    }) {
      types[name] = entity
    }
    for (name, ids) in reader.readArray({
      ($0.readString(), $0.readMemberIDs(within: bounds))
    }) {
      globals[name] = ids
    }
    for (_, path) in KnownNominals.names {
      known[keyPath: path] = reader.readOptional { $0.readNominalID(within: bounds) }
    }
  }
}

/// The tables that an interface refers to.
private struct InterfaceBounds: Sendable {
  let nominals: Table<Nominal>
  let functions: Int
  let globals: Int
  let requirements: Int
  let callbacks: Int
  var members = 0

  init(_ program: Program) {
    nominals = Table(program.nominals)
    functions = program.functions.count
    globals = program.globals.count
    requirements = program.requirementCount
    callbacks = program.callbacks.count
  }

  /// Whether a walk along superclasses comes to an end: those of the program are verified, and only
  /// a protocol asks for a class without being one.
  func allows(_ superclass: NominalID, for index: Int) -> Bool {
    let nominal = nominals[index]
    return nominal.kind == .protocol
      ? nominals[Int(superclass.rawValue)].kind == .class : nominal.superclass == superclass
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ id: NominalID) { write(id.rawValue) }

  fileprivate mutating func write(_ span: Span) {
    write(UInt32(span.file))
    write(span.offset)
    write(span.length)
  }

  fileprivate mutating func write(_ entity: TypeEntity) {
    switch entity {
    case .nominal(let id):
      write(byte: 0)
      write(id)
    case .alias(let count, let type):
      write(byte: 1)
      write(count)
      write(type)
    }
  }

  fileprivate mutating func write(_ type: Type) {
    switch type {
    case .nominal(let id, let arguments):
      write(byte: 0)
      write(id)
      write(arguments) { $0.write($1) }
    case .optional(let wrapped):
      write(byte: 1)
      write(wrapped)
    case .tuple(let elements):
      write(byte: 2)
      write(elements) {
        $0.write($1.label) { $0.write($1) }
        $0.write($1.type)
      }
    case .function(let function):
      write(byte: 3)
      write(function.parameters) {
        $0.write($1.type)
        $0.write(byte: ($1.isInOut ? 1 : 0) | ($1.isVariadic ? 2 : 0) | ($1.isAutoclosure ? 4 : 0))
      }
      write(function.result)
      write(byte: (function.isThrowing ? 1 : 0) | (function.isAsync ? 2 : 0))
    case .existential(let protocols):
      write(byte: 4)
      write(protocols) { $0.write($1) }
    case .metatype(let type):
      write(byte: 5)
      write(type)
    case .parameter(let index):
      write(byte: 6)
      write(index)
    case .member(let base, let name):
      write(byte: 8)
      write(base)
      write(name)
    case .variable, .error: write(byte: 7)
    }
  }

  fileprivate mutating func write(_ generic: Member.GenericParameter) {
    write(generic.name)
    write(generic.protocols) { $0.write($1) }
    write(generic.superclass) { $0.write($1) }
  }

  fileprivate mutating func write(_ requirement: GenericRequirement) {
    write(requirement.subject)
    switch requirement.relation {
    case .conformsTo(let id):
      write(byte: 0)
      write(id)
    case .inherits(let type):
      write(byte: 1)
      write(type)
    case .isSame(let type):
      write(byte: 2)
      write(type)
    }
  }

  fileprivate mutating func write(_ nominal: NominalDeclaration) {
    write(nominal.name)
    write(byte: nominal.kind.rawValue)
    write(byte: nominal.module.rawValue)
    write(nominal.span)
    write(nominal.nameSpan)
    write(nominal.parent) { $0.write($1) }
    write(nominal.access.rawValue)
    write(nominal.isFinal)
    write(nominal.generics) { $0.write($1) }
    write(nominal.superclass) { $0.write($1) }
    write(nominal.protocols) { $0.write($1) }
    write(nominal.isClassBound)
    write(byte: nominal.roles.rawValue)
    write(nominal.members.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      $0.write($1.value) { $0.write($1.index) }
    }
    write(nominal.ownMembers) { $0.write($1.index) }
    write(nominal.nestedTypes.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      $0.write($1.value)
    }
    write(nominal.rawType) { $0.write($1) }
    write(nominal.associatedTypes) {
      $0.write($1.name)
      $0.write($1.defaultType) { $0.write($1) }
    }
    write(nominal.primaryAssociatedTypes) { $0.write($1) }
    write(nominal.requirements) { $0.write($1) }
    write(nominal.conditions.sorted { $0.key.rawValue < $1.key.rawValue }) {
      $0.write($1.key)
      $0.write($1.value) { $0.write($1) }
    }
  }

  fileprivate mutating func write(_ member: Member) {
    write(byte: kinds.firstIndex(of: member.kind).map { UInt8($0) } ?? 0)
    write(member.name)
    write(member.owner) { $0.write($1) }
    write(byte: member.module.rawValue)
    write(member.span)
    write(member.nameSpan)
    write(member.access.rawValue)
    write(member.setterAccess.rawValue)
    var flags: UInt32 = 0
    for (bit, path) in memberFlags.enumerated() where member[keyPath: path] {
      flags |= 1 << UInt32(bit)
    }
    write(flags)
    write(member.generics) { $0.write($1) }
    write(member.requirements) { $0.write($1) }
    write(member.parameters) {
      $0.write($1.label) { $0.write($1) }
      $0.write($1.name)
      $0.write($1.type)
      $0.write(
        byte: ($1.isInOut ? 1 : 0) | ($1.isVariadic ? 2 : 0) | ($1.isAutoclosure ? 4 : 0)
          | ($1.hasDefault ? 8 : 0) | ($1.isEscaping ? 16 : 0))
      $0.write($1.defaultFunction) { $0.write($1.rawValue) }
      $0.write($1.defaultTypes) { $0.write($1) }
    }
    write(member.type)
    switch member.storage {
    case .computed: write(byte: 0)
    case .field(let index):
      write(byte: 1)
      write(index)
    case .global(let id):
      write(byte: 2)
      write(id.rawValue)
    }
    write(byte: member.ownership.rawValue)
    for function in [member.function, member.getter, member.setter] {
      write(function) { $0.write($1.rawValue) }
    }
    write(member.intrinsic) { $0.write(UInt32($1.rawValue)) }
    write(member.opcode) { $0.write(byte: $1.rawValue) }
    for slot in [member.slot, member.getterSlot, member.setterSlot] { write(slot) { $0.write($1) } }
    for requirement in [member.requirement, member.setterRequirement] {
      write(requirement) { $0.write($1.rawValue) }
    }
    write(member.callback) { $0.write($1.rawValue) }
    write(member.tag)
    write(member.introduced)
    write(member.unavailable) { $0.write($1) }
  }
}

private let kinds: [Member.Kind] = [.method, .property, .initializer, .subscript, .enumCase]

private let memberFlags: [any WritableKeyPath<Member, Bool> & Sendable] = [
  \.isStatic, \.isMutating, \.isFinal, \.isOverride, \.isRequired, \.isConvenience, \.isFailable,
  \.isImplicitlyUnwrapped, \.isThrowing, \.isAsync, \.isDiscardable, \.isOptionalRequirement,
  \.isRethrowing, \.isOutlet, \.isObservingSuper, \.isLet, \.isLazy, \.hasObservers, \.hasSetter,
  \.hasInitialValue, \.returnsSelf, \.isGetterMutating, \.isSetterNonmutating, \.isDisfavored,
]

extension ByteReader {
  /// Types inside each other, as sources may nest them and more.
  private static var deepestType: Int { 300 }

  /// Reads a number below the count; fails on others.
  private mutating func readIndex(below count: Int) -> UInt32 {
    let index = readUInt32()
    guard index < count else {
      fail()
      return 0
    }
    return index
  }

  fileprivate mutating func readNominalID(within bounds: InterfaceBounds) -> NominalID {
    NominalID(rawValue: readIndex(below: bounds.nominals.count))
  }

  private mutating func readFunctionID(within bounds: InterfaceBounds) -> FunctionID {
    FunctionID(rawValue: readIndex(below: bounds.functions))
  }

  fileprivate mutating func readSpan() -> Span {
    Span(
      file: UInt16(truncatingIfNeeded: readUInt32()), offset: readUInt32(), length: readUInt32())
  }

  fileprivate mutating func readTypeEntity(within bounds: InterfaceBounds) -> TypeEntity {
    switch readByte() {
    case 0: return .nominal(readNominalID(within: bounds))
    default:
      let count = readInt()
      return .alias(count, readType(within: bounds))
    }
  }

  fileprivate mutating func readType(
    within bounds: InterfaceBounds, depth: Int = 0
  ) -> Type {
    guard depth < Self.deepestType else {
      fail()
      return .error
    }
    func inner(_ reader: inout ByteReader) -> Type {
      reader.readType(within: bounds, depth: depth + 1)
    }
    switch readByte() {
    case 0:
      let id = readNominalID(within: bounds)
      return .nominal(id, readArray(inner))
    case 1: return .optional(inner(&self))
    case 2:
      return .tuple(
        readArray {
          let label = $0.readOptional { $0.readString() }
          return Type.TupleElement(label: label, type: inner(&$0))
        })
    case 3:
      let parameters = readArray { reader in
        let type = inner(&reader)
        let flags = reader.readByte()
        return Type.FunctionType.Parameter(
          type: type, isInOut: flags & 1 != 0, isVariadic: flags & 2 != 0,
          isAutoclosure: flags & 4 != 0)
      }
      let result = inner(&self)
      let flags = readByte()
      return .function(
        Type.FunctionType(
          parameters: parameters, result: result, isThrowing: flags & 1 != 0,
          isAsync: flags & 2 != 0))
    case 4: return .existential(readArray { $0.readNominalID(within: bounds) })
    case 5: return .metatype(inner(&self))
    case 6: return .parameter(readInt())
    case 8:
      let base = inner(&self)
      return .member(base, readString())
    default: return .error
    }
  }

  fileprivate mutating func readGeneric(within bounds: InterfaceBounds) -> Member.GenericParameter {
    let name = readString()
    let protocols = readArray { $0.readNominalID(within: bounds) }
    return Member.GenericParameter(
      name: name, protocols: protocols, superclass: readOptional { $0.readType(within: bounds) })
  }

  fileprivate mutating func readRequirement(within bounds: InterfaceBounds) -> GenericRequirement {
    let subject = readType(within: bounds)
    switch readByte() {
    case 0:
      return GenericRequirement(
        subject: subject, relation: .conformsTo(readNominalID(within: bounds)))
    case 1:
      return GenericRequirement(subject: subject, relation: .inherits(readType(within: bounds)))
    default:
      return GenericRequirement(subject: subject, relation: .isSame(readType(within: bounds)))
    }
  }

  fileprivate mutating func readAccess() -> Member.Access {
    Member.Access(rawValue: readInt()) ?? .internal
  }

  fileprivate mutating func readModule() -> Module { Module(rawValue: readByte()) ?? .library }

  /// Members that exist; those that do not are left out.
  fileprivate mutating func readMemberIDs(within bounds: InterfaceBounds) -> [MemberID] {
    readArray { MemberID(index: $0.readInt()) }.filter {
      $0.index >= 0 && $0.index < bounds.members
    }
  }

  fileprivate mutating func readNominalDeclaration(
    _ index: Int, within bounds: InterfaceBounds
  ) -> NominalDeclaration {
    let name = readString()
    let kind = Nominal.Kind(rawValue: readByte()) ?? .struct
    let module = readModule()
    let span = readSpan()
    let nameSpan = readSpan()
    var made = NominalDeclaration(
      name: name, kind: kind, module: module, span: span, nameSpan: nameSpan,
      parent: readOptional { $0.readNominalID(within: bounds) })
    // A type is declared before those inside it.
    if let parent = made.parent, parent.rawValue >= index { made.parent = nil }
    made.access = readAccess()
    made.isFinal = readBool()
    made.generics = readArray { $0.readGeneric(within: bounds) }
    made.superclass = readOptional { $0.readType(within: bounds) }
    if let superclass = made.superclass?.nominal, !bounds.allows(superclass, for: index) {
      made.superclass = nil
    }
    made.protocols = readArray { $0.readNominalID(within: bounds) }
    made.isClassBound = readBool()
    made.roles = NominalDeclaration.Roles(rawValue: readByte())
    for (name, ids) in readArray({
      ($0.readString(), $0.readMemberIDs(within: bounds))
    }) {
      made.members[name] = ids
    }
    made.ownMembers = readMemberIDs(within: bounds)
    for (name, entity) in readArray({ ($0.readString(), $0.readTypeEntity(within: bounds)) }) {
      made.nestedTypes[name] = entity
    }
    made.rawType = readOptional { $0.readType(within: bounds) }
    made.associatedTypes = readArray {
      let name = $0.readString()
      return AssociatedType(
        name: name, defaultType: $0.readOptional { $0.readType(within: bounds) })
    }
    made.primaryAssociatedTypes = readArray { $0.readString() }
    made.requirements = readArray { $0.readRequirement(within: bounds) }
    for (proto, conditions) in readArray({
      ($0.readNominalID(within: bounds), $0.readArray { $0.readRequirement(within: bounds) })
    }) {
      made.conditions[proto] = conditions
    }
    return made
  }

  fileprivate mutating func readMember(within bounds: InterfaceBounds) -> Member {
    let kind = Int(readByte())
    let name = readString()
    let owner = readOptional { $0.readNominalID(within: bounds) }
    let module = readModule()
    let span = readSpan()
    var member = Member(
      kind: kinds.indices.contains(kind) ? kinds[kind] : .method, name: name, owner: owner,
      module: module, span: span, nameSpan: readSpan())
    member.access = readAccess()
    member.setterAccess = readAccess()
    let flags = readUInt32()
    for (bit, path) in memberFlags.enumerated() where flags & (1 << UInt32(bit)) != 0 {
      member[keyPath: path] = true
    }
    member.generics = readArray { $0.readGeneric(within: bounds) }
    member.requirements = readArray { $0.readRequirement(within: bounds) }
    member.parameters = readArray { reader in
      let label = reader.readOptional { $0.readString() }
      let name = reader.readString()
      let type = reader.readType(within: bounds)
      let flags = reader.readByte()
      return Member.Parameter(
        label: label, name: name, type: type, isInOut: flags & 1 != 0,
        isVariadic: flags & 2 != 0, isAutoclosure: flags & 4 != 0,
        isEscaping: flags & 16 != 0, hasDefault: flags & 8 != 0,
        defaultFunction: reader.readOptional { $0.readFunctionID(within: bounds) },
        defaultTypes: reader.readArray { $0.readType(within: bounds) })
    }
    member.type = readType(within: bounds)
    switch readByte() {
    case 1: member.storage = .field(readInt())
    case 2: member.storage = .global(GlobalID(rawValue: readIndex(below: bounds.globals)))
    default: member.storage = .computed
    }
    member.ownership = Nominal.Ownership(rawValue: readByte()) ?? .strong
    member.function = readOptional { $0.readFunctionID(within: bounds) }
    member.getter = readOptional { $0.readFunctionID(within: bounds) }
    member.setter = readOptional { $0.readFunctionID(within: bounds) }
    member.intrinsic = readOptional {
      Intrinsic(rawValue: UInt16(truncatingIfNeeded: $0.readUInt32())) ?? .warn
    }
    member.opcode = readOptional { Opcode(rawValue: $0.readByte()) ?? .nop }
    member.slot = readOptional { $0.readInt() }
    member.getterSlot = readOptional { $0.readInt() }
    member.setterSlot = readOptional { $0.readInt() }
    member.requirement = readOptional {
      RequirementID(rawValue: $0.readIndex(below: bounds.requirements))
    }
    member.setterRequirement = readOptional {
      RequirementID(rawValue: $0.readIndex(below: bounds.requirements))
    }
    member.callback = readOptional {
      CallbackID(rawValue: $0.readIndex(below: bounds.callbacks))
    }
    member.tag = readInt()
    member.introduced = readInt()
    member.unavailable = readOptional { $0.readString() }
    return member
  }
}
