import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import QuizEngine
import ReviewLog
import SpacedRepetition
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// "I don't know" is an answer to every kind of question.
@Suite struct `An answer that the learner doesn't know` {
  /// Rooms with the real model, each with a question of another kind.
  private func rooms() throws -> [(kind: QuestionKind, room: Classroom)] {
    let course = try #require(try readCourse(folder: ProjectFiles.kinds.path).course)
    let questions = course.lessons.flatMap(\.questions)
    return try QuestionKind.allCases.map { kind in
      let room = try Classroom()
      room.model = liveModel
      room.isDecided = false
      room.course = course
      room.course.lessons = Array(course.lessons.prefix(1))
      room.course.lessons[0].questions = [try #require(questions.first { $0.kind == kind })]
      return (kind, room)
    }
  }

  @Test func `is wrong in every kind, and shows the right answer`() throws {
    for (kind, room) in try rooms() {
      #expect(try room.dialogue("dk", count: 1) == 0)
      #expect(room.said.contains(#""kind": "\#(kind.rawValue)""#))
      #expect(
        room.said.contains(#""right": false, "score": 0.0, "answer": [], "orders": [["#),
        "\(kind)")
      #expect(room.said.contains(#""belief": null, "release": null"#), "\(kind)")
      #expect(try room.reviews().map(\.review.typed) == ["dk"], "\(kind)")
    }
  }

  @Test func `is taken in plain lines for every kind`() throws {
    for (kind, room) in try rooms() {
      #expect(
        try room.session("Don't know", scope: .anything, count: 1, staysOpen: false) == 0)
      #expect(room.said.contains("This is the answer:"), "\(kind)")
      #expect(!room.said.contains("Not right") && !room.said.contains("misconception"), "\(kind)")
      #expect(try room.reviews().map(\.review.rating) == [.again], "\(kind)")
    }
  }

  @Test func `is in the log as a wrong answer that grades again`() throws {
    let room = try Classroom()
    room.settings.asksConfidence = true
    #expect(try room.session("dk", "viewDidLoad", "don’t know", "quit", scope: .anything) == 0)
    #expect(room.said.contains("This is the answer:\n\n  1  A.loadView\n  2  A.viewDidLoad\n"))
    #expect(room.said.contains("Reading view for the first time loads it."))
    #expect(!room.said.contains("how sure"))
    for review in try room.reviews().map(\.review) {
      #expect(review.typed == "dk")
      #expect(review.read == [])
      #expect(review.verdict == .wrong)
      #expect(review.score == 0)
      #expect(review.rating == .again)
    }
    #expect(try room.reviews().count == 2)
  }

  @Test func `ends a game of what comes next`() throws {
    let room = try Classroom()
    room.course = Classroom.course(
      asking: NextTask(events: ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"]))
    #expect(try room.session("loadView", "dk", "quit") == 0)
    #expect(try room.reviews().map(\.review.typed) == ["dk"])
  }

  @Test func `may be stopped while the solution runs`() throws {
    let room = try Classroom()
    room.course = Classroom.course(
      asking: FixTask(
        CodeExercise(
          goals: [Statement(text: "It is mended.", check: "isMended")], drive: "A().run()\n",
          solution: "let mended = true\n")))
    room.whileTyping = { room.signalWhileRunning = .interrupt }
    #expect(try room.session("dk", .interrupted) == 130)
    #expect(room.said.contains("Stopped."))
    #expect(try room.reviews().isEmpty)
  }

  @Test func `is told from a printed line by an equals sign`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: OutputTask())
    #expect(try room.session("=dk", "", "quit", count: 1, staysOpen: false) == 0)
    let review = try #require(try room.reviews().first?.review)
    #expect(review.typed == "=dk")
    #expect(review.read == ["dk"])
    #expect(room.said.contains("Not right."))
  }

  @Test func `is shown again when its verdict was not seen`() throws {
    let room = try Classroom()
    room.closesOutputWhileTyping = true
    _ = try room.session("dk")
    room.closesOutputWhileTyping = false
    room.isOutputOpen = true
    room.said = ""
    _ = try room.session()
    #expect(room.said.contains("you haven't seen its verdict:\n\nThis is the answer:"))
  }
}
