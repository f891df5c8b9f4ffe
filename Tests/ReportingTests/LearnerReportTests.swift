import Curriculum
import Reporting
import ReviewLog
import SpacedRepetition
import Testing

@Suite struct `A learner's report` {
  static let loading = LessonName(
    course: CourseID(rawValue: "vc"), lesson: LessonID(rawValue: "loading"))

  static func report(of memory: SimulatedMemory, more: [RuleID] = []) -> LearnerReport {
    let rules = memory.states.keys.sorted { $0.rawValue < $1.rawValue } + more
    return LearnerReport(
      learner: "Ada", at: memory.now,
      subjects: rules.map {
        LearnerReport.Subject(
          rule: $0, lesson: loading, sentence: "A view <is> loaded & shown.",
          state: memory.states[$0])
      }, history: memory.history,
      lessons: [
        LearnerReport.Lesson(
          id: loading, number: 1, title: "Loading", isRead: true, prerequisites: [],
          counts: RuleCounts(),
          answers: AnswerCounts())
      ],
      days: [
        LearnerReport.Day(
          day: SimulatedMemory.start.day, answers: AnswerCounts(answered: 10, right: 7),
          seconds: 300)
      ])
  }

  /// Learners who forget faster or slower than the average by up to 60 percent.
  @Test func `foresees answers better than the learner's average`() throws {
    var better = 0
    var gain = 0.0
    for seed in 0..<40 {
      let report = Self.report(
        of: SimulatedMemory(seed: UInt64(seed), ruleCount: 90, days: 150))
      let loss = try #require(report.recall.logLoss)
      let constant = try #require(report.recall.constantLogLoss)
      #expect(report.recall.count > 200)
      if loss < constant { better += 1 }
      gain += constant - loss
    }
    #expect(better >= 32, "\(better) of 40")
    #expect(gain > 0)
  }

  @Test func `counts rules by standing and by what is known`() {
    let memory = SimulatedMemory(seed: 3, ruleCount: 20, days: 60)
    let report = Self.report(of: memory, more: [RuleID(rawValue: "never.asked")])
    #expect(report.count(.new) == 1)
    #expect(report.count(.new) + report.count(.learning) + report.count(.held) == 21)
    let known = report.known
    #expect(known.low < known.mean && known.mean < known.high && known.high <= 20)
    #expect(
      abs(report.known(.learning).mean + report.known(.held).mean - known.mean) < 1e-9)
    #expect(report.rules.last?.recall == nil)
    #expect(report.rules.last?.passes == nil)
  }

  @Test func `says since when a rule is held, and which last`() throws {
    let seed: UInt64 = 5
    let memory = SimulatedMemory(seed: seed, ruleCount: 30, days: 120)
    let report = Self.report(of: memory)
    var lasting = 0
    for rule in report.rules {
      let graded = memory.history.filter { $0.rule == rule.id }
      #expect((rule.heldSince != nil) == (rule.standing == .held), "seed \(seed)")
      guard let since = rule.heldSince else { continue }
      // From that day on, no answer left it otherwise.
      let before = graded.last { $0.after.standing != .held }
      #expect(before.map { $0.day <= since } ?? true, "seed \(seed)")
      #expect(graded.contains { $0.day == since && $0.after.standing == .held }, "seed \(seed)")
      if memory.now.day.days(since: since) >= 30 { lasting += 1 }
    }
    #expect(report.lastingCount == lasting && lasting > 0, "seed \(seed)")
    #expect(lasting <= report.count(.held))
  }

  @Test func `takes a rule for unknown on the day when it was answered wrong last`() throws {
    for seed in UInt64(0)..<10 {
      let memory = SimulatedMemory(seed: seed, ruleCount: 30, days: 60)
      for rule in Self.report(of: memory).rules {
        let last = try #require(memory.history.last { $0.rule == rule.id })
        let isMissedToday = !last.rating.isPass && last.day == memory.now.day
        let isShown = memory.history.contains { $0.rule == rule.id && $0.rating.isPass }
        #expect((rule.recall == 0) == (isMissedToday || !isShown), "seed \(seed)")
      }
    }
  }

  @Test func `counts what was asked and not graded`() {
    let memory = SimulatedMemory(seed: 4, ruleCount: 5, days: 9)
    var states = Array(memory.states.values)
    states[0].memory = nil
    states[1].memory = nil
    states[1].isSuspended = true
    let report = LearnerReport(
      learner: "Ada", at: memory.now,
      subjects: states.enumerated().map {
        LearnerReport.Subject(
          rule: RuleID(rawValue: "r.\($0.offset)"), lesson: Self.loading,
          sentence: nil, state: $0.element)
      }, history: [], lessons: [], days: [])
    #expect(report.ungradedCount == 1)
    #expect(report.count(.held) + report.learningCount + report.newCount == 5)
    #expect(report.forecast.counts.reduce(0, +) <= 4)
  }

  @Test func `foresees each review once`() {
    let memory = SimulatedMemory(seed: 4, ruleCount: 20, days: 60)
    let forecast = ReviewForecast(of: memory.states.values, from: memory.now, days: 40_000)
    #expect(forecast.counts.reduce(0, +) == 20)
    #expect(forecast.first == memory.now.day)
    var suspended = memory.states.values.first
    suspended?.isSuspended = true
    #expect(
      ReviewForecast(of: suspended.map { [$0] } ?? [], from: memory.now, days: 9).counts.allSatisfy
      { $0 == 0 })
  }
}
