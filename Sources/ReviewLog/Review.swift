public import Curriculum
public import SpacedRepetition

/// The fact that a learner answered a presentation. A presentation has at most one.
public struct Review: Hashable, Sendable {
  public var id: ReviewID
  /// The presentation that the review answers.
  public var presentation: PresentationID
  /// The learner who answered.
  public var learner: LearnerID
  /// When the learner answered.
  public var moment: Moment
  /// The answer as the learner typed it.
  public var typed: String
  /// The answer as it was understood: one event, line, item or number each. Items are kept by their
  /// texts, since their letters change each time; earlier versions kept the letters.
  public var read: [String]
  /// The run's judgement of the answer.
  public var verdict: Verdict
  /// From 0 to 1. Partial credit is shown and never graded as a pass.
  public var score: Double
  /// The grade of the target rule; nil grades nothing.
  public var rating: Rating?
  /// The number of hints shown before the answer.
  public var hintCount: Int
  /// The learner's own probability of being right, from 0 to 1, given before the verdict.
  public var confidence: Double?
  /// The time from showing the question to the answer.
  public var duration: Duration
  /// Rules other than the target that the answer got wrong: they become due.
  public var missed: [RuleID]
  /// The version of vdl that judged the answer.
  public var programVersion: String

  public init(
    id: ReviewID, presentation: PresentationID, learner: LearnerID, moment: Moment, typed: String,
    read: [String], verdict: Verdict, score: Double, rating: Rating?, hintCount: Int = 0,
    confidence: Double? = nil, duration: Duration, missed: [RuleID] = [], programVersion: String
  ) {
    self.id = id
    self.presentation = presentation
    self.learner = learner
    self.moment = moment
    self.typed = typed
    self.read = read
    self.verdict = verdict
    self.score = score
    self.rating = rating
    self.hintCount = hintCount
    self.confidence = confidence
    self.duration = duration
    self.missed = missed
    self.programVersion = programVersion
  }

  /// The run's judgement of the answer.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case right, wrong, partly
  }
}

extension Rating {
  /// Grades the target rule of an answer.
  ///
  /// The first and second hint make a right answer *hard*, the third gives it away. Only a placement
  /// is ever *easy*: elsewhere a right answer says no more than that.
  public init(
    verdict: Review.Verdict, hintCount: Int, occasion: Presentation.Occasion
  ) {
    switch (verdict, hintCount) {
    case (.wrong, _), (.partly, _), (.right, 3...): self = .again
    case (.right, 1...2): self = .hard
    case (.right, _): self = occasion == .placement ? .easy : .good
    }
  }
}
