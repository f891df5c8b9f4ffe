import Foundation
import SQLite
import SeededNumbers

/// A database whose tables take any value for a while.
///
/// Types, NOT NULL and UNIQUE are gone from its schema, and so are the triggers; after the changes, the
/// schema is written back as it was (https://www.sqlite.org/pragma.html#pragma_writable_schema).
struct LooseStore {
  private struct Object {
    var kind: String
    var name: String
    var table: String
    var sql: String?
  }

  struct Table {
    var name: String
    var columns: [String]
    var hasRowNumbers: Bool
  }

  private let objects: [Object]
  private let bytes: [UInt8]
  private let tables: [Table]
  /// The names in the schema.
  let words: [String]

  /// The path at which changes are made.
  private static func path(in room: CommandRoom) -> String { room.folder + "/loose.sqlite" }

  init(of sound: [UInt8], in room: CommandRoom) throws {
    let path = Self.path(in: room)
    room.put(sound, path)
    var connection = try Connection(path: path)
    _ = try connection.first("PRAGMA journal_mode = DELETE") { $0.text(0) }
    let objects = try connection.query("SELECT type, name, tbl_name, sql FROM sqlite_schema") {
      Object(kind: $0.text(0), name: $0.text(1), table: $0.text(2), sql: $0.optionalText(3))
    }
    tables = try objects.filter { $0.kind == "table" && !$0.name.hasPrefix("sqlite_") }.map {
      table in
      Table(
        name: table.name,
        columns: try connection.query("SELECT name FROM pragma_table_info('\(table.name)')") {
          $0.text(0)
        }, hasRowNumbers: table.sql?.contains("WITHOUT ROWID") == false)
    }
    var script = "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE type = 'trigger';"
    for (number, object) in objects.enumerated() {
      if object.kind == "table", let sql = object.sql {
        script +=
          "UPDATE sqlite_schema SET sql = \(Self.quoted(Self.loosened(sql))) WHERE name = '\(object.name)';"
      }
      if object.kind == "index", object.sql == nil,
        tables.contains(where: { $0.name == object.table && $0.hasRowNumbers })
      {
        let columns = try connection.query(
          "SELECT name FROM pragma_index_info('\(object.name)')"
        ) { $0.text(0) }
        let sql =
          "CREATE INDEX loose_\(number) ON \(object.table) (\(columns.joined(separator: ", ")))"
        script += """
          UPDATE sqlite_schema SET name = 'loose_\(number)', sql = '\(sql)'
          WHERE name = '\(object.name)';
          """
      }
    }
    try connection.execute(script + "PRAGMA schema_version = 1000;")
    connection = try Connection(path: path)
    let complaint = try connection.first("PRAGMA integrity_check") { $0.text(0) }
    must(complaint == "ok", "the loose store is broken: \(complaint ?? "")")
    self.objects = objects
    words = tables.flatMap { [$0.name] + $0.columns }
    bytes = room.bytes(of: path)
  }

  private static func loosened(_ sql: String) -> String {
    sql.replacing(/,\s*UNIQUE \([^)]*\)/, with: "").replacing(
      /\b(UNIQUE|STRICT|NOT NULL)\b/, with: ""
    )
    .replacing(/\)\s*,\s*WITHOUT ROWID/, with: ") WITHOUT ROWID")
    .replacing(/\b(TEXT|INTEGER|REAL|BLOB)\b(?! PRIMARY KEY)/, with: "")
  }

  /// Returns the bytes of the store after changes; what SQLite refuses is left out.
  func changed(by changes: [StoreChange], in room: CommandRoom) throws -> [UInt8] {
    let path = Self.path(in: room)
    room.put(bytes, path)
    do {
      let connection = try Connection(path: path)
      try connection.execute(
        "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF; BEGIN"
      )
      for change in changes { try? change.apply(to: connection, tables) }
      try connection.execute("COMMIT; PRAGMA writable_schema = ON; " + restoring)
    }
    do {
      let connection = try Connection(path: path)
      try connection.execute("PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON")
      for change in changes { try? change.applySchema(to: connection) }
    }
    return room.bytes(of: path)
  }

  private var restoring: String {
    var script = ""
    for (number, object) in objects.enumerated() {
      switch (object.kind, object.sql) {
      case ("trigger", let sql?):
        script += """
          INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
          VALUES ('trigger', '\(object.name)', '\(object.table)', 0, \(Self.quoted(sql)));
          """
      case ("table", let sql?):
        script +=
          "UPDATE sqlite_schema SET sql = \(Self.quoted(sql)) WHERE name = '\(object.name)';"
      case ("index", nil):
        script += """
          UPDATE sqlite_schema SET name = '\(object.name)', sql = NULL WHERE name = 'loose_\(number)';
          """
      default: break
      }
    }
    return script + "PRAGMA schema_version = 2000;"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }

  /// A line that describes a change.
  func line(using random: inout SeededNumbers) -> String {
    let table = tables[Int.random(in: 0..<tables.count, using: &random)]
    let column = table.columns.randomElement(using: &random) ?? ""
    let row = Int.random(in: 0..<30, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return "drop \(table.name) \(row)"
    case 1: return "copy \(table.name) \(row)"
    case 2, 3:
      return "same \(table.name) \(column) \(row) \(Int.random(in: 0..<30, using: &random))"
    case 4, 5, 6:
      return "edit \(table.name) \(column) \(row) \(Int.random(in: 0..<1_000_000, using: &random))"
    case 7: return "schema \(Int.random(in: 0..<100, using: &random))"
    default:
      let value = StoreChange.values.randomElement(using: &random) ?? "null"
      return "set \(table.name) \(column) \(row) \(value)"
    }
  }
}
