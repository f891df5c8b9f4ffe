internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Words

extension Command {
  static let contentCheck = Command(
    "content check", help: .contentCheck,
    options: [
      Option("--misconceptions", nil, Words.Options.misconceptions),
      Option("--json", nil, Words.Options.json),
      Option("--against", "DATABASE", Words.Options.against),
    ]
  ) { (arguments, context) throws(Failure) in
    let courses = try ContentFiles.read(arguments, in: context)
    let patience = Patience.verifying(on: context.console)
    let model = try context.soundModel()
    if arguments.has("--misconceptions") {
      let report = MisconceptionReport(
        of: courses.compactMap(\.course), model: model, patience: patience)
      if arguments.has("--json") {
        context.console.write(report.json.pretty)
      } else {
        report.print(on: context.console)
      }
      return report.isEnough ? .done : .finding
    }
    var history: ContentHistory?
    if let path = arguments["--against"] { history = try ContentHistory(of: path, in: context) }
    var findings: [Diagnostic] = []
    for reading in courses {
      findings += ContentFiles.verify(reading, model: model, patience: patience).findings
      if reading.isSound, let course = reading.course {
        findings += history?.findings(course, reading.locations, model) ?? []
      }
    }
    let lessons = courses.compactMap(\.course).flatMap(\.lessons)
    let questionCount = courses.reduce(0) { $0 + $1.questionCount }
    if arguments.has("--json") {
      context.console.write(
        JSON.object([
          "version": .int(1), "lessons": .int(lessons.count), "questions": .int(questionCount),
          "findings": .array(findings.map(TraceDocument.json(of:))),
        ]).pretty)
    } else {
      for finding in findings { context.console.notice(finding.description) }
      context.console.line(
        Words.Authoring.checked(
          lessons: lessons.count, questions: questionCount, findings: findings.count))
    }
    return findings.isEmpty ? .done : .finding
  }
}
