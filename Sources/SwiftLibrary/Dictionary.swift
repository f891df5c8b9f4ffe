// Dictionaries and sets keep the order of insertion: keys (and values) in arrays, beside an open hash
// table whose slots hold one more than an entry's index, 0 when free.

@_semantics("vdl.table.find")
func _tableFind<Key>(_ slots: [Int], _ keys: [Key], _ key: Key, _ hash: Int) -> Int

/// The entry with a key, or -1.
func _findEntry<Key: Hashable>(_ slots: [Int], _ keys: [Key], _ key: Key) -> Int {
  if slots.count == 0 { return _searchEntry(keys, key) }
  let hash = _hash(key)
  let quick = _tableFind(slots, keys, key, hash)
  if quick != -2 { return quick }
  var slot = hash & (slots.count - 1)
  while true {
    let entry = slots[slot]
    if entry == 0 { return -1 }
    if keys[entry - 1] == key { return entry - 1 }
    slot = (slot + 1) & (slots.count - 1)
  }
}

/// The entry with a key where there are no slots. There are keys only when these were converted from another
/// type, which may have other hashes; the next change makes the slots.
func _searchEntry<Key: Hashable>(_ keys: [Key], _ key: Key) -> Int {
  var entry = 0
  while entry < keys.count {
    if keys[entry] == key { return entry }
    entry += 1
  }
  return -1
}

/// Enters the last key into the slots, which are created anew when they are getting full.
func _enterLast<Key: Hashable>(_ slots: inout [Int], _ keys: [Key]) {
  if keys.count * 2 > slots.count {
    slots = _slotsFor(keys)
    return
  }
  var slot = _hash(keys[keys.count - 1]) & (slots.count - 1)
  while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
  slots[slot] = keys.count
}

/// Slots for keys that are all different.
func _slotsFor<Key: Hashable>(_ keys: [Key]) -> [Int] {
  if keys.count == 0 { return [] }
  var size = 8
  while size < keys.count * 4 { size = size * 2 }
  var slots: [Int] = Array(repeating: 0, count: size)
  var index = 0
  while index < keys.count {
    var slot = _hash(keys[index]) & (size - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
    slots[slot] = index + 1
    index += 1
  }
  return slots
}

struct Dictionary<Key: Hashable, Value> {
  var _keys: [Key]
  var _values: [Value]
  var _slots: [Int]

  init() {
    _keys = []
    _values = []
    _slots = []
  }
}

struct DictionaryIterator<Key: Hashable, Value>: IteratorProtocol {
  let _keys: [Key]
  let _values: [Value]
  var _position: Int

  init(_ keys: [Key], _ values: [Value]) {
    _keys = keys
    _values = values
    _position = 0
  }

  mutating func next() -> (key: Key, value: Value)? {
    if _position >= _keys.count { return nil }
    let element = (key: _keys[_position], value: _values[_position])
    _position += 1
    return element
  }
}

extension Dictionary: Collection, ExpressibleByDictionaryLiteral {
  init(minimumCapacity: Int) { self.init() }
  init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(_keys: elements.map { $0.0 }, _values: elements.map { $0.1 })
  }
  init(_ other: [Key: Value]) { self = other }

  /// The dictionary of a literal; a key that comes twice traps.
  init(_keys keys: [Key], _values values: [Value]) {
    self.init()
    var index = 0
    while index < keys.count {
      if _findEntry(_slots, _keys, keys[index]) >= 0 {
        _fatalError("Dictionary literal contains duplicate keys")
      }
      _append(keys[index], values[index])
      index += 1
    }
  }

  init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
    self.init()
    for pair in pairs {
      if _findEntry(_slots, _keys, pair.0) >= 0 {
        _fatalError("Duplicate values for key: '\(pair.0)'")
      }
      _append(pair.0, pair.1)
    }
  }

  init<S: Sequence>(
    _ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    self.init()
    for pair in pairs {
      let entry = _findEntry(_slots, _keys, pair.0)
      if entry >= 0 {
        _values[entry] = try combine(_values[entry], pair.1)
      } else {
        _append(pair.0, pair.1)
      }
    }
  }

  init<S: Sequence>(
    grouping elements: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    self.init()
    for element in elements {
      let key = try keyForValue(element)
      let entry = _findEntry(_slots, _keys, key)
      if entry >= 0 {
        _values[entry].append(element)
      } else {
        _append(key, [element])
      }
    }
  }

  mutating func _append(_ key: Key, _ value: Value) {
    _keys.append(key)
    _values.append(value)
    _enterLast(&_slots, _keys)
  }

  func makeIterator() -> DictionaryIterator<Key, Value> { DictionaryIterator(_keys, _values) }

  var count: Int { _keys.count }
  var isEmpty: Bool { _keys.count == 0 }
  var first: (key: Key, value: Value)? {
    _keys.count == 0 ? nil : (key: _keys[0], value: _values[0])
  }

  subscript(key: Key) -> Value? {
    get {
      let entry = _findEntry(_slots, _keys, key)
      if entry < 0 { return nil }
      return _values[entry]
    }
    set {
      if let value = newValue {
        updateValue(value, forKey: key)
      } else {
        removeValue(forKey: key)
      }
    }
  }

  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get {
      let entry = _findEntry(_slots, _keys, key)
      if entry < 0 { return defaultValue() }
      return _values[entry]
    }
    set { updateValue(newValue, forKey: key) }
  }

  @discardableResult
  mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let entry = _findEntry(_slots, _keys, key)
    if entry < 0 {
      _append(key, value)
      return nil
    }
    let old = _values[entry]
    _values[entry] = value
    return old
  }

  @discardableResult
  mutating func removeValue(forKey key: Key) -> Value? {
    let entry = _findEntry(_slots, _keys, key)
    return entry < 0 ? nil : _remove(entry).value
  }

  mutating func _remove(_ entry: Int) -> (key: Key, value: Value) {
    let key = _keys.remove(at: entry)
    let value = _values.remove(at: entry)
    _slots = _slotsFor(_keys)
    return (key: key, value: value)
  }

  mutating func removeAll() {
    self = [:]
  }
  mutating func removeAll(keepingCapacity: Bool) { removeAll() }
  mutating func reserveCapacity(_ capacity: Int) {}

  mutating func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other {
      let entry = _findEntry(_slots, _keys, key)
      if entry >= 0 {
        _values[entry] = try combine(_values[entry], value)
      } else {
        _append(key, value)
      }
    }
  }

  func merging(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }

  mutating func merge<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in other {
      let entry = _findEntry(_slots, _keys, key)
      if entry >= 0 {
        _values[entry] = try combine(_values[entry], value)
      } else {
        _append(key, value)
      }
    }
  }

  func merging<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }

  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { result._append(key, try transform(value)) }
    return result
  }

  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self {
      if let new = try transform(value) { result._append(key, new) }
    }
    return result
  }

  func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for pair in self { if try isIncluded(pair) { result._append(pair.key, pair.value) } }
    return result
  }
}

extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    if _keys.count == 0 { return "[:]" }
    let isErased = Key.self == AnyHashable.self
    var text = "["
    var index = 0
    while index < _keys.count {
      if index > 0 { text += ", " }
      let key = _debugDescribe(_mirrorChild(_keys, index))
      text += isErased ? "AnyHashable(" + key + ")" : key
      text += ": "
      text += _debugDescribe(_mirrorChild(_values, index))
      index += 1
    }
    return text + "]"
  }

  var debugDescription: String { description }
}

extension Dictionary: Equatable where Value: Equatable {
  static func == (a: [Key: Value], b: [Key: Value]) -> Bool {
    if a.count != b.count { return false }
    var index = 0
    while index < a._keys.count {
      let entry = _findEntry(b._slots, b._keys, a._keys[index])
      if entry < 0 { return false }
      if !(a._values[index] == b._values[entry]) { return false }
      index += 1
    }
    return true
  }
}

extension Dictionary: Hashable where Value: Hashable {
  // The order of insertion doesn't matter.
  func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self {
      var entry = Hasher()
      entry.combine(key)
      entry.combine(value)
      sum = sum &+ entry.finalize()
    }
    hasher.combine(sum)
  }
}

struct Set<Element: Hashable> {
  var _keys: [Element]
  var _slots: [Int]

  init() {
    _keys = []
    _slots = []
  }

  init(minimumCapacity: Int) { self.init() }
}

