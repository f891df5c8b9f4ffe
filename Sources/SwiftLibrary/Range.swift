struct Range<Bound: Comparable> {
  let lowerBound: Bound
  let upperBound: Bound

  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
}

struct ClosedRange<Bound: Comparable> {
  let lowerBound: Bound
  let upperBound: Bound

  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
}

struct PartialRangeFrom<Bound: Comparable> {
  let lowerBound: Bound
  init(_ bound: Bound) { lowerBound = bound }
  func contains(_ value: Bound) -> Bool { lowerBound <= value }
  static func ~= (range: PartialRangeFrom<Bound>, value: Bound) -> Bool { range.contains(value) }
}

struct PartialRangeUpTo<Bound: Comparable> {
  let upperBound: Bound
  init(_ bound: Bound) { upperBound = bound }
  func contains(_ value: Bound) -> Bool { value < upperBound }
  static func ~= (range: PartialRangeUpTo<Bound>, value: Bound) -> Bool { range.contains(value) }
}

struct PartialRangeThrough<Bound: Comparable> {
  let upperBound: Bound
  init(_ bound: Bound) { upperBound = bound }
  func contains(_ value: Bound) -> Bool { value <= upperBound }
  static func ~= (range: PartialRangeThrough<Bound>, value: Bound) -> Bool { range.contains(value) }
}

func ..< <Bound: Comparable>(lower: Bound, upper: Bound) -> Range<Bound> {
  if upper < lower { _fatalError("Range requires lowerBound <= upperBound") }
  return Range(uncheckedBounds: (lower: lower, upper: upper))
}

func ... <Bound: Comparable>(lower: Bound, upper: Bound) -> ClosedRange<Bound> {
  if upper < lower { _fatalError("Range requires lowerBound <= upperBound") }
  return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
}

/// `n...`, `..<n` and `...n`; the front end calls these.
func _partialRangeFrom<Bound: Comparable>(_ bound: Bound) -> PartialRangeFrom<Bound> {
  PartialRangeFrom(bound)
}
func _partialRangeUpTo<Bound: Comparable>(_ bound: Bound) -> PartialRangeUpTo<Bound> {
  PartialRangeUpTo(bound)
}
func _partialRangeThrough<Bound: Comparable>(_ bound: Bound) -> PartialRangeThrough<Bound> {
  PartialRangeThrough(bound)
}

extension Range: CustomStringConvertible, CustomDebugStringConvertible {
  var isEmpty: Bool { !(lowerBound < upperBound) }
  var description: String { _describe(lowerBound) + "..<" + _describe(upperBound) }
  var debugDescription: String {
    "Range(" + _debugDescribe(lowerBound) + "..<" + _debugDescribe(upperBound) + ")"
  }
  func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
  func overlaps(_ other: Range<Bound>) -> Bool {
    !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
  }
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    func clamped(_ bound: Bound) -> Bound {
      bound < limits.lowerBound
        ? limits.lowerBound : limits.upperBound < bound ? limits.upperBound : bound
    }
    let lower = clamped(lowerBound)
    let upper = clamped(upperBound)
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
  static func ~= (range: Range<Bound>, value: Bound) -> Bool { range.contains(value) }
}

extension Range: Equatable {
  static func == (a: Range<Bound>, b: Range<Bound>) -> Bool {
    a.lowerBound == b.lowerBound && a.upperBound == b.upperBound
  }
}

extension ClosedRange: CustomStringConvertible, CustomDebugStringConvertible {
  var isEmpty: Bool { false }
  var description: String { _describe(lowerBound) + "..." + _describe(upperBound) }
  var debugDescription: String {
    "ClosedRange(" + _debugDescribe(lowerBound) + "..." + _debugDescribe(upperBound) + ")"
  }
  func contains(_ value: Bound) -> Bool { value >= lowerBound && value <= upperBound }
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower = lowerBound.clamped(to: limits)
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upperBound.clamped(to: limits)))
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !(other.upperBound < lowerBound) && !(upperBound < other.lowerBound)
  }
  static func ~= (range: ClosedRange<Bound>, value: Bound) -> Bool { range.contains(value) }
}

extension ClosedRange: Equatable {
  static func == (a: ClosedRange<Bound>, b: ClosedRange<Bound>) -> Bool {
    a.lowerBound == b.lowerBound && a.upperBound == b.upperBound
  }
}

extension Range {
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !isEmpty && !(other.upperBound < lowerBound) && other.lowerBound < upperBound
  }
  func contains(_ other: Range<Bound>) -> Bool {
    other.isEmpty || !(other.lowerBound < lowerBound) && !(upperBound < other.upperBound)
  }
  func contains(_ other: ClosedRange<Bound>) -> Bool {
    !(other.lowerBound < lowerBound) && other.upperBound < upperBound
  }
}

extension ClosedRange {
  func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
  func contains(_ other: ClosedRange<Bound>) -> Bool {
    !(other.lowerBound < lowerBound) && !(upperBound < other.upperBound)
  }
}

