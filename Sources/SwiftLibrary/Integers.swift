@_semantics("vdl.primitive")
struct Int: FixedWidthInteger, SignedInteger {}
@_semantics("vdl.primitive")
struct Int8: FixedWidthInteger, SignedInteger {}
@_semantics("vdl.primitive")
struct Int16: FixedWidthInteger, SignedInteger {}
@_semantics("vdl.primitive")
struct Int32: FixedWidthInteger, SignedInteger {}
@_semantics("vdl.primitive")
struct Int64: FixedWidthInteger, SignedInteger {}
@_semantics("vdl.primitive")
struct UInt: FixedWidthInteger, UnsignedInteger {}
@_semantics("vdl.primitive")
struct UInt8: FixedWidthInteger, UnsignedInteger {}
@_semantics("vdl.primitive")
struct UInt16: FixedWidthInteger, UnsignedInteger {}
@_semantics("vdl.primitive")
struct UInt32: FixedWidthInteger, UnsignedInteger {}
@_semantics("vdl.primitive")
struct UInt64: FixedWidthInteger, UnsignedInteger {}

typealias CChar = Int8
typealias CUnsignedChar = UInt8
typealias CShort = Int16
typealias CInt = Int32
typealias CUnsignedInt = UInt32
typealias CLong = Int
typealias CUnsignedLong = UInt
typealias CLongLong = Int64

// The machine looks at the operands' type, so that one operation serves all integers.

@_semantics("vdl.integer.overflows")
func _integerOverflows<T>(_ operation: Int, _ a: T, _ b: T) -> Bool
@_semantics("vdl.integer.highProduct") func _integerHighProduct<T>(_ a: T, _ b: T) -> T
@_semantics("vdl.integer.and") func _integerAnd<T>(_ a: T, _ b: T) -> T
@_semantics("vdl.integer.or") func _integerOr<T>(_ a: T, _ b: T) -> T
@_semantics("vdl.integer.exclusiveOr") func _integerExclusiveOr<T>(_ a: T, _ b: T) -> T
@_semantics("vdl.integer.equal") func _integerEqual<T, Other>(_ a: T, _ b: Other) -> Bool
@_semantics("vdl.integer.less") func _integerLess<T, Other>(_ a: T, _ b: Other) -> Bool
@_semantics("vdl.integer.limit") func _integerLimit<T>(_ type: T.Type, _ isGreatest: Bool) -> T
@_semantics("vdl.integer.width") func _integerWidth<T>(_ type: T.Type) -> Int
@_semantics("vdl.integer.convert") func _integerConvert<T, Other>(_ a: Other, _ type: T.Type) -> T
@_semantics("vdl.integer.exactly") func _integerExactly<T, Other>(_ a: Other, _ type: T.Type) -> T?
@_semantics("vdl.integer.truncate") func _integerTruncate<T, Other>(_ a: Other, _ type: T.Type) -> T
@_semantics("vdl.integer.description") func _integerDescription<T>(_ number: T) -> String
@_semantics("vdl.integer.radix") func _integerRadix<T>(_ number: T, _ radix: Int) -> String
@_semantics("vdl.integer.parse")
func _integerParse<T>(_ text: String, _ radix: Int, _ type: T.Type) -> T?

extension BinaryInteger {
  @_semantics("vdl.integer.shiftLeft")
  static func << <Distance: BinaryInteger>(a: Self, b: Distance) -> Self
  @_semantics("vdl.integer.shiftRight")
  static func >> <Distance: BinaryInteger>(a: Self, b: Distance) -> Self

  init<T: BinaryFloatingPoint>(_ source: T) { self = _integerConvert(source, Self.self) }
  init?<T: BinaryFloatingPoint>(exactly source: T) {
    if let same: Self = _integerExactly(source, Self.self) { self = same } else { return nil }
  }
}

