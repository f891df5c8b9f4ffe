// The sequence of a for loop lives to the loop's end, whatever the way out.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
func items(_ names: String...) -> [Item] { names.map { Item($0) } }

for item in items("a", "b") {
  let local = Item("in " + item.name)
  print("body", item.name, local.name)
}
print("--")
for item in items("c", "d", "e") {
  let local = Item("in " + item.name)
  if item.name == "d" { break }
  print("body", local.name)
}
print("--")
for item in items("f", "g") {
  if item.name == "f" { continue }
  print("body", item.name)
}
print("--")
func leaves() -> String {
  let outer = Item("outer")
  for item in items("h", "i") {
    let inner = Item("inner")
    if item.name == "h" { return outer.name + inner.name }
  }
  return ""
}
print(leaves())
print("--")
var n = 0
while n < 2 {
  let item = Item("while \(n)")
  n += 1
  print("turn", item.name)
}
repeat {
  let item = Item("repeat \(n)")
  n -= 1
  if n == 1 { continue }
  print("turn", item.name)
} while n > 0
print("--")
do {
  let array = items("x", "y", "z")
  print("array", array.count)
}
print("end")
