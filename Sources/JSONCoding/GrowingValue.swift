/// A value of JSON that encoders fill. Several may fill one object, each with keys of its own.
final class GrowingValue {
  enum Content {
    /// Nothing was encoded yet; written as an empty object.
    case undecided
    /// A number, a truth value or null as it is written.
    case word(String)
    case text(String)
    case list([GrowingValue])
    case object([String: GrowingValue])
  }

  var content = Content.undecided

  /// Encodes a value, one of Swift's own types or one that fills containers.
  func fill(with value: some Encodable, at path: [any CodingKey]) throws {
    switch value {
    case let value as String: content = .text(value)
    case let value as Bool: content = .word(value ? "true" : "false")
    case let value as Int: content = .word(String(value))
    case let value as Double: content = .word(try Self.word(value, at: path))
    case let value as Float: content = .word(try Self.word(value, at: path))
    case let value as any FixedWidthInteger: content = .word("\(value)")
    default: try value.encode(to: ValueEncoder(target: self, codingPath: path))
    }
  }

  /// Whole numbers are written without a fraction, as long as their description has no exponent.
  private static func word(
    _ value: some BinaryFloatingPoint & CustomStringConvertible & Encodable,
    at path: [any CodingKey]
  ) throws -> String {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: path, debugDescription: "JSON has no such number"))
    }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Adds an element to the list that this value is.
  func append(_ element: GrowingValue) {
    guard case .list(var elements) = content else {
      preconditionFailure("a list was asked for first")
    }
    // The list isn't copied when the content lets go of it.
    content = .undecided
    elements.append(element)
    content = .list(elements)
  }

  /// Sets a member of the object that this value is.
  func set(_ member: GrowingValue, for key: String) {
    guard case .object(var members) = content else {
      preconditionFailure("an object was asked for first")
    }
    content = .undecided
    members[key] = member
    content = .object(members)
  }

  /// Makes it a list, unless it is one.
  func becomeList() {
    switch content {
    case .list: break
    case .undecided: content = .list([])
    case .word, .text, .object: preconditionFailure("a value encodes itself in one way")
    }
  }

  /// Makes it an object, unless it is one.
  func becomeObject() {
    switch content {
    case .object: break
    case .undecided: content = .object([:])
    case .word, .text, .list: preconditionFailure("a value encodes itself in one way")
    }
  }
}
