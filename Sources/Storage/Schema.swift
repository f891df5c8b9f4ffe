internal import ReviewLog
internal import SQLite

/// The tables, indexes, triggers and views of a database, with their definitions.
struct Schema {
  struct Object: Hashable, Comparable {
    var kind: String
    var name: String

    static func < (a: Self, b: Self) -> Bool { (a.kind, a.name) < (b.kind, b.name) }
  }

  private var definitions: [Object: String]

  /// Reads the schema of a database. That runs nothing of it: no view and no trigger.
  init(of database: Database) throws(StoreError) {
    var definitions: [Object: String] = [:]
    try database.forEach("SELECT type, name, coalesce(sql, '') FROM sqlite_schema") {
      (row: borrowing Row) throws(StoreError) in
      // SQLite's own, such as the indexes of UNIQUE columns.
      guard !row.text(1).hasPrefix("sqlite_") else { return }
      definitions[Object(kind: row.text(0), name: row.text(1))] = row.text(2)
    }
    self.definitions = definitions
  }

  var isEmpty: Bool { definitions.isEmpty }

  /// The hash of all definitions. Each start compares it with `newest` before it makes the whole schema to find
  /// the differences.
  var digest: String {
    Digest.of(
      definitions.sorted { $0.key < $1.key }.flatMap { [$0.key.kind, $0.key.name, $0.value] }
    ).abbreviated
  }

  /// The digest of the schema that all migrations make; a test says which it is. Another version of SQLite may
  /// write definitions in another way, and then a start takes a little longer.
  static let newest = "d9ae1dbcca24ce88"

  /// Returns the schema that migrations make.
  static func of(_ migrations: some Sequence<Migration>) throws(StoreError) -> Schema {
    let database = try Store.emptyInMemory()
    for migration in migrations { try database.execute(migration.sql) }
    return try Schema(of: database)
  }

  /// The statement that makes an object of this schema; nil for one that isn't in it.
  func definition(of object: Object) -> String? { definitions[object] }

  /// Returns the differences from the schema that there should be, in the order of kinds and names.
  func differences(from expected: Schema) -> [Store.SchemaDifference] {
    Set(definitions.keys).union(expected.definitions.keys).sorted().compactMap { object in
      switch (definitions[object], expected.definitions[object]) {
      case (_?, nil): .foreign(kind: object.kind, name: object.name)
      case (nil, _?): .missing(kind: object.kind, name: object.name)
      case (let found, let wanted):
        found == wanted ? nil : .changed(kind: object.kind, name: object.name)
      }
    }
  }
}

extension Store {
  /// A difference of a database's schema from the one that vdl makes.
  public enum SchemaDifference: Hashable, Sendable {
    case foreign(kind: String, name: String)
    case missing(kind: String, name: String)
    case changed(kind: String, name: String)

    /// The object of vdl's own schema that is missing or changed, if vdl can make it again: it has no
    /// rows.
    var repairable: Schema.Object? {
      switch self {
      case .missing(let kind, let name), .changed(let kind, let name):
        ["trigger", "view", "index"].contains(kind) ? Schema.Object(kind: kind, name: name) : nil
      case .foreign: nil
      }
    }

    /// Whether it may run another program's statements: when it is read, for a view, or else when
    /// vdl writes.
    func runsForeignCode(isRead: Bool) -> Bool {
      switch self {
      case .foreign(let kind, _), .changed(let kind, _):
        kind == "view" || kind == "trigger" && !isRead
      case .missing: false
      }
    }
  }
}

extension Store.SchemaDifference: CustomStringConvertible {
  /// The difference, in lower case without a full stop.
  public var description: String {
    switch self {
    case .foreign(let kind, let name): "the \(kind) '\(name)' isn't vdl's"
    case .missing(let kind, let name): "the \(kind) '\(name)' is missing"
    case .changed(let kind, let name): "the \(kind) '\(name)' was changed"
    }
  }
}
