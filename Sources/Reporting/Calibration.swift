internal import Glibc

/// How well probabilities that were said before an answer went with what came.
///
/// Log loss is 0 for a prophet and grows without bound for who was sure and wrong. A constant, the
/// share that came true, is what anybody could have said who knew nothing of the single case.
public struct Calibration: Hashable, Sendable {
  public private(set) var count = 0
  public private(set) var trueCount = 0
  private var loss = 0.0
  /// Ten equal parts of the scale from 0 to 1.
  public private(set) var bins = [Bin](repeating: Bin(), count: 10)

  /// The cases of which about the same was said.
  public struct Bin: Hashable, Sendable {
    public var count = 0
    public var trueCount = 0
    public var predicted = 0.0

    /// The mean of what was said.
    public var meanPrediction: Double { count == 0 ? 0 : predicted / Double(count) }
    /// How often it came true.
    public var share: Double { count == 0 ? 0 : Double(trueCount) / Double(count) }
  }

  public init() {}

  public mutating func add(_ probability: Double, came isTrue: Bool) {
    count += 1
    if isTrue { trueCount += 1 }
    loss += Self.loss(probability, isTrue)
    let index = min(bins.count - 1, Int(probability * Double(bins.count)))
    bins[index].count += 1
    if isTrue { bins[index].trueCount += 1 }
    bins[index].predicted += probability
  }

  /// The mean log loss of what was said; nil before the first case.
  public var logLoss: Double? { count == 0 ? nil : loss / Double(count) }

  /// The share that came true.
  public var constant: Double? { count == 0 ? nil : Double(trueCount) / Double(count) }

  /// The mean log loss of saying the constant each time.
  public var constantLogLoss: Double? {
    guard let constant else { return nil }
    let share = Double(trueCount) / Double(count)
    return share * Self.loss(constant, true) + (1 - share) * Self.loss(constant, false)
  }

  /// Nobody is sure beyond this, so that one slip does not weigh without bound.
  private static let edge = 1e-4

  private static func loss(_ probability: Double, _ isTrue: Bool) -> Double {
    let probability = min(max(probability, edge), 1 - edge)
    return -log(isTrue ? probability : 1 - probability)
  }
}
