// A class with protocols: as a type, in casts, as a bound, weak.
class Base { var n = 1; func hi() -> String { "base" } }
protocol A { func a() -> String }
protocol B: AnyObject { var b: Int { get set } }
final class Both: Base, A, B { var b = 5; func a() -> String { "a\(n)" }; override func hi() -> String { "both" } }
class OnlyA: Base, A { func a() -> String { "only" } }
typealias BA = Base & A
func f(_ x: Base & A & B) -> String { x.b += 1; x.n += 1; return x.a() + x.hi() + "\(x.b)" }
print(f(Both()))
var list: [BA] = [Both(), OnlyA()]
print(list.map { $0.a() + $0.hi() }, list.count)
let x: Base = Both()
if let y = x as? Base & B { y.b = 9; print("cast", y.b) }
print(x is BA, (OnlyA() as Base) is Base & B)
let base: Base = list[0]; print(base.n)
func g<T: Base & A>(_ t: T) -> String { t.a() + t.hi() }
print(g(OnlyA()))
struct H { weak var d: (Base & A)?; var o: BA? }
var both: Both? = Both(); var h = H(d: both, o: nil); print(h.d?.a() ?? "nil"); both = nil; print(h.d == nil)
protocol P2 where Self: Base { func p2() -> Int }
extension P2 { func twice() -> Int { n * 2 } }
class Q: Base, P2 { func p2() -> Int { n } }
let q: any P2 = Q(); print(q.p2(), q.twice(), q.hi())
switch x { case let z as Base & A: print("z", z.a()); default: print("no") }
