/// Parts of the lines of an observation that its source doesn't promise, and how to compare without them.
enum Normalization: String {
  /// A line that repeats the one before it says nothing.
  case collapseRepeats = "collapse-repeats"
  /// Passes of layout of one controller that follow each other are one.
  case collapseLayoutPairs = "collapse-layout-pairs"
  /// Layout at the end may be missing.
  case trailingLayoutOptional = "trailing-layout-optional"
  /// Only the last layout counts.
  case lastLayoutOnly = "last-layout-only"

  /// Returns the lines in the form in which two runs are compared.
  func normalized(_ lines: [String]) -> [String] {
    switch self {
    case .collapseRepeats: withoutRepeats(lines)
    case .collapseLayoutPairs: withPairsOnce(lines)
    case .trailingLayoutOptional:
      Array(lines.prefix(lines.lastIndex { !isLayout($0) }.map { $0 + 1 } ?? 0))
    case .lastLayoutOnly: withLastLayoutOnly(lines)
    }
  }

  private func isLayout(_ line: String) -> Bool {
    line.contains("Layout") || line.contains("Constraints")
  }

  private func withoutRepeats(_ lines: [String]) -> [String] {
    lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }.map { lines[$0] }
  }

  private func withLastLayoutOnly(_ lines: [String]) -> [String] {
    let last = lines.lastIndex { $0.contains("Layout") }
    return lines.indices.filter { $0 == last || !lines[$0].contains("Layout") }.map { lines[$0] }
  }

  private func withPairsOnce(_ lines: [String]) -> [String] {
    var kept: [String] = []
    var position = 0
    while position < lines.count {
      guard let label = pair(at: position, in: lines) else {
        kept.append(lines[position])
        position += 1
        continue
      }
      kept += lines[position...(position + 1)]
      position += 2
      while pair(at: position, in: lines) == label { position += 2 }
    }
    return kept
  }

  /// The text before `viewWillLayoutSubviews`, if this line and the next are a pass of layout.
  private func pair(at position: Int, in lines: [String]) -> Substring? {
    guard position + 1 < lines.count,
      let will = lines[position].firstRange(of: "viewWillLayoutSubviews")
    else { return nil }
    let label = lines[position][..<will.lowerBound]
    return lines[position + 1].hasPrefix(label + "viewDidLayoutSubviews") ? label : nil
  }
}
