// A default for a requirement has default arguments: a call without them means it, any other the requirement.
protocol P { func f(x: Int) -> String }
protocol Q: P {}
extension Q {
  func f(x: Int = 1) -> String { "Q \(x)" }
  func twice() -> String { f() + ", " + f(x: 2) + ", " + self.f() }
}
struct Own: Q { func f(x: Int) -> String { "own \(x)" } }
struct Default: Q {}
class Base: Q { func f(x: Int) -> String { "base \(x)" } }
class Derived: Base { override func f(x: Int) -> String { "derived \(x)" } }
func call<T: Q>(_ t: T) { print(t.f(), t.f(x: 2), t.twice()) }
call(Own())
call(Default())
call(Derived())
for q in [Own(), Default(), Derived()] as [any Q] { print(q.f(), q.f(x: 2), q.twice()) }
print(Own().f(), Own().f(x: 3), Default().f(), Derived().f(), Derived().f(x: 3))
func value<T: Q>(_ t: T) -> String {
  let (one, other) = (t.f, t.f(x:))
  return one(6) + ", " + other(7)
}
print(value(Own()), value(Default()))
func chain(_ q: (any Q)?) { print(q?.f() ?? "none", q?.f(x: 4) ?? "none") }
chain(Own())
chain(nil)

// The most refined protocol's default is meant, and one that restates the requirement.
protocol Q3: Q {}
extension Q3 { func f(x: Int = 33) -> String { "Q3 \(x)" } }
struct Own3: Q3 { func f(x: Int) -> String { "own3 \(x)" } }
struct Default3: Q3 {}
func call3<T: Q3>(_ t: T) { print(t.f(), t.f(x: 2)) }
call3(Own3())
call3(Default3())
call(Default3())
protocol Q4: P { func f(x: Int) -> String }
extension Q4 { func f(x: Int = 4) -> String { "Q4 \(x)" } }
struct Own4: Q4 { func f(x: Int) -> String { "own4 \(x)" } }
func call4<T: Q4>(_ t: T) { print(t.f(), t.f(x: 2)) }
call4(Own4())

// One protocol, several parameters, overloads.
protocol R {
  func g(_ a: Int, b: Int) -> String
  func g(_ a: String) -> String
}
extension R { func g(_ a: Int = 7, b: Int = 8) -> String { "R \(a) \(b)" } }
struct OwnR: R {
  func g(_ a: Int, b: Int) -> String { "own \(a) \(b)" }
  func g(_ a: String) -> String { "own " + a }
}
func callR<T: R>(_ t: T) { print(t.g(), t.g(1), t.g(b: 3), t.g(1, b: 2), t.g("s")) }
callR(OwnR())
print(OwnR().g(), OwnR().g(1), OwnR().g(1, b: 2), OwnR().g("s"))

// An overload that needs no default is meant first.
protocol W { func w(n: Int) -> String }
extension W { func w(n: Int = 1) -> String { "W \(n)" } }
struct OwnW: W {
  func w(n: Int) -> String { "own \(n)" }
  func w() -> String { "none" }
}
print(OwnW().w(), OwnW().w(n: 2))

// Statics, subscripts, initialisers and closures behind the arguments.
protocol S { static func make(n: Int) -> String }
extension S { static func make(n: Int = 5) -> String { "S \(n)" } }
struct OwnS: S { static func make(n: Int) -> String { "own \(n)" } }
func makeS<T: S>(_ t: T.Type) { print(t.make(), t.make(n: 2), T.make(), T.make(n: 3)) }
makeS(OwnS.self)
protocol K { subscript(n: Int) -> Int { get } }
extension K { subscript(n: Int = 3) -> Int { n * 10 } }
struct OwnK: K { subscript(n: Int) -> Int { n } }
func at<T: K>(_ t: T) { print(t[2], t[]) }
at(OwnK())
protocol I {
  init(n: Int)
  var n: Int { get }
}
extension I {
  init(n: Int = 3) { self.init(m: n) }
  init(m: Int) { self.init(n: m * 10) }
}
struct OwnI: I { var n: Int }
func makeI<T: I>(_ t: T.Type) { print(T(n: 2).n, T().n) }
makeI(OwnI.self)
protocol C { func each(_ n: Int, do body: () -> Void) }
extension C { func each(_ n: Int = 2, do body: () -> Void) { for _ in 0..<n { body() } } }
struct OwnC: C { func each(_ n: Int, do body: () -> Void) { body() } }
func each(_ c: any C) {
  c.each { print("-") }
  c.each(5) { print("=") }
}
each(OwnC())
