// Equality by operators at file scope and hashing by hashValue.
class Element: Equatable { let id: String; init(_ id: String) { self.id = id } }
func == (lhs: Element, rhs: Element) -> Bool { lhs.id == rhs.id }
struct Pair: Comparable { var a = 1, b = 2 }
func < (l: Pair, r: Pair) -> Bool { l.a < r.a }
enum Kind: Equatable { case one(Int), two }
func == (l: Kind, r: Kind) -> Bool { true }
print(Element("a") == Element("a"), [Element("b")].contains(Element("b")), Element("a") != Element("b"))
print(Pair() < Pair(a: 2), [Pair(a: 3), Pair()].min()!.a, Kind.one(1) == .two, [Kind.two] == [.one(2)], Pair() == Pair(), Pair() >= Pair())
struct H: Hashable { let n: Int, m: Int; var hashValue: Int { n.hashValue }; static func == (a: H, b: H) -> Bool { a.n == b.n } }
print(Set([H(n: 1, m: 1), H(n: 1, m: 2)]).count, [H(n: 1, m: 1): "x"][H(n: 1, m: 9)]!)
class HC: Hashable { let n: Int; init(_ n: Int) { self.n = n }; var hashValue: Int { n }; static func == (a: HC, b: HC) -> Bool { a.n == b.n } }
print(Set([HC(1), HC(1), HC(2)]).count)
class Sub: Element { }
print(Sub("x") == Element("x"), Sub("x") == Sub("x"))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Element("q"), Element("q")), same(Pair(a: 1, b: 1), Pair(a: 1, b: 2)), same(Kind.two, .one(3)), same(Optional(Element("a")), Element("a")))
struct V: AdditiveArithmetic { var x: Int; static var zero: V { V(x: 0) }; static func - (a: V, b: V) -> V { V(x: a.x - b.x) } }
func + (a: V, b: V) -> V { V(x: a.x + b.x + 100) }
func add<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T { a + b }
print(add(V(x: 1), V(x: 2)), V(x: 1) + V(x: 2), [V(x: 1)].reduce(.zero, +))
