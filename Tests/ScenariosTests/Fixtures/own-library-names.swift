// A function of the program is meant before one of the library with the same name and signature.
func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { print("own"); return x < 0 ? -x : x }
print(abs(-3), abs(-2.5))
func max<T: Comparable>(_ a: T, _ b: T) -> T { print("own max"); return a > b ? a : b }
func min<T: Comparable>(_ a: T, _ b: T) -> T { print("own min"); return a < b ? a : b }
func swap<T>(_ a: inout T, _ b: inout T) { print("own swap"); (a, b) = (b, a) }
func zip<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] { print("own zip"); return [] }
print(max(1, 2), min(1, 2))
print(max(1, 2, 3))
var one = 1, two = 2
swap(&one, &two)
print(one, two, zip([1], [2]))

func debugPrint(_ items: Any...) { Swift.print("mine", items.count) }
debugPrint(3, 4)
func fatalError(_ text: String) { print("fatal", text) }
fatalError("no")
func precondition(_ condition: Bool, _ text: String) { print("condition", condition, text) }
precondition(true, "yes")
extension Array { func reversed() -> [Element] { print("reversed"); return self } }
print([1, 2].reversed())
