// Sequences that work when they are asked, element by element, as often as they are asked.

/// A sequence whose `map`, `filter` and so on wait.
protocol LazySequenceProtocol<Element>: Sequence {}

struct LazySequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  func makeIterator() -> Base.Iterator { _base.makeIterator() }
  var elements: Base { _base }
}

extension LazySequence: Collection where Base: Collection {
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after index: Base.Index) -> Base.Index { _base.index(after: index) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> Slice<LazySequence<Base>> {
    Slice(base: self, bounds: bounds)
  }
}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index { _base.index(before: index) }
}

extension LazySequence {
  func map<T>(_ transform: @escaping (Base.Element) -> T) -> LazyMapSequence<Base, T> {
    LazyMapSequence(_base: _base, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
    LazyFilterSequence(_base: _base, _isIncluded: isIncluded)
  }
  func compactMap<T>(
    _ transform: @escaping (Base.Element) -> T?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Base, T?>>, T> {
    map(transform).filter { $0 != nil }.map { $0.unsafelyUnwrapped }
  }
}

extension LazySequenceProtocol {
  var lazy: Self { self }

  func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Self, T> {
    LazyMapSequence(_base: self, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self> {
    LazyFilterSequence(_base: self, _isIncluded: isIncluded)
  }
  func compactMap<T>(
    _ transform: @escaping (Element) -> T?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self, T?>>, T> {
    map(transform).filter { $0 != nil }.map { $0.unsafelyUnwrapped }
  }
  func flatMap<S: Sequence>(
    _ transform: @escaping (Element) -> S
  ) -> LazySequence<_LazyFlattenSequence<LazyMapSequence<Self, S>, S>> {
    LazySequence(_base: _LazyFlattenSequence(_base: map(transform)))
  }
  func prefix(
    while predicate: @escaping (Element) -> Bool
  ) -> LazyPrefixWhileSequence<Self> {
    LazyPrefixWhileSequence(_base: self, _predicate: predicate)
  }
  func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Self> {
    LazyDropWhileSequence(_base: self, _predicate: predicate)
  }
}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension PrefixSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension DropFirstSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}

struct LazyMapSequence<Base: Sequence, T>: LazySequenceProtocol {
  let _base: Base
  let _transform: (Base.Element) -> T
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _transform: (Base.Element) -> T
    mutating func next() -> T? {
      guard let element = _base.next() else { return nil }
      return _transform(element)
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _transform: _transform)
  }
}

extension LazyMapSequence: Collection where Base: Collection {
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after index: Base.Index) -> Base.Index { _base.index(after: index) }
  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    _base.index(index, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    _base.distance(from: start, to: end)
  }
  subscript(position: Base.Index) -> T { _transform(_base[position]) }
  subscript(bounds: Range<Base.Index>) -> Slice<LazyMapSequence<Base, T>> {
    Slice(base: self, bounds: bounds)
  }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index { _base.index(before: index) }
}

struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  let _isIncluded: (Base.Element) -> Bool
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _isIncluded: (Base.Element) -> Bool
    mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _isIncluded(element) { return element }
      }
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _isIncluded: _isIncluded)
  }
}

extension LazyFilterSequence: Collection where Base: Collection {
  var startIndex: Base.Index { _next(_base.startIndex) }
  var endIndex: Base.Index { _base.endIndex }
  func index(after index: Base.Index) -> Base.Index { _next(_base.index(after: index)) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> Slice<LazyFilterSequence<Base>> {
    Slice(base: self, bounds: bounds)
  }

  func _next(_ start: Base.Index) -> Base.Index {
    var index = start
    while index != _base.endIndex && !_isIncluded(_base[index]) {
      index = _base.index(after: index)
    }
    return index
  }
}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index {
    var index = _base.index(before: index)
    while !_isIncluded(_base[index]) { index = _base.index(before: index) }
    return index
  }
}

struct _LazyFlattenSequence<Base: Sequence, Part: Sequence>: Sequence where Base.Element == Part {
  let _base: Base
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _part: Part.Iterator?
    mutating func next() -> Part.Element? {
      while true {
        if let element = _part?.next() { return element }
        guard let part = _base.next() else { return nil }
        _part = part.makeIterator()
      }
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _part: nil) }
}

struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    var _isDone: Bool
    mutating func next() -> Base.Element? {
      if _isDone { return nil }
      if let element = _base.next(), _predicate(element) { return element }
      _isDone = true
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate, _isDone: false)
  }
}

struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    var _hasBegun: Bool
    mutating func next() -> Base.Element? {
      if _hasBegun { return _base.next() }
      _hasBegun = true
      while let element = _base.next() {
        if !_predicate(element) { return element }
      }
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate, _hasBegun: false)
  }
}

extension LazyDropWhileSequence: Collection where Base: Collection {
  var startIndex: Base.Index {
    var index = _base.startIndex
    while index != _base.endIndex && _predicate(_base[index]) { index = _base.index(after: index) }
    return index
  }
  var endIndex: Base.Index { _base.endIndex }
  func index(after index: Base.Index) -> Base.Index { _base.index(after: index) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> Slice<LazyDropWhileSequence<Base>> {
    Slice(base: self, bounds: bounds)
  }
}
