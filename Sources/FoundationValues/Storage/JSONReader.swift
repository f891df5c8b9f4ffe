/// Reads the bytes of a text as JSON.
///
/// Characters would not do: a mark that combines with a quote makes another character of it, and not
/// another quote.
struct JSONReader {
  private let bytes: [UInt8]
  /// Foundation's decoder takes a comma behind the last element, and the first of values for one key.
  private let isForDecoder: Bool
  private var position = 0
  private var depth = 0

  init(_ text: String, isForDecoder: Bool = false) {
    bytes = Array(text.utf8)
    self.isForDecoder = isForDecoder
  }

  mutating func document() throws -> Any {
    let value = try self.value()
    skipSpaces()
    if position < bytes.count { throw CocoaError.isNoJSON }
    return value
  }

  private mutating func skipSpaces() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte != 32 && byte != 10 && byte != 13 && byte != 9 { return }
      position += 1
    }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    if position >= bytes.count || bytes[position] != byte { return false }
    position += 1
    return true
  }

  private mutating func takes(word: String) -> Bool {
    let wanted = Array(word.utf8)
    if position + wanted.count > bytes.count { return false }
    for index in 0..<wanted.count where bytes[position + index] != wanted[index] {
      return false
    }
    position += wanted.count
    return true
  }

  private mutating func value() throws -> Any {
    depth += 1
    if depth > 512 { throw CocoaError.isNoJSON }
    defer { depth -= 1 }
    skipSpaces()
    if takes(UInt8(ascii: "{")) { return try object() }
    if takes(UInt8(ascii: "[")) { return try list() }
    if takes(UInt8(ascii: "\"")) { return try string() }
    if takes(word: "true") { return true }
    if takes(word: "false") { return false }
    if takes(word: "null") { return NSNull() }
    return try number()
  }

  private mutating func object() throws -> Any {
    var fields: [String: Any] = [:]
    if ends(UInt8(ascii: "}")) { return fields }
    while true {
      skipSpaces()
      if !takes(UInt8(ascii: "\"")) { throw CocoaError.isNoJSON }
      let key = try string()
      skipSpaces()
      if !takes(UInt8(ascii: ":")) { throw CocoaError.isNoJSON }
      let field = try value()
      if !isForDecoder || fields[key] == nil { fields[key] = field }
      if try isLast(before: UInt8(ascii: "}")) { return fields }
    }
  }

  private mutating func list() throws -> Any {
    var items: [Any] = []
    if ends(UInt8(ascii: "]")) { return items }
    while true {
      items.append(try value())
      if try isLast(before: UInt8(ascii: "]")) { return items }
    }
  }

  private mutating func ends(_ bracket: UInt8) -> Bool {
    skipSpaces()
    return takes(bracket)
  }

  /// Whether no other element follows; takes the comma or the bracket.
  private mutating func isLast(before bracket: UInt8) throws -> Bool {
    if ends(bracket) { return true }
    if !takes(UInt8(ascii: ",")) { throw CocoaError.isNoJSON }
    return isForDecoder && ends(bracket)
  }

  private mutating func string() throws -> String {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte < 32 { throw CocoaError.isNoJSON }
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: try escaped())
      } else {
        text.append(byte)
      }
    }
    throw CocoaError.isNoJSON
  }

  /// The bytes that an escape stands for.
  private mutating func escaped() throws -> [UInt8] {
    if position >= bytes.count { throw CocoaError.isNoJSON }
    let escape = bytes[position]
    position += 1
    switch escape {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "u"): return try scalar()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [escape]
    default: throw CocoaError.isNoJSON
    }
  }

  private mutating func unit() throws -> Int {
    if position + 4 > bytes.count { throw CocoaError.isNoJSON }
    let digits = String(decoding: Array(bytes[position..<(position + 4)]), as: UTF8.self)
    position += 4
    guard let value = Int(digits, radix: 16), value >= 0, !digits.hasPrefix("+") else {
      throw CocoaError.isNoJSON
    }
    return value
  }

  private mutating func scalar() throws -> [UInt8] {
    var value = try unit()
    if value >= 0xD800 && value < 0xDC00 && takes(word: "\\u") {
      value = 0x10000 + (value - 0xD800) * 1024 + (try unit()) - 0xDC00
    }
    guard let text = UTF8Text.text(ofScalar: value) else { throw CocoaError.isNoJSON }
    return Array(text.utf8)
  }

  /// The grammar of RFC 8259, section 6.
  private mutating func number() throws -> Any {
    let start = position
    _ = takes(UInt8(ascii: "-"))
    if takes(UInt8(ascii: "0")) {
      // No other digit follows a zero.
    } else {
      try digits()
    }
    var isWhole = true
    if takes(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) {
      isWhole = false
      if !takes(UInt8(ascii: "+")) { _ = takes(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: Array(bytes[start..<position]), as: UTF8.self)
    if isWhole, let number = Int(text) { return number }
    if isWhole, let number = UInt64(text) { return number }
    guard let number = Double(text), number - number == 0 else { throw CocoaError.isNoJSON }
    if number < 1e15 && number > -1e15 && number == Double(Int(number)) { return Int(number) }
    return number
  }

  private mutating func digits() throws {
    let start = position
    while position < bytes.count && bytes[position] >= 48 && bytes[position] <= 57 {
      position += 1
    }
    if position == start { throw CocoaError.isNoJSON }
  }
}
