internal import ReviewLog

/// A value of a table, before it has a form.
enum Cell: Equatable {
  /// A text of people or of content: only these cells may look like a formula.
  case text(String)
  /// A word or id of the program.
  case word(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case time(UTCTime)
  case none

  static func number(_ value: Double?) -> Cell { value.map { .number($0) } ?? .none }
  static func time(_ value: UTCTime?) -> Cell { value.map { .time($0) } ?? .none }

  /// Appends the cell as CSV has it.
  func appendCSV(to buffer: inout [UInt8]) {
    switch self {
    case .text(let text), .word(let text): Self.appendCSV(text, to: &buffer)
    case .integer(let value): buffer.append(contentsOf: String(value).utf8)
    case .number(let value): buffer.append(contentsOf: String(value).utf8)
    case .boolean(let value): buffer.append(contentsOf: String(value).utf8)
    case .time(let time): buffer.append(contentsOf: time.description.utf8)
    case .none: break
    }
  }

  /// The cell as a value of JSON.
  var json: JSON {
    switch self {
    case .text(let text), .word(let text): .string(text)
    case .integer(let value): .int(value)
    case .number(let value): .double(value)
    case .boolean(let value): .bool(value)
    case .time(let time): .string(time.description)
    case .none: .null
    }
  }

  /// Whether a spreadsheet may compute a text: some drop what is blank before a formula, and take the
  /// full-width signs of East Asia, small and raised ones and the minus of mathematics for the others.
  private static func isComputed(_ text: String) -> Bool {
    if text.first == "\t" || text.first == "\r" || text.first == "\r\n" { return true }
    let first = text.unicodeScalars.first {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .format
    }
    return first.map(formulaSigns.contains) ?? false
  }

  /// The signs that begin a formula, and those that Unicode holds to be forms of them: full-width,
  /// small, raised and lowered, and U+2212, the minus sign.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE66}", "\u{FE62}",
    "\u{FE63}", "\u{FE6B}", "\u{207C}", "\u{207A}", "\u{207B}", "\u{208C}", "\u{208A}", "\u{208B}",
    "\u{2212}",
  ]

  /// Puts an apostrophe before a text that a spreadsheet would compute (OWASP, "CSV Injection") and
  /// quotes a text with signs that would end the cell (RFC 4180).
  private static func appendCSV(_ text: String, to buffer: inout [UInt8]) {
    let isQuoted = text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
      default: false
      }
    }
    if isQuoted { buffer.append(UInt8(ascii: "\"")) }
    if isComputed(text) { buffer.append(UInt8(ascii: "'")) }
    guard isQuoted else { return buffer.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(UInt8(ascii: "\""))
  }
}
