internal import Diagnostics
internal import Phrases
internal import ReviewLog
internal import Storage
internal import TerminalUI

/// The names that the `vdl learner` commands take, and the confirmation that some ask for.
enum LearnerOperands {
  static let yes = Option("--yes", nil, "don't ask for confirmation")

  /// The last sentence of a command that erases answers.
  static let copiesRemain = "Earlier backups and exports still contain the answers."

  /// The one name of a command line.
  static func name(in arguments: Arguments) throws(Failure) -> String {
    try names(["the learner's name"], in: arguments)[0]
  }

  /// The name of a learner, and the new one.
  static func names(in arguments: Arguments) throws(Failure) -> (old: String, new: String) {
    let names = try names(["the learner's name", "the new one"], in: arguments)
    return (names[0], names[1])
  }

  private static func names(
    _ wanted: [String], in arguments: Arguments
  ) throws(Failure) -> [String] {
    let count = arguments.operands.count
    guard count == wanted.count else {
      throw .usage(
        "expected \(wanted.joined(separator: " and ")), found "
          + (count == 0 ? "nothing" : numbered(count, "word")))
    }
    for name in arguments.operands where !LearnerDatabase.isName(name) {
      throw .usage("a learner's name must be one line of text")
    }
    return arguments.operands
  }

  /// The learner of that name or id.
  static func learner(_ name: String, _ store: Store) throws(Failure) -> Learner {
    let all = try stored { () throws(StoreError) in try store.learners() }
    // After a merge two learners may have one name; an id distinguishes them.
    if let found = all.first(where: { $0.name == name || $0.id.rawValue == name }) { return found }
    throw .usage(
      .unknownName(
        name, noun: "learner", suggestion: suggestion(for: name, among: all.map(\.name)),
        list: "vdl learner list"))
  }

  static func refuseTaken(_ name: String, _ store: Store) throws(Failure) {
    let taken = try stored { () throws(StoreError) in try store.findLearner(named: name) }
    if taken != nil { throw .usage("there is already a learner called '\(name)'") }
  }

  /// Asks the person to type the learner's name before work that can't be undone; throws otherwise.
  static func confirm(
    _ warning: String, _ learner: Learner, _ arguments: Arguments, _ context: Context
  ) throws(Failure) {
    if arguments.has("--yes") { return }
    let lines = context.openLines(.edited)
    guard lines.isInteractive else {
      throw .usage("this can't be undone", hint: "add --yes to do it without confirmation")
    }
    context.console.prose(warning)
    _ = context.console.flush()
    if case .line(let line) = lines.reader.read(Prompt("Type the name to go on> ")),
      line.trimmed == learner.name
    {
      return
    }
    throw Failure(.finding, "nothing was erased")
  }
}
