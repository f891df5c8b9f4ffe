import CCMarkGFM
import Diagnostics
import Phrases

/// One block at the margin of a Markdown text, with the lines of the file it takes.
struct MarkdownBlock {
  enum Kind {
    case heading(level: Int, text: String)
    case prose
    case fence(Fence)
  }

  var kind: Kind
  var lines: ClosedRange<Int>
}

/// Reads the lines from `firstLine` on as Markdown.
///
/// A lesson shows paragraphs, lists, quotations, headings and fenced code; anything else is an error
/// at its place, and so is a line that Markdown would swallow without a trace. Where a fenced block is
/// never closed, Markdown takes every later fence for its opposite: there are no blocks then, and
/// that one finding. It is the same with a text out of the bounds of what cmark reads in time.
func readMarkdown(_ text: SourceText, from firstLine: Int) -> ([MarkdownBlock]?, [LocatedFinding]) {
  if let (finding, line) = MarkdownBounds.exceeded(in: text, from: firstLine) {
    return (nil, [text.locatedAtIndent(finding, line: line)])
  }
  let body = text.lines.dropFirst(firstLine - 1).joined(separator: "\n")
  // cmark copies the text of a link definition to each of its uses, so it gets to see none; the blocks
  // and places are the same. `strictProse` finds the definitions.
  let bytes = Array(body.replacing("]:", with: "];").utf8)
  let root = bytes.withUnsafeBufferPointer { buffer in
    buffer.withMemoryRebound(to: CChar.self) {
      cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_SOURCEPOS)
    }
  }
  guard let root else { preconditionFailure("cmark gives a document for any text") }
  defer { cmark_node_free(root) }

  var blocks: [MarkdownBlock] = []
  var findings: [LocatedFinding] = []
  var child = cmark_node_first_child(root)
  while let node = child {
    child = cmark_node_next(node)
    let first = Int(cmark_node_get_start_line(node)) + firstLine - 1
    var last = max(first, Int(cmark_node_get_end_line(node)) + firstLine - 1)
    // A list reaches to the next block for cmark; its blank lines are nobody's.
    while last > first, text.line(last).isBlank { last -= 1 }
    if let unclosed = unclosedFence(node, lines: first...last, of: text) {
      return (nil, [unclosed])
    }
    let (block, problems) = readBlock(node, lines: first...last, of: text)
    if let block { blocks.append(block) }
    findings += problems
  }
  return (blocks, findings)
}

private func readBlock(
  _ node: OpaquePointer, lines: ClosedRange<Int>, of text: SourceText
) -> (MarkdownBlock?, [LocatedFinding]) {
  let line = text.line(lines.lowerBound)
  func refuse(_ finding: MarkdownFinding) -> (MarkdownBlock?, [LocatedFinding]) {
    (nil, [text.locatedAtIndent(finding, line: lines.lowerBound)])
  }
  switch cmark_node_get_type(node) {
  case CMARK_NODE_HEADING:
    guard line.hasPrefix("#") else { return refuse(.headingByLine) }
    let level = Int(cmark_node_get_heading_level(node))
    let bare = line.drop { $0 == "#" }.trimmed
    let closing = bare.reversed().prefix { $0 == "#" }.count
    let title = closing > 0 ? bare.dropLast(closing).trimmed : bare
    guard !title.isEmpty else { return refuse(.headingIsEmpty) }
    return (MarkdownBlock(kind: .heading(level: level, text: title), lines: lines), [])

  case CMARK_NODE_CODE_BLOCK:
    guard let signs = FenceSigns(of: node) else { return refuse(.codeByIndentation) }
    guard line.indent == 0 else { return refuse(.fenceIsIndented) }
    let info = line.drop { $0 == signs.sign }.split { $0 == " " || $0 == "\t" }.map(String.init)
    let content = (lines.lowerBound + 1..<lines.upperBound).map(text.line)
    let fence = Fence(info: info, lines: content, line: lines.lowerBound)
    return (MarkdownBlock(kind: .fence(fence), lines: lines), [])

  case CMARK_NODE_PARAGRAPH, CMARK_NODE_LIST, CMARK_NODE_BLOCK_QUOTE:
    return (MarkdownBlock(kind: .prose, lines: lines), strictProse(node, lines: lines, of: text))

  case CMARK_NODE_THEMATIC_BREAK: return refuse(.hasLineAcross)
  case CMARK_NODE_HTML_BLOCK: return refuse(.hasHTML)
  default: return refuse(.isUnknown)
  }
}

// MARK: Fences

/// The signs that a block of code begins with.
private struct FenceSigns {
  var sign: Character
  var length: Int

  /// Nil for code by indentation, and for all else.
  init?(of node: OpaquePointer) {
    var (length, offset, sign) = (Int32(0), Int32(0), CChar(0))
    guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK,
      cmark_node_get_fenced(node, &length, &offset, &sign) == 1
    else { return nil }
    self.sign = Character(UnicodeScalar(UInt8(bitPattern: sign)))
    self.length = Int(length)
  }

