/// A JSON value whose keys keep their order, so that the same value is the same text each time.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// JSON has no infinity and no "not a number": they are written as null.
  case double(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key of an object with its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSON

    public init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// Returns an object with the members in the order of the literal.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// Returns an object with the members in the order of the literal, and then others.
  public static func object(
    _ members: KeyValuePairs<String, JSON>, _ others: [Member]
  ) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) } + others)
  }

  /// Returns an array of strings.
  public static func strings(_ values: some Sequence<String>) -> JSON {
    .array(values.map { .string($0) })
  }

  /// Returns a string, or null for nil.
  public static func optional(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
}

extension JSON {
  /// The value on one line, with a space after commas and colons.
  public var compact: String {
    var writer = Writer(space: " ", escapes: .ofTerminals)
    writer.write(self, indent: nil)
    return writer.text
  }

  /// The value for files and readers: a container that holds containers has a line for each entry, and
  /// the text ends in a newline.
  public var pretty: String {
    var writer = Writer(space: " ", escapes: .ofTerminals)
    writer.write(self, indent: 0)
    return writer.text + "\n"
  }

  /// The value on one line without a space, for files of many rows.
  public var dense: String {
    var writer = Writer(space: "", escapes: .ofScripts)
    writer.write(self, indent: nil)
    return writer.text
  }

  fileprivate var holdsContainers: Bool {
    switch self {
    case .null, .bool, .int, .double, .string: false
    case .array(let values): values.contains { $0.isFilledContainer }
    case .object(let members): members.contains { $0.value.isFilledContainer }
    }
  }

  private var isFilledContainer: Bool {
    switch self {
    case .null, .bool, .int, .double, .string: false
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    }
  }
}

/// A text of JSON as it grows.
private struct Writer {
  /// Follows commas and colons within a line.
  let space: String
  let escapes: Escapes
  private(set) var text = ""

  /// The characters that are escaped beyond those that JSON demands (RFC 8259).
  enum Escapes {
    /// DEL and the C1 controls, so that no terminal obeys the text.
    case ofTerminals
    /// DEL and the separators that JavaScript before 2019 took for ends of lines.
    case ofScripts
  }

  init(space: String, escapes: Escapes) {
    self.space = space
    self.escapes = escapes
  }

  /// `indent` is the number of spaces before the line; nil keeps everything on one line.
  mutating func write(_ value: JSON, indent: Int?) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): write(value)
    case .array(let values):
      let inner = open("[", value, indent: indent)
      for (index, value) in values.enumerated() {
        separate(index, indent: inner)
        write(value, indent: inner)
      }
      close("]", inner: inner, indent: indent)
    case .object(let members):
      let inner = open("{", value, indent: indent)
      for (index, member) in members.enumerated() {
        separate(index, indent: inner)
        write(member.key)
        text += ":"
        text += space
        write(member.value, indent: inner)
      }
      close("}", inner: inner, indent: indent)
    }
  }

  /// Returns the indent of the entries; nil when they stay on the line.
  private mutating func open(_ bracket: String, _ container: JSON, indent: Int?) -> Int? {
    text += bracket
    return indent.flatMap { container.holdsContainers ? $0 + 2 : nil }
  }

  private mutating func separate(_ index: Int, indent: Int?) {
    if index > 0 {
      text += ","
      if indent == nil { text += space }
    }
    if let indent { breakLine(indent) }
  }

  private mutating func close(_ bracket: String, inner: Int?, indent: Int?) {
    if inner != nil, let indent { breakLine(indent) }
    text += bracket
  }

  private mutating func breakLine(_ indent: Int) {
    text += "\n" + String(repeating: " ", count: indent)
  }

  private mutating func write(_ string: String) {
    // Most strings have nothing to escape.
    guard !string.utf8.allSatisfy(Self.isPlain) else {
      text += "\""
      text += string
      text += "\""
      return
    }
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F: true
    case 0x80...0x9F: escapes == .ofTerminals
    case 0x2028, 0x2029: escapes == .ofScripts
    default: false
    }
  }
}
