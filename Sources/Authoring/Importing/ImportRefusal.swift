public import Curriculum
public import QuizEngine

/// The reason why a section of a Swift file doesn't become a question.
public enum ImportRefusal: Error, Hashable, Sendable {
  /// No kind of question is asked by these words.
  case unknownRequest(String)
  /// The kind needs blocks that comments can't give.
  case needsMore(QuestionKind)
  /// A count asks for this, which is no event.
  case noEventToCount(String)
  /// The check finds this, whichever rule the question is about.
  case problem(Problem)
  /// No rule that acts in the run decides the question; with the first finding about the first rule
  /// that was tried.
  case noRuleDecides(question: String, first: Problem?)
}
