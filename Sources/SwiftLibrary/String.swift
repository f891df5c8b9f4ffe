@_semantics("vdl.primitive")
struct String: Comparable, Hashable, CustomStringConvertible, LosslessStringConvertible {
  /// A position: how many characters come before it, or how many bytes, with the text that it is in. A
  /// view's position may be inside a character.
  struct Index: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    /// Negative where only the bytes are known.
    let _characters: Int
    /// Negative where only the characters are known; -2 at the start, which Swift prints differently.
    let _bytes: Int
    /// The UTF-16 units of a scalar before it.
    let _unit: Int
    let _whole: String

    init(_offset characters: Int, _ whole: String = "") {
      _characters = characters
      _bytes = -1
      _unit = 0
      _whole = whole
    }

    init(_byte bytes: Int, _ whole: String, _ unit: Int = 0) {
      _characters = -1
      _bytes = bytes
      _unit = unit
      _whole = whole
    }

    init(_startOf whole: String) {
      _characters = 0
      _bytes = -2
      _unit = 0
      _whole = whole
    }

    init(encodedOffset: Int) { self.init(_offset: encodedOffset) }

    var encodedOffset: Int { _offset }

    /// The whole characters before it.
    var _offset: Int { _characters < 0 ? _stringCharacterOffset(_whole, _bytes) : _characters }

    /// The bytes before it.
    var _utf8: Int { _bytes < 0 ? _stringByteOffset(_whole, _characters) : _bytes }

    var description: String {
      if _bytes == -2 { return "0[any]" }
      return _unit == 0 ? "\(_utf8)[utf8]" : "\(_utf8)[utf8]+\(_unit)"
    }
    var debugDescription: String { description }

    static func == (a: Index, b: Index) -> Bool {
      if a._characters >= 0 && b._characters >= 0 { return a._characters == b._characters }
      return a._utf8 == b._utf8 && a._unit == b._unit
    }

    static func < (a: Index, b: Index) -> Bool {
      if a._characters >= 0 && b._characters >= 0 { return a._characters < b._characters }
      let (one, other) = (a._utf8, b._utf8)
      return one == other ? a._unit < b._unit : one < other
    }

    func hash(into hasher: inout Hasher) { hasher.combine(_utf8) }
  }
}

/// The bytes of a text's first characters.
func _stringByteOffset(_ text: String, _ characters: Int) -> Int {
  let (bytes, count) = (_stringByteCount(text), _stringCount(text))
  if bytes == count || bytes == 0 { return characters }
  if characters >= count { return bytes + characters - count }
  return _stringByteCount(_stringSlice(text, 0, characters))
}

/// The whole characters in a text's first bytes.
func _stringCharacterOffset(_ text: String, _ bytes: Int) -> Int {
  if _stringByteCount(text) == _stringCount(text) { return bytes }
  var (number, end) = (0, 0)
  for character in _stringCharacters(text) {
    end += _stringByteCount("\(character)")
    if end > bytes { break }
    number += 1
  }
  return number
}

typealias StaticString = String

@_semantics("vdl.string.count") func _stringCount(_ text: String) -> Int
@_semantics("vdl.string.byteCount") func _stringByteCount(_ text: String) -> Int
@_semantics("vdl.string.equal") func _stringEqual(_ a: String, _ b: String) -> Bool
@_semantics("vdl.string.less") func _stringLess(_ a: String, _ b: String) -> Bool
@_semantics("vdl.string.characters") func _stringCharacters(_ text: String) -> [Character]
@_semantics("vdl.string.fromCharacters") func _stringFrom(_ characters: [Character]) -> String
@_semantics("vdl.string.at") func _stringAt(_ text: String, _ offset: Int) -> Character
@_semantics("vdl.string.slice") func _stringSlice(_ text: String, _ from: Int, _ to: Int) -> String
@_semantics("vdl.string.contains") func _stringContains(_ text: String, _ part: String) -> Bool
@_semantics("vdl.string.joined") func _stringJoined(_ parts: [String], _ separator: String)
  -> String
@_semantics("vdl.string.split")
func _stringSplit(_ text: String, _ separator: String, _ omitsEmpty: Bool) -> [String]
@_semantics("vdl.string.replacing")
func _stringReplacing(_ text: String, _ part: String, _ other: String) -> String
@_semantics("vdl.string.trimmed") func _stringTrimmed(_ text: String) -> String
@_semantics("vdl.string.repeated") func _stringRepeated(_ text: String, _ count: Int) -> String
@_semantics("vdl.string.quoted") func _stringQuoted(_ text: String) -> String
@_semantics("vdl.string.offset") func _stringOffset(_ text: String, _ part: String) -> Int?
@_semantics("vdl.string.utf8") func _stringUTF8(_ text: String) -> [UInt8]

