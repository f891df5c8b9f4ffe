extension LessonFinding {
  var message: String {
    switch self {
    case .hasNoFrontMatter:
      "a lesson begins with a line '---' and its front matter: lesson:, title:, aim:"
    case .frontMatterIsOpen:
      "the front matter is never closed; end it with a line '---'"
    case .isEmpty:
      "the lesson says nothing; write it below the front matter"
    case .requiresTooMany(let limit):
      "a lesson requires \(limit) lessons at most; name the nearest ones, and they require the others"
    case .headingOfFirstLevel:
      "a heading of the first level; the front matter has the title, so write '## …'"
    case .headingOfLevel(let level):
      "a heading of level \(level); write '##' or '###'"
    case .isNoQuestionHeading:
      "a question begins with '## Question: ' and its id, for example '## Question: first-read'"
    case .swiftIsNeitherRunNorRead:
      "Swift in a lesson is run or only read; write '```swift run' and what it prints in a "
        + "'```printed' block after it, or '```swift read'"
    case .hasNoCode:
      "no code here; write the Swift to run"
    case .codeHasNoOutput:
      "this code runs, and nothing says what it prints; add a '```printed' block right after it"
    case .outputHasNoCode:
      "'printed' without code; put it right after a '```swift run' block"
    case .sentencesHaveNoCode:
      "'holds' without code; put it right after a 'printed' block"
    case .timelineHasNoCode:
      "'timeline' without code; put one right after a 'printed' block"
    case .timelineIsEmpty:
      "this timeline is empty; write an event in each line, for example 'Home.viewDidLoad'"
    case .timelineIsTooLong(let most):
      "this timeline has more than \(most) lines; choose fewer events"
    case .isOutsideAQuestion(let block):
      "'\(block)' outside a question; put it below a heading '## Question: …'"
    }
  }
}
