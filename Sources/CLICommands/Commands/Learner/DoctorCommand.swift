internal import Curriculum
internal import ReviewLog
internal import Storage
internal import TerminalUI
internal import Words

extension Command {
  static let doctor = Command(
    "doctor", help: .doctor,
    options: [
      Option("--rebuild", nil, Words.Options.rebuild),
      Option("--regrade", nil, Words.Options.regrade),
      Option("--json", nil, Words.Options.json),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(Words.Usage.takesNo("doctor", arguments.operands[0]))
    }
    let store = try StudyRoom.openStore(arguments, in: context)
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
        patience: Patience(
          Words.Doctor.judgingTakesAWhile, on: context.console))
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
      console.prose(Words.Doctor.isSound)
    } else {
      console.prose(Words.Doctor.isDamaged)
      for line in damage { console.prose(line, first: "  ", rest: "    ") }
      console.prose(Words.Doctor.restorePutsBack)
    }
    console.prose(
      differenceCount == 0
        ? Words.Doctor.derived(rowCount)
        : Words.Doctor.derived(rowCount, otherwise: differenceCount, isRebuilt: isRebuilt))
    if isRebuilt { console.prose(Words.Doctor.madeAgain) }
    guard let regrading else { return }
    for change in regrading.changes {
      let record = change.record
      console.prose(
        Words.Doctor.change(
          record.presentation.question.rawValue, by: record.learner.name,
          on: "\(record.review.moment.day)", then: change.then, now: change.now), rest: "  ")
      let typed = record.review.typed.split(separator: "\n").joined(separator: " / ")
      console.prose(typed, first: "  " + Words.Doctor.answer, rest: "    ")
    }
    console.prose(
      Words.Doctor.judged(regrading.answerCount, otherwise: regrading.changes.count))
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
  fileprivate var now: String { verdict?.inWords ?? Words.Doctor.notJudged }
}

extension Review.Verdict {
  fileprivate var inWords: String {
    switch self {
    case .right: Words.Doctor.right
    case .wrong: Words.Doctor.wrong
    case .partly: Words.Doctor.partlyRight
    }
  }
}
