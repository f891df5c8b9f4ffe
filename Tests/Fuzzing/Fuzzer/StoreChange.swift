import Foundation
import SQLite
import SeededNumbers

/// One change of a database:
///
///     set TABLE COLUMN ROW VALUE      null, i:1, r:1.5, t:text (\n for a newline) or b:hexadecimal
///     same TABLE COLUMN ROW FROM      the value of another row
///     edit TABLE COLUMN ROW SEED      the text with some words changed
///     copy TABLE ROW                  the row once more
///     drop TABLE ROW
///     schema NUMBER                   an object of somebody else's, or one of vdl's gone
enum StoreChange {
  case set(Place, Value)
  case same(Place, from: Int)
  case edit(Place, seed: UInt64)
  case copy(table: String, row: Int)
  case drop(table: String, row: Int)
  case schema(Int)

  struct Place {
    var table: String
    var column: String
    var row: Int
  }

  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 4).map(String.init)
    func place() -> Place? {
      guard words.count > 4, let row = Int(words[3]) else { return nil }
      return Place(table: words[1], column: words[2], row: row)
    }
    switch words.first {
    case "set":
      guard let place = place(), let value = Self.value(words[4]) else { return nil }
      self = .set(place, value)
    case "same":
      guard let place = place(), let row = Int(words[4]) else { return nil }
      self = .same(place, from: row)
    case "edit":
      guard let place = place(), let seed = UInt64(words[4]) else { return nil }
      self = .edit(place, seed: seed)
    case "copy", "drop":
      guard words.count > 2, let row = Int(words[2]) else { return nil }
      self =
        words[0] == "copy" ? .copy(table: words[1], row: row) : .drop(table: words[1], row: row)
    case "schema":
      guard words.count > 1, let number = Int(words[1]) else { return nil }
      self = .schema(number)
    default: return nil
    }
  }

  private static func value(_ text: String) -> Value? {
    let rest = String(text.dropFirst(2))
    switch text.prefix(2) {
    case "i:": return Int64(rest).map { .integer($0) }
    case "r:": return Double(rest).map { .real($0) }
    case "t:": return .text(rest.replacing("\\n", with: "\n"))
    case "b:": return .blob(rest.utf8.map { $0 })
    default: return text == "null" ? .null : nil
    }
  }

  /// Changes rows; names that the schema does not have are refused.
  func apply(to connection: Connection, _ tables: [LooseStore.Table]) throws {
    func table(_ name: String) throws -> LooseStore.Table {
      guard let table = tables.first(where: { $0.name == name }) else { throw Unknown() }
      return table
    }
    /// The condition that finds a row, counted around.
    func condition(_ table: LooseStore.Table, _ row: Int) throws -> String {
      let count = try connection.first("SELECT count(*) FROM \(table.name)") { $0.int(0) } ?? 0
      guard count > 0 else { throw Unknown() }
      let row = Int(row.magnitude % UInt(count))
      guard !table.hasRowNumbers else {
        return "rowid = (SELECT rowid FROM \(table.name) LIMIT 1 OFFSET \(row))"
      }
      let key = table.columns.prefix(2).joined(separator: ", ")
      return "(\(key)) = (SELECT \(key) FROM \(table.name) LIMIT 1 OFFSET \(row))"
    }
    func write(_ place: Place, _ value: (Value) throws -> Value) throws {
      let table = try table(place.table)
      guard table.columns.contains(place.column) else { throw Unknown() }
      let condition = try condition(table, place.row)
      let old = try connection.first("SELECT \(place.column) FROM \(table.name) WHERE \(condition)")
      {
        $0.value(0)
      }
      try connection.run(
        "UPDATE \(table.name) SET \(place.column) = ? WHERE \(condition)", [try value(old ?? .null)]
      )
    }
    switch self {
    case .set(let place, let value): try write(place) { _ in value }
    case .same(let place, let row):
      let other = try condition(table(place.table), row)
      try write(place) { old in
        try connection.first("SELECT \(place.column) FROM \(place.table) WHERE \(other)") {
          $0.value(0)
        } ?? old
      }
    case .edit(let place, let seed):
      try write(place) { old in
        guard case .text(let text) = old else { return old }
        var random = SeededNumbers(seed: seed)
        var pieces = TextPieces(of: Array(text.utf8))
        pieces.change(Self.words, using: &random)
        return .text(String(decoding: pieces.bytes, as: UTF8.self))
      }
    case .copy(let name, let row):
      let table = try table(name)
      let columns = table.columns.dropFirst(table.hasRowNumbers ? 1 : 0).joined(separator: ", ")
      try connection.run(
        "INSERT INTO \(name) (\(columns)) SELECT \(columns) FROM \(name) WHERE \(try condition(table, row))"
      )
    case .drop(let name, let row):
      try connection.run("DELETE FROM \(name) WHERE \(try condition(table(name), row))")
    case .schema: break
    }
  }

  private struct Unknown: Error {}

  /// Changes the schema, when the tables are strict again.
  func applySchema(to connection: Connection) throws {
    guard case .schema(let number) = self else { return }
    try connection.execute(
      Self.schemaChanges[Int(number.magnitude % UInt(Self.schemaChanges.count))])
  }

  private static let endless =
    "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"

  private static let schemaChanges = [
    "CREATE VIEW odd AS \(endless)",
    "DROP TABLE day_summary; CREATE VIEW day_summary AS \(endless)",
    "DROP TABLE chain; CREATE VIEW chain AS SELECT 1 AS device, 0 AS learner",
    "CREATE TRIGGER odd AFTER INSERT ON review BEGIN DELETE FROM memory_state; END",
    "CREATE TRIGGER odd AFTER UPDATE ON memory_state BEGIN UPDATE memory_state SET due = 0; END",
    "DROP TRIGGER review_is_never_changed",
    "DROP TRIGGER event_is_kept; CREATE TRIGGER event_is_kept BEFORE DELETE ON event BEGIN SELECT 1; END",
    "CREATE INDEX odd ON review (score, typed)",
    "CREATE UNIQUE INDEX odd ON learner (name)",
    "CREATE INDEX odd ON review (json_extract(read, '$[0]'))",
    "DROP INDEX presentation_by_learner",
    "DROP INDEX learner_by_name; CREATE INDEX learner_by_name ON learner (uuid)",
    "CREATE TABLE odd (a, b)", "CREATE VIRTUAL TABLE odd USING fts5 (a)",
    "ALTER TABLE review ADD COLUMN odd",
    "ALTER TABLE learner ADD COLUMN odd TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE learner RENAME COLUMN name TO title", "ALTER TABLE rendering RENAME TO rendered",
    "DROP TABLE memory_state", "DROP TABLE undecided", "DROP TABLE erasure", "DROP TABLE store",
    "DELETE FROM store", "DELETE FROM device", "DELETE FROM chain", "DELETE FROM rendering",
    "PRAGMA user_version = 0", "PRAGMA user_version = 1", "PRAGMA user_version = 5",
    "PRAGMA user_version = 99", "PRAGMA user_version = -1", "PRAGMA application_id = 0",
    "PRAGMA auto_vacuum = FULL; VACUUM", "PRAGMA page_size = 512; VACUUM",
    "PRAGMA page_size = 65536; VACUUM",
    "CREATE TABLE sqlean (x); ANALYZE", "CREATE TEMP TABLE learner (id)",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql || ' ' WHERE name = 'review'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE x' WHERE name = 'rule'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'rule'",
  ]

  static let values = [
    "null", "i:0", "i:1", "i:-1", "i:2", "i:3", "i:9223372036854775807", "i:-9223372036854775808",
    "i:2147483648", "i:4294967296", "i:1000000000", "i:1000000001", "i:1767600000000",
    "i:253402300799999", "i:253402300800000", "i:-62135596800000", "i:300000000000000", "i:86400",
    "i:50400", "i:-43200", "i:20454", "i:9223372036854775", "r:0", "r:0.5", "r:1", "r:-0.0",
    "r:1.5",
    "r:1e308", "r:-1e308", "r:5e-324", "r:inf", "r:-inf", "r:1e12", "r:0.0001", "r:9.3e18", "t:",
    "t:0", "t:right", "t:wrong", "t:partly", "t:null", "t:[]", "t:{}", "t:[1]", "t:[\"a\"]", "t:\"",
    "t:{\"version\":99}", "t:{\"version\":1}", "t:[[[[[[[[[[", "t:\u{0}", "t:\\n", "t:dk", "t:=dk",
    "t:\u{1B}[2J", "t:\u{202E}", "t:ada", "t:bob", "t:17", "t:99", "t:3.1", "t:iphone", "t:order",
    "t:output", "t:why", "t:odd", "t:learning", "t:review", "t:relearning", "t:suspended",
    "t:retention", "t:kinds", "t:kinds/order-one", "t:00000000-0000-4000-8000-000000000001",
    "t:0B8F5F4E-3B60-4F0E-9F3A-6A1C2D7E9B11", "b:", "b:x",
    "b:01234567890123456789012345678901", "b:\u{FF}\u{FE}",
  ]

  static let words =
    values + [
      "set", "same", "edit", "copy", "drop", "schema", "run", "0", "1", "2", "12", "{", "}", "[",
      "]",
      "\"", ":", ",", "null", "true", "false", "-1", "1e400", "1e308", "0.5",
      "99999999999999999999",
      "9223372036854775807", "\\u0000", "\\ud800", "version", "kind", "task", "answer", "events",
      "choices", "text", "check", "rules", "claims", "blocks", "title", "aim", "key", "value",
      "reason",
    ]
}
