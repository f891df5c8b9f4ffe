public import Curriculum
public import ReviewLog
internal import SQLite

/// A rule that can be asked, with its state.
public struct QueuedRule: Hashable, Sendable {
  public var rule: RuleID
  public var state: RuleState

  public init(rule: RuleID, state: RuleState) {
    self.rule = rule
    self.state = state
  }
}

/// A learner's answers on one day, in all lessons.
public struct DayRecord: Hashable, Sendable {
  public var day: StudyDay
  /// The answers of that day.
  public var answers: AnswerCounts
  /// The time spent answering.
  public var duration: Duration

  public init(day: StudyDay, answers: AnswerCounts, duration: Duration) {
    self.day = day
    self.answers = answers
    self.duration = duration
  }

  fileprivate init(day: StudyDay) {
    self.init(day: day, answers: AnswerCounts(), duration: .zero)
  }

  fileprivate mutating func add(_ summary: DaySummary) {
    answers.answered += summary.answered
    answers.right += summary.right
    duration += .milliseconds(summary.milliseconds)
  }
}

/// A learner's progress: as a whole, today, and by lesson.
public struct Progress: Hashable, Sendable {
  /// All lessons and days together.
  public var overall: LearnerRecord
  /// The answers of the learner's day.
  public var today: AnswerCounts
  /// A record for each lesson, in the order of learning.
  public var lessons: [LessonRecord]

  public init(overall: LearnerRecord, today: AnswerCounts, lessons: [LessonRecord]) {
    self.overall = overall
    self.today = today
    self.lessons = lessons
  }
}

extension Store {
  // MARK: Queue

  /// Open to tests, which look at its plan.
  package static let dueRulesSQL = """
    SELECT rule.name, \(MemoryStateRow.columns) FROM memory_state JOIN rule ON rule.id = rule
    WHERE learner = ? AND due <= ? AND is_suspended = 0
      AND EXISTS (SELECT 1 FROM question WHERE target = rule.id AND question.is_removed = 0)
    ORDER BY due LIMIT ?
    """

  /// Returns the rules that a learner suspended, in the order of the alphabet.
  public func suspendedRules(of learner: LearnerID) throws(StoreError) -> [RuleID] {
    try database.query(
      """
      SELECT rule.name FROM memory_state JOIN rule ON rule.id = rule
      WHERE learner = ? AND is_suspended = 1 ORDER BY rule.name
      """, [.number(try row(of: learner))]
    ) { RuleID(rawValue: $0.text(0)) }
  }

  /// Returns the rules that are due, the longest due first.
  public func dueRules(
    of learner: LearnerID, at now: UTCTime, limit: Int = .max
  ) throws(StoreError) -> [QueuedRule] {
    let row = try row(of: learner)
    return try database.query(
      Self.dueRulesSQL, [.number(row), .time(now), .integer(limit)]
    ) { (row) throws(StoreError) in
      var columns = Columns()
      let rule = RuleID(rawValue: row.text(columns.next()))
      return QueuedRule(rule: rule, state: try RuleState(row, &columns))
    }
  }

  /// Returns the rules that a learner was never asked, in the order of the lessons.
  public func newRules(
    of learner: LearnerID, limit: Int = .max
  ) throws(StoreError) -> [RuleID] {
    let row = try row(of: learner)
    return try database.query(
      """
      SELECT rule.name FROM question JOIN lesson ON lesson.id = question.lesson
      JOIN rule ON rule.id = question.target
      WHERE question.is_removed = 0 AND lesson.is_removed = 0 AND NOT EXISTS (
        SELECT 1 FROM memory_state WHERE learner = ? AND rule = question.target)
      GROUP BY question.target
      ORDER BY min(lesson.course * 1000000 + lesson.position * 1000 + question.position) LIMIT ?
      """, [.number(row), .integer(limit)]
    ) { RuleID(rawValue: $0.text(0)) }
  }

  /// Returns the rules that questions ask about, each with the lesson that asks first and its state, in
  /// the order of the lessons.
  public func subjects(
    of learner: LearnerID
  ) throws(StoreError) -> [(rule: RuleID, lesson: LessonName, state: RuleState?)] {
    let row = try row(of: learner)
    return try database.query(
      """
      WITH target (rule, course, lesson, place) AS (
        SELECT question.target, course.name, lesson.name,
          min(lesson.course * 1000000 + lesson.position * 1000 + question.position)
        FROM question JOIN lesson ON lesson.id = question.lesson
        JOIN course ON course.id = lesson.course
        WHERE question.is_removed = 0 GROUP BY question.target)
      SELECT rule.name, target.course, target.lesson, memory_state.rule, \(MemoryStateRow.columns)
      FROM target JOIN rule ON rule.id = target.rule
      LEFT JOIN memory_state ON memory_state.learner = ? AND memory_state.rule = target.rule
      ORDER BY place
      """, [.number(row)]
    ) { (row) throws(StoreError) in
      var columns = Columns()
      let rule = RuleID(rawValue: row.text(columns.next()))
      let lesson = LessonName(
        course: CourseID(rawValue: row.text(columns.next())),
        lesson: LessonID(rawValue: row.text(columns.next())))
      let hasState = !row.isNull(columns.next())
      return (rule: rule, lesson: lesson, state: hasState ? try RuleState(row, &columns) : nil)
    }
  }

