// Dictionaries and sets keep the order of insertion: keys (and values) in arrays, beside an open hash
// table whose slots hold one more than an entry's index, 0 when free.

@_semantics("vdl.table.find")
func _tableFind<Key>(_ slots: [Int], _ keys: [Key], _ key: Key, _ hash: Int) -> Int

/// The entry with a key, or -1.
func _findEntry<Key: Hashable>(_ slots: [Int], _ keys: [Key], _ key: Key) -> Int {
  if slots.count == 0 { return -1 }
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

/// Enters the last key into the slots, which are made anew when they are getting full.
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

struct DictionaryIterator<Key: Hashable, Value> {
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

extension Dictionary {
  init(minimumCapacity: Int) { self.init() }
  init(_ other: [Key: Value]) { self = other }

  /// What a literal becomes; a key that comes twice traps.
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

  init(uniqueKeysWithValues pairs: [(Key, Value)]) {
    self.init()
    for pair in pairs {
      if _findEntry(_slots, _keys, pair.0) >= 0 {
        _fatalError("Duplicate values for key: '\(pair.0)'")
      }
      _append(pair.0, pair.1)
    }
  }

  init(
    _ pairs: [(Key, Value)], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
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

  init<E>(grouping elements: [E], by keyForValue: (E) throws -> Key) rethrows where Value == [E] {
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
  var keys: [Key] { _keys }
  var values: [Value] { _values }
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
    if entry < 0 { return nil }
    _keys.remove(at: entry)
    let old = _values.remove(at: entry)
    _slots = _slotsFor(_keys)
    return old
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

  func _pairs() -> [(key: Key, value: Value)] {
    var result: [(key: Key, value: Value)] = []
    for pair in self { result.append(pair) }
    return result
  }

  func map<T>(_ transform: ((key: Key, value: Value)) throws -> T) rethrows -> [T] {
    try _pairs().map(transform)
  }
  func compactMap<T>(_ transform: ((key: Key, value: Value)) throws -> T?) rethrows -> [T] {
    try _pairs().compactMap(transform)
  }
  func flatMap<T>(_ transform: ((key: Key, value: Value)) throws -> [T]) rethrows -> [T] {
    try _pairs().flatMap(transform)
  }
  func forEach(_ body: ((key: Key, value: Value)) throws -> Void) rethrows {
    try _pairs().forEach(body)
  }
  func reduce<T>(
    _ initial: T, _ next: (T, (key: Key, value: Value)) throws -> T
  ) rethrows -> T {
    try _pairs().reduce(initial, next)
  }
  func reduce<T>(
    into initial: T, _ update: (inout T, (key: Key, value: Value)) throws -> Void
  ) rethrows -> T {
    try _pairs().reduce(into: initial, update)
  }
  func sorted(
    by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) throws -> Bool
  ) rethrows -> [(key: Key, value: Value)] {
    try _pairs().sorted(by: areInIncreasingOrder)
  }
  func contains(where predicate: ((key: Key, value: Value)) throws -> Bool) rethrows -> Bool {
    try _pairs().contains(where: predicate)
  }
  func allSatisfy(_ predicate: ((key: Key, value: Value)) throws -> Bool) rethrows -> Bool {
    try _pairs().allSatisfy(predicate)
  }
  func first(
    where predicate: ((key: Key, value: Value)) throws -> Bool
  ) rethrows -> (key: Key, value: Value)? {
    try _pairs().first(where: predicate)
  }
  func min(
    by order: ((key: Key, value: Value), (key: Key, value: Value)) throws -> Bool
  ) rethrows -> (key: Key, value: Value)? {
    try _pairs().min(by: order)
  }
  func max(
    by order: ((key: Key, value: Value), (key: Key, value: Value)) throws -> Bool
  ) rethrows -> (key: Key, value: Value)? {
    try _pairs().max(by: order)
  }
  func enumerated() -> [(offset: Int, element: (key: Key, value: Value))] { _pairs().enumerated() }
}

extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    if _keys.count == 0 { return "[:]" }
    var text = "["
    var index = 0
    while index < _keys.count {
      if index > 0 { text += ", " }
      text += _debugDescribe(_mirrorChild(_keys, index))
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

struct Set<Element: Hashable> {
  var _keys: [Element]
  var _slots: [Int]

  init() {
    _keys = []
    _slots = []
  }
}

extension Set {
  init(_ elements: [Element]) {
    self.init()
    for element in elements { insert(element) }
  }

  init(_ other: Set<Element>) { self = other }

  func makeIterator() -> ArrayIterator<Element> { ArrayIterator(_keys) }

  var count: Int { _keys.count }
  var isEmpty: Bool { _keys.count == 0 }
  var first: Element? { _keys.first }

  func contains(_ element: Element) -> Bool { _findEntry(_slots, _keys, element) >= 0 }

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
  mutating func removeFirst() -> Element {
    let element = _keys[0]
    remove(element)
    return element
  }
  mutating func popFirst() -> Element? {
    if _keys.count == 0 { return nil }
    return removeFirst()
  }
  mutating func reserveCapacity(_ capacity: Int) {}

  func union(_ other: Set<Element>) -> Set<Element> { union(other._keys) }
  func union(_ other: [Element]) -> Set<Element> {
    var result = self
    for element in other { result.insert(element) }
    return result
  }
  func intersection(_ other: Set<Element>) -> Set<Element> { filter { other.contains($0) } }
  func intersection(_ other: [Element]) -> Set<Element> { intersection(Set(other)) }
  func subtracting(_ other: Set<Element>) -> Set<Element> { filter { !other.contains($0) } }
  func subtracting(_ other: [Element]) -> Set<Element> { subtracting(Set(other)) }
  func symmetricDifference(_ other: Set<Element>) -> Set<Element> {
    subtracting(other).union(other.subtracting(self))
  }
  mutating func formUnion(_ other: Set<Element>) { self = union(other) }
  mutating func formUnion(_ other: [Element]) { self = union(other) }
  mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
  mutating func subtract(_ other: Set<Element>) { self = subtracting(other) }
  mutating func subtract(_ other: [Element]) { self = subtracting(other) }
  func isSubset(of other: Set<Element>) -> Bool { _keys.allSatisfy { other.contains($0) } }
  func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: Set<Element>) -> Bool {
    !_keys.contains(where: { other.contains($0) })
  }

  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in _keys { if try isIncluded(element) { result.insert(element) } }
    return result
  }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] { try _keys.map(transform) }
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    try _keys.compactMap(transform)
  }
  func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T] {
    try _keys.flatMap(transform)
  }
  func forEach(_ body: (Element) throws -> Void) rethrows { try _keys.forEach(body) }
  func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {
    try _keys.reduce(initial, next)
  }
  func sorted(by order: (Element, Element) throws -> Bool) rethrows -> [Element] {
    try _keys.sorted(by: order)
  }
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    try _keys.contains(where: predicate)
  }
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    try _keys.allSatisfy(predicate)
  }
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try _keys.first(where: predicate)
  }
  func enumerated() -> [(offset: Int, element: Element)] { _keys.enumerated() }
  func randomElement() -> Element? { _keys.randomElement() }
}

extension Set where Element: Comparable {
  func sorted() -> [Element] { _keys.sorted() }
  func min() -> Element? { _keys.min() }
  func max() -> Element? { _keys.max() }
}

extension Set: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _describe(_keys) }
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

extension Array where Element: Hashable {
  init(_ set: Set<Element>) { self = set._keys }
}

extension Set where Element == Character {
  init(_ text: String) {
    self.init()
    for character in text { insert(character) }
  }
}
