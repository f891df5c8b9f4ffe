// A subscript is overridden and super's is called.
class Base { subscript(n: Int) -> String { "base \(n)" } }
class Special: Base {
  override subscript(n: Int) -> String { "special " + super[n] }
}
print(Special()[1], (Special() as Base)[2])
