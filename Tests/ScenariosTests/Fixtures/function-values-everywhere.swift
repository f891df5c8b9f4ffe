print([1, 2, 3].map(Optional.some))
print([1, 2, 3].map(Optional<Int>.some))
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *))
let op: (Int, Int) -> Int = (-)
print(op(5, 3))
let ops: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("*", *), ("/", /)]
for (n, o) in ops { print(n, o(6, 3)) }
print([true, false].map(!))
print(zip([1, 2], [3, 4]).map(+))
print(zip([1, 2], [3, 4]).map(*), [1, 2].elementsEqual([1, 2], by: ==))
enum E: Error { case bad }
func typed(_ f: () throws(E) -> Int) throws(E) -> Int { try f() }
do { print(try typed { () throws(E) -> Int in 3 }) } catch { print(error) }
let tf: () throws(E) -> Void = { () throws(E) -> Void in throw E.bad }
func gen<Er: Error>(_ f: () throws(Er) -> Void) throws(Er) { try f() }
infix operator =~=: ComparisonPrecedence
infix operator <=>: ComparisonPrecedence
infix operator ~=~: ComparisonPrecedence
infix operator ==>: AssignmentPrecedence
infix operator |>=: AdditionPrecedence
func =~= (a: Int, b: Int) -> Bool { abs(a - b) < 2 }
func |>= (a: Int, b: Int) -> Int { a * 10 + b }
func <=> (a: Int, b: Int) -> Int { a - b }
print(1 =~= 2, 1 =~= 5, 1 |>= 2, 5 <=> 3)
var total = 3
infix operator **=: AssignmentPrecedence
func **= (a: inout Int, b: Int) { a = a * a + b }
total **= 2
print(total)
let d = Dictionary([("a", 1), ("b", 2), ("a", 5)], uniquingKeysWith: +)
print(d["a"]!, d["b"]!)
