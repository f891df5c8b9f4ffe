/// A sequence of numbers that a seed decides (SplitMix64, Steele, Lea and Flood 2014), so that a failure
/// can be repeated.
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// A sequence that nobody else gets, for what must be unique.
  ///
  /// The system's generator has no state, and ThreadSanitizer crashes where such a value is passed to a
  /// generic function (https://github.com/swiftlang/swift/issues/66099).
  public static func unique() -> SeededNumbers {
    SeededNumbers(seed: UInt64.random(in: .min ... .max))
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
