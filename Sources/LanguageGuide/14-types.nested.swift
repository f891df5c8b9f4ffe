// Nested types, aliases and access
struct Outer {
  typealias Name = String
  enum Kind { case a, b }
  private(set) var count = 0
  fileprivate var name: Name = "n"
}
print(Outer().count, Outer().name, Outer.Kind.b)
