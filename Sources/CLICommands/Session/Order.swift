internal import Diagnostics

/// A command of the session.
enum Order: Equatable {
  case help
  case lessons
  case learn(String?)
  case quiz(String?)
  case why(Int?)
  case hint
  case edit
  case skip
  case progress
  case quit

  static let list: [(term: String, meaning: String)] = [
    ("help", "show this list"),
    ("lessons", "list the lessons and how far you are"),
    ("learn [LESSON]", "read a lesson; without a name, the next one"),
    ("quiz [LESSON]", "ask more questions, of that lesson or of any"),
    ("why [LINE]", "tell who called what in the last answer, and by which rule"),
    ("hint", "give a hint, three times at most; a right answer then counts less"),
    ("edit", "edit the code of a question in $EDITOR"),
    ("skip", "leave this question; it grades nothing"),
    ("progress", "show what you hold and what is due"),
    ("quit", "leave; so does Ctrl-D"),
    ("=ANSWER", "answer with a word that is a command"),
  ]

  static let words = [
    "help", "lessons", "learn", "quiz", "why", "hint", "edit", "skip", "progress", "quit",
  ]

  /// The command that a line may have been meant to be.
  static func near(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let name = words.first, words.count <= 2 else { return nil }
    return suggestion(for: String(name), among: Self.words)
  }

  /// Reads a line; nil when it is no command, and so perhaps an answer.
  init?(_ line: String) {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let name = words.first?.lowercased(), words.count <= 2 else { return nil }
    let argument = words.count == 2 ? String(words[1]) : nil
    switch (name, argument) {
    case ("help", _), ("?", nil): self = .help
    case ("lessons", nil): self = .lessons
    case ("learn", _): self = .learn(argument)
    case ("quiz", _): self = .quiz(argument)
    case ("why", nil): self = .why(nil)
    case ("why", let number?):
      guard let number = Int(number) else { return nil }
      self = .why(number)
    case ("hint", nil): self = .hint
    case ("edit", nil): self = .edit
    case ("skip", nil): self = .skip
    case ("progress", nil): self = .progress
    case ("quit", nil), ("exit", nil): self = .quit
    default: return nil
    }
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
