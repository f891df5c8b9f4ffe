internal import Scenarios
internal import Exporting
internal import Glibc
internal import ReviewLog
internal import TerminalUI
internal import Words

/// Runs the command line and returns the exit status.
public func run(arguments: [String]) -> Int32 {
  // A closed pipe shows in the write that meets it, and ends the command quietly.
  signal(SIGPIPE, SIG_IGN)
  let environment = currentEnvironment()
  let terminal = Terminal.current(environment: environment)
  let streams = StandardStreams()
  let console = Console(
    write: streams.write, notify: streams.notify, flush: streams.flush, terminal: terminal,
    style: .plain)
  var generator = SystemRandomNumberGenerator()
  var context = Context(
    console: console, environment: environment,
    read: { (path) throws(Failure) in try FileSystem.read(path, limit: SourceInput.limit) },
    loadModel: { .live(ModelCache.loadEngine(environment: environment)) },
    now: currentMoment, random: { generator.next() })
  // Held back from the first wait on, so that a signal ends a wait and not the work in between.
  var signals: SignalWatch?
  context.wait = { duration in
    let watch = signals ?? SignalWatch()
    signals = watch
    return watch.wait(atMost: duration)
  }
  context.openLines = { [context] mode in Context.Lines.live(mode, context: context) }
  let status = CommandLineInterface.run(arguments, in: context)
  if !streams.flush(), let error = streams.failure, error != EPIPE {
    streams.notify(Words.Files.outputFailed(FileSystem.reason(error)))
    return ExitStatus.world.code
  }
  return status
}

private func currentEnvironment() -> [String: String] {
  var result: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee {
    let parts = String(cString: text).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    entry += 1
  }
  return result
}

private func currentMoment() -> Moment {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  var local = tm()
  localtime_r(&now.tv_sec, &local)
  return Moment(
    time: UTCTime(milliseconds: Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000),
    zone: ZoneOffset(seconds: local.tm_gmtoff))
}

/// Finds the command that words name, and runs it.
enum CommandLineInterface {
  static let version = "0.1.0"

  /// Every command, in the order in which the help lists them.
  static let commands: [Command] = [
    .session, .learn, .quiz, .run, .trace, .drive, .source, .rules, .progress, .export,
    .report, .settings, .learnerList, .learnerAdd, .learnerRename, .learnerReset, .learnerErase,
    .backup, .restore, .doctor,
    .contentNew, .contentCheck, .contentPreview, .contentWatch, .contentList, .contentAdd,
    .contentImport, .contentExport, .contentStats,
  ]

  /// Runs the words and returns the exit status; everything that goes wrong is said on standard
  /// error.
  static func run(_ words: [String], in context: Context) -> Int32 {
    var context = context
    var hasWritten = false
    let write = context.console.write
    context.console.write = { text in
      hasWritten = true
      write(text)
    }
    do {
      return try dispatch(words, in: &context).code
    } catch {
      // A program that reads the output gets a JSON value, whatever happened.
      if words.contains("--json"), !hasWritten {
        context.console.write(
          JSON.object([
            "version": .int(1),
            "error": .object([
              "status": .int(Int(error.status.code)), "message": .string(error.message),
            ]),
          ]).pretty)
      }
      for line in error.lines { context.console.notice(line) }
      return error.status.code
    }
  }

  private static func dispatch(
    _ words: [String], in context: inout Context
  ) throws(Failure) -> ExitStatus {
    var (name, rest) = split(words)
    let columns = context.console.terminal.columns
    if name == "help" || name == nil && (rest.contains("--help") || rest.contains("-h")) {
      return try help(on: rest.filter { !$0.hasPrefix("-") }, in: context)
    }
    if name == nil, rest.contains("--version") {
      context.console.line(Words.HelpPages.version(version))
      return .done
    }
    // A command of two words: `content check`.
    let groups = Set(
      commands.compactMap { $0.name.contains(" ") ? $0.name.split(separator: " ").first : nil })
    if let first = name, groups.contains(Substring(first)) {
      guard let second = rest.first(where: { !$0.hasPrefix("-") }) else {
        if rest.contains("--help") || rest.contains("-h") {
          return try help(on: [first], in: context)
        }
        throw .usage(Words.Usage.needsToKnowWhat(first), hint: Words.Usage.seeHelp(on: first))
      }
      if let index = rest.firstIndex(of: second) { rest.remove(at: index) }
      name = "\(first) \(second)"
    }
    guard let command = commands.first(where: { $0.name == name ?? "" }) else {
      throw .usage(
        Words.Usage.unknownCommand(name ?? "")
          + Arguments.guess(name ?? "", among: commands.map(\.name) + ["help"]),
        hint: Words.Usage.seeHelp(of: ""))
    }
    let arguments = try Arguments(
      rest, options: command.options + Command.everywhere, command: command.name)
    let color = try arguments.choice("--color", as: ColorChoice.self) ?? .auto
    context.console.style = Style(
      isColored: color.isColored(
        outputIsTerminal: context.console.terminal.outputIsTerminal,
        environment: context.environment))
    if arguments.has("--help") {
      context.console.write(command.help(columns: columns))
      return .done
    }
    return try command.run(arguments, context)
  }

