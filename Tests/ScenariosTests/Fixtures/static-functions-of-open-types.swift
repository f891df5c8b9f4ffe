struct Node<C> { var t: String
  static func group(_ n: Node...) -> Node { Node(t: n.map(\.t).joined(separator: "+")) }
  static func one(_ n: Node) -> Node { Node(t: "one " + n.t) }
  static func named(_ s: String) -> Node { Node(t: s) }
}
enum Table {}
extension Node where C == Table {
  static func tbody(_ n: Node<Table>...) -> Node<Table> { Node(t: "<" + n.map(\.t).joined() + ">") }
}
for b in [true, false] {
  let w = b ? Node.tbody : Node.group
  print(w(.named("a"), .named("b")).t)
}
let f: (Node<Int>) -> Node<Int> = Node.one
print(f(.named("x")).t)
let g: (String) throws -> Node<Int> = Node.named
print(try g("y").t)
func h<T>(_ x: T?, _ f: (T) throws -> Node<Table>) rethrows -> String { try x.map(f)?.t ?? "none" }
print(h("z", Node.named))
