internal import AnkiPackages
internal import Curriculum
internal import Exporting
internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study

extension Command {
  static let export = Command(
    "export",
    help: CommandHelp(
      summary: "export progress for spreadsheets, programs and Anki",
      examples: [
        ("vdl export --format csv --table learners", "a line for each learner"),
        ("vdl export --format csv -o reviews.csv", "every answer, into a file"),
        ("vdl export --format jsonl --since 2026-01-01", "answers of this year, an object each"),
        ("vdl export --format anki -o rules.apkg", "your rules as cards of Anki"),
      ],
      discussion: """
        Learners appear under pseudonyms that only this database can lead back to them. Times are UTC \
        in ISO 8601. In CSV, text that a spreadsheet would take for a formula begins with an \
        apostrophe. 'vdl help tables' explains each column.

        For Anki, each rule that you were asked about becomes a card, with its schedule, its memory and \
        every answer that vdl graded. In Anki's import window, tick both options about learning progress and \
        presets, and turn FSRS on in the options of the deck. When you import a later export, Anki takes \
        over new cards and new words, and leaves the schedule of the cards that it has alone.
        """),
    options: [
      Option(
        "--format", "FORMAT", "csv, json, jsonl or anki", choices: Format.words + [ankiWord]),
      Option(
        "--table", "TABLE", "reviews, rules, lessons or learners (default: reviews)",
        choices: Table.words),
      Option("--since", "DATE", "only answers from this day on: 2026-01-31"),
      Option("--names", nil, "include the learners' names"),
      .output,
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(.unexpectedOperand(arguments.operands[0], command: "export"))
    }
    if arguments["--format"] == ankiWord { return try exportForAnki(arguments, context) }
    guard let format = try arguments.choice("--format", as: Format.self) else {
      throw .usage(
        "no format given", hint: "add --format csv, --format json, --format jsonl or --format anki")
    }
    let table = try arguments.choice("--table", as: Table.self) ?? .reviews
    var since: UTCTime?
    if let text = arguments["--since"] {
      guard let time = UTCTime(iso8601: text) else {
        throw .usage("option '--since' needs a date such as 2026-01-31, not '\(text)'")
      }
      guard table == .reviews else {
        throw .usage(
          "option '--since' goes with '--table reviews', the only table with times")
      }
      since = time
    }
    let output = try Output(arguments["--output"], context.console)
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let export = Export(
      store: store, table: table, format: format, since: since,
      naming: arguments.has("--names")
        ? .names(key: store.pseudonymKey) : .pseudonyms(key: store.pseudonymKey),
      learner: arguments["--learner"], now: context.now().time)
    try output.write { (append) throws(Failure) in try export.write(to: append) }
    return .done
  }

  private static let ankiWord = "anki"

  private static func exportForAnki(
    _ arguments: Arguments, _ context: Context
  ) throws(Failure) -> ExitStatus {
    for option in ["--table", "--since", "--names"] where arguments.has(option) {
      throw .usage("option '\(option)' doesn't go with '--format anki'")
    }
    let output = try OutputFile.ofAnki(arguments)
    let (store, learner) = try LearnerDatabase.openToReadAboutLearner(arguments, in: context)
    let courses = try CourseCatalogue.courses(arguments, store: store, context: context)
    let rules = try context.soundModel().teaching(courses).rules()
    let deck = try stored { () throws(StoreError) in
      try LearnerDeck(of: learner, in: store, notes: AnkiNotes(rules), now: context.now())
    }
    guard !deck.package.notes.isEmpty else {
      throw Failure(
        .finding,
        "there is nothing to export: \(context.console.shown(learner.name)) has answered no question",
        hint: "answer some with 'vdl quiz' first")
    }
    try deck.package.write(to: output, in: context)
    if !deck.left.isEmpty {
      context.console.notice(
        "left out, because no question asks about them any more: "
          + list(deck.left.map(\.rawValue)))
    }
    let reviews = deck.package.notes.reduce(0) { $0 + $1.card.reviews.count }
    context.console.notice(
      "\(counted(deck.package.notes.count, "card")) exported, with \(counted(reviews, "review"))")
    return .done
  }
}

/// The export of one table from the store.
private struct Export {
  var store: Store
  var table: Table
  var format: Format
  var since: UTCTime?
  var naming: Naming
  /// The only learner with rows in it; nil for all.
  var learner: String?
  var now: UTCTime

  func write(to output: @escaping ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var only: LearnerID?
    if let learner {
      only = try LearnerOperands.learner(learner, store).id
    }
    var writer = TableWriter<Failure>(table, as: format, naming: naming, to: output)
    try writer.begin()
    switch table {
    case .reviews:
      try store.forEachReview(of: only, since: since) { (record) throws(Failure) in
        try writer.write(record)
      }
    case .rules:
      try store.forEachRule(of: only) { (record) throws(Failure) in try writer.write(record) }
    case .lessons:
      let records = try stored { () throws(StoreError) in try store.lessonRecords(of: only) }
      for record in records { try writer.write(record) }
    case .learners:
      let records = try stored { () throws(StoreError) in
        try store.learnerRecords(of: only, at: now)
      }
      for record in records { try writer.write(record) }
    }
    try writer.end()
  }
}
