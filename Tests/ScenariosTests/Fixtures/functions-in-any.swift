let f: (Int) -> Int = { $0 + 1 }
let a: Any = f
print(a is (Int) -> Int, a is (String) -> Int, a is () -> Void, a is (Int) -> String)
if let g = a as? (Int) -> Int { print(g(1)) }
print(a as? (String) -> Void == nil)
print(type(of: a), type(of: f))
func p<T>(_ x: T) { print(T.self, x is (Int) -> Int, x is () -> ()) }
p(f); p({ })
let d: [String: Any] = ["a": f, "b": { (s: String) in print(s) }, "c": 3]
for k in d.keys.sorted() {
  switch d[k]! {
  case let g as (Int) -> Int: print(k, "ii", g(3))
  case let g as (String) -> Void: g(k)
  case let n as Int: print(k, n)
  default: print(k, "other")
  }
}
let t: Any = { (x: Int) throws -> Int in x }
print(t is (Int) throws -> Int, t is (Int) -> Int)
print(a is (Int) throws -> Int)
print(a, [a], Optional(a) as Any, d["b"] as Any)
let o: Any = Optional(f) as Any
print(o is (Int) -> Int, o is (String) -> Int, (o as? (Int) -> Int)?(5) as Any, type(of: o))
let list: [Any] = [f, { print("v") }, 1]
print(list.map { $0 is () -> Void }, list.filter { $0 is (Int) -> Int }.count)
func g<T>(_ x: Any, _ t: T.Type) -> T? { x as? T }
print(g(f, ((Int) -> Int).self)?(7) as Any, g(f, ((String) -> Int).self) == nil, g(f, Int.self) as Any)
class C { var handlers: [String: Any] = [:]; func on<T>(_ n: String, _ h: @escaping (T) -> Void) { handlers[n] = h }
  func emit<T>(_ n: String, _ v: T) { if let h = handlers[n] as? (T) -> Void { h(v) } else { print("no", n, T.self) } } }
let c = C(); c.on("i") { (x: Int) in print("int", x) }; c.emit("i", 3); c.emit("i", "s"); c.emit("j", 1)
print(Mirror(reflecting: f).displayStyle as Any, Mirror(reflecting: a).children.count)
struct S { var h: Any; var g: () -> Int }
print(S(h: f, g: { 1 }))
var m: Any? = f
print((m as? (Int) -> Int)?(9) as Any, m is (Int) -> Int, m is () -> Void)
if case let h as (Int) -> Int = m! { print(h(1)) }
m = nil
print(m is (Int) -> Int)
func q(_ f: @escaping (inout Int) -> Void) -> Any { f }
print(q { $0 += 1 } is (inout Int) -> Void, q { $0 += 1 } is (Int) -> Void)