  /// Whether a line ends the block that these signs begin.
  func isClosed(by line: String) -> Bool {
    let bare = line.trimmed
    return bare.count >= length && bare.allSatisfy { $0 == sign }
  }

  /// Whether a line at the margin is meant to begin another block.
  func isRepeated(by line: String) -> Bool {
    let rest = line.drop { $0 == sign }
    return line.count - rest.count >= length && !rest.isEmpty && !rest.contains(sign)
  }
}

/// Returns a finding for a fenced block at the margin that is never closed: it goes on to the end of
/// the text, or another one begins in it.
private func unclosedFence(
  _ node: OpaquePointer, lines: ClosedRange<Int>, of text: SourceText
) -> LocatedFinding? {
  guard let signs = FenceSigns(of: node), text.line(lines.lowerBound).indent == 0 else {
    return nil
  }
  let next = lines.dropFirst().first { signs.isRepeated(by: text.line($0)) }
  let isClosed = lines.count > 1 && signs.isClosed(by: text.line(lines.upperBound))
  guard next != nil || !isClosed else { return nil }
  let closing = String(repeating: signs.sign, count: signs.length)
  return text.located(
    MarkdownFinding.isNeverClosed(signs: closing, next: next), line: lines.lowerBound)
}

// MARK: Prose

/// Returns the parts of prose that a terminal cannot show, or that were meant as something else.
private func strictProse(
  _ node: OpaquePointer, lines: ClosedRange<Int>, of text: SourceText
) -> [LocatedFinding] {
  let isParagraph = cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH
  var found: [LocatedFinding] = []
  let definitions = isParagraph ? lines.prefix { isLinkDefinition(text.line($0)) } : []
  for number in definitions {
    let start = text.location(line: number, column: text.line(number).indent + 1)
    found.append(LocatedFinding(MarkdownFinding.isLinkDefinition, at: start))
  }
  for number in lines {
    let line = text.line(number)
    guard let finding = misreading(of: line, inParagraph: isParagraph) else { continue }
    found.append(
      LocatedFinding(
        finding, at: text.location(line: number, column: line.indent + 1),
        length: line.trimmed.utf8.count))
  }
  // A tag that is opened is closed too; that is one mistake.
  // They come line by line.
  var seen: [MarkdownFinding] = []
  var lineOfSeen = 0
  for (finding, place) in unshowable(inside: node, lines: lines, of: text) {
    if place.line != lineOfSeen { (seen, lineOfSeen) = ([], place.line) }
    guard !seen.contains(finding) else { continue }
    seen.append(finding)
    found.append(LocatedFinding(finding, at: place))
  }
  return found
}

/// Returns a finding for a line of prose that was meant as a fence, a heading or a table.
private func misreading(of line: String, inParagraph isParagraph: Bool) -> MarkdownFinding? {
  let bare = line.trimmed
  if isParagraph || line.indent == 0,
    bare.hasPrefix("``") && !bare.dropFirst(2).contains("``") || bare.hasPrefix("~~~")
  {
    return .isNoFence
  }
  if bare.hasPrefix("##"), line.indent < 4,
    bare.drop(while: { $0 == "#" }).first?.isLetter == true
  {
    return .headingLacksSpace
  }
  if bare.hasPrefix("|"), bare.contains("-"), bare.allSatisfy({ "|-: ".contains($0) }) {
    return .hasTable
  }
  return nil
}

/// Returns the nodes inside a block of prose that a terminal cannot show, in reading order.
private func unshowable(
  inside node: OpaquePointer, lines: ClosedRange<Int>, of text: SourceText
) -> [(finding: MarkdownFinding, place: SourceLocation)] {
  guard let iterator = cmark_iter_new(node) else { return [] }
  defer { cmark_iter_free(iterator) }
  var found: [(MarkdownFinding, SourceLocation)] = []
  while true {
    let event = cmark_iter_next(iterator)
    if event == CMARK_EVENT_DONE { break }
    guard event == CMARK_EVENT_ENTER, let inner = cmark_iter_get_node(iterator), inner != node
    else { continue }
    let finding: MarkdownFinding
    switch cmark_node_get_type(inner) {
    case CMARK_NODE_IMAGE: finding = .hasPicture
    case CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK: finding = .hasInlineHTML
    case CMARK_NODE_CODE_BLOCK: finding = .codeIsInside
    case CMARK_NODE_HEADING: finding = .headingIsInside
    case CMARK_NODE_THEMATIC_BREAK: finding = .hasLineAcross
    default: continue
    }
    // cmark counts from the first line it was given.
    let shift = lines.lowerBound - Int(cmark_node_get_start_line(node))
    let number = Int(cmark_node_get_start_line(inner)) + shift
    let line = min(max(number, lines.lowerBound), lines.upperBound)
    let column = max(1, Int(cmark_node_get_start_column(inner)))
    found.append((finding, text.location(line: line, column: column)))
  }
  return found
}
