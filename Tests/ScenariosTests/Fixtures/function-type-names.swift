// The types of functions, as they print.
func a(_ x: inout Int, _ s: String...) {}
func b() async throws -> [Int] { [] }
func c(_ f: @escaping (Int, String) -> Bool, g: () throws -> Void) -> (Int) -> Int { { $0 } }
func d(_ x: @autoclosure () -> Int) {}
print(type(of: a), type(of: b), type(of: c))
print(type(of: d))
struct S { func m(_ i: Int) -> String { "" }; static func s() {}; mutating func mu() {}; init() {}; init(x: Int, y: Double?) {} }
print(type(of: S.m), type(of: S().m), type(of: S.s), type(of: S.init(x:y:)))
class K { func k(_ z: [String: Int]) -> (Int, b: Bool) { (1, true) } }
print(type(of: K().k), type(of: K.k))
let t: (a: Int, f: (Int) -> Void) = (1, { _ in }); print(type(of: t))
print(type(of: [{ 1 }]), type(of: ["a": { (x: Int?) in x }]))
print(((Int, Int) -> Int).self, type(of: { (x: Int, y: inout Int) in }))
func gen<T>(_ x: T) -> T.Type { T.self }
print(gen({ 3 }), gen { (a: Int) in "\(a)" })
print(String(describing: type(of: S.init(x:y:))))
let o: ((Int) throws -> Void)?? = nil; print(type(of: o))
func h(_ f: (Int) -> Int) { print(type(of: f)) }
h { $0 }
print(Optional<(Int) -> Int>.self, [() -> Void].self, Result<() -> Int, Error>.self)
