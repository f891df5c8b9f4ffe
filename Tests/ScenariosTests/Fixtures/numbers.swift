func show(_ xs: Any...) { print(xs.map { "\($0)" }.joined(separator: " ")) }
let a: Int8 = -128, b: UInt8 = 255, c: UInt64 = .max, d: Int64 = .min
show(a, b, c, d, UInt32.max, Int16.min, UInt.max, Int.max, Int.min)
show(a &- 1, b &+ 1, c &+ 2, c &* c, a / 3, a % 7, c / 3, c % 10)
show(a < 0, b > 200, c > 5, c > UInt64(Int.max), a == -128, Int(a) == a, b == 255, a < b, c > d)
show(~b, ~a, b & 0x0f, b | 1, b ^ 0xaa, b << 1, b >> 3, a >> 2, a << 1, 1 << 3, c >> 60, b << 9, b >> -2)
show(UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: 300), UInt8(clamping: -5), Int8(clamping: 1000))
show(UInt8(exactly: 300) as Any, UInt8(exactly: 200) as Any, Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any)
show(UInt8("255") as Any, UInt8("256") as Any, Int8("-128") as Any, Int("ff", radix: 16) as Any, UInt64("18446744073709551615") as Any, Int("+5") as Any, Int("") as Any, Int("-") as Any, Int("1 ") as Any)
show(a.bitWidth, UInt16.bitWidth, b.leadingZeroBitCount, (1 as UInt8).leadingZeroBitCount, (8 as UInt32).trailingZeroBitCount, b.nonzeroBitCount, a.nonzeroBitCount)
show(a.magnitude, (-5).magnitude, Int.min.magnitude, (0x1234 as UInt16).byteSwapped, (1 as UInt32).bigEndian)
show(b.addingReportingOverflow(1), a.subtractingReportingOverflow(1), c.multipliedReportingOverflow(by: 2), b.dividedReportingOverflow(by: b &+ 1), a.dividedReportingOverflow(by: -1))
show((7 as Int8).quotientAndRemainder(dividingBy: 2), (-7).signum(), (0 as UInt8).signum(), (12 as UInt8).isMultiple(of: 4))
var u: UInt8 = 10
u += 5; u -= 1; u *= 2; u /= 3; u %= 5; u |= 8; u &= 12; u ^= 1; u <<= 2; u >>= 1
show(u)
u &+= 250
show(u, type(of: u), type(of: a), type(of: c))
func sum<T: Numeric>(_ xs: [T]) -> T { var t: T = 0; for x in xs { t += x }; return t }
show(sum([1, 2, 3]), sum([1.5, 2.5]), sum([1, 2] as [UInt8]), sum([Float(1.5), 2]))
func average<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.reduce(0, +) / T(xs.count) }
show(average([1.0, 2.0]), average([1, 2.5] as [Float]))
func double<T: BinaryInteger>(_ x: T) -> T { x * 2 }
show(double(5), double(UInt8(100)), double(Int16(-7)))
func bits<T: FixedWidthInteger>(_ x: T) -> String { String(x, radix: 2) + " of \(T.bitWidth) max \(T.max)" }
show(bits(UInt8(5)), bits(-5), bits(Int8.min))
show(Float(1) / 3, Float(0.1) + Float(0.2), Double(Float(0.1)), Float.pi, Float.greatestFiniteMagnitude, Float.leastNonzeroMagnitude, Float(16777217))
show(Double.nan, Double.infinity, -Double.infinity, 0.1 + 0.2, 1e16, 1e15, 123456789012345680.0, 1e-5, 0.0001, -0.0, 5e-324, 1.0e100)
show(Double(UInt64.max), Float(UInt64.max), Int(3.99), Int(-3.99), UInt8(3.7), Int64(1e18))
show(3.7.rounded(), (2.5).rounded(.toNearestOrEven), (-2.5).rounded(.up), 7.5.truncatingRemainder(dividingBy: 2), 7.5.remainder(dividingBy: 2))
show((1.0).ulp, (1.0).nextUp, (1.0).nextDown, (10.0).exponent, (10.0).significand, (-3.0).sign, (10.0).binade, (0.5).isLess(than: 1), Double.minimum(1, 2), Double.maximum(1, .nan))
show((1.5).bitPattern, Float(1.5).bitPattern, Double(bitPattern: 4609434218613702656), Double("1e3") as Any, Double("abc") as Any, Double("nan") as Any, Double("inf") as Any, Float("3.14") as Any)
show(0xff, 0b1010, 0o17, 1_000_000, 0x1p4, 1e3, 0xFFFF_FFFF as UInt32)
let arr: [UInt8] = [1, 2, 255]; let set: Set<Int16> = [5]; let dict: [UInt8: String] = [1: "a"]
show(arr, set, dict, arr.map { Int($0) }, arr.max()!, arr.reduce(0) { $0 + Int($1) }, arr.sorted(by: >), arr.contains(2))
for i in UInt8(250)...255 { print(i, terminator: " ") }
for i in (0 as Int8)..<3 { print(i, terminator: " ") }
print()
enum Code: UInt8 { case a = 200, b, c }
show(Code.b.rawValue, Code(rawValue: 202) as Any, type(of: Code.a.rawValue))
struct Opts: OptionSet { let rawValue: UInt8; static let x = Opts(rawValue: 1 << 0); static let y = Opts(rawValue: 1 << 7) }
show(Opts([.x, .y]).rawValue, Opts.y.contains(.x))
switch b { case 0..<10: show("low"); case 255: show("max"); default: show("other") }
let any: Any = UInt8(3)
show(any is UInt8, any is Int, any as? UInt8 as Any, any as? Int as Any)
show(Int32.random(in: 5...5), UInt64.random(in: 7..<8), abs(Int8(-5)), min(UInt8(3), 2), max(Float(2), 3))
show(UInt32(bitPattern: -1), Int32(bitPattern: 0xFFFFFFFF), Int(bitPattern: UInt.max), stride(from: 0, to: 1, by: 0.25).map { $0 })
struct LCG: RandomNumberGenerator { var s: UInt64 = 42; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = LCG()
show(Int.random(in: 0..<100, using: &g), Int.random(in: 1...6, using: &g), UInt8.random(in: 0...255, using: &g), Int16.random(in: -5..<5, using: &g))
show(Int.max.multipliedFullWidth(by: 2), UInt64.max.multipliedFullWidth(by: 10), Int8.zero, Double.zero, Int.isSigned, UInt.isSigned)
let q: Int? = 5, w: UInt8? = nil
show(q as Any, w as Any, (q ?? 0) + 1)
show(Int("9223372036854775808") as Any, Int8(5) + Int8(-3), -Int8(5), +Int8(5), UInt8.min, 5 as Double, 7 / 2, -7 / 2, -7 % 3, 7.0 / 2)
