// Structs are values
struct Point {
  var x = 0, y = 0
  var sum: Int { x + y }
  mutating func move(by n: Int) { x += n }
  static let zero = Point()
}
var a = Point(x: 1, y: 2)
let b = a
a.move(by: 5)
print(a, b, a.sum, Point.zero.x)
