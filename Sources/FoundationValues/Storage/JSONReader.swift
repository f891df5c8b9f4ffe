/// Reads a text as JSON.
struct JSONReader {
  private let characters: [Character]
  private var position = 0
  private var depth = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func document() throws -> Any {
    let value = try self.value()
    skipSpaces()
    if position < characters.count { throw CocoaError.isNoJSON }
    return value
  }

  private mutating func skipSpaces() {
    while position < characters.count && characters[position].isWhitespace { position += 1 }
  }

  private mutating func takes(_ character: Character) -> Bool {
    skipSpaces()
    if position >= characters.count || characters[position] != character { return false }
    position += 1
    return true
  }

  private mutating func takes(word: String) -> Bool {
    let wanted = Array(word)
    if position + wanted.count > characters.count { return false }
    for index in 0..<wanted.count where characters[position + index] != wanted[index] {
      return false
    }
    position += wanted.count
    return true
  }

  private mutating func value() throws -> Any {
    depth += 1
    if depth > 512 { throw CocoaError.isNoJSON }
    defer { depth -= 1 }
    if takes("{") { return try object() }
    if takes("[") { return try list() }
    if takes("\"") { return try string() }
    if takes(word: "true") { return true }
    if takes(word: "false") { return false }
    if takes(word: "null") { return NSNull() }
    return try number()
  }

  private mutating func object() throws -> Any {
    var fields: [String: Any] = [:]
    if takes("}") { return fields }
    while true {
      if !takes("\"") { throw CocoaError.isNoJSON }
      let key = try string()
      if !takes(":") { throw CocoaError.isNoJSON }
      fields[key] = try value()
      if takes("}") { return fields }
      if !takes(",") { throw CocoaError.isNoJSON }
    }
  }

  private mutating func list() throws -> Any {
    var items: [Any] = []
    if takes("]") { return items }
    while true {
      items.append(try value())
      if takes("]") { return items }
      if !takes(",") { throw CocoaError.isNoJSON }
    }
  }

  private mutating func string() throws -> String {
    var text = ""
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == "\"" { return text }
      if character != "\\" {
        if let code = character.asciiValue, code < 32 { throw CocoaError.isNoJSON }
        text += "\(character)"
        continue
      }
      if position >= characters.count { break }
      let escape = characters[position]
      position += 1
      switch escape {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "b": text += "\u{8}"
      case "f": text += "\u{c}"
      case "u": text += try escaped()
      case "\"", "\\", "/": text += "\(escape)"
      default: throw CocoaError.isNoJSON
      }
    }
    throw CocoaError.isNoJSON
  }

  private mutating func unit() throws -> Int {
    if position + 4 > characters.count { throw CocoaError.isNoJSON }
    var digits = ""
    for index in 0..<4 { digits += "\(characters[position + index])" }
    position += 4
    guard let value = Int(digits, radix: 16) else { throw CocoaError.isNoJSON }
    return value
  }

  private mutating func escaped() throws -> String {
    var value = try unit()
    if value >= 0xD800 && value < 0xDC00 && takes(word: "\\u") {
      value = 0x10000 + (value - 0xD800) * 1024 + (try unit()) - 0xDC00
    }
    guard let text = UTF8Text.text(ofScalar: value) else { throw CocoaError.isNoJSON }
    return text
  }

  /// The grammar of RFC 8259, section 6.
  private mutating func number() throws -> Any {
    let start = position
    _ = takes(sign: "-")
    if takes(sign: "0") {
      // No other digit follows a zero.
    } else {
      try digits()
    }
    var isWhole = true
    if takes(sign: ".") {
      isWhole = false
      try digits()
    }
    if takes(sign: "e") || takes(sign: "E") {
      isWhole = false
      if !takes(sign: "+") { _ = takes(sign: "-") }
      try digits()
    }
    let text = String(Array(characters[start..<position]))
    if isWhole, let number = Int(text) { return number }
    guard let number = Double(text), number - number == 0 else { throw CocoaError.isNoJSON }
    if number < 1e15 && number > -1e15 && number == Double(Int(number)) { return Int(number) }
    return number
  }

  private mutating func takes(sign: Character) -> Bool {
    if position >= characters.count || characters[position] != sign { return false }
    position += 1
    return true
  }

  private mutating func digits() throws {
    let start = position
    while position < characters.count && "0123456789".contains(characters[position]) {
      position += 1
    }
    if position == start { throw CocoaError.isNoJSON }
  }
}