extension FixedWidthInteger {
  @_semantics("vdl.integer.add") static func + (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.subtract") static func - (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.multiply") static func * (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.divide") static func / (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.remainder") static func % (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.wrappingAdd") static func &+ (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.wrappingSubtract") static func &- (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.wrappingMultiply") static func &* (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.and") static func & (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.or") static func | (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.exclusiveOr") static func ^ (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.maskedShiftLeft") static func &<< (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.maskedShiftRight") static func &>> (a: Self, b: Self) -> Self
  @_semantics("vdl.integer.maskedShiftLeft")
  static func &<< <Distance: BinaryInteger>(a: Self, b: Distance) -> Self
  @_semantics("vdl.integer.maskedShiftRight")
  static func &>> <Distance: BinaryInteger>(a: Self, b: Distance) -> Self
  static prefix func ~ (a: Self) -> Self { a ^ _integerTruncate(-1, Self.self) }

  @_semantics("vdl.integer.equal") static func == (a: Self, b: Self) -> Bool
  @_semantics("vdl.integer.less") static func < (a: Self, b: Self) -> Bool
  static func > (a: Self, b: Self) -> Bool { b < a }
  static func <= (a: Self, b: Self) -> Bool { !(b < a) }
  static func >= (a: Self, b: Self) -> Bool { !(a < b) }
  @_semantics("vdl.integer.equal")
  static func == <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  @_semantics("vdl.integer.less")
  static func < <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  static func > <Other: BinaryInteger>(a: Self, b: Other) -> Bool { _integerLess(b, a) }
  static func <= <Other: BinaryInteger>(a: Self, b: Other) -> Bool { !_integerLess(b, a) }
  static func >= <Other: BinaryInteger>(a: Self, b: Other) -> Bool { !_integerLess(a, b) }

  init(integerLiteral value: Int) { self = _integerConvert(value, Self.self) }
  init() { self = _integerTruncate(0, Self.self) }
  init<T: BinaryInteger>(_ source: T) { self = _integerConvert(source, Self.self) }
  init(_ source: Double) { self = _integerConvert(source, Self.self) }
  init(_ source: Float) { self = _integerConvert(source, Self.self) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    self = _integerTruncate(source, Self.self)
  }

  init<T: BinaryInteger>(clamping source: T) {
    if let same: Self = _integerExactly(source, Self.self) {
      self = same
    } else {
      self = _integerLimit(Self.self, !_integerLess(source, 0))
    }
  }

  init?<T: BinaryInteger>(exactly source: T) {
    if let same: Self = _integerExactly(source, Self.self) { self = same } else { return nil }
  }

  init?(exactly source: Double) {
    if let same: Self = _integerExactly(source, Self.self) { self = same } else { return nil }
  }

  init?(exactly source: Float) {
    if let same: Self = _integerExactly(source, Self.self) { self = same } else { return nil }
  }

  init?(_ text: String) {
    if let value: Self = _integerParse(text, 10, Self.self) { self = value } else { return nil }
  }

  init?(_ text: String, radix: Int) {
    if radix < 2 || radix > 36 { _fatalError("Radix not in range 2...36") }
    if let value: Self = _integerParse(text, radix, Self.self) { self = value } else { return nil }
  }

  init(bigEndian value: Self) { self = value.byteSwapped }
  init(littleEndian value: Self) { self = value }

  static var max: Self { _integerLimit(Self.self, true) }
  static var min: Self { _integerLimit(Self.self, false) }
  static var zero: Self { _integerTruncate(0, Self.self) }
  static var bitWidth: Int { _integerWidth(Self.self) }
  static var isSigned: Bool { min < max && !_integerEqual(min, 0) }

  var bitWidth: Int { _integerWidth(Self.self) }
  var description: String { _integerDescription(self) }
  @_semantics("vdl.integer.population") var nonzeroBitCount: Int { get }
  @_semantics("vdl.integer.leadingZeros") var leadingZeroBitCount: Int { get }
  @_semantics("vdl.integer.trailingZeros") var trailingZeroBitCount: Int { get }
  var bigEndian: Self { byteSwapped }
  var words: [UInt] { [_integerTruncate(self, UInt.self)] }
  var littleEndian: Self { self }

  var byteSwapped: Self {
    var result = Self.zero
    var rest = self
    var count = 0
    while count < bitWidth {
      result = (result << 8) | _integerTruncate(_integerTruncate(rest, UInt8.self), Self.self)
      rest = rest >> 8
      count += 8
    }
    return result
  }

