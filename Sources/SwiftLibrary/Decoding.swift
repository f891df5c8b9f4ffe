protocol Decoder {
  var _tree: _TreeDecoder { get }
}

extension Decoder {
  var codingPath: [any CodingKey] { _tree.path }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    _ = try _tree.fields()
    return KeyedDecodingContainer<Key>(_tree)
  }

  func unkeyedContainer() throws -> UnkeyedDecodingContainer {
    UnkeyedDecodingContainer(_tree, try _tree.list())
  }

  func singleValueContainer() throws -> SingleValueDecodingContainer {
    SingleValueDecodingContainer(_tree)
  }
}

/// A format's rules, which its values do not show.
final class _DecodingRules {
  /// The value of a type that the format reads in a way of its own.
  let special: (Any.Type, _TreeDecoder) throws -> Any?
  /// The name in the type for a field's name in the text.
  let fieldName: (String) -> String

  init(
    special: @escaping (Any.Type, _TreeDecoder) throws -> Any?,
    fieldName: @escaping (String) -> String
  ) {
    self.special = special
    self.fieldName = fieldName
  }
}

/// A place in the tree that is read.
final class _TreeDecoder: Decoder {
  let value: _CodedValue
  let path: [any CodingKey]
  let rules: _DecodingRules

  init(_ value: _CodedValue, path: [any CodingKey], rules: _DecodingRules) {
    self.value = value
    self.path = path
    self.rules = rules
  }

  var _tree: _TreeDecoder { self }

  func child(_ value: _CodedValue, _ key: any CodingKey) -> _TreeDecoder {
    _TreeDecoder(value, path: path + [key], rules: rules)
  }

  func context(_ text: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: path, debugDescription: text)
  }

  func mismatch(_ type: Any.Type, _ name: String) -> DecodingError {
    if value.isNull {
      return .valueNotFound(
        type, context("Cannot get value of type \(name) -- found null value instead"))
    }
    return .typeMismatch(
      type, context("Expected to decode \(name) but found \(value.noun) instead."))
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let special = try rules.special(type, self), let value = special as? T { return value }
    return try T(from: self)
  }

  func integer(_ type: Any.Type, _ name: String) throws -> Int {
    switch value {
    case .integer(let number): return number
    case .natural(let number):
      throw DecodingError.dataCorrupted(
        context("Parsed JSON number <\(number)> does not fit in \(name)."))
    case .number(let number):
      throw DecodingError.dataCorrupted(
        context("Number \(number) is not representable in Swift."))
    default: throw mismatch(type, name)
    }
  }

  func fitting<T>(_ fitting: T?, _ number: Int, _ name: String) throws -> T {
    if let fitting { return fitting }
    throw DecodingError.dataCorrupted(
      context("Parsed JSON number <\(number)> does not fit in \(name)."))
  }

  func number(_ type: Any.Type, _ name: String) throws -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .natural(let number): return Double(number)
    case .number(let number): return number
    default: throw mismatch(type, name)
    }
  }

  func list() throws -> [_CodedValue] {
    guard case .list(let items) = value else { throw mismatch([Any].self, "Array<Any>") }
    return items
  }

  func fields() throws -> [String: _CodedValue] {
    guard case .fields(let fields) = value else {
      throw mismatch([String: Any].self, "Dictionary<String, Any>")
    }
    return fields
  }

  func field(_ key: any CodingKey) throws -> _CodedValue? {
    let all = try fields()
    let wanted = key.stringValue
    if let found = all[wanted], rules.fieldName(wanted) == wanted { return found }
    for (name, value) in all where rules.fieldName(name) == wanted { return value }
    return nil
  }

  func required(_ key: any CodingKey) throws -> _TreeDecoder {
    guard let found = try field(key) else {
      throw DecodingError.keyNotFound(
        key,
        context("No value associated with key \(key.description) (\"\(key.stringValue)\")."))
    }
    return child(found, key)
  }

  /// The value of a stored property, for initialisers that Swift writes itself.
  func property<T: Decodable>(_ key: any CodingKey) throws -> T {
    try required(key).decode(T.self)
  }

  func optionalProperty<T: Decodable>(_ key: any CodingKey) throws -> T? {
    guard let found = try field(key), !found.isNull else { return nil }
    return try child(found, key).decode(T.self)
  }

  /// The case that has the raw value which stands here.
  func enumCase<T>(_ found: T?, _ name: String) throws -> T {
    if let found { return found }
    var raw = "String value "
    switch value {
    case .integer(let number): raw = "Int value \(number)"
    case .number(let number): raw = "Double value \(number)"
    case .text(let text): raw += text
    default: break
    }
    throw DecodingError.dataCorrupted(context("Cannot initialize \(name) from invalid \(raw)"))
  }

  func rawValue<T: Decodable>() throws -> T { try decode(T.self) }

  /// Whether this is the value of a case without a raw value: its name, and nothing beside it.
  func holds(_ name: any CodingKey) throws -> Bool {
    let found = try field(name)
    return found != nil && (try fields()).count == 1
  }

  func payload<T: Decodable>(_ name: any CodingKey, _ key: any CodingKey) throws -> T {
    try required(name).property(key)
  }

  func optionalPayload<T: Decodable>(_ name: any CodingKey, _ key: any CodingKey) throws -> T? {
    try required(name).optionalProperty(key)
  }

  func noCase(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, context("Invalid number of keys found, expected one."))
  }
}

