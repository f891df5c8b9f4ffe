/// A collection seen from its end.
struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
  let _base: Base

  struct Index: Comparable {
    let base: Base.Index
    init(_ base: Base.Index) { self.base = base }
    static func == (a: Index, b: Index) -> Bool { a.base == b.base }
    static func < (a: Index, b: Index) -> Bool { b.base < a.base }
  }

  var startIndex: Index { Index(_base.endIndex) }
  var endIndex: Index { Index(_base.startIndex) }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after index: Index) -> Index { Index(_base.index(before: index.base)) }
  func index(before index: Index) -> Index { Index(_base.index(after: index.base)) }
  subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }

  struct Iterator: IteratorProtocol {
    let _base: Base
    var _position: Base.Index
    mutating func next() -> Base.Element? {
      if _position == _base.startIndex { return nil }
      _position = _base.index(before: _position)
      return _base[_position]
    }
  }

  func makeIterator() -> Iterator { Iterator(_base: _base, _position: _base.endIndex) }
  func reversed() -> Base { _base }
}

extension BidirectionalCollection {
  func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
  func reversed() -> [Element] { _arrayReversed(Array(self)) }
}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension Array {
  static func + <S: Sequence>(a: S, b: [Element]) -> [Element] where S.Element == Element {
    Array(a) + b
  }
}
