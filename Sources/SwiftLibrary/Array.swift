// The front end emits instructions for literals, `count`, elements by index and `append`.

@_semantics("vdl.primitive.array")
struct Array<Element> {
  @_semantics("vdl.op.arrayCount") var count: Int { get }
  @_semantics("vdl.op.arrayGet") subscript(index: Int) -> Element { get set }
  @_semantics("vdl.op.arrayAppend") mutating func append(_ element: Element)
}

typealias ContiguousArray = Array

@_semantics("vdl.array.reversed") func _arrayReversed<T>(_ array: [T]) -> [T]
@_semantics("vdl.array.slice") func _arraySlice<T>(_ array: [T], _ from: Int, _ to: Int) -> [T]
@_semantics("vdl.array.repeating") func _arrayRepeating<T>(_ empty: [T], _ value: T, _ count: Int)
  -> [T]
// What an iterator does with a collection that is an array.
@_semantics("vdl.op.arrayLeft") func _arrayLeft<C, I>(_ elements: C, _ index: I) -> Int
@_semantics("vdl.op.arrayGet") func _arrayElement<C, I, T>(_ elements: C, _ index: I) -> T
@_semantics("vdl.op.intAdd") func _arrayIndex<I>(_ index: I, offsetBy distance: Int) -> I

struct ArrayIterator<Element>: IteratorProtocol, Sequence {
  var _elements: [Element]
  var _position: Int

  init(_ elements: [Element]) {
    _elements = elements
    _position = 0
  }

  mutating func next() -> Element? {
    if _position >= _elements.count { return nil }
    let element = _elements[_position]
    _position += 1
    return element
  }
}

extension Array: CustomStringConvertible, CustomDebugStringConvertible {}

