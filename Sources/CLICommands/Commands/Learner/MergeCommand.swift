internal import Diagnostics
internal import Phrases
internal import ReviewLog
internal import Storage

extension Command {
  static let merge = Command(
    "merge",
    help: CommandHelp(
      operands: "FILE",
      summary: "take in your answers from another computer",
      examples: [
        ("vdl merge /media/stick/vdl.sqlite", "a copy of the other computer's database"),
        ("vdl merge vdl.sqlite --learner Ada", "the answers of one of several learners"),
      ],
      discussion: """
        vdl takes in what is new about the learner, and computes what is due as if you had given all \
        answers here. Merging again changes nothing. Merge in both directions to go on with either \
        computer.

        To begin on a second computer, make a copy with 'vdl backup FILE', and there use \
        'vdl restore FILE'. Both computers then know the same learner.
        """)
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1 else { throw .usage("'vdl merge' takes one file") }
    let file = arguments.operands[0]
    let path = try LearnerDatabase.path(arguments, in: context)
    guard !FileSystem.isSame(file, path) else {
      throw .usage("'\(file)' is the database itself")
    }
    var ids = SystemOrGiven(next: context.random)
    let other = try stored { () throws(StoreError) in
      try Store.openCopy(of: file, migrations: LearnerDatabase.migrations, using: &ids)
    }
    let store = try LearnerDatabase.open(arguments, in: context)
    let learner = try Merging(
      file: file, ours: try stored { () throws(StoreError) in try store.learners() },
      theirs: try stored { () throws(StoreError) in try other.learners() }
    ).learner(arguments, in: context)
    guard try !stored({ () throws(StoreError) in try store.isErased(learner.id) }) else {
      throw .usage("\(learner.name) was erased here, and doesn't come back")
    }
    let summary = try stored { () throws(StoreError) in
      try store.merge(learner, from: other, path: file)
    }
    let console = context.console
    if summary.isEmpty {
      console.line("'\(console.shown(file))' has nothing new about \(console.shown(learner.name))")
    } else {
      let others = summary.otherCount == 1 ? "1 other entry" : "\(summary.otherCount) other entries"
      console.prose(
        "vdl took in \(numbered(summary.answerCount, "answer")) of \(learner.name), with \(others) of "
          + "the log.")
    }
    return .done
  }
}

/// The choice of the learner to merge.
private struct Merging {
  var file: String
  var ours: [Learner]
  var theirs: [Learner]

  /// The learner that `--learner` names, or else the only one that both databases have.
  func learner(_ arguments: Arguments, in context: Context) throws(Failure) -> Learner {
    guard !theirs.isEmpty else { throw .usage("'\(file)' has no learner") }
    if arguments.has("--learner") {
      return try learner(called: try LearnerDatabase.learnerName(arguments, in: context))
    }
    let account = try LearnerDatabase.learnerName(arguments, in: context)
    // The first merge into an empty database brings a learner along.
    let shared = ours.isEmpty ? theirs : ours.filter { own in theirs.contains { $0.id == own.id } }
    if shared.count == 1 { return shared[0] }
    if let found = shared.first(where: { $0.name == account }) { return found }
    guard !shared.isEmpty else { throw Self.otherLearners(file) }
    throw .usage(
      "'\(file)' has several learners: \(list(shared.map(\.name)))", hint: "add --learner NAME")
  }

  private func learner(called name: String) throws(Failure) -> Learner {
    let named = ours.filter { $0.name == name || $0.id.rawValue == name }
    if let found = named.first(where: { own in theirs.contains { $0.id == own.id } }) {
      return found
    }
    let there = theirs.first { $0.name == name || $0.id.rawValue == name }
    if named.isEmpty, let there { return there }
    guard there == nil else {
      throw .usage("'\(name)' in '\(file)' is another learner", hint: Self.twoComputers)
    }
    throw .usage(
      .unknownName(
        name, noun: "learner of '\(file)'",
        suggestion: suggestion(for: name, among: theirs.map(\.name)), list: nil))
  }

  private static func otherLearners(_ file: String) -> Failure {
    .usage("'\(file)' has only learners that this database doesn't know", hint: twoComputers)
  }

  private static let twoComputers =
    "to learn on two computers, begin on the second one with 'vdl restore'"
}
