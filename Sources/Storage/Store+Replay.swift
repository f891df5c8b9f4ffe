internal import Curriculum
public import ReviewLog
internal import SQLite
internal import SpacedRepetition

/// The log as a projection reads it.
extension Store {
  /// Returns a learner's graded answers in the log's order, each with the rule's state before and after
  /// it.
  public func history(of learner: LearnerID) throws(StoreError) -> [GradedAnswer] {
    try database.read { () throws(StoreError) in
      let names = try names()
      var projection = Projection(scheduler: scheduler, fuzzID: names.fuzzID)
      var answers: [GradedAnswer] = []
      for logged in try loggedEntries(of: try row(of: learner)) {
        let entry = logged.entry
        guard case .answered(let answer) = entry.change, !answer.isUndone,
          let rating = answer.rating
        else {
          projection.apply(entry)
          continue
        }
        let key = Projection.Key(learner: entry.learner, rule: answer.question.target)
        let before = projection.state(of: key)
        projection.apply(entry)
        guard let after = projection.state(of: key) else {
          preconditionFailure("a graded answer gives its target a state")
        }
        answers.append(
          GradedAnswer(
            rule: names[key.rule], time: entry.time, day: entry.day, rating: rating,
            guessRate: answer.question.guessRate, confidence: logged.confidence,
            duration: .milliseconds(answer.milliseconds), isRight: answer.isRight, before: before,
            after: after))
      }
      return answers
    }
  }

  /// Returns how many answers graded a rule of the learner, without those that were undone.
  public func reviewCount(of learner: LearnerID) throws(StoreError) -> Int {
    try database.first(
      "SELECT coalesce(sum(review_count), 0) FROM memory_state WHERE learner = ?",
      [.number(try row(of: learner))]
    ) { $0.int(0) } ?? 0
  }

  /// Reads the log of one learner, or of all when nil, in its order.
  func loggedEntries(of learner: Projection.Learner?) throws(StoreError) -> [LoggedEntry] {
    var rows = RowsOfNames(
      // Devices are ordered by UUID, wherever they are in the table; copies of one count as one.
      devices: try keyed(
        by: "id", of: "device",
        try database.query(
          """
          SELECT id, dense_rank() OVER (ORDER BY coalesce(origin, uuid)) FROM device
          """
        ) { ($0.integer(0), $0.int(1)) }),
      hasCopies: try database.first(
        "SELECT 1 FROM device WHERE origin IS NOT NULL LIMIT 1", [], { $0.int(0) }) != nil,
      rules: try keyed(
        by: "name", of: "rule",
        try database.query("SELECT name, coalesce(heir, id) FROM rule") {
          (RuleID(rawValue: $0.text(0)), $0.number(1))
        }))
    var entries = try loggedAnswers(of: learner, &rows)
    entries += try loggedEvents(of: learner, &rows)
    // A log of one database is written in order, and sorting a million entries is not free.
    if zip(entries, entries.dropFirst()).contains(where: { $1.place < $0.place }) {
      entries.sort { $0.place < $1.place }
    }
    return entries
  }

  private func loggedAnswers(
    of learner: Projection.Learner?, _ rows: inout RowsOfNames
  ) throws(StoreError) -> [LoggedEntry] {
    let undone = Set(
      try database.query("SELECT presentation FROM event WHERE kind = 'undo'") { $0.integer(0) })
    var entries: [LoggedEntry] = []
    try database.forEach(
      "\(AnswerRow.select(rows.hasCopies)) \(learner == nil ? "" : "WHERE shown.learner = ?")",
      learner.map { [.number($0)] } ?? []
    ) { (row) throws(StoreError) in
      let found = try AnswerRow(row)
      var missed: [Projection.Rule] = []
      for rule in found.missed { missed.append(try self.row(of: rule, &rows)) }
      let answer = Projection.Answer(
        to: found.question, isRight: found.isRight, rating: found.rating,
        hintCount: found.hintCount, milliseconds: found.milliseconds, missed: missed,
        isUndone: undone.contains(found.presentation))
      entries.append(
        found.place.entry(.answered(answer), devices: rows.devices, confidence: found.confidence))
    }
    return entries
  }

