struct S { var i = 1; var s = "a"; var l = [1, 2]; var n: Int? = 3 }
func a() {
  var p = S()
  let f: () -> Int = { p.i }
  p.i += p.i
  p.i += p.l.count + f()
  p.l[0] += p.l[1]
  p.l[1] += p.l[0] + p.i
  p.s += p.s
  p.s += "\(p.s)\(p.i)"
  p.l += p.l
  p.i -= -p.i
  p.n! += p.n!
  p.n! += f()
  print(p)
}
a()
var g = S()
g.i += g.i
g.l[0] += g.l[1] + g.i
g.s += g.s + "x"
print(g)
class C { var p = S(); func f() -> Int { p.i += p.i; p.i += h(); p.l[0] += h(); return p.l[0] }
 func h() -> Int { p.i * 2 } }
print(C().f())
