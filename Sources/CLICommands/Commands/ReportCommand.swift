internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import Timelines

extension Command {
  static let report = Command(
    "report",
    help: CommandHelp(
      operands: "-o FILE.html",
      summary: "write your progress as a page with charts",
      examples: [
        ("vdl report -o progress.html", "open it in a browser, or print it"),
        ("vdl report -o - --learner Ada", "another learner's, to standard output"),
      ],
      discussion: """
        The page contains everything it needs: it loads nothing from a server and runs no script. Its \
        numbers are those of 'vdl progress --json'. It also has the pictures of your latest \
        \(LearnerReport.Mistake.most) mistakes.
        """),
    options: [
      Option("--output", short: "-o", "FILE", "where to write the page; - for standard output")
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(
        "unexpected argument '\(arguments.operands[0])'", hint: "name the file with -o FILE.html")
    }
    guard let path = arguments["--output"] else {
      throw .usage("no file given", hint: "name it with -o FILE.html")
    }
    let output = try Output(path, context.console, of: .page)
    let (store, learner) = try LearnerDatabase.openToReadAboutLearner(arguments, in: context)
    let courses = try CourseCatalogue.courses(arguments, store: store, context: context)
    let model = try context.soundModel().teaching(courses)
    let report = try stored { () throws(StoreError) in
      var report = try LearnerReport(
        of: learner, in: store, teaching: courses, rules: model.rules(),
        misconceptions: LearnerReport.Misconception.all(
          in: store.evidence(of: learner.id), among: model.misconceptions()), at: context.now())
      let study = try StudySession(
        reading: store, about: learner, courses: courses, model: model.forStudy, in: context,
        run: model.runUnattended)
      report.advice = try study.advice(for: report)
      report.pictureStyle = lanesStyle
      report.mistakes = try study.latestMistakes(most: LearnerReport.Mistake.most).enumerated()
        .map { LearnerReport.Mistake($1, number: $0 + 1) }
      return report
    }
    try output.write(report.page)
    if path != "-" {
      context.console.line("the report was written to '\(context.console.shown(path))'")
    }
    return .done
  }
}
