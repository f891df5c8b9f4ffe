// The result of a call that nobody wants dies before its arguments, and those before the base.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
  @discardableResult func with(_ other: Item) -> Item { Item(name + "+" + other.name) }
  var copy: Item { Item(name + "'") }
}
class Holder {
  let stored = Item("stored")
  deinit { print("deinit holder") }
}
@discardableResult func join(_ a: Item, _ b: Item) -> Item { Item(a.name + b.name) }
func single(_ a: Item) -> Item { join(a, Item("own")) }
func nothing() { _ = join(Item("v1"), Item("v2")) }

_ = join(Item("a"), Item("b"))
print("--")
join(Item("c"), Item("d"))
print("--")
_ = Item("e").with(Item("f"))
print("--")
Item("g").with(Item("h")).with(Item("i"))
print("--")
_ = Item("j").copy
print("--")
_ = Holder().stored
print("--")
_ = single(Item("k"))
print("--")
nothing()
print("--")
let closure = { join(Item("l"), Item("m")) }
_ = closure()
print("--")
let void: () -> Void = { join(Item("n"), Item("o")) }
void()
