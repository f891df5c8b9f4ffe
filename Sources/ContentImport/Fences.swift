import Diagnostics

/// Returns that a fenced block at the margin is never closed: it goes on to the end of the text, or a
/// line that begins another block stands in it.
///
/// Markdown takes such a line for code, and then every later fence for its opposite.
func unclosedFence(in text: SourceText, from firstLine: Int) -> Diagnostic? {
  var open: (fence: Fence, line: Int)?
  func refuse(_ why: String) -> Diagnostic? {
    guard let open else { return nil }
    return Diagnostic(
      "this block is never closed; end it with a line of '\(open.fence.mark)'\(why)",
      at: text.location(line: open.line, column: 1), length: text.line(open.line).utf8.count)
  }
  for number in firstLine..<max(firstLine, text.lines.count + 1) {
    guard let fence = Fence(text.line(number)) else { continue }
    guard let begun = open?.fence else {
      open = (fence, number)
      continue
    }
    guard fence.sign == begun.sign, fence.length >= begun.length else { continue }
    guard fence.isBare else { return refuse(" before line \(number) begins the next") }
    open = nil
  }
  return refuse("")
}

/// A line at the margin that begins or ends a block of code.
private struct Fence {
  var sign: Character
  var length: Int
  /// Whether nothing follows the signs.
  var isBare: Bool

  init?(_ line: String) {
    guard let sign = line.first, sign == "`" || sign == "~" else { return nil }
    let rest = line.drop { $0 == sign }
    // Code in a paragraph has its second sign in the same line.
    guard line.count - rest.count >= 3, !rest.contains(sign) else { return nil }
    self.sign = sign
    length = line.count - rest.count
    isBare = rest.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// What ends it.
  var mark: String { String(repeating: sign, count: length) }
}
