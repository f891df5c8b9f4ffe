// Nothing to the right of a failed link is evaluated.
class Link {
  let id: Int
  var next: Link?
  var values: [String: Int] = [:]
  var handler: ((Int) -> String)?
  var box = Box()
  init(_ id: Int) { self.id = id }
  func step() -> Link? {
    print("step", id)
    return next
  }
  subscript(_ i: Int) -> Link? { i == 0 ? self : next?[i - 1] }
}
struct Box {
  var width = 1
  var inner: Inner? = Inner()
}
struct Inner { var depth = 2 }
func note(_ value: Int) -> Int {
  print("note", value)
  return value
}
let first = Link(1)
first.next = Link(2)
print(first.step()?.step()?.step()?.id as Any)
print(first[0]!.id, first[1]?.id as Any, first[2]?.id as Any)
first.next?.values["a"] = note(5)
first.next?.next?.values["a"] = note(6)
print(first.next?.values["a"] as Any, first.next?.values["b"] as Any)
print(first.handler?(note(1)) as Any)
first.handler = { "handled \($0)" }
print(first.handler?(note(2)) as Any)
first.next?.box.width += 4
first.next?.box.inner?.depth *= 3
first.next?.box.inner = nil
first.next?.box.inner?.depth = note(9)
print(first.next?.box.width as Any, first.box.inner?.depth as Any)
print(first.next?.box as Any)
if let depth = first.next?.box.inner?.depth { print("never", depth) } else { print("no depth") }
let text: String? = "abc"
print(text?.uppercased().count ?? 0, text?.isEmpty ?? true, text?.first as Any)
let optionalArray: [Int]? = [3, 1, 2]
print(optionalArray?.sorted() ?? [], optionalArray?[0] as Any, optionalArray?.count ?? -1)
let any: Any = first
print((any as? Link)?.id ?? 0, (any as? String)?.count ?? -1)