  private func loggedEvents(
    of learner: Projection.Learner?, _ rows: inout RowsOfNames
  ) throws(StoreError) -> [LoggedEntry] {
    let found = try database.query(
      ChangeRow.select(rows.hasCopies), [.number(learner)]
    ) { (row) throws(StoreError) in try ChangeRow(row) }
    var entries: [LoggedEntry] = []
    for row in found {
      let change = try Projection.Change(row.body, target: row.target) {
        (rule) throws(StoreError) in try self.row(of: rule, &rows)
      }
      if let change { entries.append(row.place.entry(change, devices: rows.devices)) }
    }
    return entries
  }

  private func row(
    of rule: RuleID, _ rows: inout RowsOfNames
  ) throws(StoreError) -> Projection.Rule {
    if let row = rows.rules[rule] { return row }
    let row = try heir(of: rule)
    rows.rules[rule] = row
    return row
  }

  /// Reads the names of all learners and rules.
  func names() throws(StoreError) -> NamesOfRows {
    NamesOfRows(
      learners: try keyed(
        by: "id", of: "learner",
        try database.query("SELECT id, uuid FROM learner") {
          ($0.number(0), LearnerID(rawValue: $0.text(1)))
        }),
      rules: try keyed(
        by: "id", of: "rule",
        try database.query("SELECT id, name FROM rule") {
          ($0.number(0), RuleID(rawValue: $0.text(1)))
        }))
  }

  /// Returns rows by a column that each has of its own; an index that lies lets two have the same.
  private func keyed<Key: Hashable, Found>(
    by column: String, of table: String, _ rows: some Sequence<(Key, Found)>
  ) throws(StoreError) -> [Key: Found] {
    var found: [Key: Found] = [:]
    for (key, value) in rows where found.updateValue(value, forKey: key) != nil {
      throw .damagedRow(table: table, reason: .repeatedValue(column: column))
    }
    return found
  }
}

/// An entry of the log for a projection, with its position.
struct LoggedEntry {
  /// Devices are numbered in the order of their UUIDs.
  var position: LogPosition<Int>
  /// Of an entry that may have the position of another one.
  var uuid: String?
  var entry: Projection.Entry
  /// The learner's own probability of being right, of an answer.
  var confidence: Double?

  /// The place in the log's order.
  fileprivate var place: Place { Place(position: position, uuid: uuid ?? "") }

  fileprivate struct Place: Comparable {
    var position: LogPosition<Int>
    var uuid: String

    static func < (a: Self, b: Self) -> Bool {
      a.position == b.position ? a.uuid < b.uuid : a.position < b.position
    }
  }
}

/// The ids of learners and rules by their rows.
struct NamesOfRows {
  var learners: [Projection.Learner: LearnerID]
  var rules: [Projection.Rule: RuleID]

  subscript(rule: Projection.Rule) -> RuleID { rules[rule, default: RuleID(rawValue: "")] }

  /// Names a learner's rule to the fuzz.
  func fuzzID(of key: Projection.Key) -> UInt64 {
    ReviewLog.fuzzID(
      learner: learners[key.learner, default: LearnerID(rawValue: "")], rule: self[key.rule])
  }
}

/// The numbers of devices and the rows of rules.
private struct RowsOfNames {
  var devices: [Int64: Int]
  /// Whether entries of copies of one device may have the same place.
  var hasCopies: Bool
  var rules: [RuleID: Projection.Rule]
}

// MARK: - Rows

/// The place of an entry in the log, and its learner.
private struct PlaceOfEntry {
  var learner: Projection.Learner
  /// The time in the log's order.
  var counted: UTCTime
  /// The time in days and due dates.
  var studied: UTCTime
  var zone: ZoneOffset
  var device: Int64
  var sequence: Int
  /// Decides where all else is equal; nil where nothing can be.
  var uuid: String?

