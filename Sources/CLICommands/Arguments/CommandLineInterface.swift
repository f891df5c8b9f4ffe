internal import Diagnostics
internal import Exporting
internal import TerminalUI

/// Finds the command that a command line names, and runs it.
enum CommandLineInterface {
  static let version = "1.0.0"

  /// Every command, in the order in which the help lists them.
  static let commands: [Command] = [
    .session, .learn, .quiz, .mistakes, .placement, .search, .symptoms, .glossary, .run, .play,
    .trace, .drive, .source, .rules, .progress, .export, .report, .settings, .learnerList,
    .learnerAdd, .learnerRename, .learnerReset, .learnerErase,
    .backup, .restore, .merge, .doctor,
    .contentNew, .contentCheck, .contentPreview, .contentWatch, .contentList, .contentPack,
    .contentAdd,
    .contentImport, .contentExport, .contentStats, .handIn,
    .classAdd, .classList, .classRemove, .classReport, .classGrades, .classFeedback, .lrsPush,
    .lrsPull, .lrsStatus, .completions,
  ]

  /// Runs the words and returns the exit status; writes a failure to standard error.
  static func run(_ words: [String], in context: Context) -> Int32 {
    var context = context
    var hasWritten = false
    let output = context.console.output
    context.console.output = { text in
      hasWritten = true
      output(text)
    }
    do {
      return try dispatch(words, in: &context).code
    } catch {
      // A program that reads the output gets a JSON value, whatever happened.
      if asksForJSON(words), command(in: words)?.writesObjects == true {
        let members: KeyValuePairs<String, JSON> = [
          "type": .string("error"), "message": .string(error.message),
          "status": .int(Int(error.status.code)),
        ]
        context.console.line(JSON.object(members, error.details).compact)
      } else if asksForJSON(words), !hasWritten {
        let members: KeyValuePairs<String, JSON> = [
          "status": .int(Int(error.status.code)), "message": .string(error.message),
        ]
        context.console.write(
          JSON.object(["version": .int(1), "error": .object(members, error.details)]).pretty)
      }
      for line in error.lines { context.console.notice(line) }
      return error.status.code
    }
  }

  /// Whether a program reads the output, as it says by `--json` or by what that is short for.
  private static func asksForJSON(_ words: [String]) -> Bool {
    if words.contains("--json") { return true }
    guard command(in: words)?.options.contains(where: { $0.name == "--json" }) == true else {
      return false
    }
    return words.contains("--format=json")
      || zip(words, words.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }

  private static func dispatch(
    _ words: [String], in context: inout Context
  ) throws(Failure) -> ExitStatus {
    var (name, rest) = split(words)
    let asksForHelp = rest.contains("--help") || rest.contains("-h")
    if name == "help", rest.contains("--man") {
      context.console.write(ManualPage().text)
      return .done
    }
    if name == "help" || name == nil && asksForHelp {
      return try help(on: withoutOptions(rest), in: context)
    }
    if name == nil, rest.contains("--version") {
      for line in ProgramVersions.lines(shippedCourses: context.shippedCourses) {
        context.console.line(line)
      }
      return .done
    }
    // A command of two words: `content check`.
    if let group = name, !subcommands(of: group).isEmpty {
      let (word, others) = split(rest)
      guard let second = word else {
        if asksForHelp { return try help(on: [group], in: context) }
        throw .usage(.missingSubcommand(group: group, subcommands: subcommands(of: group)))
      }
      rest = others
      name = "\(group) \(second)"
    }
    guard let command = commands.first(where: { $0.name == name ?? "" }) else {
      let names = commands.map(\.name) + ["help"]
      throw .usage(
        .unknownCommand(name ?? "", suggestion: suggestion(for: name ?? "", among: names)))
    }
    return try run(command, rest, in: &context)
  }

  private static func run(
    _ command: Command, _ words: [String], in context: inout Context
  ) throws(Failure) -> ExitStatus {
    let arguments = try Arguments(
      words, options: command.options + Option.everywhere, command: command.name)
    let color = try arguments.choice("--color", as: ColorChoice.self) ?? .auto
    context.console.style = Style(
      isColored: color.isColored(
        outputIsTerminal: context.console.terminal.outputIsTerminal,
        environment: context.environment))
    if arguments.has("--help") {
      context.console.write(command.help(columns: context.console.terminal.columns))
      return .done
    }
    return try command.run(arguments, context)
  }

  /// The command of one word that the words name.
  private static func command(in words: [String]) -> Command? {
    let name = split(words).name
    return commands.first { $0.name == name }
  }

  /// The second words of the commands that begin with this one.
  private static func subcommands(of group: String) -> [String] {
    commands.map(\.name).filter { $0.hasPrefix(group + " ") }.map {
      String($0.dropFirst(group.count + 1))
    }
  }

  private static func takesValue(_ word: String) -> Bool {
    Option.everywhere.contains { $0.name == word && $0.value != nil }
  }

  /// The words without the options for every command and their values, and without any others.
  private static func withoutOptions(_ words: [String]) -> [String] {
    let values = words.indices.filter { $0 > 0 && takesValue(words[$0 - 1]) }
    return words.indices.filter { !words[$0].hasPrefix("-") && !values.contains($0) }
      .map { words[$0] }
  }

  /// The command's name and the other words: options for every command may stand before it.
  private static func split(_ words: [String]) -> (name: String?, rest: [String]) {
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "-" {
      index += takesValue(words[index]) ? 2 : 1
    }
    guard index < words.count else { return (nil, words) }
    return (words[index], Array(words[..<index] + words[(index + 1)...]))
  }
}
