internal import Glibc

/// The memory model FSRS-6: how stability and difficulty change with each review.
///
/// The formulas are those of py-fsrs 6.3.2 and fsrs-rs, which agree. All numbers that depend on the
/// parameters alone are computed once, since rebuilding a log takes a step for every review of the past.
///
///     let fsrs = FSRS()
///     let first = fsrs.firstState(rated: .good)
///     let second = fsrs.next(first, after: Days(2), rated: .good)
public struct FSRS: Sendable {
  /// The parameters from which all other numbers are computed.
  public let parameters: Parameters

  private let firstStates: [MemoryState]
  private let decay: Double
  private let factor: Double
  private let difficultyStep: Double
  private let meanReversion: Double
  private let meanDifficulty: Double
  private let recallGain: Double
  private let recallSaturation: Double
  private let recallSpacing: Double
  private let hardPenalty: Double
  private let easyBonus: Double
  private let forgetScale: Double
  private let forgetDifficulty: Double
  private let forgetStability: Double
  private let forgetSpacing: Double
  private let forgetCeiling: Double
  private let sameDayGain: (again: Double, hard: Double, good: Double, easy: Double)
  private let sameDaySaturation: Double

  /// The model with these parameters.
  public init(_ parameters: Parameters = .defaults) {
    self.parameters = parameters
    let w = parameters.weights
    decay = -w[20]
    factor = pow(0.9, 1 / decay) - 1
    difficultyStep = w[6]
    meanReversion = w[7]
    func firstDifficulty(_ rating: Rating) -> Double {
      w[4] - exp(w[5] * Double(rating.rawValue - 1)) + 1
    }
    // Reversion goes towards the first difficulty of Easy before it is clamped.
    meanDifficulty = firstDifficulty(.easy)
    firstStates = Rating.allCases.map { rating in
      MemoryState(
        stability: max(w[rating.rawValue - 1], Self.leastStability),
        difficulty: Self.clampedDifficulty(firstDifficulty(rating)))
    }
    recallGain = exp(w[8])
    recallSaturation = -w[9]
    recallSpacing = w[10]
    hardPenalty = w[15]
    easyBonus = w[16]
    forgetScale = w[11]
    forgetDifficulty = -w[12]
    forgetStability = w[13]
    forgetSpacing = w[14]
    forgetCeiling = exp(w[17] * w[18])
    func gain(_ rating: Rating) -> Double {
      exp(w[17] * (Double(rating.rawValue - 3) + w[18]))
    }
    sameDayGain = (gain(.again), gain(.hard), gain(.good), gain(.easy))
    sameDaySaturation = -w[19]
  }

  /// Returns the state after the very first review.
  public func firstState(rated rating: Rating) -> MemoryState {
    firstStates[rating.rawValue - 1]
  }

  /// Returns the state after a review `elapsed` days after the one before.
  ///
  /// The new stability follows from the old difficulty; difficulty changes afterwards.
  public func next(
    _ state: MemoryState, after elapsed: Days, rated rating: Rating
  ) -> MemoryState {
    let stability: Double
    if elapsed < Days(1) {
      stability = sameDayStability(state, rating)
    } else {
      let recall = retrievability(of: state, after: elapsed)
      stability =
        rating == .again
        ? stabilityAfterForgetting(state, recall) : stabilityAfterRecall(state, recall, rating)
    }
    return MemoryState(
      stability: max(stability, Self.leastStability),
      difficulty: nextDifficulty(state.difficulty, rating))
  }

  /// Returns the probability of recall, from 0 to 1, `elapsed` days after the last review.
  public func retrievability(of state: MemoryState, after elapsed: Days) -> Double {
    let days = Double(max(elapsed.rawValue, 0))
    return pow(1 + factor * days / state.stability, decay)
  }

  /// Returns the number of days, from 1 to `maximum`, after which the probability of recall has fallen to
  /// `retention`.
  public func interval(
    of state: MemoryState, retention: Double, maximum: Days = Self.longestInterval
  ) -> Days {
    precondition((0.01...0.999).contains(retention), "a retention is a probability below one")
    let days = (state.stability / factor * (pow(retention, 1 / decay) - 1)).rounded()
    // Written so that "not a number" counts as one day.
    return days > 1 ? Days(Int(min(days, Double(maximum.rawValue)))) : Days(1)
  }

  /// A hundred years, the upper end of every interval.
  public static let longestInterval = Days(36_500)

  private static let leastStability = 0.001

  private static func clampedDifficulty(_ difficulty: Double) -> Double {
    min(max(difficulty, 1), 10)
  }

  private func nextDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
    let change = -difficultyStep * Double(rating.rawValue - 3)
    let damped = difficulty + change * (10 - difficulty) / 9
    return Self.clampedDifficulty(
      meanReversion * meanDifficulty + (1 - meanReversion) * damped)
  }

  private func stabilityAfterRecall(
    _ state: MemoryState, _ recall: Double, _ rating: Rating
  ) -> Double {
    let penalty = rating == .hard ? hardPenalty : 1
    let bonus = rating == .easy ? easyBonus : 1
    let growth =
      recallGain * (11 - state.difficulty) * pow(state.stability, recallSaturation)
      * (exp((1 - recall) * recallSpacing) - 1) * penalty * bonus
    return state.stability * (1 + growth)
  }

  private func stabilityAfterForgetting(_ state: MemoryState, _ recall: Double) -> Double {
    let forgotten =
      forgetScale * pow(state.difficulty, forgetDifficulty)
      * (pow(state.stability + 1, forgetStability) - 1) * exp((1 - recall) * forgetSpacing)
    return min(forgotten, state.stability / forgetCeiling)
  }

  /// The formula for less than a day; a pass never shrinks stability.
  private func sameDayStability(_ state: MemoryState, _ rating: Rating) -> Double {
    let gain =
      switch rating {
      case .again: sameDayGain.again
      case .hard: sameDayGain.hard
      case .good: sameDayGain.good
      case .easy: sameDayGain.easy
      }
    let increase = gain * pow(state.stability, sameDaySaturation)
    return state.stability * (rating.isPass ? max(increase, 1) : increase)
  }
}