extension Array: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  typealias ArrayLiteralElement = Element

  init() { self = [] }
  init(_ elements: [Element]) { self = elements }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self = []
    // Swift asks, which one sees where the elements are made when they are asked for.
    _ = elements.underestimatedCount
    for element in elements { append(element) }
  }
  init(repeating value: Element, count: Int) { self = _arrayRepeating([], value, count) }
  init(arrayLiteral elements: Element...) { self = elements }

  func makeIterator() -> IndexingIterator<[Element]> {
    IndexingIterator(_elements: self, _position: 0)
  }

  var isEmpty: Bool { count == 0 }
  var first: Element? { count == 0 ? nil : self[0] }
  var last: Element? { count == 0 ? nil : self[count - 1] }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var indices: Range<Int> { 0..<count }
  var underestimatedCount: Int { count }
  var description: String { _describe(self) }
  var debugDescription: String { _describe(self) }

  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }

  func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> {
    if start < 0 || end > count || start > end { _fatalError("Array index is out of range") }
    return ArraySlice(_base: self, start, end)
  }

  subscript(range: Range<Int>) -> ArraySlice<Element> {
    get { _slice(range.lowerBound, range.upperBound) }
    set { replaceSubrange(range, with: newValue._elements) }
  }
  subscript(range: ClosedRange<Int>) -> ArraySlice<Element> {
    get { _slice(range.lowerBound, range.upperBound + 1) }
    set { replaceSubrange(range, with: newValue._elements) }
  }
  subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Element> {
    get { _slice(range.lowerBound, count) }
    set { replaceSubrange(range.lowerBound..<count, with: newValue._elements) }
  }
  subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<Element> {
    get { _slice(0, range.upperBound) }
    set { replaceSubrange(0..<range.upperBound, with: newValue._elements) }
  }
  subscript(range: PartialRangeThrough<Int>) -> ArraySlice<Element> {
    get { _slice(0, range.upperBound + 1) }
    set { replaceSubrange(0...range.upperBound, with: newValue._elements) }
  }
  subscript(range: UnboundedRange) -> ArraySlice<Element> {
    get { _slice(0, count) }
    set { self = newValue._elements }
  }

  // MARK: Changing

  @_semantics("vdl.array.reserve") mutating func reserveCapacity(_ capacity: Int)
  @_semantics("vdl.array.insert") mutating func insert(_ element: Element, at index: Int)
  @_semantics("vdl.array.appendAll") mutating func append(contentsOf elements: [Element])
  @_semantics("vdl.array.swap") mutating func swapAt(_ one: Int, _ other: Int)
  @_semantics("vdl.array.remove") @discardableResult mutating func remove(at index: Int) -> Element
  @_semantics("vdl.array.removeAll") mutating func removeAll()
  @_semantics("vdl.array.removeRange") mutating func _removeRange(_ from: Int, _ to: Int)

  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int)
  where S.Element == Element {
    insert(contentsOf: Array(elements), at: index)
  }
  mutating func insert(contentsOf elements: [Element], at index: Int) {
    var position = index
    for element in elements {
      insert(element, at: position)
      position += 1
    }
  }

  mutating func removeAll(keepingCapacity: Bool) { removeAll() }

  @discardableResult
  mutating func removeFirst() -> Element {
    if count == 0 { _fatalError("Can't remove first element from an empty collection") }
    return remove(at: 0)
  }

  @discardableResult
  mutating func removeLast() -> Element {
    if count == 0 { _fatalError("Can't remove last element from an empty collection") }
    return remove(at: count - 1)
  }

  mutating func removeFirst(_ number: Int) {
    if number > count {
      _fatalError("Can't remove more items from a collection than it contains")
    }
    _removeRange(0, number)
  }

  mutating func removeLast(_ number: Int) {
    if number > count {
      _fatalError("Can't remove more items from a collection than it contains")
    }
    _removeRange(count - number, count)
  }

  mutating func popLast() -> Element? { count == 0 ? nil : remove(at: count - 1) }
  mutating func removeSubrange(_ range: Range<Int>) {
    _removeRange(range.lowerBound, range.upperBound)
  }
  mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
    _removeRange(range.lowerBound, range.upperBound)
    insert(contentsOf: elements, at: range.lowerBound)
  }

  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C)
  where C.Element == Element {
    replaceSubrange(range, with: Array(elements))
  }

  mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ range: R, with elements: C)
  where C.Element == Element, R.Bound == Int {
    replaceSubrange(range.relative(to: self), with: Array(elements))
  }

  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var kept: [Element] = []
    for element in self {
      if try !shouldBeRemoved(element) { kept.append(element) }
    }
    self = kept
  }

  mutating func reverse() { self = _arrayReversed(self) }

  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
    var low = 0
    var high = count
    while true {
      while low < high, !(try belongsInSecondPartition(self[low])) { low += 1 }
      if low == high { return low }
      high -= 1
      while low < high, try belongsInSecondPartition(self[high]) { high -= 1 }
      if low == high { return low }
      swapAt(low, high)
      low += 1
    }
  }

  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    self = try sorted(by: areInIncreasingOrder)
  }
  @_semantics("vdl.unsupported")
  mutating func sort(using comparator: Any) {}
  mutating func shuffle() { self = shuffled() }

  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
    var amount = count
    var index = 0
    while amount > 1 {
      let distance = Int.random(in: 0..<amount, using: &generator)
      amount -= 1
      swapAt(index, index + distance)
      index += 1
    }
  }

  // MARK: Looking

  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self { if try predicate(element) { return element } }
    return nil
  }

  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    var index = count - 1
    while index >= 0 {
      if try predicate(self[index]) { return self[index] }
      index -= 1
    }
    return nil
  }

  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    var index = 0
    while index < count {
      if try predicate(self[index]) { return index }
      index += 1
    }
    return nil
  }

  func index(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    try firstIndex(where: predicate)
  }

  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    var index = count - 1
    while index >= 0 {
      if try predicate(self[index]) { return index }
      index -= 1
    }
    return nil
  }

  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try predicate(element) { return true } }
    return false
  }

  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try !predicate(element) { return false } }
    return true
  }

  func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var number = 0
    for element in self { if try predicate(element) { number += 1 } }
    return number
  }

  func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    if count == 0 { return nil }
    var least = self[0]
    var index = 1
    while index < count {
      if try areInIncreasingOrder(self[index], least) { least = self[index] }
      index += 1
    }
    return least
  }

  func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    if count == 0 { return nil }
    var greatest = self[0]
    var index = 1
    while index < count {
      if try areInIncreasingOrder(greatest, self[index]) { greatest = self[index] }
      index += 1
    }
    return greatest
  }

  func randomElement() -> Element? { count == 0 ? nil : self[_randomBelow(count)] }
  func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    count == 0 ? nil : self[Int.random(in: 0..<count, using: &generator)]
  }

  // MARK: Making others

  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    result.reserveCapacity(count)
    for element in self { result.append(try transform(element)) }
    return result
  }

  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    var result: [T] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }

  func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(contentsOf: try transform(element)) }
    return result
  }

  func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
    var result: [S.Element] = []
    for element in self { result.append(contentsOf: try transform(element)) }
    return result
  }

  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }

  func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }

  func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {
    var result = initial
    for element in self { result = try next(result, element) }
    return result
  }

  func reduce<T>(into initial: T, _ update: (inout T, Element) throws -> Void) rethrows -> T {
    var result = initial
    for element in self { try update(&result, element) }
    return result
  }

  func reversed() -> ReversedCollection<[Element]> { ReversedCollection(_base: self) }
  func reversed() -> [Element] { _arrayReversed(self) }

  func prefix(_ length: Int) -> ArraySlice<Element> {
    _requireCount(length, "Can't take a prefix of negative length from a collection")
    return _slice(0, length < count ? length : count)
  }
  func suffix(_ length: Int) -> ArraySlice<Element> {
    _requireCount(length, "Can't take a suffix of negative length from a collection")
    return _slice(length < count ? count - length : 0, count)
  }
  func dropFirst(_ number: Int = 1) -> ArraySlice<Element> {
    _requireCount(number, "Can't drop a negative number of elements from a collection")
    return _slice(number < count ? number : count, count)
  }
  func dropLast(_ number: Int = 1) -> ArraySlice<Element> {
    _requireCount(number, "Can't drop a negative number of elements from a collection")
    return _slice(0, number < count ? count - number : 0)
  }

  func shuffled() -> [Element] {
    var result = self
    var index = result.count - 1
    while index > 0 {
      result.swapAt(index, _randomBelow(index + 1))
      index -= 1
    }
    return result
  }

  static func + (a: [Element], b: [Element]) -> [Element] {
    var result = a
    result.append(contentsOf: b)
    return result
  }

  static func + <S: Sequence>(a: [Element], b: S) -> [Element] where S.Element == Element {
    var result = a
    result.append(contentsOf: b)
    return result
  }

  static func += (a: inout [Element], b: [Element]) { a.append(contentsOf: b) }
  static func += <S: Sequence>(a: inout [Element], b: S) where S.Element == Element {
    a.append(contentsOf: b)
  }
}

