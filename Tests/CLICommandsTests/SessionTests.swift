import Curriculum
import Exporting
import Foundation
import QuizEngine
import Releases
import Reporting
import ReviewLog
import SeededNumbers
import Storage
import TerminalUI
import Testing

@testable import CLICommands

@Suite struct `A session` {
  @Test func `saves an answer before it shows the verdict`() throws {
    let room = try Classroom()
    // Nobody reads any more: the verdict cannot be shown, but the answer counts.
    room.closesOutputWhileTyping = true
    #expect(try room.session("bac", "quit") == 0)
    #expect(room.typed == ["quit"], "a closed pipe ends the session quietly")
    #expect(try room.reviews().count == 1)
    room.closesOutputWhileTyping = false
    room.isOutputOpen = true
    room.said = ""
    _ = try room.session()
    #expect(room.said.contains("Your last answer was saved, but you haven't seen its verdict:"))
    #expect(room.said.contains("Rule view.loads-on-first-access"))
    room.said = ""
    _ = try room.session()
    #expect(!room.said.contains("Your last answer"))
  }

  @Test func `goes on at the same question`() throws {
    let room = try Classroom()
    #expect(try room.session(.endOfFile) == 0)
    let first = try #require(room.said.split(separator: "\n").first { $0.contains("  a  ") })
    room.said = ""
    #expect(try room.session(.interrupted) == 130)
    #expect(room.said.contains("asked before and still open"))
    #expect(room.said.contains(first))
    room.said = ""
    #expect(try room.session(.stopped(.terminate)) == 143)
    #expect(room.said.contains(first))
    #expect(try room.reviews().isEmpty)
  }

  @Test func `grades nothing for a skip or for what is no answer`() throws {
    let room = try Classroom()
    #expect(try room.session("abz", "abb", "skip", "quit") == 0)
    #expect(room.said.contains("There is no 'z'"))
    #expect(try room.reviews().isEmpty)
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    #expect(try store.state(of: Classroom.load, learner: learner.id) == nil)
  }

