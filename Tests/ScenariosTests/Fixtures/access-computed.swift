struct P { var x = 1; var y = 2; mutating func bump() { x += 10 } }
class C {
  var _p = P();
  var p: P {
    get { print("get p"); return _p }
    set { print("set p", newValue); _p = newValue }
  }
}
func c(_ s: String) -> C { print("c", s); return shared }
let shared = C()
c("a").p.x += 1
c("b").p.x = 5
c("c").p.bump()
func inc(_ n: inout Int) { print("inc"); n += 1 }
inc(&c("d").p.x)
print(shared._p)
swap(&shared.p.x, &shared._p.y)
print(shared._p)
