public import Curriculum
public import Scenarios

/// The answers to a question under misconceptions.
public struct BelievedAnswers: Hashable, Sendable {
  /// The right answer.
  public let truth: Truth
  /// By misconception, where it is another. Nil where a misconception leaves the question without an
  /// answer; no answer shows that somebody has it.
  public internal(set) var others: [String: Truth?]
  /// By misconception, the rules that it contradicts.
  var rules: [String: [String]] = [:]

  /// The answer of somebody who has a misconception.
  public subscript(id: String) -> Truth? { others[id] ?? truth }

  /// Returns the misconceptions with another answer that contradict one of these rules; those that
  /// contradict the first rule come first.
  func contradicting(_ rules: [RuleID]) -> [String] {
    others.keys.compactMap { id in
      rules.firstIndex { self.rules[id, default: []].contains($0.rawValue) }.map { ($0, id) }
    }.sorted { $0 < $1 }.map(\.1)
  }
}

/// Returns the answers to a question under each of some misconceptions; nil when the truth does not
/// decide it. The question is no template.
public func believedAnswers(
  to question: Question, _ misconceptions: [Misconception], run: @escaping Runner
) -> BelievedAnswers? {
  var challenges: Set<String> = []
  let decision = decide(question) { scenario in
    let result = run(scenario)
    challenges.formUnion(result.challenges)
    return result
  }
  guard let truth = decision.truth else { return nil }
  var answers = BelievedAnswers(truth: truth, others: [:])
  answers.rules = Dictionary(
    misconceptions.map { ($0.id, $0.rules) }, uniquingKeysWith: { first, _ in first })
  for misconception in misconceptions
  where challenges.contains(misconception.id) && misconception.mayExplain(question) {
    let believed = decide(question, run: believing(misconception.id, run)).truth
    if believed != truth { answers.others[misconception.id] = .some(believed) }
  }
  return answers
}
