struct Bag { var items: [Any] = [1, "two", 3.5]
  subscript<T>(first type: T.Type) -> T? { for i in items { if let t = i as? T { return t } }; return nil }
  subscript<T>(at i: Int, as type: T.Type) -> T? { get { items[i] as? T } set { print("set", T.self, newValue as Any); if let v = newValue { items[i] = v } } } }
var b = Bag()
print(b[first: String.self] as Any, b[first: Bool.self] as Any)
b[at: 0, as: Int.self] = 9
b[at: 1, as: String.self]? += "!"
print(b.items)
