// A program with operators outside of types compares values of generic types in generic code.
struct Vertex<T>: Equatable where T: Hashable {
  var data: T
  let index: Int
}
func == <T>(a: Vertex<T>, b: Vertex<T>) -> Bool { a.index == b.index && a.data == b.data }
struct Edge<T>: Equatable where T: Hashable {
  let from: Vertex<T>
  let to: Vertex<T>
}
func isSame<T: Hashable>(_ a: Vertex<T>, _ b: Vertex<T>) -> Bool { a == b }
let (one, two) = (Vertex(data: "a", index: 0), Vertex(data: "b", index: 1))
print(isSame(one, one), isSame(one, two), one != two)
print(
  Edge(from: one, to: two) == Edge(from: one, to: two),
  Edge(from: one, to: two) == Edge(from: two, to: one))
extension Vertex {
  func isFirst(of edge: Edge<T>) -> Bool { self == edge.from }
}
print(one.isFirst(of: Edge(from: one, to: two)), two.isFirst(of: Edge(from: one, to: two)))

struct Point { var x: Int }
func == (a: Point, b: Point) -> Bool { a.x == b.x }
func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x) }
print(Point(x: 1) == Point(x: 1), (Point(x: 1) + Point(x: 2)).x)

enum Tree<T: Equatable>: Equatable {
  case leaf
  indirect case node(Tree<T>, T)
}
func depth<T>(_ tree: Tree<T>) -> Int {
  if tree == .leaf { return 0 }
  guard case .node(let inner, _) = tree else { return 0 }
  return 1 + depth(inner)
}
print(depth(Tree.node(.node(.leaf, 1), 2)))
