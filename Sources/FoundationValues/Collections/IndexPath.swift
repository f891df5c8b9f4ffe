/// The way to an item: usually a section and a row or an item in it.
public struct IndexPath: Comparable, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible, ExpressibleByArrayLiteral
{
  private var indexes: [Int]

  public init() {
    indexes = []
  }

  public init(row: Int, section: Int) {
    indexes = [section, row]
  }

  public init(item: Int, section: Int) {
    indexes = [section, item]
  }

  public init(index: Int) {
    indexes = [index]
  }

  public init(indexes: [Int]) {
    self.indexes = indexes
  }

  public init(arrayLiteral indexes: Int...) {
    self.indexes = indexes
  }

  public var section: Int {
    get { return indexes[0] }
    set { indexes[0] = newValue }
  }

  public var row: Int {
    get { return indexes[1] }
    set { indexes[1] = newValue }
  }

  public var item: Int {
    get { return indexes[1] }
    set { indexes[1] = newValue }
  }

  public var count: Int { return indexes.count }
  public var isEmpty: Bool { return indexes.isEmpty }

  public subscript(position: Int) -> Int {
    get { return indexes[position] }
    set { indexes[position] = newValue }
  }

  public func appending(_ index: Int) -> IndexPath { return IndexPath(indexes: indexes + [index]) }

  public mutating func append(_ index: Int) {
    indexes.append(index)
  }

  public func dropLast() -> IndexPath { return IndexPath(indexes: Array(indexes.dropLast())) }

  public func compare(_ other: IndexPath) -> ComparisonResult {
    if self < other { return .orderedAscending }
    return self == other ? .orderedSame : .orderedDescending
  }

  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    for position in 0..<min(lhs.count, rhs.count) where lhs[position] != rhs[position] {
      return lhs[position] < rhs[position]
    }
    return lhs.count < rhs.count
  }

  public var description: String { return "\(indexes)" }
  public var debugDescription: String { return description }
}
