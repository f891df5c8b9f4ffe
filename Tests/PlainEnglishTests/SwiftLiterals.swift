import SwiftParser
import SwiftSyntax

/// The string literals of a Swift file that people may read, each as its lines.
///
/// Literals joined by `+` are one text, and what is put into one is `…`. Left out are those that only
/// programmers read: why a trap is right.
struct SwiftLiterals {
  let all: [[Prose.Line]]

  init(of source: String) {
    let tree = Parser.parse(source: source)
    let visitor = Visitor(lines: SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    all = visitor.found.map(\.lines)
  }
}

/// The lines of a text, put together from parts of source.
private struct LiteralText {
  private(set) var lines: [Prose.Line] = []
  private var isOpen = false

  /// Adds text that stands in a line of the source. What follows in the source's next line goes on
  /// with the same line of text, unless that ended: it is a line here, so that words keep their places.
  mutating func add(_ text: String, inLine number: Int) {
    for (index, part) in text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if index == 0, isOpen, lines.last?.number == number {
        lines[lines.count - 1].text += part
      } else {
        let goesOn = index == 0 && isOpen
        let content = goesOn ? part.drop { $0 == " " } : part
        lines.append(Prose.Line(text: String(content), number: number))
      }
    }
    isOpen = !text.hasSuffix("\n")
    if !isOpen { lines.removeLast() }
  }
}

private final class Visitor: SyntaxVisitor {
  private let lines: SourceLocationConverter
  var found: [LiteralText] = []

  init(lines: SourceLocationConverter) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  private static let trapping: Set = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(Self.trapping.contains) == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var joined: LiteralText?
    func end() {
      if let joined { found.append(joined) }
      joined = nil
    }
    for (index, element) in node.elements.enumerated() {
      if index % 2 == 1 {
        let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text
        if sign != "+" { end() }
      } else if let literal = element.as(StringLiteralExprSyntax.self) {
        var text = joined ?? LiteralText()
        add(literal, to: &text)
        joined = text
      } else {
        joined?.add("…", inLine: line(of: element))
        walk(element)
      }
    }
    end()
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var text = LiteralText()
    add(node, to: &text)
    found.append(text)
    return .skipChildren
  }

  private func add(_ literal: StringLiteralExprSyntax, to text: inout LiteralText) {
    for segment in literal.segments {
      if let segment = segment.as(ExpressionSegmentSyntax.self) {
        text.add("…", inLine: line(of: segment))
        walk(segment.expressions)
      } else if let segment = segment.as(StringSegmentSyntax.self) {
        text.add(Self.unescaped(segment.content.text), inLine: line(of: segment))
      }
    }
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// As it is read, but for escapes that stand in no sentence.
  private static func unescaped(_ text: String) -> String {
    text.replacing(#"\""#, with: "\"").replacing(#"\n"#, with: "\n")
      .replacing(#"\t"#, with: " ")
  }
}
