/// A part of an array, with the array's indices.
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  var _base: [Element]
  var startIndex: Int
  var endIndex: Int

  init(_base base: [Element], _ start: Int, _ end: Int) {
    _base = base
    startIndex = start
    endIndex = end
  }

  init() {
    _base = []
    startIndex = 0
    endIndex = 0
  }

  init(_ elements: [Element]) {
    _base = elements
    startIndex = 0
    endIndex = elements.count
  }

  init(arrayLiteral elements: Element...) { self.init(elements) }
  init<S: Sequence>(_ elements: S) where S.Element == Element { self.init(Array(elements)) }

  var count: Int { endIndex - startIndex }
  var isEmpty: Bool { endIndex == startIndex }
  var indices: Range<Int> { startIndex..<endIndex }
  var _elements: [Element] { _arraySlice(_base, startIndex, endIndex) }

  func _check(_ index: Int) {
    if index < startIndex || index >= endIndex { _fatalError("Index out of range") }
  }

  subscript(index: Int) -> Element {
    get {
      _check(index)
      return _base[index]
    }
    set {
      _check(index)
      _base[index] = newValue
    }
  }

  subscript(range: Range<Int>) -> ArraySlice<Element> {
    if range.lowerBound < startIndex || range.upperBound > endIndex {
      _fatalError("Array index is out of range")
    }
    return ArraySlice(_base: _base, range.lowerBound, range.upperBound)
  }

  func makeIterator() -> ArrayIterator<Element> { ArrayIterator(_elements) }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }

  // MARK: Changing

  mutating func append(_ element: Element) { replaceSubrange(endIndex..<endIndex, with: [element]) }
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    replaceSubrange(endIndex..<endIndex, with: Array(elements))
  }
  mutating func insert(_ element: Element, at index: Int) {
    replaceSubrange(index..<index, with: [element])
  }
  mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
    let tail = endIndex - range.upperBound
    _base.replaceSubrange(range, with: elements)
    endIndex = range.lowerBound + elements.count + tail
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C)
  where C.Element == Element {
    replaceSubrange(range, with: Array(elements))
  }
  @discardableResult
  mutating func remove(at index: Int) -> Element {
    _check(index)
    endIndex -= 1
    return _base.remove(at: index)
  }
  @discardableResult
  mutating func removeFirst() -> Element {
    if isEmpty { _fatalError("Can't remove first element from an empty collection") }
    startIndex += 1
    return _base[startIndex - 1]
  }
  mutating func removeFirst(_ number: Int) {
    if number > count {
      _fatalError("Can't remove more items from a collection than it contains")
    }
    startIndex += number
  }
  @discardableResult
  mutating func removeLast() -> Element {
    if isEmpty { _fatalError("Can't remove last element from an empty collection") }
    endIndex -= 1
    return _base.remove(at: endIndex)
  }
  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  mutating func removeAll() { self = ArraySlice() }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    let sorted = try _elements.sorted(by: areInIncreasingOrder)
    replaceSubrange(startIndex..<endIndex, with: sorted)
  }
  mutating func reverse() {
    replaceSubrange(startIndex..<endIndex, with: _arrayReversed(_elements))
  }

  static func + <S: Sequence>(a: ArraySlice<Element>, b: S) -> ArraySlice<Element>
  where S.Element == Element {
    var result = a
    result.append(contentsOf: b)
    return result
  }
  static func += <S: Sequence>(a: inout ArraySlice<Element>, b: S) where S.Element == Element {
    a.append(contentsOf: b)
  }
}

extension ArraySlice where Element: Comparable {
  mutating func sort() { self.sort(by: { $0 < $1 }) }
}

extension ArraySlice: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _describe(_elements) }
  var debugDescription: String { "ArraySlice(" + _describe(_elements) + ")" }
}

extension ArraySlice: Equatable where Element: Equatable {
  static func == (a: ArraySlice<Element>, b: ArraySlice<Element>) -> Bool {
    a._elements == b._elements
  }
}

extension ArraySlice {
  /// Swift gives a slice where nothing is expected; the checker would not find the array then that a generic
  /// parameter expects.
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self where try isIncluded(element) { result.append(element) }
    return result
  }
}

extension ArraySlice: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { _elements.hash(into: &hasher) }
}
