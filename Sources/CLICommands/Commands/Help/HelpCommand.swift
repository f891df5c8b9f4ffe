internal import Diagnostics
internal import TerminalUI

// `vdl help` and `--help` read the list of commands, so they are no `Command` of it.
extension CommandLineInterface {
  /// Writes the help of the program, of a command, of a group of commands or of a topic.
  static func help(on words: [String], in context: Context) throws(Failure) -> ExitStatus {
    let columns = context.console.terminal.columns
    let name = words.joined(separator: " ")
    if name.isEmpty {
      context.console.write(overview(columns: columns))
    } else if let command = commands.first(where: { $0.name == name }) {
      context.console.write(command.help(columns: columns))
    } else if let topic = HelpTopic.all.first(where: { $0.takes(words) }) {
      context.console.write(try topic.page(Array(words.dropFirst()), context))
    } else {
      let group = commands.filter { $0.name.hasPrefix(name + " ") }
      guard !group.isEmpty else {
        let names = commands.map(\.name) + HelpTopic.all.map(\.name)
        throw .usage(
          .unknownTopic(
            name, suggestion: suggestion(for: name, among: names), commands: speaking(of: name)))
      }
      context.console.write(group.map { $0.help(columns: columns) }.joined(separator: "\n"))
    }
    return .done
  }

  /// Names of commands whose first lines have a word, the most of them that a line can have.
  private static func speaking(of word: String) -> [String] {
    let word = word.lowercased()
    guard word.count > 2 else { return [] }
    return commands.filter { command in
      ([command.help.summary, command.help.operands] + command.help.examples.map(\.command)
        + command.options.flatMap { [$0.name, $0.help] })
        .contains { $0.lowercased().contains(word) }
    }.map(\.name).filter { !$0.isEmpty }.prefix(5).map(\.self)
  }

  /// The help of the program as a whole.
  static func overview(columns: Int) -> String {
    let examples = [
      ("vdl", "start, or continue where you stopped"),
      ("vdl quiz --count 5", "answer five questions"),
      ("vdl trace scenario.swift", "see which callback runs when, and why"),
    ]
    var rows = commands.filter { !$0.name.isEmpty }.map { command in
      (
        [command.name, command.help.operands].filter { !$0.isEmpty }.joined(separator: " "),
        command.help.summary
      )
    }
    let topics = HelpTopic.all.map(\.name).joined(separator: ", ")
    rows.append(("help [TOPIC]", "show help on a command, or on: \(topics)"))
    let options = Option.everywhere.map { option in
      (option.value.map { "\(option.name) \($0)" } ?? "-h, --help", option.help)
    }
    return """
      vdl: learn the life cycle of UIKit's view controllers

      Examples:
      \(table(examples.map { ($0.0, $0.1) }, columns: columns))

      Usage: vdl [COMMAND] [OPTION...]

      Commands:
      \(table(rows.map { ($0.0, $0.1) }, columns: columns))

      Everywhere:
      \(table(
        options.map { ($0.0, $0.1) }
          + [(Option.version.name, Option.version.help)],
        columns: columns))

      """
  }
}
