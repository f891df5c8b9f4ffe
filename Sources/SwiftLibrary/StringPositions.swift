// Positions in text, and changes at them.

extension String {
  func index(_ index: Index, offsetBy distance: Int) -> Index {
    if distance == 0 { return index }
    let offset = index._offset + distance
    if offset < 0 || offset > count { _fatalError("String index is out of bounds") }
    return Index(_offset: offset, self)
  }

  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let offset = index._offset + distance
    if distance >= 0 {
      if limit._offset >= index._offset && offset > limit._offset { return nil }
    } else if limit._offset <= index._offset && offset < limit._offset {
      return nil
    }
    return self.index(index, offsetBy: distance)
  }

  func formIndex(after index: inout Index) { index = self.index(after: index) }
  func formIndex(before index: inout Index) { index = self.index(before: index) }

  func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> Index? {
    if let offset = try _stringCharacters(self).firstIndex(where: predicate) {
      return offset == 0 ? startIndex : Index(_offset: offset, self)
    }
    return nil
  }

  func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> Index? {
    let characters = _stringCharacters(self)
    var offset = characters.count - 1
    while offset >= 0 {
      if try predicate(characters[offset]) { return Index(_offset: offset, self) }
      offset -= 1
    }
    return nil
  }

  func starts(with prefix: String) -> Bool { hasPrefix(prefix) }
  func min() -> Character? { _stringCharacters(self).min() }
  func max() -> Character? { _stringCharacters(self).max() }
  func randomElement() -> Character? { _stringCharacters(self).randomElement() }
  func shuffled() -> [Character] { _stringCharacters(self).shuffled() }
  func sorted(by isLess: (Character, Character) throws -> Bool) rethrows -> [Character] {
    try _stringCharacters(self).sorted(by: isLess)
  }

  mutating func replaceSubrange(_ range: Range<Index>, with other: String) {
    let text = self
    self =
      _stringSlice(text, 0, range.lowerBound._offset) + other
      + _stringSlice(text, range.upperBound._offset, text.count)
  }

  mutating func replaceSubrange(_ range: ClosedRange<Index>, with other: String) {
    replaceSubrange(
      range.lowerBound..<Index(_offset: range.upperBound._offset + 1, self), with: other)
  }

  mutating func reserveCapacity(_ capacity: Int) {}
  mutating func removeSubrange(_ range: Range<Index>) { replaceSubrange(range, with: "") }
  mutating func removeSubrange(_ range: ClosedRange<Index>) { replaceSubrange(range, with: "") }
  mutating func insert(contentsOf other: String, at index: Index) {
    replaceSubrange(index..<index, with: other)
  }
  mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
}

extension String.Index {
  /// The position that so many UTF-16 units come before.
  init<S: StringProtocol>(utf16Offset offset: Int, in text: S) {
    let units = text._text.utf16
    let start = text.startIndex
    if start._utf8 == 0 {
      self = units._index(offset)
    } else {
      // A part of a string has the positions of the whole.
      let own = units._index(offset)
      self.init(_byte: start._utf8 + own._utf8, start._whole, own._unit)
    }
  }

  func utf16Offset<S: StringProtocol>(in text: S) -> Int {
    text[text.startIndex..<self]._text.utf16.count + _unit
  }

  // The same position in a text or a view; nil where no part of that begins there.
  func samePosition(in text: String) -> String.Index? {
    let same = String.Index(_offset: _offset, text)
    return same == self ? self : nil
  }
  func samePosition(in view: String.UTF8View) -> String.Index? { _unit == 0 ? self : nil }
  func samePosition(in view: String.UTF16View) -> String.Index? {
    view._index(view._number(of: self)) == self ? self : nil
  }
  func samePosition(in view: String.UnicodeScalarView) -> String.Index? {
    view._index(view._number(of: self)) == self ? self : nil
  }

  init?(_ position: String.Index, within text: String) {
    guard let same = position.samePosition(in: text) else { return nil }
    self = same
  }
  init?(_ position: String.Index, within view: String.UTF8View) {
    guard let same = position.samePosition(in: view) else { return nil }
    self = same
  }
  init?(_ position: String.Index, within view: String.UTF16View) {
    guard let same = position.samePosition(in: view) else { return nil }
    self = same
  }
  init?(_ position: String.Index, within view: String.UnicodeScalarView) {
    guard let same = position.samePosition(in: view) else { return nil }
    self = same
  }
}
