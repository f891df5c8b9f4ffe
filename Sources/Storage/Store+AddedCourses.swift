public import Curriculum
internal import SQLite

/// A course that was added to those that ship with the program.
public struct AddedCourse: Hashable, Sendable {
  /// The course's id.
  public var id: CourseID
  /// The course's title.
  public var title: String
  /// The path of the folder that it was added from, which may be gone.
  public var folder: String

  public init(id: CourseID, title: String, folder: String) {
    self.id = id
    self.title = title
    self.folder = folder
  }
}

extension Store {
  /// Returns the added courses, in the order in which they were added.
  public func addedCourses() throws(StoreError) -> [AddedCourse] {
    try database.query(
      "SELECT name, title, folder FROM course WHERE folder IS NOT NULL ORDER BY id"
    ) { AddedCourse(id: CourseID(rawValue: $0.text(0)), title: $0.text(1), folder: $0.text(2)) }
  }

  /// The added courses themselves, in the same order.
  public func addedCourseContents() throws(StoreError) -> [Course] {
    var courses: [Course] = []
    for added in try addedCourses() {
      if let course = try course(added.id) { courses.append(course) }
    }
    return courses
  }

  /// Stops teaching an added course; returns false when there is none of this id.
  ///
  /// The course is marked as removed and kept: for the history, and in case it is added again.
  public func removeAddedCourse(_ id: CourseID) throws(StoreError) -> Bool {
    try database.write { () throws(StoreError) in
      let isAdded = try database.first(
        "SELECT 1 FROM course WHERE name = ? AND folder IS NOT NULL", [.text(id.rawValue)],
        { _ in true })
      guard isAdded == true else { return false }
      try retireCourse(id)
      try settleHeirs()
      return true
    }
  }

  /// Marks a course with its lessons and questions as removed.
  func retireCourse(_ id: CourseID) throws(StoreError) {
    let row = try database.first(
      "SELECT id FROM course WHERE name = ?", [.text(id.rawValue)], { $0.integer(0) })
    guard let row else { return }
    // No files have an empty fingerprint, so that the next import looks at all of it.
    for sql in [
      "UPDATE course SET folder = NULL, fingerprint = '' WHERE id = ?1",
      """
      UPDATE question SET is_removed = 1
      WHERE lesson IN (SELECT id FROM lesson WHERE course = ?1)
      """,
      "UPDATE lesson SET is_removed = 1 WHERE course = ?1",
    ] { try database.run(sql, [.integer(row)]) }
  }
}
