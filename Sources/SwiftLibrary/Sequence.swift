protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}

protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
  func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
}

extension Sequence where Self == Iterator {
  func makeIterator() -> Self { self }
}

extension Sequence {
  var underestimatedCount: Int { 0 }

  // MARK: Looking

  func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }

  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self { if try predicate(element) { return element } }
    return nil
  }

  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try predicate(element) { return true } }
    return false
  }

  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try !predicate(element) { return false } }
    return true
  }

  func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var number = 0
    for element in self { if try predicate(element) { number += 1 } }
    return number
  }

  func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var least = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(element, least) { least = element }
    }
    return least
  }

  func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var greatest = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(greatest, element) { greatest = element }
    }
    return greatest
  }

  func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {
    var result = initial
    for element in self { result = try next(result, element) }
    return result
  }

  func reduce<T>(into initial: T, _ update: (inout T, Element) throws -> Void) rethrows -> T {
    var result = initial
    for element in self { try update(&result, element) }
    return result
  }

  func elementsEqual<S: Sequence>(
    _ other: S, by areEquivalent: (Element, S.Element) throws -> Bool
  ) rethrows -> Bool {
    var one = makeIterator()
    var two = other.makeIterator()
    while let a = one.next() {
      guard let b = two.next() else { return false }
      if try !areEquivalent(a, b) { return false }
    }
    return two.next() == nil
  }

  func starts<S: Sequence>(
    with prefix: S, by areEquivalent: (Element, S.Element) throws -> Bool
  ) rethrows -> Bool {
    var one = makeIterator()
    for b in prefix {
      guard let a = one.next() else { return false }
      if try !areEquivalent(a, b) { return false }
    }
    return true
  }

  func lexicographicallyPrecedes<S: Sequence>(
    _ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool where S.Element == Element {
    var one = makeIterator()
    var two = other.makeIterator()
    while let a = one.next() {
      guard let b = two.next() else { return false }
      if try areInIncreasingOrder(a, b) { return true }
      if try areInIncreasingOrder(b, a) { return false }
    }
    return two.next() != nil
  }

  // MARK: Making others

  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(try transform(element)) }
    return result
  }

  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    var result: [T] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }

  // Its name is compactMap now.
  func flatMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    try compactMap(transform)
  }

  func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
    var result: [S.Element] = []
    for element in self {
      for part in try transform(element) { result.append(part) }
    }
    return result
  }

  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }

  func reversed() -> [Element] { _arrayReversed(Array(self)) }
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    try Array(self).sorted(by: areInIncreasingOrder)
  }
  @_semantics("vdl.unsupported")
  func sorted(using comparator: Any) -> [Element] { Array(self) }
  func shuffled() -> [Element] { Array(self).shuffled() }
  func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
    var result = Array(self)
    result.shuffle(using: &generator)
    return result
  }
  func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
  func prefix(_ length: Int) -> PrefixSequence<Self> {
    _requireCount(length, "Can't take a prefix of negative length from a sequence")
    return PrefixSequence(_base: self, _maxLength: length)
  }
  func dropFirst(_ number: Int = 1) -> DropFirstSequence<Self> {
    _requireCount(number, "Can't drop a negative number of elements from a sequence")
    return DropFirstSequence(_base: self, _limit: number)
  }
  func suffix(_ length: Int) -> [Element] {
    _requireCount(length, "Can't take a suffix of negative length from a sequence")
    let all = Array(self)
    return Array(all._slice(length < all.count ? all.count - length : 0, all.count))
  }
  func dropLast(_ number: Int = 1) -> [Element] {
    _requireCount(number, "Can't drop a negative number of elements from a sequence")
    let all = Array(self)
    return Array(all._slice(0, number < all.count ? all.count - number : 0))
  }

  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try !predicate(element) { break }
      result.append(element)
    }
    return result
  }

  func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    var isDropping = true
    for element in self {
      if isDropping {
        if try predicate(element) { continue }
        isDropping = false
      }
      result.append(element)
    }
    return result
  }

  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    try Array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: isSeparator)
  }

  var lazy: LazySequence<Self> { LazySequence(_base: self) }
}

extension Sequence where Element: Equatable {
  func contains(_ element: Element) -> Bool {
    for other in self { if other == element { return true } }
    return false
  }

  func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    elementsEqual(other, by: { $0 == $1 })
  }

  func starts<S: Sequence>(with prefix: S) -> Bool where S.Element == Element {
    starts(with: prefix, by: { $0 == $1 })
  }

  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}

extension Sequence where Element: Comparable {
  func sorted() -> [Element] { sorted(by: { $0 < $1 }) }
  func min() -> Element? { self.min(by: { $0 < $1 }) }
  func max() -> Element? { self.max(by: { $0 < $1 }) }
  func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    lexicographicallyPrecedes(other, by: { $0 < $1 })
  }
}

extension Sequence where Element == String {
  func joined(separator: String = "") -> String { _stringJoined(Array(self), separator) }
}

// MARK: Sequences of other sequences

struct PrefixSequence<Base: Sequence>: Sequence {
  let _base: Base
  let _maxLength: Int
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _left: Int
    mutating func next() -> Base.Element? {
      if _left <= 0 { return nil }
      _left -= 1
      return _base.next()
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _left: _maxLength) }
}

struct DropFirstSequence<Base: Sequence>: Sequence {
  let _base: Base
  let _limit: Int
  func makeIterator() -> Base.Iterator {
    var iterator = _base.makeIterator()
    var dropped = 0
    while dropped < _limit && iterator.next() != nil { dropped += 1 }
    return iterator
  }
}

// MARK: Erased and ad-hoc sequences

struct AnyIterator<Element>: Sequence, IteratorProtocol {
  let _next: () -> Element?
  init(_ body: @escaping () -> Element?) { _next = body }
  init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var base = base
    _next = { base.next() }
  }
  func next() -> Element? { _next() }
}

struct AnySequence<Element>: Sequence {
  let _make: () -> AnyIterator<Element>
  init<S: Sequence>(_ base: S) where S.Element == Element {
    _make = { AnyIterator(base.makeIterator()) }
  }
  init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
  where I.Element == Element {
    _make = { AnyIterator(makeUnderlyingIterator()) }
  }
  func makeIterator() -> AnyIterator<Element> { _make() }
}

struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  var _state: State
  let _next: (inout State) -> Element?
  var _done: Bool

  mutating func next() -> Element? {
    if _done { return nil }
    if let element = _next(&_state) { return element }
    _done = true
    return nil
  }
}

func sequence<T, State>(
  state: State, next: @escaping (inout State) -> T?
) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _next: next, _done: false)
}

func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)> {
  UnfoldSequence(
    _state: (first, true),
    _next: { (state: inout (T?, Bool)) -> T? in
      if state.1 {
        state.1 = false
        return state.0
      }
      guard let last = state.0 else { return nil }
      state.0 = next(last)
      return state.0
    }, _done: false)
}
