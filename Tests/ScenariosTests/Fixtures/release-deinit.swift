// In a deinit the object can still be used; nobody else can reach it.
class Registry {
  static var names: [String] = []
}
class Item {
  let name: String
  weak var observer: Item?
  var child: Item?
  init(_ name: String) { self.name = name }
  func describe() -> String { "item " + name }
  deinit {
    Registry.names.append(name)
    print("deinit", describe(), child?.name ?? "-", observer == nil ? "alone" : "observed")
    let local = Item2(name)
    local.greet(self)
  }
}
class Item2 {
  let name: String
  init(_ name: String) { self.name = name }
  func greet(_ item: Item) { print("hello", item.name) }
  deinit { print("deinit helper of", name) }
}
do {
  let a = Item("a")
  a.child = Item("b")
  a.child?.observer = a
  print("made", a.child?.observer?.name ?? "none")
}
print(Registry.names)
var items = [Item("c"), Item("d"), Item("e")]
let gone = items.remove(at: 1)
print("removed", gone.name)
items[0] = Item("f")
items.removeLast()
print("left", items.map { $0.name })
let old = items
items = []
print("emptied", old.count)
