struct Counter { private var n = 0; var next: Int { mutating get { n += 1; return n } } }
var c = Counter()
print(c.next, c.next)
struct Non {
  class B { var v = 0 }; let b = B();
  var v: Int {
    get { b.v }
    nonmutating set { print("ns"); b.v = newValue }
  }
}
let non = Non()
non.v += 3
print(non.v)
struct Sub {
  static var d = ["a": 1];
  static subscript(k: String) -> Int {
    get { d[k] ?? 0 }
    set { d[k] = newValue }
  }
}
Sub["a"] += 1; Sub["b"] = 4; print(Sub["a"], Sub["b"])
class CC { class subscript(i: Int) -> String { "C\(i)" } }
class D: CC { override class subscript(i: Int) -> String { "D" + super[i] } }
print(CC[1], D[2]); let t: CC.Type = D.self; print(t[3])
