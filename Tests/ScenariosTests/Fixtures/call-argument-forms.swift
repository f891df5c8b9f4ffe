func sum(_ n: Int...) -> Int { n.reduce(0, +) }
func log(_ items: Any..., separator: String = " ", to f: (String) -> Void = { print($0) }) {
  f(items.map { "\($0)" }.joined(separator: separator))
}
print(sum(), sum(1), sum(1, 2, 3))
log(1, "a", true)
log(1, 2, separator: "-")
log(1, 2, separator: "+") { print("<\($0)>") }
class A {
  let parts: [String]; init(_ parts: String..., last: String) { self.parts = parts + [last] }
}
print(A("a", "b", last: "c").parts, A(last: "z").parts)
func two(_ a: Int..., and b: String...) { print(a, b) }
two(1, 2, and: "x", "y")
two(and: "z")
// multiple trailing closures
func animate(_ d: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
  animations(); completion?(true)
}
animate(1) {
  print("animations")
} completion: {
  print("completion", $0)
}
animate(1) { print("only") }
func three(a: () -> Int, b: (Int) -> Int, c: (Int) -> Void) { c(b(a())) }
three {
  1
} b: {
  $0 + 1
} c: {
  print("c", $0)
}
func opt(first: (() -> Void)? = nil, second: (() -> Void)? = nil) {
  first?(); second?(); print(first == nil, second == nil)
}
opt { print("x") }
opt {
  print("x")
} second: {
  print("y")
}
struct Button {
  var action: () -> Void; var label: () -> String;
  init(action: @escaping () -> Void, label: @escaping () -> String) {
    self.action = action; self.label = label
  }
}
let b = Button {
  print("tapped")
} label: {
  "label"
}
b.action(); print(b.label())
// subscripts
struct Grid {
  var cells = [Int](repeating: 0, count: 9)
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 3 + column] }
    set { cells[row * 3 + column] = newValue }
  }
  subscript(safe index: Int) -> Int? { cells.indices.contains(index) ? cells[index] : nil }
  subscript(at point: (x: Int, y: Int), default d: Int = -1) -> Int {
    point.x < 3 ? self[point.y, point.x] : d
  }
  static subscript(n: Int) -> String { "grid \(n)" }
  subscript(_ r: Range<Int>) -> [Int] { Array(cells[r]) }
}
var g = Grid()
g[1, 2] = 7
g[0, 0] += 3
print(
  g[1, 2], g[safe: 99] as Any, g[safe: 5] as Any, g[at: (2, 1)], g[at: (9, 1)],
  g[at: (9, 1), default: 5], Grid[4], g[0..<3])
extension Array {
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
  subscript(wrapping i: Int) -> Element {
    get { self[i % count] }
    set { self[i % count] = newValue }
  }
}
var arr = [1, 2, 3]
arr[wrapping: 4] = 9
print(arr, arr[safe: 1] as Any, arr[safe: 8] as Any)
extension Dictionary {
  subscript(string key: Key) -> String { self[key].map { "\($0)" } ?? "none" }
}
print(["a": 1][string: "a"], ["a": 1][string: "b"])
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("hello"[1])
class Box {
  private var d: [String: Int] = [:];
  subscript(key: String) -> Int? {
    get { print("get"); return d[key] }
    set { print("set"); d[key] = newValue }
  }
}
let box = Box(); box["a"] = 1; box["a"]? += 2; print(box["a"] ?? 0, box["q"] ?? -1)
