/// Whole numbers from 0 on, kept in order.
public struct IndexSet: Sequence, Hashable, ExpressibleByArrayLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// Gives the numbers from the smallest on.
  public struct Iterator: IteratorProtocol {
    private let numbers: [Int]
    private var position = 0

    init(_ numbers: [Int]) {
      self.numbers = numbers
    }

    public mutating func next() -> Int? {
      if position >= numbers.count { return nil }
      position += 1
      return numbers[position - 1]
    }
  }

  private var numbers: [Int]

  public init() {
    numbers = []
  }

  public init(integer: Int) {
    numbers = [integer]
  }

  public init(integersIn range: Range<Int>) {
    numbers = Array(range)
  }

  public init(integersIn range: ClosedRange<Int>) {
    numbers = Array(range)
  }

  public init(_ elements: [Int]) {
    numbers = []
    for element in elements { insert(element) }
  }

  public init<Numbers: Sequence>(_ elements: Numbers) where Numbers.Element == Int {
    self.init(Array(elements))
  }

  public init(arrayLiteral elements: Int...) {
    self.init(elements)
  }

  public func makeIterator() -> IndexSet.Iterator { return Iterator(numbers) }

  public var count: Int { return numbers.count }
  public var isEmpty: Bool { return numbers.isEmpty }
  public var first: Int? { return numbers.first }
  public var last: Int? { return numbers.last }

  public func contains(_ number: Int) -> Bool { return numbers.contains(number) }

  public func contains(integersIn range: Range<Int>) -> Bool {
    for number in range where !contains(number) { return false }
    return true
  }

  public mutating func insert(_ number: Int) {
    var place = numbers.count
    while place > 0 && numbers[place - 1] >= number { place -= 1 }
    if place < numbers.count && numbers[place] == number { return }
    numbers.insert(number, at: place)
  }

  public mutating func insert(integersIn range: Range<Int>) {
    for number in range { insert(number) }
  }

  public mutating func insert(integersIn range: ClosedRange<Int>) {
    for number in range { insert(number) }
  }

  @discardableResult
  public mutating func remove(_ number: Int) -> Int? {
    guard let place = numbers.firstIndex(of: number) else { return nil }
    numbers.remove(at: place)
    return number
  }

  public mutating func remove(integersIn range: Range<Int>) {
    for number in range { remove(number) }
  }

  public mutating func removeAll() {
    numbers = []
  }

  public func union(_ other: IndexSet) -> IndexSet {
    var result = self
    for number in other.numbers { result.insert(number) }
    return result
  }

  public mutating func formUnion(_ other: IndexSet) {
    self = union(other)
  }

  public func intersection(_ other: IndexSet) -> IndexSet {
    return IndexSet(numbers.filter { other.contains($0) })
  }

  public func subtracting(_ other: IndexSet) -> IndexSet {
    return IndexSet(numbers.filter { !other.contains($0) })
  }

  public func integerGreaterThan(_ number: Int) -> Int? {
    return numbers.first(where: { $0 > number })
  }

  public func integerLessThan(_ number: Int) -> Int? {
    return numbers.last(where: { $0 < number })
  }

  public func reversed() -> [Int] { return Array(numbers.reversed()) }
  public func sorted() -> [Int] { return numbers }

  public var description: String { return "\(count) indexes" }
  public var debugDescription: String { return description }
}
