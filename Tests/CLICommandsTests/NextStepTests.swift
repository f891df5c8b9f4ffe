import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// What a session suggests, at its start and at its end.
@Suite struct `A session's suggestion` {
  private static let start = "Return takes the suggestion> "

  /// A room with a person at a terminal who takes no suggestion by themselves.
  private func room() throws -> Classroom {
    let room = try Classroom()
    room.isInteractive = true
    room.passesWelcome = false
    return room
  }

  private func prompts(_ room: Classroom, _ typed: InputLine...) throws -> [String] {
    var prompts: [String] = []
    room.heard = { prompts.append($0) }
    room.typed = typed
    _ = try room.continued(scope: .dueAndNew, count: 3)
    return prompts
  }

  @Test func `is a placement for a new learner, which Return takes once`() throws {
    let room = try room()
    #expect(try prompts(room, "", "quit") == [Self.start, "answer> "])
    #expect(room.said.contains("\nsuggestion> placement\n"))
    #expect(room.said.contains("Question 1 of at most 12"), "the placement has its own length")
  }

  @Test func `is left for the questions of the session by quiz`() throws {
    let room = try room()
    #expect(try prompts(room, "quiz", "quit") == [Self.start, "answer> "])
    #expect(room.said.contains("Question 1 of 3"))
  }

  @Test func `is the question that was left open`() throws {
    let room = try room()
    _ = try prompts(room, "quiz", "quit")
    room.said = ""
    #expect(try prompts(room, "", "quit") == [Self.start, "answer> "])
    #expect(room.said.contains("\nsuggestion> quiz\n"))
    #expect(room.said.contains("asked before and still open"))
  }

  @Test func `holds nothing up on a pipe`() throws {
    let room = try room()
    room.isInteractive = false
    #expect(try prompts(room, "quit") == ["answer> "])
    #expect(room.said.contains("\nsuggestion> placement\n"))
  }

  @Test func `is taken by Return at the end too`() throws {
    let room = try room()
    room.typed = ["quiz", "bac", "", "quit"]
    _ = try room.continued(scope: .dueAndNew, count: 1)
    let parts = room.said.components(separatedBy: "and so does Return; 'quit' stops here.\n")
    #expect(parts.first?.contains("Next: 'mistakes' asks once more what you got wrong") == true)
    #expect(parts.last?.contains("Question 1 of 1") == true, "\(room.said)")
  }

  // MARK: Mistakes

  @Test func `is to go through the mistakes, each of them once`() throws {
    let room = try Classroom()
    #expect(
      try room.session("bac", "mistakes", "loadView viewDidLoad viewWillAppear", "quit", count: 1)
        == 0)
    let parts = room.said.components(separatedBy: "> mistakes\n")
    #expect(parts[0].contains("Next: 'mistakes' asks once more what you got wrong"))
    let after = try #require(parts.last)
    #expect(after.contains("Question 1 of 1"))
    #expect(!after.contains("Next: 'mistakes'"))
  }

  @Test func `finds the mistakes of the last sitting, until they are corrected`() throws {
    let room = try Classroom()
    _ = try room.session("bac", "quit", count: 1)
    room.time = room.time.advanced(by: .seconds(3_600))
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    let order = try #require(room.course.lessons.first?.questions.first)
    #expect(try store.mistakes(of: learner.id) == [order.id])
    _ = try room.session("mistakes", "dk", "quit", count: 0)
    #expect(try store.mistakes(of: learner.id) == [order.id])
    room.said = ""
    _ = try room.session("undo", "mistakes", "quit", count: 0)
    #expect(room.said.contains("There is no answer in this session to undo."))
  }
}
