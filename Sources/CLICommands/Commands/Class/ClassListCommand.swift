internal import Coursework
internal import Exporting
internal import Grading
internal import Phrases
internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Command {
  static let classList = Command(
    "class list",
    help: CommandHelp(
      summary: "list the students of the class and what they handed in",
      examples: [
        ("vdl class list", "a line or two for each"),
        ("vdl class list --json", "for programs: one JSON object"),
      ]),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    try arguments.refuseOperands(of: "class list")
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let students = try stored { () throws(StoreError) in try ClassMember.all(in: store) }
    if arguments.has("--json") {
      context.console.write(json(of: students).pretty)
    } else if students.isEmpty {
      context.console.prose(
        "There is no class yet. 'vdl class add' takes in what students handed in, and a roster.")
    } else {
      for student in students { show(student, in: context) }
    }
    return .done
  }

  private static func show(_ student: ClassMember, in context: Context) {
    let console = context.console
    console.heading(student.name + (student.group.isEmpty ? "" : ", \(student.group)"))
    console.prose(student.id, first: "  ")
    if student.learners.count > 1 {
      console.prose(
        "several learners; remove one by its id: \(list(student.learners))", first: "  ",
        rest: "    ")
    }
    if student.handIns.isEmpty { console.prose("nothing handed in", first: "  ") }
    for handIn in student.handIns {
      console.prose(
        "'\(handIn.assignment)': \(counted(handIn.count, "file")), the latest of "
          + handIn.time.minute(in: context.now().zone)
          + (handIn.receipts.isEmpty
            ? "" : "; receipt \(list(handIn.receipts))"),
        first: "  ", rest: "    ")
    }
  }

  private static func json(of students: [ClassMember]) -> JSON {
    .object([
      "version": .int(1),
      "students": .array(
        students.map { student in
          .object([
            "id": .string(student.id), "name": .string(student.name),
            "group": .string(student.group), "learners": .strings(student.learners),
            "handIns": .array(
              student.handIns.map {
                .object([
                  "assignment": .string($0.assignment), "files": .int($0.count),
                  "time": .string($0.time.description), "receipts": .strings($0.receipts),
                ])
              }),
          ])
        }),
    ])
  }
}
