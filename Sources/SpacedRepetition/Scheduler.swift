/// Decides when a memory is reviewed next: FSRS for days, steps for minutes.
///
/// Steps are py-fsrs's: a new or forgotten memory is seen again within minutes until it passes the
/// last step. Stability and difficulty change on every review, also inside steps.
public struct Scheduler: Sendable {
  /// The memory model.
  public var fsrs: FSRS
  /// The probability of recall at which a review is due, from 0.01 to 0.999.
  public var desiredRetention: Double
  /// The upper end of every interval.
  public var longestInterval: Days
  /// The delays of a new memory before its first interval of days.
  public var learningSteps: [Duration]
  /// The delays of a forgotten memory before its next interval of days.
  public var relearningSteps: [Duration]
  /// Nil leaves intervals as FSRS computes them.
  public var fuzz: Fuzz?

  public init(
    fsrs: FSRS = FSRS(), desiredRetention: Double = 0.9,
    longestInterval: Days = FSRS.longestInterval, learningSteps: [Duration] = [],
    relearningSteps: [Duration] = [], fuzz: Fuzz? = nil
  ) {
    self.fsrs = fsrs
    self.desiredRetention = desiredRetention
    self.longestInterval = longestInterval
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.fuzz = fuzz
  }

  /// The phase of a memory's life; steps are counted from 0.
  public enum Phase: Hashable, Sendable {
    case learning(step: Int)
    case review
    case relearning(step: Int)
  }

  /// The time until the next review.
  public enum Interval: Hashable, Sendable {
    case step(Duration)
    case days(Days)
  }

  /// The outcome of a review: the memory, its phase and the time until the next review.
  public struct Scheduled: Hashable, Sendable {
    /// The memory after the review.
    public var memory: MemoryState
    /// The phase after the review.
    public var phase: Phase
    /// The time until the next review.
    public var interval: Interval

    public init(memory: MemoryState, phase: Phase, interval: Interval) {
      self.memory = memory
      self.phase = phase
      self.interval = interval
    }
  }

  /// Returns the outcome of a review; `memory` is nil before the first one.
  ///
  /// `id`, `reviewCount` (reviews before this one) and `load` (the memories that are due after so many days)
  /// only choose the fuzz.
  public func review(
    _ memory: MemoryState?, in phase: Phase, after elapsed: Days, rated rating: Rating,
    id: UInt64 = 0, reviewCount: Int = 0, load: (Days) -> Int = { _ in 0 }
  ) -> Scheduled {
    let next =
      memory.map { fsrs.next($0, after: elapsed, rated: rating) }
      ?? fsrs.firstState(rated: rating)

    func graduated() -> Scheduled {
      var interval = fsrs.interval(
        of: next, retention: desiredRetention, maximum: longestInterval)
      if let fuzz {
        interval = fuzz.spread(
          interval, id: id, reviewCount: reviewCount, maximum: longestInterval, load: load)
      }
      return Scheduled(memory: next, phase: .review, interval: .days(interval))
    }

    switch phase {
    case .review:
      guard rating == .again, let first = relearningSteps.first else { return graduated() }
      return Scheduled(memory: next, phase: .relearning(step: 0), interval: .step(first))
    case .learning(let step):
      guard let (step, delay) = Self.move(from: step, in: learningSteps, rating) else {
        return graduated()
      }
      return Scheduled(memory: next, phase: .learning(step: step), interval: .step(delay))
    case .relearning(let step):
      guard let (step, delay) = Self.move(from: step, in: relearningSteps, rating) else {
        return graduated()
      }
      return Scheduled(memory: next, phase: .relearning(step: step), interval: .step(delay))
    }
  }

  /// Returns the step to go to and its delay, or nil when the steps are behind.
  private static func move(
    from step: Int, in steps: [Duration], _ rating: Rating
  ) -> (step: Int, delay: Duration)? {
    guard let first = steps.first else { return nil }
    switch rating {
    case .again:
      return (0, first)
    case .hard:
      guard steps.indices.contains(step) else { return nil }
      guard step == 0 else { return (step, steps[step]) }
      return (0, steps.count == 1 ? first * 3 / 2 : (first + steps[1]) / 2)
    case .good:
      guard steps.dropLast().indices.contains(step) else { return nil }
      return (step + 1, steps[step + 1])
    case .easy:
      return nil
    }
  }
}
