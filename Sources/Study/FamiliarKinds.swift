internal import Curriculum
internal import ReviewLog

/// The kinds of questions with which a sitting begins: few, so that what is new is what they ask and not
/// how.
struct FamiliarKinds {
  private var asked: [PresentationID: QuestionKind] = [:]

  private static let questionCount = 10
  private static let kindCount = 3

  /// Takes in that a question was asked; it may be asked again when a learner comes back to it.
  mutating func add(_ presentation: Presentation) { asked[presentation.id] = presentation.kind }

  /// The kinds that the next question should be of; nil for all.
  var wanted: Set<QuestionKind>? {
    let kinds = Set(asked.values)
    return asked.count >= Self.questionCount || kinds.count < Self.kindCount ? nil : kinds
  }
}
