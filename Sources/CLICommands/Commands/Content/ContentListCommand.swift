internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog

extension Command {
  static let contentList = Command(
    "content list", operands: "[DIR]", summary: "list the questions",
    examples: [
      Example("vdl content list", "a line for each question"),
      Example("vdl content list --json", "for programs: one JSON array"),
      Example("vdl content list --claims", "which claims are taught and asked where, as Markdown"),
    ],
    options: [
      Option("--claims", nil, "print a table of claims by lesson and question"),
      Option("--json", nil, "print one JSON array"),
    ]
  ) { (arguments, context) throws(Failure) in
    let courses = try ContentFiles.read(arguments, in: context)
    for finding in courses.flatMap(\.diagnostics) { context.console.notice(finding.description) }
    if arguments.has("--claims") {
      let tables = courses.compactMap(\.course).map { ClaimsTable(of: $0).markdown }
      context.console.write(tables.joined(separator: "\n"))
    } else if arguments.has("--json") {
      let model = try context.soundModel()
      context.console.write(
        JSON.array(courses.compactMap(\.course).flatMap { ContentFiles.list($0, model: model) })
          .pretty)
    } else {
      for question in courses.compactMap(\.course).flatMap(\.lessons).flatMap(\.questions) {
        context.console.line(
          "\(question.id.rawValue)  \(question.kind.rawValue)  iOS \(question.ios)  "
            + question.rules.map(\.rawValue).joined(separator: ", "))
      }
    }
    return courses.allSatisfy(\.isSound) ? .done : .finding
  }
}

extension ContentFiles {
  /// A course's questions as `vdl content list --json` has them; the revision is null where the run
  /// does not decide.
  fileprivate static func list(_ course: Course, model: Model) -> [JSON] {
    let truths = StudyRoom.truths(of: course, model: model)
    return course.lessons.flatMap { lesson in
      lesson.questions.map { question in
        let revision = truths[question.id].map {
          QuestionHashes(of: question, truth: $0).revision
        }
        return .object([
          "id": .string(question.id.rawValue),
          "course": .string(course.id.rawValue),
          "lesson": .string(lesson.id.rawValue),
          "kind": .string(question.kind.rawValue),
          "rules": .strings(question.rules.map(\.rawValue)),
          "claims": .strings(question.claims),
          "ios": .string(String(describing: question.ios)),
          "revision": .optional(revision?.rawValue),
        ])
      }
    }
  }
}
