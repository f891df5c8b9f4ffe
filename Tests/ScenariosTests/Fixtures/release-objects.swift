// Deinits run from the class to its bases; the base's fields die before the derived class's.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
class Base {
  let b1 = Item("b1")
  var b2: Item? = Item("b2")
  deinit { print("deinit Base") }
}
class Middle: Base {
  let m1 = Item("m1")
}
class Derived: Middle {
  var d1 = Item("d1")
  let d2 = Item("d2")
  lazy var d3 = Item("d3")
  deinit { print("deinit Derived", d1.name, b1.name) }
}
do {
  _ = Derived()
  print("--")
  let derived = Derived()
  _ = derived.d3
}
print("--")
class Node {
  let name: String
  var next: Node?
  init(_ name: String, _ next: Node?) {
    self.name = name
    self.next = next
  }
  deinit { print("deinit", name) }
}
do {
  let list = Node("n1", Node("n2", Node("n3", nil)))
  print("list", list.name)
}
print("--")
class Tree {
  let name: String
  var left: Tree?
  var right: Tree?
  let item: Item
  init(_ name: String, _ left: Tree? = nil, _ right: Tree? = nil) {
    self.name = name
    self.left = left
    self.right = right
    item = Item("item of " + name)
  }
  deinit { print("deinit", name) }
}
do {
  let tree = Tree("root", Tree("left"), Tree("right"))
  print("tree", tree.name)
}
print("--")
struct Pair {
  let first = Item("first")
  let second = Item("second")
}
do {
  let pair = Pair()
  print("pair", pair.first.name)
}
do {
  let tuple = (Item("t0"), Item("t1"))
  print("tuple", tuple.0.name)
}
