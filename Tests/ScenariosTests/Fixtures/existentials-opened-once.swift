// A type parameter that another parameter speaks of too is the protocol, not the type behind it.
protocol Named { var label: String { get } }
struct Tag: Named { var label = "tag" }
func describe<T>(_ value: T, as type: T.Type) -> String { "\(T.self) \(value is Tag)" }
func d2<T>(as type: T.Type, _ value: T) -> String { "\(T.self) \(value is Tag)" }
print(describe(Tag(), as: Named.self))
print(d2(as: Named.self, Tag()))
let n: Named = Tag()
print(d2(as: Named.self, n))
func d3<T>(as type: T.Type) -> String { "\(T.self)" }
print(d3(as: Named.self))
func two<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
print(two(n, n), two(n, Tag()))
func one<T>(_ a: T, _ list: [T] = []) -> String { "\(T.self)" }
print(one(n), one(n, [n]))
func three<T, U>(_ a: T, _ b: U) -> String { "\(T.self) \(U.self)" }
print(three(n, n))
