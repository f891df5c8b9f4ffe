import SwiftIR

/// A type as the loop needs it, filled in on first use.
struct TypeEntry {
  enum Kind: UInt8 {
    case unknown, `class`, structure, enumeration, primitive, array, `protocol`
    case optional, tuple, function, existential, metatype, parameter
  }

  static let noType: UInt32 = 0xFFFF_FFFF

  var kind: Kind
  var isScenario: Bool
  var nominal: UInt32
  /// The superclass with its arguments, or `noType`.
  var superType: UInt32
  /// The number of an instance's fields.
  var fieldCount: UInt32
  var vtableCount: UInt32
  /// The number of the scenario's objects of this class so far.
  var created: UInt32
  var vtable: UnsafeMutablePointer<UInt32>?
}

/// A class, struct or enum as the machine needs it.
struct NominalEntry {
  var superclass: Int
  var deinitializer: FunctionID?
  var vtable: UnsafeMutablePointer<UInt32>?
  var vtableCount: Int
  /// The order in which an object's fields are destroyed, unless it is their own; a field with the
  /// high bit is the link of a linked list.
  var destroyOrder: UnsafeMutablePointer<UInt16>?
}

typealias NominalPointer = UnsafeMutablePointer<NominalEntry>

extension UnsafeMutablePointer where Pointee == NominalEntry {
  func deallocateWithTables() {
    pointee.vtable?.deallocate()
    pointee.destroyOrder?.deallocate()
    deallocate()
  }
}

struct WitnessCacheEntry {
  /// One more than the type, so that zeroed memory is empty.
  var type: UInt32
  var requirement: UInt32
  var function: UInt32
}

/// Nominals that the machine knows by name.
struct WellKnownNominals {
  var array: Int?
  var optional: Int?
  var describable: Int?
  var debugDescribable: Int?
  var streamable: Int?
  var reflectable: Int?
  var anyObject: Int?
  var equatable: Int?
  var hashable: Int?
  var dictionary: Int?
  var set: Int?

  /// Whether nothing is left to be found.
  var isComplete: Bool {
    dictionary != nil && set != nil && reflectable != nil && streamable != nil && describable != nil
      && debugDescribable != nil && hashable != nil && equatable != nil && anyObject != nil
      && optional != nil && array != nil
  }
}

extension Machine {
  // MARK: - Tables

  func runtimeType(_ id: UInt32) -> RuntimeType {
    let index = Int(id)
    if index < program.types.count { return program.types[index] }
    let made = index - program.types.count
    guard made < madeTypes.count else { return program.types[Int(TypeID.any.rawValue)] }
    return madeTypes[made]
  }

  @inline(__always)
  mutating func typeEntry(_ id: UInt32) -> UnsafeMutablePointer<TypeEntry> {
    if Int(id) >= typeCount { return types + Int(TypeID.any.rawValue) }
    let entry = types + Int(id)
    if entry.pointee.kind == .unknown { fillType(id) }
    return entry
  }

  @inline(never)
  private mutating func fillType(_ id: UInt32) {
    let type = runtimeType(id)
    var entry = TypeEntry(
      kind: .existential, isScenario: false, nominal: 0, superType: TypeEntry.noType,
      fieldCount: 0, vtableCount: 0, created: 0, vtable: nil)
    switch type.kind {
    case .nominal(let nominal):
      // Its parts are read in place: a copy of a nominal counts all of its tables.
      let index = Int(nominal.rawValue)
      entry.nominal = nominal.rawValue
      entry.isScenario = program.nominals[index].isScenario
      entry.fieldCount = UInt32(program.nominals[index].fields.count)
      switch program.nominals[index].kind {
      case .class:
        entry.kind = .class
        let known = nominalEntry(index)
        entry.vtable = known.pointee.vtable
        entry.vtableCount = UInt32(known.pointee.vtableCount)
        if let superType = program.nominals[index].superclassType {
          entry.superType = substitute(superType, type.arguments).rawValue
        } else if let superclass = program.nominals[index].superclass {
          entry.superType = intern(.nominal(superclass), []).rawValue
        }
      case .struct: entry.kind = .structure
      case .enum: entry.kind = .enumeration
      case .protocol: entry.kind = .protocol
      case .primitive: entry.kind = .primitive
      case .array: entry.kind = .array
      }
    case .optional: entry.kind = .optional
    case .tuple: entry.kind = .tuple
    case .function: entry.kind = .function
    case .existential: entry.kind = .existential
    case .metatype: entry.kind = .metatype
    case .parameter, .member: entry.kind = .parameter
    }
    types[Int(id)] = entry
  }

