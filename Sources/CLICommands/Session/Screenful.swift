internal import TerminalUI

/// Shows text in steps of at most a screen, with a pause between them.
///
/// Where nobody sits at a terminal there is no pause, and everything is shown at once.
struct Screenful<Ending> {
  let console: Console
  /// Waits for the reader; returns a reason to stop. Nil where there is no pause.
  let pause: (() -> Ending?)?
  /// The rows that were shown since the last pause.
  private var rowCount = 0

  /// A piece of text that a reader wants to see as a whole.
  typealias Piece = (Console) -> Void

  init(console: Console, pause: (() -> Ending?)?) {
    self.console = console
    self.pause = pause
  }

  /// The rows for text: those of the window, but for the prompt of a pause and an empty line before it.
  private var room: Int { max(3, console.terminal.rows - 2) }

  /// Ends a step, if it has shown anything.
  mutating func endStep() -> Ending? {
    guard let pause, rowCount > 0 else { return nil }
    rowCount = 0
    return pause()
  }

  /// Shows pieces that belong together: on one screen if they fit, or else as they come. Only a piece that
  /// is longer than a screen is cut.
  mutating func show(_ pieces: [Piece]) -> Ending? {
    guard pause != nil else {
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
