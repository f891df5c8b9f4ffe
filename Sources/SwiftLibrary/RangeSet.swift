/// Ranges that neither touch nor overlap, in their order.
struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
  var _ranges: [Range<Bound>]

  init() { _ranges = [] }
  init(_sorted ranges: [Range<Bound>]) { _ranges = ranges }
  init(_ range: Range<Bound>) { _ranges = range.lowerBound == range.upperBound ? [] : [range] }
  init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
    _ranges = []
    for range in ranges { insert(contentsOf: range) }
  }

  var ranges: [Range<Bound>] { _ranges }
  var isEmpty: Bool { _ranges.isEmpty }
  var description: String { _describe(_ranges) }

  func contains(_ value: Bound) -> Bool {
    for range in _ranges where !(value < range.lowerBound) && value < range.upperBound {
      return true
    }
    return false
  }

  mutating func insert(contentsOf range: Range<Bound>) {
    if range.lowerBound == range.upperBound { return }
    var lower = range.lowerBound
    var upper = range.upperBound
    var before: [Range<Bound>] = []
    var after: [Range<Bound>] = []
    for other in _ranges {
      if other.upperBound < lower {
        before.append(other)
      } else if upper < other.lowerBound {
        after.append(other)
      } else {
        if other.lowerBound < lower { lower = other.lowerBound }
        if upper < other.upperBound { upper = other.upperBound }
      }
    }
    before.append(lower..<upper)
    _ranges = before + after
  }

  mutating func remove(contentsOf range: Range<Bound>) {
    if range.lowerBound == range.upperBound { return }
    var left: [Range<Bound>] = []
    for other in _ranges {
      if !(range.lowerBound < other.upperBound) || !(other.lowerBound < range.upperBound) {
        left.append(other)
        continue
      }
      if other.lowerBound < range.lowerBound { left.append(other.lowerBound..<range.lowerBound) }
      if range.upperBound < other.upperBound { left.append(range.upperBound..<other.upperBound) }
    }
    _ranges = left
  }

  mutating func formUnion(_ other: RangeSet<Bound>) {
    for range in other._ranges { insert(contentsOf: range) }
  }
  mutating func subtract(_ other: RangeSet<Bound>) {
    for range in other._ranges { remove(contentsOf: range) }
  }
  mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: RangeSet<Bound>) {
    self = symmetricDifference(other)
  }

  func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.formUnion(other)
    return result
  }
  func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.subtract(other)
    return result
  }
  func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    subtracting(subtracting(other))
  }
  func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    subtracting(other).union(other.subtracting(self))
  }

  func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
  func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
  func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
  func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
  func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }

  static func == (a: RangeSet<Bound>, b: RangeSet<Bound>) -> Bool { a._ranges == b._ranges }
}

extension RangeSet: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(_ranges) }
}

/// The elements of a collection in some ranges of its positions.
struct DiscontiguousSlice<Base: Collection>: Collection, CustomStringConvertible {
  let _base: Base
  let subranges: RangeSet<Base.Index>

  /// A position in the collection, with the number of its range.
  struct Index: Comparable {
    let _range: Int
    let base: Base.Index

    static func == (a: Index, b: Index) -> Bool { a._range == b._range && a.base == b.base }
    static func < (a: Index, b: Index) -> Bool {
      a._range < b._range || a._range == b._range && a.base < b.base
    }
  }

  var base: Base { _base }
  var description: String { _describe(Array(self)) }
  var startIndex: Index { _start(of: 0) }
  var endIndex: Index { Index(_range: subranges._ranges.count, base: _base.endIndex) }

  func index(after index: Index) -> Index {
    let next = _base.index(after: index.base)
    return next < subranges._ranges[index._range].upperBound
      ? Index(_range: index._range, base: next) : _start(of: index._range + 1)
  }

  subscript(position: Index) -> Base.Element { _base[position.base] }

  func _start(of range: Int) -> Index {
    range < subranges._ranges.count
      ? Index(_range: range, base: subranges._ranges[range].lowerBound) : endIndex
  }
}

extension Collection {
  func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
    var ranges: [Range<Index>] = []
    var start: Index? = nil
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) {
        if start == nil { start = index }
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
      index = self.index(after: index)
    }
    if let first = start { ranges.append(first..<endIndex) }
    return RangeSet(_sorted: ranges)
  }

  subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
    DiscontiguousSlice(_base: self, subranges: subranges)
  }

  func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
    self[RangeSet(startIndex..<endIndex).subtracting(subranges)]
  }
}

extension Collection where Element: Equatable {
  func indices(of element: Element) -> RangeSet<Index> { indices(where: { $0 == element }) }
}

extension RangeReplaceableCollection {
  mutating func removeSubranges(_ subranges: RangeSet<Index>) {
    var left = Self()
    for element in removingSubranges(subranges) { left.append(element) }
    self = left
  }
}

extension MutableCollection {
  @discardableResult
  mutating func moveSubranges(
    _ subranges: RangeSet<Index>, to insertionPoint: Index
  ) -> Range<Index> {
    let moved = Array(self[subranges])
    let others = RangeSet(startIndex..<endIndex).subtracting(subranges)
    let before = Array(self[others.intersection(RangeSet(startIndex..<insertionPoint))])
    let after = Array(self[others.intersection(RangeSet(insertionPoint..<endIndex))])
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      index = self.index(after: index)
    }
    let start = self.index(startIndex, offsetBy: before.count)
    return start..<self.index(start, offsetBy: moved.count)
  }
}
