internal import Glibc

/// An uncertain number: its mean, and the range that contains it nine times out of ten.
public struct Estimate: Hashable, Sendable {
  public var mean: Double
  public var low: Double
  public var high: Double

  /// Estimates how many independent things come true, from the probability of each.
  public init(of probabilities: some Sequence<Double>) {
    var mean = 0.0
    var variance = 0.0
    var count = 0.0
    for probability in probabilities {
      mean += probability
      variance += probability * (1 - probability)
      count += 1
    }
    let reach = Self.ninetyPercent * variance.squareRoot()
    self.mean = mean
    low = max(0, mean - reach)
    high = min(count, mean + reach)
  }

  /// Estimates a share, from 0 to 1, from a few cases (Wilson's interval); nil without a case.
  public init?(right: Int, of count: Int) {
    guard count > 0 else { return nil }
    let (n, z) = (Double(count), Self.ninetyPercent)
    let share = Double(right) / n
    let middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    let reach = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    mean = share
    low = max(0, middle - reach)
    high = min(1, middle + reach)
  }

  /// The standard deviations around the mean that contain nine tenths of a normal distribution.
  private static let ninetyPercent = 1.6448536269514722
}
