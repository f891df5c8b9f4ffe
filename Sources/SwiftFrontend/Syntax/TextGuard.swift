/// The checks of an untrusted text before the parser reads it.
enum TextGuard {
  static let maximumSize = 1_000_000
  static let tooDeep = "nesting is too deep"

  static func refusal(of bytes: [UInt8]) -> (message: String, offset: Int)? {
    if bytes.count > maximumSize { return ("file is larger than 1 MB", 0) }
    if let offset = bytes.firstIndex(of: 0) {
      return ("nul character embedded in middle of file", offset)
    }
    // The parser bounds how it nests, but not in every way of looking ahead: 1,000 times `A<` or
    // 10,000 times `try` overflow the stack.
    var scanner = NestingScanner(bytes: bytes)
    return scanner.excess()
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
  static func skippingComment(in bytes: [UInt8], from start: Int) -> Int {
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
