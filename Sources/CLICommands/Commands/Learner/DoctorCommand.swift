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
        ("vdl doctor --report", "what to send with the report of an error"),
        ("vdl doctor --json", "for programs: one JSON object"),
      ],
      discussion: """
        vdl never rewrites an answer or its verdict. It computes what you know, when a rule is due and \
        each day's results from the answers, and the same answers give the same numbers, to the byte. \
        Status 1: vdl found something. With --rebuild, vdl also makes its own triggers and indexes \
        again where another program dropped or changed them. 'vdl restore' replaces a damaged file \
        with a backup.
        """),
    options: [
      Option("--rebuild", nil, "compute memory states and summaries again from the log"),
      Option("--regrade", nil, "judge every answer again with this model, and change nothing"),
      Option("--report", nil, "show versions, system and database, without names and answers"),
      .json,
    ]
  ) { (arguments, context) throws(Failure) in
    try arguments.refuseOperands(of: "doctor")
    try arguments.refuse(["--rebuild", "--regrade", "--json"], with: "--report")
    if arguments.has("--report") {
      for line in EnvironmentReport(arguments: arguments, context: context).lines {
        context.console.line(context.console.shown(line))
      }
      return .done
    }
    let store = try LearnerDatabase.open(
      arguments, in: context, for: arguments.has("--rebuild") ? .repairing : .examining)
    var examination = try stored { () throws(StoreError) in try Examination(of: store) }
    if arguments.has("--rebuild") {
      try stored { () throws(StoreError) in try examination.repair(store) }
    }
    if arguments.has("--regrade") {
      examination.regrading = try Regrading(
        of: store, under: context.soundModel(),
        notice: ProgressNotice(on: context.console) {
          "judging \(numbered($0, "answer")) again, which takes a while"
        })
    }
    if arguments.has("--json") {
      context.console.write(examination.json.pretty)
    } else {
      examination.write(to: context.console)
    }
    return examination.hasFinding ? .finding : .done
  }
}

/// Sentences about damage: as many as a screen has room for, and how many more there are.
func shownDamage(_ sentences: [String]) -> [String] {
  let most = 20
  return sentences.prefix(most)
    + (sentences.count > most ? ["and \(sentences.count - most) more"] : [])
}

/// The findings of `vdl doctor`.
private struct Examination {
  /// Damage in the file and in its rows.
  var damage: [Store.Damage]
  /// The comparison of computed rows with the log; nil when the log can't be read.
  var derived: (rowCount: Int, differenceCount: Int)?
  /// Whether vdl was asked to repair what it can.
  private var isRepaired = false
  private var isRebuilt = false
  var regrading: Regrading?
  /// The latest copy of the database beside it, as far as vdl made one.
  var backup: String?

  init(of store: Store) throws(StoreError) {
    damage = try store.findAllDamage()
    do throws(StoreError) { derived = try store.examineDerived() } catch {
      guard error.isDamage else { throw error }
    }
    if !damage.isEmpty { backup = store.latestBackup }
  }

  /// Makes vdl's own triggers and indexes again, and all that vdl computes from the log.
  mutating func repair(_ store: Store) throws(StoreError) {
    isRepaired = true
    if damage.contains(where: \.isRepairable) { _ = try store.repairSchema() }
    guard derived != nil, !hasForeignCode else { return }
    try store.rebuild()
    isRebuilt = true
  }

  /// Whether another program's triggers would run with each row that vdl writes.
  private var hasForeignCode: Bool { damage.contains(where: \.isForeignCode) }

  private func isMended(_ damage: Store.Damage) -> Bool {
    damage.isRepairable ? isRepaired : damage.isDerived && isRebuilt
  }

  /// Whether it is a row that follows from no other.
  private func isLeftAsItIs(_ damage: Store.Damage) -> Bool {
    if case .row = damage { !damage.isDerived } else { false }
  }

  var hasFinding: Bool {
    damage.contains { !isMended($0) }
      || derived.map { $0.differenceCount > 0 } == true && !isRebuilt
      || regrading.map { !$0.changes.isEmpty } == true
  }

  func write(to console: Console) {
    if damage.isEmpty {
      console.prose("The file and the log are sound.")
    } else {
      console.prose("The database is damaged:")
      let sentences = damage.map {
        $0.description + ($0.isRepairable && isRepaired ? "; vdl made it again" : "")
      }
      for sentence in shownDamage(sentences) {
        console.prose(sentence, first: "  ", rest: "    ")
      }
      writeAdvice(to: console)
    }
    if let derived {
      console.prose(sentence(about: derived))
    } else {
      console.prose("vdl can't compute memory states and summaries from the damaged log.")
    }
    if isRebuilt { console.prose("vdl computed them again.") }
    if isRepaired, hasForeignCode {
      console.prose("vdl computes nothing again while another program's trigger is there.")
    }
    if let regrading { write(regrading, to: console) }
  }

  private func writeAdvice(to console: Console) {
    if !isRepaired, damage.contains(where: \.isRepairable) {
      console.prose("'vdl doctor --rebuild' makes vdl's own triggers and indexes again.")
    }
    if !isRebuilt, derived?.differenceCount == 0, damage.contains(where: \.isDerived) {
      console.prose("'vdl doctor --rebuild' computes damaged rows that follow from the log again.")
    }
    guard damage.contains(where: { !$0.isDerived && !$0.isRepairable }) else { return }
    if isRepaired, damage.contains(where: isLeftAsItIs) {
      console.prose(
        "vdl never changes the log or the text of a question: '--rebuild' leaves damaged rows there as "
          + "they are.")
    }
    console.prose("'vdl restore FILE' replaces it with a backup.")
    if let backup { console.line("The latest backup beside it is '\(console.shown(backup))'.") }
  }

  private func sentence(about derived: (rowCount: Int, differenceCount: Int)) -> String {
    let (rowCount, differenceCount) = derived
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
      "damage": .strings(damage.map(\.description)),
      "repaired": .strings(
        damage.filter { $0.isRepairable && isRepaired }.map(\.description)),
      "derived": derived.map { derived in
        .object([
          "rows": .int(derived.rowCount), "different": .int(derived.differenceCount),
          "rebuilt": .bool(isRebuilt),
        ])
      } ?? .null,
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
