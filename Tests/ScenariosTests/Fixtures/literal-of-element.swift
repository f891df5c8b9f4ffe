// Literals of an element that is Numeric.
extension Sequence where Element: Numeric {
  func total() -> Element { var r: Element = 0; for e in self { r += e }; return r }
  func product() -> Element { reduce(1, *) }
  func squares() -> [Element] { map { $0 * $0 + 1 } }
}
extension Collection where Element: BinaryFloatingPoint {
  func mean() -> Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
  func half() -> [Element] { map { $0 * 0.5 } }
}
extension Collection where Element: BinaryInteger {
  func evens() -> [Element] { filter { $0 % 2 == 0 } }
  func mean() -> Element { isEmpty ? 0 : reduce(0, +) / 2 }
}
print([1, 2, 3].total(), [1.5, 2].total(), (1...4).product(), Set([2]).squares(), [UInt8(1), 2].total())
print([1.0, 2].mean(), [1.0, 3].half(), [1, 2, 4].evens(), [2, 4].mean())
func clamp<T: Comparable & ExpressibleByIntegerLiteral>(_ t: T) -> T { t < 0 ? 0 : t }
print(clamp(-1), clamp(-1.5), clamp(2.5))
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
print(sum([1, 2]), sum([0.5, 1]))
struct Vec<T: Numeric> { var x: T, y: T
  static func * (a: Vec, s: T) -> Vec { Vec(x: a.x * s, y: a.y * s) }
  static var unit: Vec { Vec(x: 1, y: 0) }
  mutating func bump(by n: T = 1) { x += n }
}
let v = Vec<Int>.unit * 3
print(v)
print(Vec(x: 1, y: 2) * 2, Vec(x: 0.5, y: 1) * 3)
protocol Unit { associatedtype V: ExpressibleByIntegerLiteral & ExpressibleByFloatLiteral; var v: V { get } }
extension Unit { var zero: V { 0 }; var half: V { 0.5 } ; var list: [V] { [1, 2.5] } }
struct D: Unit { var v: Double }
struct F: Unit { let v: Float }
print(D(v: 1).zero, D(v: 1).half, F(v: 1).list)
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(12, 18), gcd(Int8(9), 6))
func power<T: Numeric>(_ b: T, _ e: Int) -> T { var r: T = 1; for _ in 0..<e { r *= b }; return r }
print(power(2, 10), power(0.5, 2))
