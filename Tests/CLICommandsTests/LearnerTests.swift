import Exporting
import Foundation
import Phrases
import Reporting
import ReviewLog
import SQLite
import Storage
import Study
import TerminalUI
import Testing

@testable import CLICommands

/// A folder with a database in which Ada has answered a question.
final class LearnersRoom {
  let room: Classroom
  var path: String { room.folder.appending(path: "store.sqlite").path }

  init() throws {
    room = try Classroom()
    _ = try room.session("loadView viewDidLoad viewWillAppear", count: 1, staysOpen: false)
    room.said = ""
  }

  /// Runs a command and compares its output, with the database called `DB`.
  func check(
    _ words: String..., says expected: String, status: Int32 = 0, typed: [InputLine] = [],
    isInteractive: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    room.typed = typed
    room.said = ""
    if isInteractive { room.edit = { $0 } }
    let found = run(words)
    #expect(found == status, sourceLocation: sourceLocation)
    #expect(
      room.said.replacing(path, with: "DB") == expected, sourceLocation: sourceLocation)
  }
}

extension LearnersRoom {
  /// Runs a command; its output goes to the room.
  func run(_ words: [String]) -> Int32 {
    CommandLineInterface.run(words + ["--database", path], in: room.context())
  }
}

@Suite struct `Learners on the command line` {
  private let here: LearnersRoom

  init() throws { here = try LearnersRoom() }

  @Test func `are listed, added and renamed`() throws {
    here.check("learner", "add", "Bob", says: "Bob is added.\n")
    here.check("learner", "rename", "Bob", "Eve", says: "Bob is now called Eve.\n")
    here.check(
      "learner", "list",
      says: """
        Ada
          1 of 1 answers right on 1 day, the last on 2026-01-05; 0 of 2 rules held, 0
          due
        Eve
          no answers yet

        """)
  }

  @Test func `are told to programs`() throws {
    here.check("learner", "add", "Bob", says: "Bob is added.\n")
    _ = CommandLineInterface.run(
      ["learner", "list", "--json", "--database", here.path], in: here.room.context())
    #expect(here.room.said.contains("\"name\": \"Ada\""))
    #expect(here.room.said.contains("\"lastReview\": null"))
  }

  @Test func `are refused under names that are taken or unknown`() {
    here.check(
      "learner", "add", "Ada", says: "error: there is already a learner called 'Ada'\n",
      status: 64)
    here.check(
      "learner", "rename", "Adda", "Bob",
      says: "error: no learner is called 'Adda'; did you mean 'Ada'?\nsee 'vdl learner list'\n",
      status: 64)
    here.check(
      "learner", "add", says: "error: expected the learner's name, found nothing\n", status: 64)
    here.check(
      "learner", "add", "a\u{1B}[2J", says: "error: a learner's name must be one line of text\n",
      status: 64)
  }

  @Test func `are erased when their name is typed`() throws {
    let ask = """
      This erases Ada and all their answers. You can't undo it.
      Type the name to go on>
      """
    here.check(
      "learner", "erase", "Ada", says: ask + " no\nerror: nothing was erased\n", status: 1,
      typed: ["no"], isInteractive: true)
    here.check(
      "learner", "erase", "Ada",
      says: ask
        + " Ada\nAda is erased.\nEarlier backups and exports still contain the answers.\n",
      typed: ["Ada"])
    #expect(try here.room.openStore().learners().isEmpty)
  }

  @Test func `are not erased by a program that did not say so`() throws {
    here.check(
      "learner", "erase", "Ada",
      says: "error: this can't be undone\nadd --yes to do it without confirmation\n", status: 64)
    #expect(try here.room.reviews().count == 1)
  }

  @Test func `start over with their settings`() throws {
    here.check(
      "settings", "new-per-day", "3", "--learner", "Ada",
      says: "  new-per-day  3  how many new rules a day you are asked about: 0 to 1000\n")
    here.check(
      "learner", "reset", "Ada", "--yes",
      says: """
        Ada starts over with the same settings.
        Earlier backups and exports still contain the answers.

        """)
    #expect(try here.room.reviews().isEmpty)
    here.check("settings", "new-per-day", "--learner", "Ada", says: "3\n")
  }
}

