/// A command line that doesn't fit what the commands declare.
///
/// A mistake that only one command knows stands in that command's file, as `Failure.usage(_:hint:)`.
enum UsageError: Hashable, Sendable {
  // MARK: Commands

  case unknownCommand(String, suggestion: String?)
  /// The first word of a command of two words, without the second: `vdl learner`.
  case missingSubcommand(group: String, subcommands: [String])
  case unexpectedOperand(String, command: String)
  /// The commands are those whose help speaks of it.
  case unknownTopic(String, suggestion: String?, commands: [String])
  /// The n-th word after the program's name, from 1, has bytes that are no text.
  case argumentIsNotUTF8(number: Int)

  // MARK: Options

  case unknownOption(String, command: String, suggestion: String?)
  case unexpectedValue(option: String, command: String)
  /// `value` is its name in the help: `VERSION`.
  case missingValue(option: String, value: String, command: String)
  case notANumber(option: String, minimum: String, found: String)
  case notAChoice(option: String, choices: [String], found: String, suggestion: String?)
  case conflictingOptions(String, String)

  // MARK: Output

  /// `-o` names a database, such as the learners'.
  case outputIsDatabase(String)
  /// The name of a file beside a database, which SQLite or a restore takes for its own.
  case outputIsReserved(String)
  /// `-o` names a file in the folder of a course.
  case outputIsInCourse(String)
  /// `-o` names this program.
  case outputIsProgram(String)
  case outputIsFolder(String)
  /// `-o` names a file that the command can't have written, which is an `expected` one.
  case outputIsOther(String, expected: String)
  /// The path after `-o` is empty.
  case outputHasNoName

  // MARK: Names

  /// A name of something that `list` shows: `noun` is "rule", `list` is `vdl rules`.
  case unknownName(String, noun: String, suggestion: String?, list: String?)
}
