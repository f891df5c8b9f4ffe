/// Decodes from a value that was read.
struct ValueDecoder: Decoder {
  let value: JSONValue
  let path: CodingPath
  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(ReadMembers<Key>(members: members, path: path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let elements) = value else { throw mismatch([Any].self) }
    return ReadElements(elements: elements, path: path)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { ReadWhole(decoder: self) }

  /// Decodes a value of one of Swift's own types, or one that asks for containers.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // To ask whether a type is an integer takes longer than all else, and most are structs with members.
    guard Self.isOwn(type) || value.isNumber else { return try Value(from: self) }
    let found: (any Decodable)?
    switch type {
    case is String.Type: found = if case .text(let text) = value { text } else { nil }
    case is Bool.Type: found = if case .bool(let bool) = value { bool } else { nil }
    case is Double.Type: found = value.float(Double.self)
    case is Float.Type: found = value.float(Float.self)
    case let type as any (FixedWidthInteger & Decodable).Type: found = integer(type)
    default: return try Value(from: self)
    }
    guard let found = found as? Value else { throw mismatch(type) }
    return found
  }

  /// Whether a type is one of Swift's own, which asks a container for itself.
  private static func isOwn(_ type: any Decodable.Type) -> Bool {
    ownTypes.contains(ObjectIdentifier(type))
  }

  private static let ownTypes = Set(
    ([
      String.self, Bool.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self,
      Int64.self, Int128.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
      UInt128.self,
    ] as [any Decodable.Type]).map { ObjectIdentifier($0) })

  private func integer(_ type: (some FixedWidthInteger & Decodable).Type) -> (any Decodable)? {
    value.integer(type)
  }

  /// The error of a value that isn't of a type.
  func mismatch(_ type: any Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "the text has another value here")
    if case .null = value { return .valueNotFound(type, context) }
    return .typeMismatch(type, context)
  }
}

/// The members of an object.
private struct ReadMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: JSONMembers
  let path: CodingPath
  var codingPath: [any CodingKey] { path.keys }

  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    if case .null = try decoder(for: key).value { true } else { false }
  }

  // Most members are texts, or aren't there: these need no decoder.

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    if case .text(let text)? = members[key.stringValue] { return text }
    return try decoder(for: key).decode(type)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    switch members[key.stringValue] {
    case nil, .null?: nil
    case .text(let text)?: text
    case let value?: throw decoder(of: value, for: key).mismatch(type)
    }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    switch members[key.stringValue] {
    case nil, .null?: nil
    case let value?: try decoder(of: value, for: key).decode(type)
    }
  }

  // It also gives each of the types that the protocol names.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(for: key).decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try decoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(for: PathKey.parent) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  private func decoder(for key: some CodingKey) throws -> ValueDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "the object has no such member"))
    }
    return decoder(of: value, for: key)
  }

  private func decoder(of value: JSONValue, for key: some CodingKey) -> ValueDecoder {
    ValueDecoder(value: value, path: .entry(path, key))
  }
}

/// The elements of a list.
private struct ReadElements: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let path: CodingPath
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { path.keys }

  init(elements: [JSONValue], path: CodingPath) {
    self.elements = elements
    self.path = path
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  /// Null is passed over, and nothing else is.
  mutating func decodeNil() throws -> Bool {
    guard case .null = try next(Never.self).value else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: String.Type) throws -> String {
    guard currentIndex < elements.count, case .text(let text) = elements[currentIndex] else {
      return try next(type).decode(type)
    }
    currentIndex += 1
    return text
  }

  // It also gives each of the types that the protocol names.
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try next(type).decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    let container = try next([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  private func next(_ type: any Any.Type) throws -> ValueDecoder {
    let path = CodingPath.entry(path, PathKey.index(currentIndex))
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: path.keys, debugDescription: "the list has no more elements"))
    }
    return ValueDecoder(value: elements[currentIndex], path: path)
  }
}

/// A value that is no container.
private struct ReadWhole: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    if case .null = decoder.value { true } else { false }
  }

  // It also gives each of the types that the protocol names.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