  @Test func `counts a skipped question as one of them, and says so in leaving`() throws {
    let room = try Classroom()
    #expect(try room.session("skip", "quit", scope: .anything, count: 3) == 0)
    #expect(room.said.contains("Question 1 of 3"))
    #expect(room.said.contains("Question 2 of 3"))
    #expect(
      room.said.hasSuffix(
        "answer> quit\nThe question waits for you; vdl asks it first next time.\n"))
  }

  @Test func `offers to stop after as many questions as were set`() throws {
    let room = try Classroom()
    let offer = "Next: 'mistakes' asks once more what you got wrong; 'quit' stops here.\nvdl> "
    #expect(try room.session("bac", "skip", "quit", scope: .anything, count: 2) == 0)
    #expect(room.said.contains("You answered 1 question and got 0 right.\n"))
    #expect(room.said.hasSuffix(offer + "quit\n"))
    // Where it ends by itself, or earlier, there is nothing to offer.
    room.said = ""
    #expect(
      try room.session("skip", "skip", scope: .anything, count: 2, staysOpen: false) == 0)
    #expect(!room.said.contains("Next: "))
    room.said = ""
    room.signalWhileRunning = .interrupt
    #expect(try room.session("quit", count: 2) == 0)
    #expect(!room.said.contains("Next: "))
  }

  @Test func `asks for one thing more than the answer, at most`() throws {
    let room = try Classroom()
    room.settings.asksConfidence = true
    var prompts: [String] = []
    room.heard = { prompts.append($0) }
    _ = try room.session(
      "cab", "80", "viewDidLoad", "", "", "quit", scope: .anything, count: 3)
    #expect(
      prompts == [
        "answer> ", "how sure, 0 to 100? ", "answer> ", "     +> ", "how sure, 0 to 100? ",
        "answer> ",
      ])
  }

  @Test func `takes a command among the lines of an output for a command`() throws {
    let room = try Classroom()
    #expect(
      try room.session(
        "viewDidLoad", "skip", scope: .lesson(Classroom.lesson("appearing")), count: 1,
        staysOpen: false) == 0)
    #expect(room.said.contains("     +> skip\nSkipped. A skip isn't graded."))
    #expect(try room.reviews().isEmpty)
  }

  @Test func `stops a run on Ctrl-C and stays`() throws {
    let room = try Classroom()
    for staysOpen in [true, false] {
      room.said = ""
      room.signalWhileRunning = .interrupt
      #expect(try room.session("lessons", "quit", staysOpen: staysOpen) == 0)
      #expect(room.said.contains("Stopped.\nvdl> lessons\n"))
    }
  }

  @Test func `waits after a verdict at a terminal, where no line answers the next question`() throws
  {
    let room = try Classroom()
    room.edit = { $0 }
    var prompts: [String] = []
    room.heard = { prompts.append($0) }
    let status = try room.session(
      "bac", "viewDidLoad", "why", "", .interrupted, scope: .anything, count: 2)
    #expect(status == 130)
    let wait = "Return continues> "
    #expect(prompts == ["answer> ", wait, wait, wait, "answer> "])
    #expect(
      room.said.contains(
        "There is no command 'viewDidLoad'; no question is open, and Return goes on."))
    #expect(room.said.hasSuffix("The question waits for you; vdl asks it first next time.\n"))
    #expect(try room.reviews().count == 1)
  }

  @Test func `stays after the last verdict of a quiz at a terminal`() throws {
    let room = try Classroom()
    room.edit = { $0 }
    var prompts: [String] = []
    room.heard = { prompts.append($0) }
    let status = try room.session("bac", "undo", "", scope: .anything, count: 1, staysOpen: false)
    #expect(status == 0)
    #expect(prompts == ["answer> ", "Return ends the session> ", "Return ends the session> "])
    #expect(room.said.contains("no longer counts"))
    // A pipe never waits.
    let pipe = try Classroom()
    pipe.heard = { #expect(!$0.contains("Return")) }
    _ = try pipe.session("bac", scope: .anything, count: 1, staysOpen: false)
    #expect(pipe.typed.isEmpty)
  }

  @Test func `shows a question again while it is asked and after its verdict`() throws {
    let room = try Classroom()
    _ = try room.session("again", "bac", "again", "quit", scope: .anything, count: 1)
    let prompt = "In which order do these come?"
    #expect(room.said.split(separator: prompt).count == 4)
    #expect(room.said.contains("\nThe last question, iOS 17\n"))
    #expect(room.said.components(separatedBy: "Type the letters in order").count == 3)
    let empty = try Classroom()
    _ = try empty.session("again", "quit", count: 0)
    #expect(empty.said.contains("There is no question to show yet."))
  }

  @Test func `says the release of a lesson's run that isn't the usual one`() throws {
    let room = try Classroom()
    let code = Classroom.code
    func run(_ ios: IOSVersion) -> Block {
      .runnable(Listing(code: code, ios: ios, printed: ["viewDidLoad", "viewWillAppear"]))
    }
    _ = try room.session("learn 1", "quit")
    #expect(room.said.contains("\nIt prints:\n"))
    room.said = ""
    room.course.lessons[0].blocks = [run(IOSVersion(12)), run(.ofQuestions)]
    _ = try room.session("learn 1", "quit")
    #expect(room.said.contains("\nOn iOS 12 it prints:\n"))
    #expect(room.said.contains("\nOn iOS 17 it prints:\n"))
  }

  @Test func `shows nothing that a terminal obeys`() throws {
    let room = try Classroom()
    _ = try room.session("nonsense \u{1B}[31m", "quit")
    #expect(
      !room.said.split(separator: "\n").contains { $0.hasPrefix("Type") && $0.contains("\u{1B}") })
  }
}

