internal import TerminalUI

/// A command of the program: what it is called, what its help says and what it does.
struct Command: Sendable {
  /// `run`, `content check`.
  var name: String
  /// `FILE...`.
  var operands: String
  /// One line for the list of commands; no full stop.
  var summary: String
  var examples: [Example]
  /// What the examples and the options leave unsaid.
  var discussion: String
  var options: [Option]
  var run: @Sendable (Arguments, Context) throws(Failure) -> ExitStatus

  struct Example: Sendable {
    var command: String
    var does: String

    init(_ command: String, _ does: String) {
      self.command = command
      self.does = does
    }
  }

  init(
    _ name: String, operands: String = "", summary: String, examples: [Example],
    discussion: String = "", options: [Option] = [],
    run: @escaping @Sendable (Arguments, Context) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.examples = examples
    self.discussion = discussion
    self.options = options
    self.run = run
  }
}

extension Command {
  /// Options that every command takes.
  static let everywhere: [Option] = [
    Option("--database", "FILE", "the learners' store (default: $XDG_DATA_HOME/vdl/vdl.sqlite)"),
    Option("--learner", "NAME", "whose progress it is (default: the name of your account)"),
    Option("--content", "DIR", "courses to teach from, instead of those that ship with vdl"),
    Option("--color", "WHEN", "auto, always or never (default: auto; NO_COLOR is honoured)"),
    Option("--help", short: "-h", nil, "show this help"),
  ]

  /// The whole help screen, wrapped.
  func help(columns: Int) -> String {
    let called = name.isEmpty ? "vdl" : "vdl \(name)"
    var sections = [Text.wrapped("\(called): \(summary)", columns: columns)]
    sections.append(
      "Examples:\n"
        + table(examples.map { ($0.command, $0.does) }, columns: columns))
    let synopsis = ["vdl", name, operands, "[OPTION...]"].filter { !$0.isEmpty }
    sections.append(
      Text.wrapped(
        "Usage: " + synopsis.joined(separator: " "), columns: columns, first: "", rest: "  "))
    if !discussion.isEmpty { sections.append(Text.wrapped(discussion, columns: columns)) }
    if !options.isEmpty {
      sections.append("Options:\n" + table(options.map(Self.row), columns: columns))
    }
    sections.append("Everywhere:\n" + table(Self.everywhere.map(Self.row), columns: columns))
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
