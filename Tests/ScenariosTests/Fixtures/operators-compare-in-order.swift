// The operands of every comparison are evaluated from left to right.
func int(_ n: Int) -> Int {
  print("int", n)
  return n
}
func real(_ n: Double) -> Double {
  print("real", n)
  return n
}
func byte(_ n: UInt8) -> UInt8 {
  print("byte", n)
  return n
}
func word(_ n: UInt) -> UInt {
  print("word", n)
  return n
}
func text(_ s: String) -> String {
  print("text", s)
  return s
}
print(int(1) > int(2), int(1) >= int(1), int(1) < int(2), int(1) <= int(0))
print(real(1) > real(2), real(1) >= real(1), real(.nan) > real(1), real(1) >= real(.nan))
print(byte(1) > byte(2), byte(2) >= byte(1))
print(word(1) > word(2), word(2) >= word(1))
print(text("a") > text("b"), text("b") >= text("a"))
if int(3) > int(4) { print("never") } else { print("not greater") }
while int(1) >= int(2) { print("never") }
var count = 0
func next() -> Int {
  count += 1
  return count
}
print(count > next(), next() > count, next() >= next(), count)
print(!(int(5) > int(6)), int(7) > int(6) && int(1) >= int(2))
for i in 0..<2 { for j in 0..<2 { for k in 0..<2 { if i > j, j >= k { print(i, j, k) } } } }
