internal import Curriculum
internal import ReviewLog
internal import Storage

extension Command {
  static let progress = Command(
    "progress", summary: "show what you hold and what is due",
    examples: [
      Example("vdl progress", "for eyes"),
      Example("vdl progress --json", "for programs: one JSON object"),
    ],
    discussion: """
      A rule is new until you are asked about it, then being learnt. It is held after right answers \
      on two days, to questions that cannot be guessed: orders of four or more, outputs, counts. \
      Due is what you are about to forget; 'vdl' asks it first.
      """,
    options: [Option("--json", nil, "print one JSON object")]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage("'vdl progress' takes no '\(arguments.operands[0])'")
    }
    let name = try StudyRoom.learnerName(arguments, in: context)
    let store = try StudyRoom.openStore(arguments, in: context)
    let courses = try StudyRoom.courses(
      arguments, store: store, context: context, model: context.soundModel)
    var ids = SystemOrGiven(next: context.random)
    let progress = try stored { () throws(StoreError) in
      let learner = try store.learner(named: name, using: &ids)
      return try store.progress(of: learner.id, at: context.now()).teaching(courses)
    }
    if arguments.has("--json") {
      context.console.write(ProgressDocument.json(of: progress).pretty)
    } else {
      Views(context.console).progress(progress)
    }
    return .done
  }
}

/// Progress as `vdl progress --json` writes it.
enum ProgressDocument {
  static let version = 1

  static func json(of progress: Progress) -> JSON {
    let overall = progress.overall
    return .object([
      "version": .int(version),
      "learner": .string(overall.learner.name),
      "answers": json(of: overall.answers),
      "today": json(of: progress.today),
      "days": .int(overall.dayCount),
      "seconds": .int(Int(overall.duration.components.seconds)),
      "firstReview": .optional(overall.firstReview.map { String(describing: $0) }),
      "lastReview": .optional(overall.lastReview.map { String(describing: $0) }),
      "due": .int(overall.dueCount),
      "rules": json(of: overall.rules),
      "lessons": .array(
        progress.lessons.map { record in
          .object([
            "course": .string(record.course.rawValue),
            "lesson": .string(record.lesson.rawValue),
            "title": .string(record.title),
            "read": .bool(record.isRead),
            "rules": json(of: record.rules),
            "answers": json(of: record.answers),
          ])
        }),
    ])
  }

  static func json(of counts: AnswerCounts) -> JSON {
    .object(["answered": .int(counts.answered), "right": .int(counts.right)])
  }

  static func json(of counts: RuleCounts) -> JSON {
    .object([
      "new": .int(counts.new), "learning": .int(counts.learning), "held": .int(counts.held),
    ])
  }
}
