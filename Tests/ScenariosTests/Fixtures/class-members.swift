// Members of classes, protocols and enums seen through bases, existentials and generics.
class Base {
  var stored = 1 { didSet { print("didSet", oldValue, stored) } }
  var computed: Int {
    get { stored }
    set { stored = newValue }
  }
  func method(_ x: Int = 3) -> Int { x }
  subscript(i: Int) -> Int {
    get { i + stored }
    set { stored = newValue - i }
  }
}
class Sub: Base {
  override func method(_ x: Int = 5) -> Int { super.method(x) * 10 }
  override var stored: Int {
    get { super.stored + 100 }
    set { print("sub set"); super.stored = newValue }
  }
}
let b: Base = Sub()
print(b.method(), Sub().method(), b.stored)
b.stored += 1
b.computed += 1
b[3] = 7
b[3] += 1
print(b.stored, b[0])
protocol HasName { var name: String { get set } }
extension HasName {
  var upper: String { name.uppercased() }; mutating func rename(_ n: String) { name = n }
}
struct P: HasName { var name: String }
class Q: HasName { var name = "q" }
var items: [HasName] = [P(name: "p"), Q()]
items[0].rename("pp")
items[1].rename("qq")
for i in items.indices { items[i].name += "!" }
print(items.map { $0.upper })
func mutate<T: HasName>(_ t: inout T) { t.rename("m") }
var pp = P(name: "x"); mutate(&pp); print(pp.name)
class Cell { static var total = 0; let id: Int; init() { Cell.total += 1; id = Cell.total } }
class SubCell: Cell {
  let extra: String; override init() { extra = "e\(Cell.total)"; super.init() }
}
print(SubCell().extra, SubCell().id, Cell.total)
enum Op: String {
  case add = "+", sub = "-"
  func apply(_ a: Int, _ b: Int) -> Int {
    switch self {
    case .add: return a + b;
    case .sub: return a - b
    }
  }
  static func parse(_ s: String) -> Op? { Op(rawValue: s) }
}
print(Op.parse("+")?.apply(1, 2) ?? 0, Op.parse("x")?.apply(1, 2) as Any, Op.add)
let f = Op.add.apply
print(f(3, 4))
var fs: [(Int) -> Int] = []
for i in 0..<3 { fs.append { $0 + i } }
print(fs.map { $0(10) })
print(
  [1, 2, 3].lazy.map { $0 * 2 }.first!, Array([3, 1, 2].sorted().reversed()),
  [1, 2, 3, 4].split { $0 == 3 }.count)
let dict: [String: Any] = ["a": 1, "b": "two", "c": [1, 2]]
print(
  dict["a"] as? Int ?? 0, dict["b"] as? String ?? "", (dict["c"] as? [Int])?.count ?? 0,
  dict["d"] == nil)
print([("b", 2), ("a", 1)].sorted { $0.0 < $1.0 }.map { $0.1 })
print(
  zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, [[1, 2], [3]].flatMap { $0 },
  Dictionary(zip(["x"], [1]), uniquingKeysWith: { a, _ in a }))
