import Curriculum
import Phrases

/// So many questions of one shape are clones.
private let mostAlike = 3

/// Returns a remark on questions of a lesson whose scenarios differ only in names, numbers and strings, at
/// the third of them.
func remarksOnShapes(of questions: [Question]) -> [Problem] {
  var alike: [String: [QuestionID]] = [:]
  var shapes: [String] = []
  for question in questions {
    let shape = scenarioShape(of: question.bareScenario)
    guard hasCode(question.scenario) else { continue }
    if alike[shape] == nil { shapes.append(shape) }
    alike[shape, default: []].append(question.id)
  }
  return shapes.compactMap { shape in
    let names = alike[shape, default: []]
    guard names.count >= mostAlike else { return nil }
    return Problem(
      remark: ShapeRemark(questions: names.map(\.name)), in: .scenario(names[mostAlike - 1]))
  }
}

/// Returns code with one sign for each number, string and name that the code declares. UIKit's names stay,
/// since other callbacks make another question.
func scenarioShape(of code: String) -> String {
  let tokens = shapeTokens(of: code)
  var own: Set<Substring> = []
  let words = tokens.indices.filter { tokens[$0].first.map(isName) == true }
  for (place, word) in zip(words, words.dropFirst()) where isDeclared(word, after: place, tokens) {
    own.insert(tokens[word])
  }
  return tokens.map { token -> Substring in
    guard let first = token.first else { return "" }
    if first == "\"" { return "\"" }
    if first.isNumber { return "0" }
    return own.contains(token) ? "_" : token
  }.joined(separator: " ")
}

private let declaring: Set<Substring> = [
  "class", "struct", "enum", "protocol", "let", "var", "func", "for", "case",
]

/// Whether the word declares a name. An override has UIKit's.
private func isDeclared(_ word: Int, after place: Int, _ tokens: [Substring]) -> Bool {
  declaring.contains(tokens[place]) && word == place + 1
    && !(place > 0 && tokens[place - 1] == "override")
}

private func isName(_ character: Character) -> Bool {
  character.isLetter || character == "_" || character == "$"
}

/// Splits code into words, numbers, strings without their text, and signs.
private func shapeTokens(of code: String) -> [Substring] {
  var tokens: [Substring] = []
  var rest = code[...]
  while let first = rest.first {
    var length = 1
    if first == "\"" {
      length += rest.dropFirst().prefix { $0 != "\"" }.count + 1
    } else if first.isNumber || isName(first) {
      length = rest.prefix { $0.isNumber || isName($0) }.count
    }
    let token = rest.prefix(length)
    if !first.isWhitespace { tokens.append(token) }
    rest = rest[token.endIndex...]
  }
  return tokens
}

private struct ShapeRemark: Finding {
  var questions: [String]

  var message: String {
    "\(numbered(questions.count, "question")) of this lesson have code of one shape: "
      + "\(list(questions.map(quoted))); ask about something else"
  }
}
