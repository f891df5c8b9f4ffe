class A {
  var x: Int {
    get { 1 }
    set { print("A set", newValue) }
  }; var s = "a"; lazy var l = 1
}
class B: A {
  override var x: Int {
    willSet { print("w", newValue) }
    didSet { print("d", oldValue) }
  }
  override var s: String { didSet { print("s", oldValue, s) } }
  override init() { super.init(); s = "init"; x = 3 }
}
let b = B(); b.x = 5; b.s += "q"; b.x += 1
