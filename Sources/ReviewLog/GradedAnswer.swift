public import Curriculum
public import SpacedRepetition

/// An answer that graded a rule, with the rule's state before and after it.
public struct GradedAnswer: Hashable, Sendable {
  /// The rule that the answer graded.
  public var rule: RuleID
  /// The time on which it counts, as `Moment.studyTime`.
  public var time: UTCTime
  /// The learner's day of the answer.
  public var day: StudyDay
  /// The grade.
  public var rating: Rating
  /// The probability that a blind guess is right.
  public var guessRate: Double
  /// The learner's own probability of being right, from 0 to 1.
  public var confidence: Double?
  /// The time from showing the question to the answer.
  public var duration: Duration
  /// Whether the verdict was *right*.
  public var isRight: Bool
  /// The rule's state before the answer; nil when no earlier entry of the log concerned it.
  public var before: RuleState?
  /// The rule's state after the answer.
  public var after: RuleState

  public init(
    rule: RuleID, time: UTCTime, day: StudyDay, rating: Rating, guessRate: Double,
    confidence: Double? = nil, duration: Duration = .zero, isRight: Bool, before: RuleState?,
    after: RuleState
  ) {
    self.rule = rule
    self.time = time
    self.day = day
    self.rating = rating
    self.guessRate = guessRate
    self.confidence = confidence
    self.duration = duration
    self.isRight = isRight
    self.before = before
    self.after = after
  }

  /// The probability of recall that the schedule predicted; nil for a rule's first answer and on the
  /// day of its last one, where the model of forgetting says nothing.
  public func predictedRecall(by fsrs: FSRS) -> Double? {
    guard let memory = before?.memory, let last = before?.lastDay, day > last else { return nil }
    return fsrs.retrievability(of: memory, after: Days(day.days(since: last)))
  }
}

extension RuleState {
  /// The probability that the rule is known on a day; nil when it was never graded.
  ///
  /// A rule that the learner got wrong on that day counts as on the next day: reading the answer is not
  /// knowing it.
  public func recall(on day: StudyDay, by fsrs: FSRS) -> Double? {
    guard let memory, let lastDay else { return nil }
    let least = if case .review = phase { 0 } else { 1 }
    return fsrs.retrievability(of: memory, after: Days(max(least, day.days(since: lastDay))))
  }
}
