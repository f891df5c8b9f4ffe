// Closures whose types follow from their bodies.
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "<\($0)>" })(4), compose({ $0 * 2.5 }, { $0 > 4 })(2))
print(compose({ $0 + "!" }, { $0.count })("abc"), compose({ !$0 }, { $0 ? 1 : 0 })(false))
func apply<T, U>(_ t: T, _ f: (T) -> U) -> U { f(t) }
print(apply(3) { $0 * 2 }, apply("x") { $0 + $0 })
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
let f = { $0 + 1 } as (Int) -> Int
let g = { (x: Int) in x > 2 }
let h = { (a: Int, b: Int) -> Bool in a < b }
print(add(1)(2), f(1), g(3), [3, 1].sorted(by: h))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry { (a: Int, b: String) in "\(a)\(b)" }(1)("z"))
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
print(flip { (a: Int, b: Int) in a - b }(1, 5))
let fs: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }, { -$0 }]
print(fs.map { $0(3) }, fs.reduce(1) { $1($0) })
func memo<T: Hashable, U>(_ f: @escaping (T) -> U) -> (T) -> U { var c: [T: U] = [:]; return { if let v = c[$0] { return v }; let v = f($0); c[$0] = v; return v } }
let sq = memo { (n: Int) in n * n }
print(sq(4), sq(4))
func square(_ n: Int) -> Int { n * n }
print(compose({ square($0) }, { $0 + 1 })(3), compose(square, square)(2))
infix operator >>>
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print((square >>> { $0 + 1 })(3))
let lazyValue = { () -> Int in 42 }()
let pick = { (flag: Bool) in flag ? "yes" : "no" }
print(lazyValue, pick(true))
print([1, 2, 3].map { ($0, $0 * 2) }.filter { $0.1 > 2 }.map { "\($0.0)-\($0.1)" })
func twice<T>(_ f: @escaping (T) -> T) -> (T) -> T { { f(f($0)) } }
print(twice { $0 + 2 }(1), twice(twice { $0 * 2 })(1))
