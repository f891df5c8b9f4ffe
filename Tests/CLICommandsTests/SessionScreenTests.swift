import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import Study
import TerminalUI
import Testing

@testable import CLICommands

/// What a session shows at a terminal, screen by screen, and the prompts between.
@Suite struct `A session's screens` {
  private static let start = "Return takes the suggestion> "
  private static let page = "Return continues, q stops> "

  /// A room with a person at a terminal who has no editor.
  private func room(rows: Int = 24) throws -> Classroom {
    let room = try Classroom()
    room.isInteractive = true
    room.rows = rows
    return room
  }

  private func exercise() throws -> Classroom {
    let room = try room()
    room.columns = 200
    room.course = Classroom.course(
      asking: FixTask(
        CodeExercise(
          goals: [Statement(text: "It is mended.", check: "isMended")], solution: "mended")))
    return room
  }

  private func prompts(
    _ room: Classroom, _ typed: InputLine..., scope: SchedulingContext.Scope = .dueAndNew
  ) throws -> [String] {
    var prompts: [String] = []
    room.heard = { prompts.append($0) }
    room.typed = typed
    _ = try room.continued(scope: scope, count: 3)
    return prompts
  }

  // MARK: Screens

  @Test func `is the start, until the learner goes on`() throws {
    let room = try room()
    room.passesWelcome = false
    #expect(
      try prompts(room, "viewDidLoad", "lessons", "", "dk", "q")
        == [Self.start, Self.start, Self.start, "answer> ", "Return continues> "])
    #expect(room.said.contains("There is no command 'viewDidLoad'; no question is open"))
    room.time = room.time.advanced(by: .seconds(60))
    #expect(try prompts(room, "quit") == [Self.start], "one who comes back starts so too")
  }

  @Test func `are of another plan when the start is answered by one`() throws {
    let room = try room()
    room.passesWelcome = false
    #expect(try prompts(room, "placement", "quit") == [Self.start, "answer> "])
    room.isInteractive = false
    let other = try Classroom()
    other.passesWelcome = false
    #expect(try prompts(other, "quit") == ["answer> "], "a pipe never waits")
  }

  @Test(arguments: ["help", "lessons", "progress"])
  func `cut what is longer`(command: String) throws {
    let room = try room(rows: 6)
    room.columns = 40
    _ = try prompts(room, "bac", "", "quit")
    room.said = ""
    let before = try prompts(room, .line(command), "q", "quit", scope: .anything)
    #expect(before == ["answer> ", Self.page, "answer> "])
    let parts = room.said.components(separatedBy: "answer> \(command)\n")
    let screen = try #require(parts.last).components(separatedBy: Self.page)[0]
    #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count <= 6)
  }

  @Test func `cut a long explanation`() throws {
    let room = try room(rows: 6)
    room.columns = 40
    let prompts = try prompts(room, "bac", "why", "", "what", "help", "q", "q")
    #expect(prompts.prefix(3) == ["answer> ", "Return continues> ", Self.page])
    #expect(prompts.last == "Return continues> ")
    let said = room.said.replacing("\n", with: " ")
    #expect(said.contains("Press Return to read on, or type q to stop. "))
    #expect(said.contains("or type q to stop; commands can be typed after the text. "))
  }

  @Test func `are one on a pipe`() throws {
    let room = try Classroom()
    room.rows = 6
    #expect(try prompts(room, "help", "quit") == ["answer> ", "answer> "])
  }

  // MARK: Prompts

  @Test func `end at q where no answer is wanted`() throws {
    #expect(try prompts(room(), "dk", "q") == ["answer> ", "Return continues> "])
    #expect(try prompts(Classroom(), "skip", "skip", "skip", "q").last == "vdl> ")
  }

  @Test func `say how code is typed without an editor`() throws {
    let room = try exercise()
    _ = try prompts(room, "", "let a = 1", ".", "quit")
    #expect(!room.said.contains("editor"))
    let how =
      "Type the fixed code here. '.' alone ends the code, 'edit 3' then types line 3 again; "
      + "Ctrl-C leaves the question open.\n"
    #expect(room.said.components(separatedBy: how).count == 3)
  }

  @Test(arguments: [
    ("hepl", "help"), ("why iOS 17", "why"), ("learn loading now", "learn"), ("skip it", "skip"),
  ])
  func `ask whether a first line of code is a command`(line: String, command: String) throws {
    let room = try exercise()
    #expect(try prompts(room, .line(line), "quit") == ["answer> ", "answer> "])
    #expect(
      room.said.contains(
        "If you meant the command '\(command)', type that. "
          + "If this is your code, type = before it.\n"))
    #expect(try prompts(room, .line("=" + line), ".", "quit").contains("code> "))
  }

  @Test(arguments: ["do", "init() {", "let a", "import UIKit", "try home()", "edit(1)", "kettle"])
  func `take a first line of code`(line: String) throws {
    #expect(try prompts(exercise(), .line(line), .endOfFile) == ["answer> ", "code> "])
  }

  @Test func `go on after Ctrl-C in a try`() throws {
    let room = try Classroom()
    let heard = try prompts(room, "bac", "try", "print(1)", .interrupted, "quit")
    #expect(heard == ["answer> ", "vdl> ", "code> ", "code> ", "vdl> "])
    #expect(!room.said.contains("It prints:"))
  }

  // MARK: Words

  @Test func `say once that nothing is due`() throws {
    let room = try Classroom()
    #expect(try room.session(scope: .due, staysOpen: false) == 0)
    #expect(room.said.components(separatedBy: "Nothing is due").count == 2)
    #expect(!room.said.contains("Type an answer"))
    #expect(room.said.hasSuffix("\n\n'vdl quiz' asks anyway.\n"))
  }

  @Test func `give no hint that says what is shown`() throws {
    let room = try exercise()
    _ = try prompts(room, "hint", "hint", "hint", "let mended = 1", ".", "", "quit")
    #expect(room.said.contains("Hint 2 of 2: "))
    #expect(room.said.contains("There are no more hints."))
    #expect(try room.reviews().map(\.review.hintCount) == [2])
  }
}
