internal import TerminalUI

/// Returns rows of a term and its meaning: side by side where there is room, else the meaning below.
func table(_ rows: [(term: String, meaning: String)], columns: Int) -> String {
  let widest = rows.map { Text.width(of: $0.term) }.max() ?? 0
  let isBeside = widest + 30 <= columns
  return rows.map { row in
    let term = "  " + row.term
    guard isBeside else {
      return Text.wrapped(row.term, columns: columns, first: "  ", rest: "    ") + "\n"
        + Text.wrapped(row.meaning, columns: columns, first: "      ")
    }
    let gap = String(repeating: " ", count: widest - Text.width(of: row.term) + 2)
    return Text.wrapped(
      row.meaning, columns: columns, first: term + gap,
      rest: String(repeating: " ", count: widest + 4))
  }.joined(separator: "\n")
}
