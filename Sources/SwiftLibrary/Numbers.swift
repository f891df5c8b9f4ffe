@_semantics("vdl.primitive")
struct Bool: Hashable, CustomStringConvertible {}

@_semantics("vdl.op.intEqual") func _boolEqual(_ a: Bool, _ b: Bool) -> Bool

extension Bool {
  init(_ other: Bool) { self = other }

  init?(_ text: String) {
    if text == "true" {
      self = true
    } else if text == "false" {
      self = false
    } else {
      return nil
    }
  }

  static func == (a: Bool, b: Bool) -> Bool { _boolEqual(a, b) }
  func hash(into hasher: inout Hasher) { hasher._state = _hashCombine(hasher._state, self ? 1 : 0) }
  mutating func toggle() { self = !self }
  var description: String { self ? "true" : "false" }

  static func random() -> Bool { _random() & 1 == 1 }
}

// Operators on Int and Double become instructions where the front end sees them; the functions here
// are what stands for them as witnesses and as values (`reduce(0, +)`).

@_semantics("vdl.primitive")
struct Int: Comparable, Hashable, CustomStringConvertible {}

@_semantics("vdl.int.description") func _intDescription(_ number: Int) -> String
@_semantics("vdl.int.radix") func _intRadix(_ number: Int, _ radix: Int) -> String
@_semantics("vdl.int.parse") func _intParse(_ text: String, _ radix: Int) -> Int?
@_semantics("vdl.int.fromDouble") func _intFromDouble(_ number: Double) -> Int
@_semantics("vdl.int.fromDoubleExactly") func _intExactly(_ number: Double) -> Int?
@_semantics("vdl.int.wrappingAdd") func _wrappingAdd(_ a: Int, _ b: Int) -> Int
@_semantics("vdl.int.wrappingSub") func _wrappingSub(_ a: Int, _ b: Int) -> Int
@_semantics("vdl.int.wrappingMul") func _wrappingMul(_ a: Int, _ b: Int) -> Int
@_semantics("vdl.int.population") func _population(_ a: Int) -> Int
@_semantics("vdl.int.leadingZeros") func _leadingZeros(_ a: Int) -> Int
@_semantics("vdl.int.trailingZeros") func _trailingZeros(_ a: Int) -> Int

extension Int {
  init(_ other: Int) { self = other }
  init(_ number: Double) { self = _intFromDouble(number) }
  init() { self = 0 }
  init(truncatingIfNeeded other: Int) { self = other }
  init(clamping other: Int) { self = other }
  init(exactly other: Int) { self = other }

  init?(exactly number: Double) {
    if let value = _intExactly(number) { self = value } else { return nil }
  }

  init?(_ text: String) {
    if let value = _intParse(text, 10) { self = value } else { return nil }
  }

  init?(_ text: String, radix: Int) {
    if let value = _intParse(text, radix) { self = value } else { return nil }
  }

  static var max: Int { 9223372036854775807 }
  static var min: Int { -9223372036854775807 - 1 }
  static var zero: Int { 0 }
  static var bitWidth: Int { 64 }

  static func + (a: Int, b: Int) -> Int { a + b }
  static func - (a: Int, b: Int) -> Int { a - b }
  static func * (a: Int, b: Int) -> Int { a * b }
  static func / (a: Int, b: Int) -> Int { a / b }
  static func % (a: Int, b: Int) -> Int { a % b }
  static func == (a: Int, b: Int) -> Bool { a == b }
  static func != (a: Int, b: Int) -> Bool { a != b }
  static func < (a: Int, b: Int) -> Bool { a < b }
  static func > (a: Int, b: Int) -> Bool { a > b }
  static func <= (a: Int, b: Int) -> Bool { a <= b }
  static func >= (a: Int, b: Int) -> Bool { a >= b }
  static func & (a: Int, b: Int) -> Int { a & b }
  static func | (a: Int, b: Int) -> Int { a | b }
  static func ^ (a: Int, b: Int) -> Int { a ^ b }
  static func << (a: Int, b: Int) -> Int { a << b }
  static func >> (a: Int, b: Int) -> Int { a >> b }
  static func &+ (a: Int, b: Int) -> Int { _wrappingAdd(a, b) }
  static func &- (a: Int, b: Int) -> Int { _wrappingSub(a, b) }
  static func &* (a: Int, b: Int) -> Int { _wrappingMul(a, b) }
  static func += (a: inout Int, b: Int) { a = a + b }
  static func -= (a: inout Int, b: Int) { a = a - b }
  static func *= (a: inout Int, b: Int) { a = a * b }
  static func /= (a: inout Int, b: Int) { a = a / b }
  static func %= (a: inout Int, b: Int) { a = a % b }

  func hash(into hasher: inout Hasher) { hasher._state = _hashCombine(hasher._state, self) }
  var description: String { _intDescription(self) }

  var magnitude: Int { self < 0 ? -self : self }
  var nonzeroBitCount: Int { _population(self) }
  var leadingZeroBitCount: Int { _leadingZeros(self) }
  var trailingZeroBitCount: Int { _trailingZeros(self) }

  func signum() -> Int { self > 0 ? 1 : (self < 0 ? -1 : 0) }
  func isMultiple(of other: Int) -> Bool { other == 0 ? self == 0 : self % other == 0 }
  mutating func negate() { self = -self }
  func advanced(by distance: Int) -> Int { self + distance }
  func distance(to other: Int) -> Int { other - self }

  func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int) {
    (quotient: self / other, remainder: self % other)
  }

  static func random(in range: Range<Int>) -> Int {
    if range.isEmpty { _fatalError("Can't get random value with an empty range") }
    return range.lowerBound + _randomBelow(range.upperBound - range.lowerBound)
  }

  static func random(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + _randomBelow(range.upperBound - range.lowerBound + 1)
  }
}

