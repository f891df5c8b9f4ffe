internal import ContentImport
internal import Diagnostics
internal import Foundation

extension Command {
  static let contentImport = Command(
    "content import", operands: "FILE.swift", summary: "make questions from Swift with comments",
    examples: [
      Example("vdl content import push.swift", "the questions, as text for a lesson"),
      Example("vdl content import push.swift -o my-course/L02-push.md", "put them in this lesson"),
      Example("vdl content import --drive Profile.swift", "about a view controller of a real app"),
    ],
    discussion: """
      Comments say what is asked: '// ask: order', '// ask: next', '// ask: output', \
      '// ask: count Home.viewDidLoad', '// ask: state home.view.window == nil at \
      Home.viewWillAppear'. An order is of the callbacks that the code overrides, or of those named \
      after it, with commas. '// question: ID' begins another question, and the code above the first \
      belongs to all. '// prompt: ...', '// rules: ...', '// ios: ...' and '// device: ...' may be \
      left out; a rule is then proposed from the run. '// ends: trap' says that the scenario is meant \
      to fail. A lesson that is there gets the questions at its end, else one is begun. If anything \
      is refused, the status is 1 and nothing is written. With '--drive' the file needs no comments: each \
      of its view controllers is driven as 'vdl drive' does, an order, a count and a state are asked of \
      what is left of its callbacks without names from elsewhere, and what cannot be asked is told.
      """,
    options: [
      Option("--output", short: "-o", "FILE.md", "the lesson to put them in"),
      Option("--drive", nil, "ask about the view controllers of a real file"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one Swift file")
    }
    let model = try context.soundModel()
    let made: [ImportedQuestion]
    if arguments.has("--drive") {
      guard let file = try DrivableFile(path, model, context) else { return .refused }
      let subjects = file.chosen(nil, console: context.console)
      guard !subjects.isEmpty else { return .refused }
      let driven = DrivenQuestions(of: subjects, in: file, model: model)
      for reason in driven.reasons { context.console.notice(reason) }
      guard !driven.questions.isEmpty else { return .finding }
      made = driven.questions
    } else {
      let (files, unread) = try SourceInput.read([path], in: context)
      guard let file = files.first else {
        for diagnostic in unread { context.console.notice(diagnostic.description) }
        return .refused
      }
      let source = AnnotatedSwift(file)
      let author = QuestionAuthor(model)
      made = Workers.map(source.sections.count, with: model.repeatedRuns) { index, run in
        author.question(from: source.sections[index], run: run)
      }
      let findings = source.diagnostics + made.flatMap(\.diagnostics)
      for finding in findings { context.console.notice(finding.description) }
      guard findings.isEmpty else { return .finding }
    }
    return try put(made, into: arguments["--output"], context.console)
  }

  private static func put(
    _ made: [ImportedQuestion], into lesson: String?, _ console: Console
  ) throws(Failure) -> ExitStatus {
    let text = made.map(\.text).joined(separator: "\n")
    guard let lesson else {
      console.write(text)
      return .done
    }
    if FileManager.default.fileExists(atPath: lesson) {
      var before = try FileSystem.text(lesson)
      while before.hasSuffix("\n") { before.removeLast() }
      try FileSystem.rewrite(lesson, before + "\n\n" + text)
    } else {
      let name = URL(filePath: lesson).deletingPathExtension().lastPathComponent
      try FileSystem.create(lesson, beginning(of: name.lowercased()) + text)
    }
    console.line("\(counted(made.count, "question")) put in \(lesson)")
    return .done
  }

  private static func beginning(of lesson: String) -> String {
    """
    ---
    lesson: \(lesson)
    title: TODO
    aim: TODO
    ---

    TODO: what the lesson says.

    ## To keep

    - TODO


    """
  }
}
