/// Returns the candidate nearest to `name`; nil when none is near enough.
///
/// Nearness is the Damerau-Levenshtein distance without regard to case; up to a third of the
/// length may differ. The name itself is not a candidate, and a name of more than 200 bytes is near to
/// none: the time goes with the product of the lengths.
public func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().utf8)
  guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where candidate != name {
    // No farther than a third of the longer name, nor than what was found already.
    let bound = max(1, max(wanted.count, candidate.utf8.count) / 3)
    let limit = min(bound, best?.distance ?? bound)
    guard abs(candidate.utf8.count - wanted.count) <= limit,
      let distance = editDistance(wanted, Array(candidate.lowercased().utf8), atMost: limit)
    else { continue }
    if let current = best, (current.distance, current.candidate) <= (distance, candidate) {
      continue
    }
    best = (distance, candidate)
  }
  return best?.candidate
}

/// Whether two different names are at most two slips of the hand apart, or differ in capitals only.
public func isTypo(_ name: String, of meant: String) -> Bool {
  name != meant && abs(name.utf8.count - meant.utf8.count) <= 2
    && editDistance(
      Array(name.lowercased().utf8), Array(meant.lowercased().utf8), atMost: 2) != nil
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one into
/// the other; nil when it is above the limit.
func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var twoBack = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  var row = twoBack
  for i in 1...a.count {
    row[0] = i
    var least = i
    for j in 1...b.count {
      let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var distance = min(previous[j] + 1, row[j - 1] + 1, replaced)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        distance = min(distance, twoBack[j - 2] + 1)
      }
      row[j] = distance
      least = min(least, distance)
    }
    // A swap reaches over one row, so that the one before counts as well.
    if least > limit, previous.allSatisfy({ $0 > limit }) { return nil }
    (twoBack, previous, row) = (previous, row, twoBack)
  }
  return previous[b.count] <= limit ? previous[b.count] : nil
}
