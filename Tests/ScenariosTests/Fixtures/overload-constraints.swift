// Overloads that differ in their constraints, conversions and defaults.
// generic vs existential vs concrete
protocol P {}
struct S: P {}
struct T: P, Equatable {}
func f(_ x: any P) -> String { "any P" }
func f<X: P>(_ x: X) -> String { "generic P" }
print(f(S()))
let anyP: any P = S()
print(f(anyP))
func g(_ x: Any) -> String { "Any" }
func g<X>(_ x: X) -> String { "generic" }
print(g(1), g(S()))
func h<X>(_ x: X) -> String { "plain" }
func h<X: P>(_ x: X) -> String { "P" }
func h<X: P & Equatable>(_ x: X) -> String { "P & Eq" }
print(h(1), h(S()), h(T()))
func k<X>(_ x: [X]) -> String { "array" }
func k<X: Sequence>(_ x: X) -> String { "sequence" }
func k<X: Collection>(_ x: X) -> String { "collection" }
print(k([1]), k(stride(from: 0, to: 3, by: 1)))
func m<X>(_ x: X?) -> String { "optional" }
func m<X>(_ x: X) -> String { "value" }
print(m(1), m(Optional(1)))
func n(_ x: Int) -> String { "Int" }
func n(_ x: Double) -> String { "Double" }
func n(_ x: Int?) -> String { "Int?" }
print(n(1), n(1.5), n(Optional(1)), n(nil))
func o(_ x: Int, _ y: Int = 0) -> String { "two" }
func o(_ x: Int) -> String { "one" }
print(o(1), o(1, 2))
func p(_ x: Int...) -> String { "variadic" }
func p(_ x: Int) -> String { "single" }
print(p(1), p(1, 2))
class A {}
class B: A {}
class C: B {}
func q(_ a: A) -> String { "A" }
func q(_ a: B) -> String { "B" }
print(q(A()), q(B()), q(C()))
func r<X: A>(_ x: X) -> String { "generic A" }
func r(_ x: A) -> String { "plain A" }
print(r(B()), r(A()))
func s<X>(_ a: X, _ b: X) -> String { "same" }
func s<X, Y>(_ a: X, _ b: Y) -> String { "different" }
print(s(1, 2), s(1, "a"))
func t(_ x: [Double]) -> String { "doubles" }
func t(_ x: [Int]) -> String { "ints" }
print(t([1, 2]), t([1.5, 2]))
func u<X>(_ x: X) -> String where X: Comparable { "comparable" }
func u<X>(_ x: X) -> String where X: Hashable { "hashable" }
struct OnlyH: Hashable {}
print(u(OnlyH()))
