// Sequences that work when they are asked, element by element, as often as they are asked.

/// A sequence whose `map`, `filter` and so on wait.
protocol LazySequenceProtocol<Element>: Sequence {}

struct LazySequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  func makeIterator() -> Base.Iterator { _base.makeIterator() }
  var underestimatedCount: Int { _base.underestimatedCount }
  var elements: Base { _base }
}

extension LazySequence: Collection where Base: Collection {
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
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index { _base.index(before: index) }
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

// What is made of it is made of the sequence inside.
extension LazySequence {
  func map<T>(_ transform: @escaping (Base.Element) -> T) -> LazyMapSequence<Base, T> {
    LazyMapSequence(_base: _base, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
    LazyFilterSequence(_base: _base, _predicate: isIncluded)
  }
  func compactMap<T>(
    _ transform: @escaping (Base.Element) -> T?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Base, T?>>, T> {
    map(transform).filter { $0 != nil }.map { $0.unsafelyUnwrapped }
  }
  func flatMap<S: Sequence>(
    _ transform: @escaping (Base.Element) -> S
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Base, S>>> {
    LazySequence<FlattenSequence<LazyMapSequence<Base, S>>>(
      _base: FlattenSequence<LazyMapSequence<Base, S>>(_base: map(transform)))
  }
  func prefix(
    while predicate: @escaping (Base.Element) -> Bool
  ) -> LazyPrefixWhileSequence<Base> {
    LazyPrefixWhileSequence(_base: _base, _predicate: predicate)
  }
  func drop(while predicate: @escaping (Base.Element) -> Bool) -> LazyDropWhileSequence<Base> {
    LazyDropWhileSequence(_base: _base, _predicate: predicate)
  }
}

extension LazySequence where Base.Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Base>> {
    LazySequence<FlattenSequence<Base>>(_base: FlattenSequence<Base>(_base: _base))
  }
}

extension LazySequenceProtocol {
  var lazy: Self { self }

  func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Self, T> {
    LazyMapSequence(_base: self, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self> {
    LazyFilterSequence(_base: self, _predicate: isIncluded)
  }
  func compactMap<T>(
    _ transform: @escaping (Element) -> T?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self, T?>>, T> {
    LazyMapSequence<Self, T?>(_base: self, _transform: transform)
      .filter { $0 != nil }.map { $0.unsafelyUnwrapped }
  }
  func flatMap<S: Sequence>(
    _ transform: @escaping (Element) -> S
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Self, S>>> {
    LazySequence<FlattenSequence<LazyMapSequence<Self, S>>>(
      _base: FlattenSequence<LazyMapSequence<Self, S>>(
        _base: LazyMapSequence<Self, S>(_base: self, _transform: transform)))
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

extension LazySequenceProtocol where Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Self>> {
    LazySequence<FlattenSequence<Self>>(_base: FlattenSequence<Self>(_base: self))
  }
}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {}

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
  var underestimatedCount: Int { _base.underestimatedCount }

  func map<Other>(_ transform: @escaping (T) -> Other) -> LazyMapSequence<Base, Other> {
    let first = _transform
    return LazyMapSequence<Base, Other>(_base: _base, _transform: { transform(first($0)) })
  }
}

extension LazyMapSequence: Collection where Base: Collection {
  typealias SubSequence = LazyMapSequence<Base.SubSequence, T>

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
  subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, T> {
    LazyMapSequence<Base.SubSequence, T>(_base: _base[bounds], _transform: _transform)
  }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index { _base.index(before: index) }
}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _predicate(element) { return element }
      }
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
  var underestimatedCount: Int { 0 }

  func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
    let first = _predicate
    return LazyFilterSequence(_base: _base, _predicate: { first($0) && isIncluded($0) })
  }
}

extension LazyFilterSequence where Base.Element: Equatable {
  func contains(_ element: Base.Element) -> Bool {
    _predicate(element) && contains(where: { $0 == element })
  }
}

// The predicate is asked again for each position, and a part asks it of the elements in between.
extension LazyFilterSequence: Collection where Base: Collection {
  typealias SubSequence = LazyFilterSequence<Base.SubSequence>

  var startIndex: Base.Index { _next(_base.startIndex) }
  var endIndex: Base.Index { _base.endIndex }
  func index(after index: Base.Index) -> Base.Index { _next(_base.index(after: index)) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
    LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate: _predicate)
  }

  func _next(_ start: Base.Index) -> Base.Index {
    var index = start
    while index != _base.endIndex && !_predicate(_base[index]) {
      index = _base.index(after: index)
    }
    return index
  }
}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index {
    var index = _base.index(before: index)
    while !_predicate(_base[index]) { index = _base.index(before: index) }
    return index
  }
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

/// A position in the sequence below, or the one after the last element.
struct PrefixWhileIndex<Base: Comparable>: Comparable {
  let _position: Base?
  static func == (a: PrefixWhileIndex<Base>, b: PrefixWhileIndex<Base>) -> Bool {
    a._position == b._position
  }
  static func < (a: PrefixWhileIndex<Base>, b: PrefixWhileIndex<Base>) -> Bool {
    guard let one = a._position else { return false }
    guard let other = b._position else { return true }
    return one < other
  }
}

extension LazyPrefixWhileSequence: Collection where Base: Collection {
  typealias Index = PrefixWhileIndex<Base.Index>

  var underestimatedCount: Int { 0 }
  var startIndex: Index { PrefixWhileIndex(_position: _base.startIndex) }
  // Asked again and again, as Swift does: one sees it by what the predicate prints.
  var endIndex: Index {
    guard let first = _base.first, _predicate(first) else { return startIndex }
    return PrefixWhileIndex(_position: nil)
  }
  func index(after index: Index) -> Index {
    guard index != endIndex, let position = index._position else {
      _fatalError("Can't advance past endIndex")
    }
    let next = _base.index(after: position)
    if next == _base.endIndex || !_predicate(_base[next]) {
      return PrefixWhileIndex(_position: nil)
    }
    return PrefixWhileIndex(_position: next)
  }
  subscript(position: Index) -> Base.Element {
    guard let position = position._position else { _fatalError("Index out of range") }
    return _base[position]
  }
}

extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Index) -> Index {
    if let position = index._position {
      return PrefixWhileIndex(_position: _base.index(before: position))
    }
    // The last element comes before the first one that isn't wanted.
    var position = _base.startIndex
    while true {
      let next = _base.index(after: position)
      if next == _base.endIndex || !_predicate(_base[next]) { break }
      position = next
    }
    return PrefixWhileIndex(_position: position)
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
  var underestimatedCount: Int { 0 }
  var startIndex: Base.Index {
    var index = _base.startIndex
    while index != _base.endIndex && _predicate(_base[index]) { index = _base.index(after: index) }
    return index
  }
  var endIndex: Base.Index { _base.endIndex }
  func index(after index: Base.Index) -> Base.Index { _base.index(after: index) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}

extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index {
    if !(startIndex < index) { _fatalError("Can't move before startIndex") }
    return _base.index(before: index)
  }
}
