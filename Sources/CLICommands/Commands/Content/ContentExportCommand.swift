internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Exporting
internal import QuizEngine
internal import Words

extension Command {
  static let contentExport = Command(
    "content export", help: .contentExport,
    options: [
      Option("--format", "FORMAT", Words.Options.gift),
      Option("--output", short: "-o", "FILE", Words.Options.output),
    ]
  ) { (arguments, context) throws(Failure) in
    guard try arguments.choice("--format", as: ContentFormat.self) != nil else {
      throw .usage(Words.Usage.noFormat, hint: Words.Authoring.addGIFT)
    }
    let courses = try ContentFiles.read(arguments, in: context)
    for finding in courses.flatMap(\.diagnostics) { context.console.notice(finding.description) }
    guard courses.allSatisfy(\.isSound) else { return .finding }
    let model = try context.soundModel()
    let questions = courses.compactMap(\.course).flatMap(\.lessons).flatMap(\.questions)
      .map { $0.instance(0) }
    let truths = Workers.map(
      questions.count, with: model.repeatedRuns, patience: .verifying(on: context.console)
    ) { index, run in
      Found(truth: truth(of: questions[index], run: run))
    }
    var blocks: [String] = []
    var left: [String: Int] = [:]
    for (question, found) in zip(questions, truths) {
      if let truth = found.truth, let block = GIFT.question(question, truth: truth) {
        blocks.append(block)
      } else {
        left[found.truth == nil ? Words.Authoring.undecided : question.kind.rawValue, default: 0] +=
          1
      }
    }
    let text = blocks.map { $0 + "\n\n" }.joined()
    if let path = arguments["--output"] {
      try FileSystem.replace(path) { (append) throws(Failure) in try append(Array(text.utf8)) }
    } else {
      context.console.write(text)
    }
    if !left.isEmpty {
      context.console.notice(
        Words.Authoring.leftOut(
          left.sorted { $0.key < $1.key }.map { (kind: $0.key, count: $0.value) }))
    }
    context.console.notice(Words.Authoring.exported(blocks.count))
    return .done
  }

  private enum ContentFormat: String, CaseIterable { case gift }

  private struct Found: Sendable { var truth: Truth? }
}
