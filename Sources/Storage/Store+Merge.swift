internal import Curriculum
public import ReviewLog
internal import SQLite

extension Store {
  /// The entries that a merge brought.
  public struct MergeSummary: Hashable, Sendable {
    /// The number of answers.
    public var answerCount = 0
    /// The number of all other entries: questions shown, hints, settings…
    public var otherCount = 0

    /// Whether everything was there.
    public var isEmpty: Bool { answerCount + otherCount == 0 }
  }

  /// Takes in the entries about a learner that another database has, and computes what follows from all.
  ///
  /// Entries are the same by their UUIDs, so that a second time changes nothing. All or nothing is taken
  /// in. `path` names the other database in errors; a database whose log was changed outside of vdl is
  /// refused, on either side.
  public func merge(
    _ learner: Learner, from other: Store, path: String
  ) throws(StoreError) -> MergeSummary {
    if let damage = try other.findAllDamage().first(where: { !$0.isDerived }) {
      throw .cannotOpen(path: path, reason: .unsound(damage))
    }
    return try database.write { () throws(StoreError) in
      if let damage = try brokenChains(of: try? row(of: learner.id)).first {
        throw .cannotOpen(path: self.path, reason: .unsound(damage))
      }
      let row = try rowToMerge(learner)
      var merge = try Merge(of: learner.id, row, from: other.database, into: self)
      let summary = try merge.run()
      try takeFormerNames(from: other.database)
      if try findHeirs() {
        try rebuild(learner: nil)
      } else if !summary.isEmpty {
        try rebuild(learner: row)
      }
      return summary
    }
  }

  /// Takes in what courses said of former names there, except those that are taught here: these said it
  /// when they were imported, and may be of another age.
  private func takeFormerNames(from source: Database) throws(StoreError) {
    let taught = Set(
      try database.query(
        """
        SELECT DISTINCT course.uuid FROM lesson JOIN course ON course.id = lesson.course
        WHERE lesson.is_removed = 0
        """
      ) { $0.text(0) })
    try source.forEach(
      "SELECT kind, name, heir, position, course FROM former WHERE kind <> 'rule'"
    ) { (row: borrowing Row) throws(StoreError) in
      guard let kind = Heirloom(rawValue: row.text(0)), !taught.contains(row.text(4)) else {
        return
      }
      try declareFormer(kind, row.text(1), row.text(2), row.int(3), by: row.text(4))
    }
  }

  /// Whether the learner was erased here, and so can't come back.
  public func isErased(_ learner: LearnerID) throws(StoreError) -> Bool {
    try erasures().contains { $0.learner == learner }
  }

  private func rowToMerge(_ learner: Learner) throws(StoreError) -> Projection.Learner {
    if try findLearner(learner.id) != nil { return try row(of: learner.id) }
    return try add(learner)
  }
}

/// One merge of a learner's log.
private struct Merge {
  private let learner: Projection.Learner
  private let source: Database
  private let store: Store
  private let target: Database
  /// The entries of the other database, by device and sequence.
  private let entries: [Entry]
  /// The devices that new entries belong to here, by their rows there.
  private var devices: [Int64: Int64] = [:]

  private struct Entry {
    var table: ChainedEntry.Table
    var row: Int64
    var uuid: String
    var device: Int64
    var sequence: Int
  }

  init(
    of id: LearnerID, _ learner: Projection.Learner, from source: Database, into store: Store
  ) throws(StoreError) {
    self.learner = learner
    self.source = source
    self.store = store
    target = store.database
    entries = try source.query(
      """
      WITH own (id) AS (SELECT id FROM learner WHERE uuid = ?)
      SELECT * FROM (
        SELECT 0 AS kind, id, uuid, device, sequence FROM presentation
          WHERE learner = (SELECT id FROM own)
        UNION ALL SELECT 1, shown.id, review.uuid, review.device, review.sequence
          FROM review JOIN presentation AS shown ON shown.id = review.presentation
          WHERE shown.learner = (SELECT id FROM own)
        UNION ALL SELECT 2, id, uuid, device, sequence FROM event
          WHERE learner = (SELECT id FROM own))
      ORDER BY device, sequence
      """, [.text(id.rawValue)]
    ) { row in
      Entry(
        table: ChainedEntry.Table(rawValue: row.int(0)) ?? .event, row: row.integer(1),
        uuid: row.text(2), device: row.integer(3), sequence: row.int(4))
    }
  }

