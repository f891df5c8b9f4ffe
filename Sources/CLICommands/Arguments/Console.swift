public import TerminalUI

/// The two outputs of a command: data and dialogue go to standard output, diagnostics and notices
/// to standard error. Tests hold both ends.
public struct Console {
  /// Takes what is written to standard output, as its reader gets it.
  var output: (String) -> Void
  /// Takes what is written to standard error, after everything written to standard output before.
  private var errors: (String) -> Void
  /// Sends everything written on its way; false when the other end is gone.
  public var flush: () -> Bool
  /// The terminal's width and locale, and which streams are terminals.
  public var terminal: Terminal
  /// The colours of standard output.
  public var style: Style

  /// Speaks through these closures; a closure whose stream is a terminal gets no control characters but
  /// those of the style.
  public init(
    write: @escaping (String) -> Void, notify: @escaping (String) -> Void,
    flush: @escaping () -> Bool, terminal: Terminal, style: Style
  ) {
    self.output = write
    self.errors = notify
    self.flush = flush
    self.terminal = terminal
    self.style = style
  }
}

extension Console {
  /// The same console with its notices on standard output, for a dialogue whose answers they are.
  var inOneStream: Console {
    var console = self
    let output = output
    let (style, isTerminal) = (style, terminal.outputIsTerminal)
    console.errors = { output(isTerminal ? style.ready($0) : $0) }
    console.terminal.errorIsTerminal = terminal.outputIsTerminal
    return console
  }

  /// Writes to standard output; data for a program as they are, and what a terminal would obey written
  /// out.
  ///
  /// All text goes this way, so that none is forgotten.
  func write(_ text: String) {
    output(terminal.outputIsTerminal ? style.ready(text) : text)
  }

  /// Writes to standard error, after everything written to standard output before.
  func notify(_ text: String) {
    errors(terminal.errorIsTerminal ? Text.visible(text) : text)
  }

  /// Writes the text and a newline.
  func line(_ text: String = "") { write(text + "\n") }

  /// Writes painted text and a newline.
  func line(_ text: Painted) { line(text.escaped) }

  /// The text as the terminal may show it: without control codes, and in the characters of its
  /// locale.
  func shown(_ text: String) -> String {
    let text = Text.visible(text)
    return terminal.isUTF8 ? text : Text.ascii(text)
  }

  /// Writes a title, wrapped to the terminal.
  func heading(_ text: String, first: String = "", rest: String = "") {
    line(
      style.heading(
        Text.wrapped(
          shown(text), columns: terminal.columns, first: shown(first), rest: rest)))
  }

  /// Writes prose, wrapped to the terminal.
  func prose(_ text: String, first: String = "", rest: String? = nil) {
    line(Text.wrapped(shown(text), columns: terminal.columns, first: first, rest: rest))
  }

  /// Writes prose that begins with a painted word.
  func prose(_ word: String, painted paint: (String) -> Painted, _ rest: String) {
    let lines = Text.wrapped(shown("\(word) \(rest)"), columns: terminal.columns)
    line(paint(word).escaped + lines.dropFirst(word.count))
  }

  /// Writes a notice to standard error.
  func notice(_ text: String) {
    notify(text + "\n")
  }
}
