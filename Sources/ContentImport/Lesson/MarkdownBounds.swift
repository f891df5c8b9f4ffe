import Diagnostics
import Phrases

/// What cmark may be given to read.
///
/// Its time goes with the product of the depth of lists and quotations and the number of lines, and
/// with the square of the number of some signs in a paragraph. A lesson within these bounds is read in
/// a time that goes with its size.
enum MarkdownBounds {
  /// How many columns the markers of nested lists and quotations take at the start of a line.
  static let markerColumns = 100
  /// How many signs of emphasis a file has.
  static let emphasis = 20_000
  /// How many starts of comments and other instructions of HTML a file has.
  static let instructions = 100

  /// How many other signs a file has that each may become a node of cmark's tree.
  static let signs = 200_000

  /// Returns the first line that leads out of the bounds, with the finding about it.
  static func exceeded(
    in text: SourceText, from firstLine: Int
  ) -> (finding: MarkdownFinding, line: Int)? {
    var (emphasis, instructions, signs) = (0, 0, 0)
    for number in firstLine..<max(firstLine, text.lines.count + 1) {
      let line = Array(text.line(number).utf8)
      if columnsOfMarkers(line) > markerColumns { return (.isNestedTooDeep, number) }
      for (index, byte) in line.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"): emphasis += 1
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"),
          UInt8(ascii: "`"):
          signs += 1
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
          if index > 0, line[index - 1] == UInt8(ascii: "<") { instructions += 1 }
        default: break
        }
      }
      if signs > Self.signs { return (.hasTooManySigns(limit: Self.signs), number) }
      if emphasis > Self.emphasis { return (.hasTooMuchEmphasis(limit: Self.emphasis), number) }
      if instructions > Self.instructions {
        return (.hasTooManyInstructions(limit: Self.instructions), number)
      }
    }
    return nil
  }

  /// Returns the columns from the start of a line to the end of its last marker of a list or a
  /// quotation.
  private static func columnsOfMarkers(_ line: [UInt8]) -> Int {
    var (index, columns, last) = (0, 0, 0)
    func isBlank(_ index: Int) -> Bool {
      index >= line.count || line[index] == UInt8(ascii: " ") || line[index] == UInt8(ascii: "\t")
    }
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: " "): columns += 1
      case UInt8(ascii: "\t"): columns += 4
      case UInt8(ascii: ">"):
        columns += 1
        last = columns
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard isBlank(index + 1) else { return last }
        columns += 1
        last = columns
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = line[index...].firstIndex { !(0x30...0x39).contains($0) } ?? line.count
        guard end < line.count, line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")"),
          isBlank(end + 1)
        else { return last }
        columns += end - index + 1
        last = columns
        index = end
      default: return last
      }
      index += 1
    }
    return last
  }
}

/// Whether a line is the definition of a link, such as '[name]: address "title"', where it begins a
/// paragraph.
func isLinkDefinition(_ line: String) -> Bool {
  let line = line.trimmed
  guard line.first == "[", let end = line.firstRange(of: "]:") else { return false }
  let label = line[line.index(after: line.startIndex)..<end.lowerBound]
  guard !label.allSatisfy({ $0 == " " }), !label.contains("["), !label.contains("]") else {
    return false
  }
  let words = line[end.upperBound...].split(separator: " ", maxSplits: 1).map { $0.trimmed }
  guard words.count == 2 else { return words.count == 1 }
  let title = words[1]
  return [("\"", "\""), ("'", "'"), ("(", ")")].contains {
    title.count > 1 && title.hasPrefix($0) && title.hasSuffix($1)
  }
}
