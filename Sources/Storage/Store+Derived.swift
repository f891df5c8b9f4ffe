internal import Curriculum
internal import ReviewLog
internal import SQLite
internal import SpacedRepetition

/// The tables `memory_state` and `day_summary`, which follow from the log.
///
/// `Projection` computes both: from the whole log when they are rebuilt, and from a single entry when it
/// is written.
extension Store {
  /// Whether this program's scheduler and projection computed the tables.
  var isDerivedStateCurrent: Bool {
    get throws(StoreError) {
      try database.first("SELECT derived_with FROM store", [], { $0.text(0) }) == derivationName
    }
  }

  private var derivationName: String { "fold=6 \(scheduler.name)" }

  /// Rebuilds memory states and summaries from the log. Equal logs give equal bytes. What devices and
  /// chains say of their latest entries is taken from the log where it can't be.
  public func rebuild() throws(StoreError) {
    try database.write { () throws(StoreError) in
      _ = try findHeirs()
      try repairLatestEntries()
      try rebuild(learner: nil)
      try database.run("UPDATE store SET derived_with = ?", [.text(derivationName)])
    }
  }

  /// Rebuilds the rows of one learner, or of all when nil, inside a transaction.
  func rebuild(learner: Projection.Learner?) throws(StoreError) {
    let rows = DerivedRows(try projection(of: learner))
    let condition = learner == nil ? "" : " WHERE learner = ?"
    let values = learner.map { [Value.number($0)] } ?? []
    try database.run("DELETE FROM memory_state\(condition)", values)
    try database.run("DELETE FROM day_summary\(condition)", values)
    for row in rows.states { try database.run(MemoryStateRow.upsert, row) }
    for row in rows.days { try database.run(DaySummaryRow.addition, row) }
  }

  /// Compares the tables with the log: returns how many rows they should have, and how many rows are
  /// missing, superfluous or different.
  public func examineDerived() throws(StoreError) -> (rowCount: Int, differenceCount: Int) {
    try database.read { () throws(StoreError) in
      let expected = DerivedRows(try projection(of: nil))
      func rows(_ columns: String, of table: String) throws(StoreError) -> [[Value]] {
        try database.query("SELECT \(columns) FROM \(table)") { row in
          (0..<row.count).map { row.value($0) }
        }
      }
      let stored = DerivedRows(
        states: try rows(
          "\(MemoryStateRow.keyColumns), \(MemoryStateRow.stateColumns)", of: "memory_state"),
        days: try rows(DaySummaryRow.columns, of: "day_summary"))
      return (expected.count, stored.differenceCount(to: expected))
    }
  }

  /// Projects the log of one learner, or of all when nil.
  private func projection(of learner: Projection.Learner?) throws(StoreError) -> Projection {
    var projection = Projection(scheduler: scheduler, fuzzID: try names().fuzzID)
    for logged in try loggedEntries(of: learner) { projection.apply(logged.entry) }
    return projection
  }

  // MARK: One entry

  /// Applies the last entry of the log to the tables, inside a transaction.
  ///
  /// `presentation` is the one that the entry answers.
  func project(
    _ entry: Projection.Entry, of learner: LearnerID,
    answering presentation: RowNumber<PresentationID>?
  ) throws(StoreError) {
    let rules = entry.rules
    var names = NamesOfRows(learners: [entry.learner: learner], rules: [:])
    for rule in rules { names.rules[rule] = try name(of: rule) }
    var projection = Projection(scheduler: scheduler, fuzzID: names.fuzzID)
    projection.restore(choices: try scheduleChoices(of: learner), of: entry.learner)
    for rule in rules {
      let key = Projection.Key(learner: entry.learner, rule: rule)
      if let state = try state(
        "WHERE learner = ? AND rule = ?", [.number(key.learner), .number(key.rule)])
      {
        projection.restore(state, of: key)
      }
    }
    for (rule, due) in try loads(of: entry.learner, after: entry.time) where !rules.contains(rule) {
      projection.restore(due: due, of: entry.learner)
    }
    if case .answered(let answer) = entry.change, let presentation,
      let right = answer.question.rightAnswer,
      try hasSeen(right, to: answer.question, entry.learner, before: presentation)
    {
      projection.restore(seenAnswer: right, to: answer.question, by: entry.learner)
    }
    projection.apply(entry)
    for rule in rules {
      let key = Projection.Key(learner: entry.learner, rule: rule)
      guard let state = projection.state(of: key) else { continue }
      try database.run(MemoryStateRow.upsert, MemoryStateRow(key: key, state: state).values)
    }
    for (key, summary) in projection.days {
      try database.run(
        DaySummaryRow.addition, DaySummaryRow(key: key, summary: summary).values)
    }
  }

