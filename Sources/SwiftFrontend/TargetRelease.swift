/// The release of iOS that a scenario is compiled for, with what was asked about it.
///
/// For a release that answers alike, the compiler makes the same code.
struct TargetRelease {
  /// major * 100 + minor
  private let number: Int
  /// The newest of the releases that were asked for and are there already.
  private var newestReached = Int.min
  /// The oldest of the releases that were asked for and are still to come.
  private var oldestMissing = Int.max

  init(_ number: Int = .max) { self.number = number }

  /// Whether it has what came with a release, as major * 100 + minor.
  mutating func has(_ since: Int) -> Bool {
    guard since <= number else {
      oldestMissing = min(oldestMissing, since)
      return false
    }
    newestReached = max(newestReached, since)
    return true
  }

  /// Whether another release answers all that was asked alike.
  func answers(like other: Int) -> Bool { newestReached <= other && other < oldestMissing }
}
