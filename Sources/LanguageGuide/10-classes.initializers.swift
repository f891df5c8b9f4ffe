// Designated, convenience, failable and required initialisers
class Shape {
  var sides: Int
  required init(sides: Int) { self.sides = sides }
  convenience init?(name: String) {
    guard name == "square" else { return nil }
    self.init(sides: 4)
  }
}
print(Shape(name: "square")?.sides ?? 0, Shape(name: "blob") == nil)
