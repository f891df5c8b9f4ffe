// Initialisers, methods and operators as arguments.
print("a b".split(separator: " ").map(String.init), ["1", "x"].compactMap(Int.init), ["1.5", "q"].compactMap(Double.init))
print([1, 2].map(Array.init(repeating: 0, count: 2).contains), ["ab", "cd"].map(Array.init))
print([[3, 1]].map { $0.sorted() }, [1, 2].map(String.init), [65, 66].map(UInt8.init), [1, 2].map(Double.init))
struct P { let n: Int; init(_ n: Int) { self.n = n }; func plus(_ o: Int) -> Int { n + o }; static func make(_ n: Int) -> P { P(n) } }
print([1, 2].map(P.init).count, [1, 2].map(P.make).map(\.n), [1, 2].map(P(10).plus))
let up = String.uppercased
print(up("a")(), ["a"].map { $0.uppercased() })
class C { var log: [Int] = []; func note(_ n: Int) { log.append(n) } }
let c = C()
[1, 2].forEach(c.note)
print(c.log)
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(*), zip([1], [2]).map(-))
func sorted(_ a: [Int], by f: (Int, Int) -> Bool = (<)) -> [Int] { a.sorted(by: f) }
print(sorted([3, 1]), sorted([1, 3], by: >))
let ops: [String: (Int, Int) -> Int] = ["+": (+), "-": (-), "*": { $0 * $1 }, "max": max]
print(ops["+"]!(1, 2), ops["-"]!(1, 2), ops["*"]!(2, 3), ops["max"]!(2, 3))
let plus: (Double, Double) -> Double = (+)
print(plus(1, 2), ["b", "a"].sorted(by: <), [true, false].map(!), ["a", "b"].reduce("", +))
print([1, 2, 3].contains(where: { $0 == 2 }), ["a"].map(Character.init), [[1], [2, 3]].map(\.count), [1, nil].map(Optional.init).count)
enum E { case a(Int), b }
print([1, 2].map(E.a).count, Set([1]).map(E.a).count)
prefix operator ++
prefix func ++ (n: Int) -> Int { n + 1 }
print([1, 2].map(++), (1...3).map(-), stride(from: 0, to: 4, by: 2).map(Double.init))
print([P(1)].map(P.plus).map { $0(5) })
