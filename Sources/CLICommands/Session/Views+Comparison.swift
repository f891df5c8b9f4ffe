internal import QuizEngine
internal import TerminalUI

/// Two columns side by side, or one above the other where there is no room.
extension Views {
  /// The heads of both columns, or of both lines where there is no room for columns.
  struct Heads {
    var wide: (yours: String, real: String)
    var narrow: (yours: String, real: String)
  }

  /// A line of both columns, as it is shown.
  private struct Row {
    /// With a mark and its number.
    var head: String
    var yours: String
    var real: String
    var isSame: Bool
  }

  /// Shows two columns of lines with a mark at one of them; `gap` stands for a line that is
  /// missing. Lines far from the mark are left out where all don't fit some rows of the terminal;
  /// `isInWhy` is whether `why` shows them.
  func beside(
    _ comparison: [Verdict.Row], mark: Int?, heads: Heads, gap: String, isInWhy: Bool = false,
    rows most: Int = .max
  ) {
    let digits = String(comparison.count).count
    let rows = comparison.enumerated().map { index, row in
      let number = String(index + 1)
      let space = String(repeating: " ", count: digits - number.count)
      return Row(
        head: "\(index == mark ? "* " : "  ")\(space)\(number)  ", yours: shown(row.yours ?? gap),
        real: shown(row.real ?? gap), isSame: row.isSame)
    }
    let left = width(of: comparison.map { $0.yours ?? gap } + [heads.wide.yours])
    let isWide = layout(of: comparison, heads, gap: gap) == .columns
    if isWide {
      console.line(
        String(repeating: " ", count: digits + 4) + Text.padded(heads.wide.yours, to: left) + "  "
          + heads.wide.real)
    }
    fitting(
      mark ?? 0, of: rows.count, isInWhy: isInWhy, rows: most - (isWide ? 1 : 0)
    ) { views, places in
      if isWide {
        views.sideBySide(rows[places], left: left)
      } else {
        views.oneAboveTheOther(rows[places], heads.narrow)
      }
    }
  }

  /// The layout that a comparison gets.
  enum ComparisonLayout {
    case columns
    /// One above the other, each in one line.
    case lines
    /// One above the other, in several lines.
    case folded
  }

  func layout(of rows: [Verdict.Row], _ heads: Heads, gap: String = "") -> ComparisonLayout {
    let digits = String(rows.count).count
    let yours = width(of: rows.map { $0.yours ?? gap })
    let real = width(of: rows.map { $0.real ?? gap })
    let left = max(yours, Text.width(of: heads.wide.yours))
    let right = max(real, Text.width(of: heads.wide.real))
    if digits + left + right + 8 <= columns { return .columns }
    let head = width(of: [heads.narrow.yours, heads.narrow.real])
    return digits + 4 + head + 1 + max(yours, real) <= columns ? .lines : .folded
  }

  private func width(of texts: [String]) -> Int {
    texts.map { Text.width(of: shown($0)) }.max() ?? 0
  }

  private func sideBySide(_ rows: ArraySlice<Row>, left: Int) {
    for row in rows {
      let line = "\(row.head)\(Text.padded(row.yours, to: left))  \(row.real)"
      console.line(row.isSame ? Painted(line) : style.bad(line))
    }
  }

  private func oneAboveTheOther(_ rows: ArraySlice<Row>, _ heads: (yours: String, real: String)) {
    let width = max(Text.width(of: heads.yours), Text.width(of: heads.real))
    let yours = Text.padded(heads.yours, to: width) + " "
    let real = Text.padded(heads.real, to: width) + " "
    for row in rows {
      let rest = String(repeating: " ", count: row.head.count)
      func line(_ text: String, first: String) -> String {
        Text.folded(text, columns: columns, first: first, rest: rest)
      }
      if row.isSame {
        console.line(line(row.real, first: row.head))
      } else {
        console.line(style.bad(line(row.yours, first: row.head + yours)))
        console.line(style.bad(line(row.real, first: rest + real)))
      }
    }
  }
}
