// Arguments die in reverse after the call, then the base; a chain lets go link by link.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
  func take(_ a: Item, _ b: Item) { print(name, "takes", a.name, b.name) }
  func next(_ name: String, _ with: Item) -> Item {
    print(self.name, "next", with.name)
    return Item(name)
  }
  func plain() { print("plain", name) }
}

func make(_ name: String) -> Item {
  print("make", name)
  return Item(name)
}

func pass(_ a: Item, _ b: Item) -> Item {
  print("pass")
  return Item(a.name + b.name)
}

make("base").take(make("a"), make("b"))
print("--")
make("1").next("2", make("x")).next("3", make("y")).plain()
print("--")
let result = pass(make("p"), make("q"))
print("have", result.name)
print("--")
print(pass(make("r"), make("s")).name)
print("--")
func nestedCalls() {
  let kept = pass(pass(make("t"), make("u")), make("v"))
  print("kept", kept.name)
}
nestedCalls()
