protocol Encoder {
  var _tree: _TreeEncoder { get }
}

extension Encoder {
  var codingPath: [any CodingKey] { _tree.path }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    _tree.beginFields()
    return KeyedEncodingContainer<Key>(_tree)
  }

  func unkeyedContainer() -> UnkeyedEncodingContainer {
    _tree.value = .list([])
    return UnkeyedEncodingContainer(_tree)
  }

  func singleValueContainer() -> SingleValueEncodingContainer {
    SingleValueEncodingContainer(_tree)
  }
}

/// A format's rules, which its values do not show.
final class _EncodingRules {
  /// The form of a value that the format writes in a way of its own.
  let special: (Any) -> _CodedValue?
  /// The name in the text for a property's name.
  let fieldName: (String) -> String

  init(
    special: @escaping (Any) -> _CodedValue?, fieldName: @escaping (String) -> String
  ) {
    self.special = special
    self.fieldName = fieldName
  }
}

/// A place in the tree that is written.
final class _TreeEncoder: Encoder {
  var value: _CodedValue = .null
  let path: [any CodingKey]
  let rules: _EncodingRules

  init(path: [any CodingKey], rules: _EncodingRules) {
    self.path = path
    self.rules = rules
  }

  var _tree: _TreeEncoder { self }

  func encode<T: Encodable>(_ value: T) throws -> _CodedValue {
    if let special = rules.special(value) {
      guard case .number(let number) = special else { return special }
      try refuse(number)
      return special
    }
    let child = _TreeEncoder(path: path, rules: rules)
    try value.encode(to: child)
    return child.value
  }

  func setNumber<T: BinaryFloatingPoint>(_ number: T) throws {
    try refuse(number)
    // A Float is written with the digits that it needs itself.
    value = .number(Double("\(number)") ?? _floatingConvert(number, Double.self))
  }

  /// JSON has no notation for a number that is not finite.
  private func refuse<T: BinaryFloatingPoint>(_ number: T) throws {
    if number.isFinite { return }
    throw EncodingError.invalidValue(
      number,
      EncodingError.Context(
        codingPath: path, debugDescription: "Unable to encode \(T.self).\(number) directly in JSON."
      ))
  }

  func beginFields() {
    if case .fields = value { return }
    value = .fields([:])
  }

  func set(_ key: any CodingKey, _ written: _CodedValue, isName: Bool = true) {
    guard case .fields(var fields) = value else { return }
    value = .null
    fields[isName ? rules.fieldName(key.stringValue) : key.stringValue] = written
    value = .fields(fields)
  }

  func setField<T: Encodable>(
    _ key: any CodingKey, _ field: T, isName: Bool = true
  ) throws {
    set(key, try _TreeEncoder(path: path + [key], rules: rules).encode(field), isName: isName)
  }

  /// The value of a stored property, for functions that Swift writes itself.
  func property<T: Encodable>(_ key: any CodingKey, _ field: T) throws {
    try setField(key, field)
  }

  func optionalProperty<T: Encodable>(_ key: any CodingKey, _ field: T?) throws {
    if let field { try setField(key, field) }
  }

  /// A case without a raw value stands under its name, with its payload inside.
  func beginPayload(_ name: any CodingKey) {
    value = .fields([:])
    set(name, .fields([:]))
  }

  func payload<T: Encodable>(_ name: any CodingKey, _ key: any CodingKey, _ part: T) throws {
    guard case .fields(let cases) = value else { return }
    let inside = _TreeEncoder(path: path + [name], rules: rules)
    inside.value = cases[rules.fieldName(name.stringValue)] ?? .fields([:])
    try inside.setField(key, part)
    set(name, inside.value)
  }

  func optionalPayload<T: Encodable>(
    _ name: any CodingKey, _ key: any CodingKey, _ part: T?
  ) throws {
    if let part { try payload(name, key, part) }
  }

  func rawValue<T: Encodable>(_ raw: T) throws { value = try encode(raw) }
}

struct KeyedEncodingContainer<Key: CodingKey> {
  let tree: _TreeEncoder

  init(_ tree: _TreeEncoder) { self.tree = tree }

  var codingPath: [any CodingKey] { tree.path }

  mutating func encodeNil(forKey key: Key) throws { tree.set(key, .null) }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try tree.setField(key, value)
  }

  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try tree.setField(key, value) }
  }
}

struct UnkeyedEncodingContainer {
  let tree: _TreeEncoder

  init(_ tree: _TreeEncoder) { self.tree = tree }

  mutating func encode<T: Encodable>(_ value: T) throws {
    guard case .list(var items) = tree.value else { return }
    tree.value = .null
    let key = _CodingName("Index \(items.count)", items.count)
    items.append(try _TreeEncoder(path: tree.path + [key], rules: tree.rules).encode(value))
    tree.value = .list(items)
  }

  var codingPath: [any CodingKey] { tree.path }
  var count: Int {
    guard case .list(let items) = tree.value else { return 0 }
    return items.count
  }

  mutating func encodeNil() throws { try encode(String?.none) }

  mutating func encode<S: Sequence>(contentsOf elements: S) throws where S.Element: Encodable {
    for element in elements { try encode(element) }
  }
}

struct SingleValueEncodingContainer {
  let tree: _TreeEncoder

  init(_ tree: _TreeEncoder) { self.tree = tree }

  mutating func encodeNil() throws { tree.value = .null }
  mutating func encode<T: Encodable>(_ value: T) throws { tree.value = try tree.encode(value) }
}
