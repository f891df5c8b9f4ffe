/// The sum of one learner's answers on one day in one lesson.
public struct DaySummary: Hashable, Sendable {
  /// The number of answers.
  public var answered: Int
  /// The number of right answers.
  public var right: Int
  /// Time spent answering.
  public var milliseconds: Int64
  /// When the first answer counts.
  public var first: UTCTime
  /// When the last answer counts.
  public var last: UTCTime

  public init(
    answered: Int, right: Int, milliseconds: Int64, first: UTCTime, last: UTCTime
  ) {
    self.answered = answered
    self.right = right
    self.milliseconds = milliseconds
    self.first = first
    self.last = last
  }

  /// The sum of no answers.
  init() {
    self.init(
      answered: 0, right: 0, milliseconds: 0, first: UTCTime(milliseconds: .max),
      last: UTCTime(milliseconds: .min))
  }

  mutating func add(_ answer: Projection.Answer, at time: UTCTime) {
    answered += 1
    right += answer.isRight ? 1 : 0
    milliseconds = milliseconds.addingSaturated(answer.milliseconds)
    first = min(first, time)
    last = max(last, time)
  }
}
