internal import TerminalUI
internal import Timelines

/// Two runs in two columns, or one below the other where there is no room; `*` marks the first
/// difference, `-` stands for a step that a run doesn't have.
struct ComparisonLines {
  var comparison: Comparison
  var heads: SideBySide.Heads
  var console: Console

  func write() {
    console.prose(comparison.summary)
    console.line()
    let rows = comparison.rows.map { row in
      (
        left: Self.lines(row.leftText, row.left).map(console.shown),
        right: Self.lines(row.rightText, row.right).map(console.shown)
      )
    }
    func widest(_ texts: [String]) -> Int { texts.map { Text.width(of: $0) }.max() ?? 0 }
    let left = widest(rows.flatMap(\.left) + [heads.left])
    let right = widest(rows.flatMap(\.right) + [heads.right])
    let isWide = 2 + left + 2 + right <= console.terminal.columns
    if isWide { console.line("  " + Text.padded(heads.left, to: left) + "  " + heads.right) }
    for (index, row) in rows.enumerated() {
      let mark = index == comparison.first ? "* " : "  "
      let isSame = comparison.rows[index].isSame
      let lines =
        isWide
        ? (0..<max(row.left.count, row.right.count)).map { line in
          let one = row.left.indices.contains(line) ? row.left[line] : ""
          let other = row.right.indices.contains(line) ? row.right[line] : ""
          return (line == 0 ? mark : "  ") + Text.padded(one, to: left) + "  " + other
        } : stacked(row.left, row.right, mark, isSame)
      for line in lines { console.line(isSame ? Painted(line) : console.style.bad(line)) }
    }
  }

  private func stacked(
    _ left: [String], _ right: [String], _ mark: String, _ isSame: Bool
  ) -> [String] {
    func folded(_ texts: [String], _ first: String) -> [String] {
      texts.enumerated().map { index, text in
        Text.folded(
          text, columns: console.terminal.columns, first: index == 0 ? first : "    ",
          rest: "      ")
      }
    }
    if isSame { return folded(left, mark) }
    return folded(left, "\(mark)\(heads.left): ") + folded(right, "  \(heads.right): ")
  }

  private static func lines(_ text: String?, _ step: Timeline.Step?) -> [String] {
    [text ?? "-"] + (step?.prints.map { "  prints \($0)" } ?? [])
  }
}
