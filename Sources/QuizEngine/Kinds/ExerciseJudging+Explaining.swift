import Curriculum
import Scenarios

// The learner's code is run, and so is the author's solution.
extension ExerciseJudging {
  var explainedUnit: Explanation.Unit { .goal }

  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? {
    let names = checks.flatMap(eventNames)
    func cause(_ text: String, _ unlisted: String) -> EventCause? {
      explainer.cause(
        names, in: explainer.run(scenario(text, explainer)),
        lines: ListedLines(
          of: text, in: explainer.prepared.code, unlisted: unlisted, ofDrive: "of vdl's code"))
    }
    return verdict.answer.first.flatMap { cause($0, "a line of your code") }
      ?? cause(code.solution, "a line of the solution")
  }

  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? {
    guard let typed = verdict.answer.first else { return nil }
    return explainer.trying(
      scenario(typed, explainer), right: scenario(code.solution, explainer)
    ).map { .runs($0) }
  }

  /// Each goal, and the author's solution.
  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    let goals = verdict.comparison.enumerated().map { index, row in
      Explanation.Part(
        key: String(index + 1), text: row.real ?? "",
        account: .sentence(
          verdict.isUnknown
            ? "A solution meets this goal."
            : row.isSame
              ? "Your code meets this goal." : "Your code doesn't meet this goal." + fact(row),
          nil))
    }
    func fact(_ row: Verdict.Row) -> String {
      guard let typed = verdict.answer.first,
        let goal = code.goals.first(where: { $0.text == row.real })
      else { return "" }
      return explainer.fact(of: goal.check, in: scenario(typed, explainer)).map { " " + $0 } ?? ""
    }
    let solution = Explanation.Part(
      key: Explanation.solutionKey, text: "This code meets every goal",
      account: .code(code.solution))
    return verdict.answer == [code.solution] ? goals : goals + [solution]
  }

  private func scenario(_ text: String, _ explainer: Explainer) -> Scenario {
    explainer.prepared.question.scenario(of: text, drive: code.drive, checks: checks)
  }
}
