// Arithmetic, conversion, comparison, ranges, bits and precedence.
print(7 / 2, 7 % 2, -7 / 2, -7 % 2, 7.0 / 2, 2 + 3 * 4, (2 + 3) * 4, 10 - 4 - 3)
print(Int(3.99), Int(-3.99), Double(7) / 2, Int("8")!, Int(exactly: 2.5) as Any)
print(abs(-3), min(1, 2, 0), max(2.5, 1), (3.7).rounded(), 3.2.rounded(.up), (9.0).squareRoot(), (-2.5).magnitude)
print(1 == 1, 1 != 2, 3 > 2, 2 >= 2, !true, true && false || true, 1 < 2 && 2 < 3)
var n = 5
n += 3
n -= 1
n *= 2
n /= 3
n %= 3
print(n, -n, +n, n.signum(), (12).isMultiple(of: 4), 17.quotientAndRemainder(dividingBy: 5))
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 2, 0b1010.nonzeroBitCount)
print(Int.max &+ 1 == Int.min, Int.min &- 1 == Int.max)
print(0.1 + 0.2, 0.1 + 0.2 == 0.3, 1.0, 1.5e3, 3.14159, 100.0 / 3)
print((1...5).reduce(0, +), (1..<5).count, (0...10).filter { $0 % 3 == 0 }, stride(from: 1.0, through: 2, by: 0.5).map { $0 })
let x = 3, y = 4.0
print(Double(x) * y, x * Int(y), Double(x).squareRoot() > 1.7, Double.pi > 3.14)
print(n == 1 ? "one" : n == 2 ? "two" : "many")
print(Int(truncatingIfNeeded: 300), Int(clamping: 200))
func power(_ base: Int, _ exponent: Int) -> Int { exponent == 0 ? 1 : base * power(base, exponent - 1) }
print(power(2, 10), power(3, 4))
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { power(a, b) }
struct Vector: Equatable {
  var x: Int, y: Int
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
v += -Vector(x: 1, y: 1)
print(2 ** 3 + 1, v, v == Vector(x: 3, y: 5))
