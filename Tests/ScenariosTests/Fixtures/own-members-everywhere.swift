// Members in extensions of arrays, strings and numbers, beside the library's own
extension Array {
  func filter(_ f: (Element) -> Bool) -> [Element] { print("own filter"); return [] }
  func contains(where f: (Element) -> Bool) -> Bool { print("own contains"); return false }
  var last: Element? { print("own last"); return nil }
  mutating func removeLast() -> Element { print("own removeLast"); return self[0] }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
  func reversed() -> [Element] { print("own reversed"); return self }
  func forEach(_ f: (Element) -> Void) { print("own forEach") }
  func enumerated() -> [(Int, Element)] { print("own enumerated"); return [] }
  func joined(_ s: String) -> String { "own joined" }
  func reduce<T>(_ i: T, _ f: (T, Element) -> T) -> T { print("own reduce"); return i }
  func index(after i: Int) -> Int { print("own after"); return i + 1 }
  func dropFirst() -> [Element] { print("own drop"); return self }
}
var a = [3, 1, 2]
print(a.filter { $0 > 1 }, a.contains { $0 == 1 }, a.last as Any)
a += [9, 9]
print(a, a.removeLast(), a[safe: 9] as Any, a.reversed())
a.forEach { print($0) }
for (i, x) in a.enumerated() { print(i, x) }
print(a.joined(","), a.reduce(0, +), a.index(after: 0), a.dropFirst())
extension String {
  func hasPrefix(_ p: String) -> Bool { print("own hasPrefix"); return false }
  func contains(_ c: Character) -> Bool { print("own contains"); return false }
  func lowercased() -> String { "own lower" }
  func reversed() -> String { "own reversed" }
  func split(separator: Character) -> [String] { ["own split"] }
  var last: Character? { "L" }
  func index(of c: Character) -> Int? { 42 }
  mutating func append(_ s: String) { print("own append") }
  static func == (a: String, b: String) -> Bool { print("own =="); return true }
}
var t = "hello"
t.append("x")
print(t.hasPrefix("he"), t.lowercased(), t.reversed() as String, t.last as Any, t.index(of: "x") as Any)
print(t == "q", t != "q", ["a"] == ["b"], "a" as String? == "b")
switch t { case "zzz": print("matched"); default: print("default") }
extension Int { var description: String { "own int" }; func isMultiple(of n: Int) -> Bool { true }; static var max: Int { 7 } ; var magnitude: UInt { 5 } }
print(3.description, 3.isMultiple(of: 2), Int.max, (-3).magnitude, "\(3)")
extension Optional { func map<T>(_ f: (Wrapped) -> T) -> T? { print("own opt map"); return nil } }
print((3 as Int?).map { $0 } as Any)
extension Dictionary { func mapValues<T>(_ f: (Value) -> T) -> [Key: T] { print("own mapValues"); return [:] }; var count: Int { 77 } ; subscript(k: Key) -> Value? { get { print("own sub"); return nil } } }
let d = ["a": 1]
print(d.mapValues { $0 }, d.count, d["a"] as Any)
func print2() {}
extension Double { func rounded() -> Double { 99 }; var isNaN: Bool { true } }
print(2.5.rounded(), 1.0.isNaN)
