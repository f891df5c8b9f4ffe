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

  var csv: String {
    switch self {
    case .text(let text): Self.quoted(Self.defused(text))
    case .word(let word): Self.quoted(Self.defused(word))
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .time(let time): time.description
    case .none: ""
    }
  }

  var json: String {
    switch self {
    case .text(let text), .word(let text): Self.jsonString(text)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .time(let time): Self.jsonString(time.description)
    case .none: "null"
    }
  }

  /// Puts an apostrophe before what a spreadsheet would compute (OWASP, "CSV Injection").
  private static func defused(_ text: String) -> String {
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      "'" + text
    default: text
    }
  }

  private static func quoted(_ text: String) -> String {
    let special: Set<UInt8> = [
      UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
    ]
    guard text.utf8.contains(where: special.contains) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  static func jsonString(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Also DEL and the separators that JavaScript takes for the end of a line.
      case "\u{0}"..<" ", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
