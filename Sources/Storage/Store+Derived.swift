internal import Curriculum
public import ReviewLog
internal import SQLite
internal import SpacedRepetition

/// What day_summary adds up for one answer or many.
struct DayCounts {
  var answered: Int
  var right: Int
  var milliseconds: Int64
  var first: UTCTime
  var last: UTCTime

  /// Nothing answered yet.
  init() {
    answered = 0
    right = 0
    milliseconds = 0
    first = UTCTime(milliseconds: .max)
    last = UTCTime(milliseconds: .min)
  }

  init(isRight: Bool, milliseconds: Int64, time: UTCTime) {
    answered = 1
    right = isRight ? 1 : 0
    self.milliseconds = milliseconds
    first = time
    last = time
  }

  mutating func add(_ other: DayCounts) {
    answered += other.answered
    right += other.right
    milliseconds += other.milliseconds
    first = min(first, other.first)
    last = max(last, other.last)
  }
}

extension Store {
  /// Whether states and summaries were made by the scheduler and the fold that this program has.
  var isDerivedStateCurrent: Bool {
    get throws(StoreError) {
      try database.first("SELECT derived_with FROM store", [], { $0.text(0) }) == derivationName
    }
  }

  private var derivationName: String { "fold=3 \(scheduler.name)" }

  /// Makes memory states and summaries again from the log. Equal logs give equal bytes.
  public func rebuild() throws(StoreError) {
    try database.write { () throws(StoreError) in
      try rebuild(learner: nil)
      try database.run("UPDATE store SET derived_with = ?", [.text(derivationName)])
    }
  }

  // MARK: One answer

  func apply(
    _ step: RuleState.Step, learner: Int64, rule: Int64, at time: UTCTime, in zone: ZoneOffset
  ) throws(StoreError) {
    let key = [Value.integer(learner), .integer(rule)]
    let names = try database.first(
      "SELECT learner.uuid, rule.name FROM learner, rule WHERE learner.id = ? AND rule.id = ?", key,
      { (LearnerID(rawValue: $0.text(0)), RuleID(rawValue: $0.text(1))) })
    guard let names else {
      throw .damagedRow(table: "rule", reason: .missingRow(rule))
    }
    var state =
      try state("WHERE learner = ? AND rule = ?", key) ?? RuleState(firstSeen: time)
    state.apply(
      step, at: time, in: zone, scheduler: try scheduler(of: names.0),
      fuzzID: fuzzID(learner: names.0, rule: names.1))
    try saveState(Self.row(of: state, learner: learner, rule: rule))
  }

  /// The scheduler for as much as the learner wants to remember.
  private func scheduler(of learner: LearnerID) throws(StoreError) -> Scheduler {
    var settings = Settings()
    guard let value = try setting(Settings.Key.retention.rawValue, of: learner),
      settings.set(.retention, to: value)
    else { return scheduler }
    return scheduler.with(retention: settings.retention)
  }

  func summarise(
    learner: Int64, day: StudyDay, lesson: Int64, answered counts: DayCounts
  ) throws(StoreError) {
    try addSummary(Self.row(of: counts, learner: learner, day: day, lesson: lesson))
  }

  private static let summaryColumns =
    "learner, day, lesson, answered, right_count, duration_ms, first_time, last_time"

  private static func row(
    of counts: DayCounts, learner: Int64, day: StudyDay, lesson: Int64
  ) -> [Value] {
    [
      .integer(learner), .integer(day.number), .integer(lesson), .integer(counts.answered),
      .integer(counts.right), .integer(counts.milliseconds), .integer(counts.first.milliseconds),
      .integer(counts.last.milliseconds),
    ]
  }

  /// Adds a row of a day to what the day has.
  private func addSummary(_ row: [Value]) throws(StoreError) {
    try database.run(
      """
      INSERT INTO day_summary (\(Self.summaryColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (learner, day, lesson) DO UPDATE SET
        answered = answered + excluded.answered, right_count = right_count + excluded.right_count,
        duration_ms = duration_ms + excluded.duration_ms,
        first_time = min(first_time, excluded.first_time),
        last_time = max(last_time, excluded.last_time)
      """, row)
  }

