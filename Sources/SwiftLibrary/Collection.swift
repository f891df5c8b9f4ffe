protocol Collection<Element>: Sequence {
  associatedtype Index: Comparable
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where
    SubSequence.Element == Element, SubSequence.Index == Index,
    SubSequence.SubSequence == SubSequence
  var startIndex: Index { get }
  var endIndex: Index { get }
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  func index(after index: Index) -> Index
  func index(_ index: Index, offsetBy distance: Int) -> Index
  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
  var isEmpty: Bool { get }
  var count: Int { get }
}

protocol BidirectionalCollection<Element>: Collection
where SubSequence: BidirectionalCollection {
  func index(before index: Index) -> Index
  func index(_ index: Index, offsetBy distance: Int) -> Index
  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
}

protocol RandomAccessCollection<Element>: BidirectionalCollection
where SubSequence: RandomAccessCollection {
  func index(_ index: Index, offsetBy distance: Int) -> Index
  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
}

protocol MutableCollection<Element>: Collection {
  subscript(position: Index) -> Element { get set }
}

protocol RangeReplaceableCollection<Element>: Collection {
  init()
  mutating func replaceSubrange<C: Collection>(_ range: Range<Index>, with elements: C)
  where C.Element == Element
}

/// A type that a dictionary literal can have.
protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}

/// A type that an array literal can have.
protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}

struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
  let _elements: Elements
  var _position: Elements.Index

  mutating func next() -> Elements.Element? {
    // An array's elements are got without asking for its witnesses: most loops are over arrays.
    let left = _arrayLeft(_elements, _position)
    if left == 0 { return nil }
    if left > 0 {
      let element: Elements.Element = _arrayElement(_elements, _position)
      _position = _arrayIndex(_position, offsetBy: 1)
      return element
    }
    if _position == _elements.endIndex { return nil }
    let element = _elements[_position]
    _position = _elements.index(after: _position)
    return element
  }
}

extension IndexingIterator {
  init(_elements: Elements) {
    self.init(_elements: _elements, _position: _elements.startIndex)
  }
}

/// The elements that an iterator still has.
struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
  var _base: Base
  init(_ base: Base) { _base = base }
  mutating func next() -> Base.Element? { _base.next() }
}

extension Collection where Iterator == IndexingIterator<Self> {
  func makeIterator() -> IndexingIterator<Self> {
    IndexingIterator(_elements: self, _position: startIndex)
  }
}

/// A part of a collection, with the collection's indices.
struct Slice<Base: Collection>: Collection {
  let _startIndex: Base.Index
  let _endIndex: Base.Index
  let _base: Base

  init(base: Base, bounds: Range<Base.Index>) {
    _base = base
    _startIndex = bounds.lowerBound
    _endIndex = bounds.upperBound
  }

  var base: Base { _base }
  var startIndex: Base.Index { _startIndex }
  var endIndex: Base.Index { _endIndex }
  subscript(position: Base.Index) -> Base.Element { base[position] }
  subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: base, bounds: bounds) }
  func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

extension Collection where SubSequence == Slice<Self> {
  subscript(bounds: Range<Index>) -> Slice<Self> {
    let (start, end) = (startIndex, endIndex)
    if bounds.lowerBound < start || end < bounds.upperBound {
      _fatalError("Range index out of range")
    }
    return Slice(base: self, bounds: bounds)
  }
}

extension Collection {
  subscript<R: RangeExpression>(range: R) -> SubSequence where R.Bound == Index {
    self[range.relative(to: self)]
  }
  subscript(range: UnboundedRange) -> SubSequence { self[startIndex..<endIndex] }
}

/// The positions of a collection, as a collection of its own.
struct DefaultIndices<Base: Collection>: Collection {
  let _elements: Base
  let _startIndex: Base.Index
  let _endIndex: Base.Index

  var startIndex: Base.Index { _startIndex }
  var endIndex: Base.Index { _endIndex }
  func index(after index: Base.Index) -> Base.Index { _elements.index(after: index) }
  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    _elements.index(index, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    _elements.distance(from: start, to: end)
  }
  subscript(position: Base.Index) -> Base.Index { position }
}

extension DefaultIndices: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index { _elements.index(before: index) }
}

extension DefaultIndices: RandomAccessCollection where Base: RandomAccessCollection {}

/// Ends the run for a number of elements that is negative.
func _requireCount(_ number: Int, _ words: String) {
  if number < 0 { _fatalError(words) }
}

extension Collection {
  var isEmpty: Bool { startIndex == endIndex }
  var count: Int { distance(from: startIndex, to: endIndex) }
  var first: Element? {
    let start = startIndex
    return start == endIndex ? nil : self[start]
  }
  var indices: DefaultIndices<Self> {
    DefaultIndices(_elements: self, _startIndex: startIndex, _endIndex: endIndex)
  }
  var underestimatedCount: Int { count }

