public import Curriculum
public import ReviewLog
internal import SQLite

/// A rule that can be asked, and what the log says of it.
public struct QueuedRule: Hashable, Sendable {
  public var rule: RuleID
  public var state: RuleState

  public init(rule: RuleID, state: RuleState) {
    self.rule = rule
    self.state = state
  }
}

/// What a learner did on one day.
public struct DayRecord: Hashable, Sendable {
  public var day: StudyDay
  public var answers: AnswerCounts
  public var duration: Duration

  public init(day: StudyDay, answers: AnswerCounts, duration: Duration) {
    self.day = day
    self.answers = answers
    self.duration = duration
  }
}

/// How far a learner is.
public struct Progress: Hashable, Sendable {
  public var overall: LearnerRecord
  public var today: AnswerCounts
  public var lessons: [LessonRecord]

  public init(overall: LearnerRecord, today: AnswerCounts, lessons: [LessonRecord]) {
    self.overall = overall
    self.today = today
    self.lessons = lessons
  }
}

extension Store {
  // MARK: Queue

  /// Public to tests, which look at its plan.
  package static let dueRulesSQL = """
    SELECT rule.name, \(stateColumns) FROM memory_state JOIN rule ON rule.id = rule
    WHERE learner = ? AND due <= ? AND is_suspended = 0
      AND EXISTS (SELECT 1 FROM question WHERE target = rule.id AND question.is_removed = 0)
    ORDER BY due LIMIT ?
    """

  /// The rules that a learner does not want to be asked about, in the order of the alphabet.
  public func suspendedRules(of learner: LearnerID) throws(StoreError) -> [RuleID] {
    try database.query(
      """
      SELECT rule.name FROM memory_state JOIN rule ON rule.id = rule
      WHERE learner = ? AND is_suspended = 1 ORDER BY rule.name
      """, [.integer(try rowNumber(of: learner))]
    ) { RuleID(rawValue: $0.text(0)) }
  }

  /// The rules to be reviewed, the longest due first.
  public func dueRules(
    of learner: LearnerID, at now: UTCTime, limit: Int = .max
  ) throws(StoreError) -> [QueuedRule] {
    let row = try rowNumber(of: learner)
    return try database.query(
      Self.dueRulesSQL, [.integer(row), .integer(now.milliseconds), .integer(limit)]
    ) { (row) throws(StoreError) in
      QueuedRule(rule: RuleID(rawValue: row.text(0)), state: try Self.state(row, from: 1))
    }
  }

  /// The rules never asked of a learner, in the order of the lessons.
  public func newRules(
    of learner: LearnerID, limit: Int = .max
  ) throws(StoreError) -> [RuleID] {
    let row = try rowNumber(of: learner)
    return try database.query(
      """
      SELECT rule.name FROM question JOIN lesson ON lesson.id = question.lesson
      JOIN rule ON rule.id = question.target
      WHERE question.is_removed = 0 AND lesson.is_removed = 0 AND NOT EXISTS (
        SELECT 1 FROM memory_state WHERE learner = ? AND rule = question.target)
      GROUP BY question.target
      ORDER BY min(lesson.course * 1000000 + lesson.position * 1000 + question.position) LIMIT ?
      """, [.integer(row), .integer(limit)]
    ) { RuleID(rawValue: $0.text(0)) }
  }

  /// The rules that questions ask about, each with the lesson that asks first and its state, in the
  /// order of the lessons.
  public func subjects(
    of learner: LearnerID
  ) throws(StoreError) -> [(rule: RuleID, lesson: LessonID, state: RuleState?)] {
    let row = try rowNumber(of: learner)
    return try database.query(
      """
      WITH target (rule, lesson, place) AS (
        SELECT question.target, lesson.name,
          min(lesson.course * 1000000 + lesson.position * 1000 + question.position)
        FROM question JOIN lesson ON lesson.id = question.lesson
        WHERE question.is_removed = 0 GROUP BY question.target)
      SELECT rule.name, target.lesson, memory_state.rule, \(Self.stateColumns)
      FROM target JOIN rule ON rule.id = target.rule
      LEFT JOIN memory_state ON memory_state.learner = ? AND memory_state.rule = target.rule
      ORDER BY place
      """, [.integer(row)]
    ) { (row) throws(StoreError) in
      (
        rule: RuleID(rawValue: row.text(0)), lesson: LessonID(rawValue: row.text(1)),
        state: row.isNull(2) ? nil : try Self.state(row, from: 3)
      )
    }
  }

