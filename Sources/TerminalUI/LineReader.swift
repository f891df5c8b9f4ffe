/// The result of waiting for a line.
public enum InputLine: Hashable, Sendable {
  /// The line without its newline.
  case line(String)
  /// Ctrl-D, or the end of a pipe.
  case endOfFile
  /// Ctrl-C on an empty line.
  case interrupted
  /// A signal asks the program to end.
  case stopped(SignalWatch.Signal)
}

/// Reads lines after a prompt, edited by libedit or as the terminal driver gives them.
public struct LineReader {
  /// Shows the prompt and returns the next line.
  public var read: (Prompt) -> InputLine
  /// Drops what was typed and not read yet.
  public var forget: () -> Void
  /// Whether more input is here already, such as the rest of what was pasted.
  public var hasMore: () -> Bool
  /// Whether to read now would wait for somebody: neither a line nor the end is here.
  public var isWaiting: () -> Bool
  /// Puts a text into the history.
  public var remember: (_ text: String) -> Void

  /// Makes a reader of any source of lines, such as a test's.
  public init(
    read: @escaping (Prompt) -> InputLine, forget: @escaping () -> Void = {},
    hasMore: @escaping () -> Bool = { false }, isWaiting: @escaping () -> Bool = { true },
    remember: @escaping (_ text: String) -> Void = { _ in }
  ) {
    self.read = read
    self.forget = forget
    self.hasMore = hasMore
    self.isWaiting = isWaiting
    self.remember = remember
  }
}

extension LineReader {
  /// Lines of standard input as they come, the prompt written by `write`.
  ///
  /// Where no terminal echoes the keys (`echoes`), the line is written too, so that the output of a pipe
  /// reads like the conversation. In this mode the terminal driver clears the line on Ctrl-C and does
  /// not report whether it had text, so Ctrl-C always leaves.
  public static func plain(
    signals: SignalWatch, echoes: Bool, write: @escaping (String) -> Void
  ) -> LineReader {
    let lines = PlainLines(descriptor: 0, signals: signals)
    return LineReader(
      read: { prompt in
        signals.forgetScreenChanges()
        if !echoes { lines.showAgain = { write(prompt.text) } }
        write(prompt.text)
        let line = lines.next()
        switch line {
        case .line(let text): if echoes { write(Text.visible(shortened(text)) + "\n") }
        case .endOfFile, .interrupted, .stopped: write("\n")
        }
        return line
      }, forget: lines.forget, hasMore: lines.hasMore, isWaiting: lines.isWaiting)
  }

  /// The beginning of a line that is longer than any that a person types.
  private static func shortened(_ line: String) -> String {
    let longest = 4096
    return line.utf8.count > longest ? line.prefix(longest) + "..." : line
  }

  /// Lines edited on the terminal by libedit; `flush` is called before libedit writes.
  ///
  /// Nil when libedit can't use this terminal.
  public static func edited(
    signals: SignalWatch, terminal: Terminal, flush: @escaping () -> Void
  ) -> LineReader? {
    guard let editor = EditedLines(signals: signals, terminal: terminal) else { return nil }
    return LineReader(
      read: { prompt in
        flush()
        return editor.next(prompt)
      }, forget: editor.forget, hasMore: EditedLines.hasMore,
      isWaiting: { !EditedLines.hasMore() }, remember: editor.remember)
  }
}
