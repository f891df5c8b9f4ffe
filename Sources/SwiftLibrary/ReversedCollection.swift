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
  func makeIterator() -> ArrayIterator<Base.Element> { ArrayIterator(_arrayReversed(Array(_base))) }
  func reversed() -> Base { _base }
}

extension BidirectionalCollection {
  func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
}

extension Array {
  static func + <S: Sequence>(a: S, b: [Element]) -> [Element] where S.Element == Element {
    Array(a) + b
  }
}
