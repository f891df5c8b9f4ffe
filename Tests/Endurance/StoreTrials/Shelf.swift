import EmbeddedSources
import Foundation
import SQLite
import Storage

/// What the trials begin with: stores with answers, stores of older schemas, a course.
struct Shelf {
  var room: Room

  /// The number of answers in `store.sqlite`; `later.sqlite` has as many more.
  private static let answerCount = 6

  /// The file that another one replaces: a page of vdl's own, since a report writes over no other.
  static let old = Data("<!DOCTYPE html><p>An older page by ViewDidLearn\n".utf8)

  func fill() throws {
    try room.reset()
    try answer()
    // A backup is one file, whatever stands in the write-ahead log.
    try vdl(["backup", room.shelf + "/store.sqlite"])
    try answer()
    try vdl(["backup", room.shelf + "/later.sqlite"])
    // The same learner on another computer.
    try room.reset()
    try vdl(["restore", room.shelf + "/store.sqlite"])
    try answer()
    try vdl(["backup", room.shelf + "/other.sqlite"])
    try vdl(["content", "new", "course", room.shelf + "/kettles"])
    try Data("rubbish".utf8).write(to: URL(filePath: room.shelf + "/damaged.sqlite"))
    try Self.old.write(to: URL(filePath: room.shelf + "/old"))
    for number in Schemas.older() { try makeStore(ofSchema: number) }
  }

  /// Returns lines that answer so many questions of any kind, some of them rightly read.
  static func typed(answers count: Int) -> String {
    // A line of code, and the line that ends it.
    String(repeating: "1\n.\ndk\n", count: count)
  }

  private func answer() throws {
    let count = Self.answerCount
    let session = try vdl(
      ["quiz", "--json", "--count", "\(count)"], typing: Self.typed(answers: count))
    guard session.acknowledged.count == count else {
      throw Unusable(reason: "\(session.acknowledged.count) answers were saved instead of \(count)")
    }
  }

  @discardableResult
  private func vdl(_ words: [String], typing input: String = "") throws -> Room.Ending {
    let ending = try room.run(words, typing: input)
    guard ending.status == 0 else {
      throw Unusable(reason: "\(words.joined(separator: " ")): \(ending.output)\(ending.notices)")
    }
    return ending
  }

  /// Makes a store with the same answers, as a program left it that knew so many migrations.
  private func makeStore(ofSchema number: Int) throws {
    let connection = try Connection(path: "\(room.shelf)/schema-\(number).sqlite")
    try connection.execute("PRAGMA foreign_keys = OFF; PRAGMA journal_mode = WAL")
    for migration in Schemas.all().prefix(number) {
      try connection.execute(migration.sql)
      try connection.execute("PRAGMA user_version = \(migration.number)")
    }
    try connection.run("ATTACH ? AS new", [.text(room.shelf + "/store.sqlite")])
    let tables = try connection.query("SELECT name FROM main.sqlite_schema WHERE type = 'table'") {
      $0.text(0)
    }
    for table in tables {
      let columns = try connection.query(
        """
        SELECT name FROM pragma_table_info(?1, 'main')
        WHERE name IN (SELECT name FROM pragma_table_info(?1, 'new'))
        """, [.text(table)]
      ) { $0.text(0) }.joined(separator: ", ")
      try connection.run(
        "INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM new.\(table)")
    }
    // Before there were chains, a device kept the place of its latest entry.
    try connection.execute(
      """
      UPDATE main.device SET last_sequence = (SELECT max(last_sequence) FROM new.chain),
        last_time = (SELECT max(last_time) FROM new.chain);
      -- An older program computed its states in an older way.
      UPDATE main.store SET derived_with = 'an older program';
      """)
    try connection.run("DETACH new")
  }
}

/// The schemas that the program knows.
enum Schemas {
  static func all() -> [Migration] {
    EmbeddedSources.files(in: .migrations).compactMap {
      Migration(file: $0.name.split(separator: "/").last ?? "", sql: $0.text)
    }
  }

  /// The numbers of those before the last.
  static func older() -> [Int] { Array(all().map(\.number).sorted().dropLast()) }
}
