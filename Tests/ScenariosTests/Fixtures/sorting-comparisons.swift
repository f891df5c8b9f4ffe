func count<T>(_ values: [T], _ isLess: (T, T) -> Bool) -> Int {
  var count = 0
  var sorted = values
  sorted.sort { count += 1; return isLess($0, $1) }
  return count
}
print([5, 2, 9, 1, 7, 3, 8].sorted { print("\($0)<\($1)", terminator: " "); return $0 < $1 })
for length in [0, 1, 2, 63, 64, 65, 127, 128, 300, 1000] {
  let mixed = (0..<length).map { ($0 * 7919) % 1009 }
  let falling = (0..<length).map { -$0 }
  let equal = (0..<length).map { $0 % 3 }
  print(length, count(mixed, <), count(falling, <), count(equal, <), count(Array(0..<length), <))
}
let words = (0..<200).map { "w\(($0 * 31) % 50)" }
print(words.enumerated().sorted { $0.element < $1.element }.map(\.offset))
struct Stop: Error {}
var left = [3, 1, 2]
do { try left.sort { a, b in if a == 2 { throw Stop() }; return a < b } } catch { print(error) }
