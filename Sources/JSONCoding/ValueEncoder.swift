/// Encodes into a growing value.
struct ValueEncoder: Encoder {
  let target: GrowingValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    target.becomeObject()
    return KeyedEncodingContainer(Members<Key>(target: target, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    target.becomeList()
    return Elements(target: target, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Whole(target: target, codingPath: codingPath)
  }
}

/// The members of an object.
private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let target: GrowingValue
  let codingPath: [any CodingKey]

  private func member(_ key: some CodingKey) -> GrowingValue {
    let member = GrowingValue()
    target.set(member, for: key.stringValue)
    return member
  }

  func encodeNil(forKey key: Key) { member(key).content = .word("null") }

  // It also takes each of the types that the protocol names.
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try member(key).fill(with: value, at: codingPath + [key])
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    encoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: PathKey.parent) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: some CodingKey) -> ValueEncoder {
    ValueEncoder(target: member(key), codingPath: codingPath + [key])
  }
}

/// The elements of a list.
private struct Elements: UnkeyedEncodingContainer {
  let target: GrowingValue
  let codingPath: [any CodingKey]

  var count: Int {
    if case .list(let elements) = target.content { elements.count } else { 0 }
  }

  private func element() -> GrowingValue {
    let element = GrowingValue()
    target.append(element)
    return element
  }

  func encodeNil() { element().content = .word("null") }

  // It also takes each of the types that the protocol names.
  func encode<Value: Encodable>(_ value: Value) throws {
    let path = codingPath + [PathKey.index(count)]
    try element().fill(with: value, at: path)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    nextEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    nextEncoder().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nextEncoder() }

  private func nextEncoder() -> ValueEncoder {
    let path = codingPath + [PathKey.index(count)]
    return ValueEncoder(target: element(), codingPath: path)
  }
}

/// A value that is no container.
private struct Whole: SingleValueEncodingContainer {
  let target: GrowingValue
  let codingPath: [any CodingKey]

  func encodeNil() { target.content = .word("null") }

  // It also takes each of the types that the protocol names.
  func encode<Value: Encodable>(_ value: Value) throws {
    try target.fill(with: value, at: codingPath)
  }
}
