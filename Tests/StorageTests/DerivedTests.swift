import Curriculum
import Foundation
import QuestionShorthand
import ReviewLog
import SQLite
import SeededNumbers
import SpacedRepetition
import Storage
import Testing

@Suite struct DerivedTests {
  /// Random logs, each by its seed: the tables that every entry updated, the same tables rebuilt, and
  /// the log replayed in memory. In the last ones a database that is ahead makes every entry rebuild.
  @Test(arguments: 0..<16)
  func `tables updated by every entry equal rebuilt ones and the log replayed`(
    seed: UInt64
  ) throws {
    let work = try Workplace()
    work.generator = SeededNumbers(seed: seed)
    let (store, ada) = try work.prepared()
    let learners = [ada, try store.learner(named: "Bob", using: &work.generator)]
    let questions = [Sample.order, Sample.output, Sample.choice, Sample.truth]
    var answered: [Presentation] = []
    for step in 0..<60 {
      if seed >= 12, step == 30 { try work.addDeviceAhead() }
      // Now and then the clock is put back.
      let hours = step * 7 - (step % 11 == 10 ? 40 : 0)
      let moment = Sample.moment(days: 0, hours: hours)
      guard let learner = learners.randomElement(using: &work.generator),
        let question = questions.randomElement(using: &work.generator),
        let verdict = Review.Verdict.allCases.randomElement(using: &work.generator)
      else { continue }
      switch step % 10 {
      case 6:
        let (key, value) = Self.choices[step / 10 % Self.choices.count]
        try store.record(work.event(.setting(key: key, value: value), of: learner, at: moment))
      case 7:
        guard let last = answered.popLast() else { continue }
        guard let owner = learners.first(where: { $0.id == last.learner }) else { continue }
        try store.record(work.event(.undo(last.id), of: owner, at: moment))
      case 8:
        try store.record(work.event(.suspend(Sample.loading), of: learner, at: moment))
      case 9:
        try store.record(work.event(.resume(Sample.loading), of: learner, at: moment))
      default:
        let shown = work.presentation(
          question, of: learner, at: moment, occasion: .due,
          answer: [nil, 1, .max].randomElement(using: &work.generator) ?? nil)
        try store.record(shown)
        let missed = Bool.random(using: &work.generator) ? [Sample.counting, Sample.pushing] : []
        try store.record(work.review(shown, verdict: verdict, missed: missed))
        answered.append(shown)
      }
    }
    let kept = try work.derived()
    #expect(try store.examineDerived() == (kept.count, 0))
    try store.rebuild()
    #expect(try work.derived() == kept)
    #expect(kept.count > 6)

    var entries: [LogEntry] = []
    try store.forEachEntry { (entry) throws(StoreError) in entries.append(entry) }
    let replay = LogReplay(of: entries)
    var stored: [LogReplay.Key: RuleState] = [:]
    try store.forEachRule { (record: RuleRecord) throws(StoreError) in
      stored[.init(learner: record.learner.id, rule: record.rule)] = record.state
    }
    #expect(stored == replay.states)
    #expect(try work.daySummaries() == replay.days)
    #expect(!replay.days.isEmpty)
  }

  private static let choices: [(key: String, value: String?)] = [
    ("retention", "0.8"), ("longest-interval", "3"), ("retention", "0.95"), ("retention", nil),
    ("longest-interval", "1000"), ("first-weights", "1.0,2.0,3.0,9.0"),
  ]