  func hash(into hasher: inout Hasher) {
    hasher._state = _hashCombine(hasher._state, _integerTruncate(self, Int.self))
  }

  func signum() -> Self {
    if _integerLess(self, 0) { return _integerTruncate(-1, Self.self) }
    return _integerTruncate(_integerEqual(self, 0) ? 0 : 1, Self.self)
  }

  func isMultiple(of other: Self) -> Bool {
    if _integerEqual(other, 0) { return _integerEqual(self, 0) }
    return _integerEqual(other, -1) || _integerEqual(self % other, 0)
  }

  func advanced(by distance: Int) -> Self {
    if let number = Int(exactly: self) {
      let (sum, isOver) = number.addingReportingOverflow(distance)
      if !isOver { return Self(sum) }
    }
    return distance < 0 ? self - Self(distance.magnitude) : self + Self(distance)
  }
  func distance(to other: Self) -> Int {
    if let one = Int(exactly: self), let two = Int(exactly: other) { return two - one }
    return self < other ? Int(other - self) : -Int(self - other)
  }

  func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) {
    (quotient: self / other, remainder: self % other)
  }

  func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &+ other, overflow: _integerOverflows(0, self, other))
  }

  func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &- other, overflow: _integerOverflows(1, self, other))
  }

  func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &* other, overflow: _integerOverflows(2, self, other))
  }

  func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
    if _integerEqual(other, 0) { return (partialValue: self, overflow: true) }
    if _integerEqual(other, -1) && self == Self.min { return (partialValue: self, overflow: true) }
    return (partialValue: self / other, overflow: false)
  }

  func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool) {
    if _integerEqual(other, 0) { return (partialValue: self, overflow: true) }
    if _integerEqual(other, -1) {
      return (partialValue: Self.zero, overflow: self == Self.min)
    }
    return (partialValue: self % other, overflow: false)
  }

  static func random(in range: Range<Self>) -> Self {
    if range.isEmpty { _fatalError("Can't get random value with an empty range") }
    return range.lowerBound
      &+ _integerTruncate(_randomBelow(_span(range.lowerBound, range.upperBound)), Self.self)
  }

  static func random(in range: ClosedRange<Self>) -> Self {
    let span = _span(range.lowerBound, range.upperBound) &+ 1
    // The span of all 64 bits is too wide for itself.
    let distance = span == 0 ? UInt64(truncatingIfNeeded: _random()) : _randomBelow(span)
    return range.lowerBound &+ _integerTruncate(distance, Self.self)
  }

  static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G)
    -> Self
  {
    if range.isEmpty { _fatalError("Can't get random value with an empty range") }
    let span = _span(range.lowerBound, range.upperBound)
    let distance = _randomBelow(span, Self.bitWidth, &generator)
    return range.lowerBound &+ _integerTruncate(distance, Self.self)
  }

  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout G
  ) -> Self {
    let span = _span(range.lowerBound, range.upperBound)
    if span == UInt64.max >> UInt64(64 - Self.bitWidth) {
      return _integerTruncate(generator.next(), Self.self)
    }
    let distance = _randomBelow(span + 1, Self.bitWidth, &generator)
    return range.lowerBound &+ _integerTruncate(distance, Self.self)
  }
}

extension SignedInteger {
  static prefix func - (a: Self) -> Self { zero - a }
}

extension Int {
  typealias Magnitude = UInt
  init(bitPattern other: UInt) { self = _integerTruncate(other, Int.self) }
  var magnitude: UInt { _integerTruncate(self < 0 ? 0 &- self : self, UInt.self) }

  static func + (a: Int, b: Int) -> Int { a + b }
  static func - (a: Int, b: Int) -> Int { a - b }
  static func * (a: Int, b: Int) -> Int { a * b }
  static func < (a: Int, b: Int) -> Bool { a < b }
  static func < <Other: BinaryInteger>(a: Int, b: Other) -> Bool { _integerLess(a, b) }
  static func == (a: Int, b: Int) -> Bool { a == b }
  static func == <Other: BinaryInteger>(a: Int, b: Other) -> Bool { _integerEqual(a, b) }
}

