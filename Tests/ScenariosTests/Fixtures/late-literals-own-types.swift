// Literals take the types of a program: beside their values, in collections and in calls.
struct Dist: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, AdditiveArithmetic { var m: Double
 init(m: Double) { self.m = m }
 init(integerLiteral v: Int) { m = Double(v) }
 init(floatLiteral v: Double) { m = v }
 static func < (a: Dist, b: Dist) -> Bool { a.m < b.m }
 static func + (a: Dist, b: Dist) -> Dist { Dist(m: a.m + b.m) }
 static func - (a: Dist, b: Dist) -> Dist { Dist(m: a.m - b.m) }
 static var zero: Dist { Dist(m: 0) } }
let d: Dist = 5
print(d + 1, 1 + d, d > 3, 3 < d, d == 5, max(d, 7), max(7, d), min(1.5, d), [d, 2, 3.5].max()!, [1, d].sorted())
var e = d; e += 2; e -= 0.5
print(e)
func sum<T: AdditiveArithmetic>(_ xs: [T]) -> T { xs.reduce(.zero, +) }
print(sum([1, d]), sum([1, 2]), sum([1, 2.5]), sum([d]))
func pair<T>(_ a: T, _ b: T) -> [T] { [a, b] }
print(pair(1, d), pair(d, 1), pair(1.5, d), true ? 2 : d, Optional(d) ?? 3)
struct Name: ExpressibleByStringLiteral, Hashable, CustomStringConvertible { var s: String; init(stringLiteral s: String) { self.s = s }; var description: String { "N(\(s))" } }
let n: Name = "a"
print(n == "a", "a" == n, [n, "b"], ["b", n], true ? "q" : n, n != "z")
let names: [Name: Int] = ["x": 1]
print(names["x"]!, names["y"] ?? 0)
func f(_ n: Name) -> String { "Name" }
func f(_ s: String) -> String { "String" }
print(f("a"), f(n), f("a" as Name))
func g<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(g("a", n), g(n, "a"))
switch n { case "a": print("is a"); default: print("other") }
struct Point<T> { var x: T; var y: T }
let pp = Point(x: 1, y: 2.5); print(pp)
let qq = Point(x: 2.5, y: 1); print(qq)
struct Q<A, B> { var a: A; var b: [B] }
let rr = Q(a: [1, 2.5], b: [nil, 1]); print(rr)
extension Point where T: Numeric { static func + (l: Point, r: Point) -> Point { Point(x: l.x + r.x, y: l.y + r.y) }; static func * (l: Point, k: T) -> Point { Point(x: l.x * k, y: l.y * k) } }
print(pp + Point(x: 1, y: 1), Point(x: 1, y: 1) + pp, pp * 2, Point(x: 1, y: 2) * 2.5)
print(Point(x: 1, y: 2) + Point(x: 0.5, y: 1))
let point: Point<Float> = Point(x: 1, y: 2); print(point * 3, type(of: point.x))
