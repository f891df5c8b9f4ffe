/// The ways to read typed lines: as they are, without the marks of a list, or one line cut into
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

/// Returns lines without the marks of a list in front of them, such as "1." or "2)" or "-"; nil where no line
/// has one, or where the numbers don't follow each other.
func withoutMarks(_ lines: [String]) -> [String]? {
  var items: [String] = []
  var last: Int?
  var hasMarks = false
  for line in lines {
    guard let (number, item) = listItem(line) else {
      items.append(line)
      continue
    }
    if let number {
      if let last, number != last + 1 { return nil }
      last = number
    }
    hasMarks = true
    items.append(item)
  }
  return hasMarks ? items : nil
}

/// Cuts the mark of a list from a line; nil where the line has none. A bullet has no number.
private func listItem(_ line: String) -> (number: Int?, item: String)? {
  guard let space = line.firstIndex(of: " ") else { return nil }
  let mark = line[..<space]
  let item = plain(line[space...])
  if ["-", "*", "•", "–", "+"].contains(mark) { return (nil, item) }
  let digits = mark.drop { $0 == "(" }.prefix { $0.isASCII && $0.isNumber }
  let marks = [".", ")", ":"].map { digits + $0 } + ["(" + digits + ")"]
  // No list is so long that its next number is none.
  guard let number = Int(digits), number < 1_000_000, marks.contains(String(mark)) else {
    return nil
  }
  return (number, item)
}
