internal import ReviewLog
internal import SQLite
internal import SpacedRepetition

/// A row of `memory_state`.
struct MemoryStateRow {
  var key: Projection.Key
  var state: RuleState

  static let keyColumns = "learner, rule"

  /// The columns that `RuleState` is read from.
  static let columns = "memory_state.learner, memory_state.rule, \(stateColumns)"

  static let stateColumns = """
    stability, difficulty, phase, step, due, last_review, last_day, review_count, pass_count,
    lapse_count, strong_pass_days, last_strong_pass_day, ungraded_pass_day, is_suspended,
    is_pass_pending
    """

  /// The values of all columns.
  var values: [Value] {
    let (phase, step) =
      switch state.phase {
      case .learning(let step): ("learning", step)
      case .review: ("review", 0)
      case .relearning(let step): ("relearning", step)
      }
    return [
      .number(key.learner), .number(key.rule),
      .real(state.memory?.stability), .real(state.memory?.difficulty), .text(phase),
      .integer(step), .time(state.due), .time(state.lastReview), .integer(state.lastDay?.number),
      .integer(state.reviewCount), .integer(state.passCount),
      .integer(state.lapseCount), .integer(state.strongPassDays),
      .integer(state.lastStrongPassDay?.number), .integer(state.ungradedPassDay?.number),
      .bool(state.isSuspended),
      .bool(state.isPassPending),
    ]
  }

  static let upsert = """
    INSERT INTO memory_state (\(keyColumns), \(stateColumns))
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
    """
}

extension RuleState {
  /// Reads `MemoryStateRow.columns`.
  init(_ row: borrowing Row, _ columns: inout Columns) throws(StoreError) {
    let learner: Projection.Learner = row.number(columns.next())
    columns.begin("memory_state", learner: learner, "rule", row.integer(columns.next()))
    let stability = try columns.optionalReal("stability", Bounds.stability, row)
    let difficulty = try columns.optionalReal("difficulty", Bounds.difficulty, row)
    let phaseName = row.text(columns.next())
    let step = try columns.int("step", 0...1000, row)
    guard let phase = Scheduler.Phase(stored: phaseName, step: step) else {
      throw columns.damaged(.unknownPhase(phaseName))
    }
    self.init(firstSeen: try columns.time("due", row, in: UTCTime.computable))
    if let stability, let difficulty {
      memory = MemoryState(stability: stability, difficulty: difficulty)
    }
    self.phase = phase
    lastReview = try columns.optionalTime("last_review", row)
    lastDay = try columns.optionalDay("last_day", row)
    reviewCount = try columns.int("review_count", Bounds.count, row)
    passCount = try columns.int("pass_count", Bounds.count, row)
    lapseCount = try columns.int("lapse_count", Bounds.count, row)
    strongPassDays = try columns.int("strong_pass_days", Bounds.count, row)
    lastStrongPassDay = try columns.optionalDay("last_strong_pass_day", row)
    ungradedPassDay = try columns.optionalDay("ungraded_pass_day", row)
    isSuspended = row.bool(columns.next())
    isPassPending = row.bool(columns.next())
  }
}

extension Scheduler.Phase {
  fileprivate init?(stored name: String, step: Int) {
    switch name {
    case "learning": self = .learning(step: step)
    case "review": self = .review
    case "relearning": self = .relearning(step: step)
    default: return nil
    }
  }
}
