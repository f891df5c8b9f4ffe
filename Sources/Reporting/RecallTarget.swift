internal import Glibc
public import ReviewLog
public import SpacedRepetition

/// The share of rules that a learner knew when they were due, beside the share that they aim for.
///
/// FSRS asks about a rule when its recall has fallen to the target, so that the share comes to it if the
/// model fits the learner. Answers that came long before or after that day say nothing about this, and
/// neither do those of a rule that is forgotten within a day.
public struct RecallTarget: Hashable, Sendable {
  /// The probability of recall at which a rule is due.
  public var target: Double
  /// The number of answers that came about when they were due.
  public var count: Int
  /// The number of these answers that passed.
  public var passCount: Int

  /// A direction in which the share leaves the target.
  public enum Deviation: String, Hashable, Sendable {
    case below, above
  }

  public init(target: Double, count: Int, passCount: Int) {
    self.target = target
    self.count = count
    self.passCount = passCount
  }

  /// Counts the latest answers whose predicted recall was about the target.
  public init(
    _ target: Double, in history: some BidirectionalCollection<GradedAnswer>, by fsrs: FSRS
  ) {
    let reach = min(Self.widestReach, (1 - target) / 2)
    let answers = history.reversed().lazy.filter { answer in
      answer.predictedRecall(by: fsrs).map { abs($0 - target) <= reach } ?? false
    }.prefix(Self.most)
    self.init(
      target: target, count: answers.count, passCount: answers.count { $0.rating.isPass })
  }

  /// The share that passed; nil without an answer.
  public var share: Double? { count == 0 ? nil : Double(passCount) / Double(count) }

  /// The side on which the target lies outside the exact interval around the share, which misses it one
  /// time in a hundred by chance (Clopper and Pearson, Biometrika 26, 1934); nil inside, or where there are
  /// too few answers.
  public var deviation: Deviation? {
    guard count >= Self.fewest else { return nil }
    if probability(ofAtMost: passCount) < Self.chance / 2 { return .below }
    if 1 - probability(ofAtMost: passCount - 1) < Self.chance / 2 { return .above }
    return nil
  }

  /// Returns the probability of at most so many passes where each has the target's.
  private func probability(ofAtMost passes: Int) -> Double {
    guard passes >= 0 else { return 0 }
    // In logarithms, since the first term of many answers is too small for a number.
    var term = Double(count) * log(1 - target)
    var sum = exp(term)
    for pass in 0..<min(passes, count) {
      term += log(Double(count - pass) / Double(pass + 1)) + log(target / (1 - target))
      sum += exp(term)
    }
    return sum
  }

  /// Fewer answers don't tell forgetting from chance.
  private static let fewest = 50
  /// Older answers say little about today.
  private static let most = 200
  private static let widestReach = 0.05
  private static let chance = 0.01
}

extension RecallTarget {
  /// A warning that the share leaves the target, with what to do about it; nil where it doesn't.
  public var warning: String? {
    guard let deviation, let share else { return nil }
    let fact =
      "You knew \(percent(share)) of \(count) rules when they were due; your target is "
      + "\(percent(target))."
    switch deviation {
    case .below where target < Settings.retentions.upperBound:
      return fact + " A higher 'vdl settings retention' asks you sooner."
    case .above where target > Settings.retentions.lowerBound:
      return fact + " A lower 'vdl settings retention' asks you less often."
    case .below, .above: return fact
    }
  }
}
