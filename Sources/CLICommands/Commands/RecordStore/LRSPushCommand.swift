internal import HTTP
internal import LearningRecords
internal import Phrases
internal import ReviewLog
internal import Storage

extension Command {
  static let lrsPush = Command(
    "lrs push",
    help: CommandHelp(
      operands: "URL",
      summary: "send what is new to a learning record store (xAPI)",
      examples: [
        ("vdl lrs push https://example.org/xAPI", "the answers that it doesn't have yet"),
        ("vdl lrs push https://example.org/xAPI --learner Ada", "another learner's alone"),
      ],
      discussion: """
        Each answer becomes a statement of xAPI with an id and a time that never change, so the record store \
        keeps it once, however often vdl sends it. If the connection breaks or vdl is killed, run the command \
        again: it goes on where it was. vdl tries several times while the record store is away. Learners \
        appear by their ids, which are random. With --names their names go along; decide \
        before the first time, since a statement never changes.

        \(RecordStoreAccess.help)
        """),
    options: [
      Option("--names", nil, "send the learners' names too"),
      Option("--again", nil, "send everything, also what the record store has taken before"),
    ] + RecordStoreAccess.options
  ) { (arguments, context) throws(Failure) in
    let access = try RecordStoreAccess(arguments, in: context)
    let store = try LearnerDatabase.openToChange(arguments, in: context)
    var learner: LearnerID?
    if let name = arguments["--learner"] { learner = try LearnerOperands.learner(name, store).id }
    let push = Push(
      store: store, access: access, naming: arguments.has("--names") ? .names : .ids,
      context: context)
    return try push.run(of: learner, again: arguments.has("--again"))
  }
}

/// Entries of the log on their way to a record store.
private struct Push {
  var store: Store
  var access: RecordStoreAccess
  var naming: ActorNaming
  var context: Context

  /// So many statements go out together: a record store takes them in a moment, and little is sent again after a
  /// broken connection.
  private static let batchSize = 200

  func run(of learner: LearnerID?, again: Bool) throws(Failure) -> ExitStatus {
    let endpoint = access.address.description
    let entries = try stored { () throws(StoreError) in
      if again { try store.forgetSent(to: endpoint) }
      return try store.unsentEntries(to: endpoint, of: learner)
    }
    var total = RecordStore.Delivery()
    for start in stride(from: 0, to: entries.count, by: Self.batchSize) {
      let batch = entries[start..<min(start + Self.batchSize, entries.count)]
      let statements = try stored { () throws(StoreError) in
        try batch.map { (entry) throws(StoreError) in statement(of: try store.fact(of: entry)) }
      }
      do throws(RecordStoreProblem) {
        total += try access.store.deliver(statements)
      } catch {
        say(total, waiting: entries.count - start)
        throw access.failure(error)
      }
      // Only after the record store has said so: what is sent twice is kept once, what is never sent is lost.
      try stored { () throws(StoreError) in
        try store.markSent(batch, to: endpoint, at: context.now().time)
      }
    }
    say(total, waiting: 0)
    tell(
      total.conflicting,
      "the record store has these statements with other words, such as without names, and keeps them so"
    )
    tell(
      total.refused.map { "\($0.id) (status \($0.status))" },
      "the record store doesn't take these statements; 'vdl lrs push --again' sends them once more")
    return total.conflicting.isEmpty && total.refused.isEmpty ? .done : .finding
  }

  private func statement(of fact: SendableEntry.Fact) -> XAPIStatement {
    switch fact {
    case .answered(let answer, let course): XAPIStatement(answer, ofCourse: course, naming: naming)
    case .undone(let review, let undo, let learner, let time):
      XAPIStatement(voiding: review, by: undo, of: learner, at: time, naming: naming)
    }
  }

  private func say(_ total: RecordStore.Delivery, waiting: Int) {
    let known = total.known > 0 ? "; the record store already had \(total.known)" : ""
    context.console.line("sent \(counted(total.stored, "statement"))\(known)")
    if waiting > 0 { context.console.line("\(counted(waiting, "statement")) still to send") }
  }

  private static let mostShown = 5

  private func tell(_ ids: [String], _ reason: String) {
    guard !ids.isEmpty else { return }
    let more = ids.count > Self.mostShown ? ", and \(ids.count - Self.mostShown) more" : ""
    context.console.notice(
      "\(reason): " + ids.prefix(Self.mostShown).joined(separator: ", ") + more)
  }
}
