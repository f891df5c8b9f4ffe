// Associated types: inferred, by alias, by a generic parameter, by default; where clauses on them.
protocol Container {
  associatedtype Item
  var count: Int { get }
  mutating func append(_ item: Item)
  subscript(i: Int) -> Item { get }
}
extension Container {
  var isEmptyBox: Bool { count == 0 }
  func itemAt(_ i: Int) -> Item? { i < count ? self[i] : nil }
  func all() -> [Item] {
    var result: [Item] = []
    var i = 0
    while i < count { result.append(self[i]); i += 1 }
    return result
  }
}
extension Container where Item: Equatable {
  func holds(_ x: Item) -> Bool { all().contains(x) }
}
extension Container where Item == Int {
  func sum() -> Int { all().reduce(0, +) }
}
struct IntStack: Container {
  var items: [Int] = []
  var count: Int { items.count }
  mutating func append(_ item: Int) { items.append(item) }
  subscript(i: Int) -> Int { items[i] }
}
struct Stack<Element>: Container {
  var items: [Element] = []
  var count: Int { items.count }
  mutating func append(_ item: Element) { items.append(item) }
  subscript(i: Int) -> Element { items[i] }
}
class Bag: Container {
  typealias Item = String
  var items: [String] = []
  var count: Int { items.count }
  func append(_ item: String) { items.append(item) }
  subscript(i: Int) -> String { items[i] }
  deinit { print("bag gone") }
}
var s = IntStack()
s.append(3); s.append(4)
print(s.sum(), s.all(), s.holds(4), s.holds(9), s.isEmptyBox)
var t = Stack<String>()
t.append("a")
print(t.itemAt(0) as Any, t.itemAt(1) as Any, t.holds("a"))
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  guard a.count == b.count else { return false }
  for i in 0..<a.count where a[i] != b[i] { return false }
  return true
}
do {
  let b = Bag()
  b.append("a")
  print(same(t, b))
}
func first<C: Container>(_ c: C) -> C.Item { c[0] }
let x: String = first(t)
print(x, first(s) + 1)
func kind<C: Container>(_ c: C) -> String { "\(C.Item.self)" }
print(kind(s), kind(t), kind(Bag()))
print(IntStack.Item.self, Stack<Double>.Item.self)
protocol Shape { associatedtype Unit = Double; func area() -> Unit }
struct Sq: Shape { func area() -> Double { 2.5 } }
print(Sq.Unit.self, Sq().area())
struct Pair<A: Container, B: Container> where A.Item == B.Item {
  let a: A, b: B
  func merged() -> [A.Item] { a.all() + b.all() }
}
print(Pair(a: s, b: s).merged())
