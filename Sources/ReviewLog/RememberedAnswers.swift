/// What the right answers were the last time.
///
/// Who remembers that, the place of a choice or the names in an order, may answer right again without
/// knowing the rule: a pass shows something only where the right answer is another one.
public struct RememberedAnswers<Question: Hashable> {
  private var last: [Question: UInt64] = [:]

  public init() {}

  /// Takes in that a question was answered; returns whether its right answer was the same the time
  /// before. Nil stands for an answer that was not kept.
  public mutating func take(_ answer: UInt64?, of question: Question) -> Bool {
    guard let answer else { return false }
    return last.updateValue(answer, forKey: question) == answer
  }
}
