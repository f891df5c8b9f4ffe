internal import Glibc

/// A count that is known with some uncertainty: its mean, and where it lies nine times out of ten.
public struct Estimate: Hashable, Sendable {
  public var mean: Double
  public var low: Double
  public var high: Double

  /// How many of independent things come true that each have a probability.
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

  /// A share of which a few cases are known (Wilson's interval); nil of none.
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

  /// Standard deviations of a normal distribution that hold nine tenths of it.
  private static let ninetyPercent = 1.6448536269514722
}
