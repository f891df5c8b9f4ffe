// Output streams, own sequences and iterators, and how sequences print
// print(to:), sequences
struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ s: String) { lines.append(s) } }
var l = Log(); print("a", 1, [2], to: &l); print(l.lines)
debugPrint("a", "b", separator: "-", terminator: "", to: &l); print(l.lines.count, l.lines.joined())
var str = ""; print(1, 2, 3, separator: ",", terminator: "", to: &str); print(str)
"xy".write(to: &str); str.write("!"); print(str)
final class Sink: TextOutputStream { var t = ""; func write(_ s: String) { t += s } }
var k = Sink(); print("hi", to: &k); print(k.t.count)
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
print(Array(Countdown(n: 3)), Countdown(n: 3).sorted(), Countdown(n: 4).reduce(0, +), Countdown(n: 3).reversed(), Countdown(n: 3).prefix(2).map { $0 })
print(Set(Countdown(n: 2)).count, zip(Countdown(n: 2), "ab").map { "\($0)\($1)" }, Countdown(n: 3).dropFirst().first { _ in true } as Any, Countdown(n: 5).first(where: { $0 < 3 })!)
struct Fib: IteratorProtocol, Sequence { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(8)))
struct Grid: Sequence { let w: Int; func makeIterator() -> AnyIterator<Int> { var i = 0; return AnyIterator { i += 1; return i > w ? nil : i } } }
print(Grid(w: 3).map { $0 }, Grid(w: 3).contains(2), Array(Grid(w: 2)), Grid(w: 4).max()!)
print(sequence(first: 1) { $0 < 20 ? $0 * 2 : nil }.map { $0 }, Array(sequence(state: 3) { (s: inout Int) -> Int? in s -= 1; return s < 0 ? nil : s }))
print([1, 2, 3].lazy.map { $0 * 2 }.first!, stride(from: 0, to: 10, by: 3).map { $0 }, Array(stride(from: 1.0, through: 2.0, by: 0.5)))
print(type(of: [1].enumerated()), type(of: zip([1], ["a"])), type(of: (0..<3).reversed()))
print("ab".enumerated(), zip("a", 1...2))
print([1, 2, 3].indices, "abc".indices.count, [1: 2].indices.count, CollectionOfOne(5), EmptyCollection<Int>())
print(Array(CollectionOfOne(5)), CollectionOfOne(3).first!, EmptyCollection<Int>().first as Any)
var it = [1, 2].makeIterator(); print(it.next() as Any, it.next() as Any, it.next() as Any)
let any = AnySequence([1, 2]); print(any.map { $0 }, AnyCollection([3, 4]).count)
print(["a", "b"].reversed(), [1, 2, 3].reversed() as [Int], "abc".reversed(), String("abc".reversed()))
print([1, 2, 3, 4].split(separator: 2), "a b".split(separator: " "), [1, 2] == [1, 2], [1, 2].elementsEqual(1...2), [1, 2, 3].starts(with: [1, 2]))