  @Test func `a learner's history ends with the states that are stored`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for day in 0..<4 {
      for question in [Sample.order, Sample.output] {
        let shown = work.presentation(
          question, of: learner, at: Sample.moment(days: day), occasion: .due, answer: 7)
        try store.record(shown)
        try store.record(work.review(shown, verdict: day == 2 ? .wrong : .right))
      }
    }
    let history = try store.history(of: learner.id)
    #expect(history.count == 8)
    for rule in [Sample.loading, Sample.pushing] {
      let answers = history.filter { $0.rule == rule }
      #expect(answers.first?.before == nil)
      #expect(zip(answers, answers.dropFirst()).allSatisfy { $0.after == $1.before })
      #expect(try store.state(of: rule, learner: learner.id) == answers.last?.after)
    }
  }

  /// After any change of the derived tables, the log brings them back, to the byte.
  @Test(arguments: [
    ("UPDATE memory_state SET stability = stability * 1.0000000001 WHERE stability > 0", 1),
    ("UPDATE memory_state SET step = 7", 2), ("DELETE FROM memory_state", 2),
    ("UPDATE memory_state SET due = due + 1, is_suspended = 1", 2),
    ("UPDATE day_summary SET duration_ms = 0, right_count = 9", 2),
    (
      """
      INSERT INTO day_summary SELECT learner, day + 50, lesson, 1, 1, 1, 1, 1 FROM day_summary;
      DELETE FROM memory_state WHERE review_count = 0
      """, 3
    ),
  ])
  func `the tables are rebuilt after tampering`(sql: String, differences: Int) throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for day in 0..<2 {
      let shown = work.presentation(of: learner, at: Sample.moment(days: day))
      try store.record(shown)
      try store.record(work.review(shown, missed: [Sample.pushing]))
    }
    let kept = try work.derived()
    #expect(try store.examineDerived() == (4, 0))
    try work.change(sql)
    #expect(try work.derived() != kept)
    #expect(try store.examineDerived() == (4, differences))
    try store.rebuild()
    #expect(try work.derived() == kept)
    #expect(try store.examineDerived() == (4, 0))
  }

  @Test func `another scheduler rebuilds all states`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
    var scheduler = Scheduler.ofRules
    scheduler.desiredRetention = 0.7
    let other = try Store.open(
      path: work.path, migrations: Workplace.migrations, using: &work.generator,
      scheduler: scheduler)
    let strict = try #require(try store.state(of: Sample.loading, learner: learner.id))
    #expect(try other.state(of: Sample.loading, learner: learner.id) == strict)
    #expect(strict.due > Sample.moment(days: 10).time)
  }

  @Test func `an entry before one of another database is put in its place`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let first = work.presentation(of: learner)
    try store.record(first)
    try work.addDeviceAhead()
    try store.record(work.review(first))
    let kept = try work.derived()
    #expect(kept.count == 2)
    try store.rebuild()
    #expect(try work.derived() == kept)
  }

  @Test func `an undone answer leaves no trace in what is derived`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown, missed: [Sample.pushing]))
    try store.record(work.event(.undo(shown.id), of: learner))
    let progress = try store.progress(of: learner.id, at: Sample.start)
    #expect(progress.overall.answers == AnswerCounts())
    #expect(progress.overall.rules == RuleCounts(new: 3))
    #expect(try store.review(of: shown.id)?.isUndone == true)
    #expect(try store.state(of: Sample.pushing, learner: learner.id) == nil)
  }

  // MARK: Queue

  @Test func `new rules come in the order of the lessons`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    #expect(
      try store.newRules(of: learner.id) == [Sample.loading, Sample.pushing, Sample.counting])
    #expect(try store.newRules(of: learner.id, limit: 1) == [Sample.loading])
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
    #expect(try store.newRules(of: learner.id) == [Sample.pushing, Sample.counting])
  }

  @Test func `what is due longest comes first`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for (hour, question) in [(1, Sample.order), (0, Sample.output)] {
      let moment = Sample.moment(days: hour == 1 ? 1 : 0)
      let shown = work.presentation(question, of: learner, at: moment)
      try store.record(shown)
      try store.record(work.review(shown, verdict: .wrong))
    }
    let later = Sample.moment(days: 2).time
    // The second entry's time ran backwards and counts as the one before.
    let due = try store.dueRules(of: learner.id, at: later)
    #expect(due.map(\.rule) == [Sample.loading, Sample.pushing])
    #expect(try store.dueRules(of: learner.id, at: later, limit: 1).count == 1)
    #expect(try store.dueRules(of: learner.id, at: Sample.start.time) == [])
    try store.record(
      work.event(.suspend(Sample.loading), of: learner, at: Sample.moment(days: 2)))
    #expect(try store.dueRules(of: learner.id, at: later).map(\.rule) == [Sample.pushing])
  }

  @Test func `days go on when a clock that ran ahead is right again`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    func answer(_ question: Question, day: Int, _ verdict: Review.Verdict = .right) throws {
      let shown = work.presentation(question, of: learner, at: Sample.moment(days: day))
      try store.record(shown)
      try store.record(work.review(shown, verdict: verdict))
    }
    try answer(Sample.order, day: 3652)
    try answer(Sample.output, day: 0, .wrong)
    let soon = Sample.moment(days: 0, hours: 1)
    #expect(try store.progress(of: learner.id, at: soon).today.answered == 1)
    #expect(try store.dueRules(of: learner.id, at: soon.time).map(\.rule) == [Sample.pushing])
    let start = Sample.start.day.start(in: Sample.start.zone)
    #expect(try store.newRuleCount(of: learner.id, onDayFrom: start) == 1)
    try answer(Sample.output, day: 2)
    let state = try #require(try store.state(of: Sample.pushing, learner: learner.id))
    #expect(state.lastDay == Sample.moment(days: 2).day)
    #expect(state.due < Sample.moment(days: 60).time)
    let kept = try work.derived()
    try store.rebuild()
    #expect(try work.derived() == kept)
    #expect(try store.examineDerived().differenceCount == 0)
  }

  @Test func `a rule without a question is not due`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown, missed: [RuleID(rawValue: "elsewhere")]))
    #expect(try store.dueRules(of: learner.id, at: Sample.start.time) == [])
    #expect(try store.progress(of: learner.id, at: Sample.start).overall.dueCount == 0)
  }

  @Test(
    arguments: [
      (Store.dueRulesSQL, "memory_state USING INDEX memory_state_by_due (learner=? AND due<?)"),
      (
        Store.loadSQL,
        "memory_state USING INDEX memory_state_by_due (learner=? AND due>? AND due<?)"
      ),
      (
        "SELECT id FROM presentation WHERE learner = 1 AND device = 1 ORDER BY id DESC LIMIT 1",
        "presentation USING INDEX presentation_in_time (learner=?)"
      ),
      (
        "SELECT 1 FROM event WHERE presentation = 1 AND kind = 'undo'",
        "event USING COVERING INDEX event_by_presentation (presentation=? AND kind=?)"
      ),
      (
        "SELECT id FROM question WHERE target = 1 AND is_removed = 0",
        "question USING INDEX question_by_target (target=?)"
      ),
    ])
  func `a query in a hot path has an index`(sql: String, expected: String) throws {
    let work = try Workplace()
    _ = try work.prepared()
    let connection = try Connection(path: work.path)
    let plan = try connection.query(
      "EXPLAIN QUERY PLAN " + sql.replacing("?", with: "1")
    ) { $0.text(3) }
    #expect(plan.contains("SEARCH \(expected)"), "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
  }

  // MARK: Progress

  @Test func `progress counts rules, answers and days`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for day in 0..<2 {
      for (question, verdict) in [(Sample.output, Review.Verdict.right), (Sample.truth, .wrong)] {
        let shown = work.presentation(question, of: learner, at: Sample.moment(days: day))
        try store.record(shown)
        try store.record(work.review(shown, verdict: verdict))
      }
    }
    try store.record(
      work.event(.lessonRead(Sample.course.id, LessonID(rawValue: "l02")), of: learner))
    let progress = try store.progress(of: learner.id, at: Sample.moment(days: 1, hours: 1))
    #expect(
      progress.overall
        == LearnerRecord(
          learner: learner, firstReview: Sample.start.time,
          lastReview: Sample.moment(days: 1).time, dayCount: 2,
          answers: AnswerCounts(answered: 4, right: 2),
          rules: RuleCounts(new: 1, learning: 1, held: 1), dueCount: 1, duration: .seconds(6)))
    #expect(progress.today == AnswerCounts(answered: 2, right: 1))
    #expect(progress.lessons.map(\.isRead) == [false, true])
    #expect(progress.lessons.map(\.answers.answered) == [4, 0])
    #expect(
      progress.lessons.map(\.rules) == [RuleCounts(learning: 1, held: 1), RuleCounts(new: 1)])
    #expect(try store.days(of: learner.id).map(\.answers.right) == [1, 1])
    #expect(
      try store.learnerRecords(at: Sample.moment(days: 1, hours: 1).time) == [progress.overall])
    #expect(try store.lessonRecords() == progress.lessons)
    #expect(throws: StoreError.unknownLearner(LearnerID(rawValue: "x"))) {
      try store.progress(of: LearnerID(rawValue: "x"), at: Sample.start)
    }
  }

  @Test func `reviews are read since a time, and an error of the reader ends it`() throws {
    struct Enough: Error, ErrorFromStore {
      init() {}
      init(_ error: StoreError) {}
    }
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for day in 0..<3 {
      let shown = work.presentation(of: learner, at: Sample.moment(days: day))
      try store.record(shown)
      try store.record(work.review(shown))
    }
    var count = 0
    try store.forEachReview(of: learner.id, since: Sample.moment(days: 1).time) {
      (_: ReviewRecord) throws(StoreError) in count += 1
    }
    #expect(count == 2)
    #expect(throws: Enough.self) {
      try store.forEachReview { (_: ReviewRecord) throws(Enough) in throw Enough() }
    }
    try store.record(work.presentation(of: learner))
  }
}
