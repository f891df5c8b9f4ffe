/// Measures the size of a text and the depth of its nesting, without parsing it.
///
/// Brackets in comments and in the text of strings do not count, those in interpolations do.
/// Some constructs nest without brackets: `try try`, `A<A<`, `A -> A -> A`, `a ? a ? b : b : b`,
/// `else if`, `#if`.
struct NestingScanner {
  /// The limit of each kind of nesting.
  static let maximumNesting = 200
  /// The limit of `[` within `[` without braces between: the parser takes twice as long with each.
  static let maximumSquares = 16

  /// About twelve thousand lines, for which the parser and the later passes need a second.
  static let maximumTokens = 100_000

  private let bytes: [UInt8]
  private var offset = 0
  private var tokenCount = 0
  private var levels = [Level()]
  /// Words in a row that each want something to follow: `try await try`.
  private var wordRun = 0
  private var conditionDepth = 0

  /// The open constructs within one pair of brackets.
  private struct Level {
    /// The string that continues after the closing bracket.
    var string: Delimiter?
    var squares = 0
    var angles = 0
    var arrows = 0
    var questions = 0
    var elses = 0

    var isExcessive: Bool {
      squares > maximumSquares || max(angles, arrows, questions, elses) > maximumNesting
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the offset of the first thing that is too deep, or of the first that is too much.
  mutating func excess() -> (message: String, offset: Int)? {
    while offset < bytes.count {
      let start = offset
      step()
      if tokenCount > Self.maximumTokens {
        return ("file has more than \(Self.maximumTokens) words and signs", start)
      }
      if levels.count > Self.maximumNesting + 1 || levels[levels.count - 1].isExcessive
        || wordRun > Self.maximumNesting || conditionDepth > Self.maximumNesting
      {
        return (TextGuard.tooDeep, start)
      }
    }
    return nil
  }

  /// Moves past one token, or something like one.
  private mutating func step() {
    let byte = bytes[offset]
    tokenCount += 1
    switch byte {
    case 0x20, 0x09...0x0D:
      tokenCount -= 1
      offset += 1
      return
    case UInt8(ascii: "0")...UInt8(ascii: "9"): _ = takeWord()
    case UInt8(ascii: "/"):
      let end = TextGuard.skippingComment(in: bytes, from: offset)
      if end > offset {
        offset = end
        return
      }
      offset += 1
    case UInt8(ascii: "\""): takeString()
    case UInt8(ascii: "#"):
      if Delimiter(in: bytes, at: offset) != nil {
        takeString()
      } else {
        offset += 1
        let word = takeWord()
        if word == "if" { conditionDepth += 1 }
        if word == "endif" { conditionDepth = max(0, conditionDepth - 1) }
      }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let outer = byte == UInt8(ascii: "{") ? 0 : levels[levels.count - 1].squares
      levels.append(Level(squares: outer + (byte == UInt8(ascii: "[") ? 1 : 0)))
      offset += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      take(word: takeWord())
      return
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      // `try?` goes on being a run of words.
      takeQuestion()
      return
    default: takePunctuation(byte)
    }
    wordRun = 0
  }

  private mutating func takeWord() -> String {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        offset += 1
      default: return String(decoding: bytes[start..<offset], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static let nestingKeywords: Set<String> = [
    "any", "await", "borrow", "borrowing", "case", "catch", "consume", "consuming", "copy",
    "defer", "discard", "do", "each", "else", "for", "guard", "if", "in", "indirect", "inout",
    "is", "isolated", "let", "nonisolated", "repeat", "return", "sending", "some", "switch",
    "throw", "try", "unsafe", "var", "where", "while", "yield",
  ]

  /// Words that only start a declaration, so that the code before them is over.
  private static let startingKeywords: Set<String> = [
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init",
    "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  private mutating func take(word: String) {
    if Self.nestingKeywords.contains(word) {
      wordRun += 1
    } else {
      wordRun = 0
    }
    let last = levels.count - 1
    switch word {
    case "else": levels[last].elses += 1
    case "if", "while", "for", "guard", "return", "switch", "do":
      levels[last].arrows = 0
      levels[last].angles = 0
    default:
      if Self.startingKeywords.contains(word) {
        levels[last].arrows = 0
        levels[last].angles = 0
        levels[last].questions = 0
      }
    }
  }

  private mutating func takeQuestion() {
    let isFirst = offset == 0
    let hasSpaceBefore =
      isFirst || bytes[offset - 1] == 0x20 || (0x09...0x0D).contains(bytes[offset - 1])
    if bytes[offset...].starts(with: "??".utf8) {
      offset += 1
      wordRun = 0
    } else if bytes[offset] == UInt8(ascii: "?"), hasSpaceBefore {
      levels[levels.count - 1].questions += 1
      wordRun = 0
    }
    offset += 1
  }

  private mutating func takePunctuation(_ byte: UInt8) {
    let last = levels.count - 1
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    offset += 1
    switch byte {
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
      levels[last].arrows += 1
      offset += 1
    case UInt8(ascii: "<"):
      // Not `<=`, `<<`, `..<`.
      let before = offset > 1 ? bytes[offset - 2] : 0
      if next != UInt8(ascii: "="), next != UInt8(ascii: "<"), before != UInt8(ascii: "."),
        before != UInt8(ascii: "<")
      {
        levels[last].angles += 1
      }
    case UInt8(ascii: ">"): levels[last].angles = max(0, levels[last].angles - 1)
    case UInt8(ascii: ":"): levels[last].questions = max(0, levels[last].questions - 1)
    case UInt8(ascii: ","):
      levels[last].arrows = 0
      levels[last].questions = 0
    case UInt8(ascii: ";"), UInt8(ascii: "|"):
      levels[last].arrows = 0
      levels[last].angles = 0
    case UInt8(ascii: "&") where next == UInt8(ascii: "&"): levels[last].angles = 0
    default: break
    }
  }

  private mutating func close(_ byte: UInt8) {
    offset += 1
    let closed = levels.count > 1 ? levels.removeLast() : Level()
    if let delimiter = closed.string {
      if skipText(until: delimiter) { levels.append(Level(string: delimiter)) }
    } else if byte == UInt8(ascii: "}") {
      let next = TextGuard.skippingTrivia(in: bytes, from: offset)
      if !bytes[next...].starts(with: "else".utf8) { levels[levels.count - 1].elses = 0 }
    }
  }

  // MARK: Strings

  private mutating func takeString() {
    guard let delimiter = Delimiter(in: bytes, at: offset) else {
      offset += 1
      return
    }
    offset += delimiter.length
    if skipText(until: delimiter) { levels.append(Level(string: delimiter)) }
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

    /// Whether enough `#` follow from `offset` on.
    func hasPounds(in bytes: [UInt8], at offset: Int) -> Bool {
      offset + pounds <= bytes.count
        && bytes[offset..<offset + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
    }
  }

  /// Moves past the end of a string, or past the bracket that opens an interpolation; then the
  /// result is true.
  private mutating func skipText(until delimiter: Delimiter) -> Bool {
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
}
