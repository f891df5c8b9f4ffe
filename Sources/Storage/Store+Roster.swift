public import ReviewLog
internal import SQLite

/// A line of a roster, as the store keeps it.
public struct StoredRosterEntry: Hashable, Sendable {
  public var student: String
  /// Empty: for all.
  public var assignment: String
  public var name: String
  public var group: String
  public var due: UTCTime?
  public var minutes: Int
  /// The learner's name or id where it is another; may be empty.
  public var learner: String

  public init(
    student: String, assignment: String, name: String, group: String, due: UTCTime?, minutes: Int,
    learner: String
  ) {
    self.student = student
    self.assignment = assignment
    self.name = name
    self.group = group
    self.due = due
    self.minutes = minutes
    self.learner = learner
  }
}

extension Store {
  /// Returns the roster, by names.
  public func roster() throws(StoreError) -> [StoredRosterEntry] {
    try database.query(
      """
      SELECT student, assignment, name, student_group, due, minutes, learner FROM roster
      ORDER BY name, student, assignment
      """
    ) { row in
      StoredRosterEntry(
        student: row.text(0), assignment: row.text(1), name: row.text(2), group: row.text(3),
        due: row.optionalInteger(4).map(Self.time),
        minutes: max(0, min(row.int(5), Self.mostMinutes)), learner: row.text(6))
    }
  }

  /// More would be no time on any clock.
  private static let mostMinutes = 1_000_000

  /// Puts a roster in the place of the one that is there.
  public func replaceRoster(by entries: [StoredRosterEntry]) throws(StoreError) {
    try database.write { () throws(StoreError) in
      try database.run("DELETE FROM roster")
      for entry in entries {
        try database.run(
          """
          INSERT OR REPLACE INTO roster (student, assignment, name, student_group, due, minutes, learner)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
          [
            .text(entry.student), .text(entry.assignment), .text(entry.name), .text(entry.group),
            .time(entry.due), .integer(entry.minutes), .text(entry.learner),
          ])
      }
    }
  }

  /// Removes a student from the roster; returns whether they were on it.
  public func removeFromRoster(_ student: String) throws(StoreError) -> Bool {
    try database.write { () throws(StoreError) in
      try database.run("DELETE FROM roster WHERE student = ?", [.text(student)])
      return database.connection.changeCount > 0
    }
  }
}
