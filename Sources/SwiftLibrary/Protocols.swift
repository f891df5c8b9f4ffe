// The interpreter's standard library: Swift that only our own front end reads. The machine itself
// runs all declarations marked `@_semantics("vdl.…")` (`Intrinsic`); the rest is ordinary code, so
// that callers of closures (map, sort, ==) have ordinary release order, traces and step counts.
// `for`-`in` looks for `makeIterator()` and its `next()`, declared a Sequence or not.

protocol AnyObject {}

protocol Sendable {}
/// All types are, as long as those that aren't are refused.
typealias Copyable = Any
typealias BitwiseCopyable = Any

typealias AnyClass = AnyObject.Type

protocol Equatable {
  static func == (a: Self, b: Self) -> Bool
}

protocol Comparable: Equatable {
  static func < (a: Self, b: Self) -> Bool
  static func > (a: Self, b: Self) -> Bool
  static func <= (a: Self, b: Self) -> Bool
  static func >= (a: Self, b: Self) -> Bool
}

extension Comparable {
  static func > (a: Self, b: Self) -> Bool { b < a }
  static func <= (a: Self, b: Self) -> Bool { !(b < a) }
  static func >= (a: Self, b: Self) -> Bool { !(a < b) }

  func clamped(to limits: ClosedRange<Self>) -> Self {
    if self < limits.lowerBound { return limits.lowerBound }
    if limits.upperBound < self { return limits.upperBound }
    return self
  }
}

protocol Hashable: Equatable {
  func hash(into hasher: inout Hasher)
}

extension Hashable {
  var hashValue: Int { _hash(self) }
}

typealias AnyHashable = any Hashable

// Members of `AnyHashable` alone, which go by these names, as all values have those of a protocol.
extension Hashable {
  var _erasedBase: Any { self }
  var _erasedDescription: String { _describe(self) }
  var _erasedDebugDescription: String { "AnyHashable(" + _debugDescribe(self) + ")" }
}

struct Hasher {
  var _state: Int

  init() { _state = 17 }

  mutating func combine<H: Hashable>(_ value: H) {
    _state = _hashCombine(_state, _hash(value))
  }

  func finalize() -> Int { _state }
}

@_semantics("vdl.equal.quick") func _equalQuick(_ a: Any, _ b: Any) -> Int
@_semantics("vdl.hash.quick") func _hashQuick(_ value: Any) -> Int?
@_semantics("vdl.hash.combine") func _hashCombine(_ a: Int, _ b: Int) -> Int

/// The number of an enum value's case.
@_semantics("vdl.op.enumTag") func _tag(_ value: Any) -> Int

func _hash<H: Hashable>(_ value: H) -> Int {
  if let quick = _hashQuick(value) { return quick }
  var hasher = Hasher()
  value.hash(into: &hasher)
  return hasher.finalize()
}

/// Whether two keys of any types are equal: numbers by their value, other values if they have one type and it
/// says so. Objects may be of classes that have their equality from a common one.
func _equalKeys<H: Hashable>(_ a: H, _ b: H) -> Bool {
  let quick = _equalQuick(a, b)
  if quick >= 0 { return quick == 1 }
  let (first, second) = (type(of: a as Any), type(of: b as Any))
  return (first == second || first is AnyClass && second is AnyClass) && a == b
}

protocol CustomStringConvertible {
  var description: String { get }
}

protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

protocol LosslessStringConvertible: CustomStringConvertible {}

protocol Error {
  var _domain: String { get }
  var _code: Int { get }
}

extension Error {
  var _domain: String { _mirrorTypeName(self, true) }
  var _code: Int { _mirrorErrorCode(self) }
}

protocol CaseIterable {
  static var allCases: [Self] { get }
}

protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Enums with raw values get their `rawValue` and `init?(rawValue:)` from the front end.
protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

protocol OptionSet: RawRepresentable, Hashable where RawValue: FixedWidthInteger {
  init(rawValue: RawValue)
}

extension OptionSet {
  init() { self.init(rawValue: 0) }

  init(_ elements: [Self]) {
    if elements.isEmpty {
      self.init(rawValue: 0)
    } else {
      var bits = elements[0].rawValue
      for element in elements { bits = _integerOr(bits, element.rawValue) }
      self.init(rawValue: bits)
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  var isEmpty: Bool { rawValue == 0 }

  func contains(_ member: Self) -> Bool { member.isSubset(of: self) }
  func isSubset(of other: Self) -> Bool { _integerAnd(rawValue, other.rawValue) == rawValue }
  func isStrictSubset(of other: Self) -> Bool { self != other && isSubset(of: other) }
  func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  func isStrictSuperset(of other: Self) -> Bool { self != other && isSuperset(of: other) }
  func isDisjoint(with other: Self) -> Bool { _integerAnd(rawValue, other.rawValue) == 0 }

  func union(_ other: Self) -> Self { Self(rawValue: _integerOr(rawValue, other.rawValue)) }
  func intersection(_ other: Self) -> Self {
    Self(rawValue: _integerAnd(rawValue, other.rawValue))
  }
  func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: _integerExclusiveOr(rawValue, other.rawValue))
  }
  func subtracting(_ other: Self) -> Self {
    symmetricDifference(intersection(other))
  }

  mutating func formUnion(_ other: Self) { self = union(other) }
  mutating func formIntersection(_ other: Self) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  mutating func subtract(_ other: Self) { self = subtracting(other) }

  @discardableResult
  mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    self = union(member)
    return (inserted: isNew, memberAfterInsert: member)
  }

  @discardableResult
  mutating func update(with member: Self) -> Self? {
    let common = intersection(member)
    self = union(member)
    if common.isEmpty { return nil }
    return common
  }

  @discardableResult
  mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    self = subtracting(member)
    if common.isEmpty { return nil }
    return common
  }

  mutating func toggle(_ member: Self) { self = symmetricDifference(member) }
}
