internal import Coursework
internal import Exporting
internal import Grading
internal import Phrases
internal import TerminalUI

extension Command {
  static let classGrades = Command(
    "class grades",
    help: CommandHelp(
      operands: "[ASSIGNMENT] [-o FILE]",
      summary: "write the points of the class as a table",
      examples: [
        ("vdl class grades week1 -o week1.csv", "for a spreadsheet"),
        ("vdl class grades week1 --format moodle -o grades.csv", "for Moodle's grading worksheet"),
      ],
      discussion: """
        Moodle knows students by a number, which stands in the names of the folders that it packs all \
        submissions in. Take in its archive, or write 'Participant NUMBER' as ids into the roster.
        """),
    options: [
      Option(
        "--format", "FORMAT", "csv or moodle (default: csv)", choices: GradeTable.Format.words),
      .output,
    ]
  ) { (arguments, context) throws(Failure) in
    let format = try arguments.choice("--format", as: GradeTable.Format.self) ?? .csv
    let output = try Output(arguments["--output"], context.console, of: .grades)
    let taught = try TaughtClass(arguments, in: context)
    let assignment = try taught.assignmentWithHandIns(arguments)
    let report = try taught.graded(assignment).report
    let table = GradeTable(report)
    try output.write { (append) throws(Failure) in try append(table.bytes(as: format)) }
    let disagreeing = report.students.filter { $0.warnings.contains(where: \.isDisagreement) }
    if !disagreeing.isEmpty {
      context.console.notice(
        "Look at the hand-ins of \(list(disagreeing.map(\.name))) before you use their points: 'vdl class report' "
          + "says why.")
    }
    let shared = table.withSharedParticipant
    if format == .moodle, !shared.isEmpty {
      context.console.notice(
        "several learners have one of Moodle's numbers, so the table lacks them: \(list(shared)). 'vdl class list' has "
          + "their ids, and 'vdl class remove ID' removes the one that doesn't count.")
    }
    if format == .moodle, !table.withoutParticipant.isEmpty {
      context.console.notice(
        "vdl doesn't know Moodle's number of \(list(table.withoutParticipant)), so the table lacks them. Take "
          + "in Moodle's archive with folders, or write 'Participant NUMBER' as their ids into the roster."
      )
    }
    return .done
  }
}
