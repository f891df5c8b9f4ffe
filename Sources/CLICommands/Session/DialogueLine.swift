internal import JSONCoding
internal import Phrases
internal import QuizEngine

/// A line of input to `vdl quiz --json`: a command, or an answer.
enum DialogueLine: Equatable {
  case command(Command)
  /// The text of an answer; `isWhole` when it can't have further lines.
  case answer(String, isWhole: Bool)

  enum Command: String, CaseIterable {
    case hint, help, dk, skip, quit
  }

  /// Reads a line. A bare word may be a command; a JSON string, which may hold newlines, and a line
  /// that begins with an equals sign are always answers.
  init(_ line: String) {
    let bare = line.trimmed
    if let command = Command(rawValue: bare) {
      self = .command(command)
    } else if DontKnow.isSaid(by: bare) {
      self = .command(.dk)
    } else if bare.hasPrefix("\""),
      let text = try? JSONCoding.decode(String.self, from: bare)
    {
      self = .answer(text, isWhole: true)
    } else if bare.hasPrefix("=") {
      self = .answer(String(bare.dropFirst()), isWhole: false)
    } else {
      self = .answer(line, isWhole: false)
    }
  }
}
