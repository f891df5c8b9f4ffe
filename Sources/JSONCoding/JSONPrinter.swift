/// Writes a value as text.
struct JSONPrinter {
  private let escapesSlashes: Bool
  private var bytes: [UInt8] = []

  static func text(of value: GrowingValue, escapingSlashes: Bool) -> String {
    var printer = JSONPrinter(escapesSlashes: escapingSlashes)
    printer.write(value)
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  /// A text between quotes, with the shortest escapes (RFC 8259, section 7).
  static func quoted(_ text: String) -> String {
    var printer = JSONPrinter(escapesSlashes: false)
    printer.writeQuoted(text)
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  private init(escapesSlashes: Bool) { self.escapesSlashes = escapesSlashes }

  private mutating func write(_ value: GrowingValue) {
    switch value.content {
    case .undecided: write("{}")
    case .word(let word): write(word)
    case .text(let text): writeQuoted(text)
    case .list(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(",") }
        write(element)
      }
      write("]")
    case .object(let members):
      write("{")
      for (index, member) in members.sorted(by: precedes).enumerated() {
        if index > 0 { write(",") }
        writeQuoted(member.key)
        write(":")
        write(member.value)
      }
      write("}")
    }
  }

  /// The order of the bytes, in which characters that Swift takes for equal differ.
  private func precedes(_ one: (key: String, GrowingValue), _ other: (key: String, GrowingValue))
    -> Bool
  {
    one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func writeQuoted(_ text: String) {
    write("\"")
    for byte in text.utf8 {
      if let escape = escape(of: byte) { write(escape) } else { bytes.append(byte) }
    }
    write("\"")
  }

  /// All of ASCII that is escaped; nothing beyond it is.
  private func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "/"): return escapesSlashes ? "\\/" : nil
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: return nil
    }
  }
}
