outer: for i in 0..<3 {
  for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer }; print(i, j) }
}
var n = 0
repeat { n += 1; if n == 2 { continue }; print(n) } while n < 4
lab: do { print("in"); if n > 0 { break lab }; print("no") }
lif: if n > 0 { print("lif"); if n == 4 { break lif }; print("no") }
sw: switch n {
case 4: for i in 0..<5 { if i == 2 { break sw }; print("sw", i) };
default: print("d")
}
switch 1 {
case 1: print("one"); fallthrough;
case 2: print("two");
default: print("def")
}
func f(_ n: Int) -> String {
  switch n {
  case 0: return "z";
  case 1: fallthrough;
  case 2: return "12";
  default: return "m"
  }
}
print(f(0), f(1), f(9))
loop: while true {
  switch n {
  case 4: n += 1;
  case 5: break loop;
  default: break
  }
}
print(n)
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }; print()
for i in (0...3).reversed() where i != 2 { print(i, terminator: " ") }; print()
for _ in 0..<2 { print("x", terminator: "") }; print()
w: while n > 0 { n -= 1; for k in 0... { if k == n { continue w }; if k > 2 { break w } } }
print(n)
func g() {
  defer { print("d1") }; defer { print("d2") };
  for i in 0..<3 {
    defer { print("loop", i) }; if i == 1 { continue }; if i == 2 { return }; print("body", i)
  }
}
g()
