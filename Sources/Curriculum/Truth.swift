/// The right answer to a question, computed by runs.
public enum Truth: Sendable {
  /// The answer to one question, in the form of its kind.
  case answer(any RightAnswer)
  /// The right answers to a template's instances, in their order.
  case instances([Truth])
}

extension Truth {
  /// Returns the answer in the form of a kind; nil for another kind's answer and for a template.
  public func answer<Answer: RightAnswer>(as form: Answer.Type = Answer.self) -> Answer? {
    guard case .answer(let answer) = self else { return nil }
    return answer as? Answer
  }

  /// The answer as it enters a revision's meaning digest.
  public var digestParts: [String] {
    switch self {
    case .answer(let answer): answer.digestParts
    case .instances(let truths): truths.flatMap { ["instance"] + $0.digestParts }
    }
  }
}

extension Truth {
  /// Returns whether a learner who takes this for the truth gives an answer that is wrong where
  /// `other` is the truth.
  public func isDistinguishable(from other: Truth) -> Bool {
    func differs<Answer: RightAnswer>(_ answer: Answer) -> Bool {
      guard let other: Answer = other.answer() else { return true }
      return answer.isDistinguishable(from: other)
    }
    guard case .answer(let answer) = self else { return self != other }
    return differs(answer)
  }
}

extension Truth: Hashable {
  public static func == (a: Truth, b: Truth) -> Bool {
    switch (a, b) {
    case (.answer(let a), .answer(let b)): AnyHashable(a) == AnyHashable(b)
    case (.instances(let a), .instances(let b)): a == b
    case (.answer, .instances), (.instances, .answer): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .answer(let answer): answer.hash(into: &hasher)
    case .instances(let truths): truths.hash(into: &hasher)
    }
  }
}
