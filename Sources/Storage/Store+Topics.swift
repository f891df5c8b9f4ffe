public import Curriculum
internal import SQLite

extension Store {
  /// Returns the topics of a course in its order, or those of all courses that are taught.
  public func topics(of course: CourseID? = nil) throws(StoreError) -> [Topic] {
    try database.query(
      """
      SELECT topic.name, topic.sentence FROM topic JOIN course ON course.id = topic.course
      WHERE course.name = ?1 OR ?1 IS NULL AND \(Self.isTaught) ORDER BY course.id, topic.position
      """, [.text(course?.rawValue)]
    ) { Topic(id: RuleID(rawValue: $0.text(0)), sentence: $0.text(1)) }
  }

  /// Returns a course's own misconceptions in the order of their names, or those of all courses that are
  /// taught.
  public func misconceptions(
    of course: CourseID? = nil
  ) throws(StoreError) -> [MisconceptionFile] {
    try database.query(
      """
      SELECT misconception.name, misconception.text
      FROM misconception JOIN course ON course.id = misconception.course
      WHERE course.name = ?1 OR ?1 IS NULL AND \(Self.isTaught)
      ORDER BY course.id, misconception.name
      """, [.text(course?.rawValue)]
    ) { MisconceptionFile(id: $0.text(0), text: $0.text(1)) }
  }

  func saveTopics(of course: Course, row: Int64) throws(StoreError) {
    try database.run("DELETE FROM topic WHERE course = ?", [.integer(row)])
    for (position, topic) in course.topics.enumerated() {
      try database.run(
        "INSERT INTO topic (course, name, position, sentence) VALUES (?, ?, ?, ?)",
        [
          .integer(row), .text(topic.id.rawValue), .integer(position), .text(topic.sentence),
        ])
    }
    try database.run("DELETE FROM misconception WHERE course = ?", [.integer(row)])
    for file in course.misconceptions {
      try database.run(
        "INSERT INTO misconception (course, name, text) VALUES (?, ?, ?)",
        [.integer(row), .text(file.id), .text(file.text)])
    }
  }
}
