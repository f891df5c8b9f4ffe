// Magnitudes as an associated type, products in double width, and integers from any floating-point number.
import Foundation
func full<T: FixedWidthInteger>(_ x: T, _ y: T, high: T, low: T.Magnitude) {
  let r = x.multipliedFullWidth(by: y)
  print(high == r.high, low == r.low, r)
}
full(Int8.min, Int8.min, high: -(.min >> 1), low: 0)
full(UInt8.max, .max, high: .max - 1, low: 1)
func special<T: FixedWidthInteger & SignedInteger>(_ type: T.Type) {
  let low = T.Magnitude(truncatingIfNeeded: T.min)
  full(T.min, .max, high: .min >> 1, low: low)
  full(T(-1), .max, high: -1, low: low + 1)
  full(T.max, 1, high: 0, low: .max >> 1)
  print(low, T.min.magnitude, T.Magnitude.self)
}
special(Int8.self); special(Int.self); special(Int32.self)
func size<T: Numeric>(_ n: T) -> T.Magnitude { n.magnitude }
print(size(-3), size(-2.5), size(Float(-1)), size(UInt8(3)), size(-3 as Int8))
func isBig<T: SignedNumeric>(_ n: T) -> Bool where T.Magnitude == UInt { n.magnitude > 10 }
print(isBig(-30), isBig(3))
func larger<T: Numeric>(_ a: T, _ b: T) -> T { a.magnitude < b.magnitude ? b : a }
print(larger(-5, 3), larger(1.5, -2.5))
struct Money: Numeric {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init?<T: BinaryInteger>(exactly source: T) { cents = Int(source) * 100 }
  var magnitude: Money { Money(cents: abs(cents)) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func * (a: Money, b: Money) -> Money { Money(cents: a.cents * b.cents / 100) }
  static func *= (a: inout Money, b: Money) { a = a * b }
}
extension Money: Comparable { static func < (a: Money, b: Money) -> Bool { a.cents < b.cents } }
print(size(Money(cents: -5)), larger(Money(cents: -5), 2))
print(Int.Magnitude.self, Double.Magnitude.self, Int8.Magnitude.max)
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T.Magnitude { b == 0 ? a.magnitude : gcd(b, a % b) }
print(gcd(-12, 18))
func range<T: BinaryInteger>(_ n: T) -> [T] where T.Stride: SignedInteger {
  let start = T(1.5), end = T(Double(n).squareRoot())
  return Array(start...end)
}
print(range(10), range(UInt8(20)))
func whole<T: BinaryFloatingPoint>(_ number: T) -> Int { Int(number) }
print(whole(3.7), whole(Float(2.5)), Int8(exactly: 3.0) as Any, [1.5, 2.5].map(Int.init))
func sum<S: Sequence>(_ all: S) -> Int where S.Element == Int, S.Element: Comparable {
  all.reduce(0, +)
}
print(sum([1, 2]))
let narrow: Int8 = numericCast(100)
let count: UInt = numericCast([1, 2].count)
print(narrow, count, numericCast(narrow) + 1000)
