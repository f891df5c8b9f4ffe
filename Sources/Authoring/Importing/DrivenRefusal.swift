public import ControllerDriver
public import Curriculum

/// The reason why a view controller of a real app doesn't become a question.
public enum DrivenRefusal: Hashable, Sendable {
  /// No excerpt of the class lives as the class did.
  case nothingAsked(of: DrivableClass, ExcerptedDrive.Refusal)
  /// The check refuses the question of this kind; with the callback that the first form is about.
  case notAsked(QuestionKind, about: String?, of: DrivableClass, ImportRefusal)
  /// There is no callback whose number UIKit promises.
  case noPromisedCount(QuestionKind, of: DrivableClass)
}
