internal import Curriculum
internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Command {
  static let doctor = Command(
    "doctor", summary: "look for damage in the learners' database, and mend what can be",
    examples: [
      Example("vdl doctor", "the file, the log, and what follows from it"),
      Example("vdl doctor --rebuild", "make all that follows from the log again"),
      Example("vdl doctor --regrade", "list the answers that would be judged otherwise now"),
      Example("vdl doctor --json", "for programs: one JSON object"),
    ],
    discussion: """
      Answers are kept as they were given and judged, and nothing rewrites them. What is known of a \
      rule, when it is due, and what each day came to follow from them: the same answers give the \
      same numbers, to the byte. Status 1: something was found; a damaged file is mended by 'vdl \
      restore'.
      """,
    options: [
      Option("--rebuild", nil, "make memory states and summaries again from the log"),
      Option("--regrade", nil, "judge every answer again under this model; rewrites nothing"),
      Option("--json", nil, "print one JSON object"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage("'vdl doctor' takes no '\(arguments.operands[0])'")
    }
    let store = try StudyRoom.openStore(arguments, in: context)
    var examination = try stored { () throws(StoreError) in
      let derived = try store.examineDerived()
      return Examination(
        damage: try store.findAllDamage(), rowCount: derived.rowCount,
        differenceCount: derived.differenceCount)
    }
    if arguments.has("--rebuild") {
      try stored { () throws(StoreError) in try store.rebuild() }
      examination.isRebuilt = true
    }
    if arguments.has("--regrade") {
      examination.regrading = try Regrading(
        of: store, under: context.soundModel(),
        patience: Patience(
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

/// What `vdl doctor` finds.
private struct Examination {
  /// In the file and in the log.
  var damage: [String]
  /// Of what follows from the log: how many rows there are, and how many were not as they should be.
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
      console.prose("'vdl restore FILE' puts a backup in its place.")
    }
    let rows = "\(counted(rowCount, "row")) that follow\(rowCount == 1 ? "s" : "") from the log"
    if differenceCount == 0 {
      console.prose("The \(rows) \(rowCount == 1 ? "is" : "are") as the log has it.")
    } else {
      console.prose(
        "Of the \(rows), \(differenceCount) \(differenceCount == 1 ? "was" : "were") otherwise"
          + (isRebuilt ? "." : "; 'vdl doctor --rebuild' makes them again."))
    }
    if isRebuilt { console.prose("They were made again.") }
    guard let regrading else { return }
    for change in regrading.changes {
      console.prose(
        "\(change.record.presentation.question.rawValue), answered by "
          + "\(change.record.learner.name) on \(change.record.review.moment.day): "
          + "\(change.then) then, \(change.now) now", rest: "  ")
      let typed = change.record.review.typed.split(separator: "\n").joined(separator: " / ")
      console.prose(typed, first: "  answer: ", rest: "    ")
    }
    let count = regrading.changes.count
    console.prose(
      "Of \(counted(regrading.answerCount, "answer")), \(count) would be judged otherwise now; "
        + "nothing was rewritten.")
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
  fileprivate var then: String { record.review.verdict.inWords }
  fileprivate var now: String { verdict?.inWords ?? "not to be judged any more" }
}

extension Review.Verdict {
  fileprivate var inWords: String {
    switch self {
    case .right: "right"
    case .wrong: "wrong"
    case .partly: "partly right"
    }
  }
}
