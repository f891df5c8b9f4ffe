internal import Curriculum
internal import Exporting
internal import ReviewLog
internal import Storage
internal import Words

extension Command {
  static let export = Command(
    "export", help: .export,
    options: [
      Option("--format", "FORMAT", Words.Options.format),
      Option("--table", "TABLE", Words.Options.table),
      Option("--since", "DATE", Words.Options.since),
      Option("--names", nil, Words.Options.names),
      Option("--output", short: "-o", "FILE", Words.Options.output),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(Words.Usage.takesNo("export", arguments.operands[0]))
    }
    guard let format = try arguments.choice("--format", as: Format.self) else {
      throw .usage(Words.Usage.noFormat, hint: Words.Usage.addAFormat)
    }
    let table = try arguments.choice("--table", as: Table.self) ?? .reviews
    var since: UTCTime?
    if let text = arguments["--since"] {
      guard let time = UTCTime(iso8601: text) else {
        throw .usage(Words.Usage.sinceNeedsADate(not: text))
      }
      guard table == .reviews else {
        throw .usage(Words.Usage.sinceOfReviews)
      }
      since = time
    }
    let store = try StudyRoom.openStore(arguments, in: context)
    let export = Export(
      store: store, table: table, format: format, since: since,
      naming: arguments.has("--names")
        ? .names(key: store.pseudonymKey) : .pseudonyms(key: store.pseudonymKey),
      learner: arguments["--learner"], now: context.now().time)
    if let path = arguments["--output"] {
      try FileSystem.replace(path) { (append) throws(Failure) in try export.write(to: append) }
    } else {
      let console = context.console
      try export.write { (bytes) throws(Failure) in
        console.write(String(decoding: bytes, as: UTF8.self))
      }
    }
    return .done
  }
}

/// One table of the store on its way out.
private struct Export {
  var store: Store
  var table: Table
  var format: Format
  var since: UTCTime?
  var naming: Naming
  /// Only this learner's rows.
  var learner: String?
  var now: UTCTime

  func write(to output: @escaping ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var only: LearnerID?
    if let learner {
      let found = try stored { () throws(StoreError) in try store.findLearner(named: learner) }
      guard let found else { throw .usage(Words.Learners.none(called: learner)) }
      only = found.id
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
