/// A mistake in a lesson outside of its questions: front matter, headings, code that is run.
enum LessonFinding: ContentFinding {
  case hasNoFrontMatter
  case frontMatterIsOpen
  case isEmpty
  case requiresTooMany(limit: Int)

  case headingOfFirstLevel
  /// 4, 5 or 6.
  case headingOfLevel(Int)
  /// A heading that was meant to begin a question.
  case isNoQuestionHeading

  /// Swift that does not say whether it is run.
  case swiftIsNeitherRunNorRead
  case hasNoCode
  case codeHasNoOutput
  case outputHasNoCode
  /// Sentences that do not follow the output of code.
  case sentencesHaveNoCode
  /// A picture that does not follow the output of code, or a second one.
  case timelineHasNoCode
  case timelineIsEmpty
  case timelineIsTooLong(most: Int)
  /// A block that only a question may have.
  case isOutsideAQuestion(block: String)
}