func _randomBelow(_ limit: Int) -> Int {
  let number = (_random() >> 1) % limit
  return number < 0 ? number + limit : number
}

typealias UInt = Int
typealias Int8 = Int
typealias Int16 = Int
typealias Int32 = Int
typealias Int64 = Int
typealias UInt8 = Int
typealias UInt16 = Int
typealias UInt32 = Int
typealias UInt64 = Int

@_semantics("vdl.primitive")
struct Double: Comparable, Hashable, CustomStringConvertible {}

@_semantics("vdl.double.description") func _doubleDescription(_ number: Double) -> String
@_semantics("vdl.double.parse") func _doubleParse(_ text: String) -> Double?
@_semantics("vdl.double.format") func _doubleFormat(_ number: Double, _ digits: Int) -> String
@_semantics("vdl.double.squareRoot") func _squareRoot(_ number: Double) -> Double
@_semantics("vdl.double.floor") func floor(_ number: Double) -> Double
@_semantics("vdl.double.ceil") func ceil(_ number: Double) -> Double
@_semantics("vdl.double.round") func round(_ number: Double) -> Double
@_semantics("vdl.double.roundEven") func _roundEven(_ number: Double) -> Double
@_semantics("vdl.double.trunc") func trunc(_ number: Double) -> Double
@_semantics("vdl.double.truncatingRemainder") func fmod(_ a: Double, _ b: Double) -> Double
@_semantics("vdl.double.power") func pow(_ a: Double, _ b: Double) -> Double
@_semantics("vdl.double.sine") func sin(_ number: Double) -> Double
@_semantics("vdl.double.cosine") func cos(_ number: Double) -> Double
@_semantics("vdl.double.tangent") func tan(_ number: Double) -> Double
@_semantics("vdl.double.arcTangent") func atan2(_ y: Double, _ x: Double) -> Double
@_semantics("vdl.double.exponential") func exp(_ number: Double) -> Double
@_semantics("vdl.double.logarithm") func log(_ number: Double) -> Double
@_semantics("vdl.double.bits") func _doubleBits(_ number: Double) -> Int
@_semantics("vdl.op.intToDouble") func _doubleFromInt(_ number: Int) -> Double

func sqrt(_ number: Double) -> Double { _squareRoot(number) }

enum FloatingPointRoundingRule {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

extension Double {
  init(_ other: Double) { self = other }
  init(_ number: Int) { self = _doubleFromInt(number) }
  init() { self = 0.0 }

  init?(_ text: String) {
    if let value = _doubleParse(text) { self = value } else { return nil }
  }

  static var pi: Double { 3.141592653589793 }
  static var infinity: Double { 1.0 / 0.0 }
  static var nan: Double { infinity - infinity }
  static var zero: Double { 0.0 }
  static var greatestFiniteMagnitude: Double { 1.7976931348623157e+308 }
  static var leastNormalMagnitude: Double { 2.2250738585072014e-308 }
  static var leastNonzeroMagnitude: Double { 5e-324 }
  static var ulpOfOne: Double { 2.220446049250313e-16 }

  static func + (a: Double, b: Double) -> Double { a + b }
  static func - (a: Double, b: Double) -> Double { a - b }
  static func * (a: Double, b: Double) -> Double { a * b }
  static func / (a: Double, b: Double) -> Double { a / b }
  static func == (a: Double, b: Double) -> Bool { a == b }
  static func != (a: Double, b: Double) -> Bool { a != b }
  static func < (a: Double, b: Double) -> Bool { a < b }
  static func > (a: Double, b: Double) -> Bool { a > b }
  static func <= (a: Double, b: Double) -> Bool { a <= b }
  static func >= (a: Double, b: Double) -> Bool { a >= b }
  static func += (a: inout Double, b: Double) { a = a + b }
  static func -= (a: inout Double, b: Double) { a = a - b }
  static func *= (a: inout Double, b: Double) { a = a * b }
  static func /= (a: inout Double, b: Double) { a = a / b }

  func hash(into hasher: inout Hasher) {
    hasher._state = _hashCombine(hasher._state, self == 0.0 ? 0 : _doubleBits(self))
  }

  var description: String { _doubleDescription(self) }
  var isNaN: Bool { self != self }
  var isInfinite: Bool { self == 1.0 / 0.0 || self == -1.0 / 0.0 }
  var isFinite: Bool { self - self == 0.0 }
  var isZero: Bool { self == 0.0 }
  var magnitude: Double { self < 0.0 ? -self : self }

  func squareRoot() -> Double { _squareRoot(self) }
  func truncatingRemainder(dividingBy other: Double) -> Double { fmod(self, other) }
  func rounded() -> Double { round(self) }

  func rounded(_ rule: FloatingPointRoundingRule) -> Double {
    switch rule {
    case .toNearestOrAwayFromZero: return round(self)
    case .toNearestOrEven: return _roundEven(self)
    case .up: return ceil(self)
    case .down: return floor(self)
    case .towardZero: return trunc(self)
    case .awayFromZero: return self < 0.0 ? floor(self) : ceil(self)
    }
  }

  mutating func round() { self = rounded() }
  mutating func negate() { self = -self }

  static func random(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * _randomFraction()
  }

  static func random(in range: Range<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * _randomFraction()
  }
}

func _randomFraction() -> Double { Double(_randomBelow(9007199254740992)) / 9007199254740992.0 }

typealias Float = Double
typealias Float32 = Double
typealias Float64 = Double
