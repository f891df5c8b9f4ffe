typealias D = C
typealias C = [B]
typealias B = A
typealias E2 = F
typealias F = (D, G) -> H?
typealias A = Int
typealias G = Outer.Inner
struct Outer { typealias Inner = Deep; typealias Deep = String }
typealias H = Box<D>
struct Box<T> { var value: T }
let d: D = [1, 2]
let f: E2 = { list, text in print(list, text); return H(value: list) }
print(f(d, "x") as Any)
protocol P { associatedtype Element }
struct Q: P { typealias Element = R1; typealias R1 = R2; typealias R2 = Int }
let q: Q.Element = 3
print(q)
