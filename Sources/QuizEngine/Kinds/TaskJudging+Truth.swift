import Curriculum
import Scenarios

// The same operations for a truth of any kind. A truth has its question's kind, because both are made
// and stored together.
extension TaskJudging {
  /// Returns the truth's answer in the form of this kind.
  func answer(in truth: Truth) -> Answer {
    guard let answer: Answer = truth.answer() else {
      preconditionFailure("a truth of another kind than its question")
    }
    return answer
  }

  func decideTruth(_ question: Question, _ shown: Run, run: Runner) -> Decided<Truth> {
    let decided = decide(question, shown, run: run)
    guard decided.problems.isEmpty, let answer = decided.answer else {
      return Decided(decided.problems)
    }
    return Decided(.answer(answer))
  }

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> ParsedAnswer {
    judge(typed, prepared, answer(in: prepared.truth), run: run)
  }

  func isGiven(
    _ typed: String, taking truth: Truth, in prepared: PreparedQuestion, run: @escaping Runner
  ) -> Bool {
    isGiven(typed, taking: answer(in: truth), in: prepared, run: run)
  }

  func listings(_ truth: Truth) -> [String: String] { listings(answer(in: truth)) }
  func givesAway(_ order: [Int], _ truth: Truth) -> Bool { givesAway(order, answer(in: truth)) }
  func guessRate(_ truth: Truth) -> Double { guessRate(answer(in: truth)) }

  func concerns(_ events: Set<String>, from truth: Truth, to other: Truth) -> Bool {
    concerns(events, from: answer(in: truth), to: answer(in: other))
  }

  func diagnosticGuessRate(_ truth: Truth) -> Double { diagnosticGuessRate(answer(in: truth)) }

  func neighbourCount(_ truth: Truth) -> Int { neighbourCount(answer(in: truth)) }

  func neighbourSwaps(_ truth: Truth) -> [Truth] {
    neighbourSwaps(answer(in: truth)).map { .answer($0) }
  }

  func typedAnswer(in prepared: PreparedQuestion) -> String {
    typed(answer(in: prepared.truth), in: prepared)
  }

  func guesses(in prepared: PreparedQuestion) -> [String] {
    guesses(answer(in: prepared.truth), in: prepared)
  }

  func clue(in prepared: PreparedQuestion) -> String? {
    clue(answer(in: prepared.truth), in: prepared)
  }

  func warnings(_ id: QuestionID, _ truth: Truth, in run: Run) -> [Problem] {
    warnings(id, answer(in: truth), in: run)
  }

  func silentChoices(_ truth: Truth, reached: [Truth]) -> [Int] {
    silentChoices(answer(in: truth), reached: reached.map(answer))
  }

  /// Nil for a template, whose instances have answers of their own.
  func balancedAnswer(_ truth: Truth) -> String? {
    guard case .answer = truth else { return nil }
    return balanced(answer(in: truth))
  }

  func remembered(_ truth: Truth) -> [String] {
    switch truth {
    case .answer: remembered(answer(in: truth))
    case .instances(let truths): truths.flatMap(remembered)
    }
  }

  func pattern(of truth: Truth) -> String {
    switch truth {
    case .answer: pattern(of: answer(in: truth))
    case .instances(let truths): truths.map(pattern).joined(separator: "/")
    }
  }
}
