import Authoring
import Curriculum
import Diagnostics
import Foundation
import QuizEngine
import ReviewLog
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// The effect of an edit on histories, on a database with one answer to the question `order`.
@Suite struct `Content against a database` {
  private let room: Classroom
  private var path: String { room.folder.appending(path: "store.sqlite").path }

  init() throws {
    room = try Classroom()
    _ = try room.session("viewDidLoad, loadView, viewWillAppear", "quit")
  }

  private func check(
    _ edit: (inout Course) -> Void, model: Model = Classroom.model, finds expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let before = try Data(contentsOf: URL(filePath: path))
    var course = Classroom.course()
    edit(&course)
    let history = try ContentHistory(copying: path, in: room.context())
    let found = history.findings(in: course, at: [:], model.authoring())
    #expect(found.map(\.message) == expected, sourceLocation: sourceLocation)
    #expect(found.allSatisfy { $0.severity == .warning }, sourceLocation: sourceLocation)
    #expect(
      try Data(contentsOf: URL(filePath: path)) == before, "checking changes no database",
      sourceLocation: sourceLocation)
  }

  @Test func `nothing was edited, or only words`() throws {
    try check({ _ in }, finds: [])
    try check({ $0.lessons[0].questions[0].prompt = "In what order?" }, finds: [])
  }

  @Test func `an id that was changed`() throws {
    try check(
      {
        $0.lessons[0].questions[0].id = QuestionID(course: CourseID(rawValue: "basics"), "first")
      },
      finds: [
        "'order' is now called 'first', but ids must never change (1 review of the old id)"
      ])
  }

  @Test func `a question that was removed, and one that asks something else`() throws {
    try check(
      { $0.lessons[1].questions.removeFirst() },
      finds: ["the course no longer has 'output' (no reviews)"])
    try check(
      { $0.lessons[0].questions[0].scenario += "print(1)\n" },
      finds: [
        "'order' asks something else than before, and its statistics start again (1 review of the"
          + " old text)"
      ])
  }

  @Test func `a model that answers otherwise`() throws {
    var model = Classroom.model
    model.repeatedRuns = {
      { scenario in
        var run = Classroom.run(scenario)
        run.events.swapAt(0, 1)
        for index in run.events.indices { run.events[index].index = index }
        return run
      }
    }
    try check(
      { _ in }, model: model,
      finds: [
        "this model gives 'order' another answer than its reviews were judged by; it would judge 1"
          + " of 1 review otherwise, and vdl rewrites no review"
      ])
  }

  @Test func `what is no database`() throws {
    let file = room.folder.appending(path: "notes.txt")
    try Data("no database, but text that is longer than a header of one would be".utf8).write(
      to: file)
    for path in [file.path, room.folder.appending(path: "missing").path] {
      #expect(throws: Failure.self) { try ContentHistory(copying: path, in: room.context()) }
    }
  }
}
