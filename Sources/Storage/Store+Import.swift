public import Curriculum
internal import Releases
internal import ReviewLog
internal import SQLite

/// A course to be taken into the store.
public struct CourseImport: Hashable, Sendable {
  /// The course as its files have it.
  public var course: Course
  /// The right answers known from runs. A question without one waits for its run.
  public var truths: [QuestionID: Truth]
  /// The version of the model whose runs gave the answers.
  public var modelVersion: String
  /// A digest of the course's files and the model's version; a course with an equal one needs no import.
  public var fingerprint: String
  /// The path of an added course's folder; nil leaves the stored one unchanged.
  public var folder: String?
  /// The course's assignments.
  public var assignments: [StoredAssignment]

  public init(
    course: Course, truths: [QuestionID: Truth], modelVersion: String, fingerprint: String,
    folder: String? = nil, assignments: [StoredAssignment] = []
  ) {
    self.course = course
    self.truths = truths
    self.modelVersion = modelVersion
    self.fingerprint = fingerprint
    self.folder = folder
    self.assignments = assignments
  }
}

/// The changes that an import made.
public struct ImportSummary: Hashable, Sendable {
  /// Questions that the store did not have.
  public var added: [QuestionID] = []
  /// Questions with another wording and the same meaning.
  public var reworded: [QuestionID] = []
  /// Questions with another meaning, whose statistics start anew.
  public var changed: [QuestionID] = []
  /// Questions with another name, which go on with their history.
  public var renamed: [Succession<QuestionID>] = []
  /// Questions that the course no longer has.
  public var removed: [QuestionID] = []
  /// Questions that wait for their run.
  public var undecided: [QuestionID] = []
  /// The number of questions that stayed as they were.
  public var unchangedCount = 0

  public init() {}

  /// Takes questions that only have another name for neither new nor removed.
  fileprivate mutating func noteRenamed(in course: Course) {
    for succession in course.formerQuestions {
      guard let old = removed.firstIndex(of: succession.name),
        let new = added.firstIndex(of: succession.heir)
      else { continue }
      removed.remove(at: old)
      added.remove(at: new)
      renamed.append(succession)
    }
  }
}

extension Store {
  /// Whether the course was imported with this fingerprint, so that there is nothing to import.
  public func isCurrent(_ course: CourseID, fingerprint: String) throws(StoreError) -> Bool {
    try self.fingerprint(of: course) == fingerprint
  }

  /// The digest of a course's files and the model's version; nil when the course isn't there.
  public func fingerprint(of course: CourseID) throws(StoreError) -> String? {
    try database.first(
      "SELECT fingerprint FROM course WHERE name = ?", [.text(course.rawValue)], { $0.text(0) })
  }

