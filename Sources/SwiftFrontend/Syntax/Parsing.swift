import Diagnostics
import SwiftDiagnostics
import SwiftIR
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses a source file into our own syntax tree.
///
/// `index` is the file's place among those compiled together and goes into every span. When there
/// is an error among the diagnostics, the tree may lack parts and is not to be used.
func parse(_ file: SourceFile, index: UInt16) -> (FileSyntax, [Diagnostics.Diagnostic]) {
  let (trees, diagnostics) = parse([file], from: index)
  return (trees[0], diagnostics)
}

/// Parses the files of one program, which share the operators that any of them declares.
///
/// The toolchain's parser reads each text; its tree is converted once and let go, since walking it
/// is several times slower than walking ours. The first file has the index `first`.
func parse(
  _ files: [SourceFile], from first: UInt16 = 0
) -> ([FileSyntax], [Diagnostics.Diagnostic]) {
  var conversions: [Conversion] = []
  var parsed: [SourceFileSyntax?] = []
  var operators = OperatorTable()
  for (place, file) in files.enumerated() {
    var conversion = Conversion(file, index: first + UInt16(place))
    parsed.append(conversion.parsed())
    conversions.append(conversion)
  }
  operators.declare(parsed, in: &conversions)
  var trees: [FileSyntax] = []
  var diagnostics: [Diagnostics.Diagnostic] = []
  for place in files.indices {
    conversions[place].operators = operators
    let items = parsed[place].map { conversions[place].statements($0.statements) }
    trees.append(
      FileSyntax(items: items ?? [], hasTypesInClosures: conversions[place].hasTypesInClosures))
    diagnostics += conversions[place].diagnostics.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }
  return (trees, diagnostics)
}

/// The state of one conversion: the text, the mistakes found, and the known operators.
///
/// The methods of each part of the language are in the files beside this one.
struct Conversion {
  /// Levels of our tree; deeper ones would put the stack of every pass after this one at risk.
  static let maximumDepth = 400
  /// How often a text is parsed at most.
  private static let maximumRounds = 8

  let fileName: String
  let fileIndex: UInt16
  private(set) var bytes: [UInt8]
  private(set) var diagnostics: [Diagnostics.Diagnostic] = []
  var operators = OperatorTable()
  var depth = 0
  /// One more than the highest `$n` seen, for each closure around the place.
  var shorthandCounts: [Int] = []
  var hasTypesInClosures = false
  /// The value before `#if` to which the first member of its clause belongs, until that member is read.
  var conditionalBase: Expr?

  private var lineTable: FileTable?
  private var saidTooDeep = false

  init(_ file: SourceFile, index: UInt16) {
    fileName = file.name
    fileIndex = index
    // Vertical tabs and form feeds are white space to Swift; the parser's library fails where it wants
    // to put a space in the place of one.
    bytes = file.text.utf8.map { $0 == 0x0B || $0 == 0x0C ? 0x20 : $0 }
  }

  /// Returns the parser's tree, or nil when there was an error.
  mutating func parsed() -> SourceFileSyntax? {
    var tree: SourceFileSyntax
    // What is not parsed may hide another such clause behind it; each round costs the whole text.
    var rounds = 0
    repeat {
      if let refusal = TextGuard.refusal(of: bytes) {
        refuse(refusal.message, at: refusal.offset)
        return nil
      }
      tree = self.tree(of: bytes[...])
      rounds += 1
    } while tree.hasError && rounds < Self.maximumRounds && clearUnread(in: tree)
    guard tree.hasError || tree.hasWarning else { return tree }
    reportSyntaxErrors(of: tree)
    return tree.hasError ? nil : tree
  }

  private func tree(of text: ArraySlice<UInt8>) -> SourceFileSyntax {
    text.withUnsafeBufferPointer { buffer in
      // Scenarios are Swift in language mode 5, where `/` never opens a regular expression.
      var parser = Parser(buffer, swiftVersion: .v5)
      return SourceFileSyntax.parse(from: &parser)
    }
  }

