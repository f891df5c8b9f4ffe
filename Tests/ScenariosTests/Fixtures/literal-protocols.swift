// What literal protocols make of literals, and members of Double on literals without a dot.
struct N: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var v: Double
  init(floatLiteral v: Double) { print("float"); self.v = v }
  init(integerLiteral v: Int) { print("int"); self.v = Double(v) }
  var description: String { "N(\(v))" }
}
let a: N = 1
let b: N = 1.5
let c: N = -1
let d: N = -1.5
print(a, b, c, d)
let xs: [N] = [1, 2.5]
print(xs)
extension Double { func half() -> Double { self / 2 }; var twice: Double { self * 2 } }
print(3.half(), 3.twice, 3.5.half())
print((3).half(), (1 + 2).twice)
print((-3).twice, -3.twice)
extension Double { var km: Double { self * 1000 } }
extension Int { var km: Int { self * 1000 } }
print(3.km, 3.5.km)
let far: Double = 3.km
print(far)
struct Vec: ExpressibleByArrayLiteral, CustomStringConvertible { var e: [Double]; init(arrayLiteral e: Double...) { self.e = e }; var description: String { "Vec\(e)" }
 static func + (a: Vec, b: Vec) -> Vec { var r = a; r.e = zip(a.e, b.e).map(+); return r } }
let vec: Vec = [1, 2.5]
print(vec, vec + [1, 1], [1, 1] + vec)
func f(_ v: Vec) -> String { "vec" }
func f(_ v: [Double]) -> String { "array" }
func f(_ v: Set<Double>) -> String { "set" }
print(f([1, 2]), f([1.5] as Vec), f([2] as Set))
struct B: ExpressibleByBooleanLiteral { var b: Bool; init(booleanLiteral b: Bool) { self.b = b } }
let flag: B = true
print(flag.b, ([true, false] as [B]).map(\.b))
struct Nothing: ExpressibleByNilLiteral { var v: Int; init(nilLiteral: ()) { v = -1 } }
let n: Nothing = nil
print(n.v)
struct D: ExpressibleByDictionaryLiteral { var p: [(String, Int)]; init(dictionaryLiteral e: (String, Int)...) { p = e } }
let pairs: D = ["a": 1, "a": 2]
print(pairs.p)
