// Operator functions, operators from a file's own declarations, operators as functions
struct V: Equatable {
  var x: Int; var y: Int
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func == (a: V, b: V) -> Bool { print("eq"); return a.x == b.x && a.y == b.y }
  static func < (a: V, b: V) -> Bool { a.x < b.x }
}
infix operator +++ : AdditionPrecedence
infix operator <<<
infix operator |> : Pipe
precedencegroup Pipe {
  associativity: left
  higherThan: AssignmentPrecedence
}
prefix operator √
postfix operator ++
func +++ (a: [Int], b: Int) -> [Int] { a + [b] }
func <<< (a: inout String, b: String) { a = a + "<" + b }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
prefix func √ (a: Double) -> Double { a * a }
@discardableResult postfix func ++ (a: inout Int) -> Int { a += 1; return a - 1 }
func * (a: String, n: Int) -> String { String(repeating: a, count: n) }
var v = V(x: 1, y: 2)
v += V(x: 3, y: 4)
print(v, -v, v == V(x: 4, y: 6), v != V(x: 0, y: 0))
print([1] +++ 2 +++ 3)
var s = "a"
s <<< "b"
print(s)
print(3 |> { $0 * 2 } |> { "\($0)!" })
print(√16.0)
var n = 3
print(n++, n)
n++
print(n)
print("ab" * 3)
print([1, 2, 3].reduce(0, +), [3, 1, 2].sorted(by: >), [2, 3].reduce(1, *))
let op: (Int, Int) -> Int = (-)
print(op(7, 2))
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]
for k in ops.keys.sorted() { print(k, ops[k]!(6, 3)) }
print([V(x: 2, y: 0), V(x: 1, y: 0)].sorted(by: <).map(\.x))
let minus: (V) -> V = { -$0 }
print(minus(v))
print([1, 2, 3].map(-), [true, false].map(!))
print(zip([1, 2], [3, 4]).map(+))
print([V(x: 1, y: 1), V(x: 2, y: 2)].reduce(V(x: 0, y: 0), +))
extension Optional where Wrapped == Int {
  static func + (a: Int?, b: Int) -> Int? { a.map { $0 + b } }
}
let o: Int? = 4
print((o + 3) as Any)
