/// A small random generator whose whole state is its seed (Steele, Lea and Flood 2014), so that a
/// presentation can be repeated from its stored seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns a number below `bound`; the bias of a remainder is below 1 in 2^58 for our lists.
  mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "nothing to choose from")
    return Int(next() % UInt64(bound))
  }

  /// Returns the items in an order that depends on the seed and on nothing else.
  ///
  /// Written out, as the standard library does not promise that its shuffle stays the same.
  mutating func shuffled<T>(_ items: [T]) -> [T] {
    var items = items
    for last in stride(from: items.count - 1, to: 0, by: -1) {
      items.swapAt(last, below(last + 1))
    }
    return items
  }
}
