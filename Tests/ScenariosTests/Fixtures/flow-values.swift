let n = 3
let s = if n > 2 { "big" } else if n > 1 { "mid" } else { "small" }
print(s)
let t =
  switch n {
  case 0: "zero";
  case 1...3: "few";
  default: "many"
  }
print(t)
var r: Int
r = if n == 3 { 1 } else { 2 }
print(r)
func f(_ n: Int) -> String { if n > 0 { "pos" } else { "neg" } }
func g(_ n: Int) -> Int {
  return switch n {
  case 0: 1;
  default: if n > 5 { 10 } else { 20 }
  }
}
print(f(1), g(0), g(9), g(3))
enum E: Error { case x }
func h(_ n: Int) throws -> Int { let v = if n > 0 { n } else { throw E.x }; return v }
print((try? h(1)) as Any, (try? h(0)) as Any)
let o: Int? = if n > 9 { 1 } else { nil }; print(o as Any)
let c = { (n: Int) -> String in
  switch n {
  case 1: "one";
  default: "other"
  }
}; print(c(1))
var prop: String {
  switch n {
  case 3: "three";
  default: "x"
  }
}; print(prop)
let d: Double = if n > 1 { 1 } else { 2.5 }; print(d)
let z =
  switch (n, s) {
  case (3, let q): q + "!";
  default: fatalError()
  };
print(z)