  // MARK: The whole log

  private struct Entry {
    var learner: Int64
    var rule: Int64
    var step: RuleState.Step?
    /// The learner chose how much to remember; nil inside puts it back.
    var retention: String??
    var time: UTCTime
    var zone: ZoneOffset
    /// The device's place when devices are ordered by uuid.
    var device: Int
    var sequence: Int64
    var missed: [RuleID]
    /// Of an answer: how sure the learner was, whether it was right, to which question, and what its
    /// presentation has of the right one.
    var confidence: Double?
    var isRight = false
    var question: Int64 = 0
    var answer: UInt64?

    func isBefore(_ other: Entry) -> Bool {
      (time, device, sequence) < (other.time, other.device, other.sequence)
    }
  }

  /// A question as one learner was asked it for a rule.
  private struct QuestionKey: Hashable {
    var learner: Int64
    var rule: Int64
    var question: Int64
  }

  private struct DayKey: Hashable {
    var learner: Int64
    var day: StudyDay
    var lesson: Int64
  }

  /// Makes what is derived again for one learner, or for all when nil, inside a transaction.
  func rebuild(learner: Int64?) throws(StoreError) {
    let derived = try derived(learner: learner)
    let condition = learner == nil ? "" : " WHERE learner = ?"
    let values = learner.map { [Value.integer($0)] } ?? []
    try database.run("DELETE FROM memory_state\(condition)", values)
    try database.run("DELETE FROM day_summary\(condition)", values)
    for row in derived.states { try saveState(row) }
    for row in derived.days { try addSummary(row) }
  }

  /// The rows that are derived from the log.
  private struct Derived {
    /// Of memory_state, each beginning with learner and rule.
    var states: [[Value]]
    /// Of day_summary, each beginning with learner, day and lesson.
    var days: [[Value]]

    var count: Int { states.count + days.count }

    /// How many rows are in one of the two alone, or differ.
    func differenceCount(to other: Derived) -> Int {
      func count(_ rows: [[Value]], _ others: [[Value]], keyedBy width: Int) -> Int {
        Set(Set(rows).symmetricDifference(others).map { Array($0.prefix(width)) }).count
      }
      return count(states, other.states, keyedBy: 2) + count(days, other.days, keyedBy: 3)
    }
  }

  /// What the log of one learner comes to, or that of all when nil.
  private func derived(learner: Int64?) throws(StoreError) -> Derived {
    var days: [DayKey: DayCounts] = [:]
    let states = try fold(learner: learner, days: &days).states
    return Derived(
      states: states.sorted {
        ($0.key.learner, $0.key.rule) < ($1.key.learner, $1.key.rule)
      }.map { Self.row(of: $0.value, learner: $0.key.learner, rule: $0.key.rule) },
      days: days.sorted {
        ($0.key.learner, $0.key.day, $0.key.lesson) < ($1.key.learner, $1.key.day, $1.key.lesson)
      }.map {
        Self.row(of: $0.value, learner: $0.key.learner, day: $0.key.day, lesson: $0.key.lesson)
      })
  }

  /// Compares what is kept with what the log comes to: how many rows there should be, and how many
  /// are missing, too many or otherwise.
  public func examineDerived() throws(StoreError) -> (rowCount: Int, differenceCount: Int) {
    try database.read { () throws(StoreError) in
      let expected = try derived(learner: nil)
      func rows(_ columns: String, of table: String) throws(StoreError) -> [[Value]] {
        try database.query("SELECT \(columns) FROM \(table)") { row in
          (0..<row.count).map { row.value($0) }
        }
      }
      let kept = Derived(
        states: try rows("learner, rule, \(Self.stateColumns)", of: "memory_state"),
        days: try rows(Self.summaryColumns, of: "day_summary"))
      return (expected.count, kept.differenceCount(to: expected))
    }
  }