  mutating func run() throws(StoreError) -> Store.MergeSummary {
    var new: [Entry] = []
    for entry in entries where try !isHere(entry) { new.append(entry) }
    for device in Set(new.map(\.device)) { devices[device] = try deviceHere(of: device) }
    // What an entry is about comes before it.
    for table in ChainedEntry.Table.allCases {
      for entry in new where entry.table == table { try take(entry) }
    }
    try continueChains()
    let answerCount = new.count { $0.table == .review }
    return Store.MergeSummary(answerCount: answerCount, otherCount: new.count - answerCount)
  }

  private func isHere(_ entry: Entry) throws(StoreError) -> Bool {
    if try find("SELECT 1 FROM \(entry.table) WHERE uuid = ?", [.text(entry.uuid)]) != nil {
      return true
    }
    // Only a twin of a presentation has another UUID than here: its answer is here.
    guard entry.table == .presentation else { return false }
    return try presentationOfAnswer(to: entry.row) != nil
  }

  /// Returns the presentation here of the answer that a presentation has there.
  private func presentationOfAnswer(to row: Int64) throws(StoreError) -> Int64? {
    let answer = try source.first(
      "SELECT uuid FROM review WHERE presentation = ?", [.integer(row)], { $0.text(0) })
    guard let answer else { return nil }
    return try find("SELECT presentation FROM review WHERE uuid = ?", [.text(answer)])
  }

  private func find(_ sql: String, _ values: [Value]) throws(StoreError) -> Int64? {
    try target.first(sql, values) { $0.integer(0) }
  }

  // MARK: Devices

  /// Returns the device here that the new entries of a device there belong to.
  ///
  /// Two copies of one file write as the same device. Then the entries of the other copy belong to a
  /// device of their own, which is ordered as the first one.
  private func deviceHere(of device: Int64) throws(StoreError) -> Int64 {
    let found = try source.first(
      "SELECT uuid, coalesce(origin, uuid) FROM device WHERE id = ?", [.integer(device)]
    ) {
      (uuid: $0.text(0), origin: $0.text(1))
    }
    guard let found else { throw .damagedRow(table: "device", reason: .missingRow(device)) }
    let here = try find("SELECT id FROM device WHERE uuid = ?", [.text(found.uuid)])
    guard let here else {
      return try addDevice(found.uuid, origin: found.origin == found.uuid ? nil : found.origin)
    }
    guard let first = try firstOfBranch(entries.filter { $0.device == device }, here) else {
      return here
    }
    let branch = Store.derivedID(["device", found.uuid, first.uuid])
    if let known = try find("SELECT id FROM device WHERE uuid = ?", [.text(branch)]) {
      return known
    }
    let own = try find("SELECT device FROM store", [])
    let last = try find(
      "SELECT last_sequence FROM chain WHERE device = ? AND learner = ?",
      [.integer(here), .number(learner)])
    guard here == own || first.sequence <= last ?? 0 else { return here }
    return try addDevice(branch, origin: found.origin)
  }

  /// Returns the first entry of a device that isn't here, or is here under another device.
  private func firstOfBranch(_ entries: [Entry], _ device: Int64) throws(StoreError) -> Entry? {
    for entry in entries {
      let sql =
        entry.table == .review
        ? "SELECT device FROM review WHERE uuid = ?"
        : "SELECT device FROM \(entry.table) WHERE uuid = ?"
      if try find(sql, [.text(entry.uuid)]) != device { return entry }
    }
    return nil
  }

  private func addDevice(_ uuid: String, origin: String?) throws(StoreError) -> Int64 {
    try target.insert(
      "INSERT INTO device (id, uuid, origin) VALUES (?, ?, ?)",
      [.integer(try target.freshRow(of: .device)), .text(uuid), .text(origin)])
  }

  /// Lets the chains of the devices end with the entries that came.
  private func continueChains() throws(StoreError) {
    let changed = Set(devices.values)
    for chain in try target.computedChains(of: learner.rawValue)
    where changed.contains(chain.device) {
      try store.saveChain(
        device: chain.device, learner: chain.learner, sequence: chain.lastSequence,
        time: chain.lastTime, head: chain.head)
    }
  }