  /// What the log says of a learner and a rule; nil when nothing.
  public func state(of rule: RuleID, learner: LearnerID) throws(StoreError) -> RuleState? {
    try state(
      """
      WHERE learner = (SELECT id FROM learner WHERE uuid = ?)
        AND rule = (SELECT id FROM rule WHERE name = ?)
      """, [.text(learner.rawValue), .text(rule.rawValue)])
  }

  // MARK: Progress

  /// Sums up a learner's progress, from summaries rather than from the log.
  public func progress(of learner: LearnerID, at now: Moment) throws(StoreError) -> Progress {
    try database.read { () throws(StoreError) in
      guard let found = try findLearner(learner) else { throw .unknownLearner(learner) }
      let row = try rowNumber(of: learner)
      let today = try database.first(
        "SELECT total(answered), total(right_count) FROM day_summary WHERE learner = ? AND day = ?",
        [.integer(row), .integer(now.day.number)],
        { AnswerCounts(answered: $0.int(0), right: $0.int(1)) })
      return Progress(
        overall: try overall(found, row: row, at: now.time), today: today ?? AnswerCounts(),
        lessons: try lessonRecords(found, row: row))
    }
  }

  /// What a learner did day by day, oldest first.
  public func days(of learner: LearnerID) throws(StoreError) -> [DayRecord] {
    try database.query(
      """
      SELECT day, sum(answered), sum(right_count), sum(duration_ms) FROM day_summary
      WHERE learner = ? GROUP BY day ORDER BY day
      """, [.integer(try rowNumber(of: learner))]
    ) {
      DayRecord(
        day: StudyDay(number: $0.int(0)),
        answers: AnswerCounts(answered: $0.int(1), right: $0.int(2)),
        duration: .milliseconds($0.int(3)))
    }
  }

  // MARK: Export

  /// Calls `body` with each review since a time, in the order in which the questions were shown.
  ///
  /// Rows are read as they are asked for; a million of them do not sit in memory.
  public func forEachReview<Failure: ErrorFromStore>(
    of learner: LearnerID? = nil, since: UTCTime? = nil,
    _ body: (ReviewRecord) throws(Failure) -> Void
  ) throws(Failure) {
    try forEachReviewRecord(
      """
      WHERE (?1 IS NULL OR shown.learner = (SELECT id FROM learner WHERE uuid = ?1))
        AND (?2 IS NULL OR review.time >= ?2)
      ORDER BY shown.id
      """, [.text(learner?.rawValue), .integer(since?.milliseconds)], body)
  }

  /// Calls `body` with each learner's state of each rule.
  public func forEachRule<Failure: ErrorFromStore>(
    of learner: LearnerID? = nil, _ body: (RuleRecord) throws(Failure) -> Void
  ) throws(Failure) {
    try database.forEach(
      """
      SELECT learner.uuid, learner.name, rule.name, \(Self.stateColumns)
      FROM memory_state JOIN learner ON learner.id = learner JOIN rule ON rule.id = rule
      WHERE ?1 IS NULL OR learner.uuid = ?1 ORDER BY learner.id, rule.name
      """, [.text(learner?.rawValue)]
    ) { (row: borrowing Row) throws(Failure) in
      let state: RuleState
      do throws(StoreError) { state = try Self.state(row, from: 3) } catch { throw Failure(error) }
      try body(
        RuleRecord(
          learner: Learner(id: LearnerID(rawValue: row.text(0)), name: row.text(1)),
          rule: RuleID(rawValue: row.text(2)), state: state))
    }
  }

  /// One record for each learner and lesson.
  public func lessonRecords(of learner: LearnerID? = nil) throws(StoreError) -> [LessonRecord] {
    try database.read { () throws(StoreError) in
      var records: [LessonRecord] = []
      for found in try learners() where learner == nil || found.id == learner {
        records += try lessonRecords(found, row: try rowNumber(of: found.id))
      }
      return records
    }
  }

