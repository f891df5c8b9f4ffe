// Printing writes item by item and piece by piece: what a description prints comes between, and a stream of the
// program's own sees each piece.
struct N: CustomStringConvertible { var description: String { print("in N"); return "N" } }
struct S { var a = 1; var n = N(); var b = 2 }
struct T: TextOutputStreamable { func write<X: TextOutputStream>(to t: inout X) { t.write("streamed"); t.write("!") } }
struct U: TextOutputStreamable, CustomStringConvertible { var description: String { "described" }
 func write<X: TextOutputStream>(to t: inout X) { t.write("streamed"); t.write("!") } }
struct V: TextOutputStreamable, CustomDebugStringConvertible { var debugDescription: String { "debug" }
 func write<X: TextOutputStream>(to t: inout X) { t.write("streamed") } }
enum E { case x(N), y(N, Int), z(n: N) }
struct Out: TextOutputStream { var writes: [String] = []; mutating func write(_ s: String) { writes.append(s) } }
print(1, N(), 2)
print(S())
print((1, N()))
print([N(), N()])
print(Optional(N()) as Any)
print(E.x(N()), E.y(N(), 2), E.z(n: N()))
print(["a": N()])
print(T(), [T()], Optional(T()) as Any)
debugPrint(T(), U(), V(), [V()])
print(U(), V(), "\(U()) \(T())", String(describing: U()), String(reflecting: U()))
var o = Out()
print(1, S(), E.x(N()), E.z(n: N()), T(), (1, a: "x"), separator: "-", to: &o)
print(o.writes)
o.writes = []
print(1, "a", terminator: "", to: &o)
debugPrint("a", S(), to: &o)
print(o.writes)
print("x", N(), separator: N().description, terminator: "|\n")
