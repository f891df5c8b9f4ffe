public import Curriculum
public import ReviewLog

/// The kinds of questions that a sitting begins with: few, so that the learner meets new rules
/// before new kinds of questions.
public struct FamiliarKinds: Hashable, Sendable {
  private var asked: [PresentationID: QuestionKind] = [:]

  private static let questionCount = 10
  private static let kindCount = 3

  /// A sitting without questions.
  public init() {}

  /// Counts a question that was asked; one that is resumed counts once.
  public mutating func add(_ presentation: Presentation) {
    asked[presentation.id] = presentation.kind
  }

  /// The kinds that the next question should be of; nil for all.
  public var wanted: Set<QuestionKind>? {
    let kinds = Set(asked.values)
    return asked.count >= Self.questionCount || kinds.count < Self.kindCount ? nil : kinds
  }
}
