public import Curriculum
internal import Releases
public import ReviewLog
internal import SQLite
internal import Words

/// A question as it is asked: with its revision and the right answer.
public struct StoredQuestion: Hashable, Sendable {
  public var question: Question
  public var revision: RevisionID
  public var truth: Truth
  public var modelVersion: String

  public init(question: Question, revision: RevisionID, truth: Truth, modelVersion: String) {
    self.question = question
    self.revision = revision
    self.truth = truth
    self.modelVersion = modelVersion
  }
}

/// A lesson's place in a list.
public struct LessonSummary: Hashable, Sendable {
  public var course: CourseID
  public var lesson: LessonID
  public var title: String
  public var questionCount: Int

  public init(course: CourseID, lesson: LessonID, title: String, questionCount: Int) {
    self.course = course
    self.lesson = lesson
    self.title = title
    self.questionCount = questionCount
  }
}

extension Store {
  // MARK: Reading

  /// The courses by name, each with its title.
  public func courses() throws(StoreError) -> [(id: CourseID, title: String)] {
    try database.query("SELECT name, title FROM course ORDER BY id") {
      (CourseID(rawValue: $0.text(0)), $0.text(1))
    }
  }

  /// The UUID of the course of a name; nil when there is none.
  public func uuid(ofCourse id: CourseID) throws(StoreError) -> String? {
    try database.first(
      "SELECT uuid FROM course WHERE name = ?", [.text(id.rawValue)], { $0.text(0) })
  }

  /// All lessons in the order in which they are learnt.
  public func lessons() throws(StoreError) -> [LessonSummary] {
    try database.query(
      """
      SELECT course.name, lesson.name, lesson.title,
        (SELECT count(*) FROM question
          WHERE question.lesson = lesson.id AND question.is_removed = 0)
      FROM lesson JOIN course ON course.id = lesson.course WHERE lesson.is_removed = 0
      ORDER BY course.id, lesson.position
      """
    ) {
      LessonSummary(
        course: CourseID(rawValue: $0.text(0)), lesson: LessonID(rawValue: $0.text(1)),
        title: $0.text(2), questionCount: $0.int(3))
    }
  }

  /// Returns a whole course as it was imported, without what was removed.
  public func course(_ id: CourseID) throws(StoreError) -> Course? {
    try database.read { () throws(StoreError) in
      guard
        let head = try database.first(
          "SELECT uuid, title FROM course WHERE name = ?", [.text(id.rawValue)],
          { (uuid: $0.text(0), title: $0.text(1)) })
      else { return nil }
      let names = try database.query(
        """
        SELECT lesson.name FROM lesson JOIN course ON course.id = lesson.course
        WHERE course.name = ? AND lesson.is_removed = 0 ORDER BY lesson.position
        """, [.text(id.rawValue)]
      ) { LessonID(rawValue: $0.text(0)) }
      var lessons: [Lesson] = []
      for name in names {
        if let lesson = try lesson(name, in: id) { lessons.append(lesson) }
      }
      return Course(id: id, uuid: head.uuid, title: head.title, lessons: lessons)
    }
  }

  /// Returns a lesson with its questions; nil when there is none of that name.
  ///
  /// Without a course, the first course that has such a lesson is meant.
  public func lesson(
    _ id: LessonID, in course: CourseID? = nil
  ) throws(StoreError) -> Lesson? {
    let found = try database.query(
      """
      SELECT lesson.title, lesson.document, course.name FROM lesson
      JOIN course ON course.id = lesson.course
      WHERE lesson.name = ?1 AND (?2 IS NULL OR course.name = ?2) AND lesson.is_removed = 0
      ORDER BY course.id LIMIT 1
      """,
      [.text(id.rawValue), .text(course?.rawValue)]
    ) { (row) throws(StoreError) in
      let form = try ContentCoding.decode(LessonForm.self, row.text(1), table: "lesson")
      let blocks = form.blocks.compactMap(\.block)
      guard blocks.count == form.blocks.count else {
        throw .damaged(table: "lesson", reason: Words.Database.blockLacksAPart(of: id.rawValue))
      }
      return (
        course: CourseID(rawValue: row.text(2)),
        lesson: Lesson(
          id: id, title: row.text(0), aim: form.aim,
          prerequisites: form.prerequisites.map(LessonID.init(rawValue:)), claims: form.claims,
          sources: (form.sources ?? []).compactMap { Citation($0) }, blocks: blocks, questions: [])
      )
    }
    guard let (course, head) = found.first else { return nil }
    var lesson = head
    lesson.questions = try database.query(
      """
      SELECT \(Self.columns { "coalesce(undecided.\($0), revision.\($0))" }) FROM \(Self.placedQuestions)
      LEFT JOIN undecided ON undecided.question = question.id
      LEFT JOIN revision ON revision.id = question.revision
      WHERE lesson.name = ? AND course.name = ? AND question.is_removed = 0
        AND (undecided.question IS NOT NULL OR revision.id IS NOT NULL)
      ORDER BY question.position
      """, [.text(id.rawValue), .text(course.rawValue)], Self.readQuestion)
    return lesson
  }

