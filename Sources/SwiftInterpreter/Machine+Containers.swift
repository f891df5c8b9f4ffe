import SwiftIR

// Arrays, dictionaries, sets and tuples whose elements become values of another type.
extension Machine {
  /// Deeper values are left as they are, as casts leave them.
  private static let deepestContainer = 64

  /// A value that is an instance of a type as one of it, owned: a container gets its elements' new type, any
  /// other value is left as it is.
  mutating func retyped(_ value: Value, as target: UInt32, depth: Int = 0) -> Value {
    let target = withoutOptionals(target)
    guard value.flags == Value.strong, depth < Self.deepestContainer, !isEqual(value.type, target)
    else {
      retain(value)
      return value
    }
    switch (value.cell.pointee.kind, typeEntry(target).pointee.kind) {
    case (.array, .array): return retypedArray(value, as: target, depth: depth)
    case (.tuple, .tuple): return retypedTuple(value, as: target, depth: depth)
    case (.structure, .structure): return retypedTable(value, as: target, depth: depth)
    default:
      retain(value)
      return value
    }
  }

  private mutating func retypedArray(_ value: Value, as target: UInt32, depth: Int) -> Value {
    let items = elements(value)
    guard let source = runtimeType(value.type).arguments.first,
      let wanted = runtimeType(target).arguments.first, !heap.lacks(items.count * 16)
    else {
      if heap.lacks(items.count * 16) { exceed(.memory) }
      retain(value)
      return value
    }
    work += items.count
    let cell = heap.array(type: target, capacity: items.count)
    for (index, item) in items.enumerated() {
      cell.pointee.payload[index] = retypedElement(
        item, from: source.rawValue, to: wanted.rawValue, depth: depth)
    }
    cell.pointee.count = UInt32(truncatingIfNeeded: items.count)
    return Value(cell: cell)
  }

  private mutating func retypedTuple(_ value: Value, as target: UInt32, depth: Int) -> Value {
    let (given, wanted) = (runtimeType(value.type).arguments, runtimeType(target).arguments)
    guard given.count == wanted.count, given.count == Int(value.cell.pointee.count) else {
      retain(value)
      return value
    }
    let cell = heap.allocate(.tuple, type: target, count: given.count)
    for (index, (from, to)) in zip(given, wanted).enumerated() {
      cell.pointee.payload[index] = retypedElement(
        value.cell.pointee.payload[index], from: from.rawValue, to: to.rawValue, depth: depth)
    }
    return Value(cell: cell)
  }

  /// An element of a container of one type as that of another, owned.
  private mutating func retypedElement(
    _ item: Value, from source: UInt32, to target: UInt32, depth: Int
  ) -> Value {
    if isBox(item) {
      guard !isExistential(withoutOptionals(target)) else {
        retain(item)
        return item
      }
      let cell = item.cell
      return retypedElement(
        cell.pointee.payload[0], from: cell.pointee.type, to: target, depth: depth)
    }
    if typeEntry(source).pointee.kind == .optional {
      if isExistential(target), isSubtype(source, of: target) { return boxed(item, as: source) }
      if isExistential(withoutOptionals(target)), typeEntry(target).pointee.kind == .optional {
        return retypedPayload(item, from: source, to: target, depth: depth)
      }
      if item.isAnyNone { return converted(item, from: source, to: target) }
    }
    return retyped(item, as: target, depth: depth + 1)
  }

  /// An optional as one of anything, owned: what is in it is an element too, and an optional there gets into a box.
  private mutating func retypedPayload(
    _ item: Value, from source: UInt32, to target: UInt32, depth: Int
  ) -> Value {
    guard let given = runtimeType(source).arguments.first,
      let wanted = runtimeType(target).arguments.first, !item.isAnyNone || item.bits > 0
    else { return item }
    var payload = item
    if payload.isAnyNone { payload.bits -= 1 }
    var result = retypedElement(payload, from: given.rawValue, to: wanted.rawValue, depth: depth)
    if result.isAnyNone { result.bits += 1 }
    return result
  }

  /// A dictionary or set: its keys, values and slots are arrays. Where keys gain or lose an optional, their
  /// hashes are others, so that the slots are left out; the library makes them anew.
  private mutating func retypedTable(_ value: Value, as target: UInt32, depth: Int) -> Value {
    let (given, wanted) = (runtimeType(value.type), runtimeType(target))
    guard case .nominal(let nominal) = given.kind, wanted.kind == given.kind,
      isTable(Int(nominal.rawValue)), let key = given.arguments.first,
      let newKey = wanted.arguments.first,
      case let fields = program.nominals[Int(nominal.rawValue)].fields,
      fields.count == Int(value.cell.pointee.count)
    else {
      retain(value)
      return value
    }
    let isHashedAlike = optionalDepth(key.rawValue) == optionalDepth(newKey.rawValue)
    let cell = heap.allocate(.structure, type: target, count: fields.count)
    for (index, field) in fields.enumerated() {
      let type = substitute(field.type, wanted.arguments).rawValue
      if field.name == "_slots", !isHashedAlike {
        cell.pointee.payload[index] = Value(cell: heap.array(type: type, capacity: 0))
      } else {
        cell.pointee.payload[index] = retyped(
          value.cell.pointee.payload[index], as: type, depth: depth)
      }
    }
    return Value(cell: cell)
  }

  private mutating func isTable(_ nominal: Int) -> Bool {
    nominal == known().dictionary || nominal == known().set
  }

  private mutating func isExistential(_ type: UInt32) -> Bool {
    let kind = typeEntry(type).pointee.kind
    return kind == .existential || kind == .protocol
  }

  private func withoutOptionals(_ type: UInt32) -> UInt32 {
    var bare = type
    var current = runtimeType(bare)
    while current.kind == .optional, let wrapped = current.arguments.first {
      bare = wrapped.rawValue
      current = runtimeType(bare)
    }
    return bare
  }

  /// An optional as a value of an existential type, owned.
  private mutating func boxed(_ item: Value, as type: UInt32) -> Value {
    let cell = heap.allocate(.optional, type: type, count: 1)
    retain(item)
    cell.pointee.payload[0] = item
    return Value(cell: cell)
  }
}
