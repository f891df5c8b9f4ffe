// Dispatch: overrides called from the base, super, final, class methods, casts, identity, equality.
class Base {
  var name: String { "base" }
  func run() {
    prepare()
    print("run", name)
    finish()
  }
  func prepare() { print("Base.prepare") }
  final func finish() { print("Base.finish", type(of: self).label()) }
  class func label() -> String { "Base" }
  static func fixed() -> String { "fixed " + label() }
  func overloaded(_ n: Int) -> String { "int" }
  func overloaded(_ s: String) -> String { "string" }
  func overloaded(_ n: Int, _ s: String = "d") -> String { "both " + s }
  func labelled(a: Int) -> String { "a" }
  func labelled(b: Int) -> String { "b" }
}
class Middle: Base {
  override func prepare() {
    super.prepare()
    print("Middle.prepare")
  }
}
class Leaf: Middle {
  override var name: String { "leaf of " + super.name }
  override func prepare() {
    print("Leaf.prepare")
    super.prepare()
  }
  override class func label() -> String { "Leaf" }
  override func overloaded(_ s: String) -> String { "leaf " + super.overloaded(s) }
}
let objects: [Base] = [Base(), Middle(), Leaf()]
for object in objects { object.run() }
print(Leaf.fixed(), Base.fixed(), type(of: objects[2]).label())
let leaf = Leaf()
print(leaf.overloaded(1), leaf.overloaded("s"), leaf.overloaded(1, "x"), leaf.labelled(a: 1), leaf.labelled(b: 1))
print(objects[2] as? Leaf != nil, objects[0] as? Leaf == nil, objects[1] is Base, (objects[2] as! Middle).name)
let alias = leaf
print(alias === leaf, leaf !== objects[2], ObjectIdentifier(alias) == ObjectIdentifier(leaf))
class Outer {
  static let key = "outer"
  class Inner {
    let value = Outer.key + " inner"
    struct Deep { static let x = 5 }
  }
  let inner = Inner()
}
print(Outer().inner.value, Outer.Inner.Deep.x, type(of: Outer().inner))
typealias Handler = (Int) -> Void
let handler: Handler = { print("handled", $0) }
handler(3)
func hidden() -> String { #function }
print(hidden(), #line)
class Shadow {
  var x = 1
  func set(x: Int) -> Int {
    self.x = x
    let x = x + 1
    return x + self.x
  }
}
print(Shadow().set(x: 3))