  /// A lesson's questions in its order, as they are asked; without those that wait for their run.
  public func questions(
    of lesson: LessonID, in course: CourseID? = nil
  ) throws(StoreError) -> [StoredQuestion] {
    try storedQuestions(
      """
      WHERE lesson.name = ?1 AND (?2 IS NULL OR course.name = ?2)
        AND lesson.is_removed = 0 AND question.is_removed = 0
      ORDER BY course.id, question.position
      """, [.text(lesson.rawValue), .text(course?.rawValue)])
  }

  /// The questions that are graded for a rule; without those that wait for their run.
  public func questions(targeting rule: RuleID) throws(StoreError) -> [StoredQuestion] {
    try storedQuestions(
      """
      WHERE question.target = (SELECT id FROM rule WHERE name = ?) AND question.is_removed = 0
        AND lesson.is_removed = 0
      ORDER BY course.id, lesson.position, question.position
      """, [.text(rule.rawValue)])
  }

  /// Every question that may be asked and whose answer is known, in the order in which it is learnt.
  public func questions() throws(StoreError) -> [StoredQuestion] {
    try storedQuestions(
      """
      WHERE question.is_removed = 0 AND lesson.is_removed = 0
      ORDER BY course.id, lesson.position, question.position
      """, [])
  }

  /// Returns a question as it is asked now, also one that was removed.
  public func question(_ id: QuestionID) throws(StoreError) -> StoredQuestion? {
    try storedQuestions("WHERE question.name = ?", [.text(id.rawValue)]).first
  }

  /// Returns a question as it was at a revision, to resume or to look back.
  public func question(
    _ id: QuestionID, at revision: RevisionID
  ) throws(StoreError) -> StoredQuestion? {
    try storedQuestions(
      "WHERE question.name = ? AND revision.name = ?",
      [.text(id.rawValue), .text(revision.rawValue)], joining: "revision.question = question.id"
    ).first
  }

  private func storedQuestions(
    _ condition: String, _ values: [Value],
    joining revision: String = "revision.id = question.revision"
  ) throws(StoreError) -> [StoredQuestion] {
    try database.query(
      """
      SELECT \(Self.columns("revision")), revision.name, revision.truth, revision.model_version
      FROM \(Self.placedQuestions) JOIN revision ON \(revision)
      \(condition)
      """, values
    ) { (row) throws(StoreError) in
      let question = try Self.readQuestion(row)
      let truth = try ContentCoding.decodeTruth(row.text(9), of: question, table: "revision")
      return StoredQuestion(
        question: question, revision: RevisionID(rawValue: row.text(8)), truth: truth,
        modelVersion: row.text(10))
    }
  }

  /// Questions with their places.
  static let placedQuestions =
    "question JOIN lesson ON lesson.id = question.lesson JOIN course ON course.id = lesson.course"

  /// The columns that make a question, of which a table has what it asks.
  static func columns(_ table: String) -> String {
    columns { "\(table).\($0)" }
  }

  private static func columns(_ asked: (String) -> String) -> String {
    (["question.name", "lesson.name", "question.document"]
      + ["prompt", "scenario", "ios", "device", "checks"].map(asked)).joined(separator: ", ")
  }

  static func readQuestion(_ row: borrowing Row) throws(StoreError) -> Question {
    let form = try ContentCoding.decode(QuestionForm.self, row.text(2), table: "question")
    let asked = try ContentCoding.decode(
      RevisionForm.self, row.text(7), table: "revision", of: row.text(0))
    guard let ending = asked.ending, let device = Device(rawValue: row.text(6))
    else { throw lacksAPart(row.text(0)) }
    var question = Question(
      id: QuestionID(rawValue: row.text(0)), lesson: LessonID(rawValue: row.text(1)),
      task: asked.task,
      prompt: row.text(3), scenario: row.text(4),
      ios: try ContentCoding.version("revision", of: row.text(5)), device: device,
      ending: ending, rules: form.rules.map(RuleID.init(rawValue:)), claims: form.claims)
    asked.complete(&question)
    return question
  }

  private static func lacksAPart(_ question: String) -> StoreError {
    .damaged(table: "revision", reason: Words.Database.lacksAPart(question))
  }

  // MARK: Rows

  /// Returns the row of a rule, made when the rule is first heard of.
  func row(of rule: RuleID) throws(StoreError) -> Int64 {
    if let row = try database.first(
      "SELECT id FROM rule WHERE name = ?", [.text(rule.rawValue)], { $0.integer(0) })
    {
      return row
    }
    return try database.insert("INSERT INTO rule (name) VALUES (?)", [.text(rule.rawValue)])
  }
}
