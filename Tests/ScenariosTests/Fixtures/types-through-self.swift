// `A.self.B` is the type `A.B`, at any depth.
struct Outer {
  struct Inner {
    enum Deep { case one, two }
    static let name = "inner"
  }
}
print(Outer.self.Inner.self, Outer.self.Inner.self.Deep.self, Outer.self.Inner.Deep.self)
print(Outer.self.Inner.self.name, Outer.self.Inner.self.Deep.two, Outer.Inner.self.Deep.one)
extension Collection where Iterator.Element: Collection {
  func showTypes() {
    let own = type(of: Iterator.Element.self.Iterator.Element.self)
    let element = Iterator.Element.self.Iterator.Element.self
    print(own, element, Element.self.Element.self, Element.self.self)
  }
}
[[1]].showTypes()
["text"].showTypes()
