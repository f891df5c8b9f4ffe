// Conformances for one argument type alone, known at run time too.
struct P<A, B> { var a: A, b: B }
extension P: CustomStringConvertible where A: CustomStringConvertible { var description: String { "P " + a.description } }
extension P: CustomDebugStringConvertible where A == Int { var debugDescription: String { "debug" } }
print(P(a: 1, b: 2), [P(a: 1, b: 2)], P(a: [1], b: 1), [P(a: "x", b: 1)], [P(a: [2], b: 1)], [P(a: 1.5, b: 1)])
protocol Counts { var count: Int { get } }
extension P: Counts where B == String { var count: Int { b.count } }
for value in [P(a: 1, b: "xy"), P(a: 1, b: 2), P(a: "", b: "z")] as [Any] {
  print((value as? any Counts)?.count as Any, value is any Counts)
}
print([1] as Any is any CustomStringConvertible, ([1, 2] as Any as? any CustomDebugStringConvertible)?.debugDescription as Any)
