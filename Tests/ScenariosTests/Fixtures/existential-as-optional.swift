// Existentials passed for optional parameters, and shifts of any integer
func twice<T: Numeric>(_ n: T?) -> T { let m = n ?? 0; return m * 2 }
let list: [any Numeric] = [1, 2.5, Float(3)]
for n in list { print(twice(n)) }
extension BinaryInteger {
  func halved() -> Self { var x = self; x >>= 1; return x }
  mutating func shift() { self >>= 2; self <<= 1 }
  func bits() -> Int { var x = self, c = 0; while x != 0 { c += Int(x & 1); x >>= 1 }; return c }
}
print(10.halved(), UInt8(200).halved(), 13.bits())
var n: Int16 = 100; n.shift(); print(n)
