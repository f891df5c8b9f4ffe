/// Reads a text of JSON in UTF-8. It takes what Foundation's decoder takes, so that every text that was read once is
/// read: also a byte order mark before the value, and a comma after the last member.
struct JSONScanner {
  private let bytes: [UInt8]
  private var place = 0

  /// The text is no JSON, or its containers are nested too deeply.
  struct Problem: Error {}

  static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    var scanner = JSONScanner(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.place = 3 }
    let value = try scanner.value(level: 0)
    scanner.skipSpace()
    guard scanner.place == bytes.count else { throw Problem() }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { place += 1 }
  }

  /// Passes over a byte if it comes next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value(level: Int) throws(Problem) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "{"): return .object(try members(level: level + 1))
    case UInt8(ascii: "["): return .list(try elements(level: level + 1))
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Problem) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw Problem() }
    place += word.utf8.count
    return value
  }

  // MARK: Containers

  private mutating func elements(level: Int) throws(Problem) -> [JSONValue] {
    guard level <= JSONCoding.mostLevels, take("[") else { throw Problem() }
    var elements: [JSONValue] = []
    while true {
      skipSpace()
      if take("]") { return elements }
      elements.append(try value(level: level))
      try endEntry(before: "]")
    }
  }

  private mutating func members(level: Int) throws(Problem) -> JSONMembers {
    guard level <= JSONCoding.mostLevels, take("{") else { throw Problem() }
    var members = JSONMembers()
    while true {
      skipSpace()
      if take("}") { return members }
      guard next == UInt8(ascii: "\"") else { throw Problem() }
      let key = try text()
      skipSpace()
      guard take(":") else { throw Problem() }
      members.add(key, try value(level: level))
      try endEntry(before: "}")
    }
  }

  /// An entry ends with a comma, or before the container's end.
  private mutating func endEntry(before end: Unicode.Scalar) throws(Problem) {
    skipSpace()
    guard take(",") || next == UInt8(ascii: end) else { throw Problem() }
  }

  // MARK: Texts

  private mutating func text() throws(Problem) -> String {
    place += 1
    let start = place
    // A loop of its own over the bytes is several times as fast as one byte at a time.
    let end = bytes[start...].firstIndex {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
    }
    guard let end else { throw Problem() }
    place = end
    switch bytes[end] {
    case UInt8(ascii: "\""):
      place += 1
      return try Self.string(bytes[start..<end])
    case UInt8(ascii: "\\"): return try escapedText(from: start)
    default: throw Problem()
    }
  }

  /// Goes on with a text at its first escape.
  private mutating func escapedText(from start: Int) throws(Problem) -> String {
    var text = Array(bytes[start..<place])
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return try Self.string(text[...])
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw Problem()
      default: text.append(byte)
      }
    }
    throw Problem()
  }

  private static func string(_ bytes: ArraySlice<UInt8>) throws(Problem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Problem() }
    return text
  }

  /// The bytes that the escape after a backslash stands for.
  private mutating func escape() throws(Problem) -> [UInt8] {
    guard let byte = next else { throw Problem() }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(Character(try scalar()).utf8)
    default: throw Problem()
    }
  }

  /// A scalar in hexadecimal digits; one beyond 16 bits is written as two surrogates.
  private mutating func scalar() throws(Problem) -> Unicode.Scalar {
    let unit = try hexadecimalUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), take("\\"), take("u") else { throw Problem() }
    let trail = try hexadecimalUnit()
    guard UTF16.isTrailSurrogate(trail) else { throw Problem() }
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(trail & 0x3FF)
    guard let scalar = Unicode.Scalar(value) else { throw Problem() }
    return scalar
  }

  private mutating func hexadecimalUnit() throws(Problem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw Problem()
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  // MARK: Numbers

  private mutating func number() throws(Problem) -> String {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Passes over one digit or more.
  private mutating func digits() throws(Problem) {
    let start = place
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { place += 1 }
    guard place > start else { throw Problem() }
  }
}
