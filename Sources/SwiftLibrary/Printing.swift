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
  _printItems(items, separator, terminator, isDebug: false)
}

func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  _printItems(items, separator, terminator, isDebug: true)
}

/// What a description prints itself comes between the items, as it does natively: those before it are
/// written when it begins.
func _printItems(_ items: [Any], _ separator: String, _ terminator: String, isDebug: Bool) {
  var text = ""
  var isFirst = true
  for item in items {
    if isFirst { isFirst = false } else { text += separator }
    if let quick = _describeQuick(item, isDebug) {
      text += quick
    } else {
      _print(text)
      text = ""
      var output = _StandardOutput()
      _writeSlowly(item, isDebug, to: &output)
    }
  }
  _print(text + terminator)
}

struct _StandardOutput: TextOutputStream {
  mutating func write(_ string: String) { _print(string) }
}

/// The text of a value in `print` and interpolation.
func _describe(_ value: Any) -> String {
  if let text = _describeQuick(value, false) { return text }
  var text = ""
  _writeSlowly(value, false, to: &text)
  return text
}

/// The text of a value in `debugPrint`, and inside another value.
func _debugDescribe(_ value: Any) -> String {
  if let text = _describeQuick(value, true) { return text }
  var text = ""
  _writeSlowly(value, true, to: &text)
  return text
}

/// Writes a value as `print` and `debugPrint` do: structs, tuples and cases of enums in pieces, which a
/// stream of the program's own sees, and others as a whole.
func _write<Target: TextOutputStream>(_ value: Any, _ isDebug: Bool, to target: inout Target) {
  let kind = _mirrorKind(value)
  if kind != 2, kind != 3, kind != 5, let text = _describeQuick(value, isDebug) {
    target.write(text)
  } else {
    _writeSlowly(value, isDebug, to: &target)
  }
}

/// Writes a value that describes itself, or contains such values.
func _writeSlowly<Target: TextOutputStream>(
  _ value: Any, _ isDebug: Bool, to target: inout Target
) {
  let kind = _mirrorKind(value)
  if kind == 4 {
    let isNone = _mirrorCount(value) == 0
    target.write(isNone ? "nil" : "Optional(" + _debugDescribe(_mirrorChild(value, 0)) + ")")
  } else if kind == 8 {
    var text = "["
    _writeChildren(value, to: &text)
    target.write(text + "]")
  } else if kind == 5 {
    target.write("(")
    _writeChildren(value, to: &target)
    target.write(")")
  } else if !_writeItself(value, isDebug, to: &target) {
    _writeByStructure(value, isDebug, to: &target)
  }
}

/// Whether a value has a text of its own, which is then written.
func _writeItself<Target: TextOutputStream>(
  _ value: Any, _ isDebug: Bool, to target: inout Target
) -> Bool {
  if !isDebug, let custom = value as? any TextOutputStreamable {
    custom.write(to: &target)
    return true
  }
  if isDebug, let custom = value as? any CustomDebugStringConvertible {
    target.write(custom.debugDescription)
    return true
  }
  if let custom = value as? any CustomStringConvertible {
    target.write(custom.description)
    return true
  }
  if let custom = value as? any CustomDebugStringConvertible {
    target.write(custom.debugDescription)
    return true
  }
  if let custom = value as? any TextOutputStreamable {
    custom.write(to: &target)
    return true
  }
  return false
}

func _writeByStructure<Target: TextOutputStream>(
  _ value: Any, _ isDebug: Bool, to target: inout Target
) {
  let kind = _mirrorKind(value)
  if let custom = value as? any CustomReflectable {
    _writeMirror(custom.customMirror, value, isDebug, to: &target)
    return
  }
  if kind == 3 {
    if isDebug {
      target.write(_mirrorTypeName(value, true))
      target.write(".")
    }
    target.write(_mirrorCase(value))
    let count = _mirrorCount(value)
    if count == 0 { return }
    if count == 1 && _mirrorLabel(value, 0) == "" && _mirrorKind(_mirrorChild(value, 0)) == 5 {
      // The payload is one tuple: its parentheses are enough.
      _writeSlowly(_mirrorChild(value, 0), true, to: &target)
      return
    }
  } else {
    target.write(_mirrorTypeName(value, isDebug || kind == 1))
    if kind == 1 { return }
  }
  target.write("(")
  _writeChildren(value, to: &target)
  target.write(")")
}

/// Writes a value that says itself what it consists of. Swift shows that of structs and tuples alone, and the
/// names of other types.
func _writeMirror<Target: TextOutputStream>(
  _ mirror: Mirror, _ value: Any, _ isDebug: Bool, to target: inout Target
) {
  let style = mirror.displayStyle
  if style != .tuple { target.write(_mirrorTypeName(value, isDebug || style != .struct)) }
  if style != .tuple && style != .struct { return }
  target.write("(")
  var isFirst = true
  for child in mirror.children {
    if isFirst { isFirst = false } else { target.write(", ") }
    if let label = child.label {
      target.write(label)
      target.write(": ")
    }
    _write(child.value, true, to: &target)
  }
  target.write(")")
}

func _writeChildren<Target: TextOutputStream>(_ value: Any, to target: inout Target) {
  let count = _mirrorCount(value)
  var index = 0
  while index < count {
    if index > 0 { target.write(", ") }
    let label = _mirrorLabel(value, index)
    if label != "" {
      target.write(label)
      target.write(": ")
    }
    _write(_mirrorChild(value, index), true, to: &target)
    index += 1
  }
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
func max<T: Comparable>(_ a: T, _ b: T) -> T { b >= a ? b : a }

func min<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
  var least = min(min(a, b), c)
  for value in rest { if value < least { least = value } }
  return least
}

func max<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
  var greatest = max(max(a, b), c)
  for value in rest { if value >= greatest { greatest = value } }
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

/// A closure of ours may always be kept, so this lends it as it is.
func withoutActuallyEscaping<Closure, Result>(
  _ closure: Closure, do body: (_ escapingClosure: Closure) throws -> Result
) rethrows -> Result {
  try body(closure)
}

func autoreleasepool<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

enum Never: Error {}

/// An object or a type, as the one that it is.
struct ObjectIdentifier: Hashable, Comparable {
  var _number: Int

  init(_ object: AnyObject) { _number = _address(object) }
  init(_ type: Any.Type) { _number = _address(type) }

  static func == (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool { a._number == b._number }
  static func < (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool { a._number < b._number }
  func hash(into hasher: inout Hasher) { hasher.combine(_number) }
}

extension ObjectIdentifier: CustomDebugStringConvertible {
  var debugDescription: String {
    let digits = String(_number, radix: 16)
    return "ObjectIdentifier(0x" + String(repeating: "0", count: 16 - digits.count) + digits + ")"
  }
}

extension Int {
  init(bitPattern id: ObjectIdentifier) { self = id._number }
}

extension UInt {
  init(bitPattern id: ObjectIdentifier) { self.init(id._number) }
}

@_semantics("vdl.address") func _address(_ objectOrType: Any) -> Int

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
