public import Curriculum
public import SpacedRepetition

/// The fact that a learner answered a presentation. There is at most one for each.
public struct Review: Hashable, Sendable {
  public var id: ReviewID
  public var presentation: PresentationID
  public var learner: LearnerID
  public var moment: Moment
  /// As the learner typed it.
  public var typed: String
  /// As it was understood: one event, line, item or number each. Of items the texts, since their
  /// letters are others each time; earlier versions kept the letters.
  public var read: [String]
  public var verdict: Verdict
  /// From 0 to 1. Partial credit is shown and never graded as a pass.
  public var score: Double
  /// What the target rule is graded; nil grades nothing.
  public var rating: Rating?
  /// How many hints were shown before.
  public var hintCount: Int
  /// The learner's own probability of being right, given before the verdict.
  public var confidence: Double?
  public var duration: Duration
  /// Rules other than the target that the answer got wrong: they become due.
  public var missed: [RuleID]
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

  /// What the run said of the answer.
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
