import Curriculum

/// A mistake in the parts of a question: one is missing, too many, or in the wrong place.
enum QuestionFinding: ContentFinding {
  case hasHeading(QuestionID)
  case proseBeforeAsk(QuestionID)
  case proseAfterScenario(QuestionID)

  case hasNoAsk(QuestionID)
  case hasSecondAsk(QuestionID)
  case hasNoPrompt(QuestionID)
  case namesNoRule(QuestionID)

  case hasNoScenario(QuestionID)
  case hasSecondScenario(QuestionID)
  case scenarioIsEmpty(QuestionID)
  /// A word after 'swift' that is nearly the name of a block.
  case unknownSwift(word: String, near: String)
  /// Words after 'swift' that a scenario does not take.
  case scenarioTakesNoWords(String)

  case hasSecondBlock(QuestionID, String)
  case lacksBlock(QuestionID, QuestionKind, String)
  /// A block of another kind, and the blocks of this one.
  case takesNoBlock(QuestionKind, String, own: [String])
  case blockIsEmpty(String)

  /// An explanation of so many words, none or too many.
  case explanationLength(Int)

  case eventIsListedTwice(String)
  /// A block with too few or too many parts, which the noun names.
  case partCount(Int, of: String, expected: ClosedRange<Int>)
  /// A number of statements other than one.
  case statementCount(Int, QuestionKind)
}
