// A closure keeps what it captures; a captured var is a box of its own.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
func make() -> () -> Void {
  let kept = Item("kept")
  let unrelated = Item("unrelated")
  print("making", unrelated.name)
  return { print("closure", kept.name) }
}
var closure: (() -> Void)? = make()
closure?()
closure = nil
print("--")
func variables() -> (set: (Item) -> Void, get: () -> String) {
  var item = Item("first")
  return ({ item = $0 }, { item.name })
}
do {
  let (set, get) = variables()
  print(get())
  set(Item("second"))
  print(get())
}
print("--")
func boxes() {
  let a = Item("a")
  var b = Item("b")
  let c = Item("c")
  let read = { b.name }
  b = Item("b2")
  print(a.name, read(), c.name)
}
boxes()
print("--")
print("--")
class Owner {
  let name = "owner"
  var action: (() -> Void)?
  func work() { print("work", name) }
  deinit { print("deinit owner") }
}
do {
  let owner = Owner()
  let method = owner.work
  method()
  owner.action = { [weak owner] in print(owner?.name ?? "gone") }
  owner.action?()
}