@Suite struct `A clock that was wrong` {
  @Test func `leaves progress, report and export to be read`() throws {
    let here = try LearnersRoom()
    here.room.time = here.room.time.advanced(by: .seconds(400 * 86_400))
    _ = try here.room.session(
      "loadView viewDidLoad viewWillAppear", count: 1, staysOpen: false)
    here.room.time = here.room.time.advanced(by: .seconds(-399 * 86_400))
    _ = try here.room.session(
      "loadView viewDidLoad viewWillAppear", count: 1, staysOpen: false)
    for words in [
      ["report", "-o", "-"], ["progress"], ["progress", "--json"], ["export", "--format", "csv"],
      ["doctor"],
    ] {
      here.room.said = ""
      let status = CommandLineInterface.run(
        words + ["--learner", "Ada", "--database", here.path], in: here.room.context())
      #expect(status == 0, "\(words): \(here.room.said)")
    }
  }
}

@Suite struct `A report` {
  private func page(_ here: LearnersRoom) -> String {
    here.room.said = ""
    let status = CommandLineInterface.run(
      ["report", "-o", "-", "--learner", "Ada", "--database", here.path],
      in: here.room.context())
    #expect(status == 0)
    return here.room.said
  }

  @Test func `says what to do next`() throws {
    let here = try LearnersRoom()
    #expect(page(here).contains("<li>Find out where to start. <code>vdl placement</code></li>"))
  }

  @Test func `has the pictures of the latest mistakes, until they are answered right`() throws {
    let room = try Classroom()
    func report() -> String {
      room.said = ""
      let file = room.folder.appending(path: "store.sqlite").path
      #expect(
        CommandLineInterface.run(
          ["report", "-o", "-", "--learner", "Ada", "--database", file], in: room.context()) == 0)
      return room.said
    }
    _ = try room.session(
      "viewDidLoad, loadView, viewWillAppear", count: 1, staysOpen: false)
    let page = report()
    #expect(page.contains("Your latest mistakes"))
    #expect(page.contains("<h3>basics/order, "))
    #expect(page.components(separatedBy: "<li class=\"row pair").count == 4)
    #expect(page.contains("id=\"mistake-1-step-1\""))
    room.time = room.time.advanced(by: .seconds(3 * 86_400))
    _ = try room.session(
      "loadView, viewDidLoad, viewWillAppear", count: 1, staysOpen: false)
    #expect(!report().contains("Your latest mistakes"))
    // An answer that is taken back was never given.
    room.time = room.time.advanced(by: .seconds(30 * 86_400))
    _ = try room.session("viewDidLoad, loadView, viewWillAppear", "undo", "quit", count: 1)
    #expect(try room.reviews().count == 3)
    #expect(!report().contains("Your latest mistakes"))
  }

  @Test func `goes on to the mistakes of the last session`() throws {
    let room = try Classroom()
    _ = try room.session("dk", count: 1, staysOpen: false)
    #expect(try room.reviews().count == 1, "\(room.said)")
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    let context = room.context()
    let report = try LearnerReport(
      of: learner, in: store, teaching: [room.course], at: context.now())
    let study = try StudySession(
      reading: store, about: learner, courses: [room.course], model: room.model.forStudy,
      in: context)
    let before = try store.history(of: learner.id)
    let advice = try study.advice(for: report)
    #expect(advice.map(\.command).contains("vdl mistakes"), "\(advice)")
    #expect(advice.count == 2 && advice.first?.command != "vdl mistakes", "\(advice)")
    #expect(try store.history(of: learner.id) == before)
  }
}

@Suite struct `A command that only reads` {
  private static let commands = [
    ["progress"], ["report", "-o", "-"], ["export", "--format", "csv"], ["settings"],
    ["settings", "retention"],
  ]

