/// Returns a longest common subsequence of two lists, as pairs of places in both.
func commonSubsequence<T: Equatable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
  commonSubsequence(a, b, by: ==)
}

func commonSubsequence<T>(_ a: [T], _ b: [T], by isSame: (T, T) -> Bool) -> [(Int, Int)] {
  var length = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in a.indices.reversed() {
    for j in b.indices.reversed() {
      length[i][j] =
        isSame(a[i], b[j])
        ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
    }
  }
  var pairs: [(Int, Int)] = []
  var i = 0
  var j = 0
  while i < a.count, j < b.count {
    if isSame(a[i], b[j]) {
      pairs.append((i, j))
      i += 1
      j += 1
    } else if length[i + 1][j] >= length[i][j + 1] {
      i += 1
    } else {
      j += 1
    }
  }
  return pairs
}
