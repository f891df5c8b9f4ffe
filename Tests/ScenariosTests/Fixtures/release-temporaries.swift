// A temporary dies when what was asked of it has been copied.
class Item {
  let name: String
  var child: Item?
  var number = 1
  init(_ name: String, _ child: Item? = nil) {
    self.name = name
    self.child = child
  }
  deinit { print("deinit", name) }
  subscript(_ index: Int) -> Item { Item("\(name)[\(index)]") }
}
func make(_ name: String, _ child: Item? = nil) -> Item { Item(name, child) }

print(make("a").name)
print("--")
print(make("b", make("c")).child?.name ?? "none")
print("--")
let kept = make("d", make("e")).child
print("kept", kept?.name ?? "none")
print("--")
print(make("f")[1][2].name)
print("--")
make("g").number += 1
make("h").child = make("i")
make("j", make("k")).child?.child = make("l")
print("--")
let both = make("m").name + make("n").name
print(both)
print("--")
let chosen = make("o").number > 1 ? make("p") : make("q")
print("chosen", chosen.name)
print("--")
if make("r").number == 1 && make("s").number == 1 { print("both are one") }
print("\(make("t").name) and \(make("u").name)")
let array = [make("v"), make("w")].map { $0.name }
print(array)
_ = [make("x"), make("y")]
print("end")
