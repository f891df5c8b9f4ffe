// Enums: raw values, payloads, methods, all cases, nesting and equality.
enum Direction: String, CaseIterable {
  case north, east, south = "S", west
  var opposite: Direction {
    switch self {
    case .north: return .south
    case .south: return .north
    case .east: return .west
    case .west: return .east
    }
  }
  static let start = Direction.east
  mutating func turn() { self = opposite }
}
enum Level: Int, Comparable {
  case low = 1, middle, high = 10
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
enum Shape: Equatable {
  case point
  case circle(radius: Double)
  case rectangle(Double, Double)
  var area: Double {
    switch self {
    case .point: 0
    case .circle(let radius): radius * radius * 3
    case let .rectangle(width, height): width * height
    }
  }
}
indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
  case product(Expression, Expression)
  func evaluate() -> Int {
    switch self {
    case .number(let n): return n
    case .sum(let a, let b): return a.evaluate() + b.evaluate()
    case .product(let a, let b): return a.evaluate() * b.evaluate()
    }
  }
}
enum Names {
  static let title = "title"
  enum Inner { case a, b }
}
print(Direction.allCases.map { $0.rawValue }, Direction.allCases.count)
print(Direction(rawValue: "S") as Any, Direction(rawValue: "x") as Any)
var direction = Direction.start
direction.turn()
print(direction, direction.rawValue, direction == .west, direction != .north)
print(Level.low < .high, Level.middle.rawValue, Level(rawValue: 10)! >= .high, [Level.high, .low].sorted())
let shapes: [Shape] = [.point, .circle(radius: 2), .rectangle(2, 3.5)]
for shape in shapes { print(shape, shape.area) }
print(shapes[1] == .circle(radius: 2), shapes[1] == .circle(radius: 3), shapes.contains(.point))
print(Expression.sum(.number(2), .product(.number(3), .number(4))).evaluate())
print(Names.title, Names.Inner.b, Names.Inner.a == .a)
print(Direction.east.hashValue == Direction.east.hashValue)
let optional: Direction? = .north
if optional == .north { print("north") }
switch optional {
case .north?: print("north pattern")
case .some(let other): print(other)
case nil: print("nil")
}