  // MARK: Entries

  private func take(_ entry: Entry) throws(StoreError) {
    let device = Value.integer(devices[entry.device])
    switch entry.table {
    case .presentation:
      try copyPresentation(entry.row, as: entry.uuid, device: device)
    case .review:
      let shown = try presentationHere(entry.row, device: device)
      try copy(
        """
        uuid, sequence, time, counted, zone_offset, typed, read, verdict, score, rating, hint_count,
          confidence, duration_ms, missed, program_version
        """, of: "review", where: "presentation", entry.row,
        with: [("presentation", .integer(shown)), ("device", device)])
    case .event:
      let about =
        try source.first(
          "SELECT presentation FROM event WHERE id = ?", [.integer(entry.row)]
        ) { $0.optionalInteger(0) } ?? nil
      var shown: Int64?
      if let about { shown = try presentationHere(about, device: device) }
      try copy(
        "uuid, sequence, time, counted, zone_offset, kind, detail, program_version", of: "event",
        where: "id", entry.row,
        with: [
          ("learner", .number(learner)), ("presentation", .integer(shown)), ("device", device),
        ])
    }
  }

  /// Returns the presentation here of one there.
  ///
  /// A question that was open when a file was copied may have an answer in each copy. The other answer
  /// then has a presentation of its own here, since each has one answer.
  private func presentationHere(_ row: Int64, device: Value) throws(StoreError) -> Int64 {
    let found = try source.first(
      """
      SELECT shown.uuid, review.uuid FROM presentation AS shown
      LEFT JOIN review ON review.presentation = shown.id WHERE shown.id = ?
      """, [.integer(row)]
    ) { (uuid: $0.text(0), answer: $0.optionalText(1)) }
    guard let found else { throw .damagedRow(table: "presentation", reason: .missingRow(row)) }
    if let here = try presentationOfAnswer(to: row) { return here }
    guard let here = try find("SELECT id FROM presentation WHERE uuid = ?", [.text(found.uuid)])
    else { throw .damagedRow(table: "presentation", reason: .missingName(found.uuid)) }
    let answer = try target.first(
      "SELECT uuid FROM review WHERE presentation = ?", [.integer(here)], { $0.text(0) })
    guard let answer, let other = found.answer, answer != other else { return here }
    let twin = Store.derivedID(["presentation", found.uuid, other])
    if let known = try find("SELECT id FROM presentation WHERE uuid = ?", [.text(twin)]) {
      return known
    }
    return try copyPresentation(row, as: twin, device: device)
  }

  @discardableResult
  private func copyPresentation(
    _ row: Int64, as uuid: String, device: Value
  ) throws(StoreError) -> Int64 {
    let about = try source.first(
      "SELECT revision, lesson, target, rendering FROM presentation WHERE id = ?", [.integer(row)]
    ) {
      (revision: $0.integer(0), lesson: $0.integer(1), target: $0.integer(2), text: $0.integer(3))
    }
    guard let about else { throw .damagedRow(table: "presentation", reason: .missingRow(row)) }
    try copy(
      """
      sequence, time, counted, zone_offset, session, occasion, seed, model_version, ios, kind,
        guess_rate, answer
      """, of: "presentation", where: "id", row,
      with: [
        ("uuid", .text(uuid)), ("learner", .number(learner)), ("device", device),
        ("revision", .integer(try revision(about.revision))),
        ("lesson", .integer(try lesson(about.lesson))),
        ("target", .integer(try rule(about.target))),
        ("rendering", .integer(try rendering(about.text))),
      ])
    return target.connection.lastInsertedRow
  }

  /// Copies columns of a row, with others that differ here.
  private func copy(
    _ columns: String, of table: String, where key: String, _ row: Int64,
    with others: [(name: String, value: Value)]
  ) throws(StoreError) {
    let values = try source.query(
      "SELECT \(columns) FROM \(table) WHERE \(key) = ?", [.integer(row)]
    ) { row in (0..<row.count).map { row.value($0) } }.first
    guard let values else { throw .damagedRow(table: table, reason: .missingRow(row)) }
    let names = others.map(\.name).joined(separator: ", ")
    let marks = (others.map(\.value) + values).map { _ in "?" }.joined(separator: ", ")
    try target.run(
      "INSERT INTO \(table) (\(names), \(columns)) VALUES (\(marks))", others.map(\.value) + values)
  }

