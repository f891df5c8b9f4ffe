internal import TerminalUI
internal import Words

/// A command of the program: what it is called, what its help says and what it does.
struct Command: Sendable {
  /// `run`, `content check`.
  var name: String
  var help: CommandHelp
  var options: [Option]
  var run: @Sendable (Arguments, Context) throws(Failure) -> ExitStatus

  init(
    _ name: String, help: CommandHelp, options: [Option] = [],
    run: @escaping @Sendable (Arguments, Context) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.help = help
    self.options = options
    self.run = run
  }
}

extension Command {
  /// Options that every command takes.
  static let everywhere: [Option] = [
    Option("--database", "FILE", Words.Options.database),
    Option("--learner", "NAME", Words.Options.learner),
    Option("--content", "DIR", Words.Options.content),
    Option("--color", "WHEN", Words.Options.color),
    Option("--help", short: "-h", nil, Words.Options.help),
  ]

  /// The whole help screen, wrapped.
  func help(columns: Int) -> String {
    var sections = [
      Text.wrapped(Words.HelpPages.heading(command: name, help.summary), columns: columns)
    ]
    sections.append(
      Words.HelpPages.examplesHeading + "\n"
        + table(help.examples.map { ($0.command, $0.does) }, columns: columns))
    sections.append(
      Text.wrapped(
        Words.HelpPages.usage([name, help.operands].filter { !$0.isEmpty }), columns: columns,
        first: "", rest: "  "))
    if !help.discussion.isEmpty { sections.append(Text.wrapped(help.discussion, columns: columns)) }
    if !options.isEmpty {
      sections.append(
        Words.HelpPages.optionsHeading + "\n" + table(options.map(Self.row), columns: columns))
    }
    sections.append(
      Words.HelpPages.everywhereHeading + "\n"
        + table(Self.everywhere.map(Self.row), columns: columns))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func row(_ option: Option) -> (String, String) {
    let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
    return (option.value.map { "\(names) \($0)" } ?? names, option.help)
  }
}

/// Returns rows of a term and what it means: side by side where there is room, else below.
func table(_ rows: [(term: String, meaning: String)], columns: Int) -> String {
  let widest = rows.map { Text.width(of: $0.term) }.max() ?? 0
  let isBeside = widest + 30 <= columns
  return rows.map { row in
    let term = "  " + row.term
    guard isBeside else {
      return Text.wrapped(row.term, columns: columns, first: "  ", rest: "    ") + "\n"
        + Text.wrapped(row.meaning, columns: columns, first: "      ")
    }
    let gap = String(repeating: " ", count: widest - Text.width(of: row.term) + 2)
    return Text.wrapped(
      row.meaning, columns: columns, first: term + gap,
      rest: String(repeating: " ", count: widest + 4))
  }.joined(separator: "\n")
}
