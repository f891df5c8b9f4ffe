/// A word that begins with a hyphen, as a command declares it.
struct Option: Hashable, Sendable {
  /// `--ios`.
  var name: String
  /// `-o`.
  var short: String?
  /// The name of its value in the help, such as `VERSION`; nil for a flag.
  var value: String?
  var help: String

  init(_ name: String, short: String? = nil, _ value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }
}

extension Option {
  /// The options that every command takes.
  static let everywhere: [Option] = [
    Option(
      "--database", "FILE", "the learners' database (default: $XDG_DATA_HOME/vdl/vdl.sqlite)"),
    Option("--learner", "NAME", "the learner's name (default: the name of your account)"),
    Option("--content", "DIR", "the courses to teach (default: those that come with vdl)"),
    Option("--color", "WHEN", "auto, always or never (default: auto; respects NO_COLOR)"),
    Option("--help", short: "-h", nil, "show this help"),
  ]

  // Options that several commands take.

  static let json = Option("--json", nil, "print one JSON object")
  static let output = Option(
    "--output", short: "-o", "FILE", "write to a file instead of standard output")
}
