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

  /// Brings the schema up to date, one transaction for each migration.
  ///
  /// A crash between any two steps leaves an older schema in full, from which the next start goes on.
  func migrate(with migrations: [Migration]) throws(StoreError) {
    for migration in migrations where try schemaVersion < migration.number {
      try write { () throws(StoreError) in
        // Another program may have been faster while this one waited for the lock.
        guard try schemaVersion < migration.number else { return }
        try execute(migration.sql)
        try execute("PRAGMA user_version = \(migration.number)")
      }
    }
  }
}