  @Test(arguments: commands)
  func `creates no learner, and names the nearest`(words: [String]) throws {
    let here = try LearnersRoom()
    here.room.said = ""
    let status = CommandLineInterface.run(
      words + ["--learner", "Adda", "--database", here.path], in: here.room.context())
    #expect(status == 64)
    #expect(
      here.room.said
        == "error: no learner is called 'Adda'; did you mean 'Ada'?\nsee 'vdl learner list'\n")
    #expect(try here.room.openStore().learners().map(\.name) == ["Ada"])
  }

  @Test func `shows an account without answers, and creates no learner`() throws {
    let here = try LearnersRoom()
    here.check("settings", "retention", says: "0.9\n")
    #expect(try here.room.openStore().learners().map(\.name) == ["Ada"])
  }

  @Test(
    arguments: commands + [
      ["doctor"], ["doctor", "--rebuild"], ["learner", "list"], ["backup"], ["content", "add"],
      ["content", "stats"], ["content", "stats", "kettles"],
    ])
  func `creates no database`(words: [String]) throws {
    let room = try Classroom()
    let path = room.folder.appending(path: "none.sqlite").path
    let status = CommandLineInterface.run(words + ["--database", path], in: room.context())
    #expect(status == 74)
    #expect(
      room.said.replacing(path, with: "DB")
        == "error: cannot open the database 'DB': it does not exist\n")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    arguments: commands + [
      ["doctor"], ["learner", "list"], ["content", "add"], ["content", "stats"],
    ])
  func `reads what another program writes to`(words: [String]) throws {
    let here = try LearnersRoom()
    let other = try Connection(path: here.path)
    try other.execute("BEGIN EXCLUSIVE")
    here.room.said = ""
    let learner =
      ["doctor", "learner", "content"].contains(words[0]) ? [] : ["--learner", "Ada"]
    let status = CommandLineInterface.run(
      words + ["--database", here.path] + learner, in: here.room.context())
    #expect(status == 0, "\(here.room.said)")
  }

  @Test(
    .enabled(if: geteuid() != 0, "root may write everywhere"),
    arguments: [["content", "add"], ["content", "stats"], ["learner", "list"]])
  func `reads what nobody may write`(words: [String]) throws {
    let here = try LearnersRoom()
    #expect(chmod(here.path, 0o400) == 0)
    here.room.said = ""
    let status = CommandLineInterface.run(
      words + ["--database", here.path], in: here.room.context())
    #expect(status == 0, "\(here.room.said)")
  }

  @Test func `changes no setting of a misspelt name`() throws {
    let here = try LearnersRoom()
    here.check(
      "settings", "retention", "0.8", "--learner", "Adda",
      says: "error: no learner is called 'Adda'; did you mean 'Ada'?\nsee 'vdl learner list'\n",
      status: 64)
  }
}

@Suite struct `A command for what is there` {
  private static let commands = [
    ["learner", "rename", "Ada", "Eve"], ["learner", "erase", "Ada", "--yes"],
    ["learner", "reset", "Ada", "--yes"], ["settings", "retention", "0.8", "--learner", "Ada"],
    ["content", "add", "--remove", "kettles"],
  ]

  @Test(arguments: commands)
  func `creates no database of a misspelt name`(words: [String]) throws {
    let room = try Classroom()
    let path = room.folder.appending(path: "none.sqlite").path
    let status = CommandLineInterface.run(words + ["--database", path], in: room.context())
    #expect(status == 74)
    #expect(
      room.said.replacing(path, with: "DB")
        == "error: cannot open the database 'DB': it does not exist\n")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: commands + [["content", "stats", "kettles"]])
  func `finds nothing before the first session, and creates nothing`(words: [String]) throws {
    let room = try Classroom()
    let said = vdl(words, environment: ["XDG_DATA_HOME": room.folder.path])
    #expect(said.status == 64)
    #expect(said.notices.hasPrefix("error: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: room.folder.path) == [])
  }
}

@Suite struct `Merging on the command line` {
  private let here: LearnersRoom
  /// A copy of the database before Ada answered once more, restored on another computer.
  private let other: LearnersRoom

