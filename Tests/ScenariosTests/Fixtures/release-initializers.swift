// A failed initialiser lets go of what was set; after super.init the whole deinit chain runs.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
class Base {
  let base = Item("base field")
  init?(fails: Bool) {
    if fails {
      print("Base fails")
      return nil
    }
  }
  deinit { print("deinit Base") }
}
class Derived: Base {
  let first = Item("first")
  let second: Item
  init?(_ stage: Int) {
    if stage == 0 {
      print("before second")
      return nil
    }
    second = Item("second")
    if stage == 1 {
      print("before super")
      return nil
    }
    super.init(fails: stage == 2)
    if stage == 3 {
      print("after super")
      return nil
    }
  }
  deinit { print("deinit Derived") }
}
for stage in 0...4 {
  print("stage", stage)
  print(Derived(stage) == nil ? "nil" : "made")
}
