internal import Pages
internal import SwiftFrontend

/// Code as an element of a page: Swift with a class for each kind of its words.
enum CodeMarkup {
  static func listing(_ code: String, language: String, numbersLines: Bool) -> Markup {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.joined(separator: "\n")
    let isSwift = language.split(separator: " ").first == "swift"
    let pieces = pieces(of: text, isSwift ? LargeStack.run { highlights(in: text) } : [])
    return .element(
      "pre", [:], [.element("code", [:], numbersLines ? numbered(pieces, lines.count) : pieces)])
  }

  /// The text in elements of one kind each; no element goes over the end of a line.
  private static func pieces(of text: String, _ highlights: [Highlight]) -> [Markup] {
    let bytes = Array(text.utf8)
    var pieces: [Markup] = []
    func add(_ range: Range<Int>, _ kind: Highlight.Kind?) {
      let lines = bytes[range].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 { pieces.append(.text("\n")) }
        guard !line.isEmpty else { continue }
        let piece = Markup.text(String(decoding: line, as: UTF8.self))
        pieces.append(kind.map { .element("span", ["class": $0.className], [piece]) } ?? piece)
      }
    }
    var place = 0
    for highlight in highlights where highlight.range.lowerBound >= place {
      add(place..<highlight.range.lowerBound, nil)
      add(highlight.range, highlight.kind)
      place = highlight.range.upperBound
    }
    add(place..<bytes.count, nil)
    return pieces
  }

  private static func numbered(_ pieces: [Markup], _ lineCount: Int) -> [Markup] {
    let width = String(lineCount).count
    var number = 0
    func mark() -> Markup {
      number += 1
      let gap = String(repeating: " ", count: width - String(number).count)
      return .element("span", ["class": "comment"], "\(gap)\(number)  ")
    }
    return [mark()] + pieces.flatMap { $0 == .text("\n") ? [$0, mark()] : [$0] }
  }
}

extension Highlight.Kind {
  /// The name in style sheets.
  fileprivate var className: String {
    switch self {
    case .keyword: "keyword"
    case .typeName: "type"
    case .literal: "literal"
    case .comment: "comment"
    }
  }
}