@Suite struct `The store on the command line` {
  private func check(
    _ words: [String], says notices: (String) -> String,
    prepare: (URL) throws -> Void = { _ in }
  ) throws {
    let room = try Classroom()
    let file = room.folder.appending(path: "x.db")
    try prepare(file)
    let status = CommandLineInterface.run(words + ["--database", file.path], in: room.context())
    #expect(status == 74)
    #expect(room.said == notices(file.path))
  }

  @Test(arguments: [["progress"], ["quiz"], ["learn"], ["export", "--format", "csv"], []])
  func `that is no database is left as it is`(words: [String]) throws {
    try check(words) {
      "error: cannot open the database '\($0)': expected a SQLite database, found something else\n"
        + "name another file with --database FILE\n"
    } prepare: {
      try "dear diary, today I learnt about view controllers".write(
        to: $0, atomically: true, encoding: .utf8)
    }
  }

  @Test func `on a disk without a write-ahead log is said to be so once`() throws {
    let room = try Classroom()
    let path = room.folder.appending(path: "store.sqlite").path
    // A folder stands where the shared memory of the write-ahead log would be.
    try FileManager.default.createDirectory(
      atPath: path + "-shm", withIntermediateDirectories: false)
    for round in 0..<3 {
      room.said = ""
      let status = CommandLineInterface.run(
        ["learner", "add", "Ada \(round)", "--database", path], in: room.context())
      #expect(status == 0)
      #expect(
        room.said
          == (round == 0
            ? "the database is on a disk without a write-ahead log; saving may take longer\n" : "")
          + "Ada \(round) is added.\n")
    }
  }

  @Test func `that is a folder is refused`() throws {
    try check(["progress"]) {
      "error: cannot open the database '\($0)': expected a file, found a folder\n"
    } prepare: {
      try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
    }
  }

  @Test func `asks for a format and a date that it knows`() {
    #expect(
      vdl("export")
        == Said(
          status: 64, output: "",
          notices: """
            error: no format given
            add --format csv, --format json, --format jsonl or --format anki

            """))
    #expect(
      vdl("export", "--format", "csv", "--since", "2026-13-01").notices
        == "error: option '--since' needs a date such as 2026-01-31, not '2026-13-01'\n")
  }

  @Test func `shows progress for programs`() throws {
    let room = try Classroom()
    let store = try room.openStore()
    var generator = SeededNumbers.unique()
    let learner = try store.learner(named: "Ada", using: &generator)
    let progress = try store.progress(of: learner.id, at: Moment(time: room.time, zone: .utc))
    let report = try LearnerReport(
      of: learner, in: store, teaching: [room.course], at: Moment(time: room.time, zone: .utc))
    try expectGolden(ProgressDocument.json(of: progress, report).pretty, "progress.json")
  }
}

