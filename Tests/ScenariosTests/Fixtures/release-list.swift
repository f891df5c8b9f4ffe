// A long list dies without a deep stack, node by node.
class Node {
  static var dead = 0
  var next: Node?
  deinit { Node.dead += 1 }
}
func build(_ count: Int) -> Node? {
  var head: Node?
  for _ in 0..<count {
    let node = Node()
    node.next = head
    head = node
  }
  return head
}
var list = build(20_000)
print("alive", Node.dead)
list = nil
print("dead", Node.dead)
