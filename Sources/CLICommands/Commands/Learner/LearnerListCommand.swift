internal import Exporting
internal import Phrases
internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Command {
  static let learnerList = Command(
    "learner list",
    help: CommandHelp(
      summary: "list the learners of this database with their progress",
      examples: [
        ("vdl learner list", "a line or two for each"),
        ("vdl learner list --json", "for programs: one JSON object"),
      ]),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    try arguments.refuseOperands(of: "learner list")
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let records = try stored { () throws(StoreError) in
      try store.learnerRecords(at: context.now().time)
    }
    let console = context.console
    if arguments.has("--json") {
      console.write(json(of: records).pretty)
    } else if records.isEmpty {
      console.prose("There are no learners yet. 'vdl' starts the first session.")
    } else {
      for record in records { show(record, console) }
    }
    return .done
  }

  private static func json(of records: [LearnerRecord]) -> JSON {
    .object([
      "version": .int(1),
      "learners": .array(
        records.map { record in
          .object([
            "id": .string(record.learner.id.rawValue),
            "name": .string(record.learner.name),
            "answers": ProgressDocument.json(of: record.answers),
            "rules": ProgressDocument.json(of: record.rules),
            "due": .int(record.dueCount),
            "days": .int(record.dayCount),
            "lastReview": .optional(record.lastReview.map { String(describing: $0) }),
          ])
        }),
    ])
  }

  private static func show(_ record: LearnerRecord, _ console: Console) {
    console.heading(record.learner.name)
    guard let last = record.lastReview else {
      console.prose("no answers yet", first: "  ")
      return
    }
    let (answers, rules) = (record.answers, record.rules)
    console.prose(
      "\(share(answers.right, of: answers.answered)) answers right on "
        + "\(numbered(record.dayCount, "day")), the last on \(StudyDay(of: last, in: .utc)); "
        + "\(share(rules.held, of: rules.total)) rules held, \(record.dueCount) due", first: "  ")
  }
}
