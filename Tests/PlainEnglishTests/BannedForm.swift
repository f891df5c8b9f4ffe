import ProjectFiles

/// A word or a form that interface text does not use; `words.txt` lists them.
struct BannedForm {
  enum Element: Equatable {
    case word(String)
    /// One to eight words of the same clause.
    case gap
    /// Any word but those that never follow "to" as its verb.
    case verb
  }

  /// As the list spells it.
  let spelling: String
  let elements: [Element]
  /// What to write instead.
  let better: String

  static let mostWordsInGap = 8

  init(_ spelling: String, better: String) {
    self.spelling = spelling
    self.better = better
    elements = spelling.split(separator: " ").map {
      switch $0 {
      case "…": .gap
      case "VERB": .verb
      default: .word($0.lowercased())
      }
    }
  }

  /// Reads a list: a line has forms, `=>` and the better word; `#` begins a comment. Nil for a line
  /// stands for one that cannot be read.
  static func read(_ list: String) -> [[BannedForm]?] {
    list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " => ")
      guard parts.count == 2 else { return nil }
      return parts[0].split(separator: ", ").map {
        BannedForm(String($0), better: String(parts[1]))
      }
    }
  }

  static let all = Result {
    try read(ProjectFiles.text("Tests/PlainEnglishTests/words.txt"))
  }

  private static let noVerbs: Set = [
    "a", "all", "an", "and", "both", "each", "every", "her", "him", "his", "it", "its", "me", "no",
    "none", "one", "or", "our", "some", "that", "the", "their", "them", "these", "this", "those",
    "two", "us", "what", "which", "you", "your", "…",
  ]

  /// Whether the form begins at a word, and the sentence goes on with it.
  func stands(at start: Int, in words: [Prose.Word]) -> Bool {
    stands(elements[...], words[start...])
  }

  private func stands(_ elements: ArraySlice<Element>, _ words: ArraySlice<Prose.Word>) -> Bool {
    guard let element = elements.first else { return true }
    guard let word = words.first else { return false }
    let isLast = elements.count == 1
    switch element {
    case .word(let text):
      guard word.text == text, isLast || !word.endsClause else { return false }
      return stands(elements.dropFirst(), words.dropFirst())
    case .verb:
      guard !Self.noVerbs.contains(word.text), word.text.first?.isLetter == true else {
        return false
      }
      return stands(elements.dropFirst(), words.dropFirst())
    case .gap:
      for length in 1...Self.mostWordsInGap {
        guard length <= words.count, !words[words.startIndex + length - 1].endsClause else {
          return false
        }
        if stands(elements.dropFirst(), words.dropFirst(length)) { return true }
      }
      return false
    }
  }
}
