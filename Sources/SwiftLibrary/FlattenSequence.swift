// The elements of the elements of a sequence, one after another.

struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  let _base: Base

  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _inner: Base.Element.Iterator?
    mutating func next() -> Base.Element.Element? {
      while true {
        if let element = _inner?.next() { return element }
        guard let part = _base.next() else { return nil }
        _inner = part.makeIterator()
      }
    }
  }

  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _inner: nil) }
  var underestimatedCount: Int { 0 }
}

/// A position in a part; none at the end.
struct FlattenIndex<Outer: Comparable, Inner: Comparable>: Comparable {
  let _outer: Outer
  let _inner: Inner?
  static func == (a: FlattenIndex<Outer, Inner>, b: FlattenIndex<Outer, Inner>) -> Bool {
    a._outer == b._outer && a._inner == b._inner
  }
  static func < (a: FlattenIndex<Outer, Inner>, b: FlattenIndex<Outer, Inner>) -> Bool {
    if a._outer != b._outer { return a._outer < b._outer }
    guard let one = a._inner, let other = b._inner else { return false }
    return one < other
  }
}

extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  typealias Index = FlattenIndex<Base.Index, Base.Element.Index>

  var startIndex: Index { _first(from: _base.startIndex) }
  var endIndex: Index { FlattenIndex(_outer: _base.endIndex, _inner: nil) }

  /// The first element of the parts from a position on.
  func _first(from outer: Base.Index) -> Index {
    var outer = outer
    while outer != _base.endIndex {
      let part = _base[outer]
      if !part.isEmpty { return FlattenIndex(_outer: outer, _inner: part.startIndex) }
      outer = _base.index(after: outer)
    }
    return endIndex
  }

  func index(after index: Index) -> Index {
    guard let inner = index._inner else { _fatalError("Index out of range") }
    let part = _base[index._outer]
    let next = part.index(after: inner)
    if next != part.endIndex { return FlattenIndex(_outer: index._outer, _inner: next) }
    return _first(from: _base.index(after: index._outer))
  }

  func distance(from start: Index, to end: Index) -> Int {
    if end < start { return -distance(from: end, to: start) }
    if start._outer == end._outer {
      guard let one = start._inner, let other = end._inner else { return 0 }
      return _base[start._outer].distance(from: one, to: other)
    }
    var outer = start._outer
    var distance = 0
    if let inner = start._inner {
      let part = _base[outer]
      distance += part.distance(from: inner, to: part.endIndex)
      outer = _base.index(after: outer)
    }
    while outer < end._outer {
      distance += _base[outer].count
      outer = _base.index(after: outer)
    }
    if let inner = end._inner {
      let part = _base[outer]
      distance += part.distance(from: part.startIndex, to: inner)
    }
    return distance
  }

  subscript(position: Index) -> Base.Element.Element {
    guard let inner = position._inner else { _fatalError("Index out of range") }
    return _base[position._outer][inner]
  }
}

extension FlattenSequence: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  func index(before index: Index) -> Index {
    var outer = index._outer
    if outer == _base.endIndex { outer = _base.index(before: outer) }
    var part = _base[outer]
    var inner = index._inner ?? part.endIndex
    while inner == part.startIndex {
      outer = _base.index(before: outer)
      part = _base[outer]
      inner = part.endIndex
    }
    return FlattenIndex(_outer: outer, _inner: part.index(before: inner))
  }
}

extension FlattenSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}

/// The elements of the elements with others between two of them.
struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  let _base: Base
  let _separator: [Base.Element.Element]

  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _inner: Base.Element.Iterator?
    let _separator: [Base.Element.Element]
    /// How much of the separator has been given.
    var _place: Int
    /// The part after the separator.
    var _coming: Base.Element.Iterator?

    mutating func next() -> Base.Element.Element? {
      while true {
        if let coming = _coming {
          if _place < _separator.count {
            _place += 1
            return _separator[_place - 1]
          }
          _inner = coming
          _coming = nil
        }
        if let element = _inner?.next() { return element }
        guard let part = _base.next() else { return nil }
        if _inner == nil {
          _inner = part.makeIterator()
        } else {
          _coming = part.makeIterator()
          _place = 0
        }
      }
    }
  }

  func makeIterator() -> Iterator {
    Iterator(
      _base: _base.makeIterator(), _inner: nil, _separator: _separator, _place: 0, _coming: nil)
  }
}

extension Sequence where Element: Sequence {
  func joined() -> FlattenSequence<Self> { FlattenSequence<Self>(_base: self) }

  func joined<S: Sequence>(separator: S) -> JoinedSequence<Self>
  where S.Element == Element.Element {
    JoinedSequence<Self>(_base: self, _separator: Array(separator))
  }
}
