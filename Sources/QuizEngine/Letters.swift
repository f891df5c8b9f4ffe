import Curriculum

// The letters of items change with each presentation. Authors write the letters of the course's own
// order, and the store keeps the items' texts.

/// The letters of items, in their order.
let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

extension PreparedQuestion {
  /// Returns the letters of items, given by their indices in the course.
  func letters(_ indices: [Int]) -> String {
    indices.compactMap { index in items.first { $0.index == index }?.key }.joined()
  }

  /// Returns an author's answer with the letters of this presentation; an answer without letters stays
  /// as it is.
  func shown(_ authored: String) -> String {
    let keys = Dictionary(
      items.map { (QuizEngine.letters[$0.index % QuizEngine.letters.count], $0.key) },
      uniquingKeysWith: { first, _ in first })
    let typed = authored.lowercased().map(String.init)
    let words = typed.filter { !" ,;\n".contains($0) }
    guard words.allSatisfy({ keys[$0] != nil }),
      !question.task.judging.takesOneLetter || words.count == 1
    else { return authored }
    return typed.map { keys[$0] ?? $0 }.joined()
  }

  /// Returns the meaning of a verdict's answer: the items' texts in place of their letters.
  public func meaning(of verdict: Verdict) -> [String] {
    question.task.judging.meaning(of: verdict.answer, items)
  }
}

/// Returns the texts of the items with these letters, in the order of the letters or of the items.
func texts(
  of letters: [String], _ items: [PreparedQuestion.Item], inOrderOfItems: Bool = false
) -> [String] {
  inOrderOfItems
    ? items.filter { letters.contains($0.key) }.map(\.text)
    : letters.compactMap { key in items.first { $0.key == key }?.text }
}

/// Reads letters, with or without spaces and commas between them; a misreading ends with `help`.
func readLetters(
  _ typed: String, of items: [PreparedQuestion.Item], instead help: String
) -> Result<[String], Misreading> {
  let lines = typed.split(separator: "\n").map(plain)
  let letters = (withoutMarks(lines) ?? lines).joined().lowercased()
    .filter { !" ,;.()[]\"'".contains($0) }.map(String.init)
  if let unknown = letters.first(where: { letter in !items.contains { $0.key == letter } }) {
    return .failure(Misreading(message: "there is no '\(unknown)'; \(help)"))
  }
  return letters.isEmpty ? .failure(Misreading(message: help)) : .success(letters)
}
