extension MarkdownFinding {
  var message: String {
    switch self {
    case .isLinkDefinition:
      "this line isn't shown to anyone: vdl takes no link definitions; write [text](address)"
    case .isNestedTooDeep:
      "lists and quotations are nested too deep"
    case .hasTooMuchEmphasis(let limit):
      "the file has more than \(limit) signs '*' and '_'; split the lesson in two"
    case .hasTooManyInstructions(let limit):
      "the file has more than \(limit) signs '<!' and '<?'; split the lesson in two"
    case .hasTooManySigns(let limit):
      "the file has more than \(limit) brackets and other signs of Markdown; split the lesson in two"
    case .hasLineAcross:
      "a line across the page isn't shown; divide the text by '## …' headings"
    case .hasHTML:
      "HTML isn't shown on a terminal; write it in Markdown"
    case .hasInlineHTML:
      "HTML isn't shown on a terminal; put code such as '<T>' between '`' signs"
    case .hasTable:
      "a table doesn't fit a narrow terminal; write a list"
    case .hasPicture:
      "a picture isn't shown on a terminal; say it in words"
    case .isUnknown:
      "this kind of Markdown isn't shown on a terminal; write paragraphs and lists"
    case .headingByLine:
      "the line below makes this a heading; write '## …', or put a blank line before the '---'"
    case .headingIsEmpty:
      "a heading without words; write '## …'"
    case .headingLacksSpace:
      "a heading needs a space after the '#' signs; write '## …'"
    case .headingIsInside:
      "a heading inside a list or quotation; begin it at the margin"
    case .codeByIndentation:
      "code by indentation; put it between '```' lines that say what it is, for example '```swift run'"
    case .codeIsInside:
      "code inside a list or quotation; begin its fence at the margin"
    case .fenceIsIndented:
      "an indented fence; begin it at the margin"
    case .isNoFence:
      "this isn't a fence yet; begin it at the margin with three '`' and what it holds"
    case .isNeverClosed(let signs, next: let next):
      "this block is never closed; end it with a line of '\(signs)'"
        + (next.map { " before line \($0) begins the next" } ?? "")
    }
  }
}
