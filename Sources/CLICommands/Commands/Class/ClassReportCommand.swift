internal import Coursework
internal import Curriculum
internal import Exporting
internal import Grading
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import TerminalUI

extension Command {
  static let classReport = Command(
    "class report",
    help: CommandHelp(
      operands: "[ASSIGNMENT] [-o FILE.html]",
      summary: "show how the class did, question by question, and what it believes",
      examples: [
        ("vdl class report week1", "on the screen"),
        ("vdl class report week1 -o week1.html", "a page with charts"),
        ("vdl class report --json", "for programs: one JSON object"),
      ],
      discussion: """
        The figures of questions are of first tries, for each revision apart. Facility is the share of \
        right answers. Discrimination, from -100 to 100, compares a question with all others: near 0 or \
        below, it tells nothing about what students know. Efficiency is discrimination in parts of what \
        it could be, and weight is the question's part in what tells students apart. Below \
        \(ClassReport.fewestForCorrelation) students only the counts are shown. A misconception is \
        named when a student's answers to at least two questions fit it, and nothing else explains \
        them as well. Points follow from answers \
        that vdl ran here. They don't show who answered, when, or without help.
        """),
    options: [.json, Option("--output", short: "-o", "FILE", "write a page of HTML to this file")]
  ) { (arguments, context) throws(Failure) in
    try arguments.refuse(["--output"], with: "--json")
    let output = try arguments["--output"].map { (path) throws(Failure) in
      try Output(path, context.console, of: .page)
    }
    let taught = try TaughtClass(arguments, in: context)
    guard let assignment = try taught.assignment(arguments) else {
      if arguments.has("--json") {
        context.console.write(ClassReport.emptyJSON.pretty)
      } else {
        context.console.prose(
          "There is no assignment with hand-ins yet. 'vdl class add' takes files in.")
      }
      return .done
    }
    let report = try taught.graded(assignment).report
    let misconceptions = taught.model.misconceptions()
    if arguments.has("--json") {
      context.console.write(report.json.pretty)
    } else if let output, let path = arguments["--output"] {
      let page = ClassPage(
        report: report, now: context.now(),
        misconceptions: misconceptions.map {
          ClassPage.Misconception(
            id: $0.id, sentence: $0.belief,
            refutation: "\($0.refutation.truth) \($0.refutation.reason)")
        })
      try output.write(page.html)
      if path != "-" {
        context.console.line("the report was written to '\(context.console.shown(path))'")
      }
    } else {
      report.show(on: context.console, in: context.now().zone, misconceptions: misconceptions)
    }
    return .done
  }
}