  @inline(__always)
  mutating func nominalEntry(_ id: Int) -> NominalPointer {
    if let known = nominals[id] { return known }
    return fillNominal(id)
  }

  @inline(never)
  private func fillNominal(_ id: Int) -> NominalPointer {
    let entry = NominalPointer.allocate(capacity: 1)
    let slotCount = program.nominals[id].vtable.count
    var vtable: UnsafeMutablePointer<UInt32>?
    if slotCount > 0 {
      let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
      for index in 0..<slotCount {
        (slots + index).initialize(to: program.nominals[id].vtable[index].rawValue)
      }
      vtable = slots
    }
    entry.initialize(
      to: NominalEntry(
        superclass: program.nominals[id].superclass.map { Int($0.rawValue) } ?? -1,
        deinitializer: program.nominals[id].deinitializer, vtable: vtable, vtableCount: slotCount,
        destroyOrder: program.nominals[id].kind == .class ? destroyOrder(id) : nil))
    nominals[id] = entry
    return entry
  }

  /// A class with exactly one stored strong `var x: Self?` destroys that field last of its own.
  private func destroyOrder(_ id: Int) -> UnsafeMutablePointer<UInt16>? {
    let fieldCount = program.nominals[id].fields.count
    var order: [UInt16] = []
    var level: Int? = id
    var end = fieldCount
    while let current = level {
      let start = min(program.nominals[current].inheritedFieldCount, end)
      if let link = onlyLink(to: current, in: start..<end, of: id) {
        if order.isEmpty { order = (0..<fieldCount).map { UInt16(truncatingIfNeeded: $0) } }
        order.remove(at: link)
        order.insert(UInt16(truncatingIfNeeded: link) | 0x8000, at: end - 1)
      }
      end = start
      level = program.nominals[current].superclass.map { Int($0.rawValue) }
    }
    if order.isEmpty { return nil }
    let result = UnsafeMutablePointer<UInt16>.allocate(capacity: order.count)
    result.initialize(from: order, count: order.count)
    return result
  }

  /// The only one among some fields of a class that is an optional of a class.
  private func onlyLink(to target: Int, in fields: Range<Int>, of id: Int) -> Int? {
    var found: Int?
    for index in fields where program.nominals[id].fields[index].ownership == .strong {
      let type = Int(program.nominals[id].fields[index].type.rawValue)
      guard case .optional = program.types[type].kind,
        let wrapped = program.types[type].arguments.first,
        case .nominal(let nominal) = program.types[Int(wrapped.rawValue)].kind,
        Int(nominal.rawValue) == target
      else { continue }
      if found != nil { return nil }
      found = index
    }
    return found
  }

  mutating func known() -> WellKnownNominals {
    if let wellKnown { return wellKnown }
    var found = WellKnownNominals()
    // By index: a copy of each nominal takes longer than all else here, and every run does this. The
    // library's come first.
    for index in program.nominals.indices where !found.isComplete {
      if found.array == nil, program.nominals[index].kind == .array { found.array = index }
      guard !program.nominals[index].isScenario else { continue }
      switch program.nominals[index].name {
      case "Optional": found.optional = index
      case "CustomStringConvertible": found.describable = index
      case "CustomDebugStringConvertible": found.debugDescribable = index
      case "TextOutputStreamable": found.streamable = index
      case "CustomReflectable": found.reflectable = index
      case "AnyObject": found.anyObject = index
      case "Equatable": found.equatable = index
      case "Hashable": found.hashable = index
      case "Dictionary": found.dictionary = index
      case "Set": found.set = index
      default: break
      }
    }
    wellKnown = found
    return found
  }

  // MARK: - Making types