  /// The columns of a review or an event.
  static func columns(of table: String, _ hasCopies: Bool) -> String {
    ["counted", "zone_offset", "device", "sequence"].map { "\(table).\($0), " }.joined()
      + (hasCopies ? "\(table).uuid, " : "NULL, ") + Moment.studyTimeSQL(of: table)
  }

  init(
    learner: Projection.Learner, _ row: borrowing Row, _ columns: inout Columns
  ) throws(StoreError) {
    self.learner = learner
    let moment = try columns.moment(row, time: "counted")
    (counted, zone) = (moment.time, moment.zone)
    device = row.integer(columns.next())
    sequence = try columns.int("sequence", Bounds.count, row)
    uuid = row.optionalText(columns.next())
    studied = try columns.time("time", row)
  }

  func entry(
    _ change: Projection.Change, devices: [Int64: Int], confidence: Double? = nil
  ) -> LoggedEntry {
    LoggedEntry(
      position: LogPosition(
        time: counted, device: devices[device, default: 0], sequence: sequence), uuid: uuid,
      entry: Projection.Entry(learner: learner, time: studied, zone: zone, change: change),
      confidence: confidence)
  }
}

/// A review, as far as derived state and a learner's history depend on it.
private struct AnswerRow {
  var presentation: Int64
  var place: PlaceOfEntry
  var question: Projection.AskedQuestion
  var isRight: Bool
  var rating: Rating?
  var hintCount: Int
  var milliseconds: Int64
  var missed: [RuleID]
  var confidence: Double?

  static func select(_ hasCopies: Bool) -> String {
    """
    SELECT shown.id, shown.learner, \(PlaceOfEntry.columns(of: "review", hasCopies)),
      \(Projection.AskedQuestion.columns), review.verdict = 'right', review.rating,
      review.hint_count, review.duration_ms, review.missed, review.confidence
    FROM review JOIN presentation AS shown ON shown.id = review.presentation
      JOIN revision ON revision.id = shown.revision
    """
  }

  init(_ row: borrowing Row) throws(StoreError) {
    var columns = Columns()
    columns.begin("review", row)
    presentation = row.integer(0)
    place = try PlaceOfEntry(learner: row.number(columns.next()), row, &columns)
    question = try Projection.AskedQuestion(row, &columns)
    isRight = row.bool(columns.next())
    rating = try columns.optionalInt("rating", 1...4, row).flatMap(Rating.init(rawValue:))
    hintCount = try columns.int("hint_count", Bounds.count, row)
    milliseconds = Int64(try columns.int("duration_ms", Bounds.milliseconds, row))
    let missedColumn = columns.next()
    missed = row.isNull(missedColumn) ? [] : MissedRules.decode(row.text(missedColumn))
    confidence = try columns.optionalReal("confidence", Bounds.probability, row)
  }
}

/// An event that derived state depends on.
private struct ChangeRow {
  var place: PlaceOfEntry
  /// The rule that the event's presentation asked about.
  var target: Projection.Rule?
  var body: LogEvent.Body

  /// The events of a learner, or of all when the value is null.
  static func select(_ hasCopies: Bool) -> String {
    let keys = Settings.Key.ofSchedule.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return """
      SELECT event.id, event.learner, \(PlaceOfEntry.columns(of: "event", hasCopies)),
        \(Projection.AskedQuestion.targetColumn), event.kind, event.detail, shown.uuid
      FROM event LEFT JOIN presentation AS shown ON shown.id = event.presentation
      WHERE (event.kind IN ('undo', 'suspend', 'resume')
          OR event.kind = 'setting' AND iif(
            json_valid(event.detail), event.detail ->> '$.key' IN (\(keys)), 1))
        AND event.learner IS NOT NULL AND (?1 IS NULL OR event.learner = ?1)
      """
  }

  init(_ row: borrowing Row) throws(StoreError) {
    var columns = Columns()
    columns.begin("event", row)
    place = try PlaceOfEntry(learner: row.number(columns.next()), row, &columns)
    target = row.optionalInteger(columns.next()).map { RowNumber($0) }
    body = try LogEvent.Body(row, &columns)
  }
}
