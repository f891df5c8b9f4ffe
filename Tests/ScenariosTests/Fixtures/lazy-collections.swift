// What is lazy is a collection as far as what it is made of is one, and asks as often as Swift's.
let ws = ["ab", "cd"]
print(ws.lazy.map { $0 + "!" }.joined(), type(of: ws.lazy.map { $0 + "!" }.joined()), type(of: ws.lazy.joined()), type(of: ws.joined()))
print(ws.map { Substring($0) }.joined(), ws.map { Array($0) }.joined(), Array(ws.map { Array($0) }.joined()))
print(type(of: [[1]].lazy.joined().map { $0 }), type(of: [[1]].joined().map { $0 }), type(of: [[1]].joined().filter { $0 > 0 }), type(of:[[1]].joined().reversed()))
let f = (1...3).lazy.flatMap { (n: Int) -> [Int] in print("f\(n)", terminator: " "); return [n, n * 10] }
print(f.count); print(f.first!); print(f.last!); print(f.isEmpty); print(Array(f)); print(f.reversed().first!); print(Array(f.reversed()))
print(f.contains(20)); print(Array(f.prefix(1).map { $0 })); print(f.dropFirst(2).first!); print(Array(f.prefix(3))); print(f.indices.count); print(f[f.startIndex])
print(Array(f.suffix(1)), f.dropLast(5).count); print(f.firstIndex(of: 10) != nil)
let l = [1, 2, 3, 4].lazy.filter { (n: Int) -> Bool in print("p\(n)", terminator: " "); return n % 2 == 0 }
print(l.count); print(l.first!); print(l.last!); print(l.isEmpty); print(Array(l)); print(Array(l.reversed())); print(Array(l.prefix(1))); print(Array(l.dropFirst())); print(Array(l.suffix(1))); print(Array(l.dropLast())); print(l.contains(4)); print(l.map { $0 * 2 }.first!); print(l.min()!, l.max()!); print(Array(l.prefix { $0 < 3 })); print(Array(l.drop { $0 < 3 })); print(Array(zip(l, l)).count); print(l.sorted()); print(l.reduce(0, +)); print(l.first { $0 > 2 }!); print(l.firstIndex(of: 4)!); print(l.last { $0 < 3 }!); print(l.filter { $0 > 2 }.first!); print(l.split(separator: 2).count)
for x in l.prefix(1) { print("got", x) }
for (i, x) in l.enumerated() { print(i, x) }
let m = [1, 2, 3].lazy.map { (n: Int) -> Int in print("m\(n)", terminator: " "); return n * 2 }
print(m.count, m.isEmpty); print(m.first!); print(m.last!); print(m[1]); print(Array(m.prefix(2))); print(Array(m.reversed())); print(m.reversed().map { $0 + 1 }.first!); print(m.contains(2)); print(m.max()!); print(Array(m.dropFirst())); print(Array(m.suffix(1))); print(m.prefix(1).count); print(m.firstIndex(of: 4)!); print(m.sorted(by: >)); print(Array(m.map { $0 + 1 }.filter { $0 > 3 }.prefix(1)))
let c = [1, 2, 3].lazy.compactMap { (n: Int) -> Int? in print("c\(n)", terminator: " "); return n == 2 ? nil : n }
print(c.count); print(c.first!); print(c.last!); print(Array(c)); print(Array(c.prefix(1))); print(Array(c.reversed())); print(c.map { $0 }.first!); print(Array(c.dropFirst()))
let w = [1, 2, 3].lazy.prefix { print("w\($0)", terminator: " "); return $0 < 3 }, d = [1, 2, 3].lazy.drop { print("d\($0)", terminator: " "); return $0 < 2 }
print(w.count); print(w.last!); print(Array(w)); print(Array(w.reversed())); print(w.isEmpty); print(d.count); print(d.first!); print(d.last!); print(Array(d)); print(Array(d.reversed())); print(d.isEmpty); print(d.startIndex)
print(Array([1, 2].lazy.map { $0 }.joined2())); extension Sequence { func joined2() -> [Element] { Array(self) } }
print([[1, 2], [3]].joined(separator: [0]).map { $0 }, Array([[1, 2], [], [3]].joined()), [[1, 2], [], [3]].joined().count, [[1, 2], [], [3]].joined().last!, [[Int]]().joined().isEmpty, [[1], [2]].joined().contains(2), [[1, 2], [3]].joined().reversed().map { $0 }, [[3], [1]].joined().sorted(), [[3], [1]].joined().max()!, Set([[3], [3]].joined()).count)
let js = [[1], [2]].joined(); print(js[js.index(after: js.startIndex)], js.indices.count, js.firstIndex(of: 2)! == js.index(js.startIndex, offsetBy: 1), [1: [2, 3]].values.joined().count, [[1, 2], [3]].joined().enumerated().map { $0.offset + $0.element })
print(sequence(first: 1) { $0 < 5 ? $0 + 1 : nil }.lazy.prefix(2).map { print("x", terminator: " "); return $0 * 2 })
print(type(of: f.prefix(1)), type(of: l.prefix(1)), type(of: m.prefix(1)), type(of: m.map { $0 }), type(of: l.filter { $0 > 1 }), type(of: m.reversed().map { $0 }), type(of: c.map { $0 }))
print([1, 2].lazy.map { $0 * 2 }.reversed().map { $0 }, [[1], [2]].joined(), (1...2).lazy.filter { $0 > 1 })
