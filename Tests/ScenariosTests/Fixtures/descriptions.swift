struct P { var x = 1; var name = "a"; var o: Int? = 5; var n: String? = nil }
enum E { case a, b(Int), c(x: Int, y: String), d((Int, Int)), e(P), f(Int?) }
class C { var v = 1 }
class D: C, CustomStringConvertible { var description: String { "D!" } }
struct B: CustomDebugStringConvertible { var debugDescription: String { "B-debug" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
struct Outer { struct Inner { var i = 1 }; enum K { case z } }
struct G<T> { var t: T }
print(P(), [P()], Optional(P()) as Any)
print(E.a, E.b(1), E.c(x: 1, y: "q"), E.d((1, 2)), E.e(P()), E.f(nil), E.f(3))
print([E.a, .b(2)], Optional(E.a) as Any)
print(C(), [C()], D(), [D()], B(), [B()], Both(), [Both()], "\(Both())")
print(Outer.Inner(), [Outer.Inner()], Outer.K.z, [Outer.K.z], type(of: Outer.Inner()), Outer.K.self)
print(G(t: 1), G(t: "a"), [G(t: 1.5)], type(of: G(t: [1])))
let oo: Int?? = 5, on: Int?? = .some(nil), nn: Int?? = nil
print(oo as Any, on as Any, nn as Any)
print(["a", "b\n\"q\""], ["k": "v"], Set(["z"]), [1: [2, 3]], [nil, 1] as [Int?], ["a": nil] as [String: Int?])
print((1, "a"), (x: 1, y: "b"), (1, (2, 3)), ((1, "q") as (Int, String)?) as Any)
let f = { (x: Int) -> String in "\(x)" }
print(f as Any, [f].count)
print(type(of: 1), type(of: "a"), type(of: [1]), type(of: ["a": 1]), type(of: (1, "a")), type(of: Optional(1)), type(of: Int.self), type(of: 1...2), type(of: "a" as Character), type(of: nn))
print(Int.self, [Int].self, C.self, [String: Int?].self, (Int, String).self, (() -> Void).self, ((Int) -> String).self, Any.self, Optional<Int>.self)
print(1...3, 1..<3, "a"..."c", [1...3], ...3, 2..., ..<5)
print(String(describing: C.self), String(reflecting: C.self), String(reflecting: "q"), String(reflecting: P()), String(describing: P()), String(reflecting: E.b(1)))
debugPrint("a", 1, 1.5, [Both()], E.a, P(), 1...3, Optional("x") as Any, separator: "|")
print("\(Optional(1) as Any) \(["a"]) \(("x", 1))")
print(Character("x"), ["x" as Character], ["abc".prefix(2)], ["k": "v" as Character])
enum Err: Error { case bad, worse(code: Int) }
print(Err.bad, Err.worse(code: 3), [Err.bad] as [Error])
print(print as Any is String, ObjectIdentifier(C.self) == ObjectIdentifier(C.self))
protocol Q {}
extension P: Q {}
let q: Q = P(); let qs: [Q] = [P()]
print(q, qs, type(of: q), type(of: qs), Q.self)
print(zip([1], ["a"]).map { $0 }, Array("abc".enumerated()).count, [1, 2].enumerated().map { $0 }, ["a": 1].map { $0 }, [(1, "b")], ["a": 1].first as Any)
print(Result<Int, Err>.success(1), Result<Int, Err>.failure(.bad))
print([[1, 2], []], [[String: Int]](), [Any](), ["x", 1, 2.5, nil as Int? as Any, true] as [Any])
print("", [""], [Substring("a")], 1.0, 100000000.0, 1e20, true, [true: false], Double.pi, Float(2.5), [1.0, -0.0])
print(1, 2, 3, separator: "-", terminator: "!\n")
dump(P())
dump([1, 2])
dump("a")
dump(E.c(x: 1, y: "z"))
dump(C())
dump(Optional(3) as Any)
dump((a: 1, b: "x"))
