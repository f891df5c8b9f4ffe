/// Markdown as its reader meets it: sentences of words.
struct ReadingText {
  /// A sentence of a text.
  struct Sentence: Hashable {
    /// The first words, for messages.
    var beginning: String
    var wordCount: Int
    /// The line of the text that the sentence begins in, from 1.
    var line: Int
  }

  /// In their order.
  let sentences: [Sentence]

  var wordCount: Int { sentences.reduce(0) { $0 + $1.wordCount } }

  /// Code between backticks is one word. A heading, an item of a list and a paragraph end a sentence.
  init(_ markdown: String) {
    var sentences: [Sentence] = []
    var words: [String] = []
    var firstLine = 1
    func end() {
      guard !words.isEmpty else { return }
      sentences.append(
        Sentence(
          beginning: words.prefix(Self.shownWords).joined(separator: " "),
          wordCount: words.count, line: firstLine))
      words = []
    }
    let lines = withoutCode(markdown).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == ">" }
      if text.isEmpty || Self.beginsItem(text) { end() }
      for token in text.split(whereSeparator: \.isWhitespace) {
        if token.contains(where: { $0.isLetter || $0.isNumber || $0 == Self.code }) {
          if words.isEmpty { firstLine = index + 1 }
          words.append(token.replacingCode)
        }
        if let sign = token.last(where: { !Self.closing.contains($0) }), Self.ends.contains(sign) {
          end()
        }
      }
    }
    end()
    self.sentences = sentences
  }

  private static let shownWords = 5
  private static let ends: Set<Character> = [".", "!", "?"]
  private static let closing: Set<Character> = ["\"", "'", ")", "]", "*", "_", "”", "’"]
  /// Stands for a span of code.
  fileprivate static let code: Character = "\u{FFFC}"

  private static func beginsItem(_ text: Substring) -> Bool {
    let digits = text.prefix(while: \.isNumber)
    let rest = text.dropFirst(digits.count)
    return digits.isEmpty
      ? ["- ", "* ", "+ "].contains { text.hasPrefix($0) }
      : rest.hasPrefix(". ") || rest.hasPrefix(") ")
  }
}

extension Substring {
  /// The word with dots in place of code.
  fileprivate var replacingCode: String {
    map { $0 == ReadingText.code ? "…" : String($0) }.joined()
  }
}

/// Returns Markdown with each span of code as one sign, which is no letter.
func withoutCode(_ markdown: String) -> String {
  markdown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    .map { index, piece in
      // The ends of lines inside stay, so that lines keep their numbers.
      index.isMultiple(of: 2)
        ? String(piece)
        : String(ReadingText.code) + String(repeating: "\n", count: piece.count { $0 == "\n" })
    }.joined()
}
