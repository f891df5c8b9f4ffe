// type(of:) evaluates what it is given, also where the type is known without.
var c: Double? {
  let d = 22
  print("A", [[d], []], ["k": [Optional(d)]])
  return nil
}
var e: Double? {
  print("B")
  return nil
}
class K {
  var f: Double? { print("C"); return nil }
  var g: Int? { let d = 2; print("D", d); return nil }
  func h() -> Int? { print("E"); return nil }
}
print(c as Any, e as Any)
print(type(of: K().f), type(of: K().g), type(of: K().h()))
let k = K()
print(type(of: k.f))
print(K().f as Any)
func t<T>(_ x: T) { print(type(of: x), T.self, type(of: x) == T.self) }
class KK: K {}
t(Optional(1)); t(Int?.none); t(1); t(k); t(KK() as K)
func u<T: K>(_ x: T) { print(type(of: x), type(of: x) == KK.self) }
u(KK()); u(KK() as K)
struct W<E> { var e: E; func s() { print(type(of: e), type(of: [e]), type(of: (e, e))) } }
W(e: Optional(2)).s(); W(e: 1).s()
func nested() -> Int?? { print("N"); return 1 }
print(type(of: nested()))
