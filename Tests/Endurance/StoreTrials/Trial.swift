import EmbeddedSources
import Foundation
import SQLite
import Storage

/// A command that changes a store or writes a file, with what stands ready for it.
struct Trial {
  var name: String
  var words: [String]
  var input = ""
  /// Files of the shelf by their names in the store's folder.
  var files: [String: String] = [:]
  /// The names of files, besides the store's own, that it may leave.
  var leaves: [String] = []

  /// The number of answers in the store that stands ready.
  static let answerCount = 6

  static func all(in room: Room) throws -> [Trial] {
    try prepare(room)
    let answers = String(repeating: "dk\n", count: 20)
    let full = ["store.sqlite": "store.sqlite"]
    let migrations = try Migrations.older()
    return [
      Trial(name: "first start", words: ["quiz", "--json", "--count", "2"], input: "dk\ndk\n"),
      Trial(
        name: "session", words: ["quiz", "--json", "--count", "20"], input: answers, files: full),
      Trial(
        name: "backup", words: ["backup", room.home + "/copy.sqlite"], files: full,
        leaves: ["copy.sqlite"]),
      Trial(
        name: "restore", words: ["restore", room.shelf + "/store.sqlite"], files: full,
        leaves: ["store.sqlite.before-restore"]),
      Trial(name: "content add", words: ["content", "add", room.shelf + "/kettles"], files: full),
      Trial(name: "rebuild", words: ["doctor", "--rebuild"], files: full),
      Trial(name: "erase", words: ["learner", "erase", "ada", "--yes"], files: full),
      Trial(
        name: "export", words: ["export", "--format", "csv", "-o", room.home + "/out.csv"],
        files: full, leaves: ["out.csv"]),
      Trial(
        name: "report", words: ["report", "-o", room.home + "/out.html"], files: full,
        leaves: ["out.html"]),
    ]
      + migrations.map { number in
        Trial(
          name: "migration from \(number)", words: ["learner", "list"],
          files: ["store.sqlite": "schema-\(number).sqlite"],
          leaves: ["store.sqlite.schema-\(number)"])
      }
  }

  /// Puts a store with answers, stores of older schemas and a course on the shelf.
  private static func prepare(_ room: Room) throws {
    try room.reset()
    let input = String(repeating: "dk\n", count: answerCount)
    let session = try room.run(["quiz", "--json", "--count", "\(answerCount)"], typing: input)
    guard session.status == 0, session.acknowledged.count == answerCount else {
      throw Unusable(reason: "no session: \(session.notices)")
    }
    // A backup is one file, whatever stands in the write-ahead log.
    let backup = try room.run(["backup", room.shelf + "/store.sqlite"])
    let course = try room.run(["content", "new", "course", room.shelf + "/kettles"])
    guard backup.status == 0, course.status == 0 else {
      throw Unusable(reason: backup.notices + course.notices)
    }
    for number in try Migrations.older() {
      let connection = try Connection(path: "\(room.shelf)/schema-\(number).sqlite")
      for migration in try Migrations.all().prefix(number) {
        try connection.execute(migration.sql)
        try connection.execute("PRAGMA user_version = \(migration.number)")
      }
    }
  }
}

/// The trials can't begin.
struct Unusable: Error {
  var reason: String
}

/// The schemas that the program knows.
enum Migrations {
  static func all() throws -> [Migration] {
    EmbeddedSources.files(in: .migrations).compactMap {
      Migration(file: $0.name.split(separator: "/").last ?? "", sql: $0.text)
    }
  }

  /// The numbers of those before the last.
  static func older() throws -> [Int] { Array(try all().map(\.number).sorted().dropLast()) }
}
