import Reporting
import ReviewLog
import Scenarios
import SeededNumbers
import Study
import TerminalUI
import TestedEngine
import Testing

@testable import CLICommands

@Suite struct `The end of a sitting` {
  private func check(
    _ outcome: SittingOutcome, week: WeeklyGoal? = nil, next: String? = nil, says: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = SittingEnd(outcome: outcome, week: week, next: next)
    #expect(end.sentences == says, sourceLocation: sourceLocation)
  }

  private func outcome(
    _ answered: Int, _ right: Int, known: [String] = [], missed: [(String, Int?)] = []
  ) -> SittingOutcome {
    var outcome = SittingOutcome(answered: answered, right: right)
    outcome.known = known.map { SittingOutcome.Rule(sentence: $0, returns: 3) }
    outcome.missed = missed.map { SittingOutcome.Rule(sentence: $0.0, returns: $0.1) }
    return outcome
  }

  @Test func `says what is known, what was missed, when it returns and what comes next`() {
    check(
      outcome(3, 1, known: ["A loads."], missed: [("B appears.", 0), ("C waits.", 1)]),
      week: WeeklyGoal(
        wanted: 4, days: [StudyDay(number: 20_780)], on: StudyDay(number: 20_780)),
      next: "Next: rest.",
      says: [
        "You answered 3 questions and got 1 right.", "You now know: A loads.",
        "Missed: B appears. vdl asks again next time.",
        "Missed: C waits. vdl asks again tomorrow.", "This week: 1 of 4 days, 3 spare.",
        "Next: rest.",
      ])
    check(
      outcome(1, 0, missed: [("B appears.", 5)]),
      says: [
        "You answered 1 question and got 0 right.",
        "Missed: B appears. vdl asks again in 5 days.",
      ])
    check(outcome(0, 0), next: "Next: rest.", says: ["Next: rest."])
  }

  @Test func `counts what has no room`() {
    check(
      outcome(
        9, 0,
        missed: (0..<9).map { ("Rule \($0) is one.", nil) }),
      next: "Next: rest.",
      says: ["You answered 9 questions and got 0 right."]
        + (0..<4).map { "Missed: Rule \($0) is one." }
        + ["Missed too: 5 more rules.", "Next: rest."])
  }

  private static let misconceptions = testedEngine.misconceptions.prefix(2)

  @Test func `names the misconception that answers fit, with the truth`() throws {
    let latest = try #require(Self.misconceptions.first)
    var outcome = outcome(2, 0, missed: [("B appears.", 1)])
    outcome.misconceptions = [latest]
    check(
      outcome,
      says: [
        "You answered 2 questions and got 0 right.",
        "Your answers fit a misconception: \(latest.belief) \(latest.refutation.truth)",
        "Missed: B appears. vdl asks again tomorrow.",
      ])
    outcome.misconceptions = Array(Self.misconceptions)
    let end = SittingEnd(outcome: outcome)
    #expect(end.sentences[1].hasPrefix("Your answers fit 2 misconceptions: \(latest.belief)"))
  }

  @Test func `takes at most eight rows of a usual window`() {
    let seed = UInt64.random(in: .min ... .max)
    var numbers = SeededNumbers(seed: seed)
    func sentence() -> String {
      (0..<Int.random(in: 1...40, using: &numbers)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...12, using: &numbers))
      }.joined(separator: " ") + "."
    }
    for _ in 0..<300 {
      let known = (0..<Int.random(in: 0...8, using: &numbers)).map { _ in sentence() }
      let missed = (0..<Int.random(in: 0...8, using: &numbers)).map { _ in (sentence(), 1) }
      var outcome = outcome(
        known.count + missed.count, known.count, known: known, missed: missed)
      outcome.misconceptions = Array(
        Self.misconceptions.prefix(Int.random(in: 0...2, using: &numbers)))
      let end = SittingEnd(
        outcome: outcome,
        week: WeeklyGoal(wanted: 4, days: [], on: StudyDay(number: 20_780)), next: "Next: rest.")
      let text = end.sentences.map { Text.wrapped($0, columns: 80, first: "", rest: "  ") }
      #expect(
        1 + text.joined(separator: "\n").split(separator: "\n").count <= 8, "seed \(seed)")
      // Whatever was missed is there, by its sentence or by its number.
      #expect(
        missed.isEmpty || end.sentences.contains { $0.hasPrefix("Missed") }, "seed \(seed)")
      #expect(
        known.isEmpty || !outcome.misconceptions.isEmpty
          || end.sentences.contains { $0.hasPrefix("You now know") }, "seed \(seed)")
      // The latest misconception is there by its sentence.
      #expect(
        outcome.misconceptions.prefix(1).allSatisfy { latest in
          end.sentences.contains { $0.contains(latest.belief) }
        }, "seed \(seed)")
    }
  }
}
