// A loop that writes the type of its variable: the elements become values of it.
class Edge<T> {
  var target: T
  init(_ target: T) { self.target = target }
}
func show<T>(_ edges: [Edge<T>]?) {
  guard let edges = edges else { return }
  for edge: Edge<T> in edges { print(edge.target) }
}
show([Edge(1), Edge(2)])
for number: Double in [1, 2] { print(number) }
for value: Any in [1, 2] { print(value) }
for value: Int? in [1, 2] { print(value as Any) }
for byte: UInt8 in [1, 255] where byte > 1 { print(type(of: byte), byte) }
for (number, text): (Int, String) in zip([1, 2], ["a", "b"]) { print(number, text) }
for index: Int in 0..<4 where index % 2 == 0 {
  if index == 2 { continue }
  print("index", index)
}
outer: for row: Int in 0..<3 {
  for column: Int in 0..<3 {
    if column == 1 { continue outer }
    if row == 2 { break outer }
    print(row, column)
  }
}
for var number: Int in [1, 2] {
  number += 1
  print(number)
}
for _: Int in 0..<2 { print("again") }
protocol Counted { var count: Int { get } }
struct Item: Counted { var count = 1 }
let items = [Item(), Item(count: 2)]
for item: Counted in items { print(item.count) }
for (key, value): (key: String, value: Int) in ["a": 1] { print(key, value) }
for character: Character in "ab" {
  let character = "<\(character)>"
  print(character)
}
func first(_ limit: Int) -> Int {
  for number: Int in 0..<limit { if number == 3 { return number } }
  return -1
}
print(first(5), first(2))
