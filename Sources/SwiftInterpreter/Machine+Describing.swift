import SwiftIR
@_spi(_Unicode) import Swift

extension Machine {
  /// The results of `vdl.mirror.kind`.
  enum MirrorKind: Int {
    case other, `class`, structure, enumeration, optional, tuple, function, metatype, array
    case primitive
  }

  func mirrorKind(_ value: Value) -> MirrorKind {
    if value.isAnyNone { return .optional }
    if value.isCell {
      switch value.cell.pointee.kind {
      case .instance: return .class
      case .structure: return .structure
      case .tuple: return .tuple
      case .enumeration: return .enumeration
      case .optional:
        if case .function = runtimeType(value.type).kind { return .function }
        return .optional
      case .array: return .array
      case .string: return .primitive
      case .closure: return .function
      case .box, .free: return .other
      }
    }
    switch value.type {
    case TypeID.metatype.rawValue: return .metatype
    case TypeID.function.rawValue: return .function
    case TypeID.int.rawValue, TypeID.bool.rawValue, TypeID.double.rawValue: return .primitive
    default: break
    }
    switch runtimeType(value.type).kind {
    case .tuple: return .tuple
    case .nominal(let nominal):
      switch program.nominals[Int(nominal.rawValue)].kind {
      case .enum: return .enumeration
      case .struct: return .structure
      case .primitive: return .primitive
      case .class, .protocol, .array: return .other
      }
    default: return .other
    }
  }

  /// The declared type of a child, with the value's generic arguments; nil when it has none.
  mutating func childType(_ value: Value, _ index: Int) -> TypeID? {
    let type = runtimeType(value.type)
    switch type.kind {
    case .nominal(let nominal):
      let declaration = program.nominals[Int(nominal.rawValue)]
      switch declaration.kind {
      case .array: return type.arguments.first
      case .enum:
        guard value.isCell, Int(value.cell.pointee.tag) < declaration.cases.count,
          case let payload = declaration.cases[Int(value.cell.pointee.tag)].payload,
          index < payload.count
        else { return nil }
        return substitute(payload[index].type, type.arguments)
      case .class, .struct:
        guard index < declaration.fields.count else { return nil }
        return substitute(declaration.fields[index].type, type.arguments)
      case .primitive, .protocol: return nil
      }
    case .tuple: return index < type.arguments.count ? type.arguments[index] : nil
    case .optional: return type.arguments.first
    default: return nil
    }
  }

  func childLabel(_ value: Value, _ index: Int) -> String {
    let type = runtimeType(value.type)
    switch type.kind {
    case .nominal(let nominal):
      let declaration = program.nominals[Int(nominal.rawValue)]
      if declaration.kind == .enum {
        guard value.isCell, Int(value.cell.pointee.tag) < declaration.cases.count,
          case let payload = declaration.cases[Int(value.cell.pointee.tag)].payload,
          index < payload.count
        else { return "" }
        return payload[index].name == "_" ? "" : payload[index].name
      }
      return index < declaration.fields.count ? declaration.fields[index].name : ""
    case .tuple(let labels): return index < labels.count ? labels[index] ?? "" : ""
    default: return ""
    }
  }

  func caseName(_ value: Value) -> String {
    let tag = value.isCell ? Int(value.cell.pointee.tag) : value.int
    guard case .nominal(let nominal) = runtimeType(value.type).kind,
      case let cases = program.nominals[Int(nominal.rawValue)].cases, tag >= 0, tag < cases.count
    else { return "" }
    return cases[tag].name
  }

  /// The number that Swift gives an error: cases with values are counted before those without.
  func errorCode(_ value: Value) -> Int {
    let tag = value.isCell ? Int(value.cell.pointee.tag) : value.int
    guard mirrorKind(value) == .enumeration,
      case .nominal(let nominal) = runtimeType(value.type).kind,
      case let cases = program.nominals[Int(nominal.rawValue)].cases, tag >= 0, tag < cases.count
    else { return 1 }
    let hasPayload = !cases[tag].payload.isEmpty
    let before = cases[..<tag].count { $0.payload.isEmpty != hasPayload }
    return hasPayload ? before : before + cases.count { !$0.payload.isEmpty }
  }

