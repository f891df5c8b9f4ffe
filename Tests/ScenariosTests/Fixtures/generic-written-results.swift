// What a closure writes, and nil, bind a generic function's result.
func note<T>(_ label: String, _ value: T) -> T {
  print(label)
  return value
}
func apply<A, B>(_ a: A, _ change: (A) throws -> B) rethrows -> B { try change(a) }

let a: String? = note("a", nil)
let b: Int? = apply("b", { (p: String) -> Int? in nil })
let c: Int? = apply("c") { (p: String) -> Int in p.count }
let d: Int? = apply("d") { p in p.count }
let e: Int?? = note("e", nil)
let f: Int?? = note("f", 3)
print(a as Any, b as Any, c as Any, d as Any, e as Any, f as Any)
print(apply(1, { (n: Int) -> [String]? in n > 0 ? ["x"] : nil }) ?? note("other", []))

class Lazy {
  lazy var name: String? = note("name", nil)
}
print(Lazy().name ?? "none")
