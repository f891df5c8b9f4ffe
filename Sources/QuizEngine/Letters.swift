import Phrases
import Curriculum

// The letters of items change with each presentation. Authors write the letters of the course's own
// order, and the store keeps the items' texts.

/// The letters of items, in their order.
let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

/// Returns the keys of so many items: letters, or digits where one of those letters is also a name in
/// the question.
func keys(_ count: Int, in question: Question) -> [String] {
  let keys = (0..<count).map { letters[$0 % letters.count] }
  guard count <= 9, !names(in: question).isDisjoint(with: keys) else { return keys }
  return (0..<count).map { "\($0 + 1)" }
}

/// Returns the words of a question's code, and of the code in its items' texts.
private func names(in question: Question) -> Set<String> {
  let code = [question.scenario, question.task.exercise?.drive ?? ""].flatMap(\.lines)
  var names = Set(code.flatMap(codeWords))
  for text in question.task.judging.listed {
    if let event = EventName(text) { names.formUnion(words(of: event.object)) }
    // Between backticks a text is code.
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    where !index.isMultiple(of: 2) { names.formUnion(codeWords(of: String(part))) }
  }
  return names
}

/// Returns the words of a line of code without its comment; a string counts as one word.
private func codeWords(of line: String) -> [String] {
  var words: [String] = []
  for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
    guard index.isMultiple(of: 2) else {
      words.append(String(part))
      continue
    }
    guard let comment = part.firstRange(of: "//") else {
      words += QuizEngine.words(of: String(part))
      continue
    }
    return words + QuizEngine.words(of: String(part[..<comment.lowerBound]))
  }
  return words
}

/// The word for the keys of these items: "letter" or "number".
func keyWord(_ items: [PreparedQuestion.Item]) -> String {
  items.first?.key == "1" ? "number" : "letter"
}

/// Judges a response as it stands in the log. At its time the keys may have been letters that are
/// digits now.
public func judge(
  stored response: String, to prepared: PreparedQuestion, run: @escaping Runner
) -> ParsedAnswer {
  let parsed = judge(readable: response, to: prepared, run: run)
  guard case .notUnderstood = parsed, keyWord(prepared.items) == "number" else { return parsed }
  let digits = Dictionary(uniqueKeysWithValues: zip(letters, prepared.items.map(\.key)))
  return judge(
    readable: response.lowercased().map { digits[String($0)] ?? String($0) }.joined(),
    to: prepared, run: run)
}

extension PreparedQuestion {
  /// The texts under which the items are listed, by their own.
  var listings: [String: String] {
    Dictionary(items.map { ($0.text, $0.listed) }, uniquingKeysWith: { first, _ in first })
  }

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
    return .failure(Misreading(message: "there is no '\(excerpt(unknown))'; \(help)"))
  }
  return letters.isEmpty ? .failure(Misreading(message: help)) : .success(letters)
}