  /// Whether an optional is to be written in front of a child of this type.
  private func isOptional(_ type: TypeID?) -> TypeID? {
    guard let type, case let known = runtimeType(type.rawValue), known.kind == .optional else {
      return nil
    }
    return known.arguments.first ?? .any
  }

  /// A child as Any, owned: an optional is boxed, a weak reference read.
  mutating func child(_ value: Value, _ index: Int) -> Value? {
    guard value.isCell, index >= 0, index < Int(value.cell.pointee.count) else { return nil }
    var item = strong(value.cell.pointee.payload[index])
    guard !item.isMark else { return nil }
    if value.cell.pointee.kind == .optional, item.isAnyNone, item.bits > 0 { item.bits &-= 1 }
    let type = childType(value, index)
    retain(item)
    if isOptional(type) != nil, let type, !isBox(item, of: type.rawValue) {
      let cell = heap.allocate(.optional, type: type.rawValue, count: 1)
      cell.pointee.payload[0] = item
      return Value(cell: cell)
    }
    return item
  }

  /// An enum value's payload as Any, owned: the one value without a label, else a tuple of all.
  mutating func payload(_ value: Value) -> Value {
    let count = value.isCell ? Int(value.cell.pointee.count) : 0
    if count == 1, childLabel(value, 0) == "" { return child(value, 0) ?? .none }
    let labels = (0..<count).map { childLabel(value, $0) }
    let types = (0..<count).map { childType(value, $0) ?? .any }
    let type = intern(.tuple(labels: labels.map { $0 == "" ? nil : $0 }), types)
    let cell = heap.allocate(.tuple, type: type.rawValue, count: count)
    for index in 0..<count {
      let item = value.cell.pointee.payload[index]
      retain(item)
      cell.pointee.payload[index] = item
    }
    return Value(cell: cell)
  }

  /// The object of a weak or unowned reference, not counted.
  private func strong(_ value: Value) -> Value {
    guard value.flags == Value.weak || value.flags == Value.unowned else { return value }
    guard value.cell.pointee.state == Cell.State.live else { return .none }
    return Value(bits: value.bits, type: value.type, flags: Value.strong)
  }

  // MARK: - Text without code of the program

  /// The text of a value, with the bare type name wherever only the program's own code has the
  /// text.
  mutating func plainText(_ value: Value) -> String {
    var text = ""
    _ = describe(value, as: nil, isDebug: false, isForced: true, depth: 0, into: &text)
    work += text.utf8.count >> 2
    return text
  }

  /// The cost of describing an element, besides its letters, in steps of the machine.
  private static let elementWork = 20

  /// The text of a value as Swift prints it; nil when code of the program must run for it.
  mutating func quickText(_ value: Value, isDebug: Bool) -> String? {
    var text = ""
    let isKnown = describe(
      value, as: nil, isDebug: isDebug, isForced: false, depth: 0, into: &text)
    // A part of a value is tried again, and a value may hold one part any number of times.
    if !isKnown { work += text.utf8.count * Self.workOfLostByte }
    return isKnown ? text : nil
  }

  /// The cost of a byte of text that was made in vain, in steps of the machine.
  private static let workOfLostByte = 16

