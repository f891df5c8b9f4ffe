internal import Phrases
internal import TerminalUI

/// Rows of a command and what it opens, a line each: the text is cut where the window ends.
///
/// Where a window is too narrow for both, the text is on a line of its own.
struct HitLines {
  let console: Console
  /// The column in which most texts begin.
  private let textColumn: Int
  /// The least room for a text beside its command.
  private static let leastRoom = 24

  init(_ commands: [String], on console: Console) {
    self.console = console
    let widest = commands.map { Text.width(of: console.shown($0)) }.max() ?? 0
    textColumn = min(widest, max(20, console.terminal.columns * 2 / 5)) + 2
  }

  /// The same columns on a console of the same width.
  init(_ other: HitLines, on console: Console) {
    self.console = console
    textColumn = other.textColumn
  }

  func write(_ command: String, _ text: String) {
    let columns = console.terminal.columns
    let command = console.shown(command)
    let width = Text.width(of: command)
    let begin = max(textColumn, width + 2)
    if begin + Self.leastRoom <= columns {
      let gap = String(repeating: " ", count: begin - width)
      console.line(console.style.code(command).escaped + gap + cut(text, to: columns - begin))
    } else {
      console.line(
        console.style.code(Text.wrapped(command, columns: columns, first: "", rest: "  ")))
      console.line("  " + cut(text, to: columns - 2))
    }
  }

  /// The beginning of a text that fits, cut after a word.
  private func cut(_ text: String, to columns: Int) -> String {
    let text = console.shown(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    guard Text.width(of: text) > columns else { return text }
    let ellipsis = console.shown("…")
    var kept = ""
    var width = Text.width(of: ellipsis)
    for character in text {
      width += Text.width(of: String(character))
      if width > columns { break }
      kept.append(character)
    }
    if let space = kept.lastIndex(of: " "), kept.distance(from: space, to: kept.endIndex) < 12 {
      kept = String(kept[..<space])
    }
    while let last = kept.last, " ,;:.".contains(last) { kept.removeLast() }
    return kept + ellipsis
  }
}
