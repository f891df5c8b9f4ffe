// Operators of one's own
struct Vector: Equatable { var x, y: Int }
func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
print(Vector(x: 1, y: 2) + Vector(x: 3, y: 4) == Vector(x: 4, y: 6))
