import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import SQLite
import Scenarios
import Testing

@testable import CLICommands

@Suite struct `The doctor` {
  private let here: LearnersRoom

  init() throws { here = try LearnersRoom() }

  private static let sound = "The file and the log are sound.\n"

  @Test func `finds nothing where all is well`() {
    here.check(
      "doctor", says: Self.sound + "The 2 rows that vdl computes from the log agree with it.\n")
    here.check(
      "doctor", "now", says: "error: unexpected argument 'now'\nsee 'vdl doctor --help'\n",
      status: 64)
  }

  @Test func `tells what a report of an error needs, and nothing about people`() {
    let said = vdl(["doctor", "--report", "--database", here.path])
    #expect(said.status == 0)
    #expect(said.output.hasPrefix("vdl \(CommandLineInterface.version)"))
    #expect(said.output.contains("\nsystem Linux "))
    #expect(said.output.hasSuffix(", sound\n"))
    #expect(said.output.contains("learner"))
    #expect(!said.output.contains("Ada"))
    #expect(!said.output.contains(here.path))
    here.check(
      "doctor", "--report", "--rebuild",
      says: "error: options '--report' and '--rebuild' can't be combined\n", status: 64)
  }

  @Test func `finds what does not follow from the log, and makes it again`() throws {
    try Connection(path: here.path).execute("UPDATE memory_state SET stability = 99")
    here.check(
      "doctor",
      says: Self.sound + """
        Of the 2 rows that vdl computes from the log, 1 differs from it. 'vdl doctor
        --rebuild' computes them again.

        """, status: 1)
    here.check(
      "doctor", "--rebuild",
      says: Self.sound + """
        Of the 2 rows that vdl computes from the log, 1 differed from it.
        vdl computed them again.

        """)
    here.check(
      "doctor", says: Self.sound + "The 2 rows that vdl computes from the log agree with it.\n")
  }

  @Test func `finds an heir that follows from no former name, and makes it again`() throws {
    try Connection(path: here.path).execute("INSERT INTO lesson_heir (lesson, heir) VALUES (1, 2)")
    let damage = """
      The database is damaged:
        row 1 of 'lesson': 'heir' isn't what follows from former names

      """
    here.check(
      "doctor",
      says: damage + """
        'vdl doctor --rebuild' computes damaged rows that follow from the log again.
        The 2 rows that vdl computes from the log agree with it.

        """, status: 1)
    here.check(
      "doctor", "--rebuild",
      says: damage + """
        The 2 rows that vdl computes from the log agree with it.
        vdl computed them again.

        """)
    here.check(
      "doctor", says: Self.sound + "The 2 rows that vdl computes from the log agree with it.\n")
  }

