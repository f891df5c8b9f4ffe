// An unbound subject dies before the case's body, a bound payload after it.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
enum Load {
  case one(Item)
  case two(Item, Item)
  case empty
}
func load(_ n: Int) -> Load {
  switch n {
  case 1: return .one(Item("one"))
  case 2: return .two(Item("two-a"), Item("two-b"))
  default: return .empty
  }
}
for n in 0...2 {
  switch load(n) {
  case .one: print("unbound one")
  case .two(let a, let b): print("bound two", a.name, b.name)
  case .empty: print("empty")
  }
}
print("--")
for n in 0...2 {
  switch load(n) {
  case .one(let item): print("bound", item.name)
  case .two(let a, let b): print("bound", a.name, b.name)
  case .empty: print("empty")
  }
}
print("--")
switch load(2) {
case .two(let a, _): print("first only", a.name)
default: print("never")
}
print("--")
func kept() {
  let value = load(1)
  switch value {
  case .one(let item): print("kept", item.name)
  default: break
  }
  print("end of kept")
}
kept()
