import CCMarkGFM
import Diagnostics
import Words

/// One block at the margin of a Markdown text, with the lines of the file it takes.
struct MarkdownBlock {
  enum Kind {
    case heading(level: Int, text: String)
    case prose
    /// A fenced block: the words after the fence, and its lines.
    case fence(info: [String], lines: [String])
  }

  var kind: Kind
  var lines: ClosedRange<Int>

  /// Whether it is the `ask` block of a question.
  var isAsk: Bool {
    if case .fence(let info, _) = kind { return info.first == "ask" }
    return false
  }
}

/// Reads the lines from `firstLine` on as Markdown.
///
/// Only what a lesson can show is taken; anything else is an error at its place, and so is a line
/// that Markdown would swallow without a trace. Where a fenced block is never closed, Markdown takes
/// every later fence for its opposite: there are no blocks then, and that one diagnostic.
func readMarkdown(_ text: SourceText, from firstLine: Int) -> ([MarkdownBlock]?, [Diagnostic]) {
  let body = text.lines.dropFirst(firstLine - 1).joined(separator: "\n")
  let bytes = Array(body.utf8)
  let root = bytes.withUnsafeBufferPointer { buffer in
    buffer.withMemoryRebound(to: CChar.self) {
      cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_SOURCEPOS)
    }
  }
  guard let root else { preconditionFailure("cmark gives a document for any text") }
  defer { cmark_node_free(root) }

  var blocks: [MarkdownBlock] = []
  var diagnostics: [Diagnostic] = []
  var covered = IndexLines()
  var child = cmark_node_first_child(root)
  while let node = child {
    child = cmark_node_next(node)
    let first = Int(cmark_node_get_start_line(node)) + firstLine - 1
    var last = max(first, Int(cmark_node_get_end_line(node)) + firstLine - 1)
    // A list reaches to the next block for cmark; its blank lines are nobody's.
    while last > first, text.line(last).isBlank { last -= 1 }
    covered.insert(first...last)
    if let unclosed = unclosedFence(node, lines: first...last, of: text) {
      return (nil, [unclosed])
    }
    let (block, problems) = readBlock(node, lines: first...last, of: text)
    if let block { blocks.append(block) }
    diagnostics += problems
  }
  for number in firstLine..<max(firstLine, text.lines.count + 1)
  where !covered.contains(number) && !text.line(number).isBlank {
    diagnostics.append(
      Diagnostic(
        Words.LessonFiles.isNotShown,
        at: text.location(line: number, column: text.line(number).indent + 1)))
  }
  return (blocks, diagnostics)
}

/// The lines that some block takes.
private struct IndexLines {
  private var lines: Set<Int> = []
  mutating func insert(_ range: ClosedRange<Int>) { lines.formUnion(range) }
  func contains(_ line: Int) -> Bool { lines.contains(line) }
}

private func readBlock(
  _ node: OpaquePointer, lines: ClosedRange<Int>, of text: SourceText
) -> (MarkdownBlock?, [Diagnostic]) {
  let line = text.line(lines.lowerBound)
  let start = text.location(line: lines.lowerBound, column: line.indent + 1)
  func refuse(_ message: String) -> (MarkdownBlock?, [Diagnostic]) {
    (nil, [Diagnostic(message, at: start, length: max(1, line.utf8.count - line.indent))])
  }
  switch cmark_node_get_type(node) {
  case CMARK_NODE_HEADING:
    guard line.hasPrefix("#") else {
      return refuse(
        Words.LessonFiles.headingByLine)
    }
    let level = Int(cmark_node_get_heading_level(node))
    let words = line.drop { $0 == "#" }
    let bare = String(words).trimmed
    let closing = bare.reversed().prefix { $0 == "#" }.count
    let title = closing > 0 ? String(bare.dropLast(closing)).trimmed : bare
    guard !title.isEmpty else { return refuse(Words.LessonFiles.headingWithoutWords) }
    return (MarkdownBlock(kind: .heading(level: level, text: title), lines: lines), [])

  case CMARK_NODE_CODE_BLOCK:
    guard let fence = Fence(of: node) else {
      return refuse(
        Words.LessonFiles.codeByIndentation)
    }
    guard line.indent == 0 else {
      return refuse(Words.LessonFiles.fenceIsIndented)
    }
    let info = line.drop { $0 == fence.sign }.split { $0 == " " || $0 == "\t" }.map(String.init)
    let content = (lines.lowerBound + 1..<lines.upperBound).map(text.line)
    return (MarkdownBlock(kind: .fence(info: info, lines: content), lines: lines), [])

  case CMARK_NODE_PARAGRAPH, CMARK_NODE_LIST, CMARK_NODE_BLOCK_QUOTE:
    let problems = strictProse(node, lines: lines, of: text)
    return (MarkdownBlock(kind: .prose, lines: lines), problems)

  case CMARK_NODE_THEMATIC_BREAK:
    return refuse(Words.LessonFiles.hasLineAcross)
  case CMARK_NODE_HTML_BLOCK:
    return refuse(Words.LessonFiles.hasHTML)
  default:
    return refuse(Words.LessonFiles.hasOtherMarkdown)
  }
}

