// What '#function' says, as a default too: the innermost function, or the type of an initial value.
func here(_ n: String = #function) -> String { n }
let g = here()
let h = #function
struct W {
  var x = here()
  let y = #function
  static let s = here()
  static var t = { here() }()
  lazy var z = here()
  lazy var zz = { here() }()
  var c = { here() }
  static let f: () -> String = { #function }
  enum Inner { static let k = here() }
  var cp: String { { here() }() }
  init() { x += here(); let l = { here() }; x += l() }
}
class C { var x = here(); static var u: String { here() }; deinit { print(here()) }; subscript(a a: Int) -> String { get { here() } set { print(here()) } } }
extension W { static let e = here(); func m(_ a: Int, b: String) -> String { here() } }
var w = W()
print(g, h, w.x, w.y, W.s, W.t, w.z, w.zz, w.c(), W.f(), W.Inner.k, w.cp, W.e, w.m(1, b: ""))
var c: C? = C()
print(c!.x, C.u, c![a: 1]); c![a: 1] = ""
c = nil
func def(_ a: String = here(), _ b: String = { here() }()) -> String { a + b }
print(def(), { here() }())
func outer() -> String { let a = here(); func inner(_ x: Int) -> String { here() }; return a + inner(1) + { here() }() }
print(outer())
enum E: String { case a; var d: String { here() }; init?(x: Int) { print(here()); return nil } }
print(E.a.d, E(x: 1) as Any)
var top = { here() }
print(top())
var comp: String { here() }
var obs = here() { didSet { print(here()) } }
print(comp, obs); obs = "1"
struct Gen<T> { let a = here(); static func f<U>(_ u: U, with t: T) -> String { here() }; static func == (a: Gen, b: Gen) -> Bool { print(here()); return true } }
print(Gen<Int>().a, Gen<Int>.f(1, with: 2), Gen<Int>() == Gen<Int>())
