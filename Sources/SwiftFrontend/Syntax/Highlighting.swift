import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// A stretch of a Swift text that deserves a colour of its own.
public struct Highlight: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Attributes and `#if` count: they are words of the language too.
    case keyword
    case typeName
    /// Numbers, strings and regular expressions.
    case literal
    case comment
  }

  public var kind: Kind
  /// Offsets into the text's UTF-8.
  public var range: Range<Int>
}

/// Returns what of a text is more than a name or a mark, in order.
///
/// The text may be a part of a file and need not be right; of one that no parser should see, because
/// it nests too deeply or is too large, nothing is returned. Calls follow the nesting: the stack is
/// to be as large as for parsing.
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
