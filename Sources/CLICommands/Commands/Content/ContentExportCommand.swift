internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Exporting
internal import QuizEngine

extension Command {
  static let contentExport = Command(
    "content export", operands: "[DIR]", summary: "take questions to another system",
    examples: [
      Example("vdl content export --format gift my-course -o my-course.gift", "for Moodle"),
      Example("vdl content export --format gift", "the shipped courses, to standard output"),
    ],
    discussion: """
      GIFT holds questions of order, choice, truth and count; the others are counted on standard \
      error, and so are orders of which several are right. Each question carries its id and its \
      rules as tags; orders need Moodle's question type 'ordering'. Of a template the first instance \
      is taken.
      """,
    options: [
      Option("--format", "FORMAT", "gift"),
      Option("--output", short: "-o", "FILE", "write to a file instead of standard output"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard try arguments.choice("--format", as: ContentFormat.self) != nil else {
      throw .usage("no format given", hint: "add --format gift")
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
        left[found.truth == nil ? "undecided" : question.kind.rawValue, default: 0] += 1
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
        "left out, since GIFT cannot hold them: "
          + left.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    }
    context.console.notice("\(counted(blocks.count, "question")) exported")
    return .done
  }

  private enum ContentFormat: String, CaseIterable { case gift }

  private struct Found: Sendable { var truth: Truth? }
}
