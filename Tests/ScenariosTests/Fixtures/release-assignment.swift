// The new value is stored before the old one dies, within the statement.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
class Box {
  var item: Item? = Item("default")
  var observed = Item("observed") {
    willSet { print("willSet", newValue.name) }
    didSet { print("didSet", oldValue.name, observed.name) }
  }
  var quiet = Item("quiet") {
    didSet { print("didSet without the old one") }
  }
  deinit { print("deinit box") }
}

var item = Item("1")
item = Item("2")
print("now", item.name)
let box = Box()
box.item = Item("3")
print("set")
box.item = nil
print("cleared")
box.observed = Item("4")
box.quiet = Item("5")
var other: Item? = item
item = Item("6")
print("still", other?.name ?? "gone")
other = nil
print("--")
struct Pair {
  var a: Item
  var b: Item
}
var pair = Pair(a: Item("p1"), b: Item("p2"))
pair.b = Item("p3")
pair = Pair(a: Item("p4"), b: pair.b)
print("swap")
let a = pair.a
pair.a = pair.b
pair.b = a
print(pair.a.name, pair.b.name)
func local() {
  var x = Item("x1")
  x = Item("x2")
  print("end", x.name)
}
local()
