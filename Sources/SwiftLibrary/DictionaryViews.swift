// A dictionary's keys and values as collections of their own, which are no arrays.

extension Dictionary {
  /// A position: how many pairs come before it.
  struct Index: Comparable, Hashable {
    let _position: Int
    static func < (a: Index, b: Index) -> Bool { a._position < b._position }
  }

  var startIndex: Index { Index(_position: 0) }
  var endIndex: Index { Index(_position: _keys.count) }
  func index(after index: Index) -> Index { Index(_position: index._position + 1) }
  func index(forKey key: Key) -> Index? {
    let entry = _findEntry(_slots, _keys, key)
    return entry < 0 ? nil : Index(_position: entry)
  }
  subscript(position: Index) -> (key: Key, value: Value) {
    if position._position >= _keys.count { _fatalError("Index out of range") }
    return (key: _keys[position._position], value: _values[position._position])
  }
  mutating func popFirst() -> (key: Key, value: Value)? {
    _keys.count == 0 ? nil : _remove(0)
  }
  @discardableResult
  mutating func remove(at index: Index) -> (key: Key, value: Value) {
    if index._position >= _keys.count {
      _fatalError("Attempting to access Dictionary elements using an invalid index")
    }
    return _remove(index._position)
  }

  struct Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
    let _elements: [Key]
    let _slots: [Int]

    var startIndex: Dictionary<Key, Value>.Index { Dictionary<Key, Value>.Index(_position: 0) }
    var endIndex: Dictionary<Key, Value>.Index {
      Dictionary<Key, Value>.Index(_position: _elements.count)
    }
    func index(after index: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index {
      Dictionary<Key, Value>.Index(_position: index._position + 1)
    }
    subscript(position: Dictionary<Key, Value>.Index) -> Key { _elements[position._position] }
    func makeIterator() -> ArrayIterator<Key> { ArrayIterator(_elements) }
    var count: Int { _elements.count }
    var isEmpty: Bool { _elements.count == 0 }
    var first: Key? { _elements.first }
    func contains(_ key: Key) -> Bool { _findEntry(_slots, _elements, key) >= 0 }
    static func == (a: Keys, b: Keys) -> Bool {
      if a._elements.count != b._elements.count { return false }
      for key in a._elements where !b.contains(key) { return false }
      return true
    }
    var description: String { _elements.description }
    var debugDescription: String { "Dictionary.Keys(\(_elements.description))" }
  }

  struct Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
    var _elements: [Value]

    var startIndex: Dictionary<Key, Value>.Index { Dictionary<Key, Value>.Index(_position: 0) }
    var endIndex: Dictionary<Key, Value>.Index {
      Dictionary<Key, Value>.Index(_position: _elements.count)
    }
    func index(after index: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index {
      Dictionary<Key, Value>.Index(_position: index._position + 1)
    }
    subscript(position: Dictionary<Key, Value>.Index) -> Value {
      get { _elements[position._position] }
      set { _elements[position._position] = newValue }
    }
    func makeIterator() -> ArrayIterator<Value> { ArrayIterator(_elements) }
    var count: Int { _elements.count }
    var isEmpty: Bool { _elements.count == 0 }
    var first: Value? { _elements.first }
    var description: String { _elements.description }
    var debugDescription: String { "Dictionary.Values(\(_elements.description))" }
  }

  var keys: Keys { Keys(_elements: _keys, _slots: _slots) }
  var values: Values {
    get { Values(_elements: _values) }
    set { _values = newValue._elements }
  }
}
