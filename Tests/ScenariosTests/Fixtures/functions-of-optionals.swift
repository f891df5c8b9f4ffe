// A function of generic code becomes one that gives or takes an optional: its value may be nil itself.
func keep<T, R>(_ list: [T], _ change: (T) -> R) -> [R] { list.compactMap(change) }
print(keep(["1", "x"]) { Int($0) }, keep([1, 2]) { $0 * 2 })
func isNone<R>(_ make: @escaping () throws -> R) throws -> Bool {
  let other: () throws -> R? = make
  return try other() == nil
}
try print(isNone { nil as Int? }, isNone { 1 })
struct Cell<Value> {
  var value: Value
  func isNone(_ test: @escaping (Value?) -> Bool) -> Bool {
    let plain: (Value) -> Bool = test
    return plain(value)
  }
}
print(Cell<Int?>(value: nil).isNone { $0 == nil }, Cell(value: 1).isNone { $0 == nil })
func kept<S: Sequence>(_ list: S, _ change: (S.Element) -> S.Element) -> [S.Element] { list.compactMap(change) }
print(kept([nil, 2] as [Int?]) { $0 }, kept([1, 2]) { $0 + 1 })