  /// One record for each learner.
  public func learnerRecords(
    of learner: LearnerID? = nil, at now: UTCTime
  ) throws(StoreError) -> [LearnerRecord] {
    try database.read { () throws(StoreError) in
      var records: [LearnerRecord] = []
      for found in try learners() where learner == nil || found.id == learner {
        records.append(try overall(found, row: try rowNumber(of: found.id), at: now))
      }
      return records
    }
  }

  // MARK: -

  /// Counts by standing, as `RuleState.standing` says it.
  private static let countedStandings = """
    count(*) FILTER (WHERE stability IS NULL),
    count(*) FILTER (WHERE stability IS NOT NULL AND strong_pass_days < 2),
    count(*) FILTER (WHERE stability IS NOT NULL AND strong_pass_days >= 2)
    """

  private func overall(
    _ learner: Learner, row: Int64, at now: UTCTime
  ) throws(StoreError) -> LearnerRecord {
    let rules = try database.first(
      """
      SELECT \(Self.countedStandings), count(*) FILTER (WHERE due <= ? AND is_suspended = 0)
      FROM (SELECT DISTINCT target FROM question WHERE is_removed = 0)
      LEFT JOIN memory_state ON learner = ? AND rule = target
      """, [.integer(now.milliseconds), .integer(row)]
    ) {
      (counts: RuleCounts(new: $0.int(0), learning: $0.int(1), held: $0.int(2)), due: $0.int(3))
    }
    let record = try database.first(
      """
      SELECT min(first_time), max(last_time), count(DISTINCT day), total(answered),
        total(right_count), total(duration_ms) FROM day_summary WHERE learner = ?
      """, [.integer(row)]
    ) {
      LearnerRecord(
        learner: learner, firstReview: $0.optionalInteger(0).map(UTCTime.init(milliseconds:)),
        lastReview: $0.optionalInteger(1).map(UTCTime.init(milliseconds:)), dayCount: $0.int(2),
        answers: AnswerCounts(answered: $0.int(3), right: $0.int(4)),
        rules: rules?.counts ?? RuleCounts(), dueCount: rules?.due ?? 0,
        duration: .milliseconds($0.int(5)))
    }
    guard let record else { preconditionFailure("a sum without GROUP BY has one row") }
    return record
  }

  private func lessonRecords(_ learner: Learner, row: Int64) throws(StoreError) -> [LessonRecord] {
    try database.query(
      """
      WITH
        target (lesson, rule) AS (
          SELECT DISTINCT lesson, target FROM question WHERE is_removed = 0),
        standing (lesson, new, learning, held) AS (
          SELECT target.lesson, \(Self.countedStandings) FROM target
          LEFT JOIN memory_state ON learner = ?1 AND memory_state.rule = target.rule
          GROUP BY target.lesson),
        answer (lesson, answered, right_count) AS (
          SELECT lesson, sum(answered), sum(right_count) FROM day_summary WHERE learner = ?1
          GROUP BY lesson)
      SELECT course.name, lesson.name, lesson.title, new, learning, held, answered, right_count,
        EXISTS (
          SELECT 1 FROM event WHERE kind = 'lesson-read' AND learner = ?1
            AND detail ->> '$.course' = course.name AND detail ->> '$.lesson' = lesson.name)
      FROM lesson JOIN course ON course.id = lesson.course
      LEFT JOIN standing ON standing.lesson = lesson.id LEFT JOIN answer ON answer.lesson = lesson.id
      WHERE lesson.is_removed = 0 ORDER BY course.id, lesson.position
      """, [.integer(row)]
    ) {
      LessonRecord(
        learner: learner, course: CourseID(rawValue: $0.text(0)),
        lesson: LessonID(rawValue: $0.text(1)), title: $0.text(2), isRead: $0.int(8) == 1,
        rules: RuleCounts(new: $0.int(3), learning: $0.int(4), held: $0.int(5)),
        answers: AnswerCounts(answered: $0.int(6), right: $0.int(7)))
    }
  }
}
