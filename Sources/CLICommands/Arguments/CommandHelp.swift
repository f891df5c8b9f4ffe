/// The help of a command, apart from its name and its options.
struct CommandHelp: Sendable {
  /// `FILE...`.
  let operands: String
  /// One line for the list of commands; no full stop.
  let summary: String
  let examples: [(command: String, does: String)]
  /// Anything that the examples and the options leave open.
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
