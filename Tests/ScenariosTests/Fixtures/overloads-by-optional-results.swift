// Of overloads that differ in their results, the one whose result needs no optional around it is meant.
extension Collection {
  func second() -> Element? { nil }
}
extension Collection where Element: Comparable {
  func second() -> Element { self[index(after: startIndex)] }
}
print(([1, 2].second() as Int?) as Any)
let optional: Int? = [1, 2].second()
let plain: Int = [1, 2].second()
print(optional as Any, plain)

struct Depths {
  func value() -> Int { 1 }
  func value() -> Int? { 2 }
  func value() -> Int?? { 3 }
  func value(of n: Int) -> Int { 4 }
  func value(of n: Double) -> Int? { 5 }
  subscript(n: Int) -> String { "plain \(n)" }
  subscript(n: Int) -> String? { "optional \(n)" }
}
let one: Int = Depths().value()
let two: Int? = Depths().value()
let three: Int?? = Depths().value()
print(one, two as Any, three as Any)
let literal: Int? = Depths().value(of: 1)
let fraction: Int? = Depths().value(of: 1.5)
print(literal as Any, fraction as Any)
let text: String = Depths()[1]
let maybe: String? = Depths()[2]
print(text, maybe as Any)

func name() -> String { "plain" }
func name() -> String? { "optional" }
func show(_ name: String) { print("takes", name) }
func showAny(_ name: String?) { print("takes", name as Any) }
show(name())
showAny(name())
let deep: String?? = name()
print(deep as Any)
if let found: String = name() { print("if", found) }
if let found = name() { print("if without a type", found) }
print(name() ?? "none", name()!, name()?.count as Any)
func returned() -> String? { name() }
func returnedPlain() -> String { name() }
print(returned() as Any, returnedPlain())

class Node {
  var next: Node?
  func child() -> Node { Node() }
  func child() -> Node? { nil }
}
let chained: Node? = Optional(Node())?.child()
let direct: Node? = Node().child()
print(chained == nil, direct == nil)

// A change of an argument counts as much as one of the result.
func same<T>(_ x: T) -> T { x }
func same(_ x: Int) -> Int? { x + 100 }
let changed: Int? = same(1)
let unchanged: Int = same(1)
print(changed as Any, unchanged)
func pick(_ x: Int?) -> Int? { 6 }
func pick(_ x: Int) -> Int { 7 }
let picked: Int? = pick(1)
print(picked as Any)
func pock(_ x: Int) -> Int { 8 }
func pock(_ x: Int?) -> Int? { 9 }
let pocked: Int? = pock(1)
print(pocked as Any)
