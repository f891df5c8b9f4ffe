/// What a value consists of, for programs that look at values of any type.
struct Mirror {
  typealias Child = (label: String?, value: Any)
  typealias Children = AnyCollection<(label: String?, value: Any)>

  enum DisplayStyle {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
  }

  enum AncestorRepresentation {
    case generated
    case customized(() -> Mirror)
    case suppressed
  }

  let subjectType: Any.Type
  let children: AnyCollection<(label: String?, value: Any)>
  let displayStyle: DisplayStyle?
  let _makeSuperclassMirror: () -> Mirror?

  var superclassMirror: Mirror? { _makeSuperclassMirror() }

  init(reflecting subject: Any) {
    let kind = _mirrorKind(subject)
    // A cast would look into an optional.
    if kind != 4, let custom = subject as? any CustomReflectable {
      self = custom.customMirror
    } else if kind == 1 {
      self = Mirror(_object: subject, as: type(of: subject))
    } else {
      subjectType = type(of: subject)
      children = AnyCollection(_mirrorChildren(subject))
      displayStyle = _displayStyle(subject)
      _makeSuperclassMirror = { nil }
    }
  }

  /// The fields of one of an object's classes.
  init(_object subject: Any, as type: Any.Type) {
    let superclass = _mirrorSuperclass(type)
    let first = superclass.map { _mirrorFieldCount($0) } ?? 0
    var fields: [(label: String?, value: Any)] = []
    for index in first..<_mirrorFieldCount(type) {
      fields.append((label: _mirrorLabel(subject, index), value: _mirrorChild(subject, index)))
    }
    subjectType = type
    children = AnyCollection(fields)
    displayStyle = .class
    _makeSuperclassMirror = { superclass.map { Mirror(_object: subject, as: $0) } }
  }

  init<Subject, C: Collection>(
    _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) where C.Element == (label: String?, value: Any) {
    self.init(
      _subject: subject, Subject.self, Array(children), displayStyle, ancestorRepresentation)
  }

  init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    var children: [(label: String?, value: Any)] = []
    for child in unlabeledChildren { children.append((label: nil, value: child)) }
    self.init(_subject: subject, Subject.self, children, displayStyle, ancestorRepresentation)
  }

  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    var labelled: [(label: String?, value: Any)] = []
    for (label, value) in children { labelled.append((label: label, value: value)) }
    self.init(_subject: subject, Subject.self, labelled, displayStyle, ancestorRepresentation)
  }

  init(
    _subject subject: Any, _ type: Any.Type, _ children: [(label: String?, value: Any)],
    _ displayStyle: DisplayStyle?, _ ancestorRepresentation: AncestorRepresentation
  ) {
    subjectType = type
    self.children = AnyCollection(children)
    self.displayStyle = displayStyle
    _makeSuperclassMirror = _ancestorMirror(of: subject, type, ancestorRepresentation)
  }

  /// The child at a path of labels and numbers.
  func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
    guard var value = _child(at: first) else { return nil }
    for step in rest {
      guard let next = Mirror(reflecting: value)._child(at: step) else { return nil }
      value = next
    }
    return value
  }

  func _child(at step: any MirrorPath) -> Any? {
    if let label = step as? String {
      for child in children { if child.label == label { return child.value } }
      return superclassMirror?._child(at: label)
    }
    guard let number = step as? Int, number >= 0 else { return nil }
    var position = 0
    for child in children {
      if position == number { return child.value }
      position += 1
    }
    return nil
  }
}

extension Mirror: CustomStringConvertible, CustomReflectable {
  var description: String { "Mirror for \(_typeName(subjectType))" }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// A type that says itself what its mirror shows.
protocol CustomReflectable {
  var customMirror: Mirror { get }
}

/// A step to a child: its label or its number.
protocol MirrorPath {}
extension String: MirrorPath {}
extension Int: MirrorPath {}

/// The mirror of the class above the one whose mirror a program makes.
func _ancestorMirror(
  of subject: Any, _ type: Any.Type, _ representation: Mirror.AncestorRepresentation
) -> () -> Mirror? {
  guard let superclass = _mirrorSuperclass(type) else { return { nil } }
  switch representation {
  case .generated: return { Mirror(_object: subject, as: superclass) }
  case .customized(let make): return { make() }
  case .suppressed: return { nil }
  }
}

func _displayStyle(_ value: Any) -> Mirror.DisplayStyle? {
  switch _mirrorKind(value) {
  case 2: .struct
  case 3: .enum
  case 4: .optional
  case 5: .tuple
  case 8: .collection
  default: nil
  }
}

func _mirrorChildren(_ value: Any) -> [(label: String?, value: Any)] {
  let kind = _mirrorKind(value)
  let count = _mirrorCount(value)
  if kind == 3 {
    return count == 0 ? [] : [(label: _mirrorCase(value), value: _mirrorPayload(value))]
  }
  var children: [(label: String?, value: Any)] = []
  for index in 0..<count {
    var label: String? = _mirrorLabel(value, index)
    if kind == 4 { label = "some" }
    if kind == 5, label == "" { label = ".\(index)" }
    if kind == 8 { label = nil }
    children.append((label: label, value: _mirrorChild(value, index)))
  }
  return children
}

extension Dictionary: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .dictionary) }
}

extension Set: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .set) }
}

extension Optional: CustomReflectable {
  var customMirror: Mirror {
    guard let value = self else { return Mirror(self, children: [:], displayStyle: .optional) }
    return Mirror(self, children: ["some": value as Any], displayStyle: .optional)
  }
}

extension ArraySlice: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

extension Substring: CustomReflectable {
  var customMirror: Mirror { Mirror(_text, children: [:]) }
}

extension KeyValuePairs: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .dictionary) }
}
