internal import Phrases
internal import TerminalUI

/// Shows text in steps of at most a screen, with a pause between them.
///
/// Where nobody sits at a terminal there is no pause, and everything is shown at once.
struct Screenful {
  let console: Console
  let lines: Context.Lines
  /// The rows that were shown since the last pause.
  private var rowCount = 0

  /// Opens the code that was shown last, for a reader who wants to change it.
  var play: (() -> Ending?)?

  /// A piece of text that a reader wants to see as a whole.
  typealias Piece = (Console) -> Void

  /// A reason to show no more.
  enum Ending {
    /// The reader has seen enough.
    case left
    case leave(ExitStatus)
  }

  init(console: Console, lines: Context.Lines) {
    self.console = console
    self.lines = lines
  }

  /// The rows for text: those of the window, but for the prompt of a pause and an empty line before it.
  private var room: Int { max(3, console.terminal.rows - 2) }

  /// Ends a step, if it has shown anything. `hint` says what Return does.
  mutating func endStep(_ hint: String = "Return continues") -> Ending? {
    guard lines.isInteractive, rowCount > 0 else { return nil }
    rowCount = 0
    return pause(hint)
  }

  /// Begins a new screen: something else has waited for the reader.
  mutating func beginScreen() { rowCount = 0 }

  /// Shows pieces that belong together: on one screen if they fit, or else as they come. Only a piece that
  /// is longer than a screen is cut.
  mutating func show(_ pieces: [Piece]) -> Ending? {
    guard lines.isInteractive else {
      for piece in pieces { piece(console) }
      return nil
    }
    let texts = pieces.map(console.lines(of:))
    for lines in texts.joined().count <= room ? [texts.flatMap(\.self)] : texts {
      if rowCount + lines.count > room, let ending = endStep() { return ending }
      for line in lines {
        if rowCount == room, let ending = endStep() { return ending }
        console.line(line)
        rowCount += 1
      }
    }
    return nil
  }

  /// Waits until the reader wants to go on, or not.
  private func pause(_ hint: String) -> Ending? {
    console.line()
    while console.flush() {
      switch lines.reader.read(Prompt(hint + (play == nil ? "" : ", play") + ", q stops> ")) {
      case .line(let line) where line.trimmed.isEmpty: return nil
      case .line(let line):
        let command = SessionCommand(betweenQuestions: line)
        if command == .quit { return .left }
        if command == .play, let play {
          if let ending = play() { return ending }
          continue
        }
        let hint =
          play == nil
          ? "Press Return to read on, or type q to stop"
          : "Press Return to read on, type play to change the code that ran last, or q to stop"
        console.prose(hint + (command == nil ? "." : "; commands can be typed after the text."))
      case .endOfFile: return .leave(.done)
      case .interrupted: return .leave(.interrupted)
      case .stopped(let signal): return .leave(.signal(signal.exitStatus))
      }
    }
    return .left
  }
}

extension Context {
  /// Shows pieces of text, in screens where a person sits at a terminal.
  func show(inScreens pieces: [Screenful.Piece]) -> ExitStatus {
    guard console.terminal.inputIsTerminal, console.terminal.outputIsTerminal else {
      for piece in pieces { piece(console) }
      return .done
    }
    var screen = Screenful(console: console, lines: openLines(.edited))
    for piece in pieces {
      switch screen.show([piece]) {
      case nil: continue
      case .left: return .done
      case .leave(let status): return status
      }
    }
    return .done
  }
}

extension Session {
  /// Shows a text, in screens where a person sits at a terminal.
  func show(inScreens text: @escaping (Views) -> Void) -> Step {
    var screen = Screenful(console: console, lines: lines)
    return switch screen.show([{ text(Views($0)) }]) {
    case nil, .left: .goOn
    case .leave(let status): .leave(status)
    }
  }
}

extension Console {
  /// Returns the lines that a piece of text consists of.
  fileprivate func lines(of piece: (Console) -> Void) -> [String] {
    var text = ""
    var console = self
    console.output = { text += $0 }
    piece(console)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
