/// Values as JSON.
struct JSONText {
  let options: JSONSerialization.WritingOptions

  init(options: JSONSerialization.WritingOptions) {
    self.options = options
  }

  func isValid(_ value: Any) -> Bool {
    if let list = value as? [Any] {
      for item in list where !isValid(item) { return false }
      return true
    }
    if let fields = value as? [String: Any] {
      for (_, item) in fields where !isValid(item) { return false }
      return true
    }
    if let number = value as? Double { return number - number == 0 }
    return value is String || value is Int || value is UInt64 || value is Bool || value is NSNull
      || value is NSNumber || value is NSString
  }

  func text(of value: Any, indent: String) -> String {
    if let text = value as? String { return quoted(text) }
    if let text = value as? NSString { return quoted(text.text) }
    if let truth = value as? Bool { return truth ? "true" : "false" }
    if let number = value as? Double { return NSNumber(value: number).stringValue }
    if value is NSNull { return "null" }
    let isPretty = options.contains(.prettyPrinted)
    let inner = indent + "  "
    let line = isPretty ? "\n" + inner : ""
    let end = isPretty ? "\n" + indent : ""
    if let list = value as? [Any] {
      if list.isEmpty && isPretty { return "[\n\n" + indent + "]" }
      let items = list.map { line + text(of: $0, indent: inner) }
      return "[" + items.joined(separator: ",") + end + "]"
    }
    if let fields = value as? [String: Any] {
      if fields.isEmpty && isPretty { return "{\n\n" + indent + "}" }
      var keys = Array(fields.keys)
      if options.contains(.sortedKeys) { keys.sort() }
      var items: [String] = []
      for key in keys {
        if let item = fields[key] {
          items.append(
            line + quoted(key) + (isPretty ? " : " : ":") + text(of: item, indent: inner))
        }
      }
      return "{" + items.joined(separator: ",") + end + "}"
    }
    return "\(value)"
  }

  private func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    var hasEscapes = false
    for byte in text.utf8 {
      if let escape = escape(of: byte) {
        hasEscapes = true
        bytes.append(contentsOf: Array(escape.utf8))
      } else {
        bytes.append(byte)
      }
    }
    return "\"" + (hasEscapes ? String(decoding: bytes, as: UTF8.self) : text) + "\""
  }

  /// What stands for a byte that a text of JSON may not contain as it is. Marks that combine with such a
  /// byte in one character change nothing.
  private func escape(of byte: UInt8) -> String? {
    switch byte {
    case 34: return "\\\""
    case 92: return "\\\\"
    case 47: return options.contains(.withoutEscapingSlashes) ? nil : "\\/"
    case 10: return "\\n"
    case 13: return "\\r"
    case 9: return "\\t"
    case 8: return "\\b"
    case 12: return "\\f"
    default:
      if byte >= 32 { return nil }
      let digits = String(Int(byte), radix: 16)
      return "\\u00" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
