// The maths of Foundation, unicode identity, everyday strings
import Foundation
print(log2(10.0), sinh(1.0), cosh(0.5), tanh(0.3), exp2(3.0), expm1(1e-5), log1p(1e-5), hypot(1.0, 1.0), cbrt(2.0))
print(asin(1.0), acos(0.3), atan(2.0), fmax(1.0, 2.0), fmin(1.0, 2.0), fdim(3.0, 1.0), copysign(2.0, -0.0), fabs(-2.5 as Float), rint(2.5), ldexp(1.5, 3), modf(3.75), modf(-1.25))
print(ceil(1.2), floor(-1.2), round(-2.5), pow(2.0, 10.0), pow(2.0, 0.5), sqrt(2), remainder(5.5, 2.0), erf(0.5), tgamma(5.0), log(2.718281828459045), abs(-3), sqrtf(4.0))
print(log10(1000.0), asinh(1.0), acosh(2.0), atanh(0.5), atan2(1.0, -1.0), Float(0.1) + 0.2, sin(Float(1)), Double.pi.rounded(.up), trunc(2.7))
let a = "\u{E9}", b = "e\u{301}", c: Character = "\u{E9}", d: Character = "e\u{301}"
print(a == b, a.utf8.count, b.utf8.count, c == d, c.utf8.count, d.utf8.count, a.hashValue == b.hashValue, Set([a, b]).count, [a: 1][b] ?? 0)
let (x, o) = UInt8(200).addingReportingOverflow(100); print(x, o, Int8(-128).magnitude, 5.signum(), (-7).quotientAndRemainder(dividingBy: 2))
var set: Set = ["a"]; let ins = set.insert("b"); print(ins.inserted, ins.memberAfterInsert, set.insert("a"), set.update(with: "a") as Any)
let s = "hello"; print(s.elementsEqual("hello"), s.elementsEqual(["h"]), s.starts(with: "he"), s.max()!, s.min()!, s.sorted(), String(s.sorted()), s.first!, s.indices.count)
print(s[s.index(s.startIndex, offsetBy: 1)], s.dropFirst(2), s.prefix(2), s.suffix(2), s.contains("ell"), s.split(separator: "l"), s.map { $0.uppercased() }.joined(), s.lexicographicallyPrecedes("help"))
print(String(255, radix: 2), Int("ff", radix: 16)!, Int("zz") as Any, String(repeating: "ab", count: 2), "a-b_c".split { $0 == "-" || $0 == "_" }, "x".padding(toLength: 3, withPad: ".", startingAt: 0))
print("%d", String(format: "%5.1f|%-5d|%05d|%x|%@", 3.14159, 42, 7, 255, "s"), "Hello".lowercased().capitalized, " a ".trimmingCharacters(in: .whitespaces), "a,b".components(separatedBy: ","))
