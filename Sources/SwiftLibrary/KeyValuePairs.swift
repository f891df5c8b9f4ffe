/// The pairs of a dictionary literal in their order; keys may come again.
struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
  let _elements: [(key: Key, value: Value)]

  init(dictionaryLiteral elements: (Key, Value)...) {
    _elements = elements.map { (key: $0.0, value: $0.1) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  var count: Int { _elements.count }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(position: Int) -> (key: Key, value: Value) { _elements[position] }
  func makeIterator() -> ArrayIterator<(key: Key, value: Value)> { ArrayIterator(_elements) }
}

extension KeyValuePairs: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    if _elements.isEmpty { return "[:]" }
    let pairs = _elements.map { _debugDescribe($0.key) + ": " + _debugDescribe($0.value) }
    return "[" + pairs.joined(separator: ", ") + "]"
  }
  var debugDescription: String { description }
}
