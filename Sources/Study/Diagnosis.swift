public import QuizEngine
public import Scenarios

/// The misconceptions that an answer speaks for or against.
public struct Diagnosis {
  /// Misconceptions that are named with this answer, or with which it goes on agreeing.
  public var named: [Misconception] = []
  /// A misconception that was named before and gives this answer too.
  public var again: Misconception?
  /// Misconceptions that are withdrawn with this answer.
  public var withdrawn: [Misconception] = []
  /// The answer is wrong here and right on other releases, which is no misconception.
  public var releases: OtherReleases?
  /// The smallest code that shows the first named misconception to be wrong.
  public var counterexample: Counterexample?

  /// The misconception behind the answer, as far as one is named.
  public var misconception: Misconception? { named.first ?? again }
}
