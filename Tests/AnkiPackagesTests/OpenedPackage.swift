import AnkiPackages
import Archives
import Foundation
import ReviewLog
import SQLite
import Testing

/// A package as Anki opens it: the database of its zip.
struct OpenedPackage {
  static let now = Moment(time: UTCTime(milliseconds: 1_796_000_000_000), zone: .utc)

  let connection: Connection

  init(_ package: AnkiPackage, at now: Moment = Self.now) throws {
    let files = try Archive.files(in: try package.packed(at: now))
    #expect(Set(files.map(\.path)) == ["collection.anki2", "media"])
    #expect(files.first { $0.path == "media" }?.bytes == Array("{}".utf8))
    let database = try #require(files.first { $0.path == "collection.anki2" })
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).anki2")
    try Data(database.bytes).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    connection = try Connection(path: ":memory:")
    try connection.replaceContents(with: try Connection(path: path.path, access: .readOnly))
  }

  /// The rows of a query, with their values in one line each.
  func rows(_ sql: String) throws -> [String] {
    try connection.query(sql) { row in
      (0..<row.count).map { row.text($0) }.joined(separator: "|")
    }
  }
}

extension AnkiNote {
  static func sample(
    _ name: String = "q-1", deck: [String] = ["Kettles"], tags: [String] = [],
    card: AnkiCard = AnkiCard(schedule: .new)
  ) -> AnkiNote {
    AnkiNote(
      identity: ["question", name], deck: deck, tags: tags,
      fields: AnkiFields(id: name, question: "<p>Which?</p>", answer: "<p>3</p>"), card: card)
  }
}
