internal import Diagnostics
internal import Phrases
internal import QuizEngine
internal import ReviewLog

/// A command of the session.
enum SessionCommand: Equatable {
  /// About all commands, or about one.
  case help(String?)
  case lessons
  case learn(String?)
  case quiz(String?)
  case placement
  /// What the learner says about a lesson; nil when the word for it is missing or another one.
  case place(lesson: String, LessonKnowledge?)
  /// The questions of the last sitting that were answered wrong.
  case mistakes
  /// The question once more.
  case again
  /// A line of the last answer, an event of its run, or without either all lines.
  case why(String?)
  /// A page with the picture of the last answer, perhaps in a certain file.
  case see(String?)
  case hint
  /// A line of the answer, or all of it.
  case edit(Int?)
  case `try`
  /// A playground with the code of the last answer.
  case play
  case dontKnow
  case skip
  case suspend
  case resume(String?)
  case flag(String)
  case undo
  case progress
  case quit

  static let words = [
    "help", "lessons", "learn", "quiz", "placement", "mistakes", "again", "why", "see", "hint",
    "edit",
    "try", "play", "dk", "skip", "undo", "flag", "suspend", "resume", "progress", "quit",
  ]

  /// The command that the learner may have meant by a line of at most so many words.
  static func near(_ line: String, mostWords: Int = 2) -> String? {
    guard line.utf8.count <= longest else { return nil }
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let name = words.first, words.count <= mostWords else { return nil }
    if words.count == 1, let command = SessionCommand(betweenQuestions: line), command == .quit {
      return "quit"
    }
    let isCommand = Self.words.contains(name.lowercased())
    return isCommand ? name.lowercased() : suggestion(for: String(name), among: Self.words)
  }

  /// The command that the learner may have meant by the first line of code; nil where Swift code may begin
  /// so.
  static func near(code line: String) -> String? {
    let isWords = line.allSatisfy { $0.isLetter || $0.isNumber || " \t.-".contains($0) }
    let first = line.split { $0 == " " || $0 == "\t" }.first.map(String.init) ?? ""
    guard isWords, !swiftBeginnings.contains(first) else { return nil }
    return near(line, mostWords: .max)
  }

  /// The words of Swift before a name, or alone in a line.
  private static let swiftBeginnings: Set<String> = [
    "actor", "await", "class", "defer", "deinit", "do", "enum", "extension", "fileprivate", "final",
    "for", "func", "guard", "if", "import", "init", "internal", "lazy", "let", "mutating", "open",
    "override", "private", "protocol", "public", "repeat", "return", "static", "struct", "switch",
    "throw", "try", "typealias", "unowned", "var", "weak", "while",
  ]

  /// The form of the command that a word names; nil when it names none.
  static func usage(of word: String) -> String? {
    descriptions(of: word).first?.term
  }

  /// No command is longer, in bytes, so that a message may repeat its words.
  private static let longest = 1 << 12

  /// Reads a line where no answer is wanted, so that a letter may be a command.
  init?(betweenQuestions line: String) {
    if line.trimmed.lowercased() == "q" {
      self = .quit
    } else {
      self.init(line)
    }
  }

  /// Reads a line; nil when it is no command, and perhaps an answer.
  init?(_ line: String) {
    guard line.utf8.count <= Self.longest else { return nil }
    if DontKnow.isSaid(by: line) {
      self = .dontKnow
      return
    }
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let name = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    let argument = words.count == 2 ? rest : nil
    switch name {
    case "flag": self = .flag(rest)
    // A file's name may have spaces, and so may the line of an answer, which isn't to write a file.
    case "see" where words.count == 1 || rest.hasSuffix(".html"):
      self = .see(rest.isEmpty ? nil : rest)
    case "placement":
      guard words.count <= 3 else { return nil }
      self =
        words.count == 1
        ? .placement
        : .place(
          lesson: String(words[1]),
          words.count == 3 ? LessonKnowledge(rawValue: words[2].lowercased()) : nil)
    case "why":
      // An event may say which of its kind: `A.viewDidAppear (2)`.
      guard words.count <= 2 || (words.count == 3 && rest.hasSuffix(")")) else { return nil }
      self = .why(rest.isEmpty ? nil : rest)
    default:
      guard words.count <= 2 else { return nil }
      switch (name, argument) {
      case ("help", _): self = .help(argument)
      case ("?", nil): self = .help(nil)
      case ("lessons", nil): self = .lessons
      case ("learn", _): self = .learn(argument)
      case ("quiz", _): self = .quiz(argument)
      case ("mistakes", nil): self = .mistakes
      case ("again", nil): self = .again
      case ("hint", nil): self = .hint
      case ("edit", nil): self = .edit(nil)
      case ("edit", let number?) where Int(number) != nil: self = .edit(Int(number))
      case ("try", nil): self = .try
      case ("play", nil): self = .play
      case ("skip", nil): self = .skip
      case ("undo", nil): self = .undo
      case ("suspend", nil): self = .suspend
      case ("resume", _): self = .resume(argument)
      case ("progress", nil): self = .progress
      case ("quit", nil), ("exit", nil): self = .quit
      default: return nil
      }
    }
  }
}

extension SessionCommand {
  /// The lines of `help` about the command that a word names; none when it names none.
  static func descriptions(of word: String) -> [(term: String, meaning: String)] {
    descriptions.filter {
      $0.term.split(separator: " ").first.map(String.init) == word.lowercased()
    }
  }

  /// The commands as `help` lists them.
  static let descriptions: [(term: String, meaning: String)] = [
    ("help [COMMAND]", "show this list, or its lines about a command"),
    ("lessons", "list the lessons and your progress"),
    ("learn [LESSON]", "read a lesson; without a name, the next one"),
    ("quiz [LESSON]", "ask more questions, about that lesson or any"),
    ("placement", "find where to start, in 5 to 12 questions"),
    ("placement LESSON known", "say that you know a lesson; also with 'new' or 'maybe'"),
    ("mistakes", "ask once more what you got wrong in this session, or in the last one"),
    ("again", "show the question once more, or the last one"),
    ("why [LINE]", "explain who called what in the last answer, and by which rule"),
    ("why EVENT", "the same for any event of its run, such as 'why A.viewDidLoad'"),
    ("see [FILE.html]", "write a page with the picture of the last answer's run"),
    ("hint", "give a hint, at most three times; vdl then asks about the rule again sooner"),
    ("edit", "edit your code in $EDITOR; without one, show what you typed"),
    ("edit LINE", "type that line of your code or output again"),
    ("try", "change your code, or that of the last question, and run it"),
    ("play", "play with the code of the last question, and come back with ':quit'"),
    ("dk", "answer that you don't know, and read the explanation"),
    ("skip", "leave this question; a skip isn't graded"),
    ("undo", "undo the last answer of this session, then the one before"),
    ("flag WORDS", "tell the author what is wrong with this question, or with the last one"),
    ("suspend", "ask no more about the rule of this question, or of the last one"),
    ("resume [RULE]", "ask about a rule again; without a name, list the suspended rules"),
    ("progress", "show what you know and what is due"),
    ("quit", "leave; Ctrl-D does the same"),
    ("=ANSWER", "answer with a word that is a command"),
    ("Tab", "at a terminal: complete a word, or list the possible ones"),
  ]
}
