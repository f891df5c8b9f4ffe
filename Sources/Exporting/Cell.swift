internal import ReviewLog

/// A value of a table, before it has a form.
enum Cell: Equatable {
  /// What people or content wrote: the only cells that may look like a formula.
  case text(String)
  /// Words and ids of ours.
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

  /// Appends the cell as JSON has it.
  func appendJSON(to buffer: inout [UInt8]) {
    switch self {
    case .text(let text), .word(let text): Self.appendJSON(text, to: &buffer)
    case .integer(let value): buffer.append(contentsOf: String(value).utf8)
    case .number(let value): buffer.append(contentsOf: String(value).utf8)
    case .boolean(let value): buffer.append(contentsOf: String(value).utf8)
    case .time(let time): Self.appendJSON(time.description, to: &buffer)
    case .none: buffer.append(contentsOf: "null".utf8)
    }
  }

  /// Puts an apostrophe before what a spreadsheet would compute (OWASP, "CSV Injection") and quotes
  /// what would end the cell (RFC 4180).
  private static func appendCSV(_ text: String, to buffer: inout [UInt8]) {
    let isQuoted = text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
      default: false
      }
    }
    if isQuoted { buffer.append(UInt8(ascii: "\"")) }
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      buffer.append(UInt8(ascii: "'"))
    default: break
    }
    guard isQuoted else { return buffer.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private static func appendJSON(_ text: String, to buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": buffer.append(contentsOf: "\\\"".utf8)
      case "\\": buffer.append(contentsOf: "\\\\".utf8)
      case "\n": buffer.append(contentsOf: "\\n".utf8)
      case "\r": buffer.append(contentsOf: "\\r".utf8)
      case "\t": buffer.append(contentsOf: "\\t".utf8)
      // Also DEL and the separators that JavaScript takes for the end of a line.
      case "\u{0}"..<" ", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        let padding = String(repeating: "0", count: 4 - digits.utf8.count)
        buffer.append(contentsOf: "\\u\(padding)\(digits)".utf8)
      default: buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    buffer.append(UInt8(ascii: "\""))
  }
}
