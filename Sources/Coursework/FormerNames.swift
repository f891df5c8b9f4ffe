public import Curriculum

/// The names that the questions of a course had, by which earlier answers are found.
///
/// A question that was split gives its answers to the first part that names it, as in the learner's log.
public struct FormerNames: Hashable, Sendable {
  private var names: [QuestionID: [QuestionID]] = [:]
  private var heirs: [QuestionID: QuestionID] = [:]

  public init(_ successions: [Succession<QuestionID>] = []) {
    for succession in successions where heirs[succession.name] == nil {
      heirs[succession.name] = succession.heir
      names[succession.heir, default: []].append(succession.name)
    }
  }

  /// The former names of a question, in the order in which it gives them.
  public func names(of question: QuestionID) -> [QuestionID] { names[question] ?? [] }

  /// The name of today of an answer's question.
  public func name(of attempt: HandIn.Attempt) -> String {
    heirs[QuestionID(rawValue: attempt.question)]?.rawValue ?? attempt.question
  }
}
