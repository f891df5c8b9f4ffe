internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Words

extension Command {
  static let contentList = Command(
    "content list", help: .contentList,
    options: [
      Option("--claims", nil, Words.Options.claims),
      Option("--json", nil, Words.Options.jsonArray),
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
          Words.Authoring.listed(
            question.id.rawValue, question.kind.rawValue, ios: "\(question.ios)",
            rules: question.rules.map(\.rawValue)))
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
