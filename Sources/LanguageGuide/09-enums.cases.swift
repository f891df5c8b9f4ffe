// Enums
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth }
enum Shape {
  case circle(radius: Double)
  case square(Double)
  var area: Double {
    switch self {
    case .circle(let r): 3 * r * r
    case .square(let side): side * side
    }
  }
}
print(Planet.allCases.count, Planet(rawValue: 3)!, Planet.venus.rawValue)
print(Shape.circle(radius: 2).area, Shape.square(3))
if case .square(let side) = Shape.square(3) { print(side) }
