public import Curriculum
internal import ReviewLog
internal import SQLite

/// Former names of lessons, questions and rules.
///
/// The table `former` has what courses and the rule book say, by name. The column `heir` of a row follows
/// from it, from the rows that are there and from those that are in use. The log never changes: its rows go
/// on naming the row of their time.
extension Store {
  /// The kinds of rows that may have an heir; the raw value is the name of the table.
  enum Heirloom: String, CaseIterable {
    case lesson, question, rule

    /// Selects name, row and whether it is in use, of all rows that may have an heir or be one.
    fileprivate var rows: String {
      let named = """
        IN (SELECT name FROM former WHERE kind = '\(rawValue)'
          UNION SELECT heir FROM former WHERE kind = '\(rawValue)')
        """
      return switch self {
      case .lesson:
        """
        SELECT course.name || '/' || lesson.name, lesson.id, is_removed = 0
        FROM lesson JOIN course ON course.id = lesson.course
        WHERE course.name || '/' || lesson.name \(named)
        """
      case .question: "SELECT name, id, is_removed = 0 FROM question WHERE name \(named)"
      // No rule is removed: one with another name is in the rule book by that name.
      case .rule: "SELECT name, id, 0 FROM rule WHERE name \(named)"
      }
    }
  }

  // MARK: Declaring

  /// Takes in what a course says of former names, in place of what it said before.
  func declareFormerNames(in course: Course) throws(StoreError) {
    try database.run("DELETE FROM former WHERE course = ?", [.text(course.uuid)])
    var position = 0
    func declare(_ kind: Heirloom, _ name: String, _ heir: String) throws(StoreError) {
      position += 1
      try declareFormer(kind, name, heir, position, by: course.uuid)
    }
    for former in course.formerLessons {
      try declare(.lesson, former.name.description, former.heir.description)
    }
    for former in course.formerQuestions {
      try declare(.question, former.name.rawValue, former.heir.rawValue)
    }
    for former in course.formerTopics {
      try declare(.rule, former.name.rawValue, former.heir.rawValue)
    }
  }

  func declareFormer(
    _ kind: Heirloom, _ name: String, _ heir: String, _ position: Int, by course: String
  ) throws(StoreError) {
    try database.run(
      """
      INSERT INTO former (kind, name, heir, position, course) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (kind, name, heir) DO UPDATE SET
        position = min(position, excluded.position), course = min(course, excluded.course)
      """,
      [.text(kind.rawValue), .text(name), .text(heir), .integer(position), .text(course)])
  }

  /// Returns the former names of a course's questions, in the order in which the course gives them.
  public func formerQuestions(
    of course: Course
  ) throws(StoreError) -> [Succession<QuestionID>] {
    try database.query(
      "SELECT name, heir FROM former WHERE kind = 'question' AND course = ? ORDER BY position",
      [.text(course.uuid)]
    ) { Succession(QuestionID(rawValue: $0.text(0)), to: QuestionID(rawValue: $0.text(1))) }
  }

  /// Ends the teaching of the courses that a course takes over from, as far as these are courses of
  /// their own here.
  func retireFormerCourses(of course: Course) throws(StoreError) {
    for id in course.formerly {
      guard let uuid = try uuid(ofCourse: id), uuid != course.uuid else { continue }
      try retireCourse(id)
    }
  }

  // MARK: Settling

  /// Finds the heirs of all rows; computes what follows from the log again if that changes anything.
  func settleHeirs() throws(StoreError) {
    if try findHeirs() { try rebuild(learner: nil) }
  }

  /// Writes the heirs of all rows, and returns whether what follows from the log is another one now.
  func findHeirs() throws(StoreError) -> Bool {
    // Lessons have no derived state: their answers are summed up when somebody looks.
    _ = try findHeirs(of: .lesson)
    let questions = try findHeirs(of: .question)
    return try findHeirs(of: .rule) || questions
  }

  private func findHeirs(of kind: Heirloom) throws(StoreError) -> Bool {
    let known = try knownHeirs(of: kind)
    let heirs = try heirs(of: kind)
    if kind == .rule { try addHeirs(heirs) }
    let found = try heirRows(of: kind, by: heirs)
    if kind == .lesson { try saveHeirs(ofLessons: found) }
    guard found.mapValues({ $0[0] }) != known else { return false }
    try database.run("UPDATE \(kind) SET heir = NULL WHERE heir IS NOT NULL")
    for (row, heirs) in found {
      try database.run(
        "UPDATE \(kind) SET heir = ? WHERE id = ?", [.integer(heirs[0]), .integer(row)])
    }
    return true
  }

