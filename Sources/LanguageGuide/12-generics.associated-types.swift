// Associated types and where clauses
protocol Container {
  associatedtype Item
  var items: [Item] { get }
}
struct Shelf: Container { var items = ["a", "b"] }
func describe<C: Container>(_ container: C) -> String where C.Item: CustomStringConvertible {
  container.items.map(\.description).joined(separator: "+")
}
print(describe(Shelf()))
