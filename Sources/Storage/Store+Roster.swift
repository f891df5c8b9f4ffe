public import Coursework
internal import SQLite

extension Store {
  /// Returns the roster, by names.
  public func roster() throws(StoreError) -> Roster {
    let entries = try database.query(
      """
      SELECT student, assignment, name, student_group, due, minutes, learner FROM roster
      ORDER BY name, student, assignment
      """
    ) { row in
      Roster.Entry(
        id: row.text(0), name: row.text(2), group: row.text(3), assignment: row.text(1),
        due: row.optionalInteger(4).map(Self.time),
        minutes: max(0, min(row.int(5), Self.mostMinutes)), learner: row.text(6))
    }
    return Roster(entries: entries)
  }

  /// More would be no time on any clock.
  private static let mostMinutes = 1_000_000

  /// Puts a roster in the place of the one that is there.
  public func replaceRoster(by roster: Roster) throws(StoreError) {
    try database.write { () throws(StoreError) in
      try database.run("DELETE FROM roster")
      for entry in roster.entries {
        try database.run(
          """
          INSERT OR REPLACE INTO roster (student, assignment, name, student_group, due, minutes, learner)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
          [
            .text(entry.id), .text(entry.assignment), .text(entry.name), .text(entry.group),
            .time(entry.due), .integer(entry.minutes), .text(entry.learner),
          ])
      }
    }
  }

  /// Finds the students of the roster among all who handed in.
  public func rosterMatch() throws(StoreError) -> RosterMatch {
    var learners: [String: RosterMatch.Learner] = [:]
    for head in try handInHeads() {
      learners[
        head.student, default: RosterMatch.Learner(id: head.student, name: head.name, folders: [])
      ].folders += head.folders.map { RosterMatch.Folder($0, of: head.assignment) }
    }
    return RosterMatch(try roster(), Array(learners.values))
  }

  /// Removes a student from the roster; returns whether they were on it.
  public func removeFromRoster(_ student: String) throws(StoreError) -> Bool {
    try database.write { () throws(StoreError) in
      try database.run("DELETE FROM roster WHERE student = ?", [.text(student)])
      return database.connection.changeCount > 0
    }
  }
}
