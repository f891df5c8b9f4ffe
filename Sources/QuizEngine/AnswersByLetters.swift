import Curriculum

// Items have other letters each time they are asked. An author writes the letters of his own order,
// and what is kept of an answer are the items' texts.

extension PreparedQuestion {
  /// Returns an answer of the author's as a learner would type it here; what is no letters, as it is.
  func shown(_ authored: String) -> String {
    let keys = Dictionary(
      items.map { (letters[$0.index % letters.count], $0.key) },
      uniquingKeysWith: { first, _ in first })
    let typed = authored.lowercased().map(String.init)
    let words = typed.filter { !" ,;\n".contains($0) }
    guard words.allSatisfy({ keys[$0] != nil }), question.kind != .choice || words.count == 1
    else { return authored }
    return typed.map { keys[$0] ?? $0 }.joined()
  }

  /// Returns what an answer means under whatever letters it was given: the items' texts, those of
  /// causes in the author's order, since theirs says nothing.
  public func meaning(of verdict: Verdict) -> [String] {
    switch question.kind {
    case .choice, .why, .reach: break
    default: return verdict.answer
    }
    var meant = verdict.answer.compactMap { key in items.first { $0.key == key } }
    if question.kind == .why { meant.sort { $0.index < $1.index } }
    return meant.map(\.text)
  }
}
