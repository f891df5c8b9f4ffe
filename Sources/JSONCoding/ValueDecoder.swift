/// Decodes from a value that was read.
struct ValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(ReadMembers<Key>(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let elements) = value else { throw mismatch([Any].self) }
    return ReadElements(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { ReadWhole(decoder: self) }

  /// Decodes a value of one of Swift's own types, or one that asks for containers.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
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

  private func integer(_ type: (some FixedWidthInteger & Decodable).Type) -> (any Decodable)? {
    value.integer(type)
  }

  /// The error of a value that isn't of a type.
  private func mismatch(_ type: any Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "the text has another value here")
    if case .null = value { return .valueNotFound(type, context) }
    return .typeMismatch(type, context)
  }
}

/// The members of an object.
private struct ReadMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSONValue]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    if case .null = try decoder(for: key).value { true } else { false }
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
    return ValueDecoder(value: value, codingPath: codingPath + [key])
  }
}

/// The elements of a list.
private struct ReadElements: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [JSONValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  /// Null is passed over, and nothing else is.
  mutating func decodeNil() throws -> Bool {
    guard case .null = try next(Never.self).value else { return false }
    currentIndex += 1
    return true
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
    let path = codingPath + [PathKey.index(currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: path, debugDescription: "the list has no more elements"))
    }
    return ValueDecoder(value: elements[currentIndex], codingPath: path)
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