  private mutating func describe(
    _ value: Value, as type: TypeID?, isDebug: Bool, isForced: Bool, depth: Int,
    into text: inout String
  ) -> Bool {
    if text.utf8.count > configuration.output {
      text += "…"
      return false
    }
    if depth > 50 {
      text += "…"
      return isForced
    }
    if let type, let wrapped = isOptional(type), !isBox(value, of: type.rawValue) {
      return describeOptional(
        value, wrapped: wrapped, isForced: isForced, depth: depth, into: &text)
    }
    if value.isAnyNone {
      text += String(repeating: "Optional(", count: value.int) + "nil"
      text += String(repeating: ")", count: value.int)
      return true
    }
    if let string = self.text(value) {
      text += isDebug ? Self.quoted(string) : string
      return true
    }
    switch mirrorKind(value) {
    case .primitive:
      text +=
        value.type == TypeID.bool.rawValue ? value.isTrue ? "true" : "false" : number(value)
      return true
    case .function:
      text += "(Function)"
      return true
    case .metatype:
      let id = UInt32(truncatingIfNeeded: value.bits)
      text += isDebug ? qualifiedName(id) : typeName(id)
      return true
    case .optional:
      guard value.isCell, value.cell.pointee.count == 1 else { return isForced }
      return describeOptional(
        value.cell.pointee.payload[0],
        wrapped: runtimeType(value.type).arguments.first ?? .any, isForced: isForced, depth: depth,
        into: &text)
    case .array:
      text += "["
      // All children have the array's one type argument as their type.
      let type = childType(value, 0)
      for index in 0..<Int(value.cell.pointee.count) {
        if index > 0 { text += ", " }
        let item = value.cell.pointee.payload[index]
        guard
          describe(
            item, as: type, isDebug: true, isForced: isForced, depth: depth + 1, into: &text)
        else { return false }
      }
      work += Int(value.cell.pointee.count) * Self.elementWork
      text += "]"
      return true
    case .tuple:
      return describeChildren(value, isForced: isForced, depth: depth, into: &text)
    case .class:
      if !isForced && describesItself(value.type) { return false }
      text +=
        isForced
        ? objectName(type: value.type, serial: value.cell.pointee.serial)
        : qualifiedName(value.type)
      return true
    case .structure:
      if !isForced && describesItself(value.type) { return false }
      if !isForced || isDebug { text += isDebug ? qualifiedName(value.type) : typeName(value.type) }
      return describeChildren(value, isForced: isForced, depth: depth, into: &text)
    case .enumeration:
      if !isForced && describesItself(value.type) { return false }
      if isDebug { text += qualifiedName(value.type) + "." }
      text += caseName(value)
      guard value.isCell else { return true }
      if value.cell.pointee.count == 1, childLabel(value, 0).isEmpty,
        case let item = value.cell.pointee.payload[0], mirrorKind(item) == .tuple,
        runtimeType(item.type).kind != .optional,
        childType(value, 0).map({ runtimeType($0.rawValue).kind != .optional }) ?? true
      {
        // The payload is one tuple: its parentheses are enough.
        return describe(
          item, as: childType(value, 0), isDebug: true, isForced: isForced, depth: depth + 1,
          into: &text)
      }
      return describeChildren(value, isForced: isForced, depth: depth, into: &text)
    case .other:
      text += typeName(value.type)
      return true
    }
  }

  private mutating func describeOptional(
    _ value: Value, wrapped: TypeID, isForced: Bool, depth: Int, into text: inout String
  ) -> Bool {
    if value.isNone {
      text += "nil"
      return true
    }
    var inner = value
    if inner.isAnyNone { inner.bits &-= 1 }
    text += "Optional("
    guard
      describe(
        inner, as: wrapped, isDebug: true, isForced: isForced, depth: depth + 1, into: &text)
    else { return false }
    text += ")"
    return true
  }

  private mutating func describeChildren(
    _ value: Value, isForced: Bool, depth: Int, into text: inout String
  ) -> Bool {
    text += "("
    let count = value.isCell ? Int(value.cell.pointee.count) : 0
    for index in 0..<count {
      if index > 0 { text += ", " }
      let label = isForced ? "" : childLabel(value, index)
      if !label.isEmpty { text += "\(label): " }
      let item = strong(value.cell.pointee.payload[index])
      guard !item.isMark else { return isForced }
      guard
        describe(
          item, as: childType(value, index), isDebug: !isForced, isForced: isForced,
          depth: depth + 1, into: &text)
      else { return false }
    }
    text += ")"
    return true
  }

  private mutating func describesItself(_ type: UInt32) -> Bool {
    let names = known()
    return conforms(type, toKnown: names.describable)
      || conforms(type, toKnown: names.debugDescribable)
      || conforms(type, toKnown: names.streamable)
      || conforms(type, toKnown: names.reflectable)
  }

  /// Whether a type conforms to a protocol that the machine knows by name; not where a program has none.
  private mutating func conforms(_ type: UInt32, toKnown index: Int?) -> Bool {
    guard let index else { return false }
    return conforms(type, to: NominalID(rawValue: UInt32(index)))
  }

  static func quoted(_ text: String) -> String { text.debugDescription }

  // MARK: - Equality and hashes

