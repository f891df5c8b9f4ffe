// The Sequence family: sequences and collections of one's own, slices, lazy ones, strides.
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    n -= 1
    return n + 1
  }
}
for i in Countdown(n: 3) { print(i) }
print(Countdown(n: 4).map { $0 * 2 }, Countdown(n: 4).filter { $0 % 2 == 0 })
print(Countdown(n: 3).reduce(0, +), Countdown(n: 3).sorted(), Countdown(n: 3).contains(2))
print(Countdown(n: 5).min() ?? -1, Countdown(n: 5).max() ?? -1, Array(Countdown(n: 2)))
for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
for (a, b) in zip(Countdown(n: 2), ["x", "y", "z"]) { print(a, b) }
print(Countdown(n: 3).first(where: { $0 < 3 }) as Any, Countdown(n: 3).allSatisfy { $0 > 0 })
print(Array(Countdown(n: 5).prefix(2)), Array(Countdown(n: 5).dropFirst(3)))
print(Countdown(n: 3).reversed(), Countdown(n: 3).elementsEqual([3, 2, 1]))

struct Ring: Collection {
  let items: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> String { items[i] }
  func index(after i: Int) -> Int { i + 1 }
}
let ring = Ring(items: ["a", "b", "c"])
for r in ring { print(r) }
print(ring.count, ring.isEmpty, ring.first ?? "-", ring.map { $0 + "!" }, ring.joined(separator: "-"))
print(ring.firstIndex(of: "b") ?? -1, Array(ring.dropFirst()), Array(ring.prefix(2)))
print(Array(ring.indices), ring.contains("z"))
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
print(total([1, 2]), total(1...4), total(Set([5])), total(Countdown(n: 2)), total(0..<3))
func show(_ s: some Collection<String>) -> String { s.joined(separator: "/") }
print(show(["p", "q"]), show(ring))
func middle<C: RandomAccessCollection>(_ c: C) -> C.Element? where C.Index == Int {
  c.isEmpty ? nil : c[c.startIndex + c.count / 2]
}
print(middle([1, 2, 3]) ?? 0)
let slice = [10, 20, 30, 40, 50][1...3]
print(slice, slice.startIndex, slice.endIndex, slice[1], slice.first ?? 0, slice.count)
print(slice.map { $0 + 1 }, Array(slice), slice.firstIndex(of: 30) ?? -1, slice.dropFirst())
for s in slice { print(s, terminator: " ") }
print()
var arr = [1, 2, 3, 4]
arr[1..<3] = [9]
print(arr, arr.prefix(2), arr.suffix(1), arr.split(separator: 9))
print(arr.prefix(while: { $0 < 5 }), arr.drop(while: { $0 < 5 }))
print(Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 1.0, through: 2.0, by: 0.5)), Array(stride(from: 5, through: 1, by: -2)))
for x in stride(from: 0, to: 4, by: 2) { print(x) }
print(stride(from: 0, to: 10, by: 5).map { $0 })
let fib = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
  let r = s.0
  s = (s.1, s.0 + s.1)
  return r
}
print(Array(fib.prefix(8)))
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
print(Array(repeatElement("k", count: 2)))
let any = AnySequence([1, 2, 3])
print(any.map { $0 })
var it = AnyIterator(Countdown(n: 2))
print(it.next() as Any, it.next() as Any, it.next() as Any)
print([3, 1, 2].lazy.map { $0 * 10 }.filter { $0 > 10 }.first(where: { $0 > 0 }) as Any)
print((1...10).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.reduce(0, +))
print((0..<5).map { $0 * $0 }, (1...3).reversed().count, (0..<4).filter { $0 > 1 }, (1...4).reduce(1, *))
print([[1, 2], [3]].joined().map { $0 }, [[1], [2, 3]].flatMap { $0 }, Array([1...2, 4...5].joined()))
print([1, 2, 3].starts(with: [1, 2]), [1, 2].lexicographicallyPrecedes([1, 3]), [1, 2].elementsEqual(1...2))
let d = ["a": 1, "b": 2]
print(d.map { "\($0.key)\($0.value)" }.sorted(), d.keys.sorted(), d.values.reduce(0, +))
print(d.sorted { $0.key < $1.key }.map { $0.value }, d.contains { $0.value == 2 }, d.min { $0.value < $1.value }!.key)
let groups = Dictionary(grouping: 1...6, by: { $0 % 3 })
print(groups[0]!, groups.count)
print(Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...2))["y"]!)
let set: Set = [3, 1, 2]
print(set.sorted(), set.union(4...5).count, set.isSubset(of: 0..<9), set.map { $0 }.count, Set("hello").count)
print("hello".map { $0 }.count, "abc".reversed().map { String($0) }, "a,b".split(separator: ",").count, "xyz".enumerated().map { "\($0.offset)\($0.element)" })
var more = [1]
more += 2...3
more.append(contentsOf: Set([4]))
print(more, more + [9], [1, 2, 3].max()!)
for (i, v) in ["p", "q"].enumerated() where i > 0 { print(i, v) }
print(zip(1..., ["u", "v"]).map { "\($0.0)\($0.1)" })
