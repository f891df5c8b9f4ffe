internal import Phrases

extension UsageError {
  /// The mistake in lower case, without a full stop.
  var message: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command '\(name)'" + guess(suggestion)
    case .missingSubcommand(let group, let subcommands):
      "'vdl \(group)' needs one of \(list(subcommands))"
    case .unexpectedOperand(let operand, _):
      "unexpected argument '\(operand)'"
    case .unknownTopic(let name, let suggestion, _):
      "no help on '\(name)'" + guess(suggestion)
    case .argumentIsNotUTF8(let number):
      "argument \(number) isn't text in UTF-8"
    case .unknownOption(let name, _, let suggestion):
      "unknown option '\(name)'" + guess(suggestion)
    case .unexpectedValue(let option, _):
      "option '\(option)' takes no value"
    case .missingValue(let option, let value, _):
      "option '\(option)' needs a value: \(option) \(value)"
    case .notANumber(let option, let minimum, let found):
      "option '\(option)' needs a whole number of at least \(minimum), not '\(found)'"
    case .notAChoice(let option, let choices, let found, let suggestion):
      "option '\(option)' must be \(alternatives(choices)), not '\(found)'" + guess(suggestion)
    case .conflictingOptions(let one, let other):
      "options '\(one)' and '\(other)' can't be combined"
    case .outputIsDatabase(let path):
      "'\(path)' is a database, and vdl doesn't write over it"
    case .outputIsReserved(let path):
      "'\(path)' is a name for the files of a database, and vdl doesn't write over it"
    case .outputIsInCourse(let path):
      "'\(path)' is in the folder of a course, and vdl writes nothing there"
    case .outputIsProgram(let path):
      "'\(path)' is this program, and vdl doesn't write over it"
    case .outputIsFolder(let path):
      "'\(path)' is a folder"
    case .outputIsOther(let path, let expected):
      "'\(path)' is there and is no \(expected), so vdl doesn't write over it"
    case .outputHasNoName:
      "the name after -o is empty"
    case .unknownName(let name, let noun, let suggestion, _):
      "no \(noun) is called '\(name)'" + guess(suggestion)
    }
  }

  /// The command that shows what is right.
  var hint: String? {
    switch self {
    case .unknownCommand(let name, _) where SessionCommand.words.contains(name):
      "'\(name)' is a command of a session, which 'vdl' begins"
    case .unknownTopic(_, nil, let commands) where !commands.isEmpty:
      "the help of \(list(commands.map { "'vdl \($0)'" })) speaks of it"
    case .unknownCommand, .unknownTopic: seeHelp(of: "")
    case .missingSubcommand(let group, _): "see 'vdl help \(group)'"
    case .unexpectedOperand(_, let command), .unknownOption(_, let command, _),
      .unexpectedValue(_, let command), .missingValue(_, _, let command):
      seeHelp(of: command)
    case .argumentIsNotUTF8, .notANumber, .notAChoice, .conflictingOptions: nil
    case .outputIsReserved: "name another file"
    case .outputIsOther(_, expected: OutputKind.feedback.name): "name another folder with -o"
    case .outputIsDatabase, .outputIsInCourse, .outputIsProgram, .outputIsOther:
      "name another file with -o"
    case .outputIsFolder, .outputHasNoName: "name a file with -o"
    case .unknownName(_, _, _, let list): list.map { "see '\($0)'" }
    }
  }

  private func guess(_ suggestion: String?) -> String { suggestion.map(didYouMean) ?? "" }

  /// `command` is empty for the program as a whole.
  private func seeHelp(of command: String) -> String {
    "see '\((["vdl", command, "--help"]).filter { !$0.isEmpty }.joined(separator: " "))'"
  }
}
