/// What the learner's end of the line gave.
public enum InputLine: Hashable, Sendable {
  case line(String)
  /// Ctrl-D, or the end of a pipe.
  case endOfFile
  /// Ctrl-C on an empty line.
  case interrupted
  /// The program is asked to go.
  case stopped(SignalWatch.Signal)
}

/// Reads lines after a prompt, as keys are edited by libedit or as the terminal driver gives them.
public struct LineReader {
  /// Shows the prompt and returns the next line.
  public var read: (Prompt) -> InputLine

  public init(read: @escaping (Prompt) -> InputLine) {
    self.read = read
  }
}

extension LineReader {
  /// Lines of standard input as they come, the prompt written by `write`.
  ///
  /// Where no terminal echoes what is typed, the line is written too, so that what a pipe keeps
  /// reads like the conversation it was. In this mode the terminal driver clears the line on
  /// Ctrl-C and does not say whether it had text, so Ctrl-C always leaves.
  public static func plain(
    signals: SignalWatch, echoes: Bool, write: @escaping (String) -> Void
  ) -> LineReader {
    let lines = PlainLines(descriptor: 0, signals: signals)
    return LineReader { prompt in
      write(prompt.text)
      let line = lines.next()
      switch line {
      case .line(let text): if echoes { write(Text.visible(text) + "\n") }
      case .endOfFile, .interrupted, .stopped: write("\n")
      }
      return line
    }
  }

  /// Lines edited on the terminal by libedit; `flush` is called before it writes by itself.
  ///
  /// Nil when libedit cannot use this terminal.
  public static func edited(
    signals: SignalWatch, columns: Int, flush: @escaping () -> Void
  ) -> LineReader? {
    guard let editor = EditedLines(signals: signals, columns: columns) else { return nil }
    return LineReader { prompt in
      flush()
      return editor.next(prompt)
    }
  }
}
