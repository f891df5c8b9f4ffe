/// Prints a value with all that it holds, a line each.
@discardableResult
func dump<T>(_ value: T) -> T {
  var seen: [ObjectIdentifier] = []
  _dump(value, "", 0, &seen)
  return value
}

func _dump(_ value: Any, _ label: String, _ depth: Int, _ seen: inout [ObjectIdentifier]) {
  // A part of a string shows as its characters.
  let value: Any = (value as? Substring)?._text ?? value
  let kind = _mirrorKind(value)
  let count = _mirrorCount(value)
  let superclass = kind == 1 ? _mirrorSuperclass(type(of: value)) : nil
  let indent = String(repeating: " ", count: depth * 2)
  let name = label == "" ? "" : label + ": "
  var head = indent + (count == 0 && superclass == nil ? "- " : "▿ ") + name
  if depth > 30 {
    _print(head + "…\n")
    return
  }
  if kind != 1, kind != 4, let custom = value as? any CustomReflectable {
    _dumpMirror(custom.customMirror, of: value, name, depth, &seen)
    return
  }
  switch kind {
  case 1:
    let identity = ObjectIdentifier(value as AnyObject)
    let known = seen.firstIndex(of: identity)
    head += _debugDescribeWhole(value) + " #\(known ?? seen.count)"
    if known != nil {
      _print(head + "\n")
      return
    }
    seen.append(identity)
  case 2: head += _debugDescribeWhole(value)
  case 3: head += _mirrorTypeName(value, true) + "." + _mirrorCase(value)
  case 5: head += "(\(count) elements)"
  case 8: head += count == 1 ? "1 element" : "\(count) elements"
  default: head += _debugDescribe(value)
  }
  _print(head + "\n")
  if kind == 3 && count > 0 {
    _dumpPayload(value, count, depth + 1, &seen)
    return
  }
  if let superclass { _dumpSuperclass(value, superclass, depth + 1, &seen) }
  var index = superclass.map { _mirrorFieldCount($0) } ?? 0
  while index < count {
    var label = _mirrorLabel(value, index)
    if kind == 4 { label = "some" }
    if kind == 5 && label == "" { label = ".\(index)" }
    _dump(_mirrorChild(value, index), label, depth + 1, &seen)
    index += 1
  }
}

/// A value that says itself what its mirror shows, as dictionaries and sets do.
func _dumpMirror(
  _ mirror: Mirror, of value: Any, _ name: String, _ depth: Int, _ seen: inout [ObjectIdentifier]
) {
  let count = mirror.children.count
  var head = String(repeating: " ", count: depth * 2) + (count == 0 ? "- " : "▿ ") + name
  switch mirror.displayStyle {
  case .tuple: head += count == 1 ? "(1 element)" : "(\(count) elements)"
  case .collection: head += count == 1 ? "1 element" : "\(count) elements"
  case .dictionary: head += count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
  case .set: head += count == 1 ? "1 member" : "\(count) members"
  default: head += _debugDescribeWhole(value)
  }
  _print(head + "\n")
  for child in mirror.children { _dump(child.value, child.label ?? "", depth + 1, &seen) }
}

/// The fields that an object has from a class above its own.
func _dumpSuperclass(
  _ value: Any, _ superclass: Any.Type, _ depth: Int, _ seen: inout [ObjectIdentifier]
) {
  let above = _mirrorSuperclass(superclass)
  let count = _mirrorFieldCount(superclass)
  var index = above.map { _mirrorFieldCount($0) } ?? 0
  let indent = String(repeating: " ", count: depth * 2)
  let sign = above == nil && count == 0 ? "- " : "▿ "
  _print(indent + sign + "super: " + String(reflecting: superclass) + "\n")
  if let above { _dumpSuperclass(value, above, depth + 1, &seen) }
  while index < count {
    _dump(_mirrorChild(value, index), _mirrorLabel(value, index), depth + 1, &seen)
    index += 1
  }
}

/// A case's payload is its one child: the value, or a tuple of several.
func _dumpPayload(_ value: Any, _ count: Int, _ depth: Int, _ seen: inout [ObjectIdentifier]) {
  let name = _mirrorCase(value)
  if count == 1 && _mirrorLabel(value, 0) == "" {
    _dump(_mirrorChild(value, 0), name, depth, &seen)
    return
  }
  _print(String(repeating: " ", count: depth * 2) + "▿ " + name + ": (\(count) elements)\n")
  var index = 0
  while index < count {
    let label = _mirrorLabel(value, index)
    _dump(_mirrorChild(value, index), label == "" ? ".\(index)" : label, depth + 1, &seen)
    index += 1
  }
}

/// The text for a whole struct or object: its own, or the name of its type.
func _debugDescribeWhole(_ value: Any) -> String {
  if let custom = value as? any CustomDebugStringConvertible { return custom.debugDescription }
  if let custom = value as? any CustomStringConvertible { return custom.description }
  return _mirrorTypeName(value, true)
}
