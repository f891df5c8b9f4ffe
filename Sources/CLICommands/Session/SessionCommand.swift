internal import Diagnostics

/// A command of the session.
enum SessionCommand: Equatable {
  case help
  case lessons
  case learn(String?)
  case quiz(String?)
  case placement
  /// A line of the last answer, an event of its run, or without either all lines.
  case why(String?)
  case hint
  case edit
  case `try`
  case skip
  case suspend
  case resume(String?)
  case flag(String)
  case undo
  case progress
  case quit

  static let words = [
    "help", "lessons", "learn", "quiz", "placement", "why", "hint", "edit", "try", "skip", "undo",
    "flag", "suspend", "resume", "progress", "quit",
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
    guard let name = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    let argument = words.count == 2 ? rest : nil
    switch name {
    case "flag": self = .flag(rest)
    case "why":
      // An event may say which of its kind: `A.viewDidAppear (2)`.
      guard words.count <= 2 || (words.count == 3 && rest.hasSuffix(")")) else { return nil }
      self = .why(rest.isEmpty ? nil : rest)
    default:
      guard words.count <= 2 else { return nil }
      switch (name, argument) {
      case ("help", _), ("?", nil): self = .help
      case ("lessons", nil): self = .lessons
      case ("learn", _): self = .learn(argument)
      case ("quiz", _): self = .quiz(argument)
      case ("placement", nil): self = .placement
      case ("hint", nil): self = .hint
      case ("edit", nil): self = .edit
      case ("try", nil): self = .try
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

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
