struct P { var x = 0, y = 0 }
class C {
  var p = P() {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, p) }
  }
  var n = 0 { didSet { print("n did"); if n > 5 { n = 5 } } }
  var list: [Int] = [] { didSet { print("list", oldValue.count, list.count) } }
  var o: P? = P() { didSet { print("o", o as Any) } }
  var named = 1 {
    willSet(v) { print("v", v) }
    didSet(old) { print("old", old) }
  }
  init() { n = 3; p.x = 1; list.append(1) }
  func go() { n = 9; p.x += 1; list.append(2); o?.x += 1; named += 1 }
}
let c = C()
c.go()
c.p.y = 5
c.list[0] = 4
c.n += 100
print(c.n)
func inc(_ n: inout Int) { n += 1; print("in") }
inc(&c.p.x)
inc(&c.named)
inc(&c.o!.x)
var s = C()
s.list += [1, 2]
struct V {
  var a = 1 { didSet { print("V.a", oldValue, a) } }
  mutating func m() { a = 2; a += 1 }
}
var v = V()
v.a = 7
v.m()
inc(&v.a)
class D: C {
  override var n: Int {
    willSet { print("D will", newValue) }
    didSet { print("D did", oldValue) }
  }
  override var p: P {
    get { print("D get"); return super.p }
    set { print("D set"); super.p = newValue }
  }
}
let d = D()
d.n = 4
d.p.x += 1
d.go()
