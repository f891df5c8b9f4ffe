// Generic functions, structs and classes, constraints, and what is kept of their arguments.
struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func map<Other>(_ transform: (Element) -> Other) -> Stack<Other> {
    var result = Stack<Other>()
    for item in items { result.push(transform(item)) }
    return result
  }
}
extension Stack where Element: Equatable {
  func contains(_ item: Element) -> Bool { items.contains(item) }
}
class Box<Value> {
  var value: Value { didSet { print("changed") } }
  init(_ value: Value) { self.value = value }
  deinit { print("deinit box of", type(of: value)) }
}
class Named<Value>: Box<Value> {
  let name: String
  init(_ name: String, _ value: Value) {
    self.name = name
    super.init(value)
  }
}
struct Pair<A, B> {
  let a: A
  let b: B
  func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
}
enum Either<L, R> {
  case left(L), right(R)
}
func largest<T: Comparable>(_ values: [T]) -> T? {
  guard var best = values.first else { return nil }
  for value in values where value > best { best = value }
  return best
}
func identity<T>(_ value: T) -> T { value }
func same<A, B>(_ a: A, _ b: B) -> Bool where A: Equatable, B == A { a == b }
func swapTwo<T>(_ a: inout T, _ b: inout T) {
  let old = a
  a = b
  b = old
}
var stack = Stack<Int>()
for i in 1...3 { stack.push(i * i) }
var texts = stack.map { "<\($0)>" }
print(stack.count, stack.contains(4), stack.pop() as Any, texts.pop() as Any, texts.count)
do {
  let box = Box("text")
  box.value += "!"
  let named = Named("n", 5)
  named.value = 6
  print(box.value, named.name, named.value)
}
print(Pair(a: 1, b: "x").swapped().a, Pair(a: 1, b: "x"))
print(largest([3, 9, 2]) as Any, largest(["b", "c", "a"]) as Any, largest([Double]()) as Any)
print(identity(5) + 1, identity("a") + "b", same(1, 1), same("a", "b"))
var x = "x", y = "y"
swapTwo(&x, &y)
print(x, y)
let either: [Either<Int, String>] = [.left(1), .right("r")]
for one in either {
  switch one {
  case .left(let n): print("left", n)
  case .right(let s): print("right", s)
  }
}
func describe<T>(_ value: T) -> String { "\(type(of: value)): \(value)" }
print(describe(1), describe("s"), describe([1.5]), describe(true))
func some() -> some Comparable { 4 }
print(type(of: some()))