  /// The rows that take over from each row, the first one first, as it follows from what is declared. Rows
  /// that stand for themselves are left out.
  private func heirRows(
    of kind: Heirloom, by heirs: Heirs<String>
  ) throws(StoreError) -> [Int64: [Int64]] {
    guard !heirs.names.isEmpty else { return [:] }
    let names = try namedRows(of: kind)
    var found: [Int64: [Int64]] = [:]
    for name in heirs.names {
      guard let row = names[name] else { continue }
      let rows = heirs.heirs(of: name, in: names).compactMap { names[$0]?.id }
      if !rows.isEmpty { found[row.id] = rows }
    }
    return found
  }

  private func saveHeirs(ofLessons found: [Int64: [Int64]]) throws(StoreError) {
    try database.run("DELETE FROM lesson_heir")
    for (row, heirs) in found {
      for heir in heirs {
        try database.run(
          "INSERT INTO lesson_heir (lesson, heir) VALUES (?, ?)", [.integer(row), .integer(heir)])
      }
    }
  }

  // MARK: Examining

  /// Returns the rows whose stored heirs are not those that `findHeirs` finds.
  func wrongHeirs() throws(StoreError) -> [Damage] {
    var damage: [Damage] = []
    for kind in Heirloom.allCases {
      let found = try heirRows(of: kind, by: try heirs(of: kind))
      let known = try knownHeirs(of: kind)
      var wrong = Set(found.keys).union(known.keys).filter { found[$0]?.first != known[$0] }
      if kind == .lesson {
        let all = try knownHeirsOfLessons()
        wrong.formUnion(
          Set(found.keys).union(all.keys).filter { Set(found[$0] ?? []) != all[$0] ?? [] })
      }
      damage += wrong.sorted().map { Damage.row(table: kind.rawValue, .number($0), .wrongHeir) }
    }
    return damage
  }

  private func knownHeirsOfLessons() throws(StoreError) -> [Int64: Set<Int64>] {
    var heirs: [Int64: Set<Int64>] = [:]
    try database.forEach("SELECT lesson, heir FROM lesson_heir") {
      (row: borrowing Row) throws(StoreError) in
      heirs[row.integer(0), default: []].insert(row.integer(1))
    }
    return heirs
  }

  private func knownHeirs(of kind: Heirloom) throws(StoreError) -> [Int64: Int64] {
    Dictionary(
      try database.query("SELECT id, heir FROM \(kind) WHERE heir IS NOT NULL") {
        ($0.integer(0), $0.integer(1))
      }, uniquingKeysWith: { first, _ in first })
  }

  private func heirs(of kind: Heirloom) throws(StoreError) -> Heirs<String> {
    Heirs(
      try database.query(
        "SELECT name, heir FROM former WHERE kind = ? ORDER BY position, name, heir",
        [.text(kind.rawValue)]
      ) { Succession($0.text(0), to: $0.text(1)) })
  }

  fileprivate struct NamedRow {
    var id: Int64
    var isInUse: Bool
  }

