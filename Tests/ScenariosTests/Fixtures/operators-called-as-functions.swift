// An operator in parentheses is called as the function that it is.
print((+)(1, 2), (-)(7, 5), (*)(2.5, 2), (/)(7, 2), (%)(7, 2))
print((==)("a", "a"), (!=)(1, 2), (<)(1, 2), (>=)(2, 2))
print((!)(true), (~)(5), ((+))([1], [2]))
let half: Double = (/)(1, 2)
let negative: Int = (-)(5)
let five = 5.5
print(half, negative, (-)(five), (+)((*)(2, 3), 1), (+)("a", "b").count)
print([1, 2, 3].map { (*)($0, 10) }, [[1, 2], [3]].reduce([], +))
print((...)(1, 3).count, (..<)(1, 3).count)
if (<)(five, 6), (!=)(negative, 5) { print("both") }

var count = 1
(+=)(&count, 4)
var counts = ["a": [1, 2]]
(*=)(&counts["a"]![1], 10)
print(count, counts)

struct Vector {
  var x: Int
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x) }
  static postfix func ++ (a: inout Vector) { a.x += 1 }
}
postfix operator ++
var vector = (+)(Vector(x: 1), Vector(x: 2))
(++)(&vector)
print(vector, (-)(vector).x)

infix operator ** : MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
postfix operator %%
func percent(_ n: Int) -> String { "\(n)%" }
postfix func %% (n: Int) -> String { percent(n) }
infix operator >>>
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print((**)(2, 5), (%%)(50), (>>>)({ (x: Int) in x + 1 }, { $0 * 2 })(3))
print((>>>)(percent, { $0.count })(100), (max)(1, 2), (percent)(3))
