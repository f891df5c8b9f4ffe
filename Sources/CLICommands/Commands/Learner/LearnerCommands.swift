internal import ReviewLog
internal import Storage
internal import TerminalUI
internal import Words

extension Command {
  static let learnerList = Command(
    "learner list", help: .learnerList,
    options: [Option("--json", nil, Words.Options.json)]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(Words.Usage.takesNo("learner list", arguments.operands[0]))
    }
    let store = try StudyRoom.openStore(arguments, in: context)
    let records = try stored { () throws(StoreError) in
      try store.learnerRecords(at: context.now().time)
    }
    let console = context.console
    if arguments.has("--json") {
      console.write(LearnerDocument.json(of: records).pretty)
    } else if records.isEmpty {
      console.prose(Words.Learners.none)
    } else {
      for record in records { LearnerDocument.show(record, console) }
    }
    return .done
  }

  static let learnerAdd = Command(
    "learner add", help: .learnerAdd
  ) { (arguments, context) throws(Failure) in
    let name = try names(arguments, [Words.Learners.name])[0]
    let store = try StudyRoom.openStore(arguments, in: context)
    try refuseTaken(name, store)
    var ids = SystemOrGiven(next: context.random)
    let learner = try stored { () throws(StoreError) in
      try store.learner(named: name, using: &ids)
    }
    context.console.prose(Words.Learners.added(learner.name))
    return .done
  }

  static let learnerRename = Command(
    "learner rename", help: .learnerRename
  ) { (arguments, context) throws(Failure) in
    let names = try names(arguments, [Words.Learners.name, Words.Learners.newName])
    let store = try StudyRoom.openStore(arguments, in: context)
    let learner = try existing(names[0], store)
    try refuseTaken(names[1], store)
    try stored { () throws(StoreError) in try store.rename(learner.id, to: names[1]) }
    context.console.prose(Words.Learners.renamed(learner.name, to: names[1]))
    return .done
  }

  static let learnerReset = Command(
    "learner reset", help: .learnerReset,
    options: [withoutAsking]
  ) { (arguments, context) throws(Failure) in
    let name = try names(arguments, [Words.Learners.name])[0]
    let store = try StudyRoom.openStore(arguments, in: context)
    let learner = try existing(name, store)
    try confirm(Words.Learners.willBeReset(learner.name), learner, arguments, context)
    var ids = SystemOrGiven(next: context.random)
    try stored { () throws(StoreError) in
      let settings = try store.settings(of: learner.id)
      let fresh = try store.reset(learner.id, at: context.now().time, using: &ids)
      for key in Settings.Key.allCases where settings[key] != Settings()[key] {
        try store.record(
          .setting(key: key.rawValue, value: settings[key]), of: fresh.id, in: context)
      }
    }
    context.console.prose(Words.Learners.reset(learner.name))
    sayCopies(context)
    return .done
  }

  static let learnerErase = Command(
    "learner erase", help: .learnerErase,
    options: [withoutAsking]
  ) { (arguments, context) throws(Failure) in
    let name = try names(arguments, [Words.Learners.name])[0]
    let store = try StudyRoom.openStore(arguments, in: context)
    let learner = try existing(name, store)
    try confirm(Words.Learners.willBeErased(learner.name), learner, arguments, context)
    try stored { () throws(StoreError) in
      try store.erase(learner.id, at: context.now().time)
    }
    context.console.prose(Words.Learners.erased(learner.name))
    sayCopies(context)
    return .done
  }

  // MARK: -

  private static let withoutAsking = Option("--yes", nil, Words.Options.withoutAsking)

  /// As many names as there are things to name.
  private static func names(
    _ arguments: Arguments, _ wanted: [String]
  ) throws(Failure) -> [String] {
    guard arguments.operands.count == wanted.count else {
      throw .usage(Words.Learners.expected(wanted, found: arguments.operands.count))
    }
    for name in arguments.operands where !StudyRoom.isName(name) {
      throw .usage(Words.Learners.nameIsOneLine)
    }
    return arguments.operands
  }

  private static func existing(_ name: String, _ store: Store) throws(Failure) -> Learner {
    let all = try stored { () throws(StoreError) in try store.learners() }
    // Where a merge brought two of one name, an id tells them apart.
    if let found = all.first(where: { $0.name == name || $0.id.rawValue == name }) { return found }
    throw .usage(
      Words.Learners.none(called: name) + Arguments.guess(name, among: all.map(\.name)),
      hint: Words.Learners.seeList)
  }

  private static func refuseTaken(_ name: String, _ store: Store) throws(Failure) {
    let taken = try stored { () throws(StoreError) in try store.findLearner(named: name) }
    if taken != nil { throw .usage(Words.Learners.isTaken(name)) }
  }

  /// Has the learner's name typed before what cannot be undone.
  private static func confirm(
    _ what: String, _ learner: Learner, _ arguments: Arguments, _ context: Context
  ) throws(Failure) {
    if arguments.has("--yes") { return }
    let lines = context.openLines(.edited)
    guard lines.isInteractive else {
      throw .usage(Words.Learners.cannotBeUndone, hint: Words.Learners.addYes)
    }
    context.console.prose(what)
    _ = context.console.flush()
    if case .line(let line) = lines.reader.read(Prompt(Words.Learners.typeTheName)),
      line.trimmed == learner.name
    {
      return
    }
    throw Failure(.finding, Words.Learners.nothingErased)
  }

  private static func sayCopies(_ context: Context) {
    context.console.prose(Words.Learners.copiesStay)
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
      console.prose(Words.Learners.noAnswer, first: "  ")
      return
    }
    console.prose(
      Words.Learners.progress(
        right: record.answers.right, of: record.answers.answered, days: record.dayCount,
        last: "\(StudyDay(of: last, in: .utc))", held: record.rules.held, of: record.rules.total,
        due: record.dueCount), first: "  ")
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
