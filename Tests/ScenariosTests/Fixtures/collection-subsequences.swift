// The subsequence of a collection is one itself, with the same elements, indices and subsequences.
extension Collection {
  func second() -> Element? { self.dropFirst().first }
  func third() -> Element? { dropFirst().dropFirst().first }
  func pairs() -> [(Element, Element)] { Array(zip(self, self.dropFirst())) }
  var tailCount: Int { dropFirst().count }
  func afterTwo() -> Element? {
    let rest = self.dropFirst(2)
    return rest.isEmpty ? nil : rest[rest.startIndex]
  }
  func decomposed() -> (Element, SubSequence)? {
    guard let first else { return nil }
    return (first, dropFirst())
  }
  func permutations() -> [[Element]] {
    guard let (head, tail) = decomposed() else { return [[]] }
    return tail.permutations().flatMap { rest in
      (0...rest.count).map { index in
        var all = rest
        all.insert(head, at: index)
        return all
      }
    }
  }
}
extension BidirectionalCollection where Element: Equatable {
  var isPalindrome: Bool {
    guard count > 1 else { return true }
    return first == last && dropFirst().dropLast().isPalindrome
  }
}
extension RandomAccessCollection where Element: Comparable {
  func merged() -> [Element] {
    if count < 2 { return Array(self) }
    let middle = index(startIndex, offsetBy: count / 2)
    var (one, other) = (self[..<middle].merged()[...], self[middle...].merged()[...])
    var result: [Element] = []
    while let a = one.first, let b = other.first {
      result.append(a < b ? one.removeFirst() : other.removeFirst())
    }
    return result + one + other
  }
}
func total<C: Collection>(_ numbers: C) -> Int where C.Element == Int {
  guard let first = numbers.first else { return 0 }
  return first + total(numbers.dropFirst())
}
func sorted<C: RandomAccessCollection>(_ values: C) -> [C.Element] where C.Element: Comparable {
  guard let pivot = values.first else { return [] }
  let rest = values.dropFirst()
  return sorted(Array(rest.filter { $0 < pivot })) + [pivot] + sorted(Array(rest.filter { $0 >= pivot }))
}
struct Stack<Item>: BidirectionalCollection {
  var items: [Item]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(index: Int) -> Item { items[index] }
}
let stack = Stack(items: [1, 2, 1])
print([1, 2, 3].second() as Any, "abc".third() as Any, stack.second() as Any, (1...4).third() as Any)
print([1, 2, 3].pairs(), [1, 2, 3].tailCount, "abc".afterTwo() as Any, Set([7]).afterTwo() as Any)
print(total([1, 2, 3]), total(stack), total(1..<5), total([1, 2, 3].dropLast()))
print("abba".isPalindrome, [1, 2].isPalindrome, stack.isPalindrome, "xabax".dropFirst().isPalindrome)
print([1, 2, 3].permutations(), "ab".permutations(), "ab".decomposed()?.1 as Any)
print([3, 1, 2, 5, 4].merged(), sorted([3, 1, 2]), sorted([3, 1, 2][1...]))
print(stack.dropFirst().last as Any, stack.dropFirst().reversed().map { $0 }, stack.indices.last as Any)
print(stack.indices.reversed().map { $0 }, stack.suffix(2).first as Any, Array(stack[1...].dropLast()))