  init() throws {
    here = try LearnersRoom()
    other = try LearnersRoom()
    here.check(
      "backup", other.path + ".copy", says: "copied the database to '\(other.path).copy'\n")
    _ = CommandLineInterface.run(
      ["restore", other.path + ".copy", "--database", other.path], in: other.room.context())
    here.room.time = here.room.time.advanced(by: .seconds(2 * 86_400))
    _ = try here.room.session("loadView viewDidLoad viewWillAppear", count: 1, staysOpen: false)
  }

  @Test func `takes in what is new, once`() throws {
    other.check(
      "merge", here.path,
      says: "vdl took in 1 answer of Ada, with 2 other entries of the log.\n")
    other.check("merge", here.path, says: "'\(here.path)' has nothing new about Ada\n")
    here.check("merge", other.path, says: "'\(other.path)' has nothing new about Ada\n")
    other.check(
      "doctor",
      says: """
        The file and the log are sound.
        The 3 rows that vdl computes from the log agree with it.

        """)
  }

  @Test func `refuses what is no database of the learner`() throws {
    here.check("merge", says: "error: 'vdl merge' takes one file\n", status: 64)
    here.check("merge", here.path, says: "error: 'DB' is the database itself\n", status: 64)
    here.check(
      "merge", "/nowhere.sqlite",
      says: "error: cannot open the database '/nowhere.sqlite': it does not exist\n", status: 74)
    let text = here.path + ".txt"
    try "no database, and longer than a header of one hundred bytes".write(
      toFile: text, atomically: true, encoding: .utf8)
    here.check(
      "merge", text,
      says: """
        error: cannot open the database 'DB.txt': expected a SQLite database, found \
        something else
        name another file with --database FILE

        """, status: 74)
    let stranger = try Classroom()
    let file = stranger.folder.appending(path: "store.sqlite").path
    _ = CommandLineInterface.run(
      ["learner", "add", "Ada", "--database", file], in: stranger.context())
    here.check(
      "merge", file, "--learner", "Ada",
      says: """
        error: 'Ada' in '\(file)' is another learner
        to learn on two computers, begin on the second one with 'vdl restore'

        """, status: 64)
    here.check(
      "merge", file,
      says: """
        error: '\(file)' has only learners that this database doesn't know
        to learn on two computers, begin on the second one with 'vdl restore'

        """, status: 64)
    here.check(
      "merge", other.path, "--learner", "Adda",
      says: "error: no learner of '\(other.path)' is called 'Adda'; did you mean 'Ada'?\n",
      status: 64)
    here.check(
      "learner", "erase", "Ada", "--yes",
      says: """
        Ada is erased.
        Earlier backups and exports still contain the answers.

        """)
    here.check(
      "merge", other.path, says: "error: Ada was erased here, and doesn't come back\n", status: 64)
  }
}

@Suite struct `Settings on the command line` {
  private let here: LearnersRoom

  init() throws { here = try LearnersRoom() }

  @Test func `are shown and changed`() throws {
    here.check("settings", "retention", "--learner", "Ada", says: "0.9\n")
    here.check(
      "settings", "retention", "0.85", "--learner", "Ada",
      says: """
          retention  0.85  how likely you are to know a rule when it is asked again: 0.7
                           to 0.97

        """)
    here.check("settings", "retention", "--learner", "Ada", says: "0.85\n")
    here.check("learner", "add", "Bob", says: "Bob is added.\n")
    here.check("settings", "retention", "--learner", "Bob", says: "0.9\n")
    here.check(
      "settings", "--json", "--learner", "Ada",
      says: """
        {
          "version": 1,
          "learner": "Ada",
          "settings": {
            "retention": 0.85,
            "longest-interval": 36500,
            "first-weights": [0.212, 1.2931, 2.3065, 8.2956],
            "new-per-day": 10,
            "session-length": 10,
            "confidence": false,
            "added-questions": true,
            "weekly-goal": 4
          }
        }

        """)
    _ = CommandLineInterface.run(
      ["settings", "retention", "default", "--learner", "Ada", "--database", here.path],
      in: here.room.context())
    here.check("settings", "retention", "--learner", "Ada", says: "0.9\n")
  }

