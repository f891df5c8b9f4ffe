internal import ContentImport
internal import Diagnostics
internal import Foundation
internal import Words

extension Command {
  static let contentImport = Command(
    "content import", help: .contentImport,
    options: [
      Option("--output", short: "-o", "FILE.md", Words.Options.intoLesson),
      Option("--drive", nil, Words.Options.drive),
    ]
  ) { (arguments, context) throws(Failure) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage(Words.Drafts.nameOneFile)
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
      try FileSystem.create(lesson, Words.Drafts.lesson(name.lowercased()) + text)
    }
    console.line(Words.Drafts.put(made.count, in: lesson))
    return .done
  }
}
