/// The right answer to each question at the time when a learner answered it last.
///
/// A learner who remembers that answer, the place of a choice or the names in an order, may answer
/// right again without knowing the rule: a pass shows something only where the right answer is another
/// one.
struct RememberedAnswers {
  private struct Key: Hashable {
    var learner: Projection.Learner
    var rule: Projection.Rule
    var question: Projection.Question
  }

  private var last: [Key: UInt64] = [:]

  /// Takes in that a learner answered a question; returns whether its right answer was the same the
  /// time before. Nil stands for an answer that was not kept.
  mutating func take(
    _ answer: UInt64?, of question: Projection.AskedQuestion, by learner: Projection.Learner
  ) -> Bool {
    guard let answer else { return false }
    let key = Key(learner: learner, rule: question.target, question: question.question)
    return last.updateValue(answer, forKey: key) == answer
  }
}
