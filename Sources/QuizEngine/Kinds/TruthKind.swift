import Curriculum
import Scenarios
import Words

/// Is this sentence true?
struct TruthKind: KindOfQuestion {
  let sentence: Statement

  var checks: [String] { [sentence.check] }
  var statement: String? { sentence.text }
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeTrueOrFalse
  }

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return (nil, ending) }
    let (results, problems) = checkResults(question.id, checks, shown)
    return (results.first.map { .truth($0) }, problems)
  }

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .truth(let isTrue) = prepared.truth else { return .ofAnotherKind }
    let word = plain(Substring(typed)).lowercased()
    guard Self.yes.contains(word) || Self.no.contains(word) else {
      return .notUnderstood(
        Words.Answering.typeTheQuotedTruth + near(word, ["true", "false", "yes", "no"]))
    }
    let answer = String(Self.yes.contains(word))
    return .verdict(
      single(
        prepared, isRight: answer == String(isTrue), answer: answer, right: String(isTrue),
        yours: answer, real: String(isTrue)))
  }

  static let yes: Set<String> = ["true", "t", "yes", "y", "right", "1"]
  static let no: Set<String> = ["false", "f", "no", "n", "wrong", "0"]
}