  // MARK: Content

  // Rows of content that are not here come as removed: for the history, and not to be asked.

  private func rule(_ row: Int64) throws(StoreError) -> Int64 {
    let name = try text("SELECT name FROM rule WHERE id = ?", row)
    return try store.row(of: RuleID(rawValue: name)).rawValue
  }

  private func rendering(_ row: Int64) throws(StoreError) -> Int64 {
    let hash = try text("SELECT hash FROM rendering WHERE id = ?", row)
    if let here = try find("SELECT id FROM rendering WHERE hash = ?", [.text(hash)]) { return here }
    try copy(
      "hash", of: "rendering", where: "id", row,
      with: [
        ("text", .text(try text("SELECT text FROM rendering WHERE id = ?", row)))
      ])
    return target.connection.lastInsertedRow
  }

  private func course(_ row: Int64) throws(StoreError) -> Int64 {
    let uuid = try text("SELECT uuid FROM course WHERE id = ?", row)
    if let here = try find("SELECT id FROM course WHERE uuid = ?", [.text(uuid)]) { return here }
    let name = try text("SELECT name FROM course WHERE id = ?", row)
    if try find("SELECT id FROM course WHERE name = ?", [.text(name)]) != nil {
      throw .courseNameTaken(CourseID(rawValue: name))
    }
    try copy(
      "uuid, name, title", of: "course", where: "id", row, with: [("fingerprint", .text(""))])
    return target.connection.lastInsertedRow
  }

  private func lesson(_ row: Int64) throws(StoreError) -> Int64 {
    let course = try course(try number("SELECT course FROM lesson WHERE id = ?", row))
    let name = try text("SELECT name FROM lesson WHERE id = ?", row)
    if let here = try find(
      "SELECT id FROM lesson WHERE course = ? AND name = ?", [.integer(course), .text(name)])
    {
      return here
    }
    try copy(
      "name, position, title, document", of: "lesson", where: "id", row,
      with: [("course", .integer(course)), ("is_removed", 1)])
    return target.connection.lastInsertedRow
  }

  private func question(_ row: Int64) throws(StoreError) -> Int64 {
    let name = try text("SELECT name FROM question WHERE id = ?", row)
    if let here = try find("SELECT id FROM question WHERE name = ?", [.text(name)]) { return here }
    let lesson = try lesson(try number("SELECT lesson FROM question WHERE id = ?", row))
    let rule = try rule(try number("SELECT target FROM question WHERE id = ?", row))
    try copy(
      "name, position, document", of: "question", where: "id", row,
      with: [("lesson", .integer(lesson)), ("target", .integer(rule)), ("is_removed", 1)])
    return target.connection.lastInsertedRow
  }

  private func revision(_ row: Int64) throws(StoreError) -> Int64 {
    let question = try question(try number("SELECT question FROM revision WHERE id = ?", row))
    let name = try text("SELECT name FROM revision WHERE id = ?", row)
    if let here = try find(
      "SELECT id FROM revision WHERE question = ? AND name = ?", [.integer(question), .text(name)])
    {
      return here
    }
    try copy(
      """
      name, text_hash, meaning_hash, prompt, scenario, ios, device, checks, truth, model_version
      """, of: "revision", where: "id", row, with: [("question", .integer(question))])
    return target.connection.lastInsertedRow
  }

  private func text(_ sql: String, _ row: Int64) throws(StoreError) -> String {
    try source.first(sql, [.integer(row)]) { $0.text(0) } ?? ""
  }

  private func number(_ sql: String, _ row: Int64) throws(StoreError) -> Int64 {
    try source.first(sql, [.integer(row)]) { $0.integer(0) } ?? 0
  }
}

extension Store {
  /// Returns an id in the form of a UUID that follows from texts, the same in every database.
  fileprivate static func derivedID(_ parts: [String]) -> String {
    let digits = Array(Digest.of(parts).hexadecimal)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }
}