  /// Takes a course in, all of it or nothing.
  ///
  /// `unlessCurrent` leaves alone a course that another program took in while this one waited.
  /// A question keeps its revision while neither wording nor meaning changes. A question without a known
  /// answer waits for `decide`, unless this model has decided the same one already. Lessons and questions
  /// that the course no longer has are marked as removed, and kept for the history, which goes on with the
  /// ones that had their names.
  @discardableResult
  public func importCourse(
    _ new: CourseImport, unlessCurrent: Bool = false
  ) throws(StoreError) -> ImportSummary {
    try database.write { () throws(StoreError) in
      var summary = ImportSummary()
      if unlessCurrent, try isCurrent(new.course.id, fingerprint: new.fingerprint) {
        return summary
      }
      let new = try withRulesOfToday(new)
      let course = try save(new)
      try save(new.assignments, ofCourse: course)
      try saveTopics(of: new.course, row: course)
      try retireFormerCourses(of: new.course)
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
          let place = try save(question, lesson: row, position: position)
          let change =
            if let truth = new.truths[question.id] {
              try save(question, at: place, truth: truth, modelVersion: new.modelVersion)
            } else {
              try saveUndecided(question, at: place, modelVersion: new.modelVersion)
            }
          before.remove(question.id.rawValue)
          switch change {
          case .added: summary.added.append(question.id)
          case .reworded: summary.reworded.append(question.id)
          case .changed: summary.changed.append(question.id)
          case .unchanged: summary.unchangedCount += 1
          case .undecided: summary.undecided.append(question.id)
          }
        }
      }
      for name in before.sorted() {
        let id = QuestionID(rawValue: name)
        try markRemoved(id)
        summary.removed.append(id)
      }
      summary.noteRenamed(in: new.course)
      try declareFormerNames(in: new.course)
      try settleHeirs()
      return summary
    }
  }

  /// The same with the present names of rules that a course knows by former ones.
  private func withRulesOfToday(_ new: CourseImport) throws(StoreError) -> CourseImport {
    let renamed = try renamedRules()
    guard !renamed.isEmpty else { return new }
    var new = new
    for lesson in new.course.lessons.indices {
      for question in new.course.lessons[lesson].questions.indices {
        let rules = new.course.lessons[lesson].questions[question].rules
        new.course.lessons[lesson].questions[question].rules = rules.map { renamed[$0] ?? $0 }
      }
    }
    return new
  }

  private func save(_ new: CourseImport) throws(StoreError) -> Int64 {
    let course = new.course
    if let uuid = try uuid(ofCourse: course.id), uuid != course.uuid {
      throw .courseNameTaken(course.id)
    }
    if let other = try taughtCourse(ofUUID: course.uuid), other != course.id,
      !course.formerly.contains(other)
    {
      throw .courseUUIDTaken(course.id, by: other)
    }
    try database.run(
      """
      INSERT INTO course (uuid, name, title, fingerprint, folder, document)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (uuid) DO UPDATE SET
        name = excluded.name, title = excluded.title, fingerprint = excluded.fingerprint,
        folder = coalesce(excluded.folder, folder), document = excluded.document
      """,
      [
        .text(course.uuid), .text(course.id.rawValue), .text(course.title),
        .text(new.fingerprint), .text(new.folder),
        .text(ContentCoding.encode(CourseForm(course))),
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

  private enum Change { case added, reworded, changed, unchanged, undecided }

  /// A question's row, and the revision that it has so far.
  private struct QuestionRow {
    var id: Int64
    var revision: String?
    var meaning: String?
  }

  /// Saves a question's place, rules and claims.
  private func save(
    _ question: Question, lesson: Int64, position: Int
  ) throws(StoreError) -> QuestionRow {
    precondition(!question.rules.isEmpty, "a question names the rule it is graded for")
    let name = Value.text(question.id.rawValue)
    let target = try row(of: question.rules[0])
    let document = ContentCoding.encode(
      QuestionForm(rules: question.rules.map(\.rawValue), claims: question.claims))
    try database.run(
      """
      INSERT INTO question (name, lesson, position, target, document) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET lesson = excluded.lesson, position = excluded.position,
        target = excluded.target, document = excluded.document, is_removed = 0
      """, [name, .integer(lesson), .integer(position), .number(target), .text(document)])
    return try row(of: question.id)
  }

  private func row(of question: QuestionID) throws(StoreError) -> QuestionRow {
    let found = try database.first(
      """
      SELECT question.id, revision.name, revision.meaning_hash FROM question
      LEFT JOIN revision ON revision.id = question.revision WHERE question.name = ?
      """, [.text(question.rawValue)],
      {
        QuestionRow(id: $0.integer(0), revision: $0.optionalText(1), meaning: $0.optionalText(2))
      })
    guard let found else {
      throw .damagedRow(table: "question", reason: .missingName(question.rawValue))
    }
    return found
  }

  /// Saves a question's text and checks with its right answer, as a revision.
  private func save(
    _ question: Question, at row: QuestionRow, truth: Truth, modelVersion: String
  ) throws(StoreError) -> Change {
    try database.run("DELETE FROM undecided WHERE question = ?", [.integer(row.id)])
    let hashes = QuestionHashes(of: question, truth: truth)
    if row.revision == hashes.revision.rawValue { return .unchanged }
    // A question may come back to an earlier revision.
    try database.run(
      """
      INSERT INTO revision (question, prompt, scenario, ios, device, checks, name, text_hash,
        meaning_hash, truth, model_version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (question, name) DO NOTHING
      """,
      [.integer(row.id)] + Self.asked(question) + [
        .text(hashes.revision.rawValue), .text(hashes.text.hexadecimal),
        .text(hashes.meaning.hexadecimal), .text(ContentCoding.encode(truth)),
        .text(modelVersion),
      ])
    try database.run(
      """
      UPDATE question SET
        revision = (SELECT id FROM revision WHERE question = ?1 AND name = ?2)
      WHERE id = ?1
      """, [.integer(row.id), .text(hashes.revision.rawValue)])
    guard let meaning = row.meaning else { return .added }
    return meaning == hashes.meaning.hexadecimal ? .reworded : .changed
  }

  /// Saves a question's text and checks, until a run decides its answer.
  private func saveUndecided(
    _ question: Question, at row: QuestionRow, modelVersion: String
  ) throws(StoreError) -> Change {
    let asked = [.integer(row.id)] + Self.asked(question)
    let isDecided = try database.first(
      """
      SELECT 1 FROM question JOIN revision ON revision.id = question.revision
      WHERE question.id = ? AND prompt = ? AND scenario = ? AND ios = ? AND device = ?
        AND checks = ? AND model_version = ?
      """, asked + [.text(modelVersion)], { _ in true })
    guard isDecided == nil else {
      try database.run("DELETE FROM undecided WHERE question = ?", [.integer(row.id)])
      return .unchanged
    }
    try database.run(
      """
      INSERT OR REPLACE INTO undecided (question, prompt, scenario, ios, device, checks)
      VALUES (?, ?, ?, ?, ?, ?)
      """, asked)
    return .undecided
  }

  /// Prompt, scenario, iOS version, device and checks of a question.
  private static func asked(_ question: Question) -> [Value] {
    [
      .text(question.prompt), .text(question.scenario), .text(question.ios.description),
      .text(question.device.rawValue), .text(ContentCoding.encode(RevisionForm(question))),
    ]
  }

  private func rowNumber(_ sql: String, _ name: String) throws(StoreError) -> Int64 {
    guard let row = try database.first(sql, [.text(name)], { $0.integer(0) }) else {
      throw .damagedRow(table: "course", reason: .missingName(name))
    }
    return row
  }
}

// MARK: Deciding

extension Store {
  /// Returns a question that waits for its run; nil when its answer is known.
  public func undecidedQuestion(_ id: QuestionID) throws(StoreError) -> Question? {
    try database.query(
      """
      SELECT \(Self.columns("undecided")) FROM \(Self.placedQuestions)
      JOIN undecided ON undecided.question = question.id WHERE question.name = ?
      """, [.text(id.rawValue)], Self.question
    ).first
  }

  /// Saves the right answer of a question that waits for its run, unless another text waits by now.
  public func decide(
    _ question: Question, truth: Truth, modelVersion: String
  ) throws(StoreError) {
    try database.write { () throws(StoreError) in
      guard try undecidedQuestion(question.id) == question else { return }
      _ = try save(
        question, at: try row(of: question.id), truth: truth, modelVersion: modelVersion)
    }
  }

  /// Stops teaching a question that no run decides, unless another text waits by now.
  public func withdraw(_ question: Question) throws(StoreError) {
    try database.write { () throws(StoreError) in
      guard try undecidedQuestion(question.id) == question else { return }
      try markRemoved(question.id)
      try settleHeirs()
    }
  }

  private func markRemoved(_ question: QuestionID) throws(StoreError) {
    try database.run(
      """
      DELETE FROM undecided WHERE question = (SELECT id FROM question WHERE name = ?)
      """, [.text(question.rawValue)])
    try database.run(
      "UPDATE question SET is_removed = 1 WHERE name = ?", [.text(question.rawValue)])
  }
}