  /// Returns a learner's state of a rule; nil when no entry of the log concerns it.
  public func state(of rule: RuleID, learner: LearnerID) throws(StoreError) -> RuleState? {
    try state(
      """
      WHERE learner = (SELECT id FROM learner WHERE uuid = ?)
        AND rule = \(Self.heir(in: .rule, named: "?"))
      """, [.text(learner.rawValue), .text(rule.rawValue)])
  }

  // MARK: Progress

  /// Sums up a learner's progress from the day summaries.
  public func progress(of learner: LearnerID, at now: Moment) throws(StoreError) -> Progress {
    try database.read { () throws(StoreError) in
      guard let found = try findLearner(learner) else { throw .unknownLearner(learner) }
      let row = try row(of: learner)
      let overall = try overall(found, row: row, at: now.time)
      let today = try database.first(
        "SELECT total(answered), total(right_count) FROM day_summary WHERE learner = ? AND day = ?",
        [.number(row), .integer(now.day.number)],
        { AnswerCounts(answered: $0.int(0), right: $0.int(1)) })
      return Progress(
        overall: overall, today: today ?? AnswerCounts(),
        lessons: try lessonRecords(found, row: row))
    }
  }

  /// Returns a learner's days with answers since a day, the oldest first; all without one.
  public func days(
    of learner: LearnerID, since first: StudyDay? = nil
  ) throws(StoreError) -> [DayRecord] {
    var days: [DayRecord] = []
    try database.forEach(
      """
      SELECT \(DaySummaryRow.columns) FROM day_summary
      WHERE learner = ? AND day >= ? ORDER BY day
      """, [.number(try row(of: learner)), .integer(first?.number ?? .min)]
    ) { (row) throws(StoreError) in
      let found = try DaySummaryRow(row)
      if days.last?.day != found.key.day { days.append(DayRecord(day: found.key.day)) }
      days[days.count - 1].add(found.summary)
    }
    return days
  }

  // MARK: Export

  /// Calls `body` with each learner's state of each rule.
  public func forEachRule<Failure: ErrorFromStore>(
    of learner: LearnerID? = nil, _ body: (RuleRecord) throws(Failure) -> Void
  ) throws(Failure) {
    try database.forEach(
      """
      SELECT learner.uuid, learner.name, rule.name, \(MemoryStateRow.columns)
      FROM memory_state JOIN learner ON learner.id = learner JOIN rule ON rule.id = rule
      WHERE ?1 IS NULL OR learner.uuid = ?1 ORDER BY learner.id, rule.name
      """, [.text(learner?.rawValue)]
    ) { (row: borrowing Row) throws(Failure) in
      let record: RuleRecord
      do throws(StoreError) { record = try RuleRecord(row) } catch { throw Failure(error) }
      try body(record)
    }
  }

  /// Returns a record for each lesson of one learner, or of all when nil.
  public func lessonRecords(of learner: LearnerID? = nil) throws(StoreError) -> [LessonRecord] {
    try database.read { () throws(StoreError) in
      var records: [LessonRecord] = []
      for found in try learners() where learner == nil || found.id == learner {
        let row = try row(of: found.id)
        try checkSummaries(of: row)
        records += try lessonRecords(found, row: row)
      }
      return records
    }
  }

  /// Returns the record of one learner, or of all when nil; `now` decides which rules are due.
  public func learnerRecords(
    of learner: LearnerID? = nil, at now: UTCTime
  ) throws(StoreError) -> [LearnerRecord] {
    try database.read { () throws(StoreError) in
      var records: [LearnerRecord] = []
      for found in try learners() where learner == nil || found.id == learner {
        let row = try row(of: found.id)
        records.append(try overall(found, row: row, at: now))
      }
      return records
    }
  }

  // MARK: -

  /// Throws when a summary has a value that vdl never writes: sums are made by SQLite, which does not look.
  private func checkSummaries(of learner: Projection.Learner) throws(StoreError) {
    _ = try database.query(
      """
      SELECT \(DaySummaryRow.columns) FROM day_summary
      WHERE learner = ? AND NOT (\(DaySummaryRow.isPossible)) LIMIT 1
      """, [.number(learner)]
    ) { (row) throws(StoreError) in try DaySummaryRow(row) }
  }

