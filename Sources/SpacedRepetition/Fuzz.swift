/// Spreads due days, so that rules learnt together do not stay together for ever.
///
/// A pure function of the memory's id, its number of reviews, a seed and what is due on the days ahead:
/// replaying a log gives the same days. The ranges are those of Anki and py-fsrs, the draw is Anki's
/// (py-fsrs 6.3.2 draws one day beyond its own range).
public struct Fuzz: Hashable, Sendable {
  /// Chooses the draw of every memory.
  public var seed: UInt64

  public init(seed: UInt64) { self.seed = seed }

  /// Returns the days from which `spread` chooses for an interval.
  public static func range(
    of interval: Days, maximum: Days = FSRS.longestInterval
  ) -> ClosedRange<Int> {
    let days = Double(interval.rawValue)
    guard days >= 2.5 else { return interval.rawValue...interval.rawValue }
    let bands: [(from: Double, to: Double, share: Double)] = [
      (2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05),
    ]
    let delta = bands.reduce(1) { $0 + $1.share * max(min(days, $1.to) - $1.from, 0) }
    let upper = min(Int((days + delta).rounded()), maximum.rawValue)
    let lower = min(max(2, Int((days - delta).rounded())), upper)
    return lower...upper
  }

  /// Returns a day of the interval's range, the same for the same memory, number of reviews and load.
  ///
  /// `load` is the number of memories that are due after so many days. The days with the least are drawn
  /// from.
  public func spread(
    _ interval: Days, id: UInt64, reviewCount: Int, maximum: Days = FSRS.longestInterval,
    load: (Days) -> Int = { _ in 0 }
  ) -> Days {
    let range = Self.range(of: interval, maximum: maximum)
    let days = interval <= Self.longestLevelled ? Self.leastLoaded(of: range, load) : Array(range)
    let draw = Self.mixed(Self.mixed(seed ^ id) &+ UInt64(truncatingIfNeeded: reviewCount))
    return Days(days[Int(draw.multipliedFullWidth(by: UInt64(days.count)).high)])
  }

  /// What is due later says little yet about the load of that day; Anki levels no longer intervals either.
  private static let longestLevelled = Days(90)

  private static func leastLoaded(of range: ClosedRange<Int>, _ load: (Days) -> Int) -> [Int] {
    guard range.count > 1 else { return Array(range) }
    let loads = range.map { load(Days($0)) }
    let least = loads.min()
    return zip(range, loads).filter { $0.1 == least }.map(\.0)
  }

  /// SplitMix64's finaliser (Steele, Lea, Flood 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
