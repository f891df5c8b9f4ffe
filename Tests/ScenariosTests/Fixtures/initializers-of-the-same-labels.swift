// Initialisers that have the same labels are inherited each.
class A { init(x: Int) { print("int") }
  convenience init(x: String) { self.init(x: x.count) }
  convenience init(x: [Int]) { self.init(x: x.count) } }
class B: A {}
_ = B(x: 1); _ = B(x: "a"); _ = B(x: [1, 2])
class C: A {
  override init(x: Int) { super.init(x: x + 1) }
}
_ = C(x: "a")
class D: A {
  convenience init(x: String) { self.init(x: 2) }
}
_ = D(x: "a"); _ = D(x: [1]); _ = D(x: 1)
