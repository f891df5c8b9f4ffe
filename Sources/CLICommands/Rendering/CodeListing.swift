internal import SwiftFrontend
internal import TerminalUI

/// Code as a terminal shows it: lines folded to a width, and Swift painted by the kinds of its words.
struct CodeListing {
  private let lines: [[Character]]
  /// The kind of each character of each line; empty where nothing is painted.
  private let kinds: [[Highlight.Kind?]]
  private let style: Style

  /// Takes the lines of a text without the empty ones at its end. Languages other than Swift appear in
  /// one colour.
  init(_ text: String, isSwift: Bool = true, on console: Console) {
    style = console.style
    // A carriage return and a newline are one character, and a newline too.
    var source = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while source.last?.isEmpty == true { source.removeLast() }
    let shown = source.map { console.shown(String($0)) }
    lines = shown.map(Array.init)
    kinds = isSwift && style.isColored ? Self.kinds(of: shown) : []
  }

  var count: Int { lines.count }

  /// The number of spaces at the beginning of each line that has more than spaces.
  var depths: [Int] {
    lines.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }
  }

  /// The number of spaces at the beginning of a line.
  func depth(of index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

  /// A line without its indentation, after `first`; its folded parts stand after `rest`.
  func line(_ index: Int, columns: Int, first: String, rest: String) -> String {
    let depth = depth(of: index)
    let characters = lines[index].dropFirst(depth)
    let folded = Text.folded(String(characters), columns: columns, first: first, rest: rest)
    guard style.isColored else { return folded }
    guard !kinds.isEmpty else { return style.code(folded).escaped }
    var place = depth
    var isFirst = true
    return folded.split(separator: "\n", omittingEmptySubsequences: false).map { piece in
      let margin = isFirst ? first : rest
      isFirst = false
      var painted = String(piece.prefix(margin.count))
      var run = (text: "", kind: Highlight.Kind?.none)
      for character in piece.dropFirst(margin.count) {
        // Folding leaves out the spaces around the fold.
        while place + 1 < lines[index].count, lines[index][place] != character { place += 1 }
        if kinds[index][place] != run.kind {
          painted += paint(run.text, run.kind)
          run = ("", kinds[index][place])
        }
        run.text.append(character)
        place += 1
      }
      return painted + paint(run.text, run.kind)
    }.joined(separator: "\n")
  }

  private func paint(_ text: String, _ kind: Highlight.Kind?) -> String {
    switch kind {
    case .keyword: style.keyword(text).escaped
    case .typeName: style.typeName(text).escaped
    case .literal: style.literal(text).escaped
    case .comment: style.faint(text).escaped
    case nil: text
    }
  }

  private static func kinds(of lines: [String]) -> [[Highlight.Kind?]] {
    let text = lines.joined(separator: "\n")
    let found = LargeStack.run { highlights(in: text) }
    var rest = found[...]
    var offset = 0
    return lines.map { line in
      defer { offset += 1 }
      return line.map { character in
        defer { offset += character.utf8.count }
        while let first = rest.first, first.range.upperBound <= offset { rest.removeFirst() }
        return rest.first.flatMap { $0.range.contains(offset) ? $0.kind : nil }
      }
    }
  }
}
