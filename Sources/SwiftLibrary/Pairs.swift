// Elements beside their numbers, or beside those of another sequence.

struct EnumeratedSequence<Base: Sequence>: Sequence {
  let _base: Base

  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _position: Int
    mutating func next() -> (offset: Int, element: Base.Element)? {
      guard let element = _base.next() else { return nil }
      _position += 1
      return (offset: _position - 1, element: element)
    }
  }

  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _position: 0) }
}

/// A position among numbered elements.
struct EnumeratedIndex<Base: Comparable>: Comparable {
  let base: Base
  let _offset: Int
  static func == (a: EnumeratedIndex<Base>, b: EnumeratedIndex<Base>) -> Bool { a.base == b.base }
  static func < (a: EnumeratedIndex<Base>, b: EnumeratedIndex<Base>) -> Bool { a.base < b.base }
}

extension EnumeratedSequence: Collection where Base: Collection {
  var startIndex: EnumeratedIndex<Base.Index> {
    EnumeratedIndex(base: _base.startIndex, _offset: 0)
  }
  var endIndex: EnumeratedIndex<Base.Index> {
    EnumeratedIndex(base: _base.endIndex, _offset: _base.count)
  }
  var count: Int { _base.count }
  func index(after index: EnumeratedIndex<Base.Index>) -> EnumeratedIndex<Base.Index> {
    EnumeratedIndex(base: _base.index(after: index.base), _offset: index._offset + 1)
  }
  subscript(position: EnumeratedIndex<Base.Index>) -> (offset: Int, element: Base.Element) {
    (offset: position._offset, element: _base[position.base])
  }
}

func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B> {
  Zip2Sequence(_sequence1: a, _sequence2: b)
}

struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
  let _sequence1: Sequence1
  let _sequence2: Sequence2

  struct Iterator: IteratorProtocol {
    var _one: Sequence1.Iterator
    var _two: Sequence2.Iterator
    mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
      guard let a = _one.next(), let b = _two.next() else { return nil }
      return (a, b)
    }
  }

  func makeIterator() -> Iterator {
    Iterator(_one: _sequence1.makeIterator(), _two: _sequence2.makeIterator())
  }
}