  /// 1 equal, 0 different, -1 when code of the program must run for it.
  mutating func quickEqual(_ one: Value, _ other: Value) -> Int {
    if one.flags == 0 && other.flags == 0 {
      if one.type == other.type {
        if Self.isFloating(one) { return one.double == other.double ? 1 : 0 }
        if isPlain(one) { return one.bits == other.bits ? 1 : 0 }
        return -1
      }
      if one.isAnyNone || other.isAnyNone { return 0 }
      return areEqualNumbers(one, other).map { $0 ? 1 : 0 } ?? -1
    }
    if one.isAnyNone || other.isAnyNone { return 0 }
    if let left = text(one), let right = text(other) {
      work += min(left.utf8.count, right.utf8.count) >> 2
      return left == right ? 1 : 0
    }
    return -1
  }

  /// Whether primitive values of two types are equal numbers, as keys of any types compare them; nil for other
  /// values.
  private mutating func areEqualNumbers(_ one: Value, _ other: Value) -> Bool? {
    guard [one, other].allSatisfy({ typeEntry($0.type).pointee.kind == .primitive }) else {
      return nil
    }
    return switch (Self.isFloating(one), Self.isFloating(other)) {
    case (true, true): one.double == other.double
    case (true, false): Self.isEqual(one.double, to: other)
    case (false, true): Self.isEqual(other.double, to: one)
    case (false, false):
      Self.format(one).flatMap { first in
        Self.format(other).map { second in
          one.bits == other.bits && (one.int >= 0 || first.isSigned == second.isSigned)
        }
      } ?? false
    }
  }

  private static func isEqual(_ number: Double, to integer: Value) -> Bool {
    guard let format = format(integer) else { return false }
    return format.isSigned
      ? Int(exactly: number) == integer.int : UInt64(exactly: number) == integer.bits
  }

  private static func format(_ value: Value) -> IntegerFormat? {
    IntegerFormat(TypeID(rawValue: value.type))
  }

  /// Whether a trivial value is nothing but its bits to the program as well.
  private mutating func isPlain(_ value: Value) -> Bool {
    switch typeEntry(value.type).pointee.kind {
    case .primitive, .metatype, .optional: return true
    case .enumeration:
      // An enum without payloads has the equality the compiler makes, unless it says otherwise.
      guard case .nominal(let nominal) = runtimeType(value.type).kind else { return false }
      return program.nominals[Int(nominal.rawValue)].cases.allSatisfy { $0.payload.isEmpty }
    default: return value.type == TypeID.metatype.rawValue
    }
  }

  static func isFloating(_ value: Value) -> Bool {
    value.type == TypeID.double.rawValue || value.type == TypeID.float.rawValue
  }

  mutating func quickHash(_ value: Value) -> Int? {
    if let string = text(value) {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      if string.utf8.allSatisfy({ $0 < 128 }) {
        work += string.utf8.count >> 1
        for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      } else {
        // Texts that are canonically equal are one key.
        work += string.utf8.count << 3
        for scalar in string._nfd { hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01b3 }
      }
      return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF_FFFF_FFFF)
    }
    if value.isAnyNone { return 0 }
    guard value.flags == 0, isPlain(value) else { return nil }
    // Equal numbers of any types are one key.
    if Self.isFloating(value) {
      return Self.mix(
        0,
        Int(exactly: value.double) ?? UInt64(exactly: value.double).map(
          Int.init(truncatingIfNeeded:))
          ?? value.int)
    }
    return Self.mix(0, value.int)
  }

  static func mix(_ one: Int, _ other: Int) -> Int {
    var hash = UInt64(bitPattern: Int64(one)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(bitPattern: Int64(other)) &+ 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (hash ^ (hash >> 31)) & 0x7FFF_FFFF_FFFF_FFFF)
  }

  // MARK: - Exceptions

  /// The name and reason of an NSException of the model.
  func describeException(_ value: Value) -> (name: String, reason: String?) {
    guard value.isCell, case .nominal(let nominal) = runtimeType(value.type).kind else {
      return (text(value) ?? "NSException", nil)
    }
    var name = "NSException"
    var reason: String?
    for (index, field) in program.nominals[Int(nominal.rawValue)].fields.enumerated()
    where index < Int(value.cell.pointee.count) {
      var item = value.cell.pointee.payload[index]
      if field.name == "name" {
        if item.isCell, item.cell.pointee.kind == .structure, item.cell.pointee.count > 0 {
          item = item.cell.pointee.payload[0]
        }
        name = text(item) ?? name
      } else if field.name == "reason" {
        reason = text(item)
      }
    }
    return (name, reason)
  }
}
