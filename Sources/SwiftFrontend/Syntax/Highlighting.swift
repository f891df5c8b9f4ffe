import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// A range of a Swift text that gets a colour of its own.
public struct Highlight: Hashable, Sendable {
  /// The colour's meaning.
  public enum Kind: Hashable, Sendable {
    /// A keyword of the language, attributes and `#if` included.
    case keyword
    /// A name in the place of a type.
    case typeName
    /// A number, string or regular expression.
    case literal
    /// A comment, documentation included.
    case comment
  }

  public var kind: Kind
  /// UTF-8 offsets in the text.
  public var range: Range<Int>
}

/// Returns the parts of a text that are more than names and punctuation, in order.
///
/// The text may be a part of a file and contain mistakes. For a text that is too large or nests too
/// deeply for the parser, the result is empty. Calls follow the nesting: the stack must be as large
/// as for parsing.
public func highlights(in text: String) -> [Highlight] {
  guard TextGuard.refusal(of: Array(text.utf8)) == nil else { return [] }
  return Parser.parse(source: text).classifications.compactMap { piece in
    Highlight.Kind(piece.kind).map {
      let range = piece.range.lowerBound.utf8Offset..<piece.range.upperBound.utf8Offset
      return Highlight(kind: $0, range: range)
    }
  }
}

extension Highlight.Kind {
  fileprivate init?(_ classification: SyntaxClassification) {
    switch classification {
    case .keyword, .attribute, .ifConfigDirective: self = .keyword
    case .type: self = .typeName
    case .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral: self = .literal
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: self = .comment
    case .identifier, .dollarIdentifier, .argumentLabel, .operator, .editorPlaceholder, .none:
      return nil
    @unknown default: return nil
    }
  }
}
