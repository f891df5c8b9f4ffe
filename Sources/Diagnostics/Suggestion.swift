/// Returns the candidate nearest to `name`, when one is near enough to be meant.
///
/// Nearness is the Damerau-Levenshtein distance without regard to case; up to a third of the
/// length may differ.
public func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().utf8)
  guard !wanted.isEmpty else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where candidate != name {
    let letters = Array(candidate.lowercased().utf8)
    let bound = max(1, max(wanted.count, letters.count) / 3)
    guard abs(letters.count - wanted.count) <= bound else { continue }
    let distance = editDistance(wanted, letters)
    guard distance <= bound else { continue }
    if let current = best, (current.distance, current.candidate) <= (distance, candidate) {
      continue
    }
    best = (distance, candidate)
  }
  return best?.candidate
}

/// Whether two different names are at most two slips of the hand apart, or differ in capitals only.
public func isSlip(_ name: String, of meant: String) -> Bool {
  name != meant && abs(name.utf8.count - meant.utf8.count) <= 2
    && editDistance(Array(name.lowercased().utf8), Array(meant.lowercased().utf8)) <= 2
}

/// Returns how many insertions, deletions, replacements and swaps of neighbours turn one into the
/// other.
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var twoBack = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      row[j] = min(previous[j] + 1, row[j - 1] + 1, replaced)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], twoBack[j - 2] + 1)
      }
    }
    twoBack = previous
    previous = row
  }
  return previous[b.count]
}
