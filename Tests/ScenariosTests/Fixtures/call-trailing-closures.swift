func opt(first: (() -> Void)? = nil, second: (() -> Void)? = nil) {
  print(first == nil, second == nil)
}
opt { print("x") }
func m(_ a: Int = 1, f: () -> Void = {}, g: (() -> Void)? = nil, last: Int = 2) {
  f(); g?(); print(a, g == nil, last)
}
m { print("t") }
func n(f: (Int) -> Void = { _ in }, g: () -> Void = { print("dg") }) { f(3); g() }
n { print("t0") }
n { x in print("t1", x) }
n { print($0) }
struct S { var a: (() -> Void)? = nil; var b: ((Int) -> Void)? = nil }
let s = S { print("q") }
print(s.a == nil, s.b == nil)
let s2 = S { x in print("q") }
print(s2.a == nil, s2.b == nil)
func v(_ xs: Int..., a: (() -> Void)? = nil, b: (() -> Void)? = nil) {
  print(xs, a == nil, b == nil)
}
v(1, 2) {}
v(1, a: {}) {}
func w(a: (() -> Void)? = nil, b: (() -> Void)?, c: (() -> Void)? = nil) {
  print(a == nil, b == nil, c == nil)
}
w {}
func an(d: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
  print(completion == nil)
}
an(d: 1) {}
an(d: 1, animations: {}) { _ in }
func pr(_ x: Int, animated: Bool, completion: (() -> Void)? = nil) { print(completion == nil) }
pr(1, animated: true) {}
func reqreq(a: () -> Void, b: () -> Void = {}) { a(); b() }
reqreq { print("A") }