extension String {
  init() { self = "" }
  init(_ other: String) { self = other }
  init(_ character: Character) { self = "\(character)" }
  init(_ characters: [Character]) { self = _stringFrom(characters) }
  /// Swift's takes what is `LosslessStringConvertible`.
  @_disfavoredOverload init(_ value: Any) { self = _describe(value) }
  init(describing value: Any) { self = _describe(value) }
  init<T: CustomStringConvertible & TextOutputStreamable>(describing value: T) {
    self = value.description
  }
  init(reflecting value: Any) { self = _debugDescribe(value) }
  init(repeating text: String, count: Int) {
    if count < 0 { _fatalError("Negative count not allowed") }
    self = _stringRepeated(text, count)
  }
  init(repeating character: Character, count: Int) {
    self.init(repeating: "\(character)", count: count)
  }
  init<T: BinaryInteger>(_ number: T, radix: Int = 10, uppercase: Bool = false) {
    if radix < 2 || radix > 36 { _fatalError("Radix must be between 2 and 36") }
    let text = _integerRadix(number, radix)
    self = uppercase ? text.uppercased() : text
  }

  var count: Int { _stringCount(self) }
  var isEmpty: Bool { _stringByteCount(self) == 0 }
  var description: String { self }
  var debugDescription: String { _stringQuoted(self) }
  var first: Character? { isEmpty ? nil : _stringAt(self, 0) }
  var last: Character? { isEmpty ? nil : _stringAt(self, count - 1) }

  static func == (a: String, b: String) -> Bool { _stringEqual(a, b) }
  static func != (a: String, b: String) -> Bool { !_stringEqual(a, b) }
  static func < (a: String, b: String) -> Bool { _stringLess(a, b) }
  static func + (a: String, b: String) -> String { "\(a)\(b)" }
  static func + (a: String, b: [Character]) -> String { "\(a)\(_stringFrom(b))" }
  static func += (a: inout String, b: String) { a = "\(a)\(b)" }

  func hash(into hasher: inout Hasher) {
    if let quick = _hashQuick(self) { hasher._state = _hashCombine(hasher._state, quick) }
  }

