public import Curriculum

/// Something that became of a question that learners have in their database.
public struct QuestionChange: Hashable, Sendable {
  /// The id that the database has.
  public var question: QuestionID
  /// The reviews that the change concerns.
  public var reviewCount: Int
  public var what: What

  public enum What: Hashable, Sendable {
    /// The scenario, the task or the answer was edited.
    case asksSomethingElse
    /// The model now answers otherwise, and so many of the reviews would get another verdict.
    case hasAnotherAnswer(judgedOtherwise: Int)
  }
}
