// The order of written and default arguments.
func v<T>(_ s: String, _ t: T) -> T { print(s); return t }
func f(a: Int = v("da", 1), b: Int, c: Int = v("dc", 2), d: Int, _ g: () -> Int = { v("closure", 3) }) -> Int { a + b + c + d + g() }
print(f(b: v("b", 10), d: v("d", 20)), f(a: v("a", 0), b: v("b", 0), d: v("d", 0)) { 5 })
class K { let x: Int; init(x: Int = v("dx", 1), y: Int, z: String = v("dz", "z")) { self.x = x + y }
  func m(p: Int = v("dp", 1), q: inout Int, r: Int = v("dr", 2)) { q += p + r }
  static func s(p: [Int] = v("array", []), _ rest: Int..., q: Int = v("q", 0)) -> Int { rest.count + q + p.count }
  subscript(i: Int, by k: Int = v("by", 2)) -> Int { i * k }
  convenience init(w: Int) { self.init(y: v("w", w)) } }
class L: K { init() { super.init(y: v("y", 2)) } }
print(K(y: v("y", 3)).x, K(w: 1).x, L().x)
var q = v("q0", 5)
let k = v("k", K(y: 0))
k.m(q: &q); print(q)
print(K.s(v("r1", 1), v("r2", 2)), K.s(q: v("qq", 1)), k[v("i", 4)])
struct S { var a = v("sa", 1); var b: String = v("sb", "b"); var c: Int }
print(S(c: v("c", 3)), S(a: v("a2", 2), c: 1))
func owner() -> K { v("owner", k) }
func late(_ s: String = v("late default", "x"), body: () -> String) -> String { s + body() }
print(late { v("body", "b") }, late(v("explicit", "e"), body: { v("body2", "c") }))
func gen<T>(_ t: T, n: Int = v("gn", 1), list: [T] = v("glist", [])) -> Int { n + list.count }
print(gen(v("t", "x")), gen(v("t2", 1), list: v("l", [1])))