  /// Reads the rules of a learner that are due between two times.
  public static let loadSQL = """
    SELECT rule, due FROM memory_state
    WHERE learner = ? AND is_suspended = 0 AND due > ? AND due <= ? AND stability IS NOT NULL
    """

  /// Returns the rules that are due after a time, as far as the projection asks for them.
  private func loads(
    of learner: Projection.Learner, after time: UTCTime
  ) throws(StoreError) -> [(rule: Projection.Rule, due: UTCTime)] {
    try database.query(
      Self.loadSQL, [.number(learner), .time(time), .time(UTCTime.computable.upperBound)]
    ) { ($0.number(0), $0.time(1)) }
  }

  /// Whether the right answer to a question was this one when the learner answered it before this
  /// presentation.
  private func hasSeen(
    _ answer: UInt64, to question: Projection.AskedQuestion, _ learner: Projection.Learner,
    before presentation: RowNumber<PresentationID>
  ) throws(StoreError) -> Bool {
    try seenAnswers(
      """
      shown.learner = ?1 AND shown.target IN \(Self.family(of: .rule, "?2"))
        AND revision.question IN \(Self.family(of: .question, "?3")) AND shown.id <> ?4
        AND shown.answer = ?5
      """,
      [
        .number(learner), .number(question.target), .number(question.question),
        .number(presentation), .integer(Int(truncatingIfNeeded: answer)),
      ]
    ).contains(answer)
  }

  private func name(of rule: Projection.Rule) throws(StoreError) -> RuleID {
    let name = try database.first("SELECT name FROM rule WHERE id = ?", [.number(rule)]) {
      RuleID(rawValue: $0.text(0))
    }
    guard let name else { throw .damagedRow(table: "rule", reason: .missingRow(rule.rawValue)) }
    return name
  }

  /// Reads the first state of `memory_state` that meets a condition.
  func state(_ condition: String, _ values: [Value]) throws(StoreError) -> RuleState? {
    try database.query(
      "SELECT \(MemoryStateRow.columns) FROM memory_state \(condition)", values
    ) { (row) throws(StoreError) in
      var columns = Columns()
      return try RuleState(row, &columns)
    }.first
  }
}

/// The rows of the derived tables, as values to be compared to the byte.
private struct DerivedRows {
  /// The rows of `memory_state`, in the order of learner and rule.
  var states: [[Value]]
  /// The rows of `day_summary`, in the order of learner, day and lesson.
  var days: [[Value]]

  init(states: [[Value]], days: [[Value]]) {
    self.states = states
    self.days = days
  }

  init(_ projection: Projection) {
    states = projection.states.sorted {
      ($0.key.learner, $0.key.rule) < ($1.key.learner, $1.key.rule)
    }.map { MemoryStateRow(key: $0.key, state: $0.value).values }
    days = projection.days.sorted {
      ($0.key.learner, $0.key.day, $0.key.lesson) < ($1.key.learner, $1.key.day, $1.key.lesson)
    }.map { DaySummaryRow(key: $0.key, summary: $0.value).values }
  }

  var count: Int { states.count + days.count }

  /// Returns the number of keys whose rows are in only one of the two, or differ.
  func differenceCount(to other: DerivedRows) -> Int {
    func count(_ rows: [[Value]], _ others: [[Value]], keyedBy width: Int) -> Int {
      Set(Set(rows).symmetricDifference(others).map { Array($0.prefix(width)) }).count
    }
    return count(states, other.states, keyedBy: 2) + count(days, other.days, keyedBy: 3)
  }
}
