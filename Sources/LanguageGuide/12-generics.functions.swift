// Generic functions and types
struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
}
func largest<T: Comparable>(_ items: [T]) -> T? { items.max() }
var stack = Stack<String>()
stack.push("a")
print(stack.pop() ?? "", stack.pop() == nil, largest([3, 9, 2]) ?? 0)
