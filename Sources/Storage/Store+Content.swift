public import Curriculum
internal import Releases
public import ReviewLog
internal import SQLite

/// A verified course as it is taken into the store.
public struct CourseImport: Hashable, Sendable {
  public var course: Course
  /// The right answer of every question, as its run gave it.
  public var truths: [QuestionID: Truth]
  /// The scenarios as lowered, for the meaning hash; the source stands in for a missing one.
  public var loweredScenarios: [QuestionID: String]
  public var modelVersion: String
  /// Of the files and the model's version; a course of an equal one needs no import.
  public var fingerprint: String
  /// Where an added course was added from; nil leaves what is stored as it is.
  public var folder: String?

  public init(
    course: Course, truths: [QuestionID: Truth], loweredScenarios: [QuestionID: String] = [:],
    modelVersion: String, fingerprint: String, folder: String? = nil
  ) {
    self.course = course
    self.truths = truths
    self.loweredScenarios = loweredScenarios
    self.modelVersion = modelVersion
    self.fingerprint = fingerprint
    self.folder = folder
  }
}

/// What an import changed.
public struct ImportSummary: Hashable, Sendable {
  public var added: [QuestionID] = []
  /// Another wording of the same meaning.
  public var reworded: [QuestionID] = []
  /// Another meaning: its statistics start anew.
  public var changed: [QuestionID] = []
  public var removed: [QuestionID] = []
  public var unchangedCount = 0

