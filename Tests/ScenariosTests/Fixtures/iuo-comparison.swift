// Implicitly unwrapped optionals as operands.
var i: Int! = nil
print(i == nil, i == 0, 0 == i, i != 0, i == Optional(0))
var j: Int! = 2
print(i == j, j == 2, j + 1, j * j, -j, j < 3, j >= 2, [j, 1].count)
i = 2
print(i == j, i != j, i as Any)
class C { var name: String!; weak var next: C!; var done: Bool! = true; init() {} }
let c = C()
print(c.name == "x", c.name == nil, c.next == nil, c.name?.count as Any)
if c.done { print("done") }
if c.done == true { print("true") }
c.name = "x"
print(c.name == "x", c.name != "y", c.name + "!", c.name.count, "\(c.name!)")
switch c.name { case "x": print("is x"); default: print("other") }
let k = c.name
print(k as Any, type(of: k))
let l: String = c.name
print(l)
func take(_ s: String) -> String { "s" }
func take(_ s: String?) -> String { "s?" }
print(take(c.name), c.name ?? "none", [c.name] == ["x"])
enum E { case a, b }
var e: E! = nil
print(e == .a, e == nil, e != .b)
e = .a
print(e == .a)
switch e { case .a: print("a"); case .b: print("b"); case nil: print("nil") }
func make() -> Int! { 5 }
print(make() == 5, make() + 1, make() as Any)
var arr: [Int]! = [1, 2]
print(arr == [1, 2], arr.count, arr[0], arr.map { $0 + 1 })
arr = nil
print(arr == nil, arr == [1])
