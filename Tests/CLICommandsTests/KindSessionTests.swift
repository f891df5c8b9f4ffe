import Curriculum
import QuizEngine
import ReviewLog
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// Sessions with the kinds of question whose answers have several lines.
@Suite struct `A session of other kinds` {
  private static let next = NextTask(events: ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"])
  private static let fix = FixTask(
    CodeExercise(
      goals: [Statement(text: "It is mended.", check: "isMended")], drive: "A().run()\n",
      solution: "let mended = true\n"))

  @Test func `what comes next is judged at each step, and graded once`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.next)
    #expect(try room.session("viewDidLoad", "viewDidLoad", "viewWillAppear", "quit") == 0)
    #expect(room.said.contains("No, next is A.loadView, called by "))
    #expect(room.said.contains("Yes. It is called by "))
    let records = try room.reviews()
    #expect(records.map(\.review.typed) == ["A.viewDidLoad\nA.viewDidLoad\nA.viewWillAppear"])
    #expect(records.map(\.review.score) == [0.5], "the last event is no choice")
  }

  @Test func `what comes next is asked through to the last event, and then simply right`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.next)
    var prompts = 0
    room.heard = { if $0 == "answer> " { prompts += 1 } }
    #expect(try room.session("loadView", "viewDidLoad", "viewWillAppear", "quit") == 0)
    #expect(prompts == 3)
    #expect(room.said.contains("Right.\n"))
    #expect(!room.said.contains("Also right"))
    #expect(try room.reviews().map(\.review.score) == [1])
  }

  @Test func `a game is shown again with the steps that were taken`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.next)
    _ = try room.session("viewDidLoad", "again", .endOfFile)
    #expect(room.said.split(separator: "No, next is A.loadView").count == 3)
  }

  @Test func `a game that was broken off goes on where it was`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.next)
    #expect(try room.session("nonsense", "loadView", .interrupted) == 130)
    #expect(try room.reviews().isEmpty)
    room.said = ""
    _ = try room.session("loadView", "viewDidLoad", "viewWillAppear", "quit")
    let choice = #/'A\.loadView' has already happened; choose [abc] or [abc]\./#
    #expect(room.said.contains(choice))
    #expect(try room.reviews().map(\.review.score) == [1])
  }

  @Test func `code ends with a full stop on a line of its own`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.fix)
    #expect(try room.session("class A {", "} // mended", ".", "quit") == 0)
    #expect(room.said.contains("After your code, vdl runs this:"))
    #expect(room.said.contains("Right."))
    #expect(try room.reviews().map(\.review.typed) == ["class A {\n} // mended"])
  }

  @Test func `code may be edited`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.fix)
    var texts: [String] = []
    room.edit = { text in
      texts.append(text)
      return texts.count == 1 ? text : text + "// mended\n"
    }
    #expect(try room.session("", "edit", "quit") == 0)
    let sheet = "// Goal: It is mended.\n\n" + Classroom.code
    #expect(texts == [sheet, sheet])
    #expect(room.said.contains("You changed nothing, so there is nothing to judge."))
    let reviews = try room.reviews().map(\.review)
    #expect(reviews.map(\.verdict) == [.right])
    #expect(reviews.map(\.typed) == [Classroom.code + "// mended\n"], "without the goals above")
  }

  @Test func `without an editor the code is typed`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.fix)
    _ = try room.session("edit", "quit")
    #expect(room.said.contains("There is no editor here. Type all of the code here instead"))
    room.course = Classroom.course()
    room.said = ""
    let other = try Classroom()
    _ = try other.session("edit", "quit")
    #expect(other.said.contains("This question has no code to edit."))
  }

  @Test func `hints are counted, and there are three`() throws {
    let room = try Classroom()
    #expect(try room.session("hint", .interrupted) == 130)
    #expect(room.said.contains("Hint 1 of 3: Think of `UIViewController.view`."))
    room.said = ""
    _ = try room.session(
      "hint", "hint", "hint", "loadView, viewDidLoad, viewWillAppear", "hint", "quit")
    #expect(room.said.contains("Hint 2 of 3: Reading view for the first time loads it."))
    #expect(room.said.contains("Hint 3 of 3: `A.loadView` comes first."))
    #expect(room.said.contains("There are no more hints."))
    let review = try #require(try room.reviews().first?.review)
    #expect(review.hintCount == 3)
    #expect(review.verdict == .right)
  }

  @Test func `programs hear of each step, and send code line by line`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: Self.next)
    _ = try room.dialogue("viewDidLoad", "viewDidLoad", "viewWillAppear", count: 1)
    let lines = room.said.split(separator: "\n")
    #expect(lines.count { $0.contains("\"type\": \"step\"") } == 3)
    #expect(room.said.contains("\"right\": false, \"next\": \"A.loadView\""))
    #expect(room.said.contains("\"type\": \"verdict\""))

    let other = try Classroom()
    other.course = Classroom.course(asking: Self.fix)
    _ = try other.dialogue("// mended", "class B {}", ".", count: 1)
    #expect(try other.reviews().map(\.review.typed) == ["// mended\nclass B {}\n"])
    #expect(other.said.contains("\"right\": true"))
  }
}
