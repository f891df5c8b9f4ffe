enum E { case a(Int), b(x: Int, y: String), c, n(E2?) }
enum E2 { case z(Int?) }
let es: [E] = [.a(1), .b(x: 2, y: "q"), .c, .n(nil), .n(.z(3)), .n(.z(nil))]
for e in es {
  if case .a(let n) = e { print("a", n) }; if case let .b(x, y) = e { print("b", x, y) };
  if case .b(x: let q, y: _) = e, q > 1 { print("q", q) }; if case .c = e { print("c") }
  guard case .n(let i) = e else { continue }; print("n", i as Any)
  switch e {
  case .n(.some(.z(let v?))): print("v", v);
  case .n(.z(nil)?): print("vn");
  case .n(nil): print("nn");
  default: print("?")
  }
}
for case .a(let n) in es { print("for", n) }
for case let .b(x, y) in es where x == 2 { print(x, y) }
let os: [Int?] = [1, nil, 3]
for case let n? in os { print(n) }
for case .some(let n) in os where n > 1 { print(n) }
let oo: Int?? = 3; if case let x?? = oo { print("x", x) }
switch oo {
case nil: print("nil");
case .some(nil): print("some nil");
case .some(.some(let v)): print("v", v)
}
var it = [1, 2, 3].makeIterator(); while case let n? = it.next() { print(n, terminator: " ") };
print()
var stack = [1, 2]; while let t = stack.popLast() { print(t) }
if case 1...5 = 3 { print("in") }
if case let (a, b) = (1, 2), a < b { print("lt") }
let any: [Any] = [1, "s", 2.5, [1, 2], (1, 2), E.c, nil as Int? as Any]
for x in any {
  switch x {
  case let i as Int: print("Int", i);
  case let s as String where s.count > 0: print("S", s);
  case is Double: print("D");
  case let a as [Int]: print("A", a);
  case let (p, q) as (Int, Int): print("T", p, q);
  case is E: print("E");
  default: print("other")
  }
}
let age = 17
switch age {
case ..<13: print("child");
case 13..<20: print("teen");
case 20...: print("adult");
default: print("?")
}
switch "b" {
case "a"..."c": print("abc");
default: break
}
switch 2.5 {
case 0..<1: print(0);
case 2...3: print(3);
default: print("d")
}
let k = 4
switch 4 {
case k: print("k");
default: print("no")
}
switch (1, true) {
case (let n, true): print(n);
case (_, false): print("f")
}
switch es[1] {
case .a, .c: print("ac");
case .b(_, let y) where y.isEmpty: print("e");
case .b: print("b");
case .n: print("n")
}
switch es[0] {
case .a(let n), .b(let n, _): print("shared", n);
default: print("d")
}
if case .some = os[0] { print("some") }
let cc = Character("x");
switch cc {
case "a", "e": print("v");
case "x": print("x");
default: print("c")
}
switch 3 {
case let x where x % 2 == 1: print("odd", x);
default: print("even")
}
let ar = [1, 2, 3];
switch ar {
case []: print("empty");
case [1, 2, 3]: print("123");
default: print("other")
}
class An {}; class Dg: An { let n = "d" }; let an: An = Dg()
if case let d as Dg = an { print(d.n) }; if case is Dg = an { print("isDg") }
switch an {
case let d as Dg: print(d.n);
default: print("an")
}
