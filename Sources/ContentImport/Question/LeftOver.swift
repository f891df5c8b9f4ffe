import Diagnostics

/// A TODO, as 'content new' leaves one in each part of a question to be written.
struct LeftOver: ContentFinding {
  var message: String { "a TODO is left here" }
}

/// Returns a finding for the first place in a block that says TODO.
///
/// In code only a comment says so: an app may well be about things to do.
func leftOver(in block: MarkdownBlock, of text: SourceText) -> LocatedFinding? {
  var isCode = false
  if case .fence(let fence) = block.kind {
    guard !["printed", "text"].contains(fence.info.first) else { return nil }
    isCode = ["swift", "objc", "csharp"].contains(fence.info.first)
  }
  return leftOver(in: block.lines, of: text, onlyInComments: isCode)
}

/// Returns a finding for the first of some lines that says TODO.
func leftOver(
  in lines: ClosedRange<Int>, of text: SourceText, onlyInComments: Bool = false
) -> LocatedFinding? {
  for number in lines {
    let line = text.line(number)
    // Making the expression costs more than all else here, and hardly a line has one.
    guard line.utf8.contains("TODO".utf8) else { continue }
    var start = line.startIndex
    if onlyInComments {
      guard let comment = line.firstRange(of: "//") else { continue }
      start = comment.upperBound
    }
    guard let found = line[start...].firstMatch(of: /\bTODO\b/) else { continue }
    let column = line[..<found.range.lowerBound].utf8.count + 1
    return LocatedFinding(
      LeftOver(), at: text.location(line: number, column: column), length: 4)
  }
  return nil
}
