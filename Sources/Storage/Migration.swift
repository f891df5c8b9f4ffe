internal import ReviewLog
internal import SQLite

/// A numbered change of the schema: one file of `Migrations/`, frozen once released.
public struct Migration: Hashable, Sendable {
  /// From 1, without gaps; the schema's version after it (`PRAGMA user_version`).
  public var number: Int
  /// The migration's name, such as `log-and-content`.
  public var name: String
  /// The statements, separated by semicolons.
  public var sql: String

  public init(number: Int, name: String, sql: String) {
    self.number = number
    self.name = name
    self.sql = sql
  }

  /// Reads a file's name such as `0001-log-and-content.sql`; nil when it is not of that form.
  public init?(file: some StringProtocol, sql: String) {
    guard file.hasSuffix(".sql"), let hyphen = file.firstIndex(of: "-"),
      file[..<hyphen].utf8.count == 4, let number = Int(file[..<hyphen]), number > 0
    else { return nil }
    self.init(
      number: number, name: String(file[file.index(after: hyphen)...].dropLast(4)), sql: sql)
  }
}

extension Database {
  var schemaVersion: Int {
    get throws(StoreError) { try first("PRAGMA user_version") { $0.int(0) } ?? 0 }
  }

  /// Brings the schema up to date and gives a new database its identity, in one transaction.
  ///
  /// Of programs that start at the same time one does it, and the others wait for it. A crash leaves the
  /// schema of before, from which the next start begins. A copy of an older database gets its name when
  /// all is done.
  func prepare(
    _ path: String, with migrations: [Migration],
    using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> (StoreIdentity, Store.Notice?) {
    let fresh = StoreIdentity(
      device: DeviceID.random(using: &generator),
      key: (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    let known = migrations.count
    if try schemaVersion == known, let identity = try identity { return (identity, nil) }
    let (identity, found, copy) = try write {
      () throws(StoreError) -> (StoreIdentity, Int, UnnamedFile?) in
      // Another program may have been faster while this one waited for the lock.
      let found = try schemaVersion
      let copy = 0 < found && found < known ? try copyBeforeMigration(path) : nil
      for migration in migrations where migration.number > found {
        try execute(migration.sql)
        try execute("PRAGMA user_version = \(migration.number)")
        if migration.number == Self.chainsMigration { try beginChains() }
      }
      return (try identify(as: fresh), found, copy)
    }
    if found == 0 { return (identity, path.isEmpty ? nil : .created) }
    guard let copy else { return (identity, nil) }
    let backup = "\(path).schema-\(found)"
    do throws(StoreError.WritingFailure) {
      return (identity, .migrated(backup: try copy.named(likely: backup)))
    } catch {
      throw .backupFailed(path: backup, reason: error)
    }
  }

  /// The migration that adds the hash chains.
  private static let chainsMigration = 7

  /// Nil for a database in memory.
  private func copyBeforeMigration(_ path: String) throws(StoreError) -> UnnamedFile? {
    guard try first("PRAGMA database_list", [], { $0.text(2) })?.isEmpty == false else {
      return nil
    }
    do throws(StoreError.WritingFailure) { return try copy(for: path) } catch {
      throw .backupFailed(path: path, reason: error)
    }
  }

  // MARK: Identity

  /// The identity that the database has; nil for a new one.
  var identity: StoreIdentity? {
    get throws(StoreError) {
      try first("SELECT uuid, pseudonym_key FROM store JOIN device ON device.id = store.device") {
        StoreIdentity(device: DeviceID(rawValue: $0.text(0)), key: $0.blob(1))
      }
    }
  }

  /// Returns the identity; a new database takes this one.
  private func identify(as fresh: StoreIdentity) throws(StoreError) -> StoreIdentity {
    if let found = try identity { return found }
    try run(
      "INSERT OR IGNORE INTO device (id, uuid) VALUES (1, ?)", [.text(fresh.device.rawValue)])
    try run(
      "INSERT OR IGNORE INTO store (id, pseudonym_key, derived_with) VALUES (1, ?, NULL)",
      [.blob(fresh.key)])
    guard let found = try identity else {
      throw .damagedRow(table: "device", reason: .missingRow(1))
    }
    return found
  }
}

/// What tells a database from others.
struct StoreIdentity {
  var device: DeviceID
  /// Keys the pseudonyms.
  var key: [UInt8]
}
