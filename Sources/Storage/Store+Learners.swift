public import ReviewLog
internal import SQLite

extension Store {
  /// Finds the learner of this name, or adds one.
  ///
  /// Where a merge brought a second learner of that name, the first is meant.
  public func learner(
    named name: String, using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Learner {
    let fresh = LearnerID.random(using: &generator)
    if let found = try findLearner(named: name) { return found }
    return try database.write { () throws(StoreError) in
      if let found = try findLearner(named: name) { return found }
      try database.run(
        "INSERT INTO learner (uuid, name) VALUES (?, ?)", [.text(fresh.rawValue), .text(name)])
      return Learner(id: fresh, name: name)
    }
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

  /// All learners, in the order in which they came.
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

  /// Erases a learner with all that the log says of them; only the id stays, so that a merge cannot
  /// bring them back.
  public func erase(_ id: LearnerID, at time: UTCTime) throws(StoreError) {
    try database.write { () throws(StoreError) in try deleteRows(of: id, at: time) }
    try wipeFreePages()
  }

  /// Lets a learner start over: as a new one of the same name, the old one being erased.
  public func reset(
    _ id: LearnerID, at time: UTCTime, using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Learner {
    let fresh = LearnerID.random(using: &generator)
    let learner = try database.write { () throws(StoreError) in
      guard let old = try findLearner(id) else { throw .unknownLearner(id) }
      try deleteRows(of: id, at: time)
      try database.run(
        "INSERT INTO learner (uuid, name) VALUES (?, ?)", [.text(fresh.rawValue), .text(old.name)])
      return Learner(id: fresh, name: old.name)
    }
    try wipeFreePages()
    return learner
  }

  /// Who was erased, and when.
  func erasures() throws(StoreError) -> [(learner: LearnerID, time: UTCTime)] {
    try database.query("SELECT uuid, time FROM erasure ORDER BY uuid") {
      (LearnerID(rawValue: $0.text(0)), UTCTime(milliseconds: $0.integer(1)))
    }
  }

  /// Keeps a learner whom this database may not have heard of from coming in.
  func markErased(_ id: LearnerID, at time: UTCTime) throws(StoreError) {
    try database.run(
      "INSERT OR IGNORE INTO erasure (uuid, time) VALUES (?, ?)",
      [.text(id.rawValue), .integer(time.milliseconds)])
  }

  private func deleteRows(of id: LearnerID, at time: UTCTime) throws(StoreError) {
    let row = try rowNumber(of: id)
    try markErased(id, at: time)
    for sql in [
      "DELETE FROM memory_state WHERE learner = ?",
      "DELETE FROM day_summary WHERE learner = ?",
      "DELETE FROM event WHERE learner = ?",
      """
      DELETE FROM review WHERE presentation IN (SELECT id FROM presentation WHERE learner = ?)
      """,
      "DELETE FROM presentation WHERE learner = ?",
      "DELETE FROM learner WHERE id = ?",
    ] { try database.run(sql, [.integer(row)]) }
  }

  /// Freed pages still hold what was on them.
  private func wipeFreePages() throws(StoreError) {
    try database.run("VACUUM")
    _ = try database.first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.int(0) }
  }

  func rowNumber(of id: LearnerID) throws(StoreError) -> Int64 {
    guard
      let row = try database.first(
        "SELECT id FROM learner WHERE uuid = ?", [.text(id.rawValue)], { $0.integer(0) })
    else { throw .unknownLearner(id) }
    return row
  }
}
