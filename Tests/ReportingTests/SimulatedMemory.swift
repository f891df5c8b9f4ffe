import Curriculum
import Foundation
import ReviewLog
import SeededNumbers
import SpacedRepetition

/// A learner who forgets as FSRS says, up to a factor of their own, and studies irregularly.
struct SimulatedMemory {
  static let start = Moment(time: UTCTime(milliseconds: 1_800_000_000_000), zone: .utc)
  var history: [GradedAnswer] = []
  var states: [RuleID: RuleState] = [:]
  private(set) var now = start

  init(seed: UInt64, ruleCount: Int, days: Int) {
    var generator = SeededNumbers(seed: seed)
    let scheduler = Scheduler.ofRules
    let rules = (0..<ruleCount).map { RuleID(rawValue: "rule.number-\($0)") }
    // Nobody forgets exactly like the average.
    let ownFactor = Double.random(in: 0.6...1.6, using: &generator)
    for day in 0..<days {
      now.time = Self.start.time.advanced(by: .seconds(day * 86_400))
      guard Double.random(in: 0..<1, using: &generator) < 0.6 else { continue }
      for (index, rule) in rules.enumerated() where index <= day {
        var state = states[rule] ?? RuleState(firstSeen: now.time)
        guard state.due <= now.time else { continue }
        let before = state.memory == nil ? nil : state
        let recall =
          state.memory.map { memory in
            scheduler.fsrs.retrievability(
              of: MemoryState(
                stability: memory.stability * ownFactor, difficulty: memory.difficulty),
              after: Days(now.day.number - (state.lastDay ?? now.day).number))
          } ?? 0.5
        let isPass = Double.random(in: 0..<1, using: &generator) < recall
        state.apply(
          .graded(isPass ? .good : .again, hintCount: 0, guessRate: 0.01), at: now.time,
          in: now.zone, scheduler: scheduler, fuzzID: UInt64(index))
        history.append(
          GradedAnswer(
            rule: rule, time: now.time, day: now.day, rating: isPass ? .good : .again,
            guessRate: 0.01, isRight: isPass, before: before, after: state))
        states[rule] = state
      }
    }
  }
}
