@_semantics("vdl.print") func _print(_ text: String)
@_semantics("vdl.describe.quick") func _describeQuick(_ value: Any, _ isDebug: Bool) -> String?
@_semantics("vdl.mirror.kind") func _mirrorKind(_ value: Any) -> Int
@_semantics("vdl.mirror.count") func _mirrorCount(_ value: Any) -> Int
@_semantics("vdl.mirror.label") func _mirrorLabel(_ value: Any, _ index: Int) -> String
@_semantics("vdl.mirror.child") func _mirrorChild(_ value: Any, _ index: Int) -> Any
@_semantics("vdl.mirror.case") func _mirrorCase(_ value: Any) -> String
@_semantics("vdl.mirror.payload") func _mirrorPayload(_ value: Any) -> Any
@_semantics("vdl.mirror.superclass") func _mirrorSuperclass(_ type: Any.Type) -> Any.Type?
@_semantics("vdl.mirror.fieldCount") func _mirrorFieldCount(_ type: Any.Type) -> Int
@_semantics("vdl.mirror.errorCode") func _mirrorErrorCode(_ error: Any) -> Int
@_semantics("vdl.mirror.typeName") func _mirrorTypeName(_ value: Any, _ isQualified: Bool) -> String
@_semantics("vdl.mirror.qualifiedName") func _qualifiedName(_ type: Any.Type) -> String
@_semantics("vdl.typeName") func _typeName(_ type: Any.Type) -> String

func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = ""
  var isFirst = true
  for item in items {
    if isFirst { isFirst = false } else { text += separator }
    text += _describe(item)
  }
  _print(text + terminator)
}

func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = ""
  var isFirst = true
  for item in items {
    if isFirst { isFirst = false } else { text += separator }
    text += _debugDescribe(item)
  }
  _print(text + terminator)
}

/// The text of a value in `print` and interpolation.
func _describe(_ value: Any) -> String {
  if let text = _describeQuick(value, false) { return text }
  return _describeSlowly(value, false)
}

/// The text of a value in `debugPrint`, and inside another value.
func _debugDescribe(_ value: Any) -> String {
  if let text = _describeQuick(value, true) { return text }
  return _describeSlowly(value, true)
}

/// The text of values that describe themselves, or contain such values.
func _describeSlowly(_ value: Any, _ isDebug: Bool) -> String {
  let kind = _mirrorKind(value)
  if kind == 4 {
    if _mirrorCount(value) == 0 { return "nil" }
    return "Optional(" + _debugDescribe(_mirrorChild(value, 0)) + ")"
  }
  if kind == 8 { return "[" + _describeChildren(value) + "]" }
  if kind == 5 { return "(" + _describeChildren(value) + ")" }
  if isDebug {
    if let custom = value as? any CustomDebugStringConvertible { return custom.debugDescription }
    if let custom = value as? any CustomStringConvertible { return custom.description }
  } else {
    if let custom = value as? any CustomStringConvertible { return custom.description }
    if let custom = value as? any CustomDebugStringConvertible { return custom.debugDescription }
  }
  if kind == 1 { return _mirrorTypeName(value, true) }
  if kind == 3 {
    var text = _mirrorCase(value)
    if isDebug { text = _mirrorTypeName(value, true) + "." + text }
    let count = _mirrorCount(value)
    if count == 0 { return text }
    if count == 1 && _mirrorLabel(value, 0) == "" && _mirrorKind(_mirrorChild(value, 0)) == 5 {
      // The payload is one tuple: its parentheses are enough.
      return text + _debugDescribe(_mirrorChild(value, 0))
    }
    return text + "(" + _describeChildren(value) + ")"
  }
  return _mirrorTypeName(value, isDebug) + "(" + _describeChildren(value) + ")"
}

func _describeChildren(_ value: Any) -> String {
  let count = _mirrorCount(value)
  var text = ""
  var index = 0
  while index < count {
    if index > 0 { text += ", " }
    let label = _mirrorLabel(value, index)
    if label != "" { text += label + ": " }
    text += _debugDescribe(_mirrorChild(value, index))
    index += 1
  }
  return text
}

// MARK: - Ending

@_semantics("vdl.fatalError") func _fatalError(_ message: String) -> Never
@_semantics("vdl.trap") func _trap(_ message: String) -> Never

func fatalError(_ message: @autoclosure () -> String = "") -> Never {
  _fatalError(message())
}

func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
  if !condition() {
    let text = message()
    _trap(text == "" ? "Precondition failed" : "Precondition failed: " + text)
  }
}

func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never {
  let text = message()
  _trap(text == "" ? "Fatal error" : "Fatal error: " + text)
}

func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
  if !condition() {
    let text = message()
    _trap(text == "" ? "Assertion failed" : "Assertion failed: " + text)
  }
}

func assertionFailure(_ message: @autoclosure () -> String = "") {
  let text = message()
  _trap(text == "" ? "Fatal error" : "Fatal error: " + text)
}

// MARK: - Everyday functions

func min<T: Comparable>(_ a: T, _ b: T) -> T { b < a ? b : a }
func max<T: Comparable>(_ a: T, _ b: T) -> T { b < a ? a : b }

func min<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
  var least = min(min(a, b), c)
  for value in rest { if value < least { least = value } }
  return least
}

func max<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
  var greatest = max(max(a, b), c)
  for value in rest { if greatest < value { greatest = value } }
  return greatest
}

func abs(_ number: Int) -> Int { number < 0 ? -number : number }
func abs(_ number: Double) -> Double { number.magnitude }
func abs<T: SignedNumeric & Comparable>(_ number: T) -> T {
  number < T.zero ? -number : number
}

func swap<T>(_ a: inout T, _ b: inout T) {
  let old = a
  a = b
  b = old
}

func withExtendedLifetime<T, Result>(_ value: T, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

func autoreleasepool<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

enum Never: Error {}

struct ObjectIdentifier: Hashable {
  var _number: Int

  init(_ object: AnyObject) { _number = _address(object) }

  static func == (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool { a._number == b._number }
  func hash(into hasher: inout Hasher) { hasher.combine(_number) }
}

@_semantics("vdl.address") func _address(_ object: AnyObject) -> Int

/// What a string's segments are appended to; a program may add functions for values of its own.
struct DefaultStringInterpolation: CustomStringConvertible {
  var _text: String

  init() { _text = "" }
  init(literalCapacity: Int, interpolationCount: Int) { _text = "" }

  var description: String { _text }

  mutating func appendLiteral(_ literal: String) { _text += literal }
  mutating func appendInterpolation<T>(_ value: T) { _text += _describe(value) }
  mutating func appendInterpolation<T>(
    _ value: T?, default text: @autoclosure () -> String
  ) {
    if let value { _text += _describe(value) } else { _text += text() }
  }
}

extension String {
  typealias StringInterpolation = DefaultStringInterpolation
  init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
}

/// An argument for a format of C.
typealias CVarArg = Any
