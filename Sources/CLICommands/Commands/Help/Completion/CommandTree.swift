/// The commands of one word and of two, as shells complete them.
struct CommandTree {
  /// A word that may come first, or after the first word of a group.
  struct Word {
    var text: String
    var summary: String
  }

  /// The kinds of values.
  enum Values: Equatable {
    case nothing
    case files
    case folders
    case choices([String])
  }

  var commands: [Command] = CommandLineInterface.commands

  /// The first words, in the order of the help: commands, and groups of them.
  var starts: [Word] {
    var words: [Word] = []
    for command in commands where !command.name.isEmpty {
      let parts = command.name.split(separator: " ").map(String.init)
      if parts.count == 1 {
        words.append(Word(text: parts[0], summary: command.help.summary))
      } else if !words.contains(where: { $0.text == parts[0] }) {
        let second = subcommands(of: parts[0]).prefix(3).map(\.text).joined(separator: ", ")
        words.append(Word(text: parts[0], summary: "\(second), …"))
      }
    }
    return words + [Word(text: "help", summary: "show help")]
  }

  /// The first words of commands of two words.
  var groups: [String] {
    starts.map(\.text).filter { !subcommands(of: $0).isEmpty }
  }

  func subcommands(of group: String) -> [Word] {
    commands.filter { $0.name.hasPrefix(group + " ") }.map {
      Word(text: String($0.name.dropFirst(group.count + 1)), summary: $0.help.summary)
    }
  }

  /// The options of a command, those of all commands last.
  func options(of command: Command) -> [Option] { command.options + Option.everywhere }

  /// The options without a command: those of a session, and of the program.
  var sessionOptions: [Option] {
    (commands.first { $0.name.isEmpty }?.options ?? []) + Option.everywhere + [.version]
  }

  /// The words that `vdl help` takes.
  var helpTopics: [String] { starts.dropLast().map(\.text) + HelpTopic.all.map(\.name) }

  /// All options with values, each spelling once.
  var valueOptions: [String] {
    let all = commands.flatMap(\.options) + Option.everywhere
    let names = all.filter { $0.value != nil }.flatMap(\.spellings)
    return Set(names).sorted()
  }

  /// The words that stand after those of a command.
  func operands(of command: Command) -> Values { Values(named: command.help.operands) }
}

extension CommandTree.Values {
  /// By the words of the help: `FILE.html`, `DIR`, `bash|zsh|fish`.
  init(named text: String) {
    let words = text.split { !$0.isLetter }
    if words.contains(where: { ["FILE", "ARCHIVE", "CSV", "DATABASE"].contains($0) }) {
      self = .files
    } else if words.contains("DIR") {
      self = .folders
    } else if text.contains("|"), !text.contains(where: \.isUppercase) {
      self = .choices(words.map(String.init))
    } else {
      self = .nothing
    }
  }
}

extension Option {
  /// `-o` and `--output`.
  var spellings: [String] { [short, name].compactMap(\.self) }

  /// The values that it may have.
  var values: CommandTree.Values {
    guard let value else { return .nothing }
    return choices.isEmpty ? CommandTree.Values(named: value) : .choices(choices)
  }
}
