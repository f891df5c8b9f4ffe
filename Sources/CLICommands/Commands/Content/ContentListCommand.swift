internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Exporting
internal import Phrases
internal import Releases
internal import ReviewLog

extension Command {
  static let contentList = Command(
    "content list",
    help: CommandHelp(
      operands: "[DIR]",
      summary: "list the questions",
      examples: [
        ("vdl content list", "a line for each question"),
        ("vdl content list --json", "for programs: one JSON array"),
        ("vdl content list --claims", "the lessons and questions of each claim, as Markdown"),
        ("vdl content list --blueprint", "what is asked about each rule, as Markdown"),
      ]),
    options: [
      Option("--blueprint", nil, "print a table of questions by lesson and rule"),
      Option("--claims", nil, "print a table of claims by lesson and question"),
      Option("--json", nil, "print one JSON array"),
    ]
  ) { (arguments, context) throws(Failure) in
    let readings = try ContentFiles.read(arguments, in: context)
    for finding in readings.flatMap(\.diagnostics) { context.console.notice(finding.description) }
    let courses = readings.compactMap(\.course)
    if arguments.has("--claims") {
      context.console.write(
        courses.map { ClaimsTable(of: $0).markdown }.joined(separator: "\n"))
    } else if arguments.has("--blueprint") {
      let misconceptions = try context.soundModel().teaching(courses).misconceptions()
      context.console.write(
        courses.map { Blueprint(of: $0, misconceptions: misconceptions).markdown }
          .joined(separator: "\n"))
    } else if arguments.has("--json") {
      let model = try context.soundModel().authoring()
      let questions = courses.flatMap { course in
        let truths = model.truths(of: course)
        return course.lessons.flatMap(\.questions).map { json(of: $0, truths[$0.id]) }
      }
      context.console.write(JSON.array(questions).pretty)
    } else {
      for question in courses.flatMap(\.lessons).flatMap(\.questions) {
        context.console.line(
          "\(question.id.rawValue)  \(question.kind.rawValue)  iOS \(question.ios)  "
            + list(question.rules.map(\.rawValue)))
      }
    }
    return readings.allSatisfy(\.isSound) ? .done : .finding
  }

  /// The revision is null where the run does not decide the question.
  private static func json(of question: Question, _ truth: Truth?) -> JSON {
    let revision = truth.map { QuestionHashes(of: question, truth: $0).revision }
    return .object([
      "id": .string(question.id.rawValue),
      "course": .string(question.id.course.rawValue),
      "lesson": .string(question.lesson.rawValue),
      "kind": .string(question.kind.rawValue),
      "rules": .strings(question.rules.map(\.rawValue)),
      "claims": .strings(question.claims),
      "ios": .string(String(describing: question.ios)),
      "revision": .optional(revision?.rawValue),
    ])
  }
}
