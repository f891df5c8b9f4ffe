// Members of the program that shadow the library's.
extension Sequence { func map<T>(_ f: (Element) -> T) -> String { "my map" } }
extension Collection { var isEmpty: Bool { true }; func myCount() -> Int { count } }
extension Sequence where Element: Comparable { func sorted() -> [Element] { [] }; func max() -> Element? { nil } }
extension Array { func reversed() -> [Element] { [] }; var last: Element? { nil } }
extension String { func lowercased() -> String { "low" }; var count: Int { 99 } }
extension Int { func isMultiple(of n: Int) -> Bool { true } ; var magnitude: UInt { 7 } }
extension Optional { func map<U>(_ f: (Wrapped) -> U) -> U? { nil } }
func print2(_ x: Any) { print("2:", x) }
print([1, 2].isEmpty, [3, 1].sorted(), [3, 1].max() as Any, [1, 2].reversed() as [Int], [1].last as Any)
print("ABC".lowercased(), "abc".count, 3.isMultiple(of: 2), 3.magnitude)
print(Optional(1).map { $0 + 1 } as Any)
print(Set([1]).isEmpty, ["a": 1].isEmpty, "x".isEmpty, (1...3).isEmpty)
func max(_ a: Int, _ b: Int) -> Int { -1 }
print(max(1, 2), max(1.5, 2))
extension Dictionary { func filter(_ f: (Element) -> Bool) -> String { "my filter" } ; var count: Int { -5 } }
print(["a": 1].filter { _ in true } as String, ["a": 1].count)
extension Array where Element == Int { func contains(_ e: Int) -> Bool { false }; func joined() -> String { "ints" } }
print([1].contains(1), [1.5].contains(1.5), [1].joined())
func swap(_ a: inout Int, _ b: inout Int) { print("my swap") }
var x = 1, y = 2
swap(&x, &y); print(x, y)
