/// The state of one memory in FSRS.
public struct MemoryState: Hashable, Sendable {
  /// The number of days after which the probability of recall has fallen to 0.9.
  public var stability: Double
  /// From 1 (easy) to 10.
  public var difficulty: Double

  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
