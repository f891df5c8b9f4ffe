internal import Releases
internal import TerminalUI

/// A word that begins with a hyphen, as a command declares it.
struct Option: Hashable, Sendable {
  /// `--ios`.
  var name: String
  /// `-o`.
  var short: String?
  /// The name of its value in the help, such as `VERSION`; nil for a flag.
  var value: String?
  var help: String
  /// The words that the value is one of; empty where it may be any.
  var choices: [String]

  init(
    _ name: String, short: String? = nil, _ value: String? = nil, _ help: String,
    choices: [String] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.choices = choices
  }
}

extension Option {
  /// The options that every command takes.
  static let everywhere: [Option] = [
    Option(
      "--database", "FILE", "the learners' database (default: $XDG_DATA_HOME/vdl/vdl.sqlite)"),
    Option("--learner", "NAME", "the learner's name (default: the name of your account)"),
    Option("--content", "DIR", "the courses to teach (default: those that come with vdl)"),
    Option(
      "--color", "WHEN", "auto, always or never (default: auto; respects NO_COLOR)",
      choices: ColorChoice.words),
    Option("--help", short: "-h", nil, "show this help"),
  ]

  /// That of the program, without a command.
  static let version = Option(
    "--version", nil, "show the versions of the program, the model and the courses")
  /// That of `vdl help`.
  static let man = Option("--man", nil, "write the manual page")

  // Options that several commands take.

  static let device = Option(
    "--device", "KIND", "iphone or ipad (default: iphone)", choices: Device.words)

  static let json = Option("--json", nil, "print one JSON object")
  static let output = Option(
    "--output", short: "-o", "FILE", "write to a file instead of standard output")
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The words of the command line.
  static var words: [String] { allCases.map(\.rawValue) }
}
