// An initialiser owns its arguments: they end before an object that nothing keeps.
class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
class Keeper {
  var part: Part?
  init(_ a: Part, _ b: Part, _ c: Part) {
    part = b
    print("made")
  }
  deinit { print("deinit keeper") }
}
struct Pair { var a: Part, b: Part }
class Chosen {
  init?(_ a: Part, _ b: Part) { if a.name == "none" { return nil } }
  deinit { print("deinit chosen") }
}
class Quick: Keeper {
  convenience init(_ name: String) { self.init(Part(name), Part("quick"), Part("last")) }
}
func part(of a: Part, _ b: Part) -> Part { Part("result") }
func test() {
  _ = Keeper(Part("a"), Part("b"), Part("c"))
  print("- 1")
  _ = Pair(a: Part("a"), b: Part("b"))
  print("- 2")
  _ = Chosen(Part("none"), Part("b"))
  _ = Chosen(Part("a"), Part("b"))
  print("- 3")
  _ = Quick("first")
  print("- 4")
  _ = Keeper(Part("a"), Part("b"), Part("c")).part
  print("- 5")
  _ = part(of: Part("a"), Part("b"))
  print("- 6")
  let keeper = Keeper(Part("a"), Part("b"), Part("c"))
  print("- 7", keeper.part?.name ?? "")
}
test()