  /// The numbers of rules by standing, as `RuleState.standing` decides it: new, learning, held.
  private static let countedStandings = """
    count(*) FILTER (WHERE stability IS NULL),
    count(*) FILTER (WHERE stability IS NOT NULL AND strong_pass_days < 2),
    count(*) FILTER (WHERE stability IS NOT NULL AND strong_pass_days >= 2)
    """

  /// Throws too when a summary has a value that vdl never writes.
  private func overall(
    _ learner: Learner, row: Projection.Learner, at now: UTCTime
  ) throws(StoreError) -> LearnerRecord {
    let rules = try database.first(
      """
      SELECT \(Self.countedStandings), count(*) FILTER (WHERE due <= ? AND is_suspended = 0)
      FROM (SELECT DISTINCT target FROM question WHERE is_removed = 0)
      LEFT JOIN memory_state ON learner = ? AND rule = target
      """, [.time(now), .number(row)]
    ) {
      (counts: RuleCounts(new: $0.int(0), learning: $0.int(1), held: $0.int(2)), due: $0.int(3))
    }
    let sums = try database.first(
      """
      SELECT min(first_time), max(last_time), count(DISTINCT day), total(answered),
        total(right_count), total(duration_ms),
        count(*) FILTER (WHERE NOT (\(DaySummaryRow.isPossible)))
      FROM day_summary WHERE learner = ?
      """, [.number(row)]
    ) {
      (
        impossibleCount: $0.int(6),
        record: LearnerRecord(
          learner: learner, firstReview: $0.optionalInteger(0).map(UTCTime.init(milliseconds:)),
          lastReview: $0.optionalInteger(1).map(UTCTime.init(milliseconds:)), dayCount: $0.int(2),
          answers: AnswerCounts(answered: $0.int(3), right: $0.int(4)),
          rules: rules?.counts ?? RuleCounts(), dueCount: rules?.due ?? 0,
          duration: .milliseconds($0.int(5)))
      )
    }
    guard let sums else { preconditionFailure("a sum without GROUP BY has one row") }
    if sums.impossibleCount > 0 { try checkSummaries(of: row) }
    return sums.record
  }

  /// The answers of a lesson that became several count for each of them.
  private static let answersByLesson = """
    SELECT coalesce(heir, day_summary.lesson), sum(answered), sum(right_count)
    FROM day_summary LEFT JOIN lesson_heir ON lesson_heir.lesson = day_summary.lesson
    WHERE learner = ?1 GROUP BY 1
    """

  private static let columnsOfRecord =
    "course.name, lesson.name, lesson.title, new, learning, held, answered, right_count"

  private func lessonRecords(
    _ learner: Learner, row: Projection.Learner
  ) throws(StoreError) -> [LessonRecord] {
    let read = try lessonsRead(by: row)
    return try database.query(
      """
      WITH
        target (lesson, rule) AS (
          SELECT DISTINCT lesson, target FROM question WHERE is_removed = 0),
        standing (lesson, new, learning, held) AS (
          SELECT target.lesson, \(Self.countedStandings) FROM target
          LEFT JOIN memory_state ON learner = ?1 AND memory_state.rule = target.rule
          GROUP BY target.lesson),
        answer (lesson, answered, right_count) AS (\(Self.answersByLesson))
      SELECT \(Self.columnsOfRecord)
      FROM lesson JOIN course ON course.id = lesson.course
      LEFT JOIN standing ON standing.lesson = lesson.id LEFT JOIN answer ON answer.lesson = lesson.id
      WHERE lesson.is_removed = 0 ORDER BY course.id, lesson.position
      """, [.number(row)]
    ) { LessonRecord($0, of: learner, read) }
  }
}

extension RuleRecord {
  /// Reads a learner's id and name, a rule and its state.
  fileprivate init(_ row: borrowing Row) throws(StoreError) {
    var columns = Columns()
    let learner = Learner(
      id: LearnerID(rawValue: row.text(columns.next())), name: row.text(columns.next()))
    let rule = RuleID(rawValue: row.text(columns.next()))
    self.init(learner: learner, rule: rule, state: try RuleState(row, &columns))
  }
}

extension LessonRecord {
  /// Reads course, lesson, title, and the counts of rules and answers; `read` has the lessons that were
  /// read.
  fileprivate init(_ row: borrowing Row, of learner: Learner, _ read: Set<String>) {
    var columns = Columns()
    let name = LessonName(
      course: CourseID(rawValue: row.text(columns.next())),
      lesson: LessonID(rawValue: row.text(columns.next())))
    self.init(
      learner: learner, course: name.course, lesson: name.lesson, title: row.text(columns.next()),
      isRead: read.contains(name.description),
      rules: RuleCounts(
        new: row.int(columns.next()), learning: row.int(columns.next()),
        held: row.int(columns.next())),
      answers: AnswerCounts(
        answered: row.int(columns.next()), right: row.int(columns.next())))
  }
}
