internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import HostSystem
internal import Glibc
internal import QuizEngine
internal import TerminalUI

extension Command {
  static let contentPreview = Command(
    "content preview",
    help: CommandHelp(
      operands: "FILE|DIR",
      summary: "show what a learner will see",
      examples: [
        ("vdl content preview my-course/L01-first.md", "a lesson and its questions"),
        ("vdl content preview my-course --question how-often", "one question"),
        ("vdl content preview my-course --width 40", "on a narrow terminal"),
      ],
      discussion: """
        After each question you see the verdicts on a right and a wrong answer. The wrong answer is \
        that of the author's first feedback, if there is one; the other feedback follows. Status 1 means that there is a \
        finding, or that a question can't be asked.
        """),
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

  /// Shows the lesson of a file or the lessons of a folder; with a name, only this question of them.
  func show(_ path: String, question name: String?) throws(Failure) -> ExitStatus {
    guard FileSystem.stamp(of: path) != nil else {
      throw Failure(.system(errno: ENOENT), file: path)
    }
    let isFolder = FileSystem.isFolder(path)
    let courses = try ContentFiles.read(
      at: isFolder ? path : Path.folder(of: path))
    for finding in courses.flatMap(\.diagnostics) { context.console.notice(finding.description) }
    guard courses.allSatisfy(\.isSound) else { return .finding }
    let lessons = courses.flatMap { reading in
      (reading.course?.lessons ?? []).filter { lesson in
        isFolder
          || reading.locations[.lesson(lesson.id)]?.file.split(separator: "/").last.map(String.init)
            == Path.lastName(of: path)
      }
    }
    guard !lessons.isEmpty else {
      throw .world("no course in this folder lists the file", file: path)
    }
    var taught = self
    taught.model = model.teaching(courses.compactMap(\.course))
    return try taught.show(lessons, question: name)
  }

  private func show(_ lessons: [Lesson], question name: String?) throws(Failure) -> ExitStatus {
    guard let name else { return show(lessons) }
    let questions = lessons.flatMap(\.questions)
    let found = questions.filter { $0.id.rawValue == name || $0.id.name == name }
    guard !found.isEmpty else {
      throw .usage(
        "no question is called '\(name)'" + Arguments.guess(name, among: questions.map(\.id.name)))
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

  /// Shows questions; false when one of them can't be asked.
  func show(_ questions: [Question]) -> Bool {
    let previews = QuestionPreview.all(of: questions, seed: seed, model.authoring())
    for preview in previews { show(preview) }
    return previews.allSatisfy { $0.prepared != nil }
  }

  private func show(_ preview: QuestionPreview) {
    let views = Views(context.console)
    guard let prepared = preview.prepared else {
      for problem in preview.problems {
        context.console.notice("\(preview.id.rawValue): error: \(problem.message)")
      }
      return
    }
    views.question(prepared, named: preview.id.rawValue)
    show("A right answer", preview.right, to: prepared, views)
    show("A wrong answer", preview.wrong, to: prepared, views)
    for remark in preview.remarks {
      let answer =
        switch remark.to {
        case .typed(let answer): "'\(answer.onOneLine)'"
        case .believing(let id): "the answer under '\(id)'"
        }
      context.console.line()
      views.markdown("Feedback to \(answer): \(remark.text)")
    }
    for (index, hint) in prepared.question.hints.enumerated() {
      context.console.line()
      context.console.prose("Hint \(index + 1): \(hint)")
    }
  }

  private func show(
    _ heading: String, _ answer: QuestionPreview.Answer?, to prepared: PreparedQuestion,
    _ views: Views
  ) {
    guard let answer else { return }
    let console = context.console
    console.line()
    if prepared.question.task.isAnsweredByCode {
      console.line(console.style.heading(heading + ":"))
      console.line()
      views.code(answer.typed)
    } else if answer.typed.contains("\n") {
      console.line(console.style.heading(heading + ":"))
      for line in answer.typed.split(separator: "\n", omittingEmptySubsequences: false) {
        console.prose(String(line), first: "  ", rest: "    ")
      }
    } else {
      console.prose("\(heading): \(answer.typed)", rest: "  ")
    }
    views.verdict(answer.verdict, answer.explanation)
  }
}
