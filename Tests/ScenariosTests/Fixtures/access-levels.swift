// Private and fileprivate members, setters and initialisers.
class A { fileprivate(set) var a = 1; private(set) static var b = 2; private var c = 3
  struct In { private var z = 1; func f(_ a: A) { print(a.c) } }
  func g(_ i: In) { print(a) } }
extension A { func h() { c = 5; print(c); A.b = 4 } }
private struct Hid { var q = 1 }
private func hid() -> Hid { Hid(q: 4) }
print(hid().q)
let a = A(); a.a = 4; a.h(); A.In().f(a); print(A.b, a.a)
