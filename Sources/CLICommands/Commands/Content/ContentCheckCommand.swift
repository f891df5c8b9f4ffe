internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Exporting
internal import Phrases
internal import ReviewLog
internal import Storage

extension Command {
  static let contentCheck = Command(
    "content check",
    help: CommandHelp(
      operands: "[DIR]",
      summary: "verify lessons and questions",
      examples: [
        ("vdl content check", "the courses that ship with vdl"),
        ("vdl content check my-course", "your own course, or a folder of courses"),
        ("vdl content check --against learners.sqlite", "also list the effects on histories"),
        ("vdl content check --misconceptions", "list the misconceptions no question detects"),
        ("vdl content check --json", "for programs: one JSON object"),
      ],
      discussion: """
        vdl runs everything that can run. The code in the prose must print the text below it. A run \
        must decide each question, by rules that questions may ask about. What passed before and hasn't changed \
        isn't run again. Status 1 means that there \
        is a finding. Remarks are advice about wording, length and variety; they never change the \
        status. With --misconceptions, vdl answers every question under every misconception \
        instead; of a DIR, under those about the rules of its questions. Status 1 then means that some misconception passes every question, or that the \
        questions distinguish less than 95% of the pairs.
        """),
    options: [
      Option("--misconceptions", nil, "list the misconceptions that the questions detect"),
      Option("--all", nil, "run everything, also what passed before and hasn't changed"),
      .json,
      Option("--against", "DATABASE", "list the effects of an edit on learners' histories"),
    ]
  ) { (arguments, context) throws(Failure) in
    var courses = try ContentFiles.read(arguments, in: context)
    try courses.checkRequirements { () throws(Failure) in
      try ContentFiles.taught(arguments, in: context)
    }
    let loaded = try context.soundModel()
    let model = loaded.authoring(showing: .verifying(on: context.console))
    if arguments.has("--misconceptions") {
      let whole = courses.compactMap(\.course)
      // A course of one's own answers for the misconceptions about its rules alone.
      let coverage = MisconceptionCoverage(
        of: whole, arguments.operands.isEmpty ? model : model.concerning(whole))
      if arguments.has("--json") {
        context.console.write(coverage.json.pretty)
      } else {
        for line in coverage.lines { context.console.line(line) }
      }
      return coverage.isEnough ? .done : .finding
    }
    let history = try arguments["--against"].map { (path) throws(Failure) in
      try ContentHistory(copying: path, in: context)
    }
    var findings: [Diagnostic] = []
    var remarks: [Diagnostic] = []
    let kept = CheckedPartsFile(in: context, modelVersion: loaded.version())
    var checked = kept.parts
    for reading in courses {
      let check = CourseCheck(
        reading, model, known: arguments.has("--all") ? CheckedParts(mark: checked.mark) : checked)
      checked.formUnion(check.checked)
      findings += check.findings
      remarks += check.remarks
      if let history, reading.isSound, let course = reading.course {
        findings += history.findings(in: course, at: reading.locations, model)
      }
    }
    kept.save(checked)
    let lessonCount = courses.compactMap(\.course).flatMap(\.lessons).count
    let questionCount = courses.reduce(0) { $0 + $1.questionCount }
    if arguments.has("--json") {
      context.console.write(
        JSON.object([
          "version": .int(1), "lessons": .int(lessonCount), "questions": .int(questionCount),
          "findings": .array(findings.map(TraceDocument.json(of:))),
          "remarks": .array(remarks.map(TraceDocument.json(of:))),
        ]).pretty)
    } else {
      for finding in findings + remarks { context.console.notice(finding.description) }
      context.console.line(
        "\(counted(lessonCount, "lesson")), \(counted(questionCount, "question")): "
          + ContentCheck.result(findings.count, remarks: remarks.count))
    }
    return findings.isEmpty ? .done : .finding
  }
}

enum ContentCheck {
  /// "no findings", or "1 finding, 12 remarks" where there are remarks.
  static func result(_ findings: Int, remarks: Int) -> String {
    counted(findings, "finding") + (remarks == 0 ? "" : ", " + numbered(remarks, "remark"))
  }
}

extension ContentHistory {
  /// Reads a copy of a database, so that the database itself stays untouched.
  init(copying path: String, in context: Context) throws(Failure) {
    self = try FileSystem.withTemporaryFolder { (folder) throws(Failure) in
      let copy = folder + "/copy.sqlite"
      var ids = SystemOrGiven(next: context.random)
      return try stored { () throws(StoreError) in
        try Store.copy(path, to: copy)
        return try ContentHistory(
          of: Store.open(path: copy, migrations: LearnerDatabase.migrations, using: &ids))
      }
    }
  }
}