  mutating func intern(_ kind: RuntimeType.Kind, _ arguments: [TypeID]) -> TypeID {
    let key = RuntimeType.Key(kind, arguments)
    if let known = program.keptTypes[key] { return TypeID(rawValue: known) }
    if interned == nil {
      interned = RuntimeType.index(of: program.types, from: program.keptTypeCount)
    }
    if let known = interned?[key] { return TypeID(rawValue: known) }
    let id = UInt32(typeCount)
    madeTypes.append(
      RuntimeType(kind: kind, arguments: arguments, name: boundedName(kind, arguments)))
    if typeCount == typeCapacity {
      let larger = UnsafeMutablePointer<TypeEntry>.allocate(capacity: typeCapacity * 2)
      let raw = UnsafeMutableRawPointer(larger)
      raw.initializeMemory(
        as: UInt8.self, repeating: 0, count: typeCapacity * 2 * MemoryLayout<TypeEntry>.stride)
      larger.update(from: types, count: typeCount)
      // The old table stays mapped: pointers into it may live for a moment longer.
      retiredTypes.append(types)
      types = larger
      typeCapacity *= 2
    }
    typeCount += 1
    interned?[key] = id
    return TypeID(rawValue: id)
  }

  /// Names are written out. A generic function that calls itself with a type made of two of the
  /// last one would fill the memory with them in a few calls.
  private mutating func boundedName(_ kind: RuntimeType.Kind, _ arguments: [TypeID]) -> String {
    let size = arguments.reduce(0) { $0 + typeName($1.rawValue).utf8.count }
    guard typeNameBytes + size < Self.maximumTypeNameBytes else {
      exceed(.memory)
      return "_"
    }
    let name = makeName(kind, arguments)
    typeNameBytes += name.utf8.count
    return name
  }

  private static let maximumTypeNameBytes = 16 << 20