  @Test(arguments: [
    ("retention", "1", "'retention' takes 0.7 to 0.97, or 'default', not '1'"),
    ("retention", "nan", "'retention' takes 0.7 to 0.97, or 'default', not 'nan'"),
    (
      "longest-interval", "0",
      "'longest-interval' takes 1 to 36500, or 'default', not '0'"
    ),
    (
      "first-weights", "3,2,1,4",
      "'first-weights' takes four rising numbers with commas, or 'default', not '3,2,1,4'"
    ),
    ("new-per-day", "-1", "'new-per-day' takes 0 to 1000, or 'default', not '-1'"),
    ("session-length", "0", "'session-length' takes 1 to 1000, or 'default', not '0'"),
    ("confidence", "yes", "'confidence' takes on or off, or 'default', not 'yes'"),
    (
      "added-questions", "no", "'added-questions' takes on or off, or 'default', not 'no'"
    ),
    ("weekly-goal", "8", "'weekly-goal' takes 0 to 7, or 'default', not '8'"),
    (
      "retain", "1",
      "no setting is called 'retain'; the settings are retention, longest-interval, first-weights, new-per-day, session-length, confidence, added-questions, weekly-goal"
    ),
  ])
  func `are refused`(key: String, value: String, message: String) {
    let said = vdl("settings", "--database", here.path, "--", key, value)
    #expect(said == Said(status: 64, output: "", notices: "error: \(message)\n"))
  }

  @Test func `make a session's length and its new rules`() throws {
    var settings = Settings()
    settings.newPerDay = 1
    here.room.settings = settings
    _ = try here.room.session(staysOpen: false)
    #expect(
      here.room.said.contains(
        "You have met enough new rules today"))
  }

  @Test func `ask for confidence before the verdict`() throws {
    let room = try Classroom()
    room.settings.asksConfidence = true
    _ = try room.session(
      "rubbish", "loadView viewDidLoad viewWillAppear", "sure", "80", count: 1, staysOpen: false)
    #expect(try room.reviews().map(\.review.confidence) == [0.8])
    let asked = try #require(room.said.firstRange(of: "how sure, 0 to 100? 80"))
    let told = try #require(room.said.firstRange(of: "Right."))
    #expect(asked.upperBound < told.lowerBound)
    #expect(room.said.contains("Type a number from 0 (a guess) to 100 (certain)"))
    #expect(room.said.split(separator: "how sure").count == 3)
  }
}

@Suite struct `Backups on the command line` {
  private let here: LearnersRoom

  init() throws { here = try LearnersRoom() }

  @Test func `are made beside the database and put back`() throws {
    here.check("backup", says: "copied the database to 'DB.backup-2026-01-05'\n")
    here.check("backup", says: "copied the database to 'DB.backup-2026-01-05-2'\n")
    here.check("learner", "rename", "Ada", "Eve", says: "Ada is now called Eve.\n")
    here.check(
      "restore", here.path + ".backup-2026-01-05",
      says: """
        restored the database from 'DB.backup-2026-01-05'
        kept the database that was there as 'DB.before-restore'

        """)
    #expect(try here.room.openStore().learners().map(\.name) == ["Ada"])
  }

  @Test func `do not bring back who was erased`() throws {
    here.check("backup", says: "copied the database to 'DB.backup-2026-01-05'\n")
    try here.room.openStore().erase(
      try #require(here.room.openStore().learners().first).id, at: here.room.time)
    here.check(
      "restore", here.path + ".backup-2026-01-05",
      says: """
        restored the database from 'DB.backup-2026-01-05'
        kept the database that was there as 'DB.before-restore'
        1 erased learner stays erased.

        """)
  }

  /// It may be the only one: it is restored, and what is wrong with it is said.
  @Test func `are restored with their damage, which is said`() throws {
    let copy = here.path + ".backup-2026-01-05"
    here.check("backup", says: "copied the database to 'DB.backup-2026-01-05'\n")
    try Connection(path: copy).execute(
      "DROP TRIGGER review_is_never_changed; UPDATE review SET typed = 'c'")
    here.check(
      "restore", copy,
      says: """
        restored the database from 'DB.backup-2026-01-05'
        kept the database that was there as 'DB.before-restore'
        The backup is damaged:
          the trigger 'review_is_never_changed' is missing; vdl made it again
          entries of 'Ada' were changed outside of vdl
        vdl restored it as it is. If you have an older backup, restore that one.

        """)
    #expect(try here.room.reviews().map(\.review.typed) == ["c"])
    here.check(
      "restore", here.path + ".before-restore",
      says: """
        restored the database from 'DB.before-restore'
        kept the database that was there as 'DB.before-restore-2'

        """)
    #expect(
      try here.room.reviews().map(\.review.typed) == ["loadView viewDidLoad viewWillAppear"])
  }

