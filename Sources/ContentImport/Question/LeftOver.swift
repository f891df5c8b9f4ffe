import Diagnostics
import Words

/// Returns a finding for the first place in a block that says TODO, as what 'content new' begins does.
///
/// In code only a comment says so: an app may well be about things to do.
func leftOver(in block: MarkdownBlock, of text: SourceText) -> Diagnostic? {
  var isCode = false
  if case .fence(let info, _) = block.kind {
    guard !["printed", "text"].contains(info.first) else { return nil }
    isCode = ["swift", "objc", "csharp"].contains(info.first)
  }
  return leftOver(in: block.lines, of: text, onlyInComments: isCode)
}

/// Returns a finding for the first of some lines that says TODO.
func leftOver(
  in lines: ClosedRange<Int>, of text: SourceText, onlyInComments: Bool = false
) -> Diagnostic? {
  for number in lines {
    let line = text.line(number)
    var start = line.startIndex
    if onlyInComments {
      guard let comment = line.firstRange(of: "//") else { continue }
      start = comment.upperBound
    }
    guard let found = line[start...].firstMatch(of: /\bTODO\b/) else { continue }
    let column = line[..<found.range.lowerBound].utf8.count + 1
    return Diagnostic(
      Words.CourseFiles.hasTODO, at: text.location(line: number, column: column), length: 4)
  }
  return nil
}