  /// Puts spaces in the place of text that Swift would not parse, so that all other text keeps its line and
  /// column; returns whether there was some.
  private mutating func clearUnread(in tree: SourceFileSyntax) -> Bool {
    guard erroneousNodes(in: tree).tooDeep == nil else { return false }
    var hasCleared = false
    for offset in unreadStretches(in: tree).joined() {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D: break
      default:
        bytes[offset] = 0x20
        hasCleared = true
      }
    }
    return hasCleared
  }

  // MARK: Places

  /// Returns the stretch of a node without the white space and comments around it.
  func span(_ node: some SyntaxProtocol) -> Span {
    let start = offset(node)
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return Span(
      file: fileIndex, offset: UInt32(start), length: UInt32(max(0, end - start)))
  }

  /// Returns the stretch from the start of one to the end of the other.
  func span(_ first: Span, _ last: Span) -> Span {
    let end = last.offset + last.length
    return Span(
      file: fileIndex, offset: first.offset, length: end > first.offset ? end - first.offset : 0)
  }

  /// Returns where a node's first token starts.
  ///
  /// Read from the text: to ask the tree for its first token costs a walk down the left edge,
  /// which has no bound in a long chain of members.
  func offset(_ node: some SyntaxProtocol) -> Int {
    TextGuard.skippingTrivia(in: bytes, from: node.position.utf8Offset)
  }

  func text(_ span: Span) -> String {
    let start = Int(span.offset)
    return String(decoding: bytes[start..<start + Int(span.length)], as: UTF8.self)
  }

  func text(_ token: TokenSyntax) -> String {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return String(
      decoding: bytes[start..<start + token.trimmedLength.utf8Length], as: UTF8.self)
  }

  /// Returns a name without the backticks around it.
  func name(_ token: TokenSyntax) -> String {
    var start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = start + token.trimmedLength.utf8Length
    if end - start > 2, bytes[start] == UInt8(ascii: "`"), bytes[end - 1] == UInt8(ascii: "`") {
      start += 1
      end -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: Diagnostics

  mutating func location(_ offset: Int) -> Diagnostics.SourceLocation {
    let table = lineTable ?? FileTable(name: fileName, bytes: bytes)
    lineTable = table
    let position = table.position(of: UInt32(clamping: offset))
    return Diagnostics.SourceLocation(
      file: fileName, line: position.line, column: position.column)
  }

  mutating func refuse(_ message: String, at offset: Int, length: Int = 1) {
    diagnostics.append(
      Diagnostics.Diagnostic(.error, message, at: location(offset), length: length))
  }

  mutating func refuse(_ message: String, at span: Span) {
    refuse(message, at: Int(span.offset), length: Int(span.length))
  }

  mutating func warn(_ message: String, at span: Span) {
    diagnostics.append(
      Diagnostics.Diagnostic(
        .warning, message, at: location(Int(span.offset)), length: Int(span.length)))
  }

  /// Says that a construct of Swift is beyond the tree.
  mutating func refuseUnsupported(_ what: String, at node: some SyntaxProtocol) {
    refuse("'\(what)' is not supported", at: firstLine(of: span(node)))
  }

  func firstLine(of span: Span) -> Span {
    let start = Int(span.offset)
    let line = bytes[start..<start + Int(span.length)].prefix { $0 != 0x0A && $0 != 0x0D }
    return Span(file: span.file, offset: span.offset, length: UInt32(line.count))
  }

  // MARK: Depth

  /// Counts one level down, or says once that there are too many.
  mutating func descend(into node: some SyntaxProtocol) -> Bool {
    if depth < Self.maximumDepth {
      depth += 1
      return true
    }
    refuseDepth(at: offset(node))
    return false
  }

  mutating func refuseDepth(at offset: Int) {
    guard !saidTooDeep else { return }
    saidTooDeep = true
    refuse(TextGuard.tooDeep, at: offset)
  }
}

// MARK: Syntax errors

extension Conversion {
  /// The greatest number of errors; more are of no use, and the generator takes time in proportion
  /// to the square of their number.
  private static let maximumErrors = 100

  mutating func reportSyntaxErrors(of tree: SourceFileSyntax) {
    let errors = erroneousNodes(in: tree)
    if let node = errors.tooDeep {
      refuseDepth(at: offset(node))
      return
    }
    if let offset = invalidCharacterBesideEqual(in: tree) {
      refuse("invalid character in source file", at: offset)
      return
    }
    guard errors.offsets.count > Self.maximumErrors else {
      report(ParseDiagnosticsGenerator.diagnostics(for: tree))
      return
    }
    // The text up to the last place shown, without errors that only exist because the rest is
    // missing.
    let end = errors.offsets[Self.maximumErrors]
    let head = self.tree(of: bytes[..<end])
    let limit = errors.offsets[Self.maximumErrors - 1]
    let found = ParseDiagnosticsGenerator.diagnostics(for: head)
    report(Array(found.filter { $0.position.utf8Offset <= limit }.prefix(Self.maximumErrors)))
    refuse("too many errors emitted, stopping now", at: limit)
  }

  /// Returns the place of a misplaced character beside `=`: the generator of diagnostics would want
  /// to fix the spaces there, find none, and stop the program.
  private func invalidCharacterBesideEqual(in tree: SourceFileSyntax) -> Int? {
    var before: Int?
    var follows = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let leading = unexpectedText(token.leadingTrivia, at: token.position)
      if let found = leading ?? before, token.tokenKind == .equal || follows { return found }
      before = unexpectedText(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
      follows = token.tokenKind == .equal
      if follows, let before { return before }
    }
    return nil
  }

  private func unexpectedText(_ trivia: Trivia, at start: AbsolutePosition) -> Int? {
    var offset = start.utf8Offset
    for piece in trivia {
      if case .unexpectedText = piece { return offset }
      offset += piece.sourceLength.utf8Length
    }
    return nil
  }

  private mutating func report(_ found: [SwiftDiagnostics.Diagnostic]) {
    for diagnostic in found {
      let severity: Diagnostics.Diagnostic.Severity =
        switch diagnostic.diagMessage.severity {
        case .error: .error
        default: .warning
        }
      let offset = diagnostic.position.utf8Offset
      let notes = diagnostic.notes.map { note in
        Diagnostics.Diagnostic.Note(note.message, at: location(note.position.utf8Offset))
      }
      diagnostics.append(
        Diagnostics.Diagnostic(
          severity, diagnostic.message, at: location(offset),
          length: length(of: diagnostic.highlights, from: offset), notes: notes))
    }
  }

  /// Returns how much of the line at `offset` the highlighted nodes cover.
  private func length(of highlights: [Syntax], from offset: Int) -> Int {
    var end = offset
    for highlight in highlights {
      let start = highlight.positionAfterSkippingLeadingTrivia.utf8Offset
      if start <= end { end = max(end, highlight.endPositionBeforeTrailingTrivia.utf8Offset) }
    }
    return bytes[min(offset, bytes.count)..<min(end, bytes.count)]
      .prefix { $0 != 0x0A && $0 != 0x0D }.count
  }

  /// Returns where the tree has errors, as far as they are needed, and whether one is deeper than
  /// the generator of diagnostics, which recurses, should go.
  private func erroneousNodes(
    in tree: SourceFileSyntax
  ) -> (offsets: [Int], tooDeep: Syntax?) {
    var offsets: [Int] = []
    var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = pending.popLast(), offsets.count <= Self.maximumErrors {
      // One level of our tree takes up to three of the parser's.
      if depth > 3 * Self.maximumDepth { return (offsets, node) }
      let children = node.children(viewMode: .all).filter { $0.hasError || $0.hasWarning }
      for child in children.reversed() { pending.append((child, depth + 1)) }
      if children.isEmpty { offsets.append(node.position.utf8Offset) }
    }
    return (offsets, nil)
  }
}
