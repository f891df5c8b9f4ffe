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

/// Counts from one number up to, not including, another.
struct _IntIterator {
  var _next: Int
  let _end: Int

  init(_ from: Int, _ end: Int) {
    _next = from
    _end = end
  }

  mutating func next() -> Int? {
    if _next >= _end { return nil }
    let value = _next
    _next = value + 1
    return value
  }
}

/// Counts through a narrow integer's values, the last one of the type too.
struct _IntegerIterator<Bound: FixedWidthInteger> {
  var _next: Bound
  var _count: UInt64

  init(_ from: Bound, _ count: UInt64) {
    _next = from
    _count = count
  }

  mutating func next() -> Bound? {
    if _count == 0 { return nil }
    _count = _count - 1
    let value = _next
    _next = value &+ _integerTruncate(1, Bound.self)
    return value
  }
}

extension Range where Bound: FixedWidthInteger {
  func makeIterator() -> _IntegerIterator<Bound> {
    _IntegerIterator(lowerBound, _span(lowerBound, upperBound))
  }
  var count: Int { Int(_span(lowerBound, upperBound)) }
}

extension ClosedRange where Bound: FixedWidthInteger {
  func makeIterator() -> _IntegerIterator<Bound> {
    _IntegerIterator(lowerBound, _span(lowerBound, upperBound) + 1)
  }
  var count: Int { Int(_span(lowerBound, upperBound)) + 1 }
}

extension Range where Bound == Int {
  func makeIterator() -> _IntIterator { _IntIterator(lowerBound, upperBound) }
  var count: Int { upperBound - lowerBound }
  var first: Int? { isEmpty ? nil : lowerBound }
  var last: Int? { isEmpty ? nil : upperBound - 1 }
  var startIndex: Int { lowerBound }
  var endIndex: Int { upperBound }
  var lazy: [Int] { Array(self) }
  func map<T>(_ transform: (Int) throws -> T) rethrows -> [T] { try Array(self).map(transform) }
  func compactMap<T>(_ transform: (Int) throws -> T?) rethrows -> [T] {
    try Array(self).compactMap(transform)
  }
  func flatMap<T>(_ transform: (Int) throws -> [T]) rethrows -> [T] {
    try Array(self).flatMap(transform)
  }
  func filter(_ isIncluded: (Int) throws -> Bool) rethrows -> [Int] {
    try Array(self).filter(isIncluded)
  }
  func forEach(_ body: (Int) throws -> Void) rethrows { for number in self { try body(number) } }
  func reduce<T>(_ initial: T, _ next: (T, Int) throws -> T) rethrows -> T {
    try Array(self).reduce(initial, next)
  }
  func reversed() -> [Int] { Array(self).reversed() }
  func enumerated() -> [(offset: Int, element: Int)] { Array(self).enumerated() }
  func allSatisfy(_ predicate: (Int) throws -> Bool) rethrows -> Bool {
    try Array(self).allSatisfy(predicate)
  }
  func contains(where predicate: (Int) throws -> Bool) rethrows -> Bool {
    try Array(self).contains(where: predicate)
  }
  func first(where predicate: (Int) throws -> Bool) rethrows -> Int? {
    try Array(self).first(where: predicate)
  }
  func randomElement() -> Int? { Array(self).randomElement() }
  func shuffled() -> [Int] { Array(self).shuffled() }
  func dropFirst(_ number: Int = 1) -> [Int] { Array(self).dropFirst(number) }
  func dropLast(_ number: Int = 1) -> [Int] { Array(self).dropLast(number) }
  func prefix(_ length: Int) -> [Int] { Array(self).prefix(length) }
  func suffix(_ length: Int) -> [Int] { Array(self).suffix(length) }
}

extension ClosedRange where Bound == Int {
  func makeIterator() -> _IntIterator { _IntIterator(lowerBound, upperBound + 1) }
  var count: Int { upperBound - lowerBound + 1 }
  var first: Int? { lowerBound }
  var last: Int? { upperBound }
  var lazy: [Int] { Array(self) }
  func map<T>(_ transform: (Int) throws -> T) rethrows -> [T] { try Array(self).map(transform) }
  func compactMap<T>(_ transform: (Int) throws -> T?) rethrows -> [T] {
    try Array(self).compactMap(transform)
  }
  func flatMap<T>(_ transform: (Int) throws -> [T]) rethrows -> [T] {
    try Array(self).flatMap(transform)
  }
  func filter(_ isIncluded: (Int) throws -> Bool) rethrows -> [Int] {
    try Array(self).filter(isIncluded)
  }
  func forEach(_ body: (Int) throws -> Void) rethrows { for number in self { try body(number) } }
  func reduce<T>(_ initial: T, _ next: (T, Int) throws -> T) rethrows -> T {
    try Array(self).reduce(initial, next)
  }
  func reversed() -> [Int] { Array(self).reversed() }
  func enumerated() -> [(offset: Int, element: Int)] { Array(self).enumerated() }
  func allSatisfy(_ predicate: (Int) throws -> Bool) rethrows -> Bool {
    try Array(self).allSatisfy(predicate)
  }
  func contains(where predicate: (Int) throws -> Bool) rethrows -> Bool {
    try Array(self).contains(where: predicate)
  }
  func first(where predicate: (Int) throws -> Bool) rethrows -> Int? {
    try Array(self).first(where: predicate)
  }
  func randomElement() -> Int? { Array(self).randomElement() }
  func shuffled() -> [Int] { Array(self).shuffled() }
  func dropFirst(_ number: Int = 1) -> [Int] { Array(self).dropFirst(number) }
  func dropLast(_ number: Int = 1) -> [Int] { Array(self).dropLast(number) }
  func prefix(_ length: Int) -> [Int] { Array(self).prefix(length) }
  func suffix(_ length: Int) -> [Int] { Array(self).suffix(length) }
}

extension Array where Element == Int {
  init(_ range: Range<Int>) {
    self = []
    for number in range { append(number) }
  }

  init(_ range: ClosedRange<Int>) {
    self = []
    for number in range { append(number) }
  }
}

extension Array where Element == Character {
  init(_ text: String) { self = _stringCharacters(text) }
}

func stride(from start: Int, to end: Int, by step: Int) -> [Int] {
  if step == 0 { _fatalError("Stride size must not be zero") }
  var result: [Int] = []
  var value = start
  while step > 0 ? value < end : value > end {
    result.append(value)
    value += step
  }
  return result
}

func stride(from start: Int, through end: Int, by step: Int) -> [Int] {
  if step == 0 { _fatalError("Stride size must not be zero") }
  var result: [Int] = []
  var value = start
  while step > 0 ? value <= end : value >= end {
    result.append(value)
    value += step
  }
  return result
}

func stride(from start: Double, to end: Double, by step: Double) -> [Double] {
  if step == 0.0 { _fatalError("Stride size must not be zero") }
  var result: [Double] = []
  var index = 0
  var value = start
  while step > 0.0 ? value < end : value > end {
    result.append(value)
    index += 1
    value = start + Double(index) * step
  }
  return result
}

func stride(from start: Double, through end: Double, by step: Double) -> [Double] {
  if step == 0.0 { _fatalError("Stride size must not be zero") }
  var result: [Double] = []
  var index = 0
  var value = start
  while step > 0.0 ? value <= end : value >= end {
    result.append(value)
    index += 1
    value = start + Double(index) * step
  }
  return result
}

extension PartialRangeFrom where Bound == Int {
  /// Counts up without end.
  func makeIterator() -> _IntIterator { _IntIterator(lowerBound, Int.max) }
}
