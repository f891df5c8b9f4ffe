/// The 21 numbers of FSRS-6, trained on reviews of many learners.
public struct Parameters: Hashable, Sendable {
  /// The numbers, as the papers on FSRS call them: w0 to w20.
  public let weights: [Double]

  /// Takes 21 numbers within FSRS's bounds; nil when they are not.
  public init?(weights: [Double]) {
    guard weights.count == Self.bounds.count,
      zip(weights, Self.bounds).allSatisfy({ $1.contains($0) })
    else { return nil }
    self.weights = weights
  }

  private init(trusted weights: [Double]) { self.weights = weights }

  /// The defaults of FSRS-6 (py-fsrs 6.3.2, fsrs-rs, srs-benchmark: the same numbers).
  public static let defaults = Parameters(trusted: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The range of each number (py-fsrs 6.3.2).
  public static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4,
    0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]
}

extension Parameters {
  /// The first four numbers.
  var first: FirstWeights {
    guard let first = FirstWeights(Array(weights.prefix(Rating.allCases.count))) else {
      preconditionFailure("the first four numbers of FSRS-6 rise, and so do all that replace them")
    }
    return first
  }

  /// Returns the parameters with other first numbers.
  public func with(_ first: FirstWeights) -> Parameters {
    Parameters(trusted: first.stabilities + weights.dropFirst(first.stabilities.count))
  }
}
