internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Command {
  static let learnerList = Command(
    "learner list", summary: "the learners of this database and how far they are",
    examples: [
      Example("vdl learner list", "a line or two for each"),
      Example("vdl learner list --json", "for programs: one JSON object"),
    ],
    options: [Option("--json", nil, "print one JSON object")]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage("'vdl learner list' takes no '\(arguments.operands[0])'")
    }
    let store = try StudyRoom.openStore(arguments, in: context)
    let records = try stored { () throws(StoreError) in
      try store.learnerRecords(at: context.now().time)
    }
    let console = context.console
    if arguments.has("--json") {
      console.write(LearnerDocument.json(of: records).pretty)
    } else if records.isEmpty {
      console.prose("Nobody has learnt here yet; 'vdl' begins.")
    } else {
      for record in records { LearnerDocument.show(record, console) }
    }
    return .done
  }

  static let learnerAdd = Command(
    "learner add", operands: "NAME", summary: "add a learner",
    examples: [
      Example("vdl learner add Ada", "from then on: vdl --learner Ada")
    ],
    discussion: "A learner is also added by the first session under a new name."
  ) { (arguments, context) throws(Failure) in
    let name = try names(arguments, ["the learner's name"])[0]
    let store = try StudyRoom.openStore(arguments, in: context)
    try refuseTaken(name, store)
    var ids = SystemOrGiven(next: context.random)
    let learner = try stored { () throws(StoreError) in
      try store.learner(named: name, using: &ids)
    }
    context.console.prose("\(learner.name) is added.")
    return .done
  }

  static let learnerRename = Command(
    "learner rename", operands: "NAME NEW-NAME", summary: "give a learner another name",
    examples: [Example("vdl learner rename Ada 'Ada Lovelace'", "all that she did stays hers")]
  ) { (arguments, context) throws(Failure) in
    let names = try names(arguments, ["the learner's name", "the new one"])
    let store = try StudyRoom.openStore(arguments, in: context)
    let learner = try existing(names[0], store)
    try refuseTaken(names[1], store)
    try stored { () throws(StoreError) in try store.rename(learner.id, to: names[1]) }
    context.console.prose("\(learner.name) is called \(names[1]) from now on.")
    return .done
  }

  static let learnerReset = Command(
    "learner reset", operands: "NAME", summary: "let a learner start over",
    examples: [
      Example("vdl learner reset Ada", "asks, then erases her answers and keeps her settings"),
      Example("vdl learner reset Ada --yes", "the same without asking"),
    ],
    discussion: "Answers that were erased cannot be brought back but from a backup.",
    options: [withoutAsking]
  ) { (arguments, context) throws(Failure) in
    let name = try names(arguments, ["the learner's name"])[0]
    let store = try StudyRoom.openStore(arguments, in: context)
    let learner = try existing(name, store)
    try confirm("All answers of \(learner.name) will be erased.", learner, arguments, context)
    var ids = SystemOrGiven(next: context.random)
    try stored { () throws(StoreError) in
      let settings = try store.settings(of: learner.id)
      let fresh = try store.reset(learner.id, at: context.now().time, using: &ids)
      for key in Settings.Key.allCases where settings[key] != Settings()[key] {
        try store.record(
          .setting(key: key.rawValue, value: settings[key]), of: fresh.id, in: context)
      }
    }
    context.console.prose("\(learner.name) starts over; the settings are as they were.")
    sayCopies(context)
    return .done
  }

  static let learnerErase = Command(
    "learner erase", operands: "NAME", summary: "erase a learner and all that is known of them",
    examples: [
      Example("vdl learner erase Ada", "asks, then erases"),
      Example("vdl learner erase Ada --yes", "the same without asking"),
    ],
    discussion: """
      What the learner typed is wiped from the file. A number without a meaning stays behind, so \
      that no merge and no older copy brings the learner back.
      """,
    options: [withoutAsking]
  ) { (arguments, context) throws(Failure) in
    let name = try names(arguments, ["the learner's name"])[0]
    let store = try StudyRoom.openStore(arguments, in: context)
    let learner = try existing(name, store)
    try confirm(
      "\(learner.name) and all answers will be erased, for good.", learner, arguments, context)
    try stored { () throws(StoreError) in
      try store.erase(learner.id, at: context.now().time)
    }
    context.console.prose("\(learner.name) is erased.")
    sayCopies(context)
    return .done
  }

  // MARK: -

  private static let withoutAsking = Option("--yes", nil, "do not ask")

  /// As many names as there are things to name.
  private static func names(
    _ arguments: Arguments, _ wanted: [String]
  ) throws(Failure) -> [String] {
    guard arguments.operands.count == wanted.count else {
      throw .usage(
        "expected \(wanted.joined(separator: " and ")), found "
          + (arguments.operands.isEmpty ? "nothing" : "\(arguments.operands.count) words"))
    }
    for name in arguments.operands where !StudyRoom.isName(name) {
      throw .usage("a learner's name is one line of text")
    }
    return arguments.operands
  }

  private static func existing(_ name: String, _ store: Store) throws(Failure) -> Learner {
    let all = try stored { () throws(StoreError) in try store.learners() }
    // Where a merge brought two of one name, an id tells them apart.
    if let found = all.first(where: { $0.name == name || $0.id.rawValue == name }) { return found }
    throw .usage(
      "no learner is called '\(name)'" + Arguments.guess(name, among: all.map(\.name)),
      hint: "see 'vdl learner list'")
  }

  private static func refuseTaken(_ name: String, _ store: Store) throws(Failure) {
    let taken = try stored { () throws(StoreError) in try store.findLearner(named: name) }
    if taken != nil { throw .usage("there is a learner called '\(name)' already") }
  }

  /// Has the learner's name typed before what cannot be undone.
  private static func confirm(
    _ what: String, _ learner: Learner, _ arguments: Arguments, _ context: Context
  ) throws(Failure) {
    if arguments.has("--yes") { return }
    let lines = context.openLines(.edited)
    guard lines.isInteractive else {
      throw .usage("this cannot be undone", hint: "add --yes to do it without being asked")
    }
    context.console.prose("\(what) It cannot be undone.")
    _ = context.console.flush()
    if case .line(let line) = lines.reader.read(Prompt("Type the name to go on> ")),
      line.trimmed == learner.name
    {
      return
    }
    throw Failure(.finding, "nothing was erased")
  }

  private static func sayCopies(_ context: Context) {
    context.console.prose("Backups and exports that were made before are as they were.")
  }
}

/// Learners as `vdl learner list` shows and writes them.
private enum LearnerDocument {
  static func json(of records: [LearnerRecord]) -> JSON {
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

  static func show(_ record: LearnerRecord, _ console: Console) {
    console.line(console.style.heading(console.shown(record.learner.name)))
    guard let last = record.lastReview else {
      console.prose("no answer yet", first: "  ")
      return
    }
    console.prose(
      "\(record.answers.right) of \(record.answers.answered) answers right on "
        + "\(record.dayCount) day\(record.dayCount == 1 ? "" : "s"), the last on "
        + "\(StudyDay(of: last, in: .utc)); \(record.rules.held) of \(record.rules.total) rules "
        + "held, \(record.dueCount) due", first: "  ")
  }
}

extension Store {
  /// Writes an event that no question brought about; without a learner, one of the whole database.
  func record(
    _ body: LogEvent.Body, of learner: LearnerID?, in context: Context
  ) throws(StoreError) {
    var ids = SystemOrGiven(next: context.random)
    try record(
      LogEvent(
        id: EventID.random(using: &ids), learner: learner, moment: context.now(), body: body,
        programVersion: CommandLineInterface.version))
  }
}