  public init() {}
}

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
  // MARK: Import

  /// Whether the course was imported with this fingerprint, so that verifying it again is needless.
  public func isCurrent(_ course: CourseID, fingerprint: String) throws(StoreError) -> Bool {
    try database.first(
      "SELECT fingerprint FROM course WHERE name = ?", [.text(course.rawValue)], { $0.text(0) })
      == fingerprint
  }

  /// Takes a course in, all of it or nothing.
  ///
  /// A question keeps its revision while neither wording nor meaning changes. What the course no
  /// longer has is marked as removed and kept for the history.
  @discardableResult
  public func importCourse(_ new: CourseImport) throws(StoreError) -> ImportSummary {
    for lesson in new.course.lessons {
      for question in lesson.questions where new.truths[question.id] == nil {
        throw .missingTruth(question.id)
      }
    }
    return try database.write { () throws(StoreError) in
      var summary = ImportSummary()
      let course = try save(new)
      try database.run(
        "UPDATE lesson SET is_removed = 1 WHERE course = ? AND is_removed = 0", [.integer(course)])
      var before: Set<String> = []
      try database.forEach(
        """
        SELECT question.name FROM question JOIN lesson ON lesson.id = question.lesson
        WHERE lesson.course = ? AND question.is_removed = 0
        """, [.integer(course)]
      ) { (row) throws(StoreError) in before.insert(row.text(0)) }
      for (position, lesson) in new.course.lessons.enumerated() {
        let row = try save(lesson, course: course, position: position)
        for (position, question) in lesson.questions.enumerated() {
          guard let truth = new.truths[question.id] else { throw .missingTruth(question.id) }
          let change = try save(
            question, truth: truth,
            hashes: QuestionHashes(
              of: question, truth: truth,
              loweredScenario: new.loweredScenarios[question.id] ?? question.scenario),
            lesson: row, position: position, modelVersion: new.modelVersion)
          before.remove(question.id.rawValue)
          switch change {
          case .added: summary.added.append(question.id)
          case .reworded: summary.reworded.append(question.id)
          case .changed: summary.changed.append(question.id)
          case .unchanged: summary.unchangedCount += 1
          }
        }
      }
      for name in before.sorted() {
        try database.run("UPDATE question SET is_removed = 1 WHERE name = ?", [.text(name)])
        summary.removed.append(QuestionID(rawValue: name))
      }
      return summary
    }
  }

  private func save(_ new: CourseImport) throws(StoreError) -> Int64 {
    let course = new.course
    let name = try database.first(
      "SELECT uuid FROM course WHERE name = ?", [.text(course.id.rawValue)], { $0.text(0) })
    if let name, name != course.uuid { throw .courseNameTaken(course.id) }
    try database.run(
      """
      INSERT INTO course (uuid, name, title, fingerprint, folder) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (uuid) DO UPDATE SET
        name = excluded.name, title = excluded.title, fingerprint = excluded.fingerprint,
        folder = coalesce(excluded.folder, folder)
      """,
      [
        .text(course.uuid), .text(course.id.rawValue), .text(course.title),
        .text(new.fingerprint), .text(new.folder),
      ])
    return try rowNumber("SELECT id FROM course WHERE uuid = ?", course.uuid)
  }

  private func save(
    _ lesson: Lesson, course: Int64, position: Int
  ) throws(StoreError) -> Int64 {
    try database.run(
      """
      INSERT INTO lesson (course, name, position, title, document) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (course, name) DO UPDATE SET position = excluded.position,
        title = excluded.title, document = excluded.document, is_removed = 0
      """,
      [
        .integer(course), .text(lesson.id.rawValue), .integer(position), .text(lesson.title),
        .text(ContentCoding.encode(LessonForm(lesson))),
      ])
    guard
      let row = try database.first(
        "SELECT id FROM lesson WHERE course = ? AND name = ?",
        [.integer(course), .text(lesson.id.rawValue)], { $0.integer(0) })
    else { throw .unknownLesson(lesson.id) }
    return row
  }

  private enum Change { case added, reworded, changed, unchanged }

  private func save(
    _ question: Question, truth: Truth, hashes: QuestionHashes, lesson: Int64, position: Int,
    modelVersion: String
  ) throws(StoreError) -> Change {
    precondition(!question.rules.isEmpty, "a question names the rule it is graded for")
    let name = Value.text(question.id.rawValue)
    let target = try row(of: question.rules[0])
    let document = ContentCoding.encode(
      QuestionForm(rules: question.rules.map(\.rawValue), claims: question.claims))
    let found = try database.first(
      """
      SELECT question.id, revision.name, revision.meaning_hash FROM question
      LEFT JOIN revision ON revision.id = question.revision WHERE question.name = ?
      """, [name], { (id: $0.integer(0), revision: $0.text(1), meaning: $0.text(2)) })
    try database.run(
      """
      INSERT INTO question (name, lesson, position, target, document) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET lesson = excluded.lesson, position = excluded.position,
        target = excluded.target, document = excluded.document, is_removed = 0
      """, [name, .integer(lesson), .integer(position), .integer(target), .text(document)])
    if let found, found.revision == hashes.revision.rawValue { return .unchanged }

    let row: Int64
    if let found {
      row = found.id
    } else {
      row = try rowNumber("SELECT id FROM question WHERE name = ?", question.id.rawValue)
    }
    // A question may come back to an earlier revision.
    try database.run(
      """
      INSERT INTO revision (question, name, text_hash, meaning_hash, prompt, scenario, ios, device,
        checks, truth, model_version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (question, name) DO NOTHING
      """,
      [
        .integer(row), .text(hashes.revision.rawValue), .text(hashes.text.hexadecimal),
        .text(hashes.meaning.hexadecimal), .text(question.prompt), .text(question.scenario),
        .text(question.ios.description), .text(question.device.rawValue),
        .text(ContentCoding.encode(AskForm(question))),
        .text(ContentCoding.encode(TruthForm(truth))), .text(modelVersion),
      ])
    try database.run(
      """
      UPDATE question SET
        revision = (SELECT id FROM revision WHERE question = ?1 AND name = ?2)
      WHERE id = ?1
      """, [.integer(row), .text(hashes.revision.rawValue)])
    guard let found else { return .added }
    return found.meaning == hashes.meaning.hexadecimal ? .reworded : .changed
  }

  // MARK: Reading

  /// The courses by name, each with its title.
  public func courses() throws(StoreError) -> [(id: CourseID, title: String)] {
    try database.query("SELECT name, title FROM course ORDER BY id") {
      (CourseID(rawValue: $0.text(0)), $0.text(1))
    }
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
        throw .damaged(table: "lesson", reason: "a block of '\(id.rawValue)' lacks a part")
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
    lesson.questions = try questions(of: id, in: course).map(\.question)
    return lesson
  }

  /// A lesson's questions in its order, as they are asked.
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

  /// The questions that are graded for a rule.
  public func questions(targeting rule: RuleID) throws(StoreError) -> [StoredQuestion] {
    try storedQuestions(
      """
      WHERE question.target = (SELECT id FROM rule WHERE name = ?) AND question.is_removed = 0
        AND lesson.is_removed = 0
      ORDER BY course.id, lesson.position, question.position
      """, [.text(rule.rawValue)])
  }

  /// Every question that may be asked, in the order in which it is learnt.
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
      SELECT question.name, lesson.name, question.document, revision.name, revision.prompt,
        revision.scenario, revision.ios, revision.device, revision.checks, revision.truth,
        revision.model_version
      FROM question JOIN lesson ON lesson.id = question.lesson
      JOIN course ON course.id = lesson.course JOIN revision ON \(revision)
      \(condition)
      """, values
    ) { (row) throws(StoreError) in
      let form = try ContentCoding.decode(QuestionForm.self, row.text(2), table: "question")
      let asked = try ContentCoding.decode(AskForm.self, row.text(8), table: "revision")
      let truth = try ContentCoding.decode(TruthForm.self, row.text(9), table: "revision").truth
      guard let ask = asked.ask, let truth,
        let ending = asked.ending.map(Ending.init(rawValue:)) ?? .completed,
        let device = Device(rawValue: row.text(7))
      else {
        throw .damaged(table: "revision", reason: "'\(row.text(0))' lacks a part")
      }
      var question = Question(
        id: QuestionID(rawValue: row.text(0)), lesson: LessonID(rawValue: row.text(1)), ask: ask,
        prompt: row.text(4), scenario: row.text(5),
        ios: try ContentCoding.version("revision", of: row.text(6)), device: device,
        ending: ending, rules: form.rules.map(RuleID.init(rawValue:)), claims: form.claims)
      asked.complete(&question)
      return StoredQuestion(
        question: question, revision: RevisionID(rawValue: row.text(3)), truth: truth,
        modelVersion: row.text(10))
    }
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

  private func rowNumber(_ sql: String, _ name: String) throws(StoreError) -> Int64 {
    guard let row = try database.first(sql, [.text(name)], { $0.integer(0) }) else {
      throw .damaged(table: "course", reason: "'\(name)' is missing")
    }
    return row
  }
}