  @_semantics("vdl.string.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
  @_semantics("vdl.string.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
  @_semantics("vdl.string.uppercased") func uppercased() -> String
  @_semantics("vdl.string.lowercased") func lowercased() -> String

  func contains(_ part: String) -> Bool { _stringContains(self, part) }
  func contains(_ character: Character) -> Bool { _stringContains(self, "\(character)") }
  func contains(where predicate: (Character) throws -> Bool) rethrows -> Bool {
    for character in _stringCharacters(self) { if try predicate(character) { return true } }
    return false
  }

  mutating func append(_ other: String) { self = "\(self)\(other)" }
  mutating func append(_ character: Character) { self = "\(self)\(character)" }
  mutating func append(contentsOf other: String) { self = "\(self)\(other)" }
  mutating func append(contentsOf other: Substring) { self = "\(self)\(other._text)" }
  mutating func insert(_ character: Character, at index: Index) {
    let text = self
    self =
      _stringSlice(text, 0, index._offset) + "\(character)"
      + _stringSlice(text, index._offset, text.count)
  }
  mutating func removeAll() { self = "" }
  mutating func removeAll(where predicate: (Character) throws -> Bool) rethrows {
    self = try filter { try !predicate($0) }
  }
  @discardableResult
  mutating func removeFirst() -> Character {
    if isEmpty { _fatalError("Can't remove first element from an empty collection") }
    let character = _stringAt(self, 0)
    self = _stringSlice(self, 1, count)
    return character
  }
  mutating func removeFirst(_ number: Int) { self = _stringSlice(self, number, count) }
  @discardableResult
  mutating func removeLast() -> Character {
    if isEmpty { _fatalError("Can't remove last element from an empty collection") }
    let length = count
    let character = _stringAt(self, length - 1)
    self = _stringSlice(self, 0, length - 1)
    return character
  }
  mutating func removeLast(_ number: Int) { self = _stringSlice(self, 0, count - number) }
  mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
  @discardableResult
  mutating func remove(at index: Index) -> Character {
    let character = _stringAt(self, index._offset)
    let text = self
    self = _stringSlice(text, 0, index._offset) + _stringSlice(text, index._offset + 1, text.count)
    return character
  }

  func replacing(_ part: String, with other: String) -> String {
    if !part.isEmpty { return _stringReplacing(self, part, other) }
    // Nothing stands between any two characters, and at either end.
    return other + _stringJoined(_stringCharacters(self).map { "\($0)\(other)" }, "")
  }
  func makeIterator() -> ArrayIterator<Character> { ArrayIterator(_stringCharacters(self)) }
  func map<T>(_ transform: (Character) throws -> T) rethrows -> [T] {
    try _stringCharacters(self).map(transform)
  }
  func compactMap<T>(_ transform: (Character) throws -> T?) rethrows -> [T] {
    try _stringCharacters(self).compactMap(transform)
  }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    _stringFrom(try _stringCharacters(self).filter(isIncluded))
  }
  func forEach(_ body: (Character) throws -> Void) rethrows {
    try _stringCharacters(self).forEach(body)
  }
  func reduce<T>(_ initial: T, _ next: (T, Character) throws -> T) rethrows -> T {
    try _stringCharacters(self).reduce(initial, next)
  }
  func allSatisfy(_ predicate: (Character) throws -> Bool) rethrows -> Bool {
    try _stringCharacters(self).allSatisfy(predicate)
  }
  func sorted() -> [Character] { _stringCharacters(self).sorted() }
  func first(where predicate: (Character) throws -> Bool) rethrows -> Character? {
    try _stringCharacters(self).first(where: predicate)
  }

  // Positions
  var startIndex: Index { Index(_startOf: self) }
  var endIndex: Index { Index(_offset: count, self) }
  var indices: [Index] {
    var result: [Index] = []
    var offset = 0
    let length = count
    while offset < length {
      result.append(offset == 0 ? startIndex : Index(_offset: offset, self))
      offset += 1
    }
    return result
  }
  func index(after index: Index) -> Index {
    let offset = index._offset
    if offset >= count { _fatalError("String index is out of bounds") }
    return Index(_offset: offset + 1, self)
  }
  func index(before index: Index) -> Index {
    let offset = index._offset
    if offset <= 0 || offset > count { _fatalError("String index is out of bounds") }
    return Index(_offset: offset - 1, self)
  }
  func distance(from start: Index, to end: Index) -> Int { end._offset - start._offset }
  func firstIndex(of character: Character) -> Index? {
    if let offset = _stringOffset(self, "\(character)") {
      return offset == 0 ? startIndex : Index(_offset: offset, self)
    }
    return nil
  }
  func lastIndex(of character: Character) -> Index? {
    if let offset = _stringCharacters(self).lastIndex(of: character) {
      return Index(_offset: offset, self)
    }
    return nil
  }
  subscript(index: Index) -> Character { _stringAt(self, index._offset) }
}

@_semantics("vdl.primitive")
struct Character: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {}

@_semantics("vdl.character.is") func _characterIs(_ character: Character, _ property: Int) -> Bool
@_semantics("vdl.character.value") func _characterValue(_ character: Character) -> Int
@_semantics("vdl.character.fromValue") func _characterFrom(_ value: Int) -> Character?
@_semantics("vdl.character.number") func _characterNumber(_ character: Character) -> Int?
@_semantics("vdl.string.equal") func _characterEqual(_ a: Character, _ b: Character) -> Bool
@_semantics("vdl.string.less") func _characterLess(_ a: Character, _ b: Character) -> Bool
@_semantics("vdl.string.uppercased") func _characterUpper(_ a: Character) -> String
@_semantics("vdl.string.lowercased") func _characterLower(_ a: Character) -> String

extension Character {
  init(_ character: Character) { self = character }
  init(_ text: String) {
    if text.isEmpty { _fatalError("Can't form a Character from an empty String") }
    if text.count > 1 {
      _fatalError(
        "Can't form a Character from a String containing more than one extended grapheme cluster")
    }
    self = _stringAt(text, 0)
  }

  static func == (a: Character, b: Character) -> Bool { _characterEqual(a, b) }
  static func < (a: Character, b: Character) -> Bool { _characterLess(a, b) }

  func hash(into hasher: inout Hasher) {
    if let quick = _hashQuick(self) { hasher._state = _hashCombine(hasher._state, quick) }
  }

  var description: String { "\(self as Any)" }
  var debugDescription: String { _debugDescribe(self) }
  var isLetter: Bool { _characterIs(self, 0) }
  var isNumber: Bool { _characterIs(self, 1) }
  var isWhitespace: Bool { _characterIs(self, 2) }
  var isUppercase: Bool { _characterIs(self, 3) }
  var isLowercase: Bool { _characterIs(self, 4) }
  var isPunctuation: Bool { _characterIs(self, 5) }
  var isNewline: Bool { _characterIs(self, 6) }
  var isSymbol: Bool { _characterIs(self, 7) }
  var isASCII: Bool { _characterIs(self, 8) }
  var isMathSymbol: Bool { _characterIs(self, 9) }
  var isCurrencySymbol: Bool { _characterIs(self, 10) }
  var isCased: Bool { _characterIs(self, 11) }
  var wholeNumberValue: Int? { _characterNumber(self) }
  func uppercased() -> String { _characterUpper(self) }
  func lowercased() -> String { _characterLower(self) }
}

extension String: BidirectionalCollection, RangeReplaceableCollection {
  mutating func replaceSubrange<C: Collection>(_ range: Range<Index>, with characters: C)
  where C.Element == Character {
    let text = self
    self =
      _stringSlice(text, 0, range.lowerBound._offset) + _stringFrom(Array(characters))
      + _stringSlice(text, range.upperBound._offset, text.count)
  }
}
