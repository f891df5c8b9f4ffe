public import Curriculum
public import QuizEngine
public import Releases
public import Scenarios

/// The misconceptions that an answer speaks for or against.
public struct Diagnosis {
  /// Misconceptions that are named with this answer, or with which it goes on agreeing.
  public var named: [Misconception] = []
  /// A misconception that was named before and gives this answer too.
  public var again: Misconception?
  /// Misconceptions that are withdrawn with this answer.
  public var withdrawn: [Misconception] = []
  /// The answer is wrong here and right on other releases.
  public var releases: OtherReleases?
  /// With this answer it is clear that the learner remembers these releases: several answers, those of a
  /// named misconception among them, were right there.
  public var remembered: OtherReleases?
  /// The answers that agree with each other and with nothing known, this one last: they may come from a
  /// misconception that is not listed.
  public var unlisted: [StrayAnswer] = []
  /// The smallest code that shows the first named misconception to be wrong.
  public var counterexample: Counterexample?

  /// The misconception behind the answer, as far as one is named.
  public var misconception: Misconception? { named.first ?? again }
}

/// A learner's wrong answer that nothing known gives: its first difference from the truth.
public struct StrayAnswer: Hashable, Sendable {
  /// The question; nil for a generated one, which no learner can look up.
  public var question: QuestionID?
  /// What the learner said; nil where the answer lacks something.
  public var yours: String?
  /// What is true; nil where the answer has something too many.
  public var real: String?

  public init(question: QuestionID?, yours: String?, real: String?) {
    self.question = question
    self.yours = yours
    self.real = real
  }
}
