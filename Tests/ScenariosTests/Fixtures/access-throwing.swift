enum E: Error { case e }
func thr(_ n: inout Int) throws { n = 5; throw E.e }
class C {
  var _v = 0;
  var v: Int {
    get { print("get"); return _v }
    set { print("set", newValue); _v = newValue }
  }
  var a = 1 { didSet { print("a did") } }
  var b = 1 { didSet { print("b did", oldValue) } }
  var c = 1 { willSet { print("c will") } }
  var s = S() { didSet { print("s did", oldValue) } }
}
struct S {
  var x = 1 { didSet { print("x did") } }; var y = 1 { didSet { print("y", oldValue) } };
  var z: Int {
    get { 3 }
    set { print("z set") }
  }
}
final class D: C {}
let o = C()
try? thr(&o.v); print(o._v)
try? thr(&o.b); print(o.b)
try? thr(&o.c); print(o.c)
try? thr(&o.s.z)
let d = D()
try? thr(&d.v); print(d._v)
try? thr(&d.b); print(d.b)
var s = S()
try? thr(&s.y); print(s.y)
try? thr(&s.z)
struct G {
  var n: Int {
    get { 1 }
    set { print("G set") }
  };
  subscript(i: Int) -> Int {
    get { i }
    set { print("sub set", newValue) }
  }
}
var g = G(); try? thr(&g.n); try? thr(&g[4])
var obs = 1 { didSet { print("obs") } }; try? thr(&obs); print(obs)
var dict = ["a": 1]; try? thr(&dict["a"]!); print(dict); try? thr(&dict["q", default: 3]);
print(dict["q"] as Any)
protocol P { var n: Int { get set } }
struct PI: P {
  var n: Int {
    get { 1 }
    set { print("PI set") }
  }
}
var p: P = PI(); try? thr(&p.n)