  private func makeName(_ kind: RuntimeType.Kind, _ arguments: [TypeID]) -> String {
    let names = arguments.map { typeName($0.rawValue) }
    let list = names.joined(separator: ", ")
    switch kind {
    case .nominal(let nominal):
      let nominal = program.nominals[Int(nominal.rawValue)]
      // The arguments of the types around it are left out.
      let own = names.dropFirst(nominal.genericParameterCounts.dropLast().last ?? 0)
      return own.isEmpty ? nominal.name : "\(nominal.name)<\(own.joined(separator: ", "))>"
    case .optional: return names.isEmpty ? "Optional" : "Optional<\(list)>"
    case .tuple(let labels):
      let parts = names.enumerated().map { index, name in
        guard index < labels.count, let label = labels[index] else { return name }
        return "\(label): \(name)"
      }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let shape): return functionName(shape, names, arguments) { typeName($0) }
    case .metatype: return names.isEmpty ? "Type" : "\(list).Type"
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return protocols.map { program.nominals[Int($0.rawValue)].name }.joined(separator: " & ")
    case .parameter(let index): return "T\(index)"
    case .member(let name): return "\(list).\(name)"
    }
  }

  /// The type with its parameters replaced.
  mutating func substitute(_ id: TypeID, _ arguments: [TypeID]) -> TypeID {
    if arguments.isEmpty { return id }
    let type = runtimeType(id.rawValue)
    if case .parameter(let index) = type.kind {
      return index < arguments.count ? arguments[index] : .any
    }
    if type.arguments.isEmpty { return id }
    let replaced = type.arguments.map { substitute($0, arguments) }
    if case .member(let name) = type.kind { return typeWitness(name, of: replaced[0]) }
    return replaced == type.arguments ? id : intern(type.kind, replaced)
  }

  /// The type that a conforming type has for an associated type.
  private mutating func typeWitness(_ name: String, of base: TypeID) -> TypeID {
    var current = base.rawValue
    for _ in 0..<10_000 {
      let type = runtimeType(current)
      if case .parameter = type.kind { return intern(.member(name), [base]) }
      guard let nominal = nominal(of: current) else { return .any }
      if let witness = program.nominals[nominal].typeWitnesses[name] {
        return substitute(witness, type.arguments)
      }
      current = typeEntry(current).pointee.superType
      guard current != TypeEntry.noType else { return .any }
    }
    return .any
  }

  /// Generic argument `index` of a type seen as its supertype of nominal `target`.
  mutating func typeArgument(_ index: Int, of id: UInt32, as target: Int) -> UInt32 {
    var current = id
    for _ in 0..<10_000 {
      let type = runtimeType(current)
      if case .nominal(let nominal) = type.kind, Int(nominal.rawValue) == target || target < 0 {
        return index < type.arguments.count
          ? type.arguments[index].rawValue : TypeID.any.rawValue
      }
      if type.kind == .optional {
        return index < type.arguments.count
          ? type.arguments[index].rawValue : TypeID.any.rawValue
      }
      let superType = typeEntry(current).pointee.superType
      guard superType != TypeEntry.noType else { return TypeID.any.rawValue }
      current = superType
    }
    return TypeID.any.rawValue
  }

  // MARK: - Names

  /// The name without modules and enclosing types, as `type(of:)` prints it.
  func typeName(_ id: UInt32) -> String {
    // A type created while running got its name then, from the names of its arguments.
    if id >= program.types.count, id < typeCount { return runtimeType(id).name }
    let type = runtimeType(id)
    return type.arguments.isEmpty && type.kind != .optional && !type.name.utf8.contains(0x2E)
      ? type.name : makeName(type.kind, type.arguments)
  }

  private func functionName(
    _ shape: FunctionShape, _ names: [String], _ arguments: [TypeID], _ name: (UInt32) -> String
  ) -> String {
    guard let result = names.last else { return "Function" }
    let parameters = names.dropLast().enumerated().map { index, written in
      guard shape[index] == .variadic,
        let element = runtimeType(arguments[index].rawValue).arguments.first
      else { return written }
      return name(element.rawValue)
    }
    return shape.name(parameters, result)
  }

  /// The name with its modules: `Scenario.B`, `Swift.Array<Swift.Int>`.
  func qualifiedName(_ id: UInt32) -> String {
    let type = runtimeType(id)
    let names = type.arguments.map { qualifiedName($0.rawValue) }
    let list = names.joined(separator: ", ")
    switch type.kind {
    case .nominal(let nominal):
      let declaration = program.nominals[Int(nominal.rawValue)]
      return moduleName(declaration) + declaration.path(arguments: names)
    case .optional: return "Swift.Optional<\(list)>"
    case .tuple(let labels):
      let parts = names.enumerated().map { index, name in
        guard index < labels.count, let label = labels[index] else { return name }
        return "\(label): \(name)"
      }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let shape):
      return functionName(shape, names, type.arguments) { qualifiedName($0) }
    case .metatype: return "\(list).Type"
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return protocols.map {
        let declaration = program.nominals[Int($0.rawValue)]
        return moduleName(declaration) + declaration.name
      }.joined(separator: " & ")
    case .parameter, .member: return type.name
    }
  }

  /// The module's part of a full name. A type of the model has none, as a class of Objective-C has
  /// none.
  private func moduleName(_ nominal: Nominal) -> String {
    if nominal.isScenario { return "Scenario." }
    return nominal.isLibrary ? "Swift." : ""
  }

  // MARK: - Dynamic types

  /// The type that `type(of:)` gives.
  mutating func typeOf(_ value: Value) -> UInt32 {
    if value.type == TypeID.metatype.rawValue, !value.isCell {
      return intern(.metatype, [TypeID(rawValue: UInt32(truncatingIfNeeded: value.bits))]).rawValue
    }
    return value.type
  }

  /// The type of a value of a type parameter that stands for a type.
  mutating func dynamicType(of value: Value, as type: UInt32) -> UInt32 {
    switch typeEntry(type).pointee.kind {
    case .existential, .protocol, .optional, .function: type
    default: typeOf(value)
    }
  }

  /// The nominal of a type, `Optional`'s for optionals, or nil.
  mutating func nominal(of type: UInt32) -> Int? {
    switch runtimeType(type).kind {
    case .nominal(let nominal): return Int(nominal.rawValue)
    case .optional: return known().optional
    default: return nil
    }
  }

  mutating func conforms(_ type: UInt32, to target: NominalID) -> Bool {
    if Int(target.rawValue) == known().anyObject {
      return typeEntry(type).pointee.kind == .class
    }
    guard var current = nominal(of: type) else {
      if case .existential(let protocols) = runtimeType(type).kind {
        return protocols.contains { $0 == target || refines($0, target) }
      }
      return false
    }
    while true {
      // A composition may name a class.
      if current == Int(target.rawValue) { return true }
      if program.nominals[current].conformances.contains(target) {
        return program.nominals[current].conditions.isEmpty
          || meetsConditions(type, of: current, for: target)
      }
      guard let superclass = program.nominals[current].superclass else { return false }
      current = Int(superclass.rawValue)
    }
  }

  /// Whether the arguments of a type are what a conditional conformance asks of them. Of a class
  /// that inherits the conformance nothing is asked.
  private mutating func meetsConditions(
    _ type: UInt32, of nominal: Int, for target: NominalID
  ) -> Bool {
    guard let conditions = program.nominals[nominal].conditions[target],
      self.nominal(of: type) == nominal
    else { return true }
    let arguments = runtimeType(type).arguments
    for condition in conditions where arguments.indices.contains(condition.argument) {
      let argument = arguments[condition.argument].rawValue
      switch condition.relation {
      case .conformsTo(let proto): if !meets(argument, proto) { return false }
      case .isSame(let type): if !isEqual(argument, type.rawValue) { return false }
      }
    }
    return true
  }

  /// Whether a type argument conforms to a protocol. The type of a protocol's values does not, not even to the
  /// protocol itself: only `any Error` does, and what is sendable.
  private mutating func meets(_ argument: UInt32, _ target: NominalID) -> Bool {
    guard case .existential(let protocols) = runtimeType(argument).kind else {
      return conforms(argument, to: target)
    }
    if isLibrary(target, named: "Sendable") { return conforms(argument, to: target) }
    return isLibrary(target, named: "Error") && protocols.contains(target)
      && protocols.allSatisfy { $0 == target || isLibrary($0, named: "Sendable") }
  }

  /// Whether a nominal is the library's of that name.
  func isLibrary(_ id: NominalID, named name: String) -> Bool {
    let nominal = program.nominals[Int(id.rawValue)]
    return nominal.isLibrary && nominal.name == name
  }

  private func refines(_ nominal: NominalID, _ target: NominalID) -> Bool {
    program.nominals[Int(nominal.rawValue)].conformances.contains(target)
  }

  @inline(__always)
  mutating func witness(_ type: UInt32, _ requirement: UInt32) -> Int? {
    let slot = Int((type &* 31 &+ requirement) & UInt32(Self.witnessCacheSize - 1))
    let cached = witnessCache[slot]
    if cached.type == type &+ 1, cached.requirement == requirement {
      return Int(cached.function)
    }
    return findWitness(type, requirement, slot: slot)
  }

  @inline(never)
  private mutating func findWitness(_ type: UInt32, _ requirement: UInt32, slot: Int) -> Int? {
    guard var current = nominal(of: type) else { return nil }
    while true {
      let declaration = program.nominals[current]
      if let function = declaration.witnesses[RequirementID(rawValue: requirement)] {
        witnessCache[slot] = WitnessCacheEntry(
          type: type &+ 1, requirement: requirement, function: function.rawValue)
        return Int(function.rawValue)
      }
      guard let superclass = declaration.superclass else { return nil }
      current = Int(superclass.rawValue)
    }
  }

  // MARK: - Casts

  mutating func isSubtype(_ type: UInt32, of target: UInt32) -> Bool {
    if type == target { return true }
    let wanted = runtimeType(target)
    switch wanted.kind {
    case .existential(let protocols):
      for wantedProtocol in protocols where !conforms(type, to: wantedProtocol) { return false }
      return true
    case .nominal(let nominal):
      if program.nominals[Int(nominal.rawValue)].kind == .protocol {
        return conforms(type, to: nominal)
      }
      var current = type
      for _ in 0..<10_000 {
        if current == target || isEqual(current, target) { return true }
        current = typeEntry(current).pointee.superType
        if current == TypeEntry.noType { return false }
      }
      return false
    case .optional:
      guard let wrapped = wanted.arguments.first else { return true }
      let given = runtimeType(type)
      if given.kind == .optional, let inner = given.arguments.first {
        return isSubtype(inner.rawValue, of: wrapped.rawValue)
      }
      return isSubtype(type, of: wrapped.rawValue)
    default:
      return isEqual(type, target)
    }
  }

  func isEqual(_ one: UInt32, _ other: UInt32) -> Bool {
    if one == other { return true }
    let left = runtimeType(one)
    let right = runtimeType(other)
    guard left.arguments.count == right.arguments.count, left.kind == right.kind,
      !left.arguments.isEmpty || left.name == right.name
    else { return false }
    for (a, b) in zip(left.arguments, right.arguments) where !isEqual(a.rawValue, b.rawValue) {
      return false
    }
    return true
  }

  /// The value as an instance of `target`: itself or, for an optional inside Any, its payload; nil
  /// when it is no instance. Borrowed as `value` is.
  mutating func cast(_ value: Value, to target: UInt32, depth: Int = 0) -> Value? {
    if depth > 64 { return value }
    let entry = typeEntry(target).pointee
    switch entry.kind {
    case .existential:
      let wanted = runtimeType(target)
      guard case .existential(let protocols) = wanted.kind else { return value }
      if protocols.isEmpty { return value }
      if value.isAnyNone { return nil }
      // Any value becomes an object: the runtime puts it into a box.
      if protocols.map({ Int($0.rawValue) }) == [known().anyObject] { return open(value) }
      // An optional that conforms goes before what is in it.
      if isSubtype(typeOf(value), of: target) { return value }
      guard isBox(value) else { return nil }
      return cast(value.cell.pointee.payload[0], to: target, depth: depth + 1)
    case .parameter, .unknown:
      return value
    case .optional:
      let wanted = runtimeType(target)
      guard let wrapped = wanted.arguments.first else { return value }
      let isOpen = isBox(value) && typeEntry(value.cell.pointee.type).pointee.kind != .function
      let inner = isOpen ? value.cell.pointee.payload[0] : value
      if inner.isAnyNone {
        return isBox(value) ? converted(inner, from: value.cell.pointee.type, to: target) : inner
      }
      return cast(inner, to: wrapped.rawValue, depth: depth + 1)
    case .class, .primitive, .structure, .enumeration, .protocol, .array, .tuple, .function,
      .metatype:
      let opened = open(value)
      if opened.isAnyNone { return nil }
      if entry.kind == .function, let given = functionType(of: value),
        !isFunction(given, as: target)
      {
        return nil
      }
      return matches(opened, target, entry, depth: depth) ? opened : nil
    }
  }

  /// The nil of one optional type as a nil of another: levels are counted from the innermost payload.
  func converted(_ none: Value, from source: UInt32, to target: UInt32) -> Value {
    let level = optionalDepth(source) - Int(truncatingIfNeeded: none.bits)
    var result = none
    result.bits = UInt64(max(0, optionalDepth(target) - level))
    return result
  }

  /// How many optionals the type has around what is none.
  func optionalDepth(_ type: UInt32) -> Int {
    var depth = 0
    var current = runtimeType(type)
    while current.kind == .optional, let wrapped = current.arguments.first {
      depth += 1
      current = runtimeType(wrapped.rawValue)
    }
    return depth
  }

  /// Whether values of such a type are in boxes inside Any.
  @inline(__always)
  func isBoxed(_ kind: TypeEntry.Kind) -> Bool { kind == .optional || kind == .function }

  /// The type of the function in a box, or in an optional that is in one; nil where no box tells it.
  private func functionType(of value: Value) -> UInt32? {
    guard isBox(value) else { return nil }
    var box = value.cell
    while isBox(box.pointee.payload[0]) { box = box.pointee.payload[0].cell }
    var type = box.pointee.type
    while runtimeType(type).kind == .optional, let wrapped = runtimeType(type).arguments.first {
      type = wrapped.rawValue
    }
    if case .function = runtimeType(type).kind { return type }
    return nil
  }

  /// Whether a function of one type is one of another: one that throws nothing may pass for one that throws.
  private func isFunction(_ given: UInt32, as target: UInt32) -> Bool {
    if isEqual(given, target) { return true }
    let (one, other) = (runtimeType(given), runtimeType(target))
    guard case .function(let shape) = one.kind, case .function(let wanted) = other.kind,
      wanted
        == FunctionShape(shape.parameters, isThrowing: true, isAsync: shape.isAsync),
      one.arguments.count == other.arguments.count
    else { return false }
    return zip(one.arguments, other.arguments).allSatisfy { isEqual($0.rawValue, $1.rawValue) }
  }

  /// Opens optionals and functions inside Any.
  func open(_ value: Value) -> Value {
    var current = value
    while isBox(current) { current = current.cell.pointee.payload[0] }
    return current
  }

  /// Whether the value is an optional that is kept apart from its payload.
  @inline(__always)
  func isBox(_ value: Value) -> Bool {
    value.isCell && value.cell.pointee.kind == .optional && value.cell.pointee.count == 1
  }

  /// Whether an optional of this type is in a box already. The box of another type is what an optional of
  /// anything holds.
  func isBox(_ value: Value, of type: UInt32) -> Bool {
    isBox(value) && isEqual(value.cell.pointee.type, type)
  }

  private mutating func matches(
    _ value: Value, _ target: UInt32, _ entry: TypeEntry, depth: Int
  ) -> Bool {
    if value.type == target, target != TypeID.metatype.rawValue { return true }
    switch entry.kind {
    case .function:
      return value.type == TypeID.function.rawValue
    case .metatype:
      guard value.type == TypeID.metatype.rawValue else { return false }
      guard let instance = runtimeType(target).arguments.first else { return true }
      return isSubtype(UInt32(truncatingIfNeeded: value.bits), of: instance.rawValue)
    case .class:
      guard value.flags == Value.strong, value.cell.pointee.kind == .instance else { return false }
      return isSubtype(value.type, of: target)
    case .tuple:
      guard value.isCell, value.cell.pointee.kind == .tuple else {
        return value.type == target
      }
      let elements = runtimeType(target).arguments
      guard elements.count == Int(value.cell.pointee.count),
        haveFittingLabels(value.type, target)
      else { return false }
      for (index, element) in elements.enumerated() {
        let item = value.cell.pointee.payload[index]
        if cast(item, to: element.rawValue, depth: depth + 1) == nil { return false }
      }
      return true
    case .array:
      guard value.isCell, value.cell.pointee.kind == .array,
        let element = runtimeType(target).arguments.first
      else { return false }
      for index in 0..<Int(value.cell.pointee.count) {
        let item = value.cell.pointee.payload[index]
        if cast(item, to: element.rawValue, depth: depth + 1) == nil { return false }
      }
      return true
    case .protocol:
      return isSubtype(typeOf(value), of: target)
    default:
      if isEqual(value.type, target) { return true }
      // A generic value type (a dictionary as Any): its fields decide.
      guard value.isCell, case .nominal(let nominal) = runtimeType(value.type).kind,
        case .nominal(let wanted) = runtimeType(target).kind, nominal == wanted,
        value.cell.pointee.kind == .structure
      else { return false }
      let arguments = runtimeType(target).arguments
      let fields = program.nominals[Int(wanted.rawValue)].fields
      guard !arguments.isEmpty, fields.count == Int(value.cell.pointee.count) else { return false }
      for (index, field) in fields.enumerated() {
        let type = substitute(field.type, arguments)
        let item = value.cell.pointee.payload[index]
        if cast(item, to: type.rawValue, depth: depth + 1) == nil { return false }
      }
      return true
    }
  }

  /// Whether a cast of a tuple may be of another tuple's type: a label on both sides is the same one.
  private func haveFittingLabels(_ source: UInt32, _ target: UInt32) -> Bool {
    guard case .tuple(let given) = runtimeType(source).kind,
      case .tuple(let wanted) = runtimeType(target).kind
    else { return true }
    return zip(given, wanted).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }
}

extension Nominal {
  /// `Outer.Inner` with the arguments of each: `Outer<Int>.Inner`.
  fileprivate func path(arguments: [String]) -> String {
    let names = outerNames + [name]
    let skipped = genericParameterCounts.count - names.count
    var start = 0
    return names.enumerated().map { index, name in
      let level = index + skipped
      let end =
        genericParameterCounts.indices.contains(level)
        ? min(genericParameterCounts[level], arguments.count) : arguments.count
      defer { start = max(start, end) }
      return start < end
        ? "\(name)<\(arguments[start..<end].joined(separator: ", "))>" : name
    }.joined(separator: ".")
  }
}
