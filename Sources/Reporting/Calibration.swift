internal import SpacedRepetition

/// The agreement of probabilities that were predicted before answers with the answers.
///
/// Log loss is 0 for predictions that are sure and right, and grows without bound for those that are sure
/// and wrong. The constant, the share that came true, is the best prediction without any knowledge of
/// the single case.
public struct Calibration: Hashable, Sendable {
  /// The number of cases.
  public private(set) var count = 0
  /// The number of cases that came true.
  public private(set) var trueCount = 0
  private var loss = 0.0
  /// The cases by their prediction, in ten equal parts of the scale from 0 to 1.
  public private(set) var bins = [Bin](repeating: Bin(), count: 10)

  /// Cases with about the same prediction.
  public struct Bin: Hashable, Sendable {
    public var count = 0
    public var trueCount = 0
    /// The sum of the predictions.
    public var predicted = 0.0

    /// The mean of the predictions; 0 without a case.
    public var meanPrediction: Double { count == 0 ? 0 : predicted / Double(count) }
    /// The share that came true; 0 without a case.
    public var share: Double { count == 0 ? 0 : Double(trueCount) / Double(count) }
  }

  public init() {}

  /// Adds a case: its predicted probability, from 0 to 1, and whether it came true.
  public mutating func add(_ probability: Double, came isTrue: Bool) {
    guard (0...1).contains(probability) else { return }
    count += 1
    if isTrue { trueCount += 1 }
    loss += SpacedRepetition.logLoss(of: probability, came: isTrue)
    let index = min(bins.count - 1, Int(probability * Double(bins.count)))
    bins[index].count += 1
    if isTrue { bins[index].trueCount += 1 }
    bins[index].predicted += probability
  }

  /// The mean log loss of the predictions, in nats; nil before the first case.
  public var logLoss: Double? { count == 0 ? nil : loss / Double(count) }

  /// The share that came true; nil before the first case.
  public var constant: Double? { count == 0 ? nil : Double(trueCount) / Double(count) }

  /// The mean log loss of predicting the constant each time; nil before the first case.
  public var constantLogLoss: Double? {
    guard let constant else { return nil }
    let share = Double(trueCount) / Double(count)
    return share * SpacedRepetition.logLoss(of: constant, came: true)
      + (1 - share) * SpacedRepetition.logLoss(of: constant, came: false)
  }
}
