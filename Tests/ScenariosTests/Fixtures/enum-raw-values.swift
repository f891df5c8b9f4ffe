enum H: Int { case a = -9223372036854775808, b }
enum I: UInt64 { case a = 18446744073709551614, b }
enum M: Int { case a = -2, b, c, d }
enum D: Double { case a = 1, b, c = 2.5 }
enum D2: Double { case a, b = 7, c }
print(H.a.rawValue, H.b.rawValue, I.a.rawValue, I.b.rawValue, M.d.rawValue, D.b.rawValue)
print(H(rawValue: Int.min) as Any, I(rawValue: 18446744073709551615) as Any, D2.c.rawValue)
var x = 5
print(x &+ -9223372036854775808)
x = -1
print(x - -9223372036854775808)
