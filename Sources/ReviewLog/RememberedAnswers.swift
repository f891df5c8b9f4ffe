/// The right answers that a learner saw to each question.
///
/// A learner who remembers one of them, the place of a choice or the names in an order, may answer right
/// again without knowing the rule: a pass shows something only where the right answer is a new one.
struct RememberedAnswers {
  private struct Key: Hashable {
    var learner: Projection.Learner
    var rule: Projection.Rule
    var question: Projection.Question
  }

  private var seen: [Key: Set<UInt64>] = [:]

  /// Takes in that a learner answered a question; returns whether its right answer was the same at an
  /// earlier time. Nil stands for an answer that was not kept.
  mutating func take(
    _ answer: UInt64?, of question: Projection.AskedQuestion, by learner: Projection.Learner
  ) -> Bool {
    guard let answer else { return false }
    let key = Key(learner: learner, rule: question.target, question: question.question)
    return !seen[key, default: []].insert(answer).inserted
  }
}
