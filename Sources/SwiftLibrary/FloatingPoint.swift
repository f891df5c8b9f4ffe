@_semantics("vdl.primitive")
struct Double: BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible {}
@_semantics("vdl.primitive")
struct Float: BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible {}

typealias Float32 = Float
typealias Float64 = Double
typealias CFloat = Float
typealias CDouble = Double

@_semantics("vdl.double.convert") func _floatingConvert<T, Other>(_ a: Other, _ type: T.Type) -> T
@_semantics("vdl.double.parse") func _floatingParse<T>(_ text: String, _ type: T.Type) -> T?
@_semantics("vdl.double.description") func _floatingDescription<T>(_ number: T) -> String
@_semantics("vdl.double.format") func _doubleFormat(_ number: Double, _ digits: Int) -> String
@_semantics("vdl.double.part") func _floatingPart<T>(_ number: T, _ part: Int) -> T
@_semantics("vdl.double.bits") func _floatingBits<T>(_ number: T) -> UInt64
@_semantics("vdl.double.fromBits") func _floatingFromBits<T>(_ bits: UInt64, _ type: T.Type) -> T
@_semantics("vdl.double.squareRoot") func _squareRoot<T>(_ number: T) -> T
@_semantics("vdl.double.roundEven") func _roundEven<T>(_ number: T) -> T
@_semantics("vdl.double.remainder") func _nearestRemainder<T>(_ a: T, _ b: T) -> T

@_semantics("vdl.double.addProduct") func _addProduct<T>(_ sum: T, _ a: T, _ b: T) -> T

@_semantics("vdl.double.floor") func _floor<T>(_ number: T) -> T
@_semantics("vdl.double.ceil") func _ceil<T>(_ number: T) -> T
@_semantics("vdl.double.round") func _round<T>(_ number: T) -> T
@_semantics("vdl.double.trunc") func _trunc<T>(_ number: T) -> T
@_semantics("vdl.double.truncatingRemainder") func _truncatingRemainder<T>(_ a: T, _ b: T) -> T
@_semantics("vdl.double.power") func _power<T>(_ a: T, _ b: T) -> T

@_semantics("vdl.double.floor") func floor(_ number: Double) -> Double
@_semantics("vdl.double.ceil") func ceil(_ number: Double) -> Double
@_semantics("vdl.double.round") func round(_ number: Double) -> Double
@_semantics("vdl.double.trunc") func trunc(_ number: Double) -> Double
@_semantics("vdl.double.sine") func sin(_ number: Double) -> Double
@_semantics("vdl.double.cosine") func cos(_ number: Double) -> Double
@_semantics("vdl.double.tangent") func tan(_ number: Double) -> Double
@_semantics("vdl.double.exponential") func exp(_ number: Double) -> Double
@_semantics("vdl.double.logarithm") func log(_ number: Double) -> Double
@_semantics("vdl.double.squareRoot") func sqrt(_ number: Double) -> Double
@_semantics("vdl.double.truncatingRemainder") func fmod(_ a: Double, _ b: Double) -> Double
@_semantics("vdl.double.power") func pow(_ a: Double, _ b: Double) -> Double
@_semantics("vdl.double.arcTangent") func atan2(_ a: Double, _ b: Double) -> Double

@_semantics("vdl.double.floor") func floor(_ number: Float) -> Float
@_semantics("vdl.double.ceil") func ceil(_ number: Float) -> Float
@_semantics("vdl.double.round") func round(_ number: Float) -> Float
@_semantics("vdl.double.trunc") func trunc(_ number: Float) -> Float
@_semantics("vdl.double.sine") func sin(_ number: Float) -> Float
@_semantics("vdl.double.cosine") func cos(_ number: Float) -> Float
@_semantics("vdl.double.tangent") func tan(_ number: Float) -> Float
@_semantics("vdl.double.exponential") func exp(_ number: Float) -> Float
@_semantics("vdl.double.logarithm") func log(_ number: Float) -> Float
@_semantics("vdl.double.squareRoot") func sqrt(_ number: Float) -> Float
@_semantics("vdl.double.truncatingRemainder") func fmod(_ a: Float, _ b: Float) -> Float
@_semantics("vdl.double.power") func pow(_ a: Float, _ b: Float) -> Float
@_semantics("vdl.double.arcTangent") func atan2(_ a: Float, _ b: Float) -> Float

