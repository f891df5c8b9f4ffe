// A throw lets go of locals and of the arguments that were ready; the error dies after its catch.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
class Problem: Error {
  let item: Item
  init(_ name: String) { item = Item(name) }
  deinit { print("deinit problem") }
}
func fails(_ name: String) throws -> Item {
  let local = Item("local of " + name)
  print("failing", local.name)
  throw Problem(name)
}
func use(_ a: Item, _ b: Item) { print("never", a.name, b.name) }
func outer() throws {
  let before = Item("before")
  defer { print("defer", before.name) }
  use(Item("ready"), try fails("argument"))
  let after = Item("after")
  print("never", after.name)
}
do {
  let scope = Item("scope")
  try outer()
  print("never", scope.name)
} catch let problem as Problem {
  print("caught", problem.item.name)
  let own = Item("own")
  print("end of catch", own.name)
} catch {
  print("never")
}
print("--")
print((try? fails("optional"))?.name ?? "nil")
print("--")
do {
  _ = try fails("unbound")
} catch {
  print("caught")
}
print("end")
