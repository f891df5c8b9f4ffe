/// A part of a string, with the string's positions.
///
/// It keeps its own characters beside the whole: else each look at them would walk through the base.
struct Substring: StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible {
  var _base: String
  var _start: Int
  var _end: Int
  var _text: String

  init(_base base: String, _ start: Int, _ end: Int, _ text: String) {
    _base = base
    _start = start
    _end = end
    _text = text
  }

  init() { self.init(_base: "", 0, 0, "") }
  init(_ text: String) { self.init(_base: text, 0, text.count, text) }
  init(_ part: Substring) { self = part }
  init(stringLiteral text: String) { self.init(text) }
  init<S: Sequence>(_ characters: S) where S.Element == Character {
    self.init(_stringFrom(Array(characters)))
  }

  var base: String { _base }
  var count: Int { _end - _start }
  var isEmpty: Bool { _end == _start }
  var first: Character? { isEmpty ? nil : _stringAt(_text, 0) }
  var last: Character? { isEmpty ? nil : _stringAt(_text, count - 1) }

  static func == (a: Substring, b: Substring) -> Bool { _stringEqual(a._text, b._text) }
  static func < (a: Substring, b: Substring) -> Bool { _stringLess(a._text, b._text) }
  func hash(into hasher: inout Hasher) { _text.hash(into: &hasher) }
  var hashValue: Int { _hash(_text) }

  func contains(_ character: Character) -> Bool { _stringContains(_text, "\(character)") }
  func makeIterator() -> ArrayIterator<Character> { ArrayIterator(_stringCharacters(_text)) }
  func replacing<A: StringProtocol, B: StringProtocol>(_ part: A, with other: B) -> Substring {
    Substring(_text.replacing(part._text, with: other._text))
  }

  // MARK: Positions

  var startIndex: String.Index {
    _start == 0 ? String.Index(_startOf: _base) : String.Index(_offset: _start, _base)
  }
  var endIndex: String.Index { String.Index(_offset: _end, _base) }
  var indices: [String.Index] { (_start..<_end).map { String.Index(_offset: $0, _base) } }

  func index(after index: String.Index) -> String.Index {
    let offset = index._offset
    if offset < _start || offset >= _end { _fatalError("String index is out of bounds") }
    return String.Index(_offset: offset + 1, _base)
  }
  func index(before index: String.Index) -> String.Index {
    let offset = index._offset
    if offset <= _start || offset > _end { _fatalError("String index is out of bounds") }
    return String.Index(_offset: offset - 1, _base)
  }
  func distance(from start: String.Index, to end: String.Index) -> Int {
    end._offset - start._offset
  }

  func index(_ index: String.Index, offsetBy distance: Int) -> String.Index {
    if distance == 0 { return index }
    let offset = index._offset + distance
    if offset < _start || offset > _end { _fatalError("String index is out of bounds") }
    return String.Index(_offset: offset, _base)
  }

  func index(
    _ index: String.Index, offsetBy distance: Int, limitedBy limit: String.Index
  ) -> String.Index? {
    let offset = index._offset + distance
    if distance >= 0 {
      if limit._offset >= index._offset && offset > limit._offset { return nil }
    } else if limit._offset <= index._offset && offset < limit._offset {
      return nil
    }
    return self.index(index, offsetBy: distance)
  }

  func firstIndex(of character: Character) -> String.Index? {
    guard let offset = _stringOffset(_text, "\(character)") else { return nil }
    return offset == 0 ? startIndex : String.Index(_offset: _start + offset, _base)
  }

