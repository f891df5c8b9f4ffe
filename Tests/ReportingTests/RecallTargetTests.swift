import Curriculum
import Reporting
import ReviewLog
import SpacedRepetition
import Testing

@Suite struct `A target of recall` {
  /// The passes between which a target lies within the exact interval of 99 percent, by sums of
  /// the binomial distribution in whole fractions.
  @Test(arguments: [
    (50, 0.9, 39, 50), (100, 0.9, 82, 97), (200, 0.9, 168, 190), (200, 0.7, 123, 156),
    (200, 0.97, 187, 199),
  ])
  func `is left where chance explains the share one time in a hundred`(
    count: Int, target: Double, fewest: Int, most: Int
  ) {
    func deviation(_ passes: Int) -> RecallTarget.Deviation? {
      RecallTarget(target: target, count: count, passCount: passes).deviation
    }
    #expect(deviation(fewest - 1) == .below)
    #expect(deviation(fewest) == nil)
    #expect(deviation(min(most, count)) == nil)
    if most < count { #expect(deviation(most + 1) == .above) }
  }

  @Test func `is never left by few answers`() {
    #expect(RecallTarget(target: 0.9, count: 49, passCount: 0).deviation == nil)
    #expect(RecallTarget(target: 0.9, count: 0, passCount: 0).share == nil)
  }

  @Test(
    arguments: [
      (
        0.9, 37, 50 as Int,
        "You knew 74% of 50 rules when they were due; your target is 90%. A higher "
          + "'vdl settings retention' asks you sooner." as String?
      ),
      (
        0.8, 150, 150,
        "You knew 100% of 150 rules when they were due; your target is 80%. A lower "
          + "'vdl settings retention' asks you less often."
      ),
      (0.97, 37, 50, "You knew 74% of 50 rules when they were due; your target is 97%."),
      (0.9, 45, 50, nil),
    ])
  func `is warned of in a sentence`(target: Double, passes: Int, count: Int, text: String?) {
    #expect(RecallTarget(target: target, count: count, passCount: passes).warning == text)
  }

  /// A memory with a stability of ten days, asked again after so many days.
  @Test(arguments: [(2, 0), (5, 1), (10, 1), (12, 1), (60, 0), (0, 0)])
  func `counts answers that came about when they were due`(days: Int, counted: Int) {
    #expect(target(of: [answer(after: days, .again)]).count == counted)
  }

  @Test func `counts the latest answers`() {
    let history =
      [GradedAnswer](repeating: answer(after: 10, .again), count: 150)
      + [GradedAnswer](repeating: answer(after: 10, .good), count: 180)
    let found = target(of: history)
    #expect(found.count == 200)
    #expect(found.passCount == 180)
  }

  private func target(of history: [GradedAnswer]) -> RecallTarget {
    RecallTarget(0.9, in: history, by: FSRS())
  }

  private func answer(after days: Int, _ rating: Rating) -> GradedAnswer {
    let start = SimulatedMemory.start
    var before = RuleState(firstSeen: start.time)
    before.memory = MemoryState(stability: 10, difficulty: 5)
    before.lastDay = start.day
    return GradedAnswer(
      rule: RuleID(rawValue: "rule"), time: start.time, day: start.day.advanced(by: days),
      rating: rating, guessRate: 0, isRight: rating.isPass, before: before, after: before)
  }
}