extension Range where Bound: Strideable, Bound.Stride == Int {
  init(_ other: ClosedRange<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
  }
}

extension ClosedRange where Bound: Strideable, Bound.Stride == Int {
  func contains(_ other: Range<Bound>) -> Bool { other.isEmpty || contains(ClosedRange(other)) }

  init(_ other: Range<Bound>) {
    if other.isEmpty { _fatalError("Can't form an empty closed range.") }
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
  }
}

/// Counts the values of a range.
struct RangeIterator<Bound: Strideable>: IteratorProtocol where Bound.Stride == Int {
  let _start: Bound
  let _count: Int
  var _position: Int

  mutating func next() -> Bound? {
    if _position >= _count { return nil }
    _position += 1
    return _start.advanced(by: _position - 1)
  }
}

extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride == Int {
  typealias SubSequence = Range<Bound>

  var startIndex: Bound { lowerBound }
  var endIndex: Bound { upperBound }
  var indices: Range<Bound> { self }
  var count: Int { lowerBound.distance(to: upperBound) }
  var first: Bound? { isEmpty ? nil : lowerBound }
  var last: Bound? { isEmpty ? nil : upperBound.advanced(by: -1) }
  func index(after index: Bound) -> Bound { index.advanced(by: 1) }
  func index(before index: Bound) -> Bound { index.advanced(by: -1) }
  func index(_ index: Bound, offsetBy distance: Int) -> Bound { index.advanced(by: distance) }
  func distance(from start: Bound, to end: Bound) -> Int { start.distance(to: end) }
  subscript(position: Bound) -> Bound {
    if !contains(position) { _fatalError("Index out of range") }
    return position
  }
  subscript(bounds: Range<Bound>) -> Range<Bound> {
    if bounds.lowerBound < lowerBound || upperBound < bounds.upperBound {
      _fatalError("Range index out of range")
    }
    return bounds
  }
  func makeIterator() -> RangeIterator<Bound> {
    RangeIterator(_start: lowerBound, _count: count, _position: 0)
  }
}

extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride == Int {
  /// The last position is after the greatest value of a type, which has no value of its own.
  enum Index: Comparable {
    case pastEnd
    case inRange(Bound)

    static func < (a: Index, b: Index) -> Bool {
      switch (a, b) {
      case (.inRange(let one), .inRange(let other)): one < other
      case (.inRange, .pastEnd): true
      default: false
      }
    }
  }

  var startIndex: Index { .inRange(lowerBound) }
  var endIndex: Index { .pastEnd }
  var count: Int { lowerBound.distance(to: upperBound) + 1 }
  var first: Bound? { lowerBound }
  var last: Bound? { upperBound }
  func index(after index: Index) -> Index { self.index(index, offsetBy: 1) }
  func index(before index: Index) -> Index { self.index(index, offsetBy: -1) }
  func index(_ index: Index, offsetBy distance: Int) -> Index {
    let position = _position(of: index) + distance
    if position < 0 || position > count { _fatalError("Range index out of range") }
    return position == count ? .pastEnd : .inRange(lowerBound.advanced(by: position))
  }
  func distance(from start: Index, to end: Index) -> Int {
    _position(of: end) - _position(of: start)
  }
  func _position(of index: Index) -> Int {
    switch index {
    case .pastEnd: count
    case .inRange(let value): lowerBound.distance(to: value)
    }
  }
  subscript(position: Index) -> Bound {
    switch position {
    case .pastEnd: _fatalError("Index out of range")
    case .inRange(let value): value
    }
  }
  func makeIterator() -> RangeIterator<Bound> {
    RangeIterator(_start: lowerBound, _count: count, _position: 0)
  }
}

// MARK: Ranges as parts of a collection

/// What can say which part of a collection is meant.
protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
  func contains(_ element: Bound) -> Bool
}

extension Range: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
}

extension ClosedRange: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.index(after: upperBound)
  }
}

extension PartialRangeFrom: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.endIndex
  }
}

extension PartialRangeUpTo: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<upperBound
  }
}

extension PartialRangeThrough: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<collection.index(after: upperBound)
  }
}

/// The whole of a collection; the front end reads `...` between brackets as `_unboundedRange`.
struct UnboundedRange {}

let _unboundedRange = UnboundedRange()

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride == Int {
  /// Counts up without end.
  func makeIterator() -> PartialRangeIterator<Bound> { PartialRangeIterator(_next: lowerBound) }
}

struct PartialRangeIterator<Bound: Strideable>: IteratorProtocol where Bound.Stride == Int {
  var _next: Bound

  // The next value is made before this one is given, and traps where the type has none.
  mutating func next() -> Bound? {
    let value = _next
    _next = value.advanced(by: 1)
    return value
  }
}

typealias CountableRange = Range
typealias CountableClosedRange = ClosedRange
typealias CountablePartialRangeFrom = PartialRangeFrom

extension Range: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}

extension ClosedRange: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}
