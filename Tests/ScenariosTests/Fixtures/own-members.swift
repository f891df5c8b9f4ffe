// Members in extensions of the library's types and protocols, beside the library's own
extension Sequence where Element: Comparable {
  func max() -> Element? { print("own max"); return nil }
  func sorted() -> [Element] { print("own sorted"); return [] }
}
extension Collection {
  var isEmpty: Bool { print("own isEmpty"); return true }
  var first: Element? { print("own first"); return nil }
  func map<T>(_ f: (Element) -> T) -> [T] { print("own map"); return [] }
}
let a = [3, 1, 2]
print(a.max() as Any, a.sorted(), a.isEmpty, a.first as Any, a.map { $0 })
print("abc".max() as Any, "abc".isEmpty, "abc".first as Any)
let s: Set = [1]
print(s.isEmpty, s.max() as Any)
print((1...3).max() as Any, (1...3).isEmpty, (1..<4).first as Any)
let d = ["a": 1]
print(d.isEmpty)
