// Locals die in reverse order at the end of their scope, in between the defers.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}

func locals() {
  let a = Item("a")
  defer { print("defer 1") }
  let b = Item("b")
  defer { print("defer 2") }
  _ = Item("ignored")
  let _ = Item("unnamed")
  print("body", a.name, b.name)
}

func nested() {
  let outer = Item("outer")
  do {
    let inner = Item("inner")
    print("inside", inner.name)
  }
  print("after the scope", outer.name)
}

func early(_ leaves: Bool) {
  let first = Item("first")
  if leaves {
    let second = Item("second")
    print("leaving", first.name, second.name)
    return
  }
  let third = Item("third")
  print("staying", third.name)
}

func unused() {
  let used = Item("used")
  print("after", used.name)
  let late = Item("never read")
  print("before the end")
}

locals()
nested()
early(true)
early(false)
unused()
let global = Item("global")
print("end")
