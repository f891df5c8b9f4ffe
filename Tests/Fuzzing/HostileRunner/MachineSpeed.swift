import Glibc

/// How fast the machine is beside the one on which the bounds were measured. Bounds are processor time, and a
/// slower machine, or one whose other core is busy, takes more of it for the same work.
enum MachineSpeed {
  /// The time of `reference()` on the machine of the bounds, in seconds.
  private static let usual = 0.155

  /// By how much the bounds grow here and now: from 1 to 2, beyond which the machine is no place to measure.
  static var slowness: Double { min(2, max(1, reference() / usual)) }

  /// Does work like an interpreter's, which waits for memory and for branches, and returns its processor
  /// time in seconds.
  private static func reference() -> Double {
    let start = clock()
    var words = [UInt64](repeating: 1, count: 1 << 18)
    var state: UInt64 = 1
    for _ in 0..<60_000_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let position = Int(state >> 46)
      if words[position] & 1 == 0 { words[position] &+= state } else { words[position] ^= state }
    }
    // What is never used is never computed.
    precondition(words.contains { $0 != 1 })
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
