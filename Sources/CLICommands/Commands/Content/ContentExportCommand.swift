internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Exporting
internal import Phrases

extension Command {
  static let contentExport = Command(
    "content export",
    help: CommandHelp(
      operands: "[DIR]",
      summary: "take questions to another system",
      examples: [
        ("vdl content export --format gift my-course -o my-course.gift", "for Moodle"),
        ("vdl content export --format gift", "the shipped courses, to standard output"),
      ],
      discussion: """
        GIFT can express questions of order, choice, truth and count. It can't express an order \
        with several right answers. Standard error counts the questions that are left out. Each \
        question has its id and its rules as tags; orders need Moodle's question type 'ordering'. \
        Of a template, vdl exports the first instance.
        """),
    options: [Option("--format", "FORMAT", "gift", choices: ContentFormat.words), .output]
  ) { (arguments, context) throws(Failure) in
    guard try arguments.choice("--format", as: ContentFormat.self) != nil else {
      throw .usage("no format given", hint: "add --format gift")
    }
    let output = try Output(arguments["--output"], context.console)
    let courses = try ContentFiles.read(arguments, in: context)
    for finding in courses.flatMap(\.diagnostics) { context.console.notice(finding.description) }
    guard courses.allSatisfy(\.isSound) else { return .finding }
    let questions = courses.compactMap(\.course).flatMap(\.lessons).flatMap(\.questions)
      .map { $0.instance(0) }
    let truths = try context.soundModel().authoring(showing: .verifying(on: context.console))
      .truths(of: questions)
    var blocks: [String] = []
    var left: [String: Int] = [:]
    for question in questions {
      let truth = truths[question.id]
      if let truth, let block = GIFT.question(question, truth: truth) {
        blocks.append(block)
      } else {
        left[truth == nil ? "undecided" : question.kind.rawValue, default: 0] += 1
      }
    }
    let text = blocks.map { $0 + "\n\n" }.joined()
    try output.write(text)
    if !left.isEmpty {
      let kinds = left.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      context.console.notice("left out, because GIFT can't express them: \(list(kinds))")
    }
    context.console.notice("\(counted(blocks.count, "question")) exported")
    return .done
  }

  private enum ContentFormat: String, CaseIterable { case gift }
}
