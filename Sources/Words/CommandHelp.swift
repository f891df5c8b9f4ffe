/// What the help of a command says: all but its name and its options.
public struct CommandHelp: Sendable {
  /// `FILE...`.
  public let operands: String
  /// One line for the list of commands; no full stop.
  public let summary: String
  public let examples: [(command: String, does: String)]
  /// What the examples and the options leave unsaid.
  public let discussion: String

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
