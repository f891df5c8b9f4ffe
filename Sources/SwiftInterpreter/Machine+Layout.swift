import SwiftIR

/// How Swift lays out a type's values in memory on a machine of 64 bits.
struct ValueLayout {
  var size: Int
  var alignment: Int
  /// How many patterns of the bits are no value: an optional's nil takes one of them.
  var unusedPatterns: Int

  static let pointer = ValueLayout(size: 8, alignment: 8, unusedPatterns: 1 << 31)
  static let text = ValueLayout(size: 16, alignment: 8, unusedPatterns: 1 << 31)

  init(size: Int, alignment: Int, unusedPatterns: Int) {
    self.size = size
    self.alignment = alignment
    self.unusedPatterns = unusedPatterns
  }

  /// Fields one after another, each at a multiple of its alignment.
  init(fields: [ValueLayout]) {
    self.init(size: 0, alignment: 1, unusedPatterns: 0)
    for field in fields {
      size = (size + field.alignment - 1) / field.alignment * field.alignment + field.size
      alignment = max(alignment, field.alignment)
      unusedPatterns = max(unusedPatterns, field.unusedPatterns)
    }
  }

  /// An enum with one case that has a payload, and some that have none.
  init(payload: ValueLayout, emptyCases: Int) {
    self = payload
    if payload.unusedPatterns >= emptyCases {
      unusedPatterns -= emptyCases
    } else {
      size += 1
      unusedPatterns = 0
    }
  }

  /// An enum of cases without payload.
  init(cases: Int) {
    self.init(
      size: cases <= 1 ? 0 : cases <= 256 ? 1 : 2, alignment: cases <= 256 ? 1 : 2,
      unusedPatterns: cases <= 1 ? 0 : max(0, (cases <= 256 ? 256 : 65536) - cases))
  }
}

extension Machine {
  /// Nil for the types of libraries that are made otherwise here, and for enums whose cases share
  /// unused bits.
  mutating func memoryLayout(of id: TypeID, depth: Int = 0) -> ValueLayout? {
    guard depth < 64 else { return nil }
    if let format = IntegerFormat(id) {
      return ValueLayout(
        size: format.bitWidth / 8, alignment: format.bitWidth / 8, unusedPatterns: 0)
    }
    switch id {
    case .double: return ValueLayout(size: 8, alignment: 8, unusedPatterns: 0)
    case .float: return ValueLayout(size: 4, alignment: 4, unusedPatterns: 0)
    case .bool: return ValueLayout(size: 1, alignment: 1, unusedPatterns: 254)
    case .string, .character: return .text
    default: break
    }
    let type = runtimeType(id.rawValue)
    switch type.kind {
    case .optional:
      return type.arguments.first.flatMap { memoryLayout(of: $0, depth: depth + 1) }.map {
        ValueLayout(payload: $0, emptyCases: 1)
      }
    case .tuple: return fields(type.arguments, depth)
    case .function: return ValueLayout(size: 16, alignment: 8, unusedPatterns: 1 << 31)
    case .metatype: return metatype(of: type.arguments.first)
    case .existential(let protocols):
      // A value that must be an object needs no room of its own.
      let others = protocols.filter { !isLibrary($0, named: "AnyObject") }.count
      return ValueLayout(
        size: (others < protocols.count ? 8 : 32) + 8 * others, alignment: 8,
        unusedPatterns: 1 << 31)
    case .nominal(let nominal): return layout(of: nominal, type.arguments, depth)
    case .parameter, .member: return nil
    }
  }

  /// A type that conforms to protocols carries how it does so.
  private func metatype(of instance: TypeID?) -> ValueLayout {
    var layout = ValueLayout.pointer
    if let instance, case .existential(let protocols) = runtimeType(instance.rawValue).kind {
      layout.size += 8 * protocols.filter { !isLibrary($0, named: "AnyObject") }.count
    }
    return layout
  }

  /// A stored property, by its type as declared. A property of the type `S.Type` can only be `S` where `S` is
  /// written out and has no subclasses, so nothing is stored.
  private mutating func stored(
    _ declared: TypeID, _ arguments: [TypeID], _ depth: Int
  ) -> ValueLayout? {
    let type = runtimeType(declared.rawValue)
    switch type.kind {
    case .metatype where isKnown(type.arguments.first): return ValueLayout(fields: [])
    case .tuple: return stored(type.arguments, arguments, depth + 1)
    default: return memoryLayout(of: substitute(declared, arguments), depth: depth + 1)
    }
  }

  private mutating func stored(
    _ declared: [TypeID], _ arguments: [TypeID], _ depth: Int
  ) -> ValueLayout? {
    var layouts: [ValueLayout] = []
    for type in declared {
      guard let layout = stored(type, arguments, depth) else { return nil }
      layouts.append(layout)
    }
    return ValueLayout(fields: layouts)
  }

  /// Whether a type that is written out is the only one of its metatype.
  private func isKnown(_ instance: TypeID?) -> Bool {
    guard let instance else { return false }
    let type = runtimeType(instance.rawValue)
    switch type.kind {
    case .nominal(let nominal):
      let kind = program.nominals[Int(nominal.rawValue)].kind
      return kind != .class && kind != .protocol
    case .optional, .tuple, .function: return true
    case .metatype: return isKnown(type.arguments.first)
    case .existential, .parameter, .member: return false
    }
  }

  private mutating func fields(_ types: [TypeID], _ depth: Int) -> ValueLayout? {
    var layouts: [ValueLayout] = []
    for type in types {
      guard let layout = memoryLayout(of: type, depth: depth + 1) else { return nil }
      layouts.append(layout)
    }
    return ValueLayout(fields: layouts)
  }

  private mutating func layout(
    of id: NominalID, _ arguments: [TypeID], _ depth: Int
  ) -> ValueLayout? {
    let nominal = program.nominals[Int(id.rawValue)]
    switch nominal.kind {
    case .class, .array: return .pointer
    case .struct where ["Dictionary", "Set"].contains(nominal.name) && !nominal.isScenario:
      return .pointer
    case .struct:
      guard nominal.isScenario || Self.plainStructs.contains(nominal.name) else { return nil }
      return stored(nominal.fields.map(\.type), arguments, depth)
    case .enum:
      let payloads = nominal.cases.map(\.payload).filter { !$0.isEmpty }
      let empty = nominal.cases.count - payloads.count
      if payloads.isEmpty { return ValueLayout(cases: nominal.cases.count) }
      var layouts: [ValueLayout] = []
      for payload in payloads {
        guard let layout = stored(payload.map(\.type), arguments, depth) else { return nil }
        layouts.append(layout)
      }
      if layouts.count == 1 { return ValueLayout(payload: layouts[0], emptyCases: empty) }
      guard let largest = layouts.max(by: { $0.size < $1.size }), largest.unusedPatterns == 0
      else { return nil }
      return ValueLayout(
        size: largest.size + 1, alignment: layouts.map(\.alignment).max() ?? 1,
        unusedPatterns: 256 - nominal.cases.count)
    case .primitive, .protocol: return nil
    }
  }

  /// Structs of the libraries that have the same fields as in Swift.
  private static let plainStructs: Set<String> = [
    "Range", "ClosedRange", "PartialRangeFrom", "CGPoint", "CGSize", "CGRect", "Date",
  ]
}