@Suite struct `A session of objects` {
  @Test func `asks, saves, judges and ends`() throws {
    let room = try Classroom()
    let status = try room.dialogue(
      "nonsense", "bac", #""viewDidLoad\nviewWillAppear""#, "skip", count: 3)
    #expect(status == 0)
    try expectGolden(withoutIDs(room.said), "quiz.jsonl")
  }

  private static let output = Classroom.course(asking: OutputTask())

  @Test func `takes a bare word for a command on every kind`() throws {
    let room = try Classroom()
    room.course = Self.output
    _ = try room.dialogue("help", "hint", "hint", " hint ", "hint", "dk", count: 1)
    try expectGolden(withoutIDs(room.said), "quiz-commands.jsonl")
    #expect(try room.reviews().map(\.review.hintCount) == [3])
    let tasks: [any QuestionTask] = [
      NextTask(events: ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"]),
      FixTask(
        CodeExercise(
          goals: [Statement(text: "It is mended.", check: "isMended")], drive: "A().run()\n",
          solution: "let mended = true\n")),
    ]
    for task in tasks {
      let other = try Classroom()
      other.course = Classroom.course(asking: task)
      _ = try other.dialogue("hint", "help", "skip", "quit", count: 1)
      #expect(other.said.contains(#""type": "hint""#))
      #expect(other.said.contains(#""type": "help""#))
      #expect(other.said.hasSuffix(#"{"type": "end", "reason": "done"}"# + "\n"))
      #expect(try other.reviews().isEmpty)
    }
  }

  @Test(arguments: ["hint", "help", "dk", "skip", "quit", "don't know"])
  func `takes a word in quotes or after an equals sign for an answer`(word: String) throws {
    for line in ["\"\(word)\"", "=\(word)", " =\(word)"] {
      let room = try Classroom()
      room.course = Self.output
      _ = try room.dialogue(.line(line), count: 1)
      let reviews = try room.reviews().map(\.review)
      #expect(reviews.map(\.read) == [[word]], "\(line)")
      #expect(room.said.contains(#""answer": ["\#(word)"]"#), "\(line)")
    }
  }

  @Test func `says on one line why it fails`() throws {
    let said = vdl("quiz", "--json", "--count", "many")
    #expect(said.status == 64)
    try expectGolden(said.output, "quiz-error.jsonl")
    let room = try Classroom()
    let file = room.folder.appending(path: "x.db")
    try "dear diary".write(to: file, atomically: true, encoding: .utf8)
    _ = CommandLineInterface.run(
      ["quiz", "--json", "--database", file.path], in: room.context())
    #expect(room.said.hasPrefix(#"{"type": "error", "message": "cannot open the database"#))
    let line = try #require(room.said.split(separator: "\n").first)
    #expect(line.contains(#""status": 74"#))
    #expect(line.hasSuffix("}"))
  }

  @Test func `ends with its reason`() throws {
    let room = try Classroom()
    #expect(try room.dialogue("quit") == 0)
    #expect(room.said.hasSuffix(#"{"type": "end", "reason": "quit"}"# + "\n"))
    room.said = ""
    #expect(try room.dialogue() == 0)
    #expect(room.said.hasSuffix(#"{"type": "end", "reason": "eof"}"# + "\n"))
  }

  @Test func `has the author's explanation in the verdict`() throws {
    let room = try Classroom()
    let why = "The window reads `view`, and that loads it."
    for lesson in room.course.lessons.indices {
      for index in room.course.lessons[lesson].questions.indices {
        room.course.lessons[lesson].questions[index].explanation = why
      }
    }
    _ = try room.dialogue("cab", count: 1)
    #expect(room.said.contains(#""explanation": "\#(why)""#))
    room.said = ""
    room.time = room.time.advanced(by: .seconds(60))
    _ = try room.session("dk", "", .endOfFile)
    let lines = room.said.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex(of: why))
    #expect(lines[..<place].contains("This is the answer:"))
    room.said = ""
    room.time = room.time.advanced(by: .seconds(60))
    _ = try room.session("abc", "", .endOfFile)
    let next = room.said.split(separator: "\n").map(String.init)
    let after = try #require(next.firstIndex(of: why))
    let grades = ["Right.", "Not right"]
    let grade = try #require(next.firstIndex { line in grades.contains { line.hasPrefix($0) } })
    let rule = try #require(next.firstIndex { $0.hasPrefix("Rule ") })
    #expect(grade < after && after < rule)
  }

  @Test func `shows a verdict first that nobody saw`() throws {
    let room = try Classroom()
    room.closesOutputWhileTyping = true
    #expect(try room.dialogue("abc", "quit") == 0)
    #expect(try room.reviews().count == 1)
    room.closesOutputWhileTyping = false
    room.isOutputOpen = true
    room.said = ""
    _ = try room.dialogue()
    #expect(room.said.hasPrefix(#"{"type": "verdict", "#))
  }

  /// Replaces each id, which is random, by its place in the text.
  private func withoutIDs(_ text: String) -> String {
    var names: [String: String] = [:]
    let id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
    return text.replacing(id) { match in
      let name = names[String(match.0)] ?? "id-\(names.count + 1)"
      names[String(match.0)] = name
      return name
    }
  }
}