  func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
    guard let offset = try _stringCharacters(_text).firstIndex(where: predicate) else { return nil }
    return String.Index(_offset: _start + offset, _base)
  }
  func lastIndex(of character: Character) -> String.Index? {
    lastIndex(where: { $0 == character })
  }
  func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
    guard let offset = try _stringCharacters(_text).lastIndex(where: predicate) else { return nil }
    return String.Index(_offset: _start + offset, _base)
  }

  subscript(index: String.Index) -> Character {
    if index._offset < _start || index._offset >= _end {
      _fatalError("String index is out of bounds")
    }
    return _stringAt(_text, index._offset - _start)
  }

  subscript(range: Range<String.Index>) -> Substring {
    _part(range.lowerBound._offset - _start, range.upperBound._offset - _start)
  }

  // MARK: Parts

  /// The part between two numbers of characters.
  func _part(_ from: Int, _ to: Int) -> Substring {
    Substring(_base: _base, _start + from, _start + to, _stringSlice(_text, from, to))
  }

  func prefix(_ length: Int) -> Substring {
    _requireCount(length, "Can't take a prefix of negative length from a collection")
    return _part(0, min(length, count))
  }
  func suffix(_ length: Int) -> Substring {
    _requireCount(length, "Can't take a suffix of negative length from a collection")
    return _part(max(0, count - length), count)
  }
  func dropFirst(_ number: Int = 1) -> Substring {
    _requireCount(number, "Can't drop a negative number of elements from a collection")
    return _part(min(number, count), count)
  }
  func dropLast(_ number: Int = 1) -> Substring {
    _requireCount(number, "Can't drop a negative number of elements from a collection")
    return _part(0, max(0, count - number))
  }

  func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
    try _part(0, _leading(predicate))
  }
  func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring {
    try _part(_leading(predicate), count)
  }

  /// How many characters come before the first one that does not fit.
  func _leading(_ predicate: (Character) throws -> Bool) rethrows -> Int {
    var number = 0
    for character in _stringCharacters(_text) {
      if try !predicate(character) { break }
      number += 1
    }
    return number
  }

  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _split("\(separator)", maxSplits, omittingEmptySubsequences)
  }

  func split(
    separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _split(separator, maxSplits, omittingEmptySubsequences)
  }

  /// The parts that the machine finds between separators, with their places.
  func _split(_ separator: String, _ maxSplits: Int, _ omitsEmpty: Bool) -> [Substring] {
    _requireCount(maxSplits, "Must take zero or more splits")
    if separator.isEmpty { return _splitEverywhere(maxSplits, omitsEmpty) }
    var parts: [Substring] = []
    let width = separator.count
    var start = _start
    for text in _stringSplit(_text, separator, false) {
      if parts.count == maxSplits {
        if start < _end || !omitsEmpty { parts.append(_part(start - _start, count)) }
        return parts
      }
      let end = start + text.count
      if start < end || !omitsEmpty { parts.append(Substring(_base: _base, start, end, text)) }
      start = end + width
    }
    return parts
  }

  /// Nothing stands between any two characters, and at either end.
  func _splitEverywhere(_ maxSplits: Int, _ omitsEmpty: Bool) -> [Substring] {
    var parts: [Substring] = []
    var start = 0
    for place in 0...count {
      if parts.count == maxSplits { break }
      if start < place || !omitsEmpty { parts.append(_part(start, place)) }
      start = place
    }
    if start < count || !omitsEmpty { parts.append(_part(start, count)) }
    return parts
  }

  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] {
    _requireCount(maxSplits, "Must take zero or more splits")
    let characters = _stringCharacters(_text)
    var parts: [Substring] = []
    var start = 0
    var offset = 0
    while offset < characters.count && parts.count < maxSplits {
      if try isSeparator(characters[offset]) {
        if offset > start || !omittingEmptySubsequences { parts.append(_part(start, offset)) }
        start = offset + 1
      }
      offset += 1
    }
    if start < characters.count || !omittingEmptySubsequences {
      parts.append(_part(start, characters.count))
    }
    return parts
  }
}

// MARK: - Changing

extension Substring {
  // A replacement keeps the whole and its positions; what appends text makes a whole of its own.
  mutating func replaceSubrange<C: Collection>(_ range: Range<String.Index>, with characters: C)
  where C.Element == Character {
    let from = range.lowerBound._offset
    let to = range.upperBound._offset
    if from < _start || to > _end { _fatalError("String index range is out of bounds") }
    let new = _stringFrom(Array(characters))
    _text = _stringSlice(_text, 0, from - _start) + new + _stringSlice(_text, to - _start, count)
    _base = _stringSlice(_base, 0, from) + new + _stringSlice(_base, to, _base.count)
    _end = _start + _text.count
  }

  mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character {
    self = Substring(_text + _stringFrom(Array(characters)))
  }
  mutating func append<S: StringProtocol>(contentsOf other: S) {
    self = Substring(_text + other._text)
  }
  mutating func write(_ other: String) { self = Substring(_text + other) }

  @discardableResult
  mutating func removeFirst() -> Character {
    if isEmpty { _fatalError("Can't remove first element from an empty collection") }
    let character = _stringAt(_text, 0)
    self = _part(1, count)
    return character
  }
  mutating func removeFirst(_ number: Int) {
    if number > count {
      _fatalError("Can't remove more items from a collection than it contains")
    }
    self = _part(number, count)
  }
  @discardableResult
  mutating func removeLast() -> Character {
    if isEmpty { _fatalError("Can't remove last element from an empty collection") }
    let character = _stringAt(_text, count - 1)
    self = _part(0, count - 1)
    return character
  }
  mutating func removeLast(_ number: Int) {
    if number > count {
      _fatalError("Can't remove more items from a collection than it contains")
    }
    self = _part(0, count - number)
  }
  mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
  mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
  mutating func removeAll(where predicate: (Character) throws -> Bool) rethrows {
    self = Substring(try filter { try !predicate($0) })
  }

  static func + (a: Substring, b: Substring) -> Substring { Substring("\(a._text)\(b._text)") }
  static func + (a: Substring, b: String) -> Substring { Substring("\(a._text)\(b)") }
  static func + <S: Sequence>(a: S, b: Substring) -> Substring where S.Element == Character {
    Substring(_stringFrom(Array(a)) + b._text)
  }
  static func + (a: Substring, b: [Character]) -> Substring { Substring(a._text + _stringFrom(b)) }
  static func += <S: StringProtocol>(a: inout Substring, b: S) { a.append(contentsOf: b) }
}

// MARK: - Parts of a string

extension String {
  typealias SubSequence = Substring

  /// The part between two numbers of characters.
  func _part(_ from: Int, _ to: Int) -> Substring {
    Substring(_base: self, from, to, _stringSlice(self, from, to))
  }

  func prefix(_ length: Int) -> Substring { Substring(self).prefix(length) }
  func suffix(_ length: Int) -> Substring { Substring(self).suffix(length) }
  func dropFirst(_ number: Int = 1) -> Substring { Substring(self).dropFirst(number) }
  func dropLast(_ number: Int = 1) -> Substring { Substring(self).dropLast(number) }
  func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
    try Substring(self).prefix(while: predicate)
  }
  func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring {
    try Substring(self).drop(while: predicate)
  }
  func prefix(upTo end: Index) -> Substring { _part(0, end._offset) }
  func prefix(through end: Index) -> Substring { _part(0, end._offset + 1) }
  func suffix(from start: Index) -> Substring { _part(start._offset, count) }

  subscript(range: Range<Index>) -> Substring {
    _part(range.lowerBound._offset, range.upperBound._offset)
  }
  subscript(range: ClosedRange<Index>) -> Substring {
    _part(range.lowerBound._offset, range.upperBound._offset + 1)
  }
  subscript(range: PartialRangeFrom<Index>) -> Substring { _part(range.lowerBound._offset, count) }
  subscript(range: PartialRangeUpTo<Index>) -> Substring { _part(0, range.upperBound._offset) }
  subscript(range: PartialRangeThrough<Index>) -> Substring {
    _part(0, range.upperBound._offset + 1)
  }

  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    Substring(self)._split("\(separator)", maxSplits, omittingEmptySubsequences)
  }
  func split(
    separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    Substring(self)._split(separator, maxSplits, omittingEmptySubsequences)
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] {
    try Substring(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: isSeparator)
  }
}
