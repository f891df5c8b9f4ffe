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
  case question(QuestionID)
  /// The first line of its scenario.
  case scenario(QuestionID)
  case rule(QuestionID, index: Int)
  case claim(QuestionID, index: Int)
  /// An event of an order, or the one of a count.
  case event(QuestionID, index: Int)
  /// The text of a choice, or the statement.
  case choice(QuestionID, index: Int)
  /// The check of a choice or of a statement.
  case check(QuestionID, index: Int)
}
