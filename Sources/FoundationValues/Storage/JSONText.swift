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
    return value is String || value is Int || value is Bool || value is NSNull
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
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += options.contains(.withoutEscapingSlashes) ? "/" : "\\/"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\r\n": result += "\\r\\n"
      case "\t": result += "\\t"
      default:
        if let code = character.asciiValue, code < 32 || code == 127 {
          let digits = String(Int(code), radix: 16)
          result +=
            code == 8
            ? "\\b"
            : code == 12
              ? "\\f"
              : code == 127
                ? "\u{7f}"
                : "\\u00" + (digits.count < 2 ? "0" : "") + digits
        } else {
          result += "\(character)"
        }
      }
    }
    return result + "\""
  }
}
