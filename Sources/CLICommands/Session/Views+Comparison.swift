internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// Two columns side by side, or one above the other where there is no room.
extension Views {
  /// Two columns of lines with a mark at one of them, or one above the other where there is no room.
  func beside(
    _ comparison: [Verdict.Row], mark: Int?,
    heads: (wide: (String, String), narrow: (String, String)), gap: String
  ) {
    let rows = comparison.map {
      (yours: shown($0.yours ?? gap), real: shown($0.real ?? gap))
    }
    let left = max(rows.map { Text.width(of: $0.yours) }.max() ?? 0, Text.width(of: heads.wide.0))
    let right = max(rows.map { Text.width(of: $0.real) }.max() ?? 0, Text.width(of: heads.wide.1))
    let digits = String(rows.count).count
    func numbered(_ index: Int) -> String {
      let number = String(index + 1)
      return String(repeating: " ", count: digits - number.count) + number
    }
    console.line()
    if digits + left + right + 8 <= columns {
      let blank = String(repeating: " ", count: digits + 4)
      console.line(blank + pad(heads.wide.0, to: left) + "  " + heads.wide.1)
      for (index, row) in rows.enumerated() {
        let sign = index == mark ? "* " : "  "
        let line = "\(sign)\(numbered(index))  \(pad(row.yours, to: left))  \(row.real)"
        let isSame = comparison[index].isSame
        console.line(isSame ? line : style.bad(line))
      }
    } else {
      let width = max(Text.width(of: heads.narrow.0), Text.width(of: heads.narrow.1))
      let (yours, real) = (
        pad(heads.narrow.0, to: width) + " ", pad(heads.narrow.1, to: width) + " "
      )
      for (index, row) in rows.enumerated() {
        let sign = index == mark ? "* " : "  "
        let head = "\(sign)\(numbered(index))  "
        let rest = String(repeating: " ", count: head.count)
        if comparison[index].isSame {
          console.line(Text.folded(row.real, columns: columns, first: head, rest: rest))
        } else {
          console.line(
            style.bad(Text.folded(row.yours, columns: columns, first: head + yours, rest: rest))
          )
          console.line(
            style.bad(Text.folded(row.real, columns: columns, first: rest + real, rest: rest)))
        }
      }
    }
  }

  func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Text.width(of: text)))
  }
}
