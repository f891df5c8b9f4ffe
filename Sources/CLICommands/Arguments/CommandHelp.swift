internal import TerminalUI

/// The help of a command, without its name and its options.
struct CommandHelp: Sendable {
  /// `FILE...`.
  let operands: String
  /// One line for the list of commands; no full stop.
  let summary: String
  let examples: [(command: String, does: String)]
  /// Facts that the examples and the options leave unsaid.
  var discussion: String { makeDiscussion() }
  /// Made when it is read: every start makes all commands, and a text may list what takes long to find.
  private let makeDiscussion: @Sendable () -> String

  init(
    operands: String = "", summary: String, examples: [(command: String, does: String)],
    discussion: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.operands = operands
    self.summary = summary
    self.examples = examples
    makeDiscussion = discussion
  }
}

extension Command {
  /// The whole help screen, wrapped.
  func help(columns: Int) -> String {
    let program = name.isEmpty ? "vdl" : "vdl \(name)"
    var sections = [Text.wrapped("\(program): \(help.summary)", columns: columns)]
    sections.append(
      "Examples:\n" + table(help.examples.map { ($0.command, $0.does) }, columns: columns))
    let usage = ["Usage: vdl", name, help.operands, "[OPTION...]"].filter { !$0.isEmpty }
    sections.append(
      Text.wrapped(usage.joined(separator: " "), columns: columns, first: "", rest: "  "))
    if !help.discussion.isEmpty { sections.append(Text.wrapped(help.discussion, columns: columns)) }
    if !options.isEmpty {
      sections.append("Options:\n" + table(options.map(\.row), columns: columns))
    }
    sections.append("Everywhere:\n" + table(Option.everywhere.map(\.row), columns: columns))
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension Option {
  /// The option's names and value, and its meaning.
  fileprivate var row: (String, String) {
    let names = [short, name].compactMap { $0 }.joined(separator: ", ")
    return (value.map { "\(names) \($0)" } ?? names, help)
  }
}
