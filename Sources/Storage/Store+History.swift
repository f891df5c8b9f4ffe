public import Curriculum
internal import SQLite

/// A lesson or a question of a course with the number of entries of the log that name it, whatever it is
/// called by now.
public struct NamedHistory: Hashable, Sendable {
  /// The id within its course.
  public var name: String
  /// The name that it has now, with its course; nil for one that is taught under this name.
  public var heir: String?
  /// The title of a lesson; empty for a question.
  public var title: String
  public var answerCount: Int
  /// The learners who read the lesson; 0 for a question.
  public var readerCount: Int
}

extension Store {
  /// Returns the id that a course of a UUID has here; nil when it isn't here.
  public func id(ofCourse uuid: String) throws(StoreError) -> CourseID? {
    try database.first(
      "SELECT name FROM course WHERE uuid = ?", [.text(uuid)], { CourseID(rawValue: $0.text(0)) })
  }

  /// Returns the questions of a course that are taught, and those with an heir.
  public func questionHistories(of course: CourseID) throws(StoreError) -> [NamedHistory] {
    try database.query(
      """
      SELECT question.name, heir.name,
        (SELECT count(*) FROM review JOIN presentation AS shown ON shown.id = review.presentation
          JOIN revision ON revision.id = shown.revision WHERE revision.question = question.id)
      FROM question LEFT JOIN question AS heir ON heir.id = question.heir
      WHERE question.name LIKE ? || '/%' AND (question.is_removed = 0 OR heir.id IS NOT NULL)
      ORDER BY question.id
      """, [.text(course.rawValue)]
    ) {
      NamedHistory(
        name: QuestionID(rawValue: $0.text(0)).name, heir: $0.optionalText(1), title: "",
        answerCount: $0.int(2), readerCount: 0)
    }
  }

  /// Returns the lessons of a course that are taught, and those with an heir, in their order.
  public func lessonHistories(of course: CourseID) throws(StoreError) -> [NamedHistory] {
    try database.query(
      """
      SELECT lesson.name,
        (SELECT course.name || '/' || heir.name FROM lesson AS heir
          JOIN course ON course.id = heir.course WHERE heir.id = lesson.heir),
        lesson.title,
        (SELECT count(*) FROM review JOIN presentation AS shown ON shown.id = review.presentation
          WHERE shown.lesson = lesson.id),
        (SELECT count(DISTINCT learner) FROM event WHERE kind = 'lesson-read'
          AND iif(json_valid(detail),
            detail ->> '$.course' = course.name AND detail ->> '$.lesson' = lesson.name, 0))
      FROM lesson JOIN course ON course.id = lesson.course
      WHERE course.name = ? AND (lesson.is_removed = 0 OR lesson.heir IS NOT NULL)
      ORDER BY lesson.position, lesson.id
      """, [.text(course.rawValue)]
    ) {
      NamedHistory(
        name: $0.text(0), heir: $0.optionalText(1), title: $0.text(2), answerCount: $0.int(3),
        readerCount: $0.int(4))
    }
  }
}