  /// The command's name and the other words: options for every command may stand before it.
  private static func split(_ words: [String]) -> (name: String?, rest: [String]) {
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "-" {
      let takesValue = Command.everywhere.contains { $0.name == words[index] && $0.value != nil }
      index += takesValue ? 2 : 1
    }
    guard index < words.count else { return (nil, words) }
    return (words[index], Array(words[..<index] + words[(index + 1)...]))
  }
}

extension CommandLineInterface {
  /// Pages of help that belong to no one command.
  static let topics: [(name: String, text: String)] = [
    (
      "status",
      Words.HelpPages.status
    ),
    ("tables", Table.allCases.map(\.documentation).joined(separator: "\n\n") + "\n"),
  ]

  /// Every misconception with what it believes.
  static func misconceptionsPage(_ all: [Misconception], columns: Int) -> String {
    let opening = Text.wrapped(Words.HelpPages.misconceptions, columns: columns)
    let entries = all.map { misconception in
      [
        Text.wrapped(misconception.id, columns: columns, first: "", rest: "  "),
        Text.wrapped(misconception.belief, columns: columns, first: "  "),
        Text.wrapped(
          Words.HelpPages.against(misconception.rules), columns: columns, first: "    ",
          rest: "      "),
      ].joined(separator: "\n")
    }
    return ([opening] + entries).joined(separator: "\n\n") + "\n"
  }

  private static func help(on words: [String], in context: Context) throws(Failure) -> ExitStatus {
    let columns = context.console.terminal.columns
    let topic = words.joined(separator: " ")
    if topic.isEmpty {
      context.console.write(overview(columns: columns))
    } else if let command = commands.first(where: { $0.name == topic }) {
      context.console.write(command.help(columns: columns))
    } else if let page = topics.first(where: { $0.name == topic }) {
      context.console.write(page.text)
    } else if topic == "misconceptions" {
      context.console.write(
        misconceptionsPage(try context.soundModel().misconceptions(), columns: columns))
    } else if words == ["swift"] {
      context.console.write(LanguagePage.overview(columns: columns))
    } else if words.first == "swift" {
      let model = try context.soundModel()
      context.console.write(
        try LanguagePage.details(
          of: words.dropFirst().joined(separator: " "), columns: columns, run: model.run))
    } else if words.first == "slips" {
      context.console.write(try SlipsPage.text(on: words.dropFirst(), columns: columns))
    } else {
      let group = commands.filter { $0.name.hasPrefix(topic + " ") }
      guard !group.isEmpty else {
        throw .usage(
          Words.Usage.noHelp(on: topic)
            + Arguments.guess(
              topic,
              among: commands.map(\.name) + topics.map(\.name) + [
                "misconceptions", "slips", "swift",
              ]),
          hint: Words.Usage.seeHelp(of: ""))
      }
      context.console.write(group.map { $0.help(columns: columns) }.joined(separator: "\n"))
    }
    return .done
  }

  /// The help of the program as a whole.
  static func overview(columns: Int) -> String {
    let rows = commands.filter { !$0.name.isEmpty }.map { command in
      (
        [command.name, command.help.operands].filter { !$0.isEmpty }.joined(separator: " "),
        command.help.summary
      )
    }
    let options = Command.everywhere.map { option in
      (option.value.map { "\(option.name) \($0)" } ?? "-h, --help", option.help)
    }
    return Words.HelpPages.overview(
      examples: table(Words.HelpPages.examples, columns: columns),
      commands: table(rows.map { ($0.0, $0.1) } + [Words.HelpPages.help], columns: columns),
      everywhere: table(
        options.map { ($0.0, $0.1) } + [("--version", Words.Options.version)], columns: columns))
  }
}