  func distance(from start: Index, to end: Index) -> Int {
    var distance = 0
    var index = start
    while index < end {
      index = self.index(after: index)
      distance += 1
    }
    return distance
  }

  func index(_ index: Index, offsetBy distance: Int) -> Index {
    var result = index
    var left = distance
    while left > 0 {
      result = self.index(after: result)
      left -= 1
    }
    return result
  }

  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = index
    var left = distance
    while left > 0 {
      if result == limit { return nil }
      result = self.index(after: result)
      left -= 1
    }
    return result
  }

  func formIndex(after index: inout Index) { index = self.index(after: index) }

  func formIndex(_ index: inout Index, offsetBy distance: Int) {
    index = self.index(index, offsetBy: distance)
  }

  func formIndex(_ index: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
    let moved = self.index(index, offsetBy: distance, limitedBy: limit)
    index = moved ?? limit
    return moved != nil
  }

  func index(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    try firstIndex(where: predicate)
  }

  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) { return index }
      index = self.index(after: index)
    }
    return nil
  }

  func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
  func prefix(through end: Index) -> SubSequence { self[startIndex..<index(after: end)] }
  func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }

  // The end is looked for first, as one sees where elements are made when they are asked for.
  func prefix(_ length: Int) -> SubSequence {
    _requireCount(length, "Can't take a prefix of negative length from a collection")
    let end = index(startIndex, offsetBy: length, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func dropFirst(_ number: Int = 1) -> SubSequence {
    _requireCount(number, "Can't drop a negative number of elements from a collection")
    let start = index(startIndex, offsetBy: number, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  func suffix(_ length: Int) -> SubSequence {
    _requireCount(length, "Can't take a suffix of negative length from a collection")
    let number = count
    let amount = length < number ? number - length : 0
    let start = index(startIndex, offsetBy: amount, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  func dropLast(_ number: Int = 1) -> SubSequence {
    _requireCount(number, "Can't drop a negative number of elements from a collection")
    let all = count
    let amount = number < all ? all - number : 0
    let end = index(startIndex, offsetBy: amount, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while end != endIndex {
      if try !predicate(self[end]) { break }
      end = index(after: end)
    }
    return self[startIndex..<end]
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex {
      if try !predicate(self[start]) { break }
      start = index(after: start)
    }
    return self[start..<endIndex]
  }

  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    _requireCount(maxSplits, "Must take zero or more splits")
    var result: [SubSequence] = []
    var start = startIndex
    var index = startIndex
    while index != endIndex && result.count < maxSplits {
      let next = self.index(after: index)
      if try isSeparator(self[index]) {
        if start != index || !omittingEmptySubsequences { result.append(self[start..<index]) }
        start = next
      }
      index = next
    }
    if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
    return result
  }

  func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    if isEmpty { return nil }
    let place = Int.random(in: 0..<count, using: &generator)
    return self[index(startIndex, offsetBy: place)]
  }

  func randomElement() -> Element? {
    if isEmpty { return nil }
    let place = _randomBelow(count)
    return self[index(startIndex, offsetBy: place)]
  }
}

extension Collection where Element: Equatable {
  func firstIndex(of element: Element) -> Index? { firstIndex(where: { $0 == element }) }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }

  /// The place behind the elements of another collection that stand at a position; nil where they don't.
  func _end<C: Collection>(of other: C, at start: Index) -> Index? where C.Element == Element {
    var place = start
    for element in other {
      if place == endIndex || self[place] != element { return nil }
      place = index(after: place)
    }
    return place
  }

  func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {
    firstRange(of: other) != nil
  }

  func split<C: Collection>(
    separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where C.Element == Element {
    _requireCount(maxSplits, "Must take zero or more splits")
    var parts: [SubSequence] = []
    var start = startIndex
    for found in ranges(of: separator) {
      if parts.count == maxSplits { break }
      if start != found.lowerBound || !omittingEmptySubsequences {
        parts.append(self[start..<found.lowerBound])
      }
      start = found.upperBound
    }
    if start != endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
    return parts
  }

  func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    var start = startIndex
    while true {
      if let end = _end(of: other, at: start) { return start..<end }
      if start == endIndex { return nil }
      start = index(after: start)
    }
  }

  func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
    var found: [Range<Index>] = []
    var start = startIndex
    while true {
      let end = _end(of: other, at: start)
      if let end { found.append(start..<end) }
      if start == endIndex { return found }
      if let end, end != start { start = end } else { start = index(after: start) }
    }
  }
}

extension BidirectionalCollection {
  func suffix(_ length: Int) -> SubSequence {
    _requireCount(length, "Can't take a suffix of negative length from a collection")
    let start = index(endIndex, offsetBy: -length, limitedBy: startIndex) ?? startIndex
    return self[start..<endIndex]
  }
  func dropLast(_ number: Int) -> SubSequence {
    _requireCount(number, "Can't drop a negative number of elements from a collection")
    let end = index(endIndex, offsetBy: -number, limitedBy: startIndex) ?? startIndex
    return self[startIndex..<end]
  }

  func distance(from start: Index, to end: Index) -> Int {
    var distance = 0
    var index = start
    while index < end {
      index = self.index(after: index)
      distance += 1
    }
    while end < index {
      index = self.index(before: index)
      distance -= 1
    }
    return distance
  }

  func index(_ index: Index, offsetBy distance: Int) -> Index {
    var result = index
    var left = distance
    while left > 0 {
      result = self.index(after: result)
      left -= 1
    }
    while left < 0 {
      result = self.index(before: result)
      left += 1
    }
    return result
  }

  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = index
    var left = distance
    while left != 0 {
      if result == limit { return nil }
      result = left > 0 ? self.index(after: result) : self.index(before: result)
      left += left > 0 ? -1 : 1
    }
    return result
  }

  var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
  func formIndex(before index: inout Index) { index = self.index(before: index) }

  func formIndex(_ index: inout Index, offsetBy distance: Int) {
    index = self.index(index, offsetBy: distance)
  }

  func formIndex(_ index: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
    let moved = self.index(index, offsetBy: distance, limitedBy: limit)
    index = moved ?? limit
    return moved != nil
  }

  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    guard let index = try lastIndex(where: predicate) else { return nil }
    return self[index]
  }

  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = endIndex
    while index != startIndex {
      index = self.index(before: index)
      if try predicate(self[index]) { return index }
    }
    return nil
  }
}

