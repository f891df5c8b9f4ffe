func gg(_ x: [Any]) -> String { "[Any]" }
func gg<T>(_ x: [T]) -> String { "[T]" }
print(gg([1]))
let a = [1]
print(gg(a))
func g3(_ x: [String: Any]) -> String { "Any" }
func g3<V>(_ x: [String: V]) -> String { "V" }
print(g3(["a": 1]))
func g4(_ x: (Any, Any)) -> String { "Any" }
func g4<T>(_ x: (T, T)) -> String { "T" }
print(g4((1, 2)))
func g5(_ x: Any?) -> String { "Any?" }
func g5<T>(_ x: T?) -> String { "T?" }
print(g5(1), g5(Optional(1)))
func g6(_ x: () -> Any) -> String { "Any" }
func g6<T>(_ x: () -> T) -> String { "T" }
print(g6 { 1 })
func g7(_ x: Any...) -> String { "Any" }
func g7<T>(_ x: T...) -> String { "T" }
print(g7(1, 2), g7(1, "a"))
protocol P {}; extension Int: P {}
func g8(_ x: [P]) -> String { "P" }
func g8<T: P>(_ x: [T]) -> String { "T" }
print(g8([1, 2]), g8(a))
let anything: Any? = nil
let b = anything ?? nil
print((anything ?? nil) == nil, b == nil, anything == nil)
