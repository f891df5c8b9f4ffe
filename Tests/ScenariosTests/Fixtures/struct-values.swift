// Structs are copied: a change through a path changes that path only.
struct Point: Equatable, Hashable {
  var x = 0
  var y = 0
  static let zero = Point()
  var sum: Int { x + y }
  mutating func move(by dx: Int, _ dy: Int = 0) {
    x += dx
    y += dy
  }
  func moved(by dx: Int) -> Point {
    var copy = self
    copy.move(by: dx)
    return copy
  }
}
struct Line {
  var from: Point
  var to: Point
  var middle: Point {
    get { Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
    set {
      let dx = newValue.x - middle.x
      from.move(by: dx)
      to.move(by: dx)
    }
  }
}
class Canvas {
  var lines: [Line] = []
  var origin = Point() {
    didSet { print("origin", oldValue, "->", origin) }
  }
  var table: [String: Point] = [:]
}
var a = Point(x: 1, y: 2)
var b = a
b.x = 10
print(a, b, a == b, a == Point(x: 1, y: 2), Point.zero.sum)
a.move(by: 4)
print(a.moved(by: 1), a)
var line = Line(from: a, to: b)
line.from.x += 100
line.middle.x += 10
line.middle = Point(x: 0, y: 0)
print(line, a)
let canvas = Canvas()
canvas.lines.append(line)
canvas.lines[0].to.y = 77
canvas.lines[0].from.move(by: 1, 1)
print(canvas.lines[0], line.to.y)
canvas.origin.x = 5
canvas.origin.move(by: 1)
canvas.origin = Point(x: 9)
canvas.table["p"] = Point(x: 1, y: 1)
canvas.table["p"]?.x = 42
canvas.table["q", default: Point(y: 3)].y += 1
print(canvas.table["p"]!, canvas.table["q"]!, canvas.table.count)
func change(_ point: inout Point, _ n: inout Int) {
  point.x = n
  n += 1
}
var n = 3
change(&canvas.lines[0].from, &n)
change(&canvas.origin, &n)
print(canvas.lines[0].from, n, a)
let points = [Point(x: 2), Point(x: 1)].sorted { $0.x < $1.x }
print(points, Set(points).count)
var tuple = (name: "t", point: Point())
tuple.point.x = 8
tuple.name += "!"
print(tuple, tuple.0, tuple.point.x)