extension UInt {
  typealias Magnitude = UInt
  init(bitPattern other: Int) { self = _integerTruncate(other, UInt.self) }
  var magnitude: UInt { self }
}

extension Int8 {
  typealias Magnitude = UInt8
  init(bitPattern other: UInt8) { self = _integerTruncate(other, Int8.self) }
  var magnitude: UInt8 { _integerTruncate(self < 0 ? 0 &- self : self, UInt8.self) }
}

extension UInt8 {
  typealias Magnitude = UInt8
  init(bitPattern other: Int8) { self = _integerTruncate(other, UInt8.self) }
  var magnitude: UInt8 { self }
}

extension Int16 {
  typealias Magnitude = UInt16
  init(bitPattern other: UInt16) { self = _integerTruncate(other, Int16.self) }
  var magnitude: UInt16 { _integerTruncate(self < 0 ? 0 &- self : self, UInt16.self) }
}

extension UInt16 {
  typealias Magnitude = UInt16
  init(bitPattern other: Int16) { self = _integerTruncate(other, UInt16.self) }
  var magnitude: UInt16 { self }
}

extension Int32 {
  typealias Magnitude = UInt32
  init(bitPattern other: UInt32) { self = _integerTruncate(other, Int32.self) }
  var magnitude: UInt32 { _integerTruncate(self < 0 ? 0 &- self : self, UInt32.self) }
}

extension UInt32 {
  typealias Magnitude = UInt32
  init(bitPattern other: Int32) { self = _integerTruncate(other, UInt32.self) }
  var magnitude: UInt32 { self }
}

extension Int64 {
  typealias Magnitude = UInt64
  init(bitPattern other: UInt64) { self = _integerTruncate(other, Int64.self) }
  var magnitude: UInt64 { _integerTruncate(self < 0 ? 0 &- self : self, UInt64.self) }
}

extension UInt64 {
  typealias Magnitude = UInt64
  init(bitPattern other: Int64) { self = _integerTruncate(other, UInt64.self) }
  var magnitude: UInt64 { self }
}

extension FixedWidthInteger {
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude) {
    (high: _integerHighProduct(self, other), low: _integerTruncate(self &* other, Magnitude.self))
  }
}

func numericCast<T: BinaryInteger, U: BinaryInteger>(_ number: T) -> U { U(number) }

// MARK: - Random numbers

@_semantics("vdl.random") func _random() -> Int

protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger>(upperBound: T) -> T {
    if upperBound == 0 { _fatalError("upperBound cannot be zero.") }
    return T(_randomBelow(UInt64(upperBound), T.bitWidth, &self))
  }
}

struct SystemRandomNumberGenerator: RandomNumberGenerator {
  init() {}
  mutating func next() -> UInt64 { UInt64(truncatingIfNeeded: _random()) }
}

/// The distance of two numbers.
func _span<T: FixedWidthInteger>(_ lower: T, _ upper: T) -> UInt64 {
  _integerTruncate(upper, UInt64.self) &- _integerTruncate(lower, UInt64.self)
}

func _randomBelow(_ limit: Int) -> Int { Int(_randomBelow(UInt64(limit))) }

func _randomBelow(_ limit: UInt64) -> UInt64 {
  (UInt64(truncatingIfNeeded: _random()) >> 1) % limit
}

/// As Swift does it: by a product in double width, with what would be uneven thrown away.
func _randomBelow<G: RandomNumberGenerator>(_ limit: UInt64, _ width: Int, _ generator: inout G)
  -> UInt64
{
  let unused = UInt64(64 - width)
  let mask = UInt64.max >> unused
  var product = _fullProduct(generator.next() & mask, limit, width)
  if product.low < limit {
    let uneven = ((0 &- limit) & mask) % limit
    while product.low < uneven { product = _fullProduct(generator.next() & mask, limit, width) }
  }
  return product.high
}

func _fullProduct(_ a: UInt64, _ b: UInt64, _ width: Int) -> (high: UInt64, low: UInt64) {
  if width == 64 { return a.multipliedFullWidth(by: b) }
  let product = a * b
  return (high: product >> UInt64(width), low: product & (UInt64.max >> UInt64(64 - width)))
}
