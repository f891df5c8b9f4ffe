public import Curriculum
internal import Releases
public import ReviewLog
internal import SQLite

/// A question with its revision and its right answer.
public struct StoredQuestion: Hashable, Sendable {
  /// The question, as the author wrote it.
  public var question: Question
  /// The wording and meaning of the question.
  public var revision: RevisionID
  /// The right answer, as runs gave it.
  public var truth: Truth
  /// The version of the model whose runs gave the right answer.
  public var modelVersion: String

  public init(question: Question, revision: RevisionID, truth: Truth, modelVersion: String) {
    self.question = question
    self.revision = revision
    self.truth = truth
    self.modelVersion = modelVersion
  }
}

/// A lesson as a list shows it.
public struct LessonSummary: Hashable, Sendable {
  public var course: CourseID
  public var lesson: LessonID
  public var title: String
  /// The number of its questions, without removed ones.
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

  /// Returns the ids of all courses, each with its title.
  public func courses() throws(StoreError) -> [(id: CourseID, title: String)] {
    try database.query("SELECT name, title FROM course ORDER BY id") {
      (CourseID(rawValue: $0.text(0)), $0.text(1))
    }
  }

  /// Returns the UUID of the course of a name; nil when there is none.
  public func uuid(ofCourse id: CourseID) throws(StoreError) -> String? {
    try database.first(
      "SELECT uuid FROM course WHERE name = ?", [.text(id.rawValue)], { $0.text(0) })
  }

  /// Returns the id of the course of a UUID; nil when there is none.
  public func courseID(ofUUID uuid: String) throws(StoreError) -> CourseID? {
    try database.first("SELECT name FROM course WHERE uuid = ?", [.text(uuid)]) {
      CourseID(rawValue: $0.text(0))
    }
  }

  /// Whether a course is taught. One that was removed has no fingerprint, and neither has one that came with a merge.
  static let isTaught = "course.fingerprint <> ''"

  /// The same, unless the course isn't taught.
  func taughtCourse(ofUUID uuid: String) throws(StoreError) -> CourseID? {
    try database.first(
      "SELECT name FROM course WHERE uuid = ? AND \(Self.isTaught)", [.text(uuid)]
    ) { CourseID(rawValue: $0.text(0)) }
  }

  /// Returns all lessons in the order of learning.
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
  ///
  /// In an outline the lessons have no blocks: who asks questions needs none, and they are half of the text.
  public func course(_ id: CourseID, asOutline: Bool = false) throws(StoreError) -> Course? {
    try database.read { () throws(StoreError) in
      guard
        let head = try database.first(
          "SELECT uuid, title, document FROM course WHERE name = ?", [.text(id.rawValue)],
          { (uuid: $0.text(0), title: $0.text(1), document: $0.text(2)) })
      else { return nil }
      let names = try database.query(
        """
        SELECT lesson.name FROM lesson JOIN course ON course.id = lesson.course
        WHERE course.name = ? AND lesson.is_removed = 0 ORDER BY lesson.position
        """, [.text(id.rawValue)]
      ) { LessonID(rawValue: $0.text(0)) }
      var lessons: [Lesson] = []
      for name in names {
        if let lesson = try lesson(name, in: id, asOutline: asOutline) { lessons.append(lesson) }
      }
      let form = try ContentCoding.decode(CourseForm.self, head.document, table: "course")
      return Course(
        id: id, uuid: head.uuid, title: head.title, lessons: lessons, topics: try topics(of: id),
        misconceptions: try misconceptions(of: id),
        requires: (form.requires ?? []).compactMap { CourseRequirement($0) }, about: form.about)
    }
  }

