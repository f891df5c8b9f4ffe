import Curriculum
import Foundation
import TerminalUI
import Testing

@testable import CLICommands

/// Beginning courses, lessons and questions, and seeing them as a learner does.
@Suite struct `Beginning content` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "vdl-\(UUID().uuidString)").appending(path: "kettles")
  private var path: String { folder.path }

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  @Test func `a new course with a question of every kind has no finding`() throws {
    check(["new", "course", path], has: "next: edit them, then run 'vdl content check DIR'\n")
    check(["check", path], has: "1 lesson, 1 question: no findings\n")
    for kind in QuestionKind.allCases where kind != OutputTask.kind {
      check(["new", "question", kind.rawValue, path], has: ": question '\(kind.rawValue)-1'\n")
    }
    check(
      ["check", path], has: "1 lesson, \(QuestionKind.allCases.count) questions: no findings")
    check(["preview", path], has: "A wrong answer: ")
  }

  @Test func `a new course may be in a folder of another name`() throws {
    check(["new", "course", "kites", path], has: "created DIR/course.yaml")
    #expect(try text("course.yaml").contains("course: kites\n"))
    check(["check", path], has: "1 lesson, 1 question: no findings\n")
  }

  @Test func `a course that can't be completed leaves nothing in the way of the next try`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(path: "L01-first.md"))
    fail(["new", "course", path], "already exists", 74)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["L01-first.md"])
  }

  @Test func `a new lesson is listed and asks what was not asked`() throws {
    check(["new", "course", path])
    check(["new", "lesson", "boiling", path], has: "created DIR/L02-boiling.md")
    try edit("course.yaml") {
      $0.replacing(
        "lessons:\n  - L01-first.md\n  - L02-boiling.md",
        with: "lessons: [L01-first.md, L02-boiling.md]")
    }
    check(["new", "lesson", "cooling", path])
    check(["check", path], has: "3 lessons, 3 questions: no findings")
    #expect(try text("course.yaml").contains("[L01-first.md, L02-boiling.md, L03-cooling.md]"))
    fail(["new", "lesson", "boiling", path], "the course already has a lesson 'boiling'", 64)
  }

  @Test func `a new assignment has all questions and no finding`() throws {
    check(["new", "course", path])
    try edit("L01-first.md") { $0.replacing("title: First", with: "title: \"It's: first\"") }
    check(["new", "lesson", "boiling", path])
    check(
      ["new", "assignment", "week1", path],
      has: "created DIR/assignments/week1.yaml\nnext: take out")
    check(["check", path], has: "2 lessons, 2 questions: no findings")
    #expect(try text("assignments/week1.yaml").contains("      - output-1\n    points: [2, 1]\n"))
    fail(["new", "assignment", "week1", path], "already exists", 74)
    fail(["new", "assignment", "Week 1", path], "'Week 1' isn't an id", 64)
  }

  @Test func `a second question about a rule asks for other code`() throws {
    check(["new", "course", path])
    let next = "next: change its code"
    let words = ["new", "question", "count", "--rule", "view.loads-on-first-access", path]
    #expect(!vdl(words).output.contains(next))
    #expect(
      vdl(words).output.hasSuffix(
        next + ", since 'count-1' asks the same kind of question about this rule\n"))
  }

  @Test func `a question about a rule begins with the code that shows it`() throws {
    check(["new", "course", path])
    check(
      [
        "new", "question", "choice", "--rule", "view.loads-on-first-access", "--lesson",
        path + "/L01-first.md",
      ], has: "DIR/L01-first.md:49: question 'choice-1'\n")
    let lesson = try text("L01-first.md")
    #expect(lesson.contains("class Profile: UIViewController"))
    #expect(lesson.contains("- TODO: replace this with one answer.\n  check: TODO\n"))
    let said = vdl(["check", path])
    #expect(said.status == 1)
    #expect(hidden(said.notices) == "DIR/L01-first.md:75:3: error: a TODO is left here\n")
    #expect(said.output == "1 lesson, 2 questions: 1 finding\n")
    // One begins several, and then writes them.
    check(["new", "question", "choice", path], has: ": question 'choice-2'\n")
  }

  @Test func `a question about a rule asks for what the rule changes`() throws {
    check(["new", "course", path])
    let rule = "navigation.loads-before-wills"
    check(["new", "question", "order", "--rule", rule, path])
    check(["check", path], has: "1 lesson, 2 questions: no findings")
    check(["new", "question", "count", "--rule", rule, path])
    #expect(try text("L01-first.md").contains("event: List.viewWillDisappear"))
  }

  @Test func `a question without a rule is told on which it turns`() throws {
    check(["new", "course", path])
    try edit("L01-first.md") {
      $0.replacing("rules: [view.loads-on-first-access]\n", with: "rules: []\n")
    }
    fail(
      ["check", path],
      "error: question 'output-1' names no rule; its answer depends on"
        + " 'view.asking-does-not-load': name the rule that it is about first", 1)
  }

  @Test func `nothing is overwritten, and mistakes are told`() throws {
    check(["new", "course", path])
    let before = try text("course.yaml")
    fail(["new", "course", path], "the file already exists, and vdl doesn't overwrite it", 74)
    #expect(try text("course.yaml") == before)
    fail(["new", "course", path + "/../Kettles"], "'Kettles' isn't an id", 64)
    fail(["new", "course", path + "/none/deep"], "the folder to make it in doesn't exist", 74)
    fail(["new", "lesson", "Big", path], "'Big' isn't an id", 64)
    fail(["new", "question", "ordr", path], "did you mean 'order'?", 64)
    fail(
      ["new", "question", "order", "--rule", "view.lods", path],
      "no rule or topic is called 'view.lods'", 64
    )
    fail(["new", "question"], "name what to begin", 64)
    try edit("L01-first.md") { $0.replacing("```ask", with: "```aks") }
    fail(["new", "question", "order", path], "L01-first.md:", 1)
    fail(["preview", path], "error: unknown block", 1)
    fail(["preview", path + "/L09-none.md"], "/L09-none.md: error: no such file", 74)
    fail(["preview", "nowhere"], "nowhere: error: no such file", 74)
  }

  @Test(arguments: [40, 80]) func `what a learner will see`(width: Int) throws {
    let course = try GuideCourse()
    let said = vdl(["preview", course.path + "/L01-kettle.md", "--width", "\(width)"])
    #expect(said.status == 0)
    try expectGolden(said.output, "content-preview-\(width).txt")
  }

  @Test func `one question alone`() throws {
    let course = try GuideCourse()
    check(
      ["preview", course.path, "--question", "how-often"],
      has: "\nkettles/how-often, iOS 17\n\nHow many times is `viewDidLoad` called?\n")
    fail(["preview", course.path, "--question", "how-oftn"], "did you mean 'how-often'?", 64)
  }

  // MARK: -

  private func vdl(_ words: [String]) -> Said {
    CLICommandsTests.vdl(["content"] + words, model: { liveModel })
  }

  private func hidden(_ text: String) -> String { text.replacing(path, with: "DIR") }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  private func edit(_ file: String, _ change: (String) -> String) throws {
    try change(text(file)).write(
      to: folder.appending(path: file), atomically: true, encoding: .utf8)
  }

  private func check(
    _ words: [String], has part: String = "", at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let said = vdl(words)
    #expect(said.status == 0, "\(said.notices)", sourceLocation: place)
    #expect(part.isEmpty || hidden(said.output).contains(part), sourceLocation: place)
  }

  private func fail(
    _ words: [String], _ message: String, _ status: Int32,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let said = vdl(words)
    #expect(said.status == status, sourceLocation: place)
    #expect(said.notices.contains(message), "\(said.notices)", sourceLocation: place)
  }
}
