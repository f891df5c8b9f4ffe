internal import ContentImport
internal import Curriculum
internal import Diagnostics

extension Command {
  static let contentCheck = Command(
    "content check", operands: "[DIR]", summary: "verify lessons and questions",
    examples: [
      Example("vdl content check", "the courses that ship with vdl"),
      Example("vdl content check my-course", "a course of your own, or a folder of courses"),
      Example("vdl content check --against learners.sqlite", "and what would become of histories"),
      Example("vdl content check --misconceptions", "which wrong beliefs no question detects"),
      Example("vdl content check --json", "for programs: one JSON object"),
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
      Option("--against", "DATABASE", "say what an edit would do to learners' histories"),
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
        "\(counted(lessons.count, "lesson")), \(counted(questionCount, "question")): "
          + counted(findings.count, "finding"))
    }
    return findings.isEmpty ? .done : .finding
  }
}
