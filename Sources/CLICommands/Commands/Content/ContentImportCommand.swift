internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import HostSystem
internal import Phrases

/// The forms of a request in a comment, kind by kind.
private let importForms = QuestionKind.allCases.compactMap { $0.drafting.importForm }.map(quoted)

extension Command {
  static let contentImport = Command(
    "content import",
    help: CommandHelp(
      operands: "FILE.swift",
      summary: "make questions from Swift with comments",
      examples: [
        ("vdl content import push.swift", "the questions, as text for a lesson"),
        ("vdl content import push.swift -o my-course/L02-push.md", "put them in this lesson"),
        ("vdl content import --drive Profile.swift", "about a view controller of a real app"),
      ],
      discussion: """
        A comment after '// ask: ' names the kind: \(list(importForms)); for example '// ask: count \
        Home.viewDidLoad', or '// ask: state home.view.window == nil at Home.viewWillAppear'. An order asks for the callbacks that the code overrides, or for those \
        that you name after it, with commas. '// question: ID' starts another question; the code \
        above the first one belongs to all. You can leave out '// prompt: ...', '// rules: ...', \
        '// ios: ...' and '// device: ...'; vdl then takes a rule from the run. '// ends: trap' \
        says that the scenario must fail. vdl adds the questions to the end of the lesson, or \
        creates the lesson. If vdl refuses a question, it writes nothing, and the status is 1. \
        With '--drive' the file needs no comments: vdl drives each of its view controllers, as \
        'vdl drive' does. It asks an order, a count and a state of the callbacks, and leaves out \
        names from elsewhere. If it can't ask one of them, it gives the reason.
        """),
    options: [
      Option("--output", short: "-o", "FILE.md", "the lesson to put the questions in"),
      Option("--drive", nil, "ask about the view controllers of a real file"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one Swift file")
    }
    let model = try context.soundModel()
    let imported =
      arguments.has("--drive")
      ? try drivenQuestions(path, model, context)
      : try annotatedQuestions(
        path, beside: try helpers(of: arguments["--output"]), model, context)
    switch imported {
    case .refused(let status): return status
    case .questions(let questions):
      try put(questions, into: arguments["--output"], context.console)
      return .done
    }
  }

  private enum Imported {
    /// As they stand in a lesson.
    case questions([String])
    /// The reasons are on standard error.
    case refused(ExitStatus)
  }

  private static func drivenQuestions(
    _ path: String, _ model: Model, _ context: Context
  ) throws(Failure) -> Imported {
    guard let file = try DrivableFile(path, model, context) else { return .refused(.refused) }
    let subjects = file.chosen(nil, console: context.console)
    guard !subjects.isEmpty else { return .refused(.refused) }
    let driven = DrivenQuestions(about: subjects, model.authoring()) { subject, run in
      file.drive(subject, run: run)
    }
    for refusal in driven.refusals { context.console.notice(refusal.message) }
    return driven.questions.isEmpty ? .refused(.finding) : .questions(driven.questions)
  }

  /// Returns the files that the course of a lesson compiles all its code with.
  private static func helpers(of lesson: String?) throws(Failure) -> [SupportFile] {
    guard let lesson else { return [] }
    let folder = Path.folder(of: lesson)
    do throws(ContentUnreadable) {
      return try courseFolders(at: folder) == [folder] ? try readCourse(folder: folder).helpers : []
    } catch {
      throw .world(error.message, file: error.path)
    }
  }

  private static func annotatedQuestions(
    _ path: String, beside helpers: [SupportFile], _ model: Model, _ context: Context
  ) throws(Failure) -> Imported {
    let (files, unread) = try SourceInput.read([path], in: context)
    guard let file = files.first else {
      for diagnostic in unread { context.console.notice(diagnostic.description) }
      return .refused(.refused)
    }
    let source = AnnotatedSwift(file)
    let questions = QuestionImporter.questions(
      from: source, beside: helpers, model.authoring())
    let findings = source.diagnostics + questions.flatMap(\.diagnostics)
    for finding in findings { context.console.notice(finding.description) }
    return findings.isEmpty ? .questions(questions.compactMap(\.text)) : .refused(.finding)
  }

  private static func put(
    _ questions: [String], into lesson: String?, _ console: Console
  ) throws(Failure) {
    guard let lesson else {
      console.write(questions.joined(separator: "\n"))
      return
    }
    let exists = FileSystem.stamp(of: lesson) != nil
    let name = Path.withoutEnding(Path.lastName(of: lesson)).lowercased()
    let text = CourseScaffold.appending(
      questions, to: exists ? try FileSystem.text(lesson) : nil, newLesson: name)
    if exists {
      try FileSystem.rewrite(lesson, text)
    } else {
      try FileSystem.create(lesson, text)
    }
    console.line("\(counted(questions.count, "question")) put in \(lesson.onOneLine)")
    if !exists { try addToCourse(lesson, console) }
  }

  /// Adds a new lesson to the list of the course in whose folder it is.
  private static func addToCourse(_ lesson: String, _ console: Console) throws(Failure) {
    let course = FileSystem.folder(of: lesson) + "/" + courseFileName
    guard FileSystem.stamp(of: course) != nil else { return }
    let text = try FileSystem.text(course)
    let listed: String
    do throws(ScaffoldError) {
      listed = try CourseScaffold.listing(Path.lastName(of: lesson), in: text)
    } catch {
      throw Failure(.finding, error.message, file: course)
    }
    try FileSystem.rewrite(course, listed)
    console.line("listed it in \(course.onOneLine)")
  }
}
