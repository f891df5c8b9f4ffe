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
  wrongAnswers(to: prepared, most: 1, run: run).first
}

/// Returns so many wrong answers to a question, as learners would type them, with their verdicts;
/// first those that the author has feedback for. Fewer when too many of the tried answers are right.
public func wrongAnswers(
  to prepared: PreparedQuestion, most: Int, run: @escaping Runner
) -> [(typed: String, verdict: Verdict)] {
  let authored = prepared.question.feedback.compactMap(\.typedAnswer).map(prepared.shown)
  let tried = authored + prepared.question.task.judging.guesses(in: prepared)
  let wrong = tried.lazy.compactMap { typed -> (typed: String, verdict: Verdict)? in
    guard case .verdict(let verdict) = judge(response: typed, to: prepared, run: run),
      !verdict.isRight
    else { return nil }
    return (typed, verdict)
  }
  return Array(wrong.prefix(most))
}

extension Feedback {
  fileprivate var typedAnswer: String? {
    if case .typed(let answer) = to { return answer }
    return nil
  }
}
