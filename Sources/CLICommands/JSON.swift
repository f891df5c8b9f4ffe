/// A JSON value whose keys keep their order, so that what the program writes is the same each time.
indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Hashable, Sendable {
    var key: String
    var value: JSON
  }

  static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  static func strings(_ values: some Sequence<String>) -> JSON {
    .array(values.map { .string($0) })
  }

  static func optional(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
}

extension JSON {
  /// The value on one line.
  var compact: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value for files and eyes: containers that hold containers take a line for each entry.
  var pretty: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private var isNested: Bool {
    switch self {
    case .null, .bool, .int, .double, .string: false
    case .array(let values): values.contains { $0.isContainer }
    case .object(let members): members.contains { $0.value.isContainer }
    }
  }

  private var isContainer: Bool {
    switch self {
    case .null, .bool, .int, .double, .string: false
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    }
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value):
      // JSON has no word for what is no number.
      text += value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      write(
        values, to: &text, between: ("[", "]"), indent: indent
      ) { value, text, indent in value.write(to: &text, indent: indent) }
    case .object(let members):
      write(
        members, to: &text, between: ("{", "}"), indent: indent
      ) { member, text, indent in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private func write<Entry>(
    _ entries: [Entry], to text: inout String, between brackets: (String, String), indent: Int?,
    entry: (Entry, inout String, Int?) -> Void
  ) {
    text += brackets.0
    let inner = indent.flatMap { isNested ? $0 + 2 : nil }
    for (index, value) in entries.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      entry(value, &text, inner)
    }
    if inner != nil, let indent { text += "\n" + String(repeating: " ", count: indent) }
    text += brackets.1
  }

  /// Control characters are escaped beyond what JSON asks (DEL and C1 too): no terminal obeys JSON.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          let hex = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