  @Test func `are refused where they can't be read, and nothing changes`() throws {
    let copy = here.path + ".backup-2026-01-05"
    here.check("backup", says: "copied the database to 'DB.backup-2026-01-05'\n")
    try Connection(path: copy).execute(
      "CREATE TRIGGER spy AFTER INSERT ON review BEGIN DELETE FROM memory_state; END")
    here.check(
      "restore", copy,
      says: """
        error: cannot open the database 'DB.backup-2026-01-05': the trigger 'spy' isn't vdl's
        nothing changed; name another backup

        """, status: 74)
    #expect(try here.room.reviews().count == 1)
  }

  @Test func `are refused where they are none`() {
    here.check("restore", here.path, says: "error: 'DB' is the database itself\n", status: 64)
    here.check(
      "restore", "/nowhere/x",
      says: "error: cannot open the database '/nowhere/x': no such file or directory\n",
      status: 74)
    here.check(
      "restore", #filePath,
      says: """
        error: cannot open the database '\(#filePath)': expected a SQLite database, found something else
        name a copy that 'vdl backup' made

        """, status: 74)
    here.check("restore", says: "error: 'vdl restore' takes one file\n", status: 64)
  }
}

@Suite struct `Progress on the command line` {
  @Test(arguments: [40, 100])
  func `tells what is known, what comes and how well it was foreseen`(columns: Int) throws {
    let here = try LearnersRoom()
    here.room.columns = columns
    here.room.settings.asksConfidence = true
    for day in 1...4 {
      here.room.time = here.room.time.advanced(by: .seconds(day * 86_400))
      _ = try here.room.session(
        "viewDidLoad\nviewWillAppear", "", "90", "loadView viewDidLoad viewWillAppear", "70",
        staysOpen: false)
    }
    here.room.said = ""
    let store = try here.room.openStore()
    let learner = try #require(store.learners().first)
    let now = Moment(time: here.room.time, zone: .utc)
    var report = try LearnerReport(
      of: learner, in: store, teaching: [here.room.course], at: now)
    for index in 0..<20 {
      report.recall.add(index < 16 ? 0.95 : 0.6, came: index < 18)
      report.confidence.add(0.7, came: index < 18)
    }
    let progress = try store.progress(of: learner.id, at: now)
    var console = here.room.context().console
    Views(console).progress(progress, report)
    try expectGolden(here.room.said, "progress-\(columns).txt")
    let plain = here.room.said
    #expect(plain.split(separator: "\n").allSatisfy { $0.count <= columns })
    #expect(!plain.contains("\u{1B}") && !plain.contains("="))
    // Colour and bars only add.
    here.room.said = ""
    console.style = Style(isColored: true)
    Views(console).progress(progress, report)
    let bare = here.room.said.replacing(/\u{1B}\[[0-9]*m/, with: "").replacing(
      #/  =+\n/#, with: "\n")
    #expect(bare == plain)
  }

  @Test func `tells the numbers of the report's page`() throws {
    let here = try LearnersRoom()
    here.room.time = here.room.time.advanced(by: .seconds(3 * 86_400))
    _ = try here.room.session(
      "viewDidLoad viewWillAppear loadView", "viewDidLoad\nviewWillAppear", "", staysOpen: false)
    let store = try here.room.openStore()
    let learner = try #require(store.learners().first)
    let now = Moment(time: here.room.time, zone: .utc)
    var report = try LearnerReport(of: learner, in: store, teaching: [here.room.course], at: now)
    report.misconceptions = [
      LearnerReport.Misconception(
        id: "loads-twice", sentence: "A view is loaded twice.",
        refutation: "It is not so: a view is loaded once.", posterior: 0.9712, isNamed: true,
        rules: [Classroom.load]),
      LearnerReport.Misconception(
        id: "never-loads", sentence: "A view is never loaded.",
        refutation: "It is not so: reading it loads it.", posterior: 0.2, isNamed: false,
        rules: []),
    ]
    for index in 0..<20 { report.confidence.add(0.7, came: index < 18) }
    let progress = try store.progress(of: learner.id, at: now)
    let json = try #require(
      JSONSerialization.jsonObject(
        with: Data(ProgressDocument.json(of: progress, report).pretty.utf8)) as? [String: Any])
    func number(_ path: String...) throws -> Double {
      var value: Any? = json
      for key in path { value = (value as? [String: Any])?[key] }
      return try #require(value as? NSNumber).doubleValue
    }
    // The values of the page's list, in its order.
    let page = report.page
    let shown = page.matches(of: #/<dt>([^<]*)</dt><dd>([^<]*)/#).map {
      (String($0.output.1), String($0.output.2))
    }
    #expect(
      shown.map(\.0) == [
        "Rules held", "Lasting", "Being learnt", "New", "Known today", "Due now", "Answers right",
        "This week",
      ])
    let week = try #require(report.week)
    #expect(
      try shown.map(\.1) == [
        fixed(number("rules", "held"), 0), fixed(number("lasting"), 0),
        fixed(number("rules", "learning"), 0),
        fixed(number("rules", "new"), 0), fixed(number("known", "all", "mean"), 1),
        fixed(number("due"), 0),
        "\(fixed(number("answers", "right"), 0)) of \(fixed(number("answers", "answered"), 0))",
        week.words,
      ])
    #expect(try number("week", "goal") == 4)
    let forecast = try #require(json["forecast"] as? [[String: Any]])
    let total = forecast.compactMap { ($0["due"] as? NSNumber)?.intValue }.reduce(0, +)
    #expect(page.contains(", \(total) within 30 days"))

