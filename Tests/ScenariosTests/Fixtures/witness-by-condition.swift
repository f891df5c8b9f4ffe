// Witnesses of constrained extensions and conditional conformances.
protocol A { func f() -> String; var v: Int { get } }
extension A { func f() -> String { "default" }; var v: Int { 0 } }
struct G<T>: A { var t: T }
extension G where T == Int { func f() -> String { "int" }; var v: Int { 1 } }
extension G where T: Comparable { func g() -> String { "comparable" } }
extension G { func g() -> String { "any" } }
extension G where T: Collection { func g() -> String { "collection" } }
func call<T: A>(_ t: T) -> String { t.f() + "\(t.v)" }
print(G(t: "").f(), G(t: 1).f(), call(G(t: 1)), G(t: 1).v, G(t: "").v)
print(G(t: 1).g(), G(t: [1]).g(), G(t: print).g())
struct H<T> { var t: T }
extension H: A where T: Equatable {}
extension H where T: Equatable { func f() -> String { "equatable" } }
extension H where T: Comparable { func f() -> String { "comparable" } }
print(H(t: 1).f(), call(H(t: 1)))
extension Array: A where Element: A { func f() -> String { "[" + map { $0.f() }.joined(separator: ",") + "]" } }
print([G(t: 1), G(t: 2)].f(), call([G(t: 1)]))
extension Optional: A where Wrapped: A { func f() -> String { map { $0.f() + "?" } ?? "none" } }
print(Optional(G(t: 1)).f(), call(G<Int>?.none))
protocol Named { var name: String { get } }
extension Named { var name: String { "named" } }
extension Named where Self: CustomStringConvertible { var name: String { "described " + description } }
struct X: Named {}
struct Y: Named, CustomStringConvertible { var description: String { "Y" } }
struct Z: Named { var name: String { "Z" } }
let all: [any Named] = [X(), Y(), Z()]
print(all.map { $0.name }, X().name, Y().name, Z().name)
protocol Q { static func make() -> String; init() }
extension Q { static func make() -> String { "Q" } }
extension Q where Self: AnyObject { static func make() -> String { "object" } }
struct QS: Q {}
final class QC: Q { init() {} }
func make<T: Q>(_ t: T.Type) -> String { T.make() }
print(QS.make(), QC.make(), make(QS.self), make(QC.self))
