// An operator of the program's own does not keep literals from taking another type.
fileprivate func + (a: String, b: Int) -> String { a + "\(b)" }
print([2.5], [] + [1])
func f(_ x: Any, _ y: Any) { print(x, y) }
f([1, 2] + [2.5], [] + [1])
f([1] + [2], [1] + [2.5])
f([2.5], [] + [1])
let y: [Any] = [[1, 2] + [2.5], [] + [1]]
print(y)
_ = [1, 2] + [2.5]
print([] + [1], [1], [3] + [])
