func twice(_ f: inout (Int) -> Int, _ g: inout () -> Void) -> () -> Int {
  let old = f
  f = { old($0) * 2 }
  let kept = f
  g = { print("g") }
  return { kept(4) }
}
var f: (Int) -> Int = { $0 + 1 }
var g: () -> Void = {}
let k = twice(&f, &g)
print(k(), f(10)); g()
