internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import TerminalUI

/// Reads the further lines of an answer, for the kinds whose answer may have several.
struct AnswerLines {
  var lines: Context.Lines

  enum Typed {
    case answer(String)
    /// A command in the place of a further line; the lines before it are dropped.
    case command(String)
    case leave(ExitStatus)
  }

  /// An output may have so many lines.
  private static let mostLines = 1000

  /// Reads the whole answer that begins with a line. An equals sign before a line marks it as an
  /// answer, whatever command it looks like.
  func answer(beginning line: String, to prepared: PreparedQuestion) -> Typed {
    let first = line.hasPrefix("=") ? String(line.dropFirst()) : line
    switch prepared.answerForm {
    case .code: return code(beginning: first)
    case .lines: return output(beginning: first)
    case .line, .steps:
      let bare = first.trimmed
      return .answer(bare == "." ? "" : bare)
    }
  }

  /// Reads printed lines up to one that is empty or a full stop.
  private func output(beginning first: String) -> Typed {
    let bare = first.trimmed
    guard !bare.isEmpty, bare != "nothing", bare != "." else {
      return .answer(bare == "." ? "" : bare)
    }
    var answer = [first]
    while answer.count < Self.mostLines {
      switch lines.reader.read(Prompt("     +> ")) {
      case .line(let line):
        let bare = line.trimmed
        if bare.isEmpty || bare == "." { return .answer(answer.joined(separator: "\n")) }
        if SessionCommand(bare) != nil { return .command(bare) }
        answer.append(bare.hasPrefix("=") ? String(bare.dropFirst()) : line)
      // The end of the input is the end of the answer too.
      case .endOfFile: return .answer(answer.joined(separator: "\n"))
      case .interrupted: return .leave(.interrupted)
      case .stopped(let signal): return .leave(.signal(signal.exitStatus))
      }
    }
    return .answer(answer.joined(separator: "\n"))
  }

  /// Reads code that begins with a line, if one was typed, up to a line with a full stop alone.
  func code(beginning first: String?) -> Typed {
    var code: [String] = []
    var line = first
    while line?.trimmed != "." {
      if let line { code.append(line) }
      switch lines.reader.read(Prompt("code> ")) {
      case .line(let next): line = next
      case .endOfFile: line = "."
      case .interrupted: return .leave(.interrupted)
      case .stopped(let signal): return .leave(.signal(signal.exitStatus))
      }
    }
    return .answer(code.joined(separator: "\n"))
  }
}
