internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import QuizEngine
internal import Scenarios
internal import TerminalUI

extension Command {
  static let contentPreview = Command(
    "content preview", operands: "FILE|DIR", summary: "show what a learner will see",
    examples: [
      Example("vdl content preview my-course/L01-first.md", "a lesson and its questions"),
      Example("vdl content preview my-course --question how-often", "one question"),
      Example("vdl content preview my-course --width 40", "on a narrow terminal"),
    ],
    discussion: """
      After each question stands the verdict on a right answer and on a wrong one; on the wrong \
      answer of the author's first feedback, if there is one. Status 1: there is a finding, or a \
      question cannot be asked.
      """,
    options: [
      Option("--question", "ID", "only this question"),
      Option("--width", "N", "for a terminal of this many columns, 20 to 200"),
      Option("--seed", "N", "choose the instance and shuffle by this number (default: 0)"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one lesson's file or one course's folder")
    }
    let width: Int? = try arguments.number("--width", atLeast: 20)
    var context = context
    if let width { context.console.terminal.columns = min(width, 200) }
    let preview = ContentPreview(
      context: context, model: try context.soundModel(),
      seed: try arguments.number("--seed", atLeast: 0) ?? 0)
    return try preview.show(path, question: arguments["--question"])
  }
}

/// Lessons and questions as a learner sees them, for their author.
struct ContentPreview {
  var context: Context
  var model: Model
  var seed: UInt64

  /// Shows a lesson's file or a folder; one question of it when it is named.
  func show(_ path: String, question name: String?) throws(Failure) -> ExitStatus {
    let isFolder = FileSystem.isFolder(path)
    let url = URL(filePath: path)
    let courses = try ContentFiles.read(
      at: isFolder ? path : url.deletingLastPathComponent().relativePath)
    for finding in courses.flatMap(\.diagnostics) { context.console.notice(finding.description) }
    guard courses.allSatisfy(\.isSound) else { return .finding }
    let lessons = courses.flatMap { reading in
      (reading.course?.lessons ?? []).filter { lesson in
        isFolder
          || reading.locations[.lesson(lesson.id)]?.file.split(separator: "/").last.map(String.init)
            == url.lastPathComponent
      }
    }
    guard !lessons.isEmpty else {
      throw .world("no course of its folder lists this file", file: path)
    }
    guard let name else { return show(lessons) }
    let questions = lessons.flatMap(\.questions)
    let found = questions.filter { $0.id.rawValue == name || $0.id.name == name }
    guard !found.isEmpty else {
      throw .usage(
        "no question is called '\(name)'"
          + Arguments.guess(name, among: questions.map(\.id.name)))
    }
    return show(found) ? .done : .finding
  }

  private func show(_ lessons: [Lesson]) -> ExitStatus {
    let lines = Context.Lines(
      reader: LineReader { _ in .endOfFile }, isInteractive: false,
      run: { model, scenario in .finished(model.run(scenario)) })
    var isSound = true
    for lesson in lessons {
      guard
        case .finished = LessonReading(
          console: context.console, lines: lines, model: model
        ).read(lesson)
      else { return .done }
      isSound = show(lesson.questions) && isSound
    }
    return isSound ? .done : .finding
  }

  /// Shows questions; false when one of them cannot be asked.
  func show(_ questions: [Question]) -> Bool {
    // What is prepared and judged is made where deep nesting fits; only then it is shown.
    let made = Workers.map(questions.count, with: model.repeatedRuns) {
      [rules = model.rules(), seed] index, run in
      Shown(questions[index], rules: rules, seed: seed, run: run)
    }
    for shown in made { show(shown) }
    return made.allSatisfy { $0.prepared != nil }
  }

  private func show(_ shown: Shown) {
    let views = Views(context.console)
    guard let prepared = shown.prepared else {
      for problem in shown.problems {
        context.console.notice("\(shown.id.rawValue): error: \(problem.message)")
      }
      return
    }
    views.question(prepared, named: shown.id.rawValue)
    for (what, answer) in [("A right answer", shown.right), ("A wrong answer", shown.wrong)] {
      guard let answer else { continue }
      context.console.line()
      if prepared.question.ask.isCode {
        context.console.line(context.console.style.heading(what + ":"))
        context.console.line()
        views.code(answer.typed)
      } else if answer.typed.contains("\n") {
        context.console.line(context.console.style.heading(what + ":"))
        for line in answer.typed.split(separator: "\n", omittingEmptySubsequences: false) {
          context.console.prose(String(line), first: "  ", rest: "    ")
        }
      } else {
        context.console.prose("\(what): \(answer.typed)", rest: "  ")
      }
      views.verdict(answer.verdict)
    }
    for (index, hint) in prepared.question.hints.enumerated() {
      context.console.line()
      context.console.prose("Hint \(index + 1): \(hint)")
    }
  }

  /// A question with a right and a wrong answer to it.
  private struct Shown: Sendable {
    var id: QuestionID
    var prepared: PreparedQuestion?
    var problems: [Problem]
    var right: Answer?
    var wrong: Answer?

    struct Answer: Sendable {
      var typed: String
      var verdict: Verdict
    }

    init(
      _ question: Question, rules: [RuleEntry], seed: UInt64, run: @escaping (Scenario) -> Run
    ) {
      id = question.id
      (prepared, problems) = prepare(question, rules: rules, seed: seed, run: run)
      guard let prepared else { return }
      let typed = rightAnswer(to: prepared)
      if case .verdict(let verdict) = judge(response: typed, to: prepared, run: run) {
        right = Answer(typed: typed, verdict: verdict)
      }
      wrong = wrongAnswer(to: prepared, run: run).map {
        Answer(typed: $0.typed, verdict: $0.verdict)
      }
    }
  }
}
