internal import ReviewLog
internal import SQLite
internal import SpacedRepetition

/// A row of `memory_state`.
struct MemoryStateRow {
  var key: Projection.Key
  var state: RuleState

  static let keyColumns = "learner, rule"

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
  /// Reads `MemoryStateRow.stateColumns`.
  init(_ row: borrowing Row, _ columns: inout Columns) throws(StoreError) {
    let stability = row.optionalReal(columns.next())
    let difficulty = row.optionalReal(columns.next())
    let phase = try Scheduler.Phase(
      stored: row.text(columns.next()), step: row.int(columns.next()))
    self.init(firstSeen: row.time(columns.next()))
    if let stability, let difficulty {
      memory = MemoryState(stability: stability, difficulty: difficulty)
    }
    self.phase = phase
    lastReview = row.optionalInteger(columns.next()).map(UTCTime.init(milliseconds:))
    lastDay = row.optionalInt(columns.next()).map(StudyDay.init(number:))
    reviewCount = row.int(columns.next())
    passCount = row.int(columns.next())
    lapseCount = row.int(columns.next())
    strongPassDays = row.int(columns.next())
    lastStrongPassDay = row.optionalInt(columns.next()).map(StudyDay.init(number:))
    ungradedPassDay = row.optionalInt(columns.next()).map(StudyDay.init(number:))
    isSuspended = row.bool(columns.next())
    isPassPending = row.bool(columns.next())
  }
}

extension Scheduler.Phase {
  fileprivate init(stored name: String, step: Int) throws(StoreError) {
    switch name {
    case "learning": self = .learning(step: step)
    case "review": self = .review
    case "relearning": self = .relearning(step: step)
    default: throw .damagedRow(table: "memory_state", reason: .unknownPhase(name))
    }
  }
}
