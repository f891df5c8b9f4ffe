/// What is wrong with the text of a lesson, said to its author. In lower case, no full stop.
public enum LessonFiles {
  // MARK: The front matter

  public static let frontMatterIsOpen = "the front matter is never closed; end it with a line '---'"
  public static let noFrontMatter =
    "a lesson begins with a line '---' and its front matter: lesson:, title:, aim:"
  public static let frontMatter = "the front matter"
  /// What a title and an aim could be.
  public static let titleForExample = "The view that is not there yet"
  public static let aimForExample = "You can say which line makes the view."
  public static let saysNothing = "the lesson says nothing; write it below the front matter"

  // MARK: Headings

  public static let headingOfFirstLevel =
    "a heading of the first level; the title stands in the front matter, write '## …'"

  public static func headingOfLevel(_ level: Int) -> String {
    "a heading of level \(level); write '##' or '###'"
  }

  public static let noQuestionHeading =
    "a question begins with '## Question: ' and its id, as '## Question: first-read'"
  public static let headingByLine =
    "a heading made by a line below it; write '## …', or put a blank line before the '---'"
  public static let headingWithoutWords = "a heading without words; write '## …'"
  public static let headingWithoutSpace =
    "a heading needs a space after the '#' signs; write '## …'"
  public static let headingInside = "a heading inside a list or quotation; begin it at the margin"

  // MARK: Code

  public static let fenceSaysNothing = "a fence that does not say what it holds"
  public static let runOrRead =
    "Swift in a lesson is run or only read; write '```swift run' and what it prints in a "
    + "'```printed' block after it, or '```swift read'"

  public static func unknownWords(after word: String) -> String {
    "unknown words after '\(word)'; leave them out"
  }

  public static let printedWithoutCode =
    "'printed' without code; it stands right after a '```swift run' block"

  public static func outsideAQuestion(_ block: String) -> String {
    "'\(block)' outside a question; it stands below a heading '## Question: …'"
  }

  public static func unknownBlock(_ name: String) -> String {
    "unknown block '\(name)'"
  }

  public static func unknownDevice(_ name: String) -> String {
    "unknown device '\(name)'"
  }

  public static func unknownOption(_ name: String) -> String {
    "unknown option '\(name)'"
  }

  public static let noCode = "no code here; write the Swift that is run"
  public static let nothingPrinted =
    "code that is run says what it prints; add a '```printed' block right after it"
  public static let holdsWithoutCode =
    "'holds' without code; it stands right after a 'printed' block"
  public static let aSentence = "a sentence"
  public static let codeByIndentation =
    "code by indentation; put it between '```' lines that say what it is, as '```swift run'"
  public static let fenceIsIndented = "a fence that is indented; begin it at the margin"
  public static let noFence =
    "a fence that is not one; begin it at the margin with three '`' and what it holds"
  public static let codeInside = "code inside a list or quotation; begin its fence at the margin"

  /// `sign` is what a block begins and ends with; the line is where the next one begins.
  public static func isNeverClosed(_ sign: String, beforeLine next: Int?) -> String {
    "this block is never closed; end it with a line of '\(sign)'"
      + (next.map { " before line \($0) begins the next" } ?? "")
  }

  // MARK: What a terminal does not show

  public static let isNotShown =
    "this line is not shown to anyone: link definitions are not taken; write [text](address)"
  public static let hasLineAcross =
    "a line across the page is not shown; divide the text by '## …' headings"
  public static let hasHTML = "HTML is not shown on a terminal; write it in Markdown"
  public static let hasOtherMarkdown =
    "this kind of Markdown is not shown on a terminal; write paragraphs and lists"
  public static let hasTable = "a table does not fit a narrow terminal; write a list"
  public static let hasPicture = "a picture is not shown on a terminal; say it in words"
  public static let hasHTMLInline =
    "HTML is not shown on a terminal; put code such as '<T>' between '`' signs"
}
