// Self in a final method is the dynamic class.
class Base {
  final func finish() { print(Self.label(), Self.self, type(of: self)) }
  class func label() -> String { "Base" }
  func open() { print(Self.label()) }
}
extension Base {
  func extended() { print(Self.label()) }
  var property: String { Self.label() }
}
class Leaf: Base {
  override class func label() -> String { "Leaf" }
}
Leaf().finish()
Leaf().open()
Leaf().extended()
print(Leaf().property)
