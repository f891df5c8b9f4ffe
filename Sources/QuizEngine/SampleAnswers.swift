import Curriculum

/// Returns a right answer to a question, as a learner would type it.
public func rightAnswer(to prepared: PreparedQuestion) -> String {
  prepared.question.task.judging.typedAnswer(in: prepared)
}

/// Returns a wrong answer to a question, as a learner would type it, with its verdict; first one that
/// the author has feedback for. Nil when each of the tried answers is right.
public func wrongAnswer(
  to prepared: PreparedQuestion, run: @escaping Runner
) -> (typed: String, verdict: Verdict)? {
  let authored = prepared.question.feedback.compactMap(\.typedAnswer).map(prepared.shown)
  for typed in authored + prepared.question.task.judging.guesses(in: prepared) {
    if case .verdict(let verdict) = judge(response: typed, to: prepared, run: run),
      !verdict.isRight
    {
      return (typed, verdict)
    }
  }
  return nil
}

extension Feedback {
  fileprivate var typedAnswer: String? {
    if case .typed(let answer) = to { return answer }
    return nil
  }
}
