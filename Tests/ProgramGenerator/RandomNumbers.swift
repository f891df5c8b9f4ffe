/// SplitMix64: the same seed gives the same program on every machine.
struct RandomNumbers {
  private var state: UInt64

  /// The seeds of neighbours are mixed: without that, one's numbers would be the other's from the second on.
  init(seed: UInt64) { state = Self.mixed(seed &* 0x9E37_79B9_7F4A_7C15) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// True in `percent` of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  /// Some of the choices, in their order.
  mutating func some<T>(_ count: Int, of choices: [T]) -> [T] {
    shuffled(Array(choices.indices)).prefix(count).sorted().map { choices[$0] }
  }

  mutating func shuffled<T>(_ list: [T]) -> [T] {
    var list = list
    for index in list.indices.dropFirst() { list.swapAt(index, below(index + 1)) }
    return list
  }
}
