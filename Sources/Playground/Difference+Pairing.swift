extension Difference.Parts {
  /// Pairs the parts of two runs by what brings them about, their site, and then tells what differs.
  ///
  /// What a site brings about as often as before is compared one by one. Where it is more or less often, the
  /// texts tell which are the same.
  init<Site: Hashable, Text: Hashable>(
    from old: [Part], to new: [Part], by site: (Part) -> Site, _ text: (Part) -> Text
  ) {
    self.init()
    let texts = (old: old.map(text), new: new.map(text))
    let partners = Self.partners(of: old.map(site), texts.old, in: new.map(site), texts.new)
    var isPaired = Array(repeating: false, count: new.count)
    for case let partner? in partners { isPaired[partner] = true }
    let inOrder = Set(Self.longestIncrease(in: partners.compactMap(\.self)))
    for (index, partner) in partners.enumerated() {
      guard let partner else {
        removed.append(old[index])
        continue
      }
      if texts.old[index] != texts.new[partner] {
        changed.append(Difference.Change(was: old[index], now: new[partner]))
      } else if !inOrder.contains(partner) {
        moved.append(new[partner])
      }
    }
    for index in new.indices {
      if !isPaired[index] {
        added.append(new[index])
      } else if index > 0, !isPaired[index - 1] {
        followers[added.count - 1] = new[index]
      }
    }
  }

  /// For each old part, the index of the new one that is the same.
  private static func partners<Site: Hashable, Text: Hashable>(
    of oldSites: [Site], _ oldTexts: [Text], in newSites: [Site], _ newTexts: [Text]
  ) -> [Int?] {
    var partners = [Int?](repeating: nil, count: oldSites.count)
    let places = Dictionary(grouping: newSites.indices) { newSites[$0] }
    for (site, was) in Dictionary(grouping: oldSites.indices, by: { oldSites[$0] }) {
      let now = places[site] ?? []
      let pairs =
        was.count == now.count
        ? Array(zip(was, now))
        : aligned(was.map { oldTexts[$0] }, now.map { newTexts[$0] }).map { (was[$0], now[$1]) }
      for (one, other) in pairs { partners[one] = other }
    }
    return partners
  }

  /// The longest list that is aligned as well as possible; of a longer one, only the beginnings and the ends.
  private static var longestAligned: Int { 2_000 }

  /// The indices of what is alike in two lists, in order.
  private static func aligned<Text: Hashable>(_ was: [Text], _ now: [Text]) -> [(Int, Int)] {
    let start = zip(was, now).prefix { $0 == $1 }.count
    let most = min(was.count, now.count) - start
    let end = min(most, zip(was.reversed(), now.reversed()).prefix { $0 == $1 }.count)
    var pairs = (0..<start).map { ($0, $0) }
    let (middle, other) = (was[start..<(was.count - end)], now[start..<(now.count - end)])
    if middle.count <= longestAligned, other.count <= longestAligned {
      pairs += alike(Array(middle), Array(other)).map { ($0 + start, $1 + start) }
    }
    return pairs + (0..<end).map { (was.count - end + $0, now.count - end + $0) }
  }

  private static func alike<Text: Hashable>(_ was: [Text], _ now: [Text]) -> [(Int, Int)] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in now.difference(from: was) {
      switch change {
      case .insert(let offset, _, _): inserted.insert(offset)
      case .remove(let offset, _, _): removed.insert(offset)
      }
    }
    return Array(
      zip(
        was.indices.filter { !removed.contains($0) }, now.indices.filter { !inserted.contains($0) }
      ))
  }

  /// As many of some numbers as can stay where they are so that the numbers rise.
  private static func longestIncrease(in numbers: [Int]) -> [Int] {
    // The index of the smallest number that ends a rise of each length, and what comes before each number.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var next = ends.last
    while let index = next {
      rise.append(numbers[index])
      next = previous[index]
    }
    return rise
  }
}
