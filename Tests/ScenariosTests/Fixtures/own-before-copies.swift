// A program's own member of Array prevails over a sequence's, whatever its result.
extension Array {
  func reversed() -> [Element] { print("own reversed"); return self }
  func map<R>(_ change: (Element) -> R) -> [R] { print("own map"); return reversed().compactMap(change) }
  func sum() -> Int { reversed().count }
}
print([1, 2].map { $0 + 1 }, [1, 2].sum(), [3, 4].reversed().first!, [1, 2].reversed().map { $0 })
let r: [Int] = [1, 2].reversed()
print(r)