  /// Folds the log of one learner, or of all when nil, in the order in which it counts.
  ///
  /// `observe` hears of each graded answer with the states before and after it.
  private func fold(
    learner: Int64?, days: inout [DayKey: DayCounts],
    observe: ((Entry, RuleState?, RuleState) throws(StoreError) -> Void)? = nil
  ) throws(StoreError) -> Fold<Int64, Int64> {
    let undone = Set(
      try database.query("SELECT presentation FROM event WHERE kind = 'undo'") { $0.integer(0) })
    var entries = try entriesOfReviews(learner: learner, undone: undone, days: &days)
    entries += try entriesOfEvents(learner: learner)
    entries += try entriesOfRetention(learner: learner)
    // A log of one database is written in order, and sorting a million entries is not free.
    if zip(entries, entries.dropFirst()).contains(where: { $1.isBefore($0) }) {
      entries.sort { $0.isBefore($1) }
    }

    let learners = try names("learner", column: "uuid")
    let rules = try names("rule", column: "name")
    var fold = Fold<Int64, Int64>(scheduler: scheduler) { key in
      fuzzID(
        learner: LearnerID(rawValue: learners[key.learner, default: ""]),
        rule: RuleID(rawValue: rules[key.rule, default: ""]))
    }
    var remembered = RememberedAnswers<QuestionKey>()
    for entry in entries {
      let isRepeated = remembered.take(
        entry.answer,
        of: QuestionKey(learner: entry.learner, rule: entry.rule, question: entry.question))
      if let retention = entry.retention { fold.apply(retention: retention, to: entry.learner) }
      if var step = entry.step {
        if case .graded(let rating, let hintCount, let guessRate, _) = step {
          step = .graded(
            rating, hintCount: hintCount, guessRate: guessRate, isRepeated: isRepeated)
        }
        let key = Fold<Int64, Int64>.Key(learner: entry.learner, rule: entry.rule)
        let before = observe == nil ? nil : fold.state(of: key)
        fold.apply(step, to: key, at: entry.time, in: entry.zone)
        if let observe, let after = fold.state(of: key) { try observe(entry, before, after) }
      }
      for name in entry.missed {
        let rule = try row(of: name)
        guard rule != entry.rule else { continue }
        fold.apply(
          .missedElsewhere, to: .init(learner: entry.learner, rule: rule), at: entry.time,
          in: entry.zone)
      }
    }
    return fold
  }

  /// A learner's graded answers in the order in which they count, each with the memory before it.
  public func history(of learner: LearnerID) throws(StoreError) -> [GradedAnswer] {
    try database.read { () throws(StoreError) in
      let names = try names("rule", column: "name")
      var days: [DayKey: DayCounts] = [:]
      var answers: [GradedAnswer] = []
      _ = try fold(learner: try rowNumber(of: learner), days: &days) {
        (entry, before, after) throws(StoreError) in
        guard case .graded(let rating, _, let guessRate, _) = entry.step else { return }
        answers.append(
          GradedAnswer(
            rule: RuleID(rawValue: names[entry.rule, default: ""]), time: entry.time,
            day: StudyDay(of: entry.time, in: entry.zone), rating: rating, guessRate: guessRate,
            confidence: entry.confidence, isRight: entry.isRight, before: before, after: after))
      }
      return answers
    }
  }

