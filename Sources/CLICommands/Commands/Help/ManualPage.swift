internal import Phrases

/// The manual page, in the language of `man` (groff_man(7)).
///
/// It says what the help says, since both come from the list of commands.
struct ManualPage {
  var commands: [Command] = CommandLineInterface.commands

  var text: String {
    var lines = [
      ".TH VDL 1 \"\" \"vdl \(CommandLineInterface.version)\" \"ViewDidLearn\"",
      ".SH NAME", "vdl \\- learn the life cycle of UIKit's view controllers",
      ".SH SYNOPSIS", ".B vdl", "[\\fICOMMAND\\fR] [\\fIOPTION\\fR...]",
      ".SH DESCRIPTION",
      Self.plain(
        "vdl asks questions about the life cycle of UIKit's view controllers, and runs every answer on a model of "
          + "UIKit to verify it. Without a command it starts a session, or goes on where you stopped: 'help' there "
          + "shows its commands. 'vdl help COMMAND' shows each of the following on the screen."),
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(about: command) }
    lines += [".SH OPTIONS", "These go with every command."]
    for option in Option.everywhere { lines += paragraph(about: option) }
    lines += paragraph(about: .version)
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in HelpTopic.statuses {
      lines += [".TP", ".B \(status)", Self.plain(meaning)]
    }
    lines += files
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(about command: Command) -> [String] {
    let name = ["vdl", command.name].filter { !$0.isEmpty }.joined(separator: " ")
    let usage = [name, command.help.operands].filter { !$0.isEmpty }.joined(separator: " ")
    var lines = [".SS \(Self.quoted(usage))", Self.plain(sentence(command.help.summary))]
    if !command.help.discussion.isEmpty { lines += [".PP", Self.plain(command.help.discussion)] }
    for option in command.options { lines += paragraph(about: option) }
    for (example, effect) in command.help.examples {
      lines += [".TP", ".B \(Self.quoted(example))", Self.plain(effect)]
    }
    return lines
  }

  private func paragraph(about option: Option) -> [String] {
    let value = option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    let names = option.spellings.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
    return [".TP", names + value, Self.plain(option.help)]
  }

  private var files: [String] {
    [
      ".SH ENVIRONMENT",
      ".TP", ".B NO_COLOR", "Nothing is coloured when it is set.",
      ".TP", ".B VISUAL\\fR, \\fBEDITOR", "The editor for answers that are code.",
      ".TP", ".B XDG_DATA_HOME\\fR, \\fBXDG_CACHE_HOME",
      "The folders for the learners' database and for what vdl can make again.",
      ".SH FILES",
      ".TP", ".I ~/.local/share/vdl/vdl.sqlite", "The learners' database.",
      ".TP", ".I ~/.cache/vdl", "What vdl can make again.",
    ]
  }

  // MARK: The language

  /// A line of prose: none begins with a sign that means a command.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      let escaped = escaped(String(line))
      return [".", "'"].contains(escaped.first) ? "\\&\(escaped)" : escaped
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("~", with: "\\(ti")
      .replacing("^", with: "\\(ha").replacing("…", with: "...")
  }

  /// One argument of a command of the language.
  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", with: "\\(dq"))\""
  }
}
