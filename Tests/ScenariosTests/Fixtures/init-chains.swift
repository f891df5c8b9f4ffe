// Designated, convenience and inherited initialisers; the order of fields, self.init and super.init.
func trace<T>(_ text: String, _ value: T) -> T {
  print("  field", text)
  return value
}
class Base {
  let a = trace("Base.a", 1)
  var b: Int
  init(b: Int) {
    self.b = trace("Base.b", b)
    print("Base.init")
    hook()
  }
  convenience init() {
    print("Base.convenience")
    self.init(b: 5)
    print("Base.convenience end")
  }
  func hook() { print("Base.hook") }
}
class Middle: Base {
  var m = trace("Middle.m", "m")
}
class Derived: Middle {
  let d: Int
  var e = trace("Derived.e", 9)
  override init(b: Int) {
    d = trace("Derived.d", b * 2)
    super.init(b: b + 1)
    print("Derived.init", a, self.b, m, d, e)
  }
  init(d: Int) {
    self.d = d
    super.init(b: d)
    print("Derived.init(d:)")
  }
  override func hook() { print("Derived.hook", d, b) }
}
class Leaf: Derived {
  convenience init(leaf: String) {
    self.init(d: leaf.count)
    print("leaf", leaf)
  }
  override init(d: Int) { super.init(d: d) }
}
print("1")
_ = Base()
print("2")
_ = Middle()
print("3")
_ = Middle(b: 2)
print("4")
_ = Derived()
print("5")
_ = Derived(b: 3)
print("6")
_ = Leaf(leaf: "four")
