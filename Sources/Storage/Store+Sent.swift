public import ReviewLog
internal import SQLite

/// An entry of the log that a record store may be told: an answer, or that one doesn't count.
public struct SendableEntry: Hashable, Sendable {
  /// Its row in `review` or in `event`.
  fileprivate var row: Int64
  fileprivate var isUndo: Bool
  /// The place in its chain.
  fileprivate var device: Int64
  fileprivate var learner: Int64
  fileprivate var sequence: Int64

  /// The fact that it states.
  public enum Fact: Hashable, Sendable {
    /// With the UUID of the question's course.
    case answered(ReviewRecord, course: String)
    /// The answer doesn't count.
    case undone(ReviewID, by: EventID, of: Learner, at: UTCTime)
  }
}

/// A record store that entries were sent to.
public struct SentPlace: Hashable, Sendable {
  public var endpoint: String
  /// The latest time at which it took some.
  public var time: UTCTime
}

extension Store {
  /// Returns the entries that a record store hasn't taken, of one learner or of all, chain by chain in their order.
  public func unsentEntries(
    to endpoint: String, of learner: LearnerID? = nil
  ) throws(StoreError) -> [SendableEntry] {
    let unsent = """
      LEFT JOIN sent ON sent.endpoint = ?1 AND sent.device = entry.device AND sent.learner = entry.learner
      WHERE entry.sequence > coalesce(sent.sequence, 0)
        AND (?2 IS NULL OR entry.learner = (SELECT id FROM learner WHERE uuid = ?2))
      """
    return try database.query(
      """
      WITH entry (row, is_undo, device, learner, sequence) AS (
        SELECT review.presentation, 0, review.device, shown.learner, review.sequence
        FROM review JOIN presentation AS shown ON shown.id = review.presentation
        UNION ALL
        SELECT event.id, 1, event.device, event.learner, event.sequence
        FROM event JOIN review ON review.presentation = event.presentation
        WHERE event.kind = 'undo' AND event.learner IS NOT NULL)
      SELECT row, is_undo, entry.device, entry.learner, entry.sequence FROM entry \(unsent)
      ORDER BY entry.learner, entry.device, entry.sequence
      """,
      [.text(endpoint), .text(learner?.rawValue)]
    ) {
      SendableEntry(
        row: $0.integer(0), isUndo: $0.bool(1), device: $0.integer(2), learner: $0.integer(3),
        sequence: $0.integer(4))
    }
  }

  /// Returns the fact of an entry, in the words that the log has, whatever was renamed since: a record store takes
  /// no other words for an id that it has.
  public func fact(of entry: SendableEntry) throws(StoreError) -> SendableEntry.Fact {
    entry.isUndo ? try undo(entry.row) : try answer(entry.row)
  }

  private func answer(_ row: Int64) throws(StoreError) -> SendableEntry.Fact {
    let found = try database.query(
      "\(ReviewRow.select) WHERE review.presentation = ?", [.integer(row)]
    ) { (row) throws(StoreError) in try ReviewRow(row).record }.first
    guard let found, let course = try uuid(ofCourse: found.course) else {
      throw .damagedRow(table: "review", row: .number(row), reason: .missingRow(row))
    }
    return .answered(found, course: course)
  }

  private func undo(_ row: Int64) throws(StoreError) -> SendableEntry.Fact {
    let found = try database.query(
      """
      SELECT event.uuid, review.uuid, learner.uuid, learner.name, event.time
      FROM event JOIN review ON review.presentation = event.presentation
      JOIN learner ON learner.id = event.learner WHERE event.id = ?
      """, [.integer(row)]
    ) {
      SendableEntry.Fact.undone(
        ReviewID(rawValue: $0.text(1)), by: EventID(rawValue: $0.text(0)),
        of: Learner(id: LearnerID(rawValue: $0.text(2)), name: $0.text(3)),
        at: Self.time($0.integer(4)))
    }.first
    guard let found else {
      throw .damagedRow(table: "event", row: .number(row), reason: .missingRow(row))
    }
    return found
  }

  /// Keeps that a record store has taken entries, which come in the order of `unsentEntries`.
  public func markSent(
    _ entries: some Sequence<SendableEntry>, to endpoint: String, at time: UTCTime
  ) throws(StoreError) {
    var latest: [[Int64]: SendableEntry] = [:]
    for entry in entries { latest[[entry.device, entry.learner]] = entry }
    try database.write { () throws(StoreError) in
      for entry in latest.values {
        try database.run(
          """
          INSERT INTO sent (endpoint, device, learner, sequence, time) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (endpoint, device, learner)
          DO UPDATE SET sequence = max(sequence, excluded.sequence), time = excluded.time
          """,
          [
            .text(endpoint), .integer(entry.device), .integer(entry.learner),
            .integer(entry.sequence), .time(time),
          ])
      }
    }
  }

  /// Forgets what a record store has taken, so that all is sent to it again.
  public func forgetSent(to endpoint: String) throws(StoreError) {
    try database.run("DELETE FROM sent WHERE endpoint = ?", [.text(endpoint)])
  }

  /// Returns the record stores that took something, by their addresses.
  public func sentPlaces() throws(StoreError) -> [SentPlace] {
    try database.query("SELECT endpoint, max(time) FROM sent GROUP BY endpoint ORDER BY endpoint") {
      SentPlace(endpoint: $0.text(0), time: Self.time($0.integer(1)))
    }
  }
}
