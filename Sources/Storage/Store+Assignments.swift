public import Curriculum
internal import SQLite

/// An assignment of a course as the store keeps it.
public struct StoredAssignment: Hashable, Sendable {
  public var course: CourseID
  /// The name of its file, without `.yaml`.
  public var name: String
  /// The text of its file.
  public var text: String

  public init(course: CourseID, name: String, text: String) {
    self.course = course
    self.name = name
    self.text = text
  }
}

extension Store {
  /// Returns the assignments of a course in the order of their names.
  public func assignments(of course: CourseID) throws(StoreError) -> [StoredAssignment] {
    try database.query(
      """
      SELECT assignment.name, assignment.text
      FROM assignment JOIN course ON course.id = assignment.course
      WHERE course.name = ? ORDER BY assignment.name
      """, [.text(course.rawValue)]
    ) { StoredAssignment(course: course, name: $0.text(0), text: $0.text(1)) }
  }

  func save(_ assignments: [StoredAssignment], ofCourse row: Int64) throws(StoreError) {
    try database.run("DELETE FROM assignment WHERE course = ?", [.integer(row)])
    for assignment in assignments {
      try database.run(
        "INSERT INTO assignment (course, name, text) VALUES (?, ?, ?)",
        [.integer(row), .text(assignment.name), .text(assignment.text)])
    }
  }
}
