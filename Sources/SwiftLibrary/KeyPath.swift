// Key paths as values. The front end creates them: it gives the text of the path and closures that
// read and write it, and picks the class by how much the path can write.

class AnyKeyPath: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// `\Person.address.city`: paths are equal when their texts are.
  let _text: String

  init(_text text: String) { _text = text }

  var description: String { _text }
  var debugDescription: String { _text }

  static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool { a._text == b._text }
  func hash(into hasher: inout Hasher) { hasher.combine(_text) }
}

class PartialKeyPath<Root>: AnyKeyPath {
  let _getAny: (Root) -> Any

  init(_ text: String, any get: @escaping (Root) -> Any) {
    _getAny = get
    super.init(_text: text)
  }
}

class KeyPath<Root, Value>: PartialKeyPath<Root> {
  let _get: (Root) -> Value

  init(_ text: String, _ get: @escaping (Root) -> Value) {
    _get = get
    super.init(text, any: { root in get(root) as Any })
  }

  /// The text of a longer path, that goes on with `other`.
  func _appending(_ other: String) -> String {
    guard let point = other.firstIndex(of: ".") else { return _text }
    return _text + other[point...]
  }
}

class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  let _set: (inout Root, Value) -> Void

  init(
    _ text: String, _ get: @escaping (Root) -> Value, _ set: @escaping (inout Root, Value) -> Void
  ) {
    _set = set
    super.init(text, get)
  }
}

class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  let _setThrough: (Root, Value) -> Void

  init(
    _ text: String, _ get: @escaping (Root) -> Value, through set: @escaping (Root, Value) -> Void
  ) {
    _setThrough = set
    super.init(text, get, { root, value in set(root, value) })
  }
}

extension KeyPath {
  func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended> {
    let first = _get
    let second = path._get
    return KeyPath<Root, Appended>(_appending(path._text), { root in second(first(root)) })
  }

  func appending<Appended>(
    path: ReferenceWritableKeyPath<Value, Appended>
  ) -> ReferenceWritableKeyPath<Root, Appended> {
    let first = _get
    let second = path._get
    let set = path._setThrough
    return ReferenceWritableKeyPath<Root, Appended>(
      _appending(path._text), { root in second(first(root)) },
      through: { root, value in set(first(root), value) })
  }
}

extension WritableKeyPath {
  func appending<Appended>(
    path: WritableKeyPath<Value, Appended>
  ) -> WritableKeyPath<Root, Appended> {
    let first = _get
    let second = path._get
    let setFirst = _set
    let setSecond = path._set
    return WritableKeyPath<Root, Appended>(
      _appending(path._text), { root in second(first(root)) },
      { root, value in
        var part = first(root)
        setSecond(&part, value)
        setFirst(&root, part)
      })
  }
}

/// The owners of `x[keyPath: path]` for every type: the front end finds these subscripts for any
/// base, the other protocol's when the path does not have the type of its value.
protocol _KeyPathBase {}
protocol _PartialKeyPathBase {}

extension _PartialKeyPathBase {
  subscript(keyPath path: PartialKeyPath<Self>) -> Any { path._getAny(self) }
}

extension _KeyPathBase {
  subscript<Value>(keyPath path: KeyPath<Self, Value>) -> Value { path._get(self) }

  subscript<Value>(keyPath path: WritableKeyPath<Self, Value>) -> Value {
    get { path._get(self) }
    set { path._set(&self, newValue) }
  }

  subscript<Value>(keyPath path: ReferenceWritableKeyPath<Self, Value>) -> Value {
    get { path._get(self) }
    nonmutating set { path._setThrough(self, newValue) }
  }
}
