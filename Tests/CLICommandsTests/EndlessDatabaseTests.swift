import Foundation
import ProjectFiles
import SQLite
import Testing

@testable import CLICommands

/// A database in which another program left statements that never end, and one that is long.
@Suite struct `A database that would keep vdl for ever` {
  private let here: LearnersRoom

  init() throws { here = try LearnersRoom() }

  private static let endless = """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
    """

  /// A view in place of a table, one that nobody asked for, and triggers where commands write.
  private static let changes: [String] =
    ["learner", "event", "course"].map { table in
      """
      ALTER TABLE \(table) RENAME TO taken;
      CREATE VIEW \(table) AS SELECT taken.*, (\(endless)) AS endless FROM taken;
      """
    } + ["CREATE VIEW idle AS \(endless)"]
    + ["INSERT ON event", "UPDATE ON store", "DELETE ON memory_state"].map {
      "CREATE TRIGGER t BEFORE \($0) BEGIN \(endless); END"
    }

  private var commands: [[String]] {
    let kinds = ProjectFiles.kinds.path
    return [
      [], ["learn"], ["quiz"], ["quiz", "--json"], ["progress"], ["progress", "--json"],
      ["report", "-o", "-"], ["export", "--format", "csv"],
      ["export", "--format", "jsonl", "--table", "rules"],
      ["export", "--format", "json", "--table", "lessons"],
      ["export", "--format", "json", "--table", "learners"], ["settings"],
      ["settings", "new-per-day", "3"], ["learner", "list"], ["learner", "add", "Bob"],
      ["learner", "rename", "Ada", "Eve"], ["learner", "reset", "Ada", "--yes"],
      ["learner", "erase", "Ada", "--yes"], ["backup", here.path + ".copy"],
      ["restore", here.path + ".other"], ["merge", here.path + ".other"], ["doctor"],
      ["doctor", "--rebuild"], ["doctor", "--regrade"], ["content", "add", kinds],
      ["content", "check", kinds, "--against", here.path], ["content", "stats"],
    ]
  }

  /// No statement of another program runs: each command ends, names what is foreign and changes nothing.
  @Test(.timeLimit(.minutes(5)), arguments: changes)
  func `keeps no command`(change: String) throws {
    try Connection(path: here.path).execute(change)
    try FileManager.default.copyItem(atPath: here.path, toPath: here.path + ".other")
    for words in commands {
      // A new database takes in what the other one has.
      let isTaking = ["restore", "merge"].contains(words.first)
      let database = isTaking ? here.path + ".new" : here.path
      here.room.said = ""
      let status = CommandLineInterface.run(
        words + ["--database", database], in: here.room.context())
      #expect(status == (words.first == "doctor" && status != 74 ? 1 : 74), "\(words)")
      #expect(here.room.said.contains("isn't vdl's"), "\(words): \(here.room.said)")
    }
    #expect(!FileManager.default.fileExists(atPath: here.path + ".copy"))
  }

  @Test func `leaves off within a second when the system asks`() throws {
    try Connection(path: here.path).execute(
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500000)
      INSERT INTO learner (uuid, name) SELECT 'learner ' || i, 'Bob' FROM n
      """)
    let terminal = try PseudoTerminal(["doctor", "--database", here.path])
    Thread.sleep(forTimeInterval: 0.5)
    let began = ContinuousClock.now
    terminal.terminate()
    #expect(terminal.endingSignal() == SIGTERM)
    #expect(ContinuousClock.now - began < .seconds(1))
  }
}
