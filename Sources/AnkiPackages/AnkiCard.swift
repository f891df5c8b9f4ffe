public import ReviewLog
public import SpacedRepetition

/// The card of a note: when it is asked, what is remembered, and every review.
public struct AnkiCard: Hashable, Sendable {
  public var schedule: Schedule
  /// Nil before the first graded review.
  public var memory: MemoryState?
  public var lastReview: UTCTime?
  public var lapseCount = 0
  public var isSuspended = false
  /// In the order of time.
  public var reviews: [AnkiReview] = []

  /// When a card is asked next.
  public enum Schedule: Hashable, Sendable {
    /// Never asked; new cards come in the order of their notes.
    case new
    case learning(due: UTCTime)
    case relearning(due: UTCTime)
    /// On a day, so many days after the last review.
    case review(due: StudyDay, interval: Days)
  }

  public init(schedule: Schedule) { self.schedule = schedule }
}

/// A review of a card.
public struct AnkiReview: Hashable, Sendable {
  public var time: UTCTime
  public var rating: Rating
  /// The time from the question to the answer.
  public var duration: Duration
  /// The time until the next review, as it was decided before this one and by it.
  public var before: Scheduler.Interval
  public var after: Scheduler.Interval
  /// From 1 to 10, after the review.
  public var difficulty: Double?
  public var kind: Kind

  public enum Kind: Int, Hashable, Sendable {
    case learning = 0
    case review = 1
    case relearning = 2
    /// It says nothing about the memory: Anki leaves it out when it computes one.
    case filtered = 3
  }

  public init(
    time: UTCTime, rating: Rating, duration: Duration, before: Scheduler.Interval,
    after: Scheduler.Interval, difficulty: Double?, kind: Kind
  ) {
    self.time = time
    self.rating = rating
    self.duration = duration
    self.before = before
    self.after = after
    self.difficulty = difficulty
    self.kind = kind
  }
}

extension AnkiReview {
  /// The difficulty as Anki keeps it, in the place of an older scheduler's factor: 100 for the easiest, 1,100 for the
  /// hardest.
  var factor: Int {
    guard kind != .filtered, let difficulty else { return 0 }
    return Int(((difficulty - 1) / 9 * 1000 + 100).rounded())
  }
}

extension Scheduler.Interval {
  /// Days, or seconds below zero.
  var ankiNumber: Int {
    switch self {
    case .days(let days): days.rawValue
    case .step(let duration): -Int(clamping: duration.components.seconds)
    }
  }
}
