// A cycle keeps itself alive; one weak link lets it go.
class Parent {
  let name: String
  var children: [Child] = []
  var onChange: (() -> Void)?
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
class Child {
  weak var weakParent: Parent?
  var strongParent: Parent?
  deinit { print("deinit child") }
}
do {
  let parent = Parent("weak links")
  for _ in 0..<2 {
    let child = Child()
    child.weakParent = parent
    parent.children.append(child)
  }
}
print("--")
do {
  let parent = Parent("strong link")
  let child = Child()
  child.strongParent = parent
  parent.children.append(child)
}
print("--")
do {
  let parent = Parent("closure")
  parent.onChange = { print(parent.name) }
}
print("--")
do {
  let parent = Parent("weak closure")
  parent.onChange = { [weak parent] in print(parent?.name ?? "gone") }
  parent.onChange?()
}
print("--")
do {
  let parent = Parent("unowned closure")
  parent.onChange = { [unowned parent] in print(parent.name) }
  parent.onChange?()
}
print("--")
do {
  let parent = Parent("broken by hand")
  parent.onChange = { print(parent.name) }
  parent.onChange = nil
}
print("end")
