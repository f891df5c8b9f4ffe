/// Text that people read, as sentences of words.
struct Prose {
  struct Word: Equatable {
    /// In lower case, without the punctuation around it.
    var text: String
    var line: Int
    /// Whether a sign follows that parts what is said: a comma, a colon or the end of the sentence.
    var endsClause: Bool
    var endsSentence: Bool
  }

  /// A line of text, with its number in the file.
  struct Line: Equatable {
    var text: String
    var number: Int
  }

  /// A sentence that ends with no sign ends with its paragraph.
  let sentences: [[Word]]

  init(paragraphs: [[Line]]) {
    sentences = paragraphs.flatMap { Self.sentences($0.flatMap(Self.words)) }
  }

  /// Takes lines as a help screen or a literal has them. An empty line ends a paragraph; a line that
  /// is set in begins one, and so does an item of a list.
  init(lines: [Line]) {
    var paragraphs: [[Line]] = []
    var isOpen = false
    for line in lines {
      let content = line.text.drop { $0 == " " }
      let isItem = content.hasPrefix("- ") || content.hasPrefix("* ")
      let isSetIn = content.startIndex != line.text.startIndex
      if content.isEmpty {
        isOpen = false
      } else if isOpen, !isItem, !isSetIn {
        paragraphs[paragraphs.count - 1].append(line)
      } else {
        paragraphs.append([line])
        isOpen = true
      }
    }
    self.init(paragraphs: paragraphs)
  }

  /// Takes the lines of a text, the first of which has number 1.
  init(text: String) {
    self.init(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { Line(text: String($0.element), number: $0.offset + 1) })
  }

  private static func sentences(_ words: [Word]) -> [[Word]] {
    var found: [[Word]] = []
    var sentence: [Word] = []
    for word in words {
      sentence.append(word)
      if word.endsSentence {
        found.append(sentence)
        sentence = []
      }
    }
    return sentence.isEmpty ? found : found + [sentence]
  }

  private static let closing: Set<Character> = ["\"", "'", ")", "]", "*", "_", "”", "’", "`"]
  private static let clauseEnds: Set<Character> = [".", "!", "?", ",", ";", ":"]
  private static let sentenceEnds: Set<Character> = [".", "!", "?"]

  private static func words(_ line: Line) -> [Word] {
    var found: [Word] = []
    for token in line.text.split(whereSeparator: \.isWhitespace) {
      guard let first = token.firstIndex(where: isWordPart),
        let last = token.lastIndex(where: isWordPart)
      else {
        // A sign alone, such as a dash, parts as much as one at a word does.
        if !found.isEmpty { found[found.count - 1].endsClause = true }
        continue
      }
      let sign = token.last { !closing.contains($0) }
      found.append(
        Word(
          text: token[first...last].lowercased().replacing("’", with: "'"), line: line.number,
          endsClause: sign.map(clauseEnds.contains) ?? false,
          endsSentence: sign.map(sentenceEnds.contains) ?? false))
    }
    return found
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "…"
  }
}
