import SwiftSyntax

// Code that `#if swift(…)` does not take. It may be written for another version of the language, so
// Swift does not parse it: it only looks for the directive behind it.
extension Conversion {
  /// Returns the stretches between directives that Swift would not parse.
  ///
  /// Only the directives' tokens count, since such code may leave anything open.
  func unreadStretches(in tree: SourceFileSyntax) -> [Range<Int>] {
    var unread = UnreadClauses(conversion: self)
    for token in tree.tokens(viewMode: .sourceAccurate) { unread.take(token) }
    return unread.stretches
  }
}

private struct UnreadClauses {
  /// One `#if` with what is known of its clauses so far.
  private struct Conditional {
    var hasTaken = false
    var asksVersion = false
    /// Where the clause begins that is not parsed.
    var start: Int?
  }

  /// Decides the conditions. A copy, so that its messages are lost: the conversion gives them later.
  var conversion: Conversion
  private(set) var stretches: [Range<Int>] = []
  private var open: [Conditional] = []
  /// The `#if` within the clause that is not parsed.
  private var nested = 0

  init(conversion: Conversion) { self.conversion = conversion }

  mutating func take(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .poundIf where open.last?.start != nil: nested += 1
    case .poundIf:
      open.append(Conditional())
      enter(token)
    case .poundEndif where nested > 0: nested -= 1
    case .poundElseif where nested == 0, .poundElse where nested == 0, .poundEndif:
      leave(token)
      if token.tokenKind == .poundEndif { _ = open.popLast() } else { enter(token) }
    default: break
    }
  }

  /// Begins the clause behind a directive.
  private mutating func enter(_ token: TokenSyntax) {
    guard var conditional = open.popLast() else { return }
    let clause = token.parent?.as(IfConfigClauseSyntax.self)
    var isTaken = !conditional.hasTaken
    // As Swift does: behind a clause that is taken, no condition is looked at.
    if isTaken, token.tokenKind != .poundElse {
      conditional.asksVersion = false
      if let condition = clause?.condition, !condition.hasError {
        (isTaken, conditional.asksVersion) = conversion.decided(condition)
      }
    }
    if isTaken { conditional.hasTaken = true }
    if !isTaken, conditional.asksVersion {
      let end = clause?.condition?.endPositionBeforeTrailingTrivia
      conditional.start = (end ?? token.endPositionBeforeTrailingTrivia).utf8Offset
    }
    open.append(conditional)
  }

  /// Ends the clause before a directive.
  private mutating func leave(_ token: TokenSyntax) {
    guard !open.isEmpty, let start = open[open.count - 1].start else { return }
    open[open.count - 1].start = nil
    let end = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if start < end { stretches.append(start..<end) }
  }
}
