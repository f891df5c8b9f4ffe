// Default values of payloads are made after the arguments that are written, in the order of the parameters.
func p(_ s: String) -> Int { print(s); return s.count }
enum E { case a(x: Int = p("d"), y: Int) }
print(E.a(y: p("w")))
enum F { case a(Int = p("d1"), y: Int, z: Int = p("d3")) }
print(F.a(y: p("w2")))
print(F.a(p("w"), y: p("ww")))
func g(x: Int = p("d"), y: Int) -> Int { x + y }
print(g(y: p("w")))
struct S { var a: Int = p("sa"); var b: Int }
print(S(b: p("sb")))
struct T { init(a: Int = p("ta"), b: Int, c: Int = p("tc")) {} }
_ = T(b: p("tb"))
struct U { subscript(a: Int = p("ua"), b b: Int) -> Int { a + b } }
print(U()[b: p("ub")])
