// Values that read and write themselves. Between them and a format such as JSON stands a tree.

protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
  var stringValue: String { get }
  var intValue: Int? { get }
  init?(stringValue: String)
}

extension CodingKey {
  var intValue: Int? { nil }
  var description: String {
    "\(_mirrorTypeName(self, false))(stringValue: \"\(stringValue)\", intValue: nil)"
  }
  var debugDescription: String { description }
}

protocol Encodable {
  func encode(to encoder: any Encoder) throws
}

protocol Decodable {
  init(from decoder: any Decoder) throws
}

typealias Codable = Encodable & Decodable

/// A key of a type that names none itself, or a place in a list.
struct _CodingName: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String, _ index: Int? = nil) {
    stringValue = name
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }

  var description: String {
    if let index = intValue {
      return "_CodingKey(stringValue: \"Index \(index)\", intValue: \(index))"
    }
    return "CodingKeys(stringValue: \"\(stringValue)\", intValue: nil)"
  }
}

enum _CodedValue {
  case null
  case truth(Bool)
  case integer(Int)
  /// An integer beyond those of `Int`.
  case natural(UInt64)
  case number(Double)
  case text(String)
  case list([_CodedValue])
  case fields([String: _CodedValue])

  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  var noun: String {
    switch self {
    case .null: "null"
    case .truth: "bool"
    case .integer, .natural, .number: "number"
    case .text: "a string"
    case .list: "an array"
    case .fields: "a dictionary"
    }
  }
}

/// A type whose values are keys of a dictionary as they are keys of a container.
protocol CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T: CodingKey>(codingKey: T)
}

extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == String {
  var codingKey: any CodingKey { _CodingName(rawValue) }
  init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
}

extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == Int {
  var codingKey: any CodingKey { _CodingName(String(rawValue), rawValue) }
  init?<T: CodingKey>(codingKey: T) {
    guard let number = Int(codingKey.stringValue) else { return nil }
    self.init(rawValue: number)
  }
}

extension Bool: Codable {
  init(from decoder: any Decoder) throws {
    guard case .truth(let value) = decoder._tree.value else {
      throw decoder._tree.mismatch(Bool.self, "Bool")
    }
    self = value
  }

  func encode(to encoder: any Encoder) throws { encoder._tree.value = .truth(self) }
}

extension String: Codable {
  init(from decoder: any Decoder) throws {
    guard case .text(let value) = decoder._tree.value else {
      throw decoder._tree.mismatch(String.self, "String")
    }
    self = value
  }

  func encode(to encoder: any Encoder) throws { encoder._tree.value = .text(self) }
}

extension Int: Codable {
  init(from decoder: any Decoder) throws { self = try decoder._tree.integer(Int.self, "Int") }
  func encode(to encoder: any Encoder) throws { encoder._tree.value = .integer(self) }
}

// The integers of a size.
extension FixedWidthInteger {
  init(from decoder: any Decoder) throws {
    let name = "\(Self.self)"
    if case .natural(let large) = decoder._tree.value, let value = Self(exactly: large) {
      self = value
      return
    }
    let number = try decoder._tree.integer(Self.self, name)
    self = try decoder._tree.fitting(Self(exactly: number), number, name)
  }

  func encode(to encoder: any Encoder) throws {
    if let number = Int(exactly: self) {
      encoder._tree.value = .integer(number)
    } else {
      encoder._tree.value = .natural(UInt64(self))
    }
  }
}

extension Int8: Codable {}
extension Int16: Codable {}
extension Int32: Codable {}
extension Int64: Codable {}
extension UInt: Codable {}
extension UInt8: Codable {}
extension UInt16: Codable {}
extension UInt32: Codable {}
extension UInt64: Codable {}

extension Double: Codable {
  init(from decoder: any Decoder) throws { self = try decoder._tree.number(Double.self, "Double") }
  func encode(to encoder: any Encoder) throws { try encoder._tree.setNumber(self) }
}

extension Float: Codable {
  init(from decoder: any Decoder) throws {
    self = Float(try decoder._tree.number(Float.self, "Float"))
  }
  func encode(to encoder: any Encoder) throws { try encoder._tree.setNumber(self) }
}

