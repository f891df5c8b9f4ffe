import Curriculum
import Phrases
import Scenarios

extension TruthTask: TaskJudging {
  var checks: [String] { [statement.check] }
  var shownStatement: String? { statement.text }
  var statementLead: String? { "True or false?" }
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String { "type true or false" }

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return Decided(ending) }
    let (results, problems) = checkResults(question.id, checks, shown)
    guard problems.isEmpty, let isTrue = results.first else { return Decided(problems) }
    return Decided(Answer(isTrue: isTrue))
  }

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let word = words(of: typed.lowercased()).joined(separator: " ")
    guard Self.yes.contains(word) || Self.no.contains(word) else {
      let meant = near(word, ["true", "false", "yes", "no"])
      return .notUnderstood("type 'true' or 'false'" + (meant.map(didYouMean) ?? ""))
    }
    let given = String(Self.yes.contains(word))
    let right = String(answer.isTrue)
    return .verdict(
      single(
        prepared, isRight: given == right, answer: given, right: right, yours: given, real: right))
  }

  private static let yes: Set<String> = ["true", "t", "yes", "y", "right", "1"]
  private static let no: Set<String> = ["false", "f", "no", "n", "wrong", "0"]

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .answer }

  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? {
    explainer.supposing { (other: Answer) in other.isTrue != answer.isTrue }.map { .runs($0) }
      ?? explainer.fact(of: statement.check).map { .sentence($0, nil) }
  }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    let fact = explainer.fact(of: statement.check).map { " " + $0 } ?? ""
    return onlyPart(
      statement.text, "This is \(answer.isTrue)." + fact,
      decisiveCause(verdict, answer, explainer))
  }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String { "\(answer.isTrue)" }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    ["\(!answer.isTrue)"]
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    prepared.question.rules.count > 1
      ? prepared.reasons[1].sentence ?? prepared.ruleHint
      : "Follow the code line by line, and stop at that rule."
  }

  func remembered(_ answer: Answer) -> [String] { ["\(answer.isTrue)"] }
  func balanced(_ answer: Answer) -> String? { "\(answer.isTrue)" }
  func pattern(of answer: Answer) -> String { "\(answer.isTrue) \(bare(statement.check))" }
}
