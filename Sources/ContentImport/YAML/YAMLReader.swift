import CYAML
import Diagnostics

/// Reads some lines of a file as one YAML value.
///
/// A course needs scalars, lists and blocks of keys. Anchors, aliases, tags and further documents are
/// errors, as a reader of the file would not see their effect.
func readYAML(
  _ lines: some Sequence<String>, of text: SourceText, firstLine: Int
) -> (YAMLNode?, [LocatedFinding]) {
  let lines = Array(lines)
  var tabs: [LocatedFinding] = []
  for (index, line) in lines.enumerated() {
    if let tab = line.utf8.firstIndex(of: 0x09) {
      let column = line.utf8.distance(from: line.utf8.startIndex, to: tab) + 1
      tabs.append(
        LocatedFinding(
          YAMLFinding.hasTab, at: text.location(line: firstLine + index, column: column)))
    }
  }
  guard tabs.isEmpty else { return (nil, tabs) }
  var reader = YAMLReader(text: text, firstLine: firstLine, lines: lines)
  let (node, findings) = reader.read()
  // Such a space keeps 'key: value' from being one, and libyaml then complains about something else.
  if case .mapping? = node?.content { return (node, findings) }
  if let space = noBreakSpace(lines, text, firstLine) { return (nil, [space]) }
  return (node, findings)
}

/// The first no-break space in some lines; nil when there is none.
private func noBreakSpace(
  _ lines: [String], _ text: SourceText, _ firstLine: Int
) -> LocatedFinding? {
  for (index, line) in lines.enumerated() {
    guard let space = line.firstIndex(of: "\u{A0}") else { continue }
    let column = line.utf8.distance(from: line.utf8.startIndex, to: space) + 1
    return LocatedFinding(
      YAMLFinding.hasNoBreakSpace, at: text.location(line: firstLine + index, column: column))
  }
  return nil
}

private struct YAMLReader {
  let text: SourceText
  let firstLine: Int
  let lines: [String]
  /// Where the place before was: a line may hold many values, and counting each from its start takes
  /// the square of its length.
  private var last: (line: Int, column: Int, index: String.Index)?

  private struct Stop: Error {
    let located: LocatedFinding

    init(_ finding: YAMLFinding, at location: SourceLocation) {
      located = LocatedFinding(finding, at: location)
    }
  }

  private enum Token {
    case scalar(String, YAMLNode)
    case sequenceStart(SourceLocation)
    case sequenceEnd
    case mappingStart(SourceLocation)
    case mappingEnd
    case documentEnd
  }

  init(text: SourceText, firstLine: Int, lines: [String]) {
    self.text = text
    self.firstLine = firstLine
    self.lines = lines
  }

