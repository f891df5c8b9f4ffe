internal import Curriculum
internal import Exporting
internal import Phrases
internal import ReviewLog
internal import Storage

extension Command {
  static let doctor = Command(
    "doctor",
    help: CommandHelp(
      summary: "look for damage in the learners' database, and repair it",
      examples: [
        ("vdl doctor", "check the file, the log, and all that vdl computes from it"),
        ("vdl doctor --rebuild", "compute memory states and summaries again"),
        ("vdl doctor --regrade", "list the answers that vdl would judge differently now"),
        ("vdl doctor --json", "for programs: one JSON object"),
      ],
      discussion: """
        vdl never rewrites an answer or its verdict. It computes what you know, when a rule is due and \
        each day's results from the answers, and the same answers give the same numbers, to the byte. \
        Status 1: vdl found something. 'vdl restore' replaces a damaged file with a backup.
        """),
    options: [
      Option("--rebuild", nil, "compute memory states and summaries again from the log"),
      Option("--regrade", nil, "judge every answer again with this model, and change nothing"),
      .json,
    ]
  ) { (arguments, context) throws(Failure) in
    try arguments.refuseOperands(of: "doctor")
    let store = try LearnerDatabase.open(arguments, in: context)
    var examination = try stored { () throws(StoreError) in
      let derived = try store.examineDerived()
      return Examination(
        damage: try store.findAllDamage().map(\.description), rowCount: derived.rowCount,
        differenceCount: derived.differenceCount)
    }
    if arguments.has("--rebuild") {
      try stored { () throws(StoreError) in try store.rebuild() }
      examination.isRebuilt = true
    }
    if arguments.has("--regrade") {
      examination.regrading = try Regrading(
        of: store, under: context.soundModel(),
        notice: ProgressNotice(
          "judging all answers again, which takes a while", on: context.console))
    }
    if arguments.has("--json") {
      context.console.write(examination.json.pretty)
    } else {
      examination.write(to: context.console)
    }
    return examination.hasFinding ? .finding : .done
  }
}

/// The findings of `vdl doctor`.
private struct Examination {
  /// Damage in the file and in the log, a sentence each.
  var damage: [String]
  /// The number of rows computed from the log, and how many of them differed from it.
  var rowCount: Int
  var differenceCount: Int
  var isRebuilt = false
  var regrading: Regrading?

  var hasFinding: Bool {
    !damage.isEmpty || differenceCount > 0 && !isRebuilt
      || regrading.map { !$0.changes.isEmpty } == true
  }

  func write(to console: Console) {
    if damage.isEmpty {
      console.prose("The file and the log are sound.")
    } else {
      console.prose("The database is damaged:")
      for line in damage { console.prose(line, first: "  ", rest: "    ") }
      console.prose("'vdl restore FILE' replaces it with a backup.")
    }
    console.prose(derivedRows)
    if isRebuilt { console.prose("vdl computed them again.") }
    if let regrading { write(regrading, to: console) }
  }

  private var derivedRows: String {
    let rows = "\(numbered(rowCount, "row")) that vdl computes from the log"
    if differenceCount == 0 {
      return "The \(rows) \(rowCount == 1 ? "agrees" : "agree") with it."
    }
    return isRebuilt
      ? "Of the \(rows), \(differenceCount) differed from it."
      : "Of the \(rows), \(differenceCount) \(differenceCount == 1 ? "differs" : "differ") from it. "
        + "'vdl doctor --rebuild' computes them again."
  }

  private func write(_ regrading: Regrading, to console: Console) {
    for change in regrading.changes {
      let record = change.record
      console.prose(
        "\(record.presentation.question.rawValue), answered by \(record.learner.name) on "
          + "\(record.review.moment.day): \(change.description)", rest: "  ")
      let typed = record.review.typed.split(separator: "\n").joined(separator: " / ")
      console.prose(typed, first: "  answer: ", rest: "    ")
    }
    console.prose(
      "vdl judged \(numbered(regrading.answerCount, "answer")) again, "
        + "\(regrading.changes.count) of them differently. It changed nothing.")
  }

  var json: JSON {
    .object([
      "version": .int(1),
      "damage": .strings(damage),
      "derived": .object([
        "rows": .int(rowCount), "different": .int(differenceCount), "rebuilt": .bool(isRebuilt),
      ]),
      "regraded": regrading?.json ?? .null,
    ])
  }
}

extension Regrading {
  fileprivate var json: JSON {
    .object([
      "answers": .int(answerCount),
      "changes": .array(
        changes.map { change in
          .object([
            "review": .string(change.record.review.id.rawValue),
            "learner": .string(change.record.learner.id.rawValue),
            "question": .string(change.record.presentation.question.rawValue),
            "revision": .string(change.record.presentation.revision.rawValue),
            "model": .string(change.record.presentation.modelVersion),
            "typed": .string(change.record.review.typed),
            "then": .string(change.record.review.verdict.rawValue),
            "now": .optional(change.verdict?.rawValue),
          ])
        }),
    ])
  }
}

extension Regrading.Change {
  /// "right then, partly right now".
  fileprivate var description: String {
    let then = "\(name(of: record.review.verdict)) then"
    guard let verdict else { return "\(then), can't be judged now" }
    return "\(then), \(name(of: verdict)) now"
  }

  private func name(of verdict: Review.Verdict) -> String {
    switch verdict {
    case .right: "right"
    case .wrong: "wrong"
    case .partly: "partly right"
    }
  }
}