  /// Returns a lesson with its questions; nil when there is none of that name.
  ///
  /// Without a course, it means the first course that has such a lesson.
  public func lesson(
    _ id: LessonID, in course: CourseID? = nil, asOutline: Bool = false
  ) throws(StoreError) -> Lesson? {
    let document =
      asOutline
      ? "iif(json_valid(lesson.document), json_set(lesson.document, '$.blocks', json('[]')), lesson.document)"
      : "lesson.document"
    let found = try database.query(
      """
      SELECT lesson.title, \(document), course.name, lesson.id FROM lesson
      JOIN course ON course.id = lesson.course
      WHERE lesson.name = ?1 AND (?2 IS NULL OR course.name = ?2) AND lesson.is_removed = 0
      ORDER BY course.id LIMIT 1
      """,
      [.text(id.rawValue), .text(course?.rawValue)]
    ) { (row) throws(StoreError) in
      let (form, blocks) = try Self.lessonHead(row.text(1), of: id, row: row.integer(3))
      return (
        course: CourseID(rawValue: row.text(2)),
        lesson: Lesson(
          id: id, title: row.text(0), aim: form.aim,
          prerequisites: form.prerequisites.map(LessonID.init(rawValue:)), claims: form.claims,
          teaches: (form.teaches ?? []).compactMap { Teaching($0) },
          outOfScope: form.outOfScope ?? [],
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
      """, [.text(id.rawValue), .text(course.rawValue)], Self.question)
    return lesson
  }

  /// Reads the document of a lesson.
  static func lessonHead(
    _ document: String, of id: LessonID, row: Int64
  ) throws(StoreError) -> (form: LessonForm, blocks: [Block]) {
    guard let form = ContentCoding.form(LessonForm.self, document) else {
      throw .damagedRow(table: "lesson", row: .number(row), reason: .unexpectedJSON)
    }
    let blocks = form.blocks.compactMap(\.block)
    guard blocks.count == form.blocks.count else {
      throw .damagedRow(table: "lesson", row: .number(row), reason: .missingBlockPart(id))
    }
    return (form, blocks)
  }

  /// Returns a lesson's questions in its order, without those that wait for their run.
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

  /// Returns the questions that grade a rule, without those that wait for their run.
  public func questions(targeting rule: RuleID) throws(StoreError) -> [StoredQuestion] {
    try storedQuestions(
      """
      WHERE question.target = (SELECT id FROM rule WHERE name = ?) AND question.is_removed = 0
        AND lesson.is_removed = 0
      ORDER BY course.id, lesson.position, question.position
      """, [.text(rule.rawValue)])
  }

  /// Returns every question that may be asked and whose right answer is known, in the order of learning.
  public func questions() throws(StoreError) -> [StoredQuestion] {
    try storedQuestions(
      """
      WHERE question.is_removed = 0 AND lesson.is_removed = 0
      ORDER BY course.id, lesson.position, question.position
      """, [])
  }

  /// Returns a question at its latest revision, also one that was removed.
  public func question(_ id: QuestionID) throws(StoreError) -> StoredQuestion? {
    try storedQuestions("WHERE question.name = ?", [.text(id.rawValue)]).first
  }

  /// Returns a question at an earlier revision, to resume or to look back. It may have been asked under a
  /// former name, and has its name of today.
  public func question(
    _ id: QuestionID, at revision: RevisionID
  ) throws(StoreError) -> StoredQuestion? {
    try storedQuestions(
      """
      WHERE question.id = \(Self.heir(in: .question, named: "?1")) AND revision.name = ?2
      ORDER BY revision.id
      """,
      [.text(id.rawValue), .text(revision.rawValue)],
      joining: "revision.question IN \(Self.family(of: .question, "question.id"))"
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
      var columns = Columns()
      let question = try Self.question(row, &columns)
      let revision = RevisionID(rawValue: row.text(columns.next()))
      let truth = try ContentCoding.decodeTruth(
        row.text(columns.next()), of: question, table: "revision")
      return StoredQuestion(
        question: question, revision: revision, truth: truth,
        modelVersion: row.text(columns.next()))
    }
  }

  /// Questions with their lessons and courses.
  static let placedQuestions =
    "question JOIN lesson ON lesson.id = question.lesson JOIN course ON course.id = lesson.course"

  /// The columns of a question; `table` has its prompt, scenario and checks.
  static func columns(_ table: String) -> String {
    columns { "\(table).\($0)" }
  }

  private static func columns(_ asked: (String) -> String) -> String {
    (["question.name", "lesson.name", "question.document"]
      + ["prompt", "scenario", "ios", "device", "checks"].map(asked)).joined(separator: ", ")
  }

  /// Reads the columns of a row that has nothing else.
  static func question(_ row: borrowing Row) throws(StoreError) -> Question {
    var columns = Columns()
    return try question(row, &columns)
  }

  static func question(
    _ row: borrowing Row, _ columns: inout Columns
  ) throws(StoreError) -> Question {
    let id = QuestionID(rawValue: row.text(columns.next()))
    let lesson = LessonID(rawValue: row.text(columns.next()))
    let form = try ContentCoding.decode(
      QuestionForm.self, row.text(columns.next()), table: "question")
    let (prompt, scenario) = (row.text(columns.next()), row.text(columns.next()))
    let ios = try ContentCoding.version("revision", of: row.text(columns.next()))
    let device = Device(rawValue: row.text(columns.next()))
    let asked = try ContentCoding.decode(
      RevisionForm.self, row.text(columns.next()), table: "revision", of: id.rawValue)
    guard let ending = asked.ending, let device else { throw missingPart(of: id.rawValue) }
    var question = Question(
      id: id, lesson: lesson, task: asked.task, prompt: prompt, scenario: scenario, ios: ios,
      device: device, ending: ending, rules: form.rules.map(RuleID.init(rawValue:)),
      claims: form.claims)
    asked.complete(&question)
    return question
  }

  private static func missingPart(of question: String) -> StoreError {
    .damagedRow(table: "revision", reason: .missingPart(of: question))
  }

  // MARK: Rows

  /// Returns the row of a rule of this name, which the log may go on naming, and adds one for a new rule.
  func row(of rule: RuleID) throws(StoreError) -> Projection.Rule {
    if let row: Projection.Rule = try database.first(
      "SELECT id FROM rule WHERE name = ?", [.text(rule.rawValue)], { $0.number(0) })
    {
      return row
    }
    let row = try database.insert("INSERT INTO rule (name) VALUES (?)", [.text(rule.rawValue)])
    try findHeir(ofNew: rule)
    return RowNumber(row)
  }
}
