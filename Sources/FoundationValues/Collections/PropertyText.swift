/// Arrays and dictionaries as the old format of property lists, which their descriptions have.
enum PropertyText {
  static func text(of value: Any, indent: String) -> String {
    let inner = indent + "    "
    if let list = value as? [Any] ?? (value as? NSArray)?.elements {
      let items = list.map { inner + text(of: $0, indent: inner) }
      return opening(indent, "(") + items.joined(separator: ",\n") + (items.isEmpty ? "" : "\n")
        + indent + ")"
    }
    if let fields = value as? [String: Any] ?? (value as? NSDictionary)?.fields {
      var lines = ""
      for key in fields.keys.sorted() {
        guard let field = fields[key] else { continue }
        lines += inner + quoted(key) + " = " + text(of: field, indent: inner) + ";\n"
      }
      return opening(indent, "{") + lines + indent + "}"
    }
    if let truth = value as? Bool { return truth ? "1" : "0" }
    return quoted((value as? NSObject)?.description ?? "\(value)")
  }

  /// Within another collection the bracket is indented behind its key or its own place.
  private static func opening(_ indent: String, _ bracket: String) -> String {
    return indent + bracket + "\n"
  }

  /// A text in quotes, unless it consists of letters and digits.
  private static func quoted(_ text: String) -> String {
    var isPlain = !text.isEmpty
    for character in text {
      if !character.isASCII || !character.isLetter && !character.isNumber { isPlain = false }
    }
    if isPlain { return text }
    var result = ""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result += "\(character)"
      }
    }
    return "\"" + result + "\""
  }
}