/// The signs that a block of code begins with.
private struct Fence {
  var sign: Character
  var length: Int

  /// Nil for code that is told by its indentation, and for all else.
  init?(of node: OpaquePointer) {
    var (length, offset, sign) = (Int32(0), Int32(0), CChar(0))
    guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK,
      cmark_node_get_fenced(node, &length, &offset, &sign) == 1
    else { return nil }
    self.sign = Character(UnicodeScalar(UInt8(bitPattern: sign)))
    self.length = Int(length)
  }

  /// Whether a line ends what this begins.
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

/// Returns that a fenced block at the margin is never closed: it goes on to the end of the text, or the
/// beginning of another one stands in it.
private func unclosedFence(
  _ node: OpaquePointer, lines: ClosedRange<Int>, of text: SourceText
) -> Diagnostic? {
  let line = text.line(lines.lowerBound)
  guard let fence = Fence(of: node), line.indent == 0 else { return nil }
  let next = lines.dropFirst().first { fence.isRepeated(by: text.line($0)) }
  let isClosed = lines.count > 1 && fence.isClosed(by: text.line(lines.upperBound))
  guard next != nil || !isClosed else { return nil }
  return Diagnostic(
    Words.LessonFiles.isNeverClosed(
      String(repeating: fence.sign, count: fence.length), beforeLine: next),
    at: text.location(line: lines.lowerBound, column: 1), length: line.utf8.count)
}

/// Returns what stands in prose that a terminal cannot show, or that was meant as something else.
private func strictProse(
  _ node: OpaquePointer, lines: ClosedRange<Int>, of text: SourceText
) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for number in lines {
    let line = text.line(number)
    let place = text.location(line: number, column: line.indent + 1)
    let bare = line.trimmed
    let isParagraph = cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH
    if isParagraph || line.indent == 0,
      bare.hasPrefix("``") && !bare.dropFirst(2).contains("``") || bare.hasPrefix("~~~")
    {
      found.append(
        Diagnostic(
          Words.LessonFiles.noFence,
          at: place, length: bare.utf8.count))
    } else if bare.hasPrefix("#"), !bare.hasPrefix("# "), line.indent < 4,
      bare.drop(while: { $0 == "#" }).first?.isLetter == true, bare.hasPrefix("##")
    {
      found.append(
        Diagnostic(
          Words.LessonFiles.headingWithoutSpace, at: place,
          length: bare.utf8.count))
    } else if bare.hasPrefix("|"), bare.contains("-"), bare.allSatisfy({ "|-: ".contains($0) }) {
      found.append(
        Diagnostic(
          Words.LessonFiles.hasTable, at: place,
          length: bare.utf8.count))
    }
  }
  guard let iterator = cmark_iter_new(node) else { return found }
  defer { cmark_iter_free(iterator) }
  while true {
    let event = cmark_iter_next(iterator)
    if event == CMARK_EVENT_DONE { break }
    guard event == CMARK_EVENT_ENTER, let inner = cmark_iter_get_node(iterator), inner != node
    else { continue }
    let message: String
    switch cmark_node_get_type(inner) {
    case CMARK_NODE_IMAGE: message = Words.LessonFiles.hasPicture
    case CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
      message = Words.LessonFiles.hasHTMLInline
    case CMARK_NODE_CODE_BLOCK:
      message = Words.LessonFiles.codeInside
    case CMARK_NODE_HEADING:
      message = Words.LessonFiles.headingInside
    case CMARK_NODE_THEMATIC_BREAK:
      message = Words.LessonFiles.hasLineAcross
    default: continue
    }
    // cmark counts from the first line it was given.
    let shift = lines.lowerBound - Int(cmark_node_get_start_line(node))
    let number = Int(cmark_node_get_start_line(inner)) + shift
    let line = min(max(number, lines.lowerBound), lines.upperBound)
    let column = max(1, Int(cmark_node_get_start_column(inner)))
    // A tag that is opened is closed too; that is one mistake.
    if found.contains(where: { $0.message == message && $0.location.line == line }) { continue }
    found.append(Diagnostic(message, at: text.location(line: line, column: column)))
  }
  return found
}