    func percent(_ value: Any?) -> String {
      fixed(((value as? NSNumber)?.doubleValue ?? .nan) * 100, 0) + "%"
    }
    func expectRow(_ cells: [String], _ sourceLocation: SourceLocation = #_sourceLocation) {
      let rows = page.matches(of: #/<tr>(.*?)</tr>/#.dotMatchesNewlines()).map { $0.output.1 }
      #expect(
        rows.contains { row in cells.allSatisfy { row.contains(">\($0)") } }, "\(cells)",
        sourceLocation: sourceLocation)
    }
    // Each rule, each misconception, and the calibration of the predictions.
    let memory = try #require(json["memory"] as? [[String: Any]])
    #expect(!memory.isEmpty)
    for rule in memory {
      let share = try #require(rule["passShare"] as? [String: Any])
      let stability = try #require(rule["stability"] as? NSNumber).doubleValue
      expectRow([
        try #require(rule["rule"] as? String), percent(rule["recall"]),
        "\(fixed(stability, stability < 10 ? 1 : 0)) days",
        "\(rule["passes"] ?? "") of \(rule["answers"] ?? "") "
          + "(\(percent(share["low"])) to \(percent(share["high"])))",
      ])
    }
    let beliefs = try #require(json["beliefs"] as? [[String: Any]])
    #expect(beliefs.count == 2)
    for belief in beliefs {
      expectRow([
        "\(belief["sentence"] ?? "")", percent(belief["posterior"]),
        belief["named"] as? Bool == true ? "yes" : "no",
      ])
    }
    for (who, name) in [("The schedule predicted", "recall"), ("You predicted", "confidence")] {
      let sentence =
        "\(who) \(numbered(Int(try number(name, "answers")), "answer")) with a log loss of "
        + "\(fixed(try number(name, "logLoss"), 2)). Your average of "
        + "\(percent(try number(name, "constant"))), predicted each time, has one of "
        + "\(fixed(try number(name, "constantLogLoss"), 2))."
      #expect(page.contains(sentence), "\(sentence)")
    }
  }
}
