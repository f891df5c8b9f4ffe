internal import Curriculum
internal import ReviewLog
internal import SQLite

extension Store {
  /// Damage of the file or of the log.
  public enum Damage: Hashable, Sendable {
    /// SQLite's own finding, in its words.
    case file(String)
    /// A row of one table refers to a missing row of another one.
    case lostReference(from: String, to: String)
    /// So many answers are of a learner whose row is missing.
    case lostLearner(row: Int64, answerCount: Int)
    /// So many entries of the log have the same device and sequence.
    case doubledEntries(Int)
    /// The schema is not the one that vdl makes.
    case schema(SchemaDifference)
    /// The entries of a learner (nil: of the whole database) were changed outside of vdl.
    case brokenChain(learner: String?)
    /// A row with a value that vdl never writes.
    case row(table: String, StoreError.RowKey?, StoreError.RowDamage)

    /// Whether only what is computed is damaged, which `rebuild` computes again.
    public var isDerived: Bool {
      guard case .row(let table, _, let reason) = self else { return false }
      return reason == .wrongHeir
        || ["memory_state", "day_summary", "device", "chain"].contains(table)
    }

    /// Whether it is a part of the schema that `repairSchema` makes again.
    public var isRepairable: Bool {
      if case .schema(let difference) = self { difference.repairable != nil } else { false }
    }

    /// Whether another program's statements would run when vdl writes, also after `repairSchema`.
    public var isForeignCode: Bool {
      guard case .schema(let difference) = self else { return false }
      return !isRepairable && difference.runsForeignCode(isRead: false)
    }
  }

  /// Looks for damage in the whole file; returns none for a sound file.
  public func findDamage() throws(StoreError) -> [Damage] {
    try check("PRAGMA quick_check")
  }

  /// Looks longer: also for indexes that disagree with their tables, rows that refer to missing rows,
  /// entries with the same place in the log, and rows with impossible values.
  public func findAllDamage() throws(StoreError) -> [Damage] {
    try database.read { () throws(StoreError) in
      let file = try check("PRAGMA integrity_check")
      let lost = try database.query("PRAGMA foreign_key_check") {
        Damage.lostReference(from: $0.text(0), to: $0.text(2))
      }
      let doubled = try database.query(
        """
        SELECT count(*) FROM (
          SELECT device, learner, sequence FROM presentation
          UNION ALL SELECT review.device, learner, review.sequence
            FROM review JOIN presentation ON presentation.id = review.presentation
          UNION ALL SELECT device, learner, sequence FROM event)
        GROUP BY device, learner, sequence HAVING count(*) > 1
        """
      ) { Damage.doubledEntries($0.int(0)) }
      let schema = try schemaDifferences().map { Damage.schema($0) }
      let found: [[Damage]] = [
        schema, file, lost, try lostLearners(), doubled, try damagedRows(), try wrongHeirs(),
        try brokenChains(),
      ]
      return found.flatMap { $0 }
    }
  }

  /// Returns the learners without a row who gave answers.
  private func lostLearners() throws(StoreError) -> [Damage] {
    try database.query(
      """
      SELECT shown.learner, count(*) FROM presentation AS shown
      JOIN review ON review.presentation = shown.id
      WHERE shown.learner NOT IN (SELECT id FROM learner) GROUP BY 1 ORDER BY 1
      """
    ) { .lostLearner(row: $0.integer(0), answerCount: $0.int(1)) }
  }

  /// Makes the triggers, views and indexes of vdl's own again that are missing or changed, and returns
  /// what was wrong with them. Tables stay as they are, and so does what another program made.
  public func repairSchema() throws(StoreError) -> [SchemaDifference] {
    try database.write { () throws(StoreError) in
      let own = try Schema.of(migrations)
      let found = try Schema(of: database).differences(from: own)
      for object in found.compactMap(\.repairable) {
        guard let definition = own.definition(of: object) else { continue }
        try database.execute("DROP \(object.kind) IF EXISTS \(object.name); \(definition)")
      }
      return found.filter { $0.repairable != nil }
    }
  }

  /// Returns the differences of the schema from the one that the migrations make.
  func schemaDifferences() throws(StoreError) -> [SchemaDifference] {
    try Schema(of: database).differences(from: .of(migrations))
  }

  // MARK: Rows

  /// Reads every row as a session, a report or an export reads it.
  private func damagedRows() throws(StoreError) -> [Damage] {
    var found: [Damage] = []
    func look(_ body: () throws(StoreError) -> Void) throws(StoreError) {
      do throws(StoreError) { try body() } catch {
        switch error {
        case .damagedRow(let table, let row, let reason):
          let damage = Damage.row(table: table, row, reason)
          if !found.contains(damage) { found.append(damage) }
        case .corrupt(let error): found.append(.file(error.message))
        default: throw error
        }
      }
    }
    func read(
      _ sql: String, _ body: (borrowing Row) throws(StoreError) -> Void
    ) throws(StoreError) {
      try look { () throws(StoreError) in
        try database.forEach(sql) { (row: borrowing Row) throws(StoreError) in
          try look { () throws(StoreError) in try body(row) }
        }
      }
    }
    try look { () throws(StoreError) in _ = try names() }
    try read(DeviceRow.select) { (row) throws(StoreError) in _ = try DeviceRow(row) }
    try read("SELECT device, learner, last_sequence, last_time, head FROM chain") {
      (row) throws(StoreError) in
      var columns = Columns()
      let device = row.integer(columns.next())
      _ = columns.next()
      _ = try ChainRow(row, &columns, device: device)
    }
    try read(ErasureRow.select) { (row) throws(StoreError) in try ErasureRow(row).check() }
    try read("SELECT document, name, id FROM lesson") { (row) throws(StoreError) in
      _ = try Self.lessonHead(row.text(0), of: LessonID(rawValue: row.text(1)), row: row.integer(2))
    }
    try read(Self.documentsSQL) { (row) throws(StoreError) in try Self.examineDocument(row) }
    for (table, truth) in [("revision", "revision.truth"), ("undecided", "NULL")] {
      try read(Self.examinedQuestionsSQL(of: table, truth: truth)) {
        (row) throws(StoreError) in try Self.examineQuestion(row, of: table)
      }
    }
    try read("SELECT id, hash, text FROM rendering") { (row) throws(StoreError) in
      guard Digest(of: row.text(2)).hexadecimal == row.text(1) else {
        throw .damagedRow(
          table: "rendering", row: .number(row.integer(0)), reason: .changedText)
      }
    }
    try read(PresentationRow.select) { (row) throws(StoreError) in
      var columns = Columns()
      _ = try PresentationRow(row, &columns)
    }
    try read(ReviewRow.select) { (row) throws(StoreError) in _ = try ReviewRow(row) }
    try read(EventRow.select) { (row) throws(StoreError) in _ = try EventRow(row) }
    try read("SELECT \(MemoryStateRow.columns) FROM memory_state") {
      (row) throws(StoreError) in
      var columns = Columns()
      _ = try RuleState(row, &columns)
    }
    try read("SELECT \(DaySummaryRow.columns) FROM day_summary") {
      (row) throws(StoreError) in _ = try DaySummaryRow(row)
    }
    return found
  }

  private func check(_ pragma: String) throws(StoreError) -> [Damage] {
    try database.query(pragma) { $0.text(0) }.filter { $0 != "ok" }.map { .file($0) }
  }
}
