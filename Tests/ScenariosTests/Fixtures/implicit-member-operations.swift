// Implicit members in operations with literals and with each other have the type that the whole is to have.
struct V: Equatable {
  var x: Int
  static let zero = V(x: 0)
  static let one = V(x: 1)
  static func + (a: V, b: V) -> V { V(x: a.x + b.x) }
  static func * (a: Int, b: V) -> V { V(x: a * b.x) }
  static func * (a: V, b: Int) -> V { V(x: a.x * b) }
  static prefix func - (a: V) -> V { V(x: -a.x) }
}
func / (a: V, b: Int) -> V { V(x: a.x / b) }
func ^ (a: Int, b: V) -> V { V(x: a ^ b.x) }
let a: V = 2 * .one
let b: V = .one + 2 * .one
let c = V(x: 2) + 3 * .one
let d: V = 2 * (.one + .one) + .one * 3
let e: V = -(.one) + 10 * .one / 2
let f: V? = 4 ^ .one
print(a, b, c, d, e, f as Any)
print(c == .one + .one + .one, c == 5 * .one, 5 * .one == c, c != .zero + .one)
func show(_ v: V) { print(v) }
show(.one + .one)
show(7 * .one)
let list: [V] = [.one + .one, 3 * .one, .zero]
print(list, list.contains(3 * .one), list.map { $0 + 2 * .one })
struct Complex: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable {
  var re: Double
  var im = 0.0
  init(re: Double, im: Double) { (self.re, self.im) = (re, im) }
  init(floatLiteral value: Double) { re = value }
  init(integerLiteral value: Int) { re = Double(value) }
  static let i = Complex(re: 0, im: 1)
  static func + (a: Complex, b: Complex) -> Complex { Complex(re: a.re + b.re, im: a.im + b.im) }
  static func - (a: Complex, b: Complex) -> Complex { Complex(re: a.re - b.re, im: a.im - b.im) }
  static func * (a: Complex, b: Complex) -> Complex {
    Complex(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
  }
}
let z: Complex = 1 + 2 * .i
let w: Complex = 0.5 - .i * 2
print(z, w, z * .i, z + 1 + 2 * .i, z == 1 + 2 * .i, .i * .i == Complex(re: -1, im: 0))
protocol Scalable { static func * (a: Double, b: Self) -> Self }
struct Length: Scalable {
  var metres: Double
  static let metre = Length(metres: 1)
  static let mile = Length(metres: 1609.344)
  static func * (a: Double, b: Length) -> Length { Length(metres: a * b.metres) }
  static func + (a: Length, b: Length) -> Length { Length(metres: a.metres + b.metres) }
}
let way: Length = 2 * .mile + 0.5 * .metre
print(way, way + 3 * .metre)
let long: V = .one + .one + .one + .one + .one + .one + .one + .one + .one + .one + .one + .one + 2 * .one
print(long)
struct Angle: Comparable {
  var degrees: Double
  static let right = Angle(degrees: 90)
  static let full = Angle(degrees: 360)
  static func < (a: Self, b: Self) -> Bool { a.degrees < b.degrees }
  static func + (a: Self, b: Self) -> Self { Angle(degrees: a.degrees + b.degrees) }
  static func - (a: Self, b: Self) -> Self { Angle(degrees: a.degrees - b.degrees) }
  static func * (a: Double, b: Self) -> Self { Angle(degrees: a * b.degrees) }
  static func / (a: Self, b: Double) -> Self { Angle(degrees: a.degrees / b) }
  static prefix func - (a: Self) -> Self { Angle(degrees: -a.degrees) }
  static func += (a: inout Self, b: Self) { a = a + b }
}
var angle = Angle.right
angle += 2 * .right
angle += .right / 2
print(angle, angle > .full - .right, angle < 2 * .full, min(.right + .right, angle), max(angle, 0.5 * .full))
let turn: Angle = angle > .full ? .full / 2 : .right + .right
print(turn, [Angle.right, .full / 2, 3 * .right, -.right].max() as Any)
func turned(_ start: Angle = .full / 3, by turns: Angle...) -> Angle { turns.reduce(start, +) }
print(turned(), turned(.right, by: .right, .right / 2, 2 * .full))
let missing: Angle? = nil
print(missing ?? .full / 2, (missing ?? .right) + .right)
