protocol AnyNode { var text: String { get } }
struct Node<C>: AnyNode { var text: String
  static func attribute(_ n: String) -> Node { Node(text: "@" + n) } }
enum Sub {}
struct Element<C> { var nodes: [AnyNode] }
let sub = Node<Sub>(text: "sub")
let e = Element<Int>(nodes: [.attribute("a"), sub])
print(e.nodes.map(\.text), type(of: e.nodes[0]))
protocol Component { var name: String { get } }
extension Element: Component where C == Any { var name: String { "element of \(nodes.count)" } }
let make: (String) -> Component = { Element(nodes: [Node<Any>(text: $0)]) }
print(make("x").name, type(of: make("x")))
func common<T: Sequence, U: Sequence>(_ l: T, _ r: U) -> Bool where T.Element: Equatable, T.Element == U.Element {
  for a in l { for b in r where a == b { return true } }
  return false
}
print(common([1, 2, 3], [3]), common(["a"], ["b"]))