  fileprivate func namedRows(of kind: Heirloom) throws(StoreError) -> [String: NamedRow] {
    Dictionary(
      try database.query(kind.rows) {
        ($0.text(0), NamedRow(id: $0.integer(1), isInUse: $0.bool(2)))
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Heirs<String> {
  fileprivate func heirs(of name: String, in rows: [String: Store.NamedRow]) -> [String] {
    heirs(of: name, isInUse: { rows[$0]?.isInUse == true }, isThere: { rows[$0] != nil })
  }
}

// MARK: - Rules

extension Store {
  /// Takes in the former names of rules that the rule book has, by the rule of today.
  ///
  /// Questions get the names of today, and what follows from the log is computed again when a learner was
  /// asked about one of the rules.
  public func adopt(formerRules: [RuleID: [RuleID]]) throws(StoreError) {
    var wanted: [[String]] = []
    for (rule, names) in formerRules {
      for name in names { wanted.append([name.rawValue, rule.rawValue]) }
    }
    wanted.sort { $0.lexicographicallyPrecedes($1) }
    let known = try database.query(
      "SELECT name, heir FROM former WHERE kind = 'rule' AND course = '' ORDER BY name, heir"
    ) { [$0.text(0), $0.text(1)] }
    guard known != wanted else { return }
    try database.write { () throws(StoreError) in
      try database.run("DELETE FROM former WHERE kind = 'rule' AND course = ''")
      for (position, pair) in wanted.enumerated() {
        try declareFormer(.rule, pair[0], pair[1], position, by: "")
      }
      try settleHeirs()
      try renameRulesOfQuestions()
    }
  }

  /// The names of today of rules that had others.
  func renamedRules() throws(StoreError) -> [RuleID: RuleID] {
    Dictionary(
      try database.query(
        "SELECT rule.name, heir.name FROM rule JOIN rule AS heir ON heir.id = rule.heir"
      ) { (RuleID(rawValue: $0.text(0)), RuleID(rawValue: $0.text(1))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The names of today of questions that had others.
  func renamedQuestions() throws(StoreError) -> [String: String] {
    Dictionary(
      try database.query(
        """
        SELECT question.name, heir.name
        FROM question JOIN question AS heir ON heir.id = question.heir
        """
      ) { ($0.text(0), $0.text(1)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the row that a rule's state belongs to, and adds a row for a new rule.
  func heir(of rule: RuleID) throws(StoreError) -> Projection.Rule {
    let row = try row(of: rule)
    let heir: Projection.Rule? = try database.first(
      "SELECT coalesce(heir, id) FROM rule WHERE id = ?", [.number(row)], { $0.number(0) })
    return heir ?? row
  }

  /// Gives a rule's new row its heir, where the rule book has another name for the rule.
  func findHeir(ofNew rule: RuleID) throws(StoreError) {
    let isFormer = try database.first(
      "SELECT 1 FROM former WHERE kind = 'rule' AND name = ?", [.text(rule.rawValue)], { _ in true }
    )
    if isFormer == true { _ = try findHeirs(of: .rule) }
  }

  /// Adds the rules that take over from one that is there.
  private func addHeirs(_ heirs: Heirs<String>) throws(StoreError) {
    guard !heirs.names.isEmpty else { return }
    let names = try namedRows(of: .rule)
    for name in heirs.names where names[name] != nil {
      for heir in heirs.heirs(of: name, isInUse: { _ in false }, isThere: { _ in true })
      where names[heir] == nil {
        try database.run("INSERT OR IGNORE INTO rule (name) VALUES (?)", [.text(heir)])
      }
    }
  }

  private func renameRulesOfQuestions() throws(StoreError) {
    let renamed = try renamedRules()
    guard !renamed.isEmpty else { return }
    try database.run(
      """
      UPDATE question SET target = (SELECT heir FROM rule WHERE id = target)
      WHERE target IN (SELECT id FROM rule WHERE heir IS NOT NULL)
      """)
    let documents = try database.query("SELECT id, document FROM question") {
      (id: $0.integer(0), document: $0.text(1))
    }
    for (id, document) in documents {
      guard var form = ContentCoding.form(QuestionForm.self, document) else { continue }
      let rules = form.rules.map { renamed[RuleID(rawValue: $0)]?.rawValue ?? $0 }
      guard rules != form.rules else { continue }
      form.rules = rules
      try database.run(
        "UPDATE question SET document = ? WHERE id = ?",
        [.text(ContentCoding.encode(form)), .integer(id)])
    }
  }
}

extension LogEvent.Body {
  /// Gives a rule its name of today.
  mutating func rename(_ rules: [RuleID: RuleID]) {
    switch self {
    case .suspend(let rule): self = .suspend(rules[rule] ?? rule)
    case .resume(let rule): self = .resume(rules[rule] ?? rule)
    case .undo, .skip, .flag, .hint, .step, .verdictSeen, .evidence, .setting, .lessonRead, .placed,
      .other:
      break
    }
  }
}

// MARK: - Reading by heirs

extension Store {
  /// The rows of a table that have one heir, and the heir, which is `row`: a column, or a parameter with a
  /// number.
  static func family(of table: Heirloom, _ row: String) -> String {
    """
    (SELECT id FROM \(table) WHERE id = \(row) OR heir = \(row))
    """
  }

  /// The row that stands for the one of a name; `name` is a parameter, with a number in a `family`.
  static func heir(in table: Heirloom, named name: String) -> String {
    "(SELECT coalesce(heir, id) FROM \(table) WHERE name = \(name))"
  }

  /// The lessons of today that a learner read to their end, under whatever name.
  func lessonsRead(by learner: Projection.Learner) throws(StoreError) -> Set<String> {
    let read = try database.query(
      """
      SELECT DISTINCT iif(json_valid(detail), detail ->> '$.course', NULL),
        iif(json_valid(detail), detail ->> '$.lesson', NULL)
      FROM event WHERE kind = 'lesson-read' AND learner = ?
      """, [.number(learner)]
    ) { "\($0.text(0))/\($0.text(1))" }
    return Set(try withHeirs(lessons: read).joined())
  }

  /// Returns for each name of a lesson, as `course/lesson`, this name and those of its heirs.
  func withHeirs(lessons: [String]) throws(StoreError) -> [[String]] {
    let heirs = try heirs(of: .lesson)
    guard !heirs.names.isEmpty else { return lessons.map { [$0] } }
    let rows = try namedRows(of: .lesson)
    return lessons.map { [$0] + heirs.heirs(of: $0, in: rows) }
  }
}
