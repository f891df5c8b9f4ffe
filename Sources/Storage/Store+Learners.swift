public import ReviewLog
internal import SQLite

extension Store {
  /// Finds the learner of this name, or adds one.
  ///
  /// When two learners have the name, it means the first.
  public func learner(
    named name: String, using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Learner {
    let fresh = LearnerID.random(using: &generator)
    if let found = try findLearner(named: name) { return found }
    return try database.write { () throws(StoreError) in
      if let found = try findLearner(named: name) { return found }
      let learner = Learner(id: fresh, name: name)
      _ = try add(learner)
      return learner
    }
  }

  /// Adds a learner, whose row is one that nothing names yet.
  func add(_ learner: Learner) throws(StoreError) -> Projection.Learner {
    RowNumber(
      try database.insert(
        "INSERT INTO learner (id, uuid, name) VALUES (?, ?, ?)",
        [
          .integer(try database.freshRow(of: .learner)), .text(learner.id.rawValue),
          .text(learner.name),
        ]))
  }

  /// Returns the learner of this name; nil when there is none.
  public func findLearner(named name: String) throws(StoreError) -> Learner? {
    try database.first(
      "SELECT uuid, name FROM learner WHERE name = ? ORDER BY id LIMIT 1", [.text(name)]
    ) { Learner(id: LearnerID(rawValue: $0.text(0)), name: $0.text(1)) }
  }

  /// Returns the learner of this id; nil when there is none.
  public func findLearner(_ id: LearnerID) throws(StoreError) -> Learner? {
    try database.first("SELECT uuid, name FROM learner WHERE uuid = ?", [.text(id.rawValue)]) {
      Learner(id: LearnerID(rawValue: $0.text(0)), name: $0.text(1))
    }
  }

  /// Returns all learners, in the order in which they were added.
  public func learners() throws(StoreError) -> [Learner] {
    try database.query("SELECT uuid, name FROM learner ORDER BY id") {
      Learner(id: LearnerID(rawValue: $0.text(0)), name: $0.text(1))
    }
  }

  /// Gives a learner another name.
  public func rename(_ id: LearnerID, to name: String) throws(StoreError) {
    try database.write { () throws(StoreError) in
      try database.run(
        "UPDATE learner SET name = ? WHERE uuid = ?", [.text(name), .text(id.rawValue)])
      guard database.connection.changeCount == 1 else { throw .unknownLearner(id) }
    }
  }

  /// Erases a learner with all entries of the log about them. Only the id stays, so that no backup brings
  /// them back.
  public func erase(_ id: LearnerID, at time: UTCTime) throws(StoreError) {
    try database.write { () throws(StoreError) in try deleteRows(of: id, at: time) }
    try wipeFreePages()
  }

  /// Lets a learner start over: erases them and adds a new learner of the same name.
  public func reset(
    _ id: LearnerID, at time: UTCTime, using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Learner {
    let fresh = LearnerID.random(using: &generator)
    let learner = try database.write { () throws(StoreError) in
      guard let old = try findLearner(id) else { throw .unknownLearner(id) }
      try deleteRows(of: id, at: time)
      let learner = Learner(id: fresh, name: old.name)
      _ = try add(learner)
      return learner
    }
    try wipeFreePages()
    return learner
  }

  /// Returns the learners who were erased, each with the time of it.
  func erasures() throws(StoreError) -> [ErasureRow] {
    try database.query("\(ErasureRow.select) ORDER BY uuid") { ErasureRow($0) }
  }

  /// Refuses a learner from now on, whether or not this database knows them.
  func markErased(_ id: LearnerID, at time: UTCTime) throws(StoreError) {
    try database.run(
      "INSERT OR IGNORE INTO erasure (uuid, time) VALUES (?, ?)",
      [.text(id.rawValue), .time(time)])
  }

  private func deleteRows(of id: LearnerID, at time: UTCTime) throws(StoreError) {
    let row = try row(of: id)
    try markErased(id, at: time)
    for sql in [
      "DELETE FROM memory_state WHERE learner = ?",
      "DELETE FROM day_summary WHERE learner = ?",
      "DELETE FROM event WHERE learner = ?",
      """
      DELETE FROM review WHERE presentation IN (SELECT id FROM presentation WHERE learner = ?)
      """,
      "DELETE FROM presentation WHERE learner = ?",
      "DELETE FROM chain WHERE learner = ?",
      "DELETE FROM sent WHERE learner = ?",
      "DELETE FROM learner WHERE id = ?",
    ] { try database.run(sql, [.number(row)]) }
  }

  /// Overwrites the freed pages, which still have their old contents.
  private func wipeFreePages() throws(StoreError) {
    try database.run("VACUUM")
    _ = try database.first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.int(0) }
  }

  /// Returns the row of a learner.
  func row(of id: LearnerID) throws(StoreError) -> Projection.Learner {
    guard
      let row: Projection.Learner = try database.first(
        "SELECT id FROM learner WHERE uuid = ?", [.text(id.rawValue)], { $0.number(0) })
    else { throw .unknownLearner(id) }
    return row
  }
}
