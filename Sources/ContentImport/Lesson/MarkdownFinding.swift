/// Markdown that a terminal cannot show, or that was meant as something else.
enum MarkdownFinding: ContentFinding, Equatable {
  /// A line that Markdown swallows: a link definition.
  case isLinkDefinition
  case isNestedTooDeep
  case hasTooMuchEmphasis(limit: Int)
  case hasTooManyInstructions(limit: Int)
  case hasTooManySigns(limit: Int)
  case hasLineAcross
  case hasHTML
  /// HTML within a line, such as a type's name in angle brackets.
  case hasInlineHTML
  case hasTable
  case hasPicture
  /// Markdown of any other kind that a lesson cannot have.
  case isUnknown

  /// A heading that a line of signs below it makes.
  case headingByLine
  case headingIsEmpty
  case headingLacksSpace
  case headingIsInside

  case codeByIndentation
  case codeIsInside
  case fenceIsIndented
  /// Signs that were meant to begin a block of code.
  case isNoFence
  /// The signs that end the block, and the line in which the next begins.
  case isNeverClosed(signs: String, next: Int?)
}
