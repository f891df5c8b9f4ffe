internal import Words

/// The help of a command, without its name and its options.
struct CommandHelp: Sendable {
  /// `FILE...`.
  let operands: String
  /// One line for the list of commands; no full stop.
  let summary: String
  let examples: [(command: String, does: String)]
  /// Facts that the examples and the options leave unsaid.
  let discussion: String

  init(
    operands: String = "", summary: String, examples: [(command: String, does: String)],
    discussion: String = ""
  ) {
    self.operands = operands
    self.summary = summary
    self.examples = examples
    self.discussion = discussion
  }
}

extension Command {
  /// A command whose help stands in the catalogue still.
  init(
    _ name: String, help: Words.CommandHelp, options: [Option] = [],
    run: @escaping @Sendable (Arguments, Context) throws(Failure) -> ExitStatus
  ) {
    self.init(
      name,
      help: CommandHelp(
        operands: help.operands, summary: help.summary, examples: help.examples,
        discussion: help.discussion),
      options: options, run: run)
  }
}