  @Test func `finds damage that no reader stumbles over`() throws {
    let connection = try Connection(path: here.path)
    try connection.execute("PRAGMA foreign_keys = OFF; DELETE FROM rendering")
    here.room.said = ""
    let status = CommandLineInterface.run(
      ["doctor", "--database", here.path], in: here.room.context())
    #expect(status == 1)
    #expect(
      here.room.said.hasPrefix(
        """
        The database is damaged:
          a row of 'presentation' refers to a row of 'rendering' that is missing
          entries of 'Ada' were changed outside of vdl
        'vdl restore FILE' replaces it with a backup.

        """))
  }

  @Test func `names a damaged row, and what can be done`() throws {
    here.check("backup", here.path + ".backup-1", says: "copied the database to 'DB.backup-1'\n")
    try Connection(path: here.path).execute(
      """
      DROP TRIGGER review_is_never_changed;
      UPDATE review SET duration_ms = 9223372036854775807;
      """)
    here.check(
      "doctor",
      says: """
        The database is damaged:
          the trigger 'review_is_never_changed' is missing
          row 1 of 'review': 'duration_ms' can't be 9223372036854775807
          entries of 'Ada' were changed outside of vdl
        'vdl doctor --rebuild' makes vdl's own triggers and indexes again.
        'vdl restore FILE' replaces it with a backup.
        The latest backup beside it is 'DB.backup-1'.
        vdl can't compute memory states and summaries from the damaged log.

        """, status: 1)
    here.check(
      "export", "--format", "csv",
      says: """
        error: the database is damaged: cannot read row 1 of 'review': 'duration_ms' \
        can't be 9223372036854775807
        'vdl doctor' lists all damage, and what you can do about it

        """, status: 74)
  }

  @Test func `says that it leaves a damaged entry of the log as it is`() throws {
    let trigger = "review_is_never_changed"
    let connection = try Connection(path: here.path)
    let definition = try #require(
      try connection.query("SELECT sql FROM sqlite_master WHERE name = '\(trigger)'") {
        $0.text(0)
      }.first)
    try connection.execute(
      "DROP TRIGGER \(trigger); UPDATE review SET time = 99999999999999999; \(definition)")
    here.check(
      "doctor", "--rebuild",
      says: """
        The database is damaged:
          row 1 of 'review': 'time' can't be 99999999999999999
          entries of 'Ada' were changed outside of vdl
        vdl never changes the log or the text of a question: '--rebuild' leaves damaged
        rows there as they are.
        'vdl restore FILE' replaces it with a backup.
        The 2 rows that vdl computes from the log agree with it.
        vdl computed them again.

        """, status: 1)
  }

  @Test(arguments: ["device", "chain"], ["last_time", "last_sequence"])
  func `takes what is said of the latest entry from the log again`(
    table: String, column: String
  ) throws {
    let connection = try Connection(path: here.path)
    func values() throws -> [Int64] {
      try connection.query("SELECT \(column) FROM \(table) ORDER BY 1") { $0.integer(0) }
    }
    let before = try values()
    try connection.execute("UPDATE \(table) SET \(column) = -99999999999999999")
    here.room.said = ""
    #expect(
      CommandLineInterface.run(["doctor", "--database", here.path], in: here.room.context()) == 1)
    let words = here.room.said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("of '\(table)': '\(column)' can't be -99999999999999999"))
    #expect(
      here.room.said.contains(
        "'vdl doctor --rebuild' computes damaged rows that follow from the log again.\n"))
    let status = CommandLineInterface.run(
      ["doctor", "--rebuild", "--database", here.path], in: here.room.context())
    #expect(status == 0)
    if table == "chain" { #expect(try values() == before) }
    here.check(
      "doctor", says: Self.sound + "The 2 rows that vdl computes from the log agree with it.\n")
  }

  @Test func `makes vdl's own triggers and indexes again`() throws {
    try Connection(path: here.path).execute(
      "DROP TRIGGER review_is_kept; DROP INDEX memory_state_by_due")
    let missing = """
      The database is damaged:
        the index 'memory_state_by_due' is missing
        the trigger 'review_is_kept' is missing

      """
    here.check(
      "doctor",
      says: missing + """
        'vdl doctor --rebuild' makes vdl's own triggers and indexes again.
        The 2 rows that vdl computes from the log agree with it.

        """, status: 1)
    here.check(
      "doctor", "--rebuild",
      says: missing.replacing(" is missing", with: " is missing; vdl made it again") + """
        The 2 rows that vdl computes from the log agree with it.
        vdl computed them again.

        """)
    here.check(
      "doctor", says: Self.sound + "The 2 rows that vdl computes from the log agree with it.\n")
  }

  @Test func `makes a trigger again that another program changed`() throws {
    try Connection(path: here.path).execute(
      """
      DROP TRIGGER review_is_kept;
      CREATE TRIGGER review_is_kept BEFORE DELETE ON review BEGIN SELECT 1; END;
      """)
    here.check(
      "backup",
      says: """
        error: cannot open the database 'DB': the trigger 'review_is_kept' was changed
        another program changed it; 'vdl doctor --rebuild' makes it again

        """, status: 74)
    here.check(
      "doctor", "--rebuild",
      says: """
        The database is damaged:
          the trigger 'review_is_kept' was changed; vdl made it again
        The 2 rows that vdl computes from the log agree with it.
        vdl computed them again.

        """)
    here.check("backup", says: "copied the database to 'DB.backup-2026-01-05'\n")
    here.check(
      "backup", here.path + "-journal",
      says: """
        error: 'DB-journal' is a name for the files of a database, and vdl doesn't write over it
        name another file

        """, status: 64)
  }

  /// The trigger would change what vdl writes.
  @Test func `names another program's trigger, and writes no row while it is there`() throws {
    let connection = try Connection(path: here.path)
    try connection.execute(
      """
      DROP TRIGGER review_is_kept;
      CREATE TRIGGER spy AFTER INSERT ON memory_state BEGIN UPDATE learner SET name = 'Spy'; END;
      """)
    here.check(
      "doctor", "--rebuild",
      says: """
        The database is damaged:
          the trigger 'review_is_kept' is missing; vdl made it again
          the trigger 'spy' isn't vdl's
        'vdl restore FILE' replaces it with a backup.
        The 2 rows that vdl computes from the log agree with it.
        vdl computes nothing again while another program's trigger is there.

        """, status: 1)
    #expect(try connection.query("SELECT name FROM learner") { $0.text(0) } == ["Ada"])
  }

  @Test func `computes damaged states again`() throws {
    try Connection(path: here.path).execute(
      "UPDATE memory_state SET last_day = 9223372036854775807 WHERE rule = 1")
    here.check(
      "doctor",
      says: """
        The database is damaged:
          the row of learner 1 and rule 1 of 'memory_state': 'last_day' can't be
            9223372036854775807
        Of the 2 rows that vdl computes from the log, 1 differs from it. 'vdl doctor
        --rebuild' computes them again.

        """, status: 1)
    here.check(
      "doctor", "--rebuild",
      says: """
        The database is damaged:
          the row of learner 1 and rule 1 of 'memory_state': 'last_day' can't be
            9223372036854775807
        Of the 2 rows that vdl computes from the log, 1 differed from it.
        vdl computed them again.

        """)
  }

  /// In the new model a view is loaded after it appears.
  private func changeTruth() {
    here.room.model.repeatedRuns = {
      { scenario in
        var run = Classroom.run(scenario)
        run.events = [run.events[2], run.events[0], run.events[1]]
        for index in run.events.indices {
          run.events[index].index = index
          run.events[index].leave = index + 1
        }
        return run
      }
    }
  }

  @Test func `lists what a newer model would judge otherwise, and rewrites nothing`() throws {
    let verdicts = try here.room.reviews().map(\.review)
    here.check(
      "doctor", "--regrade",
      says: Self.sound + """
        The 2 rows that vdl computes from the log agree with it.
        vdl judged 1 answer again, 0 of them differently. It changed nothing.

        """)
    changeTruth()
    here.check(
      "doctor", "--regrade",
      says: Self.sound + """
        The 2 rows that vdl computes from the log agree with it.
        basics/order, answered by Ada on 2026-01-05: right then, partly right now
          answer: loadView viewDidLoad viewWillAppear
        vdl judged 1 answer again, 1 of them differently. It changed nothing.

        """, status: 1)
    #expect(try here.room.reviews().map(\.review) == verdicts)
    here.check(
      "doctor", says: Self.sound + "The 2 rows that vdl computes from the log agree with it.\n")
  }

  @Test func `says which answers cannot be judged any more`() throws {
    here.room.model.repeatedRuns = {
      { Run(ios: $0.ios, device: $0.device, outcome: .refused) }
    }
    here.check(
      "doctor", "--regrade",
      says: Self.sound + """
        The 2 rows that vdl computes from the log agree with it.
        basics/order, answered by Ada on 2026-01-05: right then, can't be judged now
          answer: loadView viewDidLoad viewWillAppear
        vdl judged 1 answer again, 1 of them differently. It changed nothing.

        """, status: 1)
  }

  @Test func `tells programs`() throws {
    changeTruth()
    here.room.said = ""
    let status = CommandLineInterface.run(
      ["doctor", "--regrade", "--rebuild", "--json", "--database", here.path],
      in: here.room.context())
    #expect(status == 1)
    let review = try #require(here.room.reviews().first)
    #expect(
      here.room.said == """
        {
          "version": 1,
          "damage": [],
          "repaired": [],
          "derived": {"rows": 2, "different": 0, "rebuilt": true},
          "regraded": {
            "answers": 1,
            "changes": [
              {"review": "\(review.review.id.rawValue)", "learner": "\(review.learner.id.rawValue)", \
        "question": "basics/order", "revision": "\(review.presentation.revision.rawValue)", \
        "model": "made by hand", "typed": "loadView viewDidLoad viewWillAppear", "then": "right", \
        "now": "partly"}
            ]
          }
        }

        """)
  }
}
