// 'dump' shows what the mirror of a value has.

/// Prints a value with all that it holds, a line each.
@discardableResult
func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max,
  maxItems: Int = Int.max
) -> T {
  var output = _StandardOutput()
  return dump(
    value, to: &output, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
}

@discardableResult
func dump<T, Target: TextOutputStream>(
  _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0,
  maxDepth: Int = Int.max, maxItems: Int = Int.max
) -> T {
  var progress = _DumpProgress(maxItems)
  _dump(value, name, indent, maxDepth, to: &target, &progress)
  return value
}

/// How many values a dump may still show, and the numbers of the objects that it has shown.
struct _DumpProgress {
  var items: Int
  var numbers: [ObjectIdentifier: Int]

  init(_ items: Int) {
    self.items = items
    numbers = [:]
  }
}

func _dump<Target: TextOutputStream>(
  _ value: Any, _ name: String?, _ indent: Int, _ depth: Int, to target: inout Target,
  _ progress: inout _DumpProgress
) {
  if progress.items <= 0 { return }
  progress.items -= 1
  let mirror = Mirror(reflecting: value)
  _dumpPlace(mirror, name, indent, depth, to: &target)
  _dumpSummary(value, mirror, to: &target)
  if _mirrorKind(value) == 1 {
    let identity = ObjectIdentifier(value as AnyObject)
    let known = progress.numbers[identity]
    let number = known ?? progress.numbers.count
    target.write(" #")
    target.write("\(number)")
    if known != nil {
      target.write("\n")
      return
    }
    progress.numbers[identity] = number
  }
  target.write("\n")
  _dumpParts(mirror, indent, depth, to: &target, &progress)
}

/// The beginning of a line: a sign for a value with or without parts, or with parts that lie too deep.
func _dumpPlace<Target: TextOutputStream>(
  _ mirror: Mirror, _ name: String?, _ indent: Int, _ depth: Int, to target: inout Target
) {
  for _ in 0..<indent { target.write(" ") }
  target.write(mirror.children.count == 0 ? "-" : depth <= 0 ? "▹" : "▿")
  target.write(" ")
  if let name {
    target.write(name)
    target.write(": ")
  }
}

/// The parts that an object has from the classes above its own, then the others.
func _dumpParts<Target: TextOutputStream>(
  _ mirror: Mirror, _ indent: Int, _ depth: Int, to target: inout Target,
  _ progress: inout _DumpProgress
) {
  if depth <= 0 { return }
  if let above = mirror.superclassMirror {
    _dumpSuperclass(above, indent + 2, depth - 1, to: &target, &progress)
  }
  var shown = 0
  for child in mirror.children {
    if progress.items <= 0 {
      _dumpRest(mirror.children.count, shown, indent + 4, to: &target)
      return
    }
    _dump(child.value, child.label, indent + 2, depth - 1, to: &target, &progress)
    shown += 1
  }
}

func _dumpSuperclass<Target: TextOutputStream>(
  _ mirror: Mirror, _ indent: Int, _ depth: Int, to target: inout Target,
  _ progress: inout _DumpProgress
) {
  if progress.items <= 0 { return }
  progress.items -= 1
  _dumpPlace(mirror, "super", indent, depth, to: &target)
  target.write(_qualifiedName(mirror.subjectType))
  target.write("\n")
  _dumpParts(mirror, indent, depth, to: &target, &progress)
}

/// The number of parts for which nothing is left.
func _dumpRest<Target: TextOutputStream>(
  _ count: Int, _ shown: Int, _ indent: Int, to target: inout Target
) {
  for _ in 0..<indent { target.write(" ") }
  let rest = count - shown
  let more = shown > 0 ? " more" : ""
  target.write("(\(rest)\(more) \(rest == 1 ? "child" : "children"))\n")
}

/// What stands for a whole value: the number of its parts, its own text, or its type.
func _dumpSummary<Target: TextOutputStream>(
  _ value: Any, _ mirror: Mirror, to target: inout Target
) {
  let count = mirror.children.count
  switch mirror.displayStyle {
  case .tuple: target.write(count == 1 ? "(1 element)" : "(\(count) elements)")
  case .collection: target.write(count == 1 ? "1 element" : "\(count) elements")
  case .dictionary: target.write(count == 1 ? "1 key/value pair" : "\(count) key/value pairs")
  case .set: target.write(count == 1 ? "1 member" : "\(count) members")
  default: _dumpText(of: value, mirror, to: &target)
  }
}

func _dumpText<Target: TextOutputStream>(
  of value: Any, _ mirror: Mirror, to target: inout Target
) {
  let kind = _mirrorKind(value)
  if kind < 1 || kind > 3 {
    target.write(_debugDescribe(value))
  } else if _writeItself(value, true, to: &target) {
    return
  } else if case .optional? = mirror.displayStyle, let child = mirror.children.first {
    target.write(_debugDescribe(child.value))
  } else {
    target.write(_qualifiedName(mirror.subjectType))
    if kind == 3, case .enum? = mirror.displayStyle { target.write("." + _mirrorCase(value)) }
  }
}
