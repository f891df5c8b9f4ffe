import Curriculum
import Diagnostics
import Foundation
import QuizEngine
import ReviewLog
import Scenarios
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// Code that a learner writes: kept until it is graded, and tried again afterwards.
@Suite struct `Code that is typed` {
  private static let solution = "let solution = \"mended\"\n"

  /// A room whose question is an exercise; code with the word "broken" doesn't compile.
  private func room() throws -> Classroom {
    let room = try Classroom()
    room.course = Classroom.course(
      asking: FixTask(
        CodeExercise(
          goals: [Statement(text: "It is mended.", check: "isMended")], solution: Self.solution)))
    room.model.run = { scenario, _ in
      let file = scenario.files.first { $0.name == "scenario.swift" }
      let lines = file?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      var run = Classroom.run(scenario)
      if let line = lines.firstIndex(where: { $0.contains("broken") }) {
        run.outcome = .refused
        run.diagnostics = [
          Diagnostic(
            .error, "it is broken",
            at: SourceLocation(file: "scenario.swift", line: line + 1, column: 1))
        ]
      }
      return run
    }
    return room
  }

  private func typed(_ room: Classroom) throws -> [String] {
    try room.reviews().map(\.review.typed)
  }

  /// The files of drafts, by their paths.
  private func drafts(_ room: Classroom) -> [String] {
    let folder = room.folder.appending(path: "store.sqlite-drafts").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  // MARK: Code that doesn't compile

  @Test func `opens again in the editor below its goals and errors`() throws {
    let room = try room()
    var opened: [String] = []
    room.edit = { text in
      opened.append(text)
      return opened.count == 1
        ? "// Goal: It is mended.\n\nlet a = 1\nbroken\n" : "let mended = 1\n"
    }
    #expect(try room.session("", "", "", "quit") == 0)
    #expect(opened[0] == "// Goal: It is mended.\n\n" + Classroom.code)
    #expect(
      opened[1] == """
        // Goal: It is mended.
        // Error: line 5: it is broken

        let a = 1
        broken

        """)
    #expect(
      room.said.contains(
        "Your code doesn't compile, so it isn't graded:\n  line 2: it is broken\n"
          + "Return opens your code in the editor again.\n"))
    #expect(try typed(room) == ["let mended = 1\n"])
    #expect(drafts(room).isEmpty)
  }

  @Test func `is kept without an editor, shown, and changed line by line`() throws {
    let room = try room()
    room.columns = 200
    #expect(
      try room.session(
        "class A {", "broken", ".", "edit", "edit 9", "edit 2", "} // mended", "edit", ".", "quit")
        == 0)
    #expect(room.said.contains("vdl kept your code: 'edit' shows it"))
    #expect(room.said.contains("There is no editor here. This is your code:\n"))
    #expect(room.said.contains(" 2  broken\n"))
    #expect(room.said.contains("Your answer has lines 1 to 2."))
    #expect(room.said.contains("line 2> } // mended\nChanged. 'edit' shows the whole"))
    #expect(try typed(room) == ["class A {\n} // mended"])
  }

  @Test func `is changed line by line while it is typed, too`() throws {
    let room = try room()
    #expect(
      try room.session("class A {", "broken", "edit 2", "} // mended", ".", "quit", count: 1) == 0)
    #expect(try typed(room) == ["class A {\n} // mended"])
  }

  @Test func `names a line that it has, whatever was taken away`() throws {
    let room = try room()
    room.columns = 200
    _ = try room.session("let a = 1", "broken", ".", "edit 2", "", "edit", "quit")
    #expect(room.said.contains("'edit 1' types line 1 again, 'edit 2' goes on at the end"))
  }

  @Test func `may begin with a line of the question's code`() throws {
    let room = try room()
    #expect(try room.session("edit 1", "class Mended {", "edit 2", "", ".", "quit") == 0)
    let rest = Classroom.code.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    #expect(try typed(room) == ["class Mended {\n" + rest])
  }

  @Test func `goes on after its last line`() throws {
    let room = try room()
    #expect(try room.session("let a = broken", ".", "edit 2", "let mended = 1", ".") == 0)
    #expect(room.said.contains("code> let mended = 1\n"))
    #expect(try typed(room).isEmpty)
    #expect(try room.session("edit 1", "", ".") == 0)
    #expect(try typed(room) == ["let mended = 1"])
  }

  // MARK: Drafts

  @Test func `is kept below the drafts' folder, whatever the ids are`() {
    let folder = Drafts(of: LearnerID(rawValue: "../../ab-1"), beside: "/s/store")
    #expect(
      folder.file(of: PresentationID(rawValue: "../c/d-2")) == "/s/store-drafts/ab-1/cd-2.swift")
  }

  @Test func `survives the end of a session, and is nobody else's`() throws {
    let room = try room()
    #expect(try room.session("class A {", "skip", .endOfFile) == 0)
    #expect(try typed(room).isEmpty, "the end of the input is no end of the code")
    let file = try #require(drafts(room).first)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "class A {\nskip")
    #expect(try mode(of: file) == 0o600)
    let folder = URL(filePath: file).deletingLastPathComponent()
    #expect(try mode(of: folder.path) == 0o700)
    #expect(try mode(of: folder.deletingLastPathComponent().path) == 0o700)
    room.said = ""
    #expect(try room.session("edit 2", "} // mended", .stopped(.hangUp)) == 129)
    #expect(
      room.said.contains("vdl kept what you typed: 'edit' shows it, and '.' alone submits it."))
    #expect(try room.session(".", "quit") == 0)
    #expect(try typed(room) == ["class A {\n} // mended"])
    #expect(drafts(room).isEmpty)
  }

  @Test func `survives an editor that is killed`() throws {
    let room = try room()
    var opened: [String] = []
    room.columns = 120
    room.editorFails = true
    room.edit = { text in
      opened.append(text)
      return opened.count == 1 ? text + "let mended = 1\n" : text
    }
    #expect(try room.session("", .interrupted) == 130)
    #expect(
      room.said.contains(
        "The editor failed. vdl kept the text that you saved; 'edit' opens it again."))
    #expect(try typed(room).isEmpty)
    room.editorFails = false
    _ = try room.session("edit", ".", "quit")
    #expect(opened[1] == opened[0] + "let mended = 1\n")
    #expect(room.said.contains("'.' alone submits your code as it is."))
    #expect(try typed(room) == [Classroom.code + "let mended = 1\n"])
  }

  @Test func `that an editor leaves unreadable stays as it is`() throws {
    let room = try room()
    room.edit = { $0 }
    var isFirst = true
    room.whileTyping = { [unowned room] in
      // The file is there once an editor was open.
      guard isFirst, let file = drafts(room).first else { return }
      isFirst = false
      try? Data([0xFF, 0x0A]).write(to: URL(filePath: file))
    }
    _ = try room.session("class A {", .endOfFile)
    _ = try room.session("edit", "quit")
    #expect(room.said.contains("vdl can't read your code: the file isn't UTF-8."))
    #expect(drafts(room).count == 1)
  }

  @Test func `is gone after a skip, and with its learner`() throws {
    let room = try room()
    _ = try room.session("broken", ".", .endOfFile)
    #expect(drafts(room).count == 1)
    _ = try room.session("skip", .endOfFile)
    #expect(drafts(room).isEmpty)
    _ = try room.session("broken", ".", .endOfFile)
    #expect(drafts(room).count == 1)
    let path = room.folder.appending(path: "store.sqlite").path
    func run(_ words: String...) -> Int32 {
      CommandLineInterface.run(words + ["--database", path], in: room.context())
    }
    #expect(run("doctor") == 0)
    #expect(run("backup", path + ".copy") == 0)
    #expect(run("restore", path + ".copy") == 0)
    #expect(drafts(room).count == 1)
    #expect(run("learner", "erase", "Ada", "--yes") == 0)
    #expect(drafts(room).isEmpty)
  }

  @Test func `that can't be kept is answered all the same`() throws {
    let room = try room()
    try "x".write(
      to: room.folder.appending(path: "store.sqlite-drafts"), atomically: true, encoding: .utf8)
    #expect(try room.session("let a = 1", "let mended = 1", ".", "quit") == 0)
    #expect(room.said.split(separator: "vdl can't keep what you type until you answer").count == 2)
    #expect(try typed(room) == ["let a = 1\nlet mended = 1"])
  }

  // MARK: Outputs

  private func outputRoom() throws -> Classroom {
    let room = try Classroom()
    room.course = Classroom.course(asking: OutputTask())
    return room
  }

  @Test func `of an output keeps its lines beside a command`() throws {
    let room = try outputRoom()
    #expect(
      try room.session(
        "viewDidLaod", "hint", "again", "edit 1", "viewDidLoad", "viewWillAppear", "", "quit") == 0)
    #expect(room.said.contains("Your answer so far:\n 1  viewDidLaod\n     +> edit 1\n"))
    let review = try #require(try room.reviews().first?.review)
    #expect(review.typed == "viewDidLoad\nviewWillAppear")
    #expect(review.verdict == .right)
  }

  @Test func `of an output is not graded by the end of the input`() throws {
    let room = try outputRoom()
    _ = try room.session("viewDidLoad", .endOfFile)
    #expect(room.said.hasSuffix("The question waits for you; vdl asks it first next time.\n"))
    #expect(try typed(room).isEmpty)
    _ = try room.session("edit", "viewWillAppear", "", "quit")
    #expect(try typed(room) == ["viewDidLoad\nviewWillAppear"])
  }

  // MARK: Practice

  @Test func `is tried twice more before the solution shows`() throws {
    let room = try room()
    room.columns = 200
    #expect(
      try room.session(
        "let a = 1", ".", "try", "broken", ".", "try", "let b = 1", ".", "try", "let c = 1", ".",
        "try", "let d = 1", ".", "quit", count: 1) == 0)
    let parts = room.said.components(separatedBy: "vdl> try\n")
    #expect(parts[0].contains("vdl checks two more tries against the goals"))
    #expect(parts[1].contains("it is broken"))
    #expect(parts[2].contains("  no   It is mended: not met\n"))
    #expect(parts[2].contains("\n\nYou have one more try;"))
    #expect(parts[3].contains("One solution:\n\n 1  let solution"))
    for index in [0, 1, 2, 4] { #expect(!parts[index].contains("olution:"), "\(index)") }
    #expect(parts[4].contains("not met"))
    #expect(try typed(room) == ["let a = 1"])
  }

  @Test func `is tried line by line without an editor`() throws {
    let room = try room()
    _ = try room.session(
      "let a = 1", "let b = 2", ".", "try", "edit 9", "edit 2", "let mended = 1", ".", "quit",
      count: 1)
    let tried = room.said.components(separatedBy: "vdl> try\n")[1]
    #expect(tried.contains("This is the code:\n\n 1  let a = 1\n 2  let b = 2\n"))
    #expect(tried.contains("The code has lines 1 to 2."))
    #expect(tried.contains("  yes  It is mended."))
  }

  @Test func `shows the solution to a learner who asks why`() throws {
    let room = try room()
    _ = try room.session("let a = 1", ".", "why", "why", "quit", count: 1)
    // Each 'why' shows it, and then no try is left to announce.
    #expect(room.said.components(separatedBy: "let solution").count == 3)
    #expect(!room.said.contains("One solution:"))
  }

  @Test func `is tried from the learner's text, and right code ends the tries`() throws {
    let room = try room()
    var opened: [String] = []
    room.edit = { text in
      opened.append(text)
      return text + (opened.count == 3 ? "let mended = 1\n" : "let a = 1\n")
    }
    _ = try room.session("", "try", "try", "quit", count: 1)
    #expect(opened[1] == opened[0] + "let a = 1\n")
    #expect(opened[2] == opened[1] + "let a = 1\n")
    #expect(room.said.contains("  yes  It is mended.\n\nAnother solution:\n"))
  }

  @Test func `shows the solution at once when it is right or the learner doesn't know`() throws {
    let right = try room()
    _ = try right.session("let mended = 1", ".", "quit", count: 1)
    #expect(right.said.contains("Another solution:"))
    #expect(!right.said.contains("'try'"))
    let unknown = try room()
    _ = try unknown.session("dk", "quit", count: 1)
    #expect(unknown.said.contains("let solution"))
    #expect(!unknown.said.contains("'try'"))
  }

  // MARK: For programs

  @Test func `as one JSON string is the whole answer, and as lines ends with a full stop`() throws {
    let room = try room()
    #expect(
      try room.dialogue(
        #""let a = broken""#, "hint", "", #""let b = 1"#, "let c = 1", "hint", "let mended = 1",
        ".",
        count: 1) == 0)
    #expect(
      room.said.split(separator: "\n").compactMap {
        $0.split(separator: ",").first.map(String.init)
      } == [
        #"{"type": "question""#, #"{"type": "misread""#, #"{"type": "hint""#,
        #"{"type": "misread""#, #"{"type": "misread""#, #"{"type": "saved""#,
        #"{"type": "verdict""#, #"{"type": "end""#,
      ])
    #expect(room.said.contains("so it isn't graded; line 1: it is broken\""))
    #expect(try typed(room) == ["let c = 1\nhint\nlet mended = 1\n"])
  }

  @Test func `by a program is not graded when its input ends`() throws {
    let room = try room()
    _ = try room.dialogue("let mended = 1", count: 1)
    #expect(room.said.hasSuffix(#"{"type": "end", "reason": "eof"}"# + "\n"))
    #expect(try typed(room).isEmpty)
  }
}
