/// What is checked of an untrusted text before the parser sees it.
enum TextGuard {
  static let maximumSize = 1_000_000
  /// Of brackets within brackets. The parser has a limit of its own, but not for every way of
  /// looking ahead.
  static let maximumNesting = 200
  static let tooDeep = "nesting is too deep"

  static func refusal(of bytes: [UInt8]) -> (message: String, offset: Int)? {
    if bytes.count > maximumSize { return ("file is larger than 1 MB", 0) }
    if let offset = bytes.firstIndex(of: 0) {
      return ("nul character embedded in middle of file", offset)
    }
    return excessiveNesting(in: bytes).map { (tooDeep, $0) }
  }

  /// Returns the offset of the first bracket that is too deep.
  ///
  /// Brackets in comments and in the text of strings do not count, those in interpolations do.
  static func excessiveNesting(in bytes: [UInt8]) -> Int? {
    /// For each bracket around the place, the string it interpolates into, when it does.
    var brackets: [Delimiter?] = []
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/"):
        offset = max(offset + 1, skippingComment(in: bytes, from: offset))
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let delimiter = Delimiter(in: bytes, at: offset) else {
          offset += 1
          continue
        }
        offset += delimiter.length
        if skipText(in: bytes, from: &offset, until: delimiter) { brackets.append(delimiter) }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets.append(nil)
        offset += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        offset += 1
        if let delimiter = brackets.popLast() ?? nil,
          skipText(in: bytes, from: &offset, until: delimiter)
        {
          brackets.append(delimiter)
        }
      default:
        offset += 1
      }
      if brackets.count > maximumNesting { return offset - 1 }
    }
    return nil
  }

  /// The quotes of a string: `"`, `"""`, or either with `#` before it.
  private struct Delimiter {
    let pounds: Int
    let isMultiLine: Bool

    var length: Int { pounds + (isMultiLine ? 3 : 1) }

    init?(in bytes: [UInt8], at offset: Int) {
      var quote = offset
      while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
      guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
      pounds = quote - offset
      isMultiLine =
        quote + 2 < bytes.count && bytes[quote + 1] == UInt8(ascii: "\"")
        && bytes[quote + 2] == UInt8(ascii: "\"")
    }

    /// Whether `#` stands as often as it must from `offset` on.
    func hasPounds(in bytes: [UInt8], at offset: Int) -> Bool {
      offset + pounds <= bytes.count
        && bytes[offset..<offset + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
    }
  }

  /// Moves past the end of a string, or past the bracket that opens an interpolation; then the
  /// result is true.
  private static func skipText(
    in bytes: [UInt8], from offset: inout Int, until delimiter: Delimiter
  ) -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where delimiter.hasPounds(in: bytes, at: offset + 1):
        offset += 1 + delimiter.pounds
        guard offset < bytes.count else { return false }
        offset += 1
        if bytes[offset - 1] == UInt8(ascii: "(") { return true }
      case UInt8(ascii: "\""):
        let quotes = delimiter.isMultiLine ? 3 : 1
        if offset + quotes <= bytes.count,
          bytes[offset..<offset + quotes].allSatisfy({ $0 == UInt8(ascii: "\"") }),
          delimiter.hasPounds(in: bytes, at: offset + quotes)
        {
          offset += delimiter.length
          return false
        }
        offset += 1
      case 0x0A, 0x0D:
        if !delimiter.isMultiLine { return false }
        offset += 1
      default:
        offset += 1
      }
    }
    return false
  }

  // MARK: Trivia

  /// Returns the first offset from `start` on that is neither white space nor in a comment.
  static func skippingTrivia(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D:
        offset += 1
      case UInt8(ascii: "/"):
        let end = skippingComment(in: bytes, from: offset)
        if end == offset { return offset }
        offset = end
      case 0xEF where offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]):
        offset = 3
      default:
        return offset
      }
    }
    return offset
  }

  /// Returns the end of the comment that starts at `start`, or `start` when none does.
  private static func skippingComment(in bytes: [UInt8], from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start }
    var offset = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      return offset
    case UInt8(ascii: "*"):
      var level = 1
      while offset < bytes.count, level > 0 {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        switch (bytes[offset], next) {
        case (UInt8(ascii: "*"), UInt8(ascii: "/")):
          level -= 1
          offset += 2
        case (UInt8(ascii: "/"), UInt8(ascii: "*")):
          level += 1
          offset += 2
        default:
          offset += 1
        }
      }
      return offset
    default:
      return start
    }
  }
}