extension Optional: Decodable where Wrapped: Decodable {
  init(from decoder: any Decoder) throws {
    if decoder._tree.value.isNull {
      self = nil
    } else {
      self = try decoder._tree.decode(Wrapped.self)
    }
  }
}

extension Optional: Encodable where Wrapped: Encodable {
  func encode(to encoder: any Encoder) throws {
    if let value = self {
      encoder._tree.value = try encoder._tree.encode(value)
    } else {
      encoder._tree.value = .null
    }
  }
}

extension Array: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd { elements.append(try container.decode(Element.self)) }
    self = elements
  }
}

extension Array: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Set: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws { self = Set(try decoder._tree.decode([Element].self)) }
}

extension Set: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

// A range is a list of its bounds.

extension Range: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var bounds = try decoder.unkeyedContainer()
    let lower = try bounds.decode(Bound.self)
    let upper = try bounds.decode(Bound.self)
    if upper < lower { throw _boundsError("Range", decoder) }
    self.init(uncheckedBounds: (lower: lower, upper: upper))
  }
}

extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var bounds = encoder.unkeyedContainer()
    try bounds.encode(lowerBound)
    try bounds.encode(upperBound)
  }
}

extension ClosedRange: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var bounds = try decoder.unkeyedContainer()
    let lower = try bounds.decode(Bound.self)
    let upper = try bounds.decode(Bound.self)
    if upper < lower { throw _boundsError("ClosedRange", decoder) }
    self.init(uncheckedBounds: (lower: lower, upper: upper))
  }
}

extension ClosedRange: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var bounds = encoder.unkeyedContainer()
    try bounds.encode(lowerBound)
    try bounds.encode(upperBound)
  }
}

func _boundsError(_ name: String, _ decoder: any Decoder) -> DecodingError {
  .dataCorrupted(
    decoder._tree.context(
      "Cannot initialize \(name) with a lowerBound (lower) greater than upperBound (upper)"))
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  init(from decoder: any Decoder) throws {
    let tree = decoder._tree
    self = [:]
    if Key.self == String.self || Key.self == Int.self {
      for (name, value) in try tree.fields() {
        let field = tree.child(value, _CodingName(name))
        let written: Any? = Key.self == Int.self ? Int(name) as Any? : name as Any?
        guard let key = written as? Key else {
          throw DecodingError.typeMismatch(
            Int.self, field.context("Expected Int key but found String key instead."))
        }
        self[key] = try field.decode(Value.self)
      }
    } else if let keyed = Key.self as? any CodingKeyRepresentable.Type {
      for (written, value) in try tree.fields() {
        let name = _CodingName(tree.rules.fieldName(written))
        let field = tree.child(value, name)
        guard let key = keyed.init(codingKey: name) as? Key else {
          throw DecodingError.dataCorrupted(
            field.context("Could not convert key to type \(Key.self)"))
        }
        self[key] = try field.decode(Value.self)
      }
    } else {
      var pairs = try decoder.unkeyedContainer()
      if pairs.items.count % 2 != 0 {
        throw DecodingError.dataCorrupted(
          tree.context(
            "Expected collection of key-value pairs; encountered odd-length array instead."))
      }
      while !pairs.isAtEnd {
        let key = try pairs.decode(Key.self)
        self[key] = try pairs.decode(Value.self)
      }
    }
  }
}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    let tree = encoder._tree
    if Key.self == String.self || Key.self == Int.self {
      tree.beginFields()
      for (key, value) in self {
        try tree.setField(_CodingName("\(key)"), value, isName: false)
      }
    } else if Key.self is any CodingKeyRepresentable.Type {
      tree.beginFields()
      for (key, value) in self {
        if let key = key as? any CodingKeyRepresentable { try tree.setField(key.codingKey, value) }
      }
    } else {
      var pairs = encoder.unkeyedContainer()
      for (key, value) in self {
        try pairs.encode(key)
        try pairs.encode(value)
      }
    }
  }
}