extension Set: Collection, ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { insert(element) }
  }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    for element in elements { insert(element) }
  }

  init(_ other: Set<Element>) { self = other }

  func makeIterator() -> ArrayIterator<Element> { ArrayIterator(_keys) }

  var count: Int { _keys.count }
  var isEmpty: Bool { _keys.count == 0 }
  var first: Element? { _keys.first }

  func contains(_ element: Element) -> Bool { _findEntry(_slots, _keys, element) >= 0 }

  /// A position: how many elements come before it.
  struct Index: Comparable, Hashable {
    let _position: Int
    static func < (a: Index, b: Index) -> Bool { a._position < b._position }
  }

  var startIndex: Index { Index(_position: 0) }
  var endIndex: Index { Index(_position: _keys.count) }
  func index(after index: Index) -> Index { Index(_position: index._position + 1) }
  subscript(position: Index) -> Element {
    if position._position >= _keys.count { _fatalError("Index out of range") }
    return _keys[position._position]
  }
  func firstIndex(of element: Element) -> Index? {
    let entry = _findEntry(_slots, _keys, element)
    return entry < 0 ? nil : Index(_position: entry)
  }

  @discardableResult
  mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let entry = _findEntry(_slots, _keys, element)
    if entry >= 0 { return (inserted: false, memberAfterInsert: _keys[entry]) }
    _keys.append(element)
    _enterLast(&_slots, _keys)
    return (inserted: true, memberAfterInsert: element)
  }

  @discardableResult
  mutating func update(with element: Element) -> Element? {
    let entry = _findEntry(_slots, _keys, element)
    if entry < 0 {
      insert(element)
      return nil
    }
    let old = _keys[entry]
    _keys[entry] = element
    return old
  }

  @discardableResult
  mutating func remove(_ element: Element) -> Element? {
    let entry = _findEntry(_slots, _keys, element)
    if entry < 0 { return nil }
    let old = _keys.remove(at: entry)
    _slots = _slotsFor(_keys)
    return old
  }

  mutating func removeAll() { self = Set() }
  mutating func removeAll(keepingCapacity: Bool) { self = Set() }
  @discardableResult
  mutating func remove(at index: Index) -> Element {
    if index._position >= _keys.count {
      _fatalError("Attempting to access Set elements using an invalid index")
    }
    let old = _keys.remove(at: index._position)
    _slots = _slotsFor(_keys)
    return old
  }
  @discardableResult
  mutating func removeFirst() -> Element {
    if isEmpty { _fatalError("Can't removeFirst from an empty Set") }
    return remove(at: startIndex)
  }
  mutating func popFirst() -> Element? {
    if _keys.count == 0 { return nil }
    return removeFirst()
  }
  mutating func reserveCapacity(_ capacity: Int) {}

  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { result.insert(element) }
    return result
  }
  func intersection(_ other: Set<Element>) -> Set<Element> { filter { other.contains($0) } }
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    intersection(Set(other))
  }
  func subtracting(_ other: Set<Element>) -> Set<Element> { filter { !other.contains($0) } }
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    subtracting(Set(other))
  }
  func symmetricDifference(_ other: Set<Element>) -> Set<Element> {
    subtracting(other).union(other.subtracting(self))
  }
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    symmetricDifference(Set(other))
  }
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    self = union(other)
  }
  mutating func formSymmetricDifference(_ other: Set<Element>) {
    self = symmetricDifference(other)
  }
  mutating func subtract(_ other: Set<Element>) { self = subtracting(other) }
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(other)
  }
  mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
    self = symmetricDifference(other)
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    self = subtracting(other)
  }
  func isSubset(of other: Set<Element>) -> Bool { _keys.allSatisfy { other.contains($0) } }
  func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    isSubset(of: Set(other))
  }
  func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
  func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    other.allSatisfy { contains($0) }
  }
  func isStrictSubset(of other: Set<Element>) -> Bool {
    count < other.count && isSubset(of: other)
  }
  func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    isStrictSubset(of: Set(other))
  }
  func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
  func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    isStrictSuperset(of: Set(other))
  }
  func isDisjoint(with other: Set<Element>) -> Bool {
    !other._keys.contains(where: { contains($0) })
  }
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    !other.contains(where: { contains($0) })
  }

  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in _keys { if try isIncluded(element) { result.insert(element) } }
    return result
  }
  func randomElement() -> Element? { _keys.randomElement() }
}

extension Set: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    if Element.self != AnyHashable.self { return _describe(_keys) }
    return "[" + _keys.map { "AnyHashable(" + _debugDescribe($0) + ")" }.joined(separator: ", ")
      + "]"
  }
  var debugDescription: String { "Set(" + _debugDescribe(_keys) + ")" }
}

extension Set: Equatable {
  static func == (a: Set<Element>, b: Set<Element>) -> Bool {
    a.count == b.count && a.isSubset(of: b)
  }
}

extension Set: Hashable {
  func hash(into hasher: inout Hasher) {
    var sum = 0
    for element in _keys { sum = sum &+ _hash(element) }
    hasher.combine(sum)
  }
}
