/// The rows of a text of comma-separated values (RFC 4180), as spreadsheets write them.
///
/// A row may end in CR LF, LF or CR, and a semicolon separates cells where the first line has no comma: that is how
/// spreadsheets of half of Europe write.
struct CSVRows {
  struct Row: Hashable {
    /// The number of its first line, from 1.
    var line: Int
    var cells: [String]
  }

  private(set) var rows: [Row] = []
  /// The line of a quotation mark that nothing closes.
  private(set) var openQuote: Int?

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    let head = scalars.prefix { !Self.endsLine($0) }
    let separator: Unicode.Scalar = !head.contains(",") && head.contains(";") ? ";" : ","
    var line = 1
    while !scalars.isEmpty {
      var row = Row(line: line, cells: [])
      repeat { row.cells.append(cell(&scalars, separator, &line)) } while drop(separator, &scalars)
      endLine(&scalars, &line)
      if row.cells != [""] { rows.append(row) }
    }
  }

  private mutating func cell(
    _ rest: inout ArraySlice<Unicode.Scalar>, _ separator: Unicode.Scalar, _ line: inout Int
  ) -> String {
    var cell = String.UnicodeScalarView()
    guard rest.first == "\"" else {
      while let next = rest.first, next != separator, !Self.endsLine(next) {
        cell.append(next)
        rest.removeFirst()
      }
      return String(cell)
    }
    let start = line
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == "\"" {
        guard drop("\"", &rest) else { return String(cell) }
      }
      if next == "\n" { line += 1 }
      cell.append(next)
    }
    openQuote = openQuote ?? start
    return String(cell)
  }

  private func drop(_ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private func endLine(_ rest: inout ArraySlice<Unicode.Scalar>, _ line: inout Int) {
    // Text after a closing quotation mark belongs to no cell.
    while let next = rest.first, !Self.endsLine(next) { rest.removeFirst() }
    guard let end = rest.popFirst() else { return }
    if end == "\r" { _ = drop("\n", &rest) }
    line += 1
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }
}
