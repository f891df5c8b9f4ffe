public import SpacedRepetition

/// A learner's memory of one rule, as it follows from the log.
///
/// `Projection` computes it, for a log in memory and for the tables of a store.
public struct RuleState: Hashable, Sendable {
  /// Nil until the rule is graded.
  public var memory: MemoryState?
  /// The phase of the rule's memory.
  public var phase: Scheduler.Phase
  /// When the rule is asked next.
  public var due: UTCTime
  /// When the rule was graded last.
  public var lastReview: UTCTime?
  /// The learner's day of the last grade.
  public var lastDay: StudyDay?
  /// The number of graded reviews.
  public var reviewCount: Int
  /// The number of graded reviews that passed.
  public var passCount: Int
  /// How often the learner forgot the rule after learning it.
  public var lapseCount: Int
  /// The number of days since the last *again* with a pass that neither a guess nor the memory of the
  /// last answer explains.
  public var strongPassDays: Int
  /// The last of those days.
  public var lastStrongPassDay: StudyDay?
  /// After an undo, the day on which the next pass is not graded.
  public var ungradedPassDay: StudyDay?
  /// Whether the learner does not want to be asked.
  public var isSuspended: Bool
  /// Whether a pass that may be a guess waits for another one, with which it counts.
  public var isPassPending: Bool

  /// The state of a rule that is first heard of at `time`.
  public init(firstSeen time: UTCTime) {
    memory = nil
    phase = .learning(step: 0)
    due = time
    lastReview = nil
    lastDay = nil
    reviewCount = 0
    passCount = 0
    lapseCount = 0
    strongPassDays = 0
    lastStrongPassDay = nil
    ungradedPassDay = nil
    isSuspended = false
    isPassPending = false
  }

  /// Whether the rule is asked again in the same sitting: the last answer was wrong, or a pass that may
  /// be a guess.
  public var isReturning: Bool {
    if isPassPending { return true }
    switch phase {
    case .review: return false
    case .learning, .relearning: return memory != nil
    }
  }

  /// A learner's progress with a rule.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// Never graded.
    case new
    case learning
    /// Passed on two days where neither guessing nor remembering helps, and not failed since.
    case held
  }

  /// The learner's progress with the rule.
  public var standing: Standing {
    if memory == nil { return .new }
    return strongPassDays >= 2 ? .held : .learning
  }

  /// A fact that concerns one rule.
  public enum Step: Hashable, Sendable {
    /// The answer is repeated where the question's right answer is the same as the last time.
    case graded(Rating, hintCount: Int, guessRate: Double, isRepeated: Bool = false)
    /// An answer graded for another rule got this one wrong.
    case missedElsewhere
    case undone
    case suspended
    case resumed
  }

  /// The guess rate up to which a pass shows that the rule is known.
  public static let strongestGuessRate = 0.05

  /// The guess rate above which a pass alone never makes a memory more stable.
  public static let weakestGuessRate = 0.2

  /// The number of days over which a placement spreads the rules that it found to be known.
  public static let placementDays = 7

  /// Applies one step; steps come in the log's order. `fuzzID` names the learner's rule to the fuzz, and
  /// `load` is the number of the learner's other rules that are due on a day that begins then.
  public mutating func apply(
    _ step: Step, at time: UTCTime, in zone: ZoneOffset, scheduler: Scheduler, fuzzID: UInt64,
    load: (UTCTime) -> Int = { _ in 0 }
  ) {
    let day = StudyDay(of: time, in: zone)
    switch step {
    case .missedElsewhere:
      due = min(due, time)
    case .undone:
      due = min(due, time)
      ungradedPassDay = day
    case .suspended:
      isSuspended = true
    case .resumed:
      isSuspended = false
    case .graded(let rating, let hintCount, let guessRate, let isRepeated):
      let isUngraded = ungradedPassDay == day && rating.isPass
      ungradedPassDay = nil
      if isUngraded {
        // Nothing was learnt from an answer just seen; ask again tomorrow.
        due = day.advanced(by: 1).start(in: zone)
      } else if rating.isPass, guessRate > Self.weakestGuessRate, !isPassPending {
        // One pass by what may be a guess says too little; the next one counts for both.
        isPassPending = true
        reviewCount += 1
        passCount += 1
        due = time.advanced(by: scheduler.relearningSteps.first ?? .zero)
      } else {
        isPassPending = false
        grade(
          rating,
          isStrong: hintCount == 0 && guessRate <= Self.strongestGuessRate && !isRepeated,
          at: time, day: day, zone: zone, scheduler: scheduler, fuzzID: fuzzID, load: load)
      }
    }
  }

  private mutating func grade(
    _ rating: Rating, isStrong: Bool, at time: UTCTime, day: StudyDay, zone: ZoneOffset,
    scheduler: Scheduler, fuzzID: UInt64, load: (UTCTime) -> Int
  ) {
    // Going west can make a day come twice.
    let elapsed = Days(max(day.days(since: lastDay ?? day), 0))
    let scheduled = scheduler.review(
      memory, in: phase, after: elapsed, rated: rating, id: fuzzID, reviewCount: reviewCount,
      load: { load(day.advanced(by: $0.rawValue).start(in: zone)) })
    if rating == .again, phase == .review, memory != nil { lapseCount += 1 }
    memory = scheduled.memory
    phase = scheduled.phase
    due =
      switch scheduled.interval {
      case .step(let delay): time.advanced(by: delay)
      case .days(let days): day.advanced(by: days.rawValue).start(in: zone)
      }
    if rating == .easy, reviewCount == 0 {
      // Only a placement rates easy: its rules come back over a week, not all on one day.
      let most = min(Self.placementDays, scheduler.longestInterval.rawValue)
      let days = 1 + Int(fuzzID % UInt64(max(1, most)))
      due = day.advanced(by: days).start(in: zone)
    }
    lastReview = time
    lastDay = day
    reviewCount += 1
    if rating.isPass {
      passCount += 1
      if isStrong, lastStrongPassDay != day {
        strongPassDays += 1
        lastStrongPassDay = day
      }
    } else {
      strongPassDays = 0
      lastStrongPassDay = nil
    }
  }
}