  private func entriesOfReviews(
    learner: Int64?, undone: Set<Int64>, days: inout [DayKey: DayCounts]
  ) throws(StoreError) -> [Entry] {
    let places = try devicePlaces()
    var entries: [Entry] = []
    try database.forEach(
      """
      SELECT shown.learner, shown.target, shown.guess_rate, shown.lesson, review.counted,
        review.zone_offset, review.device, review.sequence, review.rating, review.hint_count,
        review.verdict = 'right', review.duration_ms, review.missed, shown.id, review.confidence,
        revision.question, shown.answer
      FROM review JOIN presentation AS shown ON shown.id = review.presentation
        JOIN revision ON revision.id = shown.revision
      \(learner == nil ? "" : "WHERE shown.learner = ?")
      """, learner.map { [.integer($0)] } ?? []
    ) { (row) throws(StoreError) in
      let time = UTCTime(milliseconds: row.integer(4))
      let zone = ZoneOffset(seconds: row.int(5))
      var entry = Entry(
        learner: row.integer(0), rule: row.integer(1), time: time, zone: zone,
        device: places[row.integer(6), default: 0], sequence: row.integer(7), missed: [],
        question: row.integer(15),
        answer: row.optionalInteger(16).map { UInt64(bitPattern: $0) })
      guard !undone.contains(row.integer(13)) else {
        // What was taken back was seen all the same.
        entries.append(entry)
        return
      }
      let key = DayKey(
        learner: row.integer(0), day: StudyDay(of: time, in: zone), lesson: row.integer(3))
      let counts = DayCounts(isRight: row.int(10) == 1, milliseconds: row.integer(11), time: time)
      days[key, default: DayCounts()].add(counts)
      let rating = Rating(rawValue: row.int(8))
      entry.step = rating.map {
        RuleState.Step.graded($0, hintCount: row.int(9), guessRate: row.real(2))
      }
      entry.missed = row.isNull(12) ? [] : Self.rules(row.text(12))
      entry.confidence = row.optionalReal(14)
      entry.isRight = row.int(10) == 1
      entries.append(entry)
    }
    return entries
  }

  private func entriesOfEvents(learner: Int64?) throws(StoreError) -> [Entry] {
    let places = try devicePlaces()
    var entries: [Entry] = []
    var wanted: [(name: String, entry: Entry)] = []
    try database.forEach(
      """
      SELECT event.learner, shown.target, event.kind, event.detail ->> '$.rule', event.counted,
        event.zone_offset, event.device, event.sequence
      FROM event LEFT JOIN presentation AS shown ON shown.id = event.presentation
      WHERE event.kind IN ('undo', 'suspend', 'resume') AND event.learner IS NOT NULL
        \(learner == nil ? "" : "AND event.learner = ?")
      """, learner.map { [.integer($0)] } ?? []
    ) { (row) throws(StoreError) in
      let step: RuleState.Step =
        switch row.text(2) {
        case "undo": .undone
        case "suspend": .suspended
        default: .resumed
        }
      let entry = Entry(
        learner: row.integer(0), rule: row.integer(1), step: step,
        time: UTCTime(milliseconds: row.integer(4)), zone: ZoneOffset(seconds: row.int(5)),
        device: places[row.integer(6), default: 0], sequence: row.integer(7), missed: [])
      if step == .undone { entries.append(entry) } else { wanted.append((row.text(3), entry)) }
    }
    for (name, entry) in wanted {
      var entry = entry
      entry.rule = try row(of: RuleID(rawValue: name))
      entries.append(entry)
    }
    return entries
  }

  private func entriesOfRetention(learner: Int64?) throws(StoreError) -> [Entry] {
    let places = try devicePlaces()
    return try database.query(
      """
      SELECT learner, detail ->> '$.value', counted, zone_offset, device, sequence FROM event
      WHERE kind = 'setting' AND learner IS NOT NULL AND detail ->> '$.key' = ?1
        AND (?2 IS NULL OR learner = ?2)
      """, [.text(Settings.Key.retention.rawValue), .integer(learner)]
    ) {
      Entry(
        learner: $0.integer(0), rule: 0, retention: .some($0.optionalText(1)),
        time: UTCTime(milliseconds: $0.integer(2)), zone: ZoneOffset(seconds: $0.int(3)),
        device: places[$0.integer(4), default: 0], sequence: $0.integer(5), missed: [])
    }
  }

  /// Devices are ordered by uuid, wherever they are in the table.
  private func devicePlaces() throws(StoreError) -> [Int64: Int] {
    let rows = try database.query("SELECT id FROM device ORDER BY uuid") { $0.integer(0) }
    return Dictionary(uniqueKeysWithValues: zip(rows, 0...))
  }

