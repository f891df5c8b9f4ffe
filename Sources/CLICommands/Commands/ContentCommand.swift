internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios

extension Command {
  static let contentCheck = Command(
    "content check", operands: "[DIR]", summary: "verify lessons and questions",
    examples: [
      Example("vdl content check", "the courses that ship with vdl"),
      Example("vdl content check my-course", "a course of your own, or a folder of courses"),
      Example("vdl content check --json", "for programs: one JSON object"),
      Example("vdl content check --misconceptions", "which wrong beliefs no question detects"),
    ],
    discussion: """
      Everything that can run is run: the code in the prose must print what the text says, and a \
      question's run must decide it by rules that may be asked about. Status 1: there is a finding. \
      With --misconceptions every question is answered under every misconception instead: status 1 \
      says that one of them passes every question, or that less than 95% of their pairs are told \
      apart.
      """,
    options: [
      Option("--misconceptions", nil, "say which wrong beliefs the questions detect"),
      Option("--json", nil, "print one JSON object"),
    ]
  ) { (arguments, context) throws(Failure) in
    let courses = try ContentFiles.read(arguments)
    let model = try context.soundModel()
    if arguments.has("--misconceptions") {
      let report = MisconceptionReport(of: courses.compactMap(\.course), model: model)
      if arguments.has("--json") {
        context.console.write(report.json.pretty)
      } else {
        report.print(on: context.console)
      }
      return report.isEnough ? .done : .finding
    }
    var findings = courses.flatMap(\.diagnostics)
    for reading in courses where reading.isSound {
      guard let course = reading.course else { continue }
      let work = CourseVerification(
        of: course, rules: model.rules(), misconceptions: model.misconceptions())
      let results = Workers.map(work.count, with: model.repeatedRuns) { index, run in
        work.result(of: index, run: run)
      }
      findings += work.findings(results, locations: reading.locations)
    }
    let lessons = courses.compactMap(\.course).flatMap(\.lessons)
    let questionCount = lessons.reduce(0) { $0 + $1.questions.count }
    if arguments.has("--json") {
      context.console.write(
        JSON.object([
          "version": .int(1), "lessons": .int(lessons.count), "questions": .int(questionCount),
          "findings": .array(findings.map(TraceDocument.json(of:))),
        ]).pretty)
    } else {
      for finding in findings { context.console.notice(finding.description) }
      func counted(_ count: Int, _ noun: String) -> String {
        "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
      }
      context.console.line(
        "\(counted(lessons.count, "lesson")), \(counted(questionCount, "question")): "
          + counted(findings.count, "finding"))
    }
    return findings.isEmpty ? .done : .finding
  }

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
    let courses = try ContentFiles.read(arguments)
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

/// Courses as files, for their authors.
enum ContentFiles {
  static func read(_ arguments: Arguments) throws(Failure) -> [CourseReading] {
    guard arguments.operands.count <= 1 else { throw .usage("name one folder at most") }
    let folder = arguments.operands.first ?? StudyRoom.contentFolder(arguments)
    do throws(ContentUnreadable) {
      return try readCourses(at: folder)
    } catch {
      throw .world(error.reason, file: error.path)
    }
  }

  /// A course's questions as `vdl content list --json` has them; the revision is null where the run
  /// does not decide.
  static func list(_ course: Course, model: Model) -> [JSON] {
    let truths = StudyRoom.truths(of: course, model: model)
    return course.lessons.flatMap { lesson in
      lesson.questions.map { question in
        let revision = truths[question.id].map {
          QuestionHashes(of: question, truth: $0, loweredScenario: question.bareScenario).revision
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
