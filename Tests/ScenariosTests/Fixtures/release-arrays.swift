// An array's elements die in the order of their indices; dictionaries and optionals hold too.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
do {
  var array = [Item("a"), Item("b")]
  array.append(Item("c"))
  array.insert(Item("d"), at: 0)
  let copy = array
  array[1] = Item("e")
  print("copied", copy.count, array.map { $0.name })
  let removed = array.remove(at: 0)
  print("removed", removed.name)
  let last = array.popLast()
  print("popped", last?.name ?? "none")
}
print("--")
do {
  var table = ["one": Item("1")]
  table["two"] = Item("2")
  let old = table["one"]
  table["one"] = Item("one again")
  print("old", old?.name ?? "none")
  table["two"] = nil
  print("removed two")
}
print("--")
do {
  let filtered = [Item("x"), Item("y"), Item("z")].filter { $0.name != "y" }
  print("filtered", filtered.map { $0.name })
}
print("--")
do {
  var nested = [[Item("n1")], [Item("n2"), Item("n3")]]
  let rows = nested
  nested[1] = []
  print("rows", rows.count, nested.count)
}
