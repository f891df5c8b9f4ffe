// Empty collections as arguments and operands.
var s: Set = [1, 2]
print(s.union([]).count, s.subtracting([]).count, s.isSubset(of: []), s == [], Set([]) == Set<Int>())
s = []
print(s.isEmpty)
func total(_ a: [Int] = [], _ d: [String: Int] = [:]) -> Int { a.count + d.count }
print(total([], [:]), total())
var grid: [[Int]] = [[], [1]]
grid += [[]]
grid.append([])
print(grid, grid.map { $0 + [] })
var d: [String: [Int]] = [:]
d["a", default: []] += [1]
d["b", default: []].append(2)
print(d["a"]!, d["b"]!, d["z"] ?? [])
let e: [String] = [].map { $0 }
print(e, [1, 2].reduce(into: []) { $0.append($1 * 2) }, [1, 2].reduce([]) { $0 + [$1] })
print([1, 2, 2].reduce(into: [:]) { $0[$1, default: 0] += 1 }.count)
let n: [Int]? = []
print(n as Any, n == [], (n ?? []) == [])
let pair: ([Int], [String: Bool]) = ([], [:])
print(pair)
func gen<T>(_ a: [T], _ t: T) -> [T] { a + [t] }
print(gen([], 1), gen([], "a"))
struct W { var a: [Int] = []; var b: Set<String> = []; var c: [String: Double] = [:] }
print(W(a: [], c: [:]).a, W(b: []).b.count)
let flag = true
let q = flag ? [1] : []
let r = flag ? [] : ["x"]
print(q, r)
print([[1], []].joined().count)
switch [Int]() { case []: print("empty"); default: print("full") }
if [1].filter({ $0 > 1 }) == [] { print("none") }
print([1] + [], [1] == [], ([]) as [Int])
