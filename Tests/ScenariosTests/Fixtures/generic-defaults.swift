// Default arguments may name the type parameters of the type and of the function, and use what a
// constrained extension knows of them.
protocol Number { static var zero: Self { get } }
extension Int: Number { static var zero: Int { 0 } }
extension Double: Number { static var zero: Double { 0 } }

struct Grid<T: Number> {
  var cells: [T]
  init(count: Int, filledWith value: T = T.zero) { cells = Array(repeating: value, count: count) }
  func padded(with value: T = T.zero) -> [T] { cells + [value] }
  static func one(_ value: T = T.zero) -> Grid<T> { Grid(count: 1, filledWith: value) }
}

extension Grid {
  func copy() -> Grid<T> {
    var copy = Grid<T>(count: cells.count)
    for index in cells.indices { copy.cells[index] = cells[index] }
    return copy
  }
}

func pair<T: Number>(_ first: T, _ second: T = T.zero) -> [T] { [first, second] }

class Store<Key: Number> {
  let key: Key
  init(key: Key = .zero) { self.key = key }
}
class IntStore: Store<Int> {}

print(Grid<Int>(count: 2), Grid(count: 1, filledWith: 3).padded())
print(Grid<Double>.one(), Grid(count: 1, filledWith: 2.5).copy())
print(pair(3), pair(2.5))
print(Store<Double>().key, IntStore().key)

extension Array where Element: Comparable {
  func ordered(by isBefore: (Element, Element) -> Bool = (<)) -> [Element] {
    sorted { isBefore($0, $1) }
  }
}
print([3, 1, 2].ordered(), ["b", "a"].ordered(by: >))

extension FloatingPoint {
  func isNear(_ other: Self, within tolerance: Self = 1 / 100, orAtMost least: Self = 0) -> Bool {
    abs(self - other) <= max(least, tolerance * max(abs(self), abs(other)))
  }
}
print(1.0.isNear(1.001), 1.0.isNear(1.1), Float(2).isNear(2.1, within: 0.5))