extension RandomAccessCollection {
  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let most = self.distance(from: index, to: limit)
    if distance > 0 ? most >= 0 && most < distance : most <= 0 && distance < most { return nil }
    return self.index(index, offsetBy: distance)
  }
}

// A collection that has numbers as its positions need not say which comes next.
extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
  var indices: Range<Index> { startIndex..<endIndex }
  func index(after index: Index) -> Index { index.advanced(by: 1) }
  func index(before index: Index) -> Index { index.advanced(by: -1) }
  func index(_ index: Index, offsetBy distance: Int) -> Index { index.advanced(by: distance) }
  func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
}

extension BidirectionalCollection where Element: Equatable {
  func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
}

extension MutableCollection {
  mutating func swapAt(_ one: Index, _ other: Index) {
    let value = self[one]
    self[one] = self[other]
    self[other] = value
  }
}

extension RangeReplaceableCollection {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    append(contentsOf: elements)
  }
  mutating func append(_ element: Element) {
    replaceSubrange(endIndex..<endIndex, with: [element])
  }
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    replaceSubrange(endIndex..<endIndex, with: Array(elements))
  }
  mutating func insert(_ element: Element, at index: Index) {
    replaceSubrange(index..<index, with: [element])
  }
  @discardableResult
  mutating func remove(at index: Index) -> Element {
    let element = self[index]
    replaceSubrange(index..<self.index(after: index), with: Array<Element>())
    return element
  }
  mutating func insert<S: Collection>(contentsOf elements: S, at index: Index)
  where S.Element == Element {
    replaceSubrange(index..<index, with: elements)
  }
  mutating func reserveCapacity(_ capacity: Int) {}
  mutating func removeAll() { self = Self() }
  mutating func removeAll(keepingCapacity: Bool) { self = Self() }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var kept = Self()
    for element in self { if try !shouldBeRemoved(element) { kept.append(element) } }
    self = kept
  }
  @discardableResult
  mutating func removeFirst() -> Element {
    if isEmpty { _fatalError("Can't remove first element from an empty collection") }
    return remove(at: startIndex)
  }
  mutating func removeFirst(_ number: Int) {
    if number > count {
      _fatalError("Can't remove more items from a collection than it contains")
    }
    removeSubrange(startIndex..<index(startIndex, offsetBy: number))
  }
  mutating func removeSubrange(_ range: Range<Index>) {
    replaceSubrange(range, with: Array<Element>())
  }
  mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Index {
    removeSubrange(range.relative(to: self))
  }
  mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ range: R, with elements: C)
  where C.Element == Element, R.Bound == Index {
    replaceSubrange(range.relative(to: self), with: elements)
  }

  static func + <S: Sequence>(a: Self, b: S) -> Self where S.Element == Element {
    var result = a
    result.append(contentsOf: b)
    return result
  }
  static func += <S: Sequence>(a: inout Self, b: S) where S.Element == Element {
    a.append(contentsOf: b)
  }
}

extension RangeReplaceableCollection {
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var kept = Self()
    for element in self where try isIncluded(element) { kept.append(element) }
    return kept
  }

  init(repeating element: Element, count: Int) {
    self.init(repeatElement(element, count: count))
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  @discardableResult
  mutating func removeLast() -> Element {
    if isEmpty { _fatalError("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  mutating func removeLast(_ number: Int) {
    if number > count {
      _fatalError("Can't remove more items from a collection than it contains")
    }
    removeSubrange(index(startIndex, offsetBy: count - number)..<endIndex)
  }
}
