internal import Curriculum
internal import Exporting
internal import ReviewLog
internal import Storage

extension Command {
  static let export = Command(
    "export",
    help: CommandHelp(
      summary: "export progress for spreadsheets and programs",
      examples: [
        ("vdl export --format csv --table learners", "a line for each learner"),
        ("vdl export --format csv -o reviews.csv", "every answer, into a file"),
        ("vdl export --format jsonl --since 2026-01-01", "answers of this year, an object each"),
      ],
      discussion: """
        Learners appear under pseudonyms that only this database can lead back to them. Times are UTC \
        in ISO 8601. In CSV, text that a spreadsheet would take for a formula begins with an \
        apostrophe. 'vdl help tables' explains each column.
        """),
    options: [
      Option("--format", "FORMAT", "csv, json or jsonl", choices: Format.words),
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
    guard let format = try arguments.choice("--format", as: Format.self) else {
      throw .usage("no format given", hint: "add --format csv, --format json or --format jsonl")
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
