// Self in methods, initialisers and closures of classes, structs and enums.
class Animal {
  class var kind: String { "animal" }
  let name: String
  required init(_ name: String) { self.name = name + " " + Self.kind }
  func describe() -> String { [1].map { _ in "\(Self.kind)" }.joined() + " \(Self.self)" }
  func copy() -> Self { Self(name) }
}
class Cat: Animal { override class var kind: String { "cat" } }
struct Point {
  static let zero = Point()
  func other() -> Self { Self.zero }
  static func make() -> Self { .init() }
}
print(Animal("a").name, Cat("c").name, Cat("c").describe(), Animal("a").describe(), type(of: Cat("x").copy()))
print(Point().other(), Point.make())