struct KeyedDecodingContainer<Key: CodingKey> {
  let tree: _TreeDecoder

  init(_ tree: _TreeDecoder) { self.tree = tree }

  var codingPath: [any CodingKey] { tree.path }

  var allKeys: [Key] {
    var keys: [Key] = []
    if case .fields(let fields) = tree.value {
      for (name, _) in fields {
        if let key = Key(stringValue: tree.rules.fieldName(name)) { keys.append(key) }
      }
    }
    return keys
  }

  func contains(_ key: Key) -> Bool {
    if let found = try? tree.field(key) { return true }
    return false
  }

  func decodeNil(forKey key: Key) throws -> Bool { try tree.required(key).value.isNull }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try tree.required(key).decode(T.self)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let found = try tree.field(key), !found.isNull else { return nil }
    return try tree.child(found, key).decode(T.self)
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Other> {
    try tree.required(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
    try tree.required(key).unkeyedContainer()
  }
}

struct UnkeyedDecodingContainer {
  let tree: _TreeDecoder
  let items: [_CodedValue]
  var currentIndex = 0

  init(_ tree: _TreeDecoder, _ items: [_CodedValue]) {
    self.tree = tree
    self.items = items
  }

  var codingPath: [any CodingKey] { tree.path }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  private func next(_ type: Any.Type) throws -> _TreeDecoder {
    if isAtEnd {
      throw DecodingError.valueNotFound(type, tree.context("Unkeyed container is at end."))
    }
    return tree.child(items[currentIndex], _CodingName("Index \(currentIndex)", currentIndex))
  }

  // An element that can't be read as one type is still there to be read as another.

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let element = try next(type).decode(T.self)
    currentIndex += 1
    return element
  }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    let child = try next(type)
    let element = child.value.isNull ? nil : try child.decode(T.self)
    currentIndex += 1
    return element
  }

  /// Takes a null, and nothing else.
  mutating func decodeNil() throws -> Bool {
    let isNull = try next(Any?.self).value.isNull
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try next(type).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }
}

struct SingleValueDecodingContainer {
  let tree: _TreeDecoder

  init(_ tree: _TreeDecoder) { self.tree = tree }

  var codingPath: [any CodingKey] { tree.path }
  func decodeNil() -> Bool { tree.value.isNull }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try tree.decode(T.self) }
}
