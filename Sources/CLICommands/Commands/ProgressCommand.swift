internal import Curriculum
internal import Exporting
internal import Reporting
internal import ReviewLog
internal import SpacedRepetition
internal import Storage
internal import Study

extension Command {
  static let progress = Command(
    "progress",
    help: CommandHelp(
      summary: "show the rules you know and the reviews that are due",
      examples: [
        ("vdl progress", "to read"),
        ("vdl progress --json", "for programs: one JSON object"),
      ],
      discussion: """
        A rule is new until you are asked about it, then being learnt. It is held after right answers \
        on two days, to questions that you can't guess: orders of four or more, outputs and counts. \
        The right answer must differ from the one the time before. A rule that you are about to forget \
        is due, and 'vdl' asks about it first. A rule is lasting after 30 days as held.

        'vdl settings weekly-goal' sets the number of days a week on which you want to answer. The \
        other days of the week are spare.

        The number of rules that you know today is an estimate of the model of forgetting, with the \
        range that contains it nine times out of ten. Log loss measures the model's predictions of \
        your answers: less is better. It should be less than the log loss of your average, which needs \
        no model. If you know clearly more or fewer rules than your retention when they are due, \
        vdl says so.
        """),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(.unexpectedOperand(arguments.operands[0], command: "progress"))
    }
    let (store, learner) = try LearnerDatabase.openToReadAboutLearner(arguments, in: context)
    let courses = try CourseCatalogue.courses(arguments, store: store, context: context)
    // Learners see misconceptions in sessions and in the report; here only programs get them.
    let known =
      arguments.has("--json") ? try context.soundModel().teaching(courses).misconceptions() : []
    let (progress, report) = try stored { () throws(StoreError) in
      (
        try store.progress(of: learner.id, at: context.now()).inOrder(of: courses),
        try LearnerReport(
          of: learner, in: store, teaching: courses,
          misconceptions: LearnerReport.Misconception.all(
            in: store.evidence(of: learner.id), among: known),
          at: context.now())
      )
    }
    if arguments.has("--json") {
      context.console.write(ProgressDocument.json(of: progress, report).pretty)
    } else {
      Views(context.console).progress(progress, report)
    }
    return .done
  }
}

/// Progress as `vdl progress --json` writes it.
enum ProgressDocument {
  static let version = 1

  static func json(of progress: Progress, _ report: LearnerReport) -> JSON {
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
      "known": .object([
        "learning": json(of: report.known(.learning)), "held": json(of: report.known(.held)),
        "all": json(of: report.known),
      ]),
      "lasting": .int(report.lastingCount),
      "week": json(of: report.week),
      "forecast": .array(
        report.forecast.days.map {
          .object(["day": .string($0.day.description), "due": .int($0.count)])
        }),
      "recall": json(of: report.recall),
      "recallTarget": json(of: report.recallTarget),
      "confidence": json(of: report.confidence),
      "memory": .array(report.rules.filter { $0.memory != nil }.map(json(of:))),
      "beliefs": .array(
        report.misconceptions.map { misconception in
          .object([
            "belief": .string(misconception.id), "sentence": .string(misconception.sentence),
            "posterior": rounded(misconception.posterior), "named": .bool(misconception.isNamed),
            "rules": .strings(misconception.rules.map(\.rawValue)),
          ])
        }),
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

  /// A number rounded to four places.
  static func rounded(_ value: Double?) -> JSON {
    value.map { .double(($0 * 10_000).rounded() / 10_000) } ?? .null
  }

  private static func json(of estimate: Estimate) -> JSON {
    .object([
      "mean": rounded(estimate.mean), "low": rounded(estimate.low), "high": rounded(estimate.high),
    ])
  }

  private static func json(of week: WeeklyGoal?) -> JSON {
    guard let week else { return .null }
    return .object([
      "days": .int(week.done), "goal": .int(week.wanted),
      "spare": week.spare.map { .int($0) } ?? .null,
    ])
  }

  private static func json(of calibration: Calibration) -> JSON {
    .object([
      "answers": .int(calibration.count), "logLoss": rounded(calibration.logLoss),
      "constant": rounded(calibration.constant),
      "constantLogLoss": rounded(calibration.constantLogLoss),
    ])
  }

  private static func json(of target: RecallTarget) -> JSON {
    .object([
      "target": rounded(target.target), "answers": .int(target.count),
      "share": rounded(target.share), "deviation": .optional(target.deviation?.rawValue),
    ])
  }

  private static func json(of rule: LearnerReport.Rule) -> JSON {
    .object([
      "rule": .string(rule.id.rawValue), "course": .string(rule.lesson.course.rawValue),
      "lesson": .string(rule.lesson.lesson.rawValue),
      "standing": .string(rule.standing.rawValue), "recall": rounded(rule.recall),
      "stability": rounded(rule.memory?.stability), "difficulty": rounded(rule.memory?.difficulty),
      "due": .optional(rule.due.map { String(describing: $0) }),
      "heldSince": .optional(rule.heldSince?.description),
      "answers": .int(rule.answers.count), "passes": .int(rule.answers.count(where: \.isPass)),
      "passShare": rule.passes.map(json(of:)) ?? .null,
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
