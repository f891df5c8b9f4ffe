func f() {
  var a = 1 {
    willSet { print("w", newValue) }
    didSet { print("d", oldValue, a) }
  }
  a = 2; a += 3
  var dbl: Int { a * 2 }
  print(dbl)
  var gs: Int {
    get { a }
    set { a = newValue }
  }
  gs += 1
  lazy var z: Int = {
    print("lazy"); return a
  }()
  print("b"); print(z, z)
  let c = {
    a += 1; print(dbl)
  }
  c()
}
f()
class K { deinit { print("k") } }
func g() {
  let k = K(); weak var w = k; unowned let u = k; print(w != nil, u === k); _ = k
  weak var n: K?; n = K(); print(n == nil)
  let c = { [weak k] in k == nil }; print(c())
}
g()
if true { var q: Int { 3 }; print(q) }
var top = 1
do {
  var inner: Int {
    get { top }
    set { top = newValue * 2 }
  }; inner = 4; print(top)
}
