/// A part of a course that a message can speak of; whoever read the files knows where it stands.
public enum ContentPart: Hashable, Sendable {
  case course(CourseID)
  case lesson(LessonID)
  /// A ledger id in a lesson's front matter.
  case lessonClaim(LessonID, index: Int)
  /// The first line of code of the lesson's block number `index`.
  case code(LessonID, index: Int)
  /// The first printed line that goes with the lesson's block number `index`.
  case printed(LessonID, index: Int)
  /// The check of a sentence below the lesson's block number `block`.
  case sentence(LessonID, block: Int, index: Int)
  case question(QuestionID)
  /// The first line of its scenario.
  case scenario(QuestionID)
  case rule(QuestionID, index: Int)
  case claim(QuestionID, index: Int)
  /// An event of an order, or the one of a count.
  case event(QuestionID, index: Int)
  /// The text of a choice, a statement, a goal, a cause or an action.
  case choice(QuestionID, index: Int)
  /// What decides it: a check, the line or rule of a cause, the code of an action.
  case check(QuestionID, index: Int)
  /// The expression of a state, the code to put in, or the code of a solution; its first line.
  case detail(QuestionID)
  /// The first line of the code that is run after the learner's.
  case drive(QuestionID)
  /// What a feedback answers.
  case feedback(QuestionID, index: Int)
  case hint(QuestionID, index: Int)
  case variation(QuestionID)
}
