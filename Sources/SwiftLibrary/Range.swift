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
  func contains(_ value: Bound) -> Bool { !(value < lowerBound) }
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
  func contains(_ value: Bound) -> Bool { !(upperBound < value) }
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
  func contains(_ value: Bound) -> Bool { !(value < lowerBound) && value < upperBound }
  func overlaps(_ other: Range<Bound>) -> Bool {
    !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
  }
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower = limits.lowerBound < lowerBound ? lowerBound : limits.lowerBound
    let upper = upperBound < limits.upperBound ? upperBound : limits.upperBound
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
  func contains(_ value: Bound) -> Bool { !(value < lowerBound) && !(upperBound < value) }
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
  var count: Int { lowerBound.distance(to: upperBound) }
  subscript(position: Bound) -> Bound {
    if position < lowerBound || !(position < upperBound) { _fatalError("Index out of range") }
    return position
  }
  subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
  func index(after index: Bound) -> Bound { index.advanced(by: 1) }
  func index(before index: Bound) -> Bound { index.advanced(by: -1) }
  func index(_ index: Bound, offsetBy distance: Int) -> Bound { index.advanced(by: distance) }
  func distance(from start: Bound, to end: Bound) -> Int { start.distance(to: end) }
  func makeIterator() -> RangeIterator<Bound> {
    RangeIterator(_start: lowerBound, _count: count, _position: 0)
  }
}

extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride == Int {
  var count: Int { lowerBound.distance(to: upperBound) + 1 }
  var first: Bound? { lowerBound }
  var last: Bound? { upperBound }
  var _elements: [Bound] { Array(self) }
  func prefix(_ length: Int) -> ArraySlice<Bound> { _elements.prefix(length) }
  func suffix(_ length: Int) -> ArraySlice<Bound> { _elements.suffix(length) }
  func dropFirst(_ number: Int = 1) -> ArraySlice<Bound> { _elements.dropFirst(number) }
  func dropLast(_ number: Int = 1) -> ArraySlice<Bound> { _elements.dropLast(number) }
  func randomElement() -> Bound? { lowerBound.advanced(by: _randomBelow(count)) }
  func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Bound? {
    lowerBound.advanced(by: Int.random(in: 0..<count, using: &generator))
  }
  func makeIterator() -> RangeIterator<Bound> {
    RangeIterator(_start: lowerBound, _count: count, _position: 0)
  }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride == Int {
  /// Counts up without end.
  func makeIterator() -> RangeIterator<Bound> {
    RangeIterator(_start: lowerBound, _count: Int.max, _position: 0)
  }
}

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