  private func names(_ table: String, column: String) throws(StoreError) -> [Int64: String] {
    Dictionary(
      uniqueKeysWithValues: try database.query("SELECT id, \(column) FROM \(table)") {
        ($0.integer(0), $0.text(1))
      })
  }

  // MARK: Rows

  static let stateColumns = """
    stability, difficulty, phase, step, due, last_review, last_day, review_count, pass_count,
    lapse_count, strong_pass_days, last_strong_pass_day, ungraded_pass_day, is_suspended,
    is_pass_pending
    """

  func state(_ condition: String, _ values: [Value]) throws(StoreError) -> RuleState? {
    try database.query("SELECT \(Self.stateColumns) FROM memory_state \(condition)", values) {
      (row) throws(StoreError) in try Self.state(row, from: 0)
    }.first
  }

  static func state(_ row: borrowing Row, from first: Int) throws(StoreError) -> RuleState {
    var state = RuleState(firstSeen: UTCTime(milliseconds: row.integer(first + 4)))
    if let stability = row.optionalReal(first), let difficulty = row.optionalReal(first + 1) {
      state.memory = MemoryState(stability: stability, difficulty: difficulty)
    }
    switch row.text(first + 2) {
    case "learning": state.phase = .learning(step: row.int(first + 3))
    case "review": state.phase = .review
    case "relearning": state.phase = .relearning(step: row.int(first + 3))
    case let phase:
      throw .damagedRow(table: "memory_state", reason: .unknownPhase(phase))
    }
    state.lastReview = row.optionalInteger(first + 5).map(UTCTime.init(milliseconds:))
    state.lastDay = row.optionalInt(first + 6).map(StudyDay.init(number:))
    state.reviewCount = row.int(first + 7)
    state.passCount = row.int(first + 8)
    state.lapseCount = row.int(first + 9)
    state.strongPassDays = row.int(first + 10)
    state.lastStrongPassDay = row.optionalInt(first + 11).map(StudyDay.init(number:))
    state.ungradedPassDay = row.optionalInt(first + 12).map(StudyDay.init(number:))
    state.isSuspended = row.int(first + 13) == 1
    state.isPassPending = row.int(first + 14) == 1
    return state
  }

  private static func row(of state: RuleState, learner: Int64, rule: Int64) -> [Value] {
    let (phase, step) =
      switch state.phase {
      case .learning(let step): ("learning", step)
      case .review: ("review", 0)
      case .relearning(let step): ("relearning", step)
      }
    return [
      .integer(learner), .integer(rule), .real(state.memory?.stability),
      .real(state.memory?.difficulty), .text(phase), .integer(step),
      .integer(state.due.milliseconds), .integer(state.lastReview?.milliseconds),
      .integer(state.lastDay?.number), .integer(state.reviewCount), .integer(state.passCount),
      .integer(state.lapseCount), .integer(state.strongPassDays),
      .integer(state.lastStrongPassDay?.number), .integer(state.ungradedPassDay?.number),
      .integer(state.isSuspended ? 1 : 0), .integer(state.isPassPending ? 1 : 0),
    ]
  }

  private func saveState(_ row: [Value]) throws(StoreError) {
    try database.run(
      """
      INSERT INTO memory_state (learner, rule, \(Self.stateColumns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (learner, rule) DO UPDATE SET
        stability = excluded.stability, difficulty = excluded.difficulty, phase = excluded.phase,
        step = excluded.step, due = excluded.due, last_review = excluded.last_review,
        last_day = excluded.last_day, review_count = excluded.review_count,
        pass_count = excluded.pass_count, lapse_count = excluded.lapse_count,
        strong_pass_days = excluded.strong_pass_days,
        last_strong_pass_day = excluded.last_strong_pass_day,
        ungraded_pass_day = excluded.ungraded_pass_day, is_suspended = excluded.is_suspended,
        is_pass_pending = excluded.is_pass_pending
      """, row)
  }
}
