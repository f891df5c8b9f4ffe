/// Texts with letters, to be named in an answer.
struct LetteredList {
  private let texts: [String]
  private static let alphabet = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  /// Nil for more texts than there are letters.
  init?(_ texts: [String]) {
    guard texts.count <= Self.alphabet.count else { return nil }
    self.texts = texts
  }

  /// A line of Markdown for each text.
  var text: String {
    zip(Self.alphabet, texts).map { letter, text in
      // Two spaces at the end of a line break it.
      "\(letter)) \(text)"
    }.joined(separator: "  \n")
  }

  /// Some letters, as somebody would write them.
  var example: String { Self.alphabet.prefix(min(3, texts.count)).reversed().joined() }

  /// Returns the ways to write letters that were found to be right.
  static func forms(of letters: String) -> [String] {
    ["", " ", ", ", ","].map { letters.map(String.init).joined(separator: $0) }.withoutRepeats
  }

  /// Returns the letters at places in the list.
  func letters(at places: [Int]) -> String { places.map { Self.alphabet[$0] }.joined() }
}
