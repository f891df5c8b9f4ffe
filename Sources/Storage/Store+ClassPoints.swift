public import ReviewLog
internal import SQLite

/// The points that a teacher was told last, and from which answers they come.
public struct ToldPoints: Hashable, Sendable {
  public var points: Double
  /// Names the answers; empty where an earlier version kept the points.
  public var answers: String

  public init(points: Double, answers: String) {
    self.points = points
    self.answers = answers
  }
}

/// Other points for the same answers.
public struct ChangedPoints: Hashable, Sendable {
  /// The learner's id in the student's own store.
  public var student: String
  /// When vdl computed them.
  public var time: UTCTime
  public var before: Double
  public var now: Double

  public init(student: String, time: UTCTime, before: Double, now: Double) {
    self.student = student
    self.time = time
    self.before = before
    self.now = now
  }
}

/// The points of a class as they were told.
extension Store {
  /// Returns the points that were told last, by students.
  public func toldPoints(
    for assignment: String, ofCourse uuid: String
  ) throws(StoreError) -> [String: ToldPoints] {
    let rows = try database.query(
      "SELECT student, points, answers FROM told_points WHERE course = ? AND assignment = ?",
      [.text(uuid), .text(assignment)]
    ) { ($0.text(0), ToldPoints(points: $0.real(1), answers: $0.text(2))) }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  /// Returns all changes, the latest first.
  public func changedPoints(
    for assignment: String, ofCourse uuid: String
  ) throws(StoreError) -> [ChangedPoints] {
    try database.query(
      """
      SELECT student, time, before, points FROM changed_points WHERE course = ? AND assignment = ?
      ORDER BY id DESC
      """, [.text(uuid), .text(assignment)]
    ) {
      ChangedPoints(
        student: $0.text(0), time: Self.time($0.integer(1)), before: $0.real(2), now: $0.real(3))
    }
  }

  /// Keeps the points that are told now, and what changed.
  public func keep(
    _ told: [String: ToldPoints], _ changes: [ChangedPoints], for assignment: String,
    ofCourse uuid: String
  ) throws(StoreError) {
    try database.write { () throws(StoreError) in
      for (student, told) in told {
        try database.run(
          """
          INSERT OR REPLACE INTO told_points (course, assignment, student, points, answers)
          VALUES (?, ?, ?, ?, ?)
          """,
          [
            .text(uuid), .text(assignment), .text(student), .real(told.points),
            .text(told.answers),
          ])
      }
      for change in changes {
        try database.run(
          """
          INSERT INTO changed_points (course, assignment, student, time, before, points)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
          [
            .text(uuid), .text(assignment), .text(change.student), .time(change.time),
            .real(change.before), .real(change.now),
          ])
      }
    }
  }
}
