struct S { var n = 0; var m: Int? = nil }
func f(_ s: String = "f") -> Int { print(s); return 1 }
class C {
  var _o: S?;
  var o: S? {
    get { print("get"); return _o }
    set { print("set", newValue as Any); _o = newValue }
  }
  var w: S? { didSet { print("w did") } }
  var q: S {
    get { print("getq"); return S() }
    set { print("setq") }
  }
}
let c = C()
print("-- nil chain assign"); c.o?.n = f()
print("-- nil chain +="); c.o?.n += f()
print("-- observed nil"); c.w?.n += f()
print("-- q.m?"); c.q.m? += f()
c._o = S(); c.w = S()
print("-- chain assign"); c.o?.n = f()
print("-- chain +="); c.o?.n += f()
print("-- chain assign whole"); c.o? = S(n: f())
print("-- observed assign"); c.w?.n = f()
print("-- observed whole"); c.w? = S()
print("-- force"); c.o!.n = f()
print("-- force whole"); c.o! = S(n: f("ff"))
print("-- force += "); c.o!.n += f()
print("-- q.n ="); c.q.n = f()
print("-- tuple"); (c.q.n, c.o!.n) = (f("a"), f("b"))
print("-- swap"); var x = 1; swap(&x, &c.q.n)
var arr: [S] = [S()]
func ff() -> Int { print("ff"); return 0 }
arr[ff()].n = f()
var d = ["a": S()]
d["a"]?.n = f()
d["zz"]?.n = f()
struct W {
  var v: S {
    get { print("W get"); return S() }
    set { print("W set", newValue.n) }
  }
}
var w = W(); w.v.n += 1; w.v.n = f(); w.v = S(n: f("new"))
class H {
  var w: W = W() { didSet { print("H did") } }; var ow: W? = W() { didSet { print("ow did") } }
}
let h = H(); h.w.v.n += f("h"); h.ow?.v.n += f("how"); h.ow!.v.n += f("how2")
_ = h.w.v.n
_ = h.ow?.v.n
_ = h.ow?.v
print("-- oneway"); func up(_ n: inout Int) { print("up"); n += 1 }
up(&h.w.v.n); up(&h.ow!.v.n)
func thr(_ n: inout Int) throws { n = 5; throw E.e }
enum E: Error { case e }
print("-- optional get"); let z: ()? = h.ow?.v.n = f("zz"); print(z as Any)
