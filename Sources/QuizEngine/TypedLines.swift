/// The ways to read typed lines: as they are, without the numbers of a list, or one line cut into
/// several.
struct TypedLines {
  /// The readings, the plainest first; empty when nothing was typed.
  let readings: [[String]]

  init(_ typed: String) {
    var lines = typed.split(separator: "\n", omittingEmptySubsequences: false).map(plain)
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    guard !lines.isEmpty else {
      readings = []
      return
    }
    var readings = [lines]
    if let items = withoutMarks(lines) { readings.append(items) }
    if lines.count == 1 { readings += Self.cuts(of: lines[0]) }
    self.readings = readings
  }

  /// Cuts one line where lines may be set apart, in the end at every space.
  private static func cuts(of line: String) -> [[String]] {
    var text = line
    for arrow in ["->", "→", "=>"] { text = text.split(separator: arrow).joined(separator: "\n") }
    return ["/", "\n", ";", ",", " "].compactMap { separator in
      let parts = (separator == "\n" ? text : line).split(separator: separator)
        .map { plain($0) }.filter { !$0.isEmpty }
      guard parts.count > 1 else { return nil }
      return withoutMarks(parts) ?? parts
    }
  }
}

/// Returns lines without the marks of a list in front of them, "1." or "2)" or "-"; nil where a line
/// has none.
func withoutMarks(_ lines: [String]) -> [String]? {
  func items(_ mark: (Int) -> [String]) -> [String]? {
    var items: [String] = []
    for (index, line) in lines.enumerated() {
      guard let mark = mark(index + 1).first(where: { line.hasPrefix($0 + " ") }) else {
        return nil
      }
      items.append(plain(line.dropFirst(mark.count + 1)))
    }
    return items
  }
  return items { ["\($0).", "\($0))", "(\($0))", "\($0):"] } ?? items { _ in ["-", "*", "•"] }
}