  mutating func read() -> (YAMLNode?, [LocatedFinding]) {
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("libyaml has no memory for a parser")
    }
    defer { yaml_parser_delete(parser) }
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      do throws(Stop) {
        return (try document(parser), [])
      } catch {
        return (nil, [error.located])
      }
    }
  }

  private mutating func document(
    _ parser: UnsafeMutablePointer<yaml_parser_t>
  ) throws(Stop) -> YAMLNode {
    guard let first = try next(parser) else { throw nothing }
    let node = try value(first, parser, depth: 0)
    guard case .documentEnd? = try next(parser) else { throw nothing }
    guard try next(parser) == nil else {
      throw Stop(.hasSecondDocument, at: node.location)
    }
    return node
  }

  private var nothing: Stop { Stop(.hasNoKeys, at: text.location(line: firstLine)) }

  private mutating func place(_ mark: yaml_mark_t) -> SourceLocation {
    // libyaml counts characters; a location counts bytes.
    let line = lines.indices.contains(mark.line) ? lines[mark.line] : ""
    let known = last.flatMap { $0.line == mark.line && $0.column <= mark.column ? $0 : nil }
    let scalars = line.unicodeScalars
    let index =
      scalars.index(
        known?.index ?? line.startIndex, offsetBy: mark.column - (known?.column ?? 0),
        limitedBy: line.endIndex) ?? line.endIndex
    last = (mark.line, mark.column, index)
    let before = line.utf8.distance(from: line.startIndex, to: index)
    return text.location(line: firstLine + mark.line, column: before + 1)
  }

  private mutating func value(
    _ token: Token, _ parser: UnsafeMutablePointer<yaml_parser_t>, depth: Int
  ) throws(Stop) -> YAMLNode {
    switch token {
    case .scalar(_, let node):
      return node
    case .sequenceStart(let start):
      try guardDepth(depth, at: start)
      var items: [YAMLNode] = []
      while let token = try next(parser) {
        if case .sequenceEnd = token { break }
        items.append(try value(token, parser, depth: depth + 1))
      }
      return YAMLNode(content: .sequence(items), location: start, length: 1)
    case .mappingStart(let start):
      try guardDepth(depth, at: start)
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      while let token = try next(parser) {
        if case .mappingEnd = token { break }
        let key = try value(token, parser, depth: depth + 1)
        guard key.scalar != nil else {
          throw Stop(.keyIsNoWord, at: key.location)
        }
        guard let second = try next(parser) else { break }
        pairs.append((key, try value(second, parser, depth: depth + 1)))
      }
      return YAMLNode(content: .mapping(pairs), location: start, length: 1)
    case .sequenceEnd, .mappingEnd, .documentEnd:
      throw nothing
    }
  }

  private func guardDepth(_ depth: Int, at location: SourceLocation) throws(Stop) {
    guard depth < 4 else {
      throw Stop(.isNestedTooDeep, at: location)
    }
  }

  /// Returns the next token that matters, or nil at the end.
  private mutating func next(_ parser: UnsafeMutablePointer<yaml_parser_t>) throws(Stop) -> Token? {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        throw failure(parser.pointee)
      }
      defer { yaml_event_delete(&event) }
      let start = place(event.start_mark)
      switch event.type {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return nil
      case YAML_DOCUMENT_END_EVENT: return .documentEnd
      case YAML_SEQUENCE_START_EVENT:
        try refuseExtras(event.data.sequence_start.anchor, event.data.sequence_start.tag, start)
        return .sequenceStart(start)
      case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
      case YAML_MAPPING_START_EVENT:
        try refuseExtras(event.data.mapping_start.anchor, event.data.mapping_start.tag, start)
        return .mappingStart(start)
      case YAML_MAPPING_END_EVENT: return .mappingEnd
      case YAML_SCALAR_EVENT:
        let data = event.data.scalar
        try refuseExtras(data.anchor, data.tag, start)
        let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
        let value = String(decoding: bytes, as: UTF8.self)
        // An escape of YAML, which the file's own check does not see.
        if let scalar = value.unicodeScalars.first(where: SourceText.isUnshowable), scalar != "\n" {
          throw Stop(.hasControlCharacter(scalar), at: start)
        }
        let end = place(event.end_mark)
        let length = end.line == start.line ? end.column - start.column : 1
        let node = YAMLNode(content: .scalar(value), location: start, length: max(1, length))
        return .scalar(value, node)
      default:
        throw Stop(.hasAlias, at: start)
      }
    }
  }

  private func refuseExtras(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?,
    _ location: SourceLocation
  ) throws(Stop) {
    if anchor != nil {
      throw Stop(.hasAnchor, at: location)
    }
    if tag != nil {
      throw Stop(.hasTag, at: location)
    }
  }

  /// libyaml has no error codes, only sentences.
  private mutating func failure(_ parser: yaml_parser_t) -> Stop {
    let problem = parser.problem.map { String(cString: $0) }
    // A value with ': ' in it is by far the commonest mistake, and libyaml's words hide it.
    let finding: YAMLFinding =
      problem == "mapping values are not allowed in this context"
      ? .hasUnquotedColon : .isNoYAML(problem)
    return Stop(finding, at: place(parser.problem_mark))
  }
}
