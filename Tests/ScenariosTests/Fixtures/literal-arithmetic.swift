// Number literals in arithmetic.
print(1 + 2 * 3 - 4.5 / 2, (1 - 3) / 2 + 0.25, 7 / 2, 7 / 2 * 1.0, -3 + 0.5)
let f: Float = 1 / 4
let g: Float = (1 + 2) * 0.5
print(f, g, type(of: g))
let x = 3.0
print((1 + 2) * x, x / (2 + 2), 1 / 2 * x, x * 1 / 2)
print(1 < 2.5, 1 + 1 == 2.0, 5 / 2 == 2, 5 / 2 == 2.5)
func area(_ r: Double) -> Double { r * r }
print(area(1 + 2), area(1 / 2), max(1, 2.5), min(3 / 2, 4), abs(-3), abs(1 - 3.5))
let a = [1, 2.5]
let d = ["a": 1, "b": 0.5]
print(a, d["a"]!)
var total = 0.0
total += 1 / 2
total -= (1 + 1) * 2
print(total)
let t = (1 / 2, 1 / 2.0)
print(t)
extension Double { var half: Double { self / 2 }; func plus(_ o: Double) -> Double { self + o } }
extension Int { var twice: Int { self * 2 } }
print(3.half, 3.twice, 5.plus(1), (1 + 2).half, (1 + 2).twice, -4.half)
let c: Double? = 1 + 2
print(c as Any, true ? 1 : 2.5, [3: 4.5, 4: 1].values.max()!)
let z = x > 1 ? 1 / 2 : 3 / 4
print(z)
print(1 + 2 as Double, 3 / 2 as Float, (7 % 4) + 1)
extension BinaryFloatingPoint { func scaled() -> Self { self * (1 + 1) / 4 } }
print(3.0.scaled(), Float(3).scaled())
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable { var v: Double; init(integerLiteral i: Int) { v = Double(i) }; init(floatLiteral d: Double) { v = d }
  static func + (a: Money, b: Money) -> Money { Money(floatLiteral: a.v + b.v) } }
let m: Money = 1 + 2.5
print(m, Money(integerLiteral: 3) + 4, (m + 1) == 4.5)
let u: UInt8 = 200 + 55
let i8: Int8 = -100 - 28
print(u, i8, UInt8(1 + 2), Double(1 / 2), Int(7 / 2))
