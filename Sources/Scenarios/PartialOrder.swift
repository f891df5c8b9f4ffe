/// A strict partial order of the numbers `0..<count`.
///
/// It represents the set of its linear extensions: all orders that break none of its promises. A
/// run of a scenario is one of them.
public struct PartialOrder: Hashable, Sendable {
  /// The number of ordered things, which are 0 to `count - 1`.
  public let count: Int
  /// The things that come after each thing; closed under transitivity.
  private var after: [Members]

  /// Creates the order that these pairs and their consequences promise. The pairs must not form a
  /// circle.
  public init(count: Int, promised: some Sequence<(Int, Int)>) {
    self.count = count
    after = Array(repeating: Members(capacity: count), count: count)
    for (first, second) in promised { after[first].insert(second) }
    close()
    precondition(after.indices.allSatisfy { !after[$0].contains($0) }, "promises in a circle")
  }

  /// Creates the order that promises everything: the things one after another.
  public init(_ order: [Int]) {
    count = order.count
    after = Array(repeating: Members(capacity: order.count), count: order.count)
    var later = Members(capacity: order.count)
    for thing in order.reversed() {
      after[thing] = later
      later.insert(thing)
    }
  }

  /// Whether the one comes before the other in every order.
  public func isPromised(_ first: Int, before second: Int) -> Bool { after[first].contains(second) }

  /// Whether either of two things may come first.
  public func isFree(_ a: Int, _ b: Int) -> Bool {
    a != b && !isPromised(a, before: b) && !isPromised(b, before: a)
  }

  /// The pairs in which either thing may come first, the lesser number first.
  public var freePairs: [(Int, Int)] {
    (0..<count).flatMap { a in
      (a + 1..<max(count, a + 1)).lazy.filter { isFree(a, $0) }.map { (a, $0) }
    }
  }

  /// The promises that do not follow from other promises.
  public var reduction: [(Int, Int)] {
    (0..<count).flatMap { first -> [(Int, Int)] in
      var followed = Members(capacity: count)
      for middle in after[first].sorted { followed.formUnion(after[middle]) }
      return after[first].sorted.filter { !followed.contains($0) }.map { (first, $0) }
    }
  }

  /// Whether an order of all the things breaks no promise.
  public func allows(_ order: [Int]) -> Bool {
    var seen = Members(capacity: count)
    for thing in order {
      guard !seen.contains(thing), after[thing].isDisjoint(with: seen) else { return false }
      seen.insert(thing)
    }
    return order.count == count
  }

  private mutating func close() {
    for middle in 0..<count {
      for first in 0..<count where after[first].contains(middle) {
        after[first].formUnion(after[middle])
      }
    }
  }
}

// MARK: Less is promised

extension PartialOrder {
  /// Keeps the promises that an order of the same things agrees with.
  ///
  /// The common part of two transitive relations is transitive, so the result needs no repair.
  public mutating func keep(whatHoldsIn order: [Int]) {
    var later = Members(capacity: count)
    for thing in order.reversed() {
      after[thing].formIntersection(later)
      later.insert(thing)
    }
  }

  /// The promises about some of the things, renumbered by their places in the list.
  public func restricted(to things: [Int]) -> PartialOrder {
    var pairs: [(Int, Int)] = []
    for (i, first) in things.enumerated() {
      for (j, second) in things.enumerated() where isPromised(first, before: second) {
        pairs.append((i, j))
      }
    }
    return PartialOrder(count: things.count, promised: pairs)
  }
}

// MARK: The orders

extension PartialOrder {
  /// Returns the orders that break no promise, the least numbers first; nil when there are more
  /// than `limit`.
  public func orders(limit: Int) -> [[Int]]? {
    var found: [[Int]] = []
    var order: [Int] = []
    var placed = Members(capacity: count)
    /// False as soon as there are too many.
    func extend() -> Bool {
      guard order.count < count else {
        found.append(order)
        return found.count <= limit
      }
      for thing in 0..<count where !placed.contains(thing) && isNext(thing, placed) {
        placed.insert(thing)
        order.append(thing)
        guard extend() else { return false }
        order.removeLast()
        placed.remove(thing)
      }
      return true
    }
    return extend() ? found : nil
  }

  private func isNext(_ thing: Int, _ placed: Members) -> Bool {
    (0..<count).allSatisfy { placed.contains($0) || !after[$0].contains(thing) }
  }

  /// The order that breaks no promise and always takes the greatest number that may come next.
  var lastOrder: [Int] {
    var order: [Int] = []
    var placed = Members(capacity: count)
    while order.count < count {
      guard
        let next = (0..<count).last(where: { !placed.contains($0) && isNext($0, placed) })
      else { preconditionFailure("an order has a first thing") }
      placed.insert(next)
      order.append(next)
    }
    return order
  }

  /// Counts the orders that break no promise; nil when the work or the number is too large.
  ///
  /// Things that are ordered against all others cut it into parts, which are counted one by one.
  /// Each part is counted over the sets of things that have come so far.
  public func orderCount() -> Int? {
    var product = 1
    for part in unorderedParts {
      guard let ways = restricted(to: part).countWhole() else { return nil }
      let (result, overflows) = product.multipliedReportingOverflow(by: ways)
      if overflows { return nil }
      product = result
    }
    return product
  }

  /// The things joined by free pairs. Any two of these parts are ordered as wholes.
  private var unorderedParts: [[Int]] {
    var parts: [[Int]] = []
    var seen = Members(capacity: count)
    for start in 0..<count where !seen.contains(start) {
      seen.insert(start)
      var part = [start]
      var next = 0
      while next < part.count {
        for other in 0..<count where !seen.contains(other) && isFree(part[next], other) {
          seen.insert(other)
          part.append(other)
        }
        next += 1
      }
      parts.append(part)
    }
    return parts
  }

  private func countWhole() -> Int? {
    guard count > 1 else { return 1 }
    guard count <= 64 else { return nil }
    let before = (0..<count).map { thing in
      (0..<count).reduce(UInt64(0)) { isPromised($1, before: thing) ? $0 | 1 << $1 : $0 }
    }
    // The number of ways to reach each set of things, computed by the size of the set.
    var ways: [UInt64: Int] = [0: 1]
    for _ in 0..<count {
      var next: [UInt64: Int] = [:]
      for (placed, number) in ways {
        for thing in 0..<count
        where placed & 1 << thing == 0 && before[thing] & ~placed == 0 {
          let (sum, overflows) = next[placed | 1 << thing, default: 0]
            .addingReportingOverflow(number)
          if overflows { return nil }
          next[placed | 1 << thing] = sum
        }
      }
      if next.count > 20_000 { return nil }
      ways = next
    }
    return ways.values.first
  }
}

/// A set of small numbers.
private struct Members: Hashable, Sendable {
  private var words: [UInt64]

  init(capacity: Int) { words = Array(repeating: 0, count: (capacity + 63) / 64) }

  func contains(_ member: Int) -> Bool { words[member / 64] & 1 << (member % 64) != 0 }
  mutating func insert(_ member: Int) { words[member / 64] |= 1 << (member % 64) }
  mutating func remove(_ member: Int) { words[member / 64] &= ~(1 << (member % 64)) }

  mutating func formUnion(_ other: Members) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func formIntersection(_ other: Members) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  func isDisjoint(with other: Members) -> Bool {
    words.indices.allSatisfy { words[$0] & other.words[$0] == 0 }
  }

  var sorted: [Int] { (0..<words.count * 64).filter(contains) }
}
