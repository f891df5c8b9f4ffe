// What a condition binds lives as long as its body; guard binds for the rest of the scope.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
func some(_ name: String) -> Item? { Item(name) }
func none() -> Item? { nil }

if let a = some("a") {
  print("body", a.name)
} else {
  print("never")
}
print("--")
if let b = some("b"), let c = none() {
  print(b.name, c.name)
} else {
  print("else")
}
print("--")
if let d = some("d"), let e = some("e"), d.name != "d" {
  print("never", e.name)
} else {
  print("else")
}
print("--")
var count = 0
func next() -> Item? {
  count += 1
  return count < 3 ? Item("w\(count)") : nil
}
while let w = next() {
  print("while", w.name)
}
print("--")
func guarded() {
  guard let g = some("g") else { return }
  let h = Item("h")
  print("guarded", g.name, h.name)
}
guarded()
func guardFails() {
  guard let i = some("i"), let j = none() else {
    print("failed")
    return
  }
  print(i.name, j.name)
}
guardFails()
print("--")
if some("k") != nil { print("not nil") }
if some("l")?.name == "l" { print("equal") }
func shorthand(_ m: Item?) {
  if let m { print("short", m.name) }
  print("after")
}
shorthand(Item("m"))
