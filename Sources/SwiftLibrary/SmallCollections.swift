// Collections that need no storage: one value several times, one value, none.

struct Repeated<Element>: RandomAccessCollection {
  let count: Int
  let repeatedValue: Element

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(position: Int) -> Element {
    if position < 0 || position >= count { _fatalError("Index out of range") }
    return repeatedValue
  }
  func makeIterator() -> ArrayIterator<Element> {
    ArrayIterator(Array(repeating: repeatedValue, count: count))
  }
}

func repeatElement<T>(_ element: T, count: Int) -> Repeated<T> {
  Repeated(count: count, repeatedValue: element)
}

struct CollectionOfOne<Element>: RandomAccessCollection {
  var _element: Element
  init(_ element: Element) { _element = element }

  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  var count: Int { 1 }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(position: Int) -> Element {
    if position != 0 { _fatalError("Index out of range") }
    return _element
  }
  func makeIterator() -> ArrayIterator<Element> { ArrayIterator([_element]) }
}

extension CollectionOfOne: CustomDebugStringConvertible {
  var debugDescription: String { "CollectionOfOne(" + _debugDescribe(_element) + ")" }
}

struct EmptyCollection<Element>: RandomAccessCollection, Equatable {
  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  var count: Int { 0 }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(position: Int) -> Element { fatalError("Index out of range") }
  func makeIterator() -> ArrayIterator<Element> { ArrayIterator([]) }
  static func == (a: EmptyCollection<Element>, b: EmptyCollection<Element>) -> Bool { true }
}

/// A position in a collection whose type is not known.
struct AnyIndex: Comparable {
  let _position: Int
  static func == (a: AnyIndex, b: AnyIndex) -> Bool { a._position == b._position }
  static func < (a: AnyIndex, b: AnyIndex) -> Bool { a._position < b._position }
}

/// A collection whose type is not known.
struct AnyCollection<Element>: BidirectionalCollection {
  let _elements: [Element]
  init<C: Collection>(_ base: C) where C.Element == Element { _elements = Array(base) }

  var startIndex: AnyIndex { AnyIndex(_position: 0) }
  var endIndex: AnyIndex { AnyIndex(_position: _elements.count) }
  var count: Int { _elements.count }
  func index(after index: AnyIndex) -> AnyIndex { AnyIndex(_position: index._position + 1) }
  func index(before index: AnyIndex) -> AnyIndex { AnyIndex(_position: index._position - 1) }
  subscript(position: AnyIndex) -> Element { _elements[position._position] }
  func makeIterator() -> ArrayIterator<Element> { ArrayIterator(_elements) }
}