enum FloatingPointRoundingRule {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

enum FloatingPointSign: Int {
  case plus, minus
}

extension FloatingPoint {
  @_semantics("vdl.double.add") static func + (a: Self, b: Self) -> Self
  @_semantics("vdl.double.subtract") static func - (a: Self, b: Self) -> Self
  @_semantics("vdl.double.multiply") static func * (a: Self, b: Self) -> Self
  @_semantics("vdl.double.divide") static func / (a: Self, b: Self) -> Self
  @_semantics("vdl.double.negate") static prefix func - (a: Self) -> Self
  @_semantics("vdl.op.doubleEqual") static func == (a: Self, b: Self) -> Bool
  @_semantics("vdl.op.doubleLess") static func < (a: Self, b: Self) -> Bool
  @_semantics("vdl.op.doubleLessEqual") static func <= (a: Self, b: Self) -> Bool
  static func > (a: Self, b: Self) -> Bool { b < a }
  static func >= (a: Self, b: Self) -> Bool { b <= a }

  init(integerLiteral value: Int) { self = _floatingConvert(value, Self.self) }
  init(floatLiteral value: Double) { self = _floatingConvert(value, Self.self) }
  init() { self = _floatingConvert(0, Self.self) }
  init<T: BinaryInteger>(_ source: T) { self = _floatingConvert(source, Self.self) }
  init(_ source: Double) { self = _floatingConvert(source, Self.self) }
  init(_ source: Float) { self = _floatingConvert(source, Self.self) }

  init?<T: BinaryInteger>(exactly source: T) {
    let near: Self = _floatingConvert(source, Self.self)
    if let back: T = _integerExactly(near, T.self), _integerEqual(back, source) {
      self = near
    } else {
      return nil
    }
  }

  init?(_ text: String) {
    if let value: Self = _floatingParse(text, Self.self) { self = value } else { return nil }
  }

  init(signOf sign: Self, magnitudeOf magnitude: Self) {
    self = sign._isNegative == magnitude._isNegative ? magnitude : -magnitude
  }

  init(sign: FloatingPointSign, exponent: Int, significand: Self) {
    let scale = _power(_floatingConvert(2, Self.self), _floatingConvert(exponent, Self.self))
    self = sign == .minus ? -(significand * scale) : significand * scale
  }

  static var pi: Self { _floatingConvert(3.141592653589793, Self.self) }
  static var zero: Self { _floatingConvert(0, Self.self) }
  static var infinity: Self {
    _floatingConvert(_floatingFromBits(0x7FF0000000000000, Double.self), Self.self)
  }
  static var nan: Self {
    _floatingConvert(_floatingFromBits(0x7FF8000000000000, Double.self), Self.self)
  }
  static var signalingNaN: Self { nan }
  static var ulpOfOne: Self { _floatingPart(_floatingConvert(1, Self.self), 0) }
  static var radix: Int { 2 }

  var _isNegative: Bool { _floatingBits(_floatingConvert(self, Double.self)) >> 63 == 1 }
  func hash(into hasher: inout Hasher) {
    let bits = self == Self.zero ? 0 : _integerTruncate(_floatingBits(self), Int.self)
    hasher._state = _hashCombine(hasher._state, bits)
  }

  var description: String { _floatingDescription(self) }
  var debugDescription: String { _floatingDescription(self) }
  var isNaN: Bool { !(self == self) }
  var isSignalingNaN: Bool { false }
  var isInfinite: Bool { magnitude == Self.infinity }
  var isFinite: Bool { self - self == Self.zero }
  var isZero: Bool { self == Self.zero }
  var isNormal: Bool { isFinite && !isZero && !isSubnormal }
  var isSubnormal: Bool { !isZero && magnitude < Self.leastNormalMagnitude }
  var sign: FloatingPointSign { _isNegative ? .minus : .plus }
  var magnitude: Self { _isNegative ? -self : self }
  var ulp: Self { _floatingPart(self, 0) }
  var nextUp: Self { _floatingPart(self, 1) }
  var nextDown: Self { -_floatingPart(-self, 1) }
  var binade: Self { _floatingPart(self, 2) }
  var significand: Self { _floatingPart(self, 3) }
  var exponent: Int {
    if isZero { return Int.min }
    if !isFinite { return Int.max }
    return _integerConvert(_floatingPart(self, 4), Int.self)
  }

  func squareRoot() -> Self { _squareRoot(self) }
  mutating func formSquareRoot() { self = _squareRoot(self) }
  func truncatingRemainder(dividingBy other: Self) -> Self { _truncatingRemainder(self, other) }
  mutating func formTruncatingRemainder(dividingBy other: Self) {
    self = _truncatingRemainder(self, other)
  }
  func remainder(dividingBy other: Self) -> Self { _nearestRemainder(self, other) }
  mutating func formRemainder(dividingBy other: Self) { self = _nearestRemainder(self, other) }
  func addingProduct(_ a: Self, _ b: Self) -> Self { _addProduct(self, a, b) }
  mutating func addProduct(_ a: Self, _ b: Self) { self = _addProduct(self, a, b) }
  func rounded() -> Self { _round(self) }