extension Array: Equatable where Element: Equatable {
  static func == (a: [Element], b: [Element]) -> Bool {
    if a.count != b.count { return false }
    var index = 0
    while index < a.count {
      if !(a[index] == b[index]) { return false }
      index += 1
    }
    return true
  }

  func contains(_ element: Element) -> Bool {
    for other in self { if other == element { return true } }
    return false
  }

  func firstIndex(of element: Element) -> Int? {
    var index = 0
    while index < count {
      if self[index] == element { return index }
      index += 1
    }
    return nil
  }

  func index(of element: Element) -> Int? { firstIndex(of: element) }

  func lastIndex(of element: Element) -> Int? {
    var index = count - 1
    while index >= 0 {
      if self[index] == element { return index }
      index -= 1
    }
    return nil
  }
}

extension Array: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension Array where Element: Comparable {
  func sorted() -> [Element] { sorted(by: { $0 < $1 }) }
  mutating func sort() { self = sorted(by: { $0 < $1 }) }
  func min() -> Element? { self.min(by: { $0 < $1 }) }
  func max() -> Element? { self.max(by: { $0 < $1 }) }
}

extension Array where Element == String {
  func joined(separator: String = "") -> String { _stringJoined(self, separator) }
}

extension Array where Element == Character {
  func joined() -> String { _stringFrom(self) }
}
