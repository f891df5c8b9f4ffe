import Scenarios
import SeededNumbers
import Testing

/// All orders of `0..<count`, the least numbers first.
func permutations(_ count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return permutations(count - 1).flatMap { shorter in
    (0..<count).map { place in
      Array(shorter[..<place]) + [count - 1] + Array(shorter[place...])
    }
  }.sorted { $0.lexicographicallyPrecedes($1) }
}

@Suite struct `A partial order` {
  static let seeds: [UInt64] = Array(1...60)

  /// Promises among up to eight things, some many and some few, in the direction of a shuffled order.
  private func promises(_ seed: UInt64) -> (count: Int, pairs: [(Int, Int)]) {
    var numbers = SeededNumbers(seed: seed)
    let count = seed % 12 == 0 ? 8 : Int.random(in: 0...6, using: &numbers)
    let direction = Array(0..<count).shuffled(using: &numbers)
    let density = Int.random(in: 0...10, using: &numbers)
    var pairs: [(Int, Int)] = []
    for i in 0..<count {
      for j in 0..<count where i < j && Int.random(in: 0..<10, using: &numbers) < density {
        pairs.append((direction[i], direction[j]))
      }
    }
    return (count, pairs)
  }

  /// The permutations that keep every pair.
  private func bruteForce(_ count: Int, _ pairs: [(Int, Int)]) -> [[Int]] {
    permutations(count).filter { order in
      var places = [Int](repeating: 0, count: count)
      for (place, thing) in order.enumerated() { places[thing] = place }
      return pairs.allSatisfy { places[$0.0] < places[$0.1] }
    }
  }

  @Test(arguments: seeds)
  func `stands for the permutations that break no promise`(seed: UInt64) throws {
    let (count, pairs) = promises(seed)
    let order = PartialOrder(count: count, promised: pairs)
    let legal = bruteForce(count, pairs)
    #expect(order.orders(limit: 40_320) == legal, "seed \(seed)")
    #expect(order.orderCount() == legal.count, "seed \(seed)")
    #expect(order.orders(limit: legal.count - 1) == nil, "seed \(seed)")
    let set = Set(legal)
    for permutation in permutations(count) {
      #expect(order.allows(permutation) == set.contains(permutation), "seed \(seed)")
    }
    // A pair is promised when all agree on it, and free otherwise.
    for a in 0..<count {
      for b in 0..<count where a != b {
        let agree = legal.allSatisfy { order in
          order.firstIndex(of: a).map { place in
            order.firstIndex(of: b).map { place < $0 } ?? false
          } ?? false
        }
        #expect(order.isPromised(a, before: b) == agree, "seed \(seed): \(a), \(b)")
      }
    }
    let free = order.freePairs.map { [$0.0, $0.1] }
    #expect(free == free.filter { order.isFree($0[0], $0[1]) && $0[0] < $0[1] }, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `follows from its reduction, and from no less`(seed: UInt64) {
    let (count, pairs) = promises(seed)
    let order = PartialOrder(count: count, promised: pairs)
    let reduction = order.reduction
    #expect(PartialOrder(count: count, promised: reduction) == order, "seed \(seed)")
    for index in reduction.indices {
      var fewer = reduction
      fewer.remove(at: index)
      #expect(PartialOrder(count: count, promised: fewer) != order, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `keeps what several orders agree on`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 1...6, using: &numbers)
    let orders = (0..<3).map { _ in Array(0..<count).shuffled(using: &numbers) }
    var promised = PartialOrder(orders[0])
    for order in orders.dropFirst() { promised.keep(whatHoldsIn: order) }
    let pairs =
      permutations(2).isEmpty
      ? []
      : (0..<count).flatMap { a in (0..<count).map { (a, $0) } }
        .filter { a, b in
          a != b
            && orders.allSatisfy { order in
              (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
            }
        }
    #expect(promised == PartialOrder(count: count, promised: pairs), "seed \(seed)")
    for order in orders { #expect(promised.allows(order), "seed \(seed)") }
  }

  @Test(arguments: seeds)
  func `of some of the things allows what its orders show of them`(seed: UInt64) throws {
    let (count, pairs) = promises(seed)
    guard count <= 6 else { return }
    let order = PartialOrder(count: count, promised: pairs)
    let things = (0..<count).filter { $0 % 2 == 0 }
    let shown = Set(
      bruteForce(count, pairs).map { order in order.compactMap { things.firstIndex(of: $0) } })
    let restricted = try #require(order.restricted(to: things).orders(limit: 1000))
    #expect(Set(restricted) == shown, "seed \(seed)")
  }

  @Test func `is counted part by part, so that a long run is no trouble`() {
    // Fifty pairs of siblings, one after another.
    let pairs = (0..<100).flatMap { a in
      (0..<100).filter { a / 2 < $0 / 2 }.map { (a, $0) }
    }
    #expect(PartialOrder(count: 100, promised: pairs).orderCount() == 1 << 50)
    #expect(PartialOrder(count: 100, promised: []).orderCount() == nil)
    #expect(PartialOrder(count: 0, promised: []).orderCount() == 1)
  }
}
