import Curriculum
import ReviewLog
import SpacedRepetition
import Testing

@Suite struct WeightTrialTests {
  static let learner = LearnerID(rawValue: "learner")

  /// Learners whose first memories last so many times as long, each by its seed.
  @Test(arguments: [(0.2, UInt64(1)), (0.2, 2), (6, 3), (6, 4)])
  func `a learner who forgets otherwise gets weights of their own`(
    factor: Double, seed: UInt64
  ) throws {
    let history = Self.history(factor: factor, ruleCount: 600, seed: seed)
    let trial = try #require(
      WeightTrial(on: history, of: Self.learner, present: .defaults))
    #expect(trial.isBetter, "seed \(seed): \(trial)")
    let good = trial.weights.stabilities[2] / FirstWeights.defaults.stabilities[2]
    #expect((good < 1) == (factor < 1), "seed \(seed): \(trial)")
    // The same answers give the same weights, in whatever order the rules come.
    let sorted = history.sorted { ($0.rule.rawValue, $0.time) < ($1.rule.rawValue, $1.time) }
    #expect(WeightTrial(on: sorted, of: Self.learner, present: .defaults) == trial)
  }

  @Test func `a few answers are no trial`() {
    let history = Self.history(factor: 0.2, ruleCount: 60, seed: 1)
    #expect(
      WeightTrial(
        on: history.prefix(WeightTrial.answerCount - 1), of: Self.learner, present: .defaults)
        == nil)
  }

  @Test func `answers without a later day are no trial`() {
    let history = Self.history(factor: 1, ruleCount: 250, seed: 1).filter { $0.before == nil }
    #expect(history.count == 250)
    #expect(WeightTrial(on: history, of: Self.learner, present: .defaults) == nil)
  }

  /// The weights that are there already are not better than themselves.
  @Test func `the same weights are no better`() throws {
    let history = Self.history(factor: 0.2, ruleCount: 120, seed: 5)
    let first = try #require(WeightTrial(on: history, of: Self.learner, present: .defaults))
    let again = try #require(
      WeightTrial(
        on: history, of: Self.learner, present: Parameters.defaults.with(first.weights)))
    #expect(again.weights == first.weights)
    #expect(!again.isBetter)
  }

  /// Three answers about each rule, on days that the schedule doesn't choose.
  private static func history(factor: Double, ruleCount: Int, seed: UInt64) -> [GradedAnswer] {
    var generator = Seeded(seed: seed)
    let scheduler = Scheduler.ofRules
    let own = FSRS(
      Parameters.defaults.with(
        FirstWeights(FirstWeights.defaults.stabilities.map { $0 * factor }) ?? .defaults))
    let start = UTCTime(milliseconds: 1_800_000_000_000)
    var history: [GradedAnswer] = []
    for index in 0..<ruleCount {
      var state = RuleState(firstSeen: start)
      var memory: MemoryState?
      var lastDay = 0
      for day in [0, 2 + index % 3, 9 + index % 5] {
        let recall = memory.map { own.retrievability(of: $0, after: Days(day - lastDay)) } ?? 0.7
        let isPass = Double.random(in: 0..<1, using: &generator) < recall
        let rating: Rating = isPass ? .good : .again
        memory =
          memory.map { own.next($0, after: Days(day - lastDay), rated: rating) }
          ?? own.firstState(rated: rating)
        lastDay = day
        let time = start.advanced(by: .seconds(day * 86_400))
        let before = state.memory == nil ? nil : state
        state.apply(
          .graded(rating, hintCount: 0, guessRate: 0), at: time, in: .utc, scheduler: scheduler,
          fuzzID: UInt64(index))
        history.append(
          GradedAnswer(
            rule: RuleID(rawValue: "rule.number-\(index)"), time: time,
            day: StudyDay(of: time, in: .utc), rating: rating, guessRate: 0, isRight: isPass,
            before: before, after: state))
      }
    }
    return history
  }
}