  func rounded(_ rule: FloatingPointRoundingRule) -> Self {
    switch rule {
    case .toNearestOrAwayFromZero: return _round(self)
    case .toNearestOrEven: return _roundEven(self)
    case .up: return _ceil(self)
    case .down: return _floor(self)
    case .towardZero: return _trunc(self)
    case .awayFromZero: return _isNegative ? _floor(self) : _ceil(self)
    }
  }

  mutating func round() { self = rounded() }
  mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  func isEqual(to other: Self) -> Bool { self == other }
  func isLess(than other: Self) -> Bool { self < other }
  func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
  func advanced(by distance: Self) -> Self { self + distance }
  func distance(to other: Self) -> Self { other - self }

  static func minimum(_ a: Self, _ b: Self) -> Self { a <= b || b.isNaN ? a : b }
  static func maximum(_ a: Self, _ b: Self) -> Self { b < a || b.isNaN ? a : b }
  static func minimumMagnitude(_ a: Self, _ b: Self) -> Self {
    a.magnitude <= b.magnitude || b.isNaN ? a : b
  }
  static func maximumMagnitude(_ a: Self, _ b: Self) -> Self {
    b.magnitude < a.magnitude || b.isNaN ? a : b
  }

  static func random(in range: Range<Self>) -> Self {
    if range.isEmpty { _fatalError("Can't get random value with an empty range") }
    return _random(range.lowerBound, range.upperBound)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    _random(range.lowerBound, range.upperBound)
  }

  static func _random(_ lower: Self, _ upper: Self) -> Self {
    lower + _length(lower, upper) * _floatingConvert(_randomFraction(), Self.self)
  }

  static func _length(_ lower: Self, _ upper: Self) -> Self {
    let length = upper - lower
    if !length.isFinite { _fatalError("There is no uniform distribution on an infinite range") }
    return length
  }
}

func _randomFraction() -> Double { Double(_randomBelow(9007199254740992)) / 9007199254740992.0 }

extension Double {
  init(_ other: Double) { self = other }
  init(_ other: Float) { self = _floatingConvert(other, Double.self) }
  @_semantics("vdl.op.intToDouble") init(_ number: Int)
  init<T: BinaryInteger>(_ source: T) { self = _floatingConvert(source, Double.self) }
  init?(_ text: String) {
    if let value = _floatingParse(text, Double.self) { self = value } else { return nil }
  }
  init(bitPattern bits: UInt64) { self = _floatingFromBits(bits, Double.self) }
  init?(exactly other: Double) { if other.isNaN { return nil } else { self = other } }
  init?(exactly other: Float) { if other.isNaN { return nil } else { self = Double(other) } }

  static var greatestFiniteMagnitude: Double { 1.7976931348623157e+308 }
  static var leastNormalMagnitude: Double { 2.2250738585072014e-308 }
  static var leastNonzeroMagnitude: Double { 5e-324 }
  static var exponentBitCount: Int { 11 }
  static var significandBitCount: Int { 52 }

  var bitPattern: UInt64 { _floatingBits(self) }
}

extension Float {
  init(bitPattern bits: UInt32) { self = _floatingFromBits(UInt64(bits), Float.self) }
  init?(exactly other: Float) { if other.isNaN { return nil } else { self = other } }
  init?(exactly other: Double) {
    let near: Float = _floatingConvert(other, Float.self)
    if Double(near) == other { self = near } else { return nil }
  }

  static var pi: Float { 3.1415925 }
  static var greatestFiniteMagnitude: Float { 3.4028235e+38 }
  static var leastNormalMagnitude: Float { 1.17549435e-38 }
  static var leastNonzeroMagnitude: Float { 1e-45 }
  static var exponentBitCount: Int { 8 }
  static var significandBitCount: Int { 23 }

  var bitPattern: UInt32 { _integerTruncate(_floatingBits(self), UInt32.self) }
}

// Swift draws one more bit than the significand keeps.
extension BinaryFloatingPoint {
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout G
  ) -> Self {
    if range.isEmpty { _fatalError("Can't get random value with an empty range") }
    let length = _length(range.lowerBound, range.upperBound)
    let fraction = _fraction(generator.next() & (_randomSteps - 1))
    let value = length * fraction + range.lowerBound
    return value == range.upperBound ? random(in: range, using: &generator) : value
  }

  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout G
  ) -> Self {
    let length = _length(range.lowerBound, range.upperBound)
    let bitWidth = exponentBitCount + significandBitCount + 1
    let step = _randomBelow(_randomSteps + 1, bitWidth, &generator)
    if step == _randomSteps { return range.upperBound }
    return length * _fraction(step) + range.lowerBound
  }

  static var _randomSteps: UInt64 { 1 << UInt64(significandBitCount + 1) }

  static func _fraction(_ step: UInt64) -> Self {
    _floatingConvert(step, Self.self) / _floatingConvert(_randomSteps, Self.self)
  }
}
