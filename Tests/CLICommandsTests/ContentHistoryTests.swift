import Authoring
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

  private let basics = CourseID(rawValue: "basics")

  @Test func `a question with another id`() throws {
    let first = QuestionID(course: basics, "first")
    try check(
      { $0.lessons[0].questions[0].id = first },
      finds: [
        "the question 'order' is now called 'first'; write 'formerly: [order]' in its 'ask' block, or"
          + " its history (1 answer) ends"
      ])
    try check(
      {
        $0.lessons[0].questions[0].id = first
        $0.lessons[0].questions[0].scenario += "print(1)\n"
      },
      finds: [
        "the course no longer has the question 'order', and its history (1 answer) ends; if 'first'"
          + " takes its place, write 'formerly: [order]' in its 'ask' block"
      ])
    try check(
      {
        $0.lessons[0].questions[0].id = first
        $0.lessons[0].questions[0].formerly = [QuestionID(course: basics, "order")]
      }, finds: [])
  }

  @Test func `a lesson with another id`() throws {
    func rename(_ course: inout Course) {
      course.lessons[0].id = LessonID(rawValue: "begin")
      course.lessons[0].questions[0].lesson = LessonID(rawValue: "begin")
    }
    try check(
      { rename(&$0) },
      finds: [
        "the lesson 'loading' is now called 'begin'; write 'formerly: [loading]' in its front matter,"
          + " or its history (1 answer, no readers) ends"
      ])
    try check(
      {
        rename(&$0)
        $0.lessons[0].title = "Loading"
      },
      finds: [
        "the course no longer has the lesson 'loading', and its history (1 answer, no readers) ends;"
          + " if 'begin' takes its place, write 'formerly: [loading]' in its front matter"
      ])
    try check(
      {
        rename(&$0)
        $0.lessons[0].formerly = [LessonName(course: basics, lesson: LessonID(rawValue: "loading"))]
      }, finds: [])
  }

  @Test func `a course with another id`() throws {
    func rename(_ course: inout Course) {
      course.id = CourseID(rawValue: "views")
      for lesson in course.lessons.indices {
        for question in course.lessons[lesson].questions.indices {
          let old = course.lessons[lesson].questions[question].id
          course.lessons[lesson].questions[question].id = QuestionID(course: course.id, old.name)
        }
      }
    }
    try check(
      { rename(&$0) },
      finds: [
        "the course 'basics' is now called 'views'; write 'formerly: [basics]' in course.yaml, or its"
          + " history (1 answer) ends"
      ])
    try check(
      {
        rename(&$0)
        $0.formerly = [basics]
      }, finds: [])
  }

  @Test func `a former id that is named no more`() throws {
    var course = Classroom.course()
    course.lessons[0].id = LessonID(rawValue: "begin")
    course.lessons[0].questions[0].lesson = LessonID(rawValue: "begin")
    course.lessons[0].formerly = [LessonName(course: basics, lesson: LessonID(rawValue: "loading"))]
    course.lessons[0].questions[0].id = QuestionID(course: basics, "first")
    course.lessons[0].questions[0].formerly = [QuestionID(course: basics, "order")]
    var truths: [QuestionID: Truth] = [:]
    for question in course.lessons.flatMap(\.questions) {
      truths[question.id] = truth(of: question) { Classroom.run($0) }
    }
    let store = try room.openStore()
    try store.importCourse(
      CourseImport(course: course, truths: truths, modelVersion: "m", fingerprint: "y"))
    store.checkpointIfNeeded()
    let kept = course
    try check({ $0 = kept }, finds: [])
    try check(
      {
        $0 = kept
        $0.lessons[0].formerly = []
        $0.lessons[0].questions[0].formerly = []
      },
      finds: [
        "'loading' was a former id of 'begin'; name it under 'formerly:' again, or its history (1"
          + " answer, no readers) ends",
        "'order' was a former id of 'first'; name it under 'formerly:' again, or its history (1"
          + " answer) ends",
      ])
  }

  @Test func `a question that was removed, and one that asks something else`() throws {
    try check(
      { $0.lessons[1].questions.removeFirst() },
      finds: [
        "the course no longer has the question 'output', and its history (no answers) ends; if another"
          + " question takes its place, write 'formerly: [output]' in its 'ask' block"
      ])
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
