import Curriculum
import Scenarios

// The usual explanation: of the lines of a comparison.
extension TaskJudging {
  var explainedUnit: Explanation.Unit { .line }

  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? {
    let run = explainer.prepared.run
    return verdict.firstDifference.flatMap { verdict.comparison[$0].cause }
      ?? explainer.cause(
        eventsBehindAnswer(explainer.prepared.question.id, in: run).map(\.name), in: run)
  }

  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? { nil }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] { linesExplained(verdict) }

  /// Returns the explanations of a comparison's lines.
  func linesExplained(_ verdict: Verdict) -> [Explanation.Part] {
    verdict.comparison.enumerated().map { index, row in
      Explanation.Part(
        key: String(index + 1), text: row.real ?? row.yours ?? "", account: account(of: row))
    }
  }

  private func account(of row: Verdict.Row) -> Explanation.Account {
    guard row.real != nil else { return .doesNotHappen }
    if row.printed == nil, let cause = row.cause { return .happens(cause) }
    return .printed(row.printed, row.cause)
  }

  /// Returns the only part of an answer of one word.
  func onlyPart(
    _ text: String, _ sentence: String, _ cause: EventCause?
  ) -> [Explanation.Part] {
    [Explanation.Part(key: "1", text: text, account: .sentence(sentence, cause))]
  }

  func explanation(of verdict: Verdict, _ explainer: Explainer) -> Explanation {
    let answer = answer(in: explainer.prepared.truth)
    let cause = decisiveCause(verdict, answer, explainer).flatMap { cause in
      cause.follows(from: verdict) == nil ? nil : cause
    }
    return Explanation(
      cause: cause,
      consequence: verdict.isRight || verdict.isUnknown
        ? nil : consequence(verdict, answer, explainer),
      parts: explainedParts(verdict, answer, explainer), unit: explainedUnit)
  }
}
