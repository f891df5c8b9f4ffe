internal import Glibc

/// The reviews of one memory from its first one on, each with the days since the one before.
public struct MemoryHistory: Sendable {
  public var reviews: [(elapsed: Days, rating: Rating)]

  public init(_ reviews: [(elapsed: Days, rating: Rating)] = []) { self.reviews = reviews }
}

extension MemoryHistory {
  /// Returns the log losses of the recall that a model predicts for each review of a later day, at most
  /// for so many of them.
  func losses(by fsrs: FSRS, limit: Int = .max) -> [Double] {
    var losses: [Double] = []
    var memory: MemoryState?
    for (elapsed, rating) in reviews {
      guard losses.count < limit else { break }
      if let known = memory, elapsed > Days(0) {
        let recall = fsrs.retrievability(of: known, after: elapsed)
        losses.append(logLoss(of: recall, came: rating.isPass))
      }
      memory =
        memory.map { fsrs.next($0, after: elapsed, rated: rating) }
        ?? fsrs.firstState(rated: rating)
    }
    return losses
  }
}

extension FirstWeights {
  /// Returns the mean log loss over all reviews of a later day; nil where there is none.
  public static func meanLoss(
    over histories: some Sequence<MemoryHistory>, by parameters: Parameters
  ) -> Double? {
    let fsrs = FSRS(parameters)
    let losses = histories.flatMap { $0.losses(by: fsrs) }
    return losses.isEmpty ? nil : losses.reduce(0, +) / Double(losses.count)
  }

  /// Fits the stability of each first rating to the first review of a later day, as fsrs-optimizer's
  /// `initialize_parameters` does: the log loss is least, with a penalty of a sixteenth for each day away
  /// from the default.
  ///
  /// Reviews in between, on the day of the first one, change the memory as FSRS says. Where two neighbours
  /// would fall, both get the number that fits them together best. Numbers have four decimals, as the
  /// defaults.
  public static func fitted(
    to histories: some Sequence<MemoryHistory>, from parameters: Parameters = .defaults
  ) -> FirstWeights {
    let byRating = Dictionary(grouping: histories) { $0.reviews.first?.rating }
    // Pools adjacent violators (Ayer and others, 1955).
    var pools: [(ratings: [Rating], stability: Double)] = []
    func fit(_ ratings: [Rating]) -> Double {
      let own = ratings.flatMap { byRating[$0] ?? [] }
      return FirstWeights.leastPlace { stability in
        loss(of: stability, for: ratings, in: own, parameters)
      }
    }
    for rating in Rating.allCases {
      pools.append(([rating], fit([rating])))
      while pools.count > 1, pools[pools.count - 2].stability > pools[pools.count - 1].stability {
        let last = pools.removeLast()
        let pooled = pools.removeLast().ratings + last.ratings
        pools.append((pooled, fit(pooled)))
      }
    }
    let stabilities = pools.flatMap { pool in
      pool.ratings.map { _ in (pool.stability * 10_000).rounded() / 10_000 }
    }
    return FirstWeights(stabilities) ?? parameters.first
  }

  /// The loss where all of these ratings have one stability.
  private static func loss(
    of stability: Double, for ratings: [Rating], in histories: [MemoryHistory],
    _ parameters: Parameters
  ) -> Double {
    var weights = parameters.weights
    var loss = 0.0
    for rating in ratings {
      let index = rating.rawValue - 1
      weights[index] = stability
      loss += abs(stability - defaults.stabilities[index]) / 16
    }
    guard let tried = Parameters(weights: weights) else { return .infinity }
    let fsrs = FSRS(tried)
    return histories.reduce(loss) { $0 + ($1.losses(by: fsrs, limit: 1).first ?? 0) }
  }

  /// Returns the stability with the least loss: the best place of a grid, whose steps are alike in
  /// proportion, and then golden sections between its neighbours.
  private static func leastPlace(_ loss: (Double) -> Double) -> Double {
    let bounds = Parameters.bounds[0]
    let (least, most) = (log(bounds.lowerBound), log(bounds.upperBound))
    let steps = 96
    let grid = (0...steps).map { least + (most - least) * Double($0) / Double(steps) }
    func stability(_ place: Double) -> Double {
      min(max(exp(place), bounds.lowerBound), bounds.upperBound)
    }
    let losses = grid.map { loss(stability($0)) }
    let best = losses.indices.min { losses[$0] < losses[$1] } ?? 0
    var (low, high) = (grid[max(0, best - 1)], grid[min(steps, best + 1)])
    let ratio = (5.0.squareRoot() - 1) / 2
    for _ in 0..<48 {
      let (a, b) = (high - ratio * (high - low), low + ratio * (high - low))
      if loss(stability(a)) <= loss(stability(b)) { high = b } else { low = a }
    }
    return stability((low + high) / 2)
  }
}
