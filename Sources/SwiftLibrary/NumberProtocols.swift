// The common part of numbers. Operators on Int and Double become instructions where the front end
// sees them; this code serves the other types, generic code, witnesses and functions as values.

// Literals are made as values of one type, from which each type makes its own. So the types of literals
// are no associated types here: in generic code they are always these.

protocol ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Int
  init(integerLiteral value: Int)
}

protocol ExpressibleByFloatLiteral {
  typealias FloatLiteralType = Double
  init(floatLiteral value: Double)
}

protocol ExpressibleByBooleanLiteral {
  typealias BooleanLiteralType = Bool
  init(booleanLiteral value: Bool)
}

protocol ExpressibleByStringLiteral {
  typealias StringLiteralType = String
  init(stringLiteral value: String)
}

protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}

protocol ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}

extension ExpressibleByUnicodeScalarLiteral
where Self: ExpressibleByStringLiteral, UnicodeScalarLiteralType == String {
  init(unicodeScalarLiteral value: String) { self.init(stringLiteral: value) }
}

extension ExpressibleByExtendedGraphemeClusterLiteral
where Self: ExpressibleByStringLiteral, ExtendedGraphemeClusterLiteralType == String {
  init(extendedGraphemeClusterLiteral value: String) { self.init(stringLiteral: value) }
}

/// Takes the text that an interpolation makes, as a literal; nothing here reads its parts.
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
typealias StringLiteralType = String

protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  static var zero: Self { Self(integerLiteral: 0) }
}

extension AdditiveArithmetic {
  static prefix func + (a: Self) -> Self { a }
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  var magnitude: Magnitude { get }
  init?<T: BinaryInteger>(exactly source: T)
  static func * (a: Self, b: Self) -> Self
}

protocol SignedNumeric: Numeric {
  static prefix func - (a: Self) -> Self
  mutating func negate()
}

extension SignedNumeric {
  static prefix func - (a: Self) -> Self { zero - a }
  mutating func negate() { self = -self }
}

protocol BinaryInteger: Numeric, Strideable, Hashable, CustomStringConvertible
where Stride == Int, Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {
  static var isSigned: Bool { get }
  var bitWidth: Int { get }
  init<T: BinaryInteger>(_ source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  static func / (a: Self, b: Self) -> Self
  static func % (a: Self, b: Self) -> Self
  static func & (a: Self, b: Self) -> Self
  static func | (a: Self, b: Self) -> Self
  static func ^ (a: Self, b: Self) -> Self
  static prefix func ~ (a: Self) -> Self
  func isMultiple(of other: Self) -> Bool
  func signum() -> Self
}

protocol SignedInteger: BinaryInteger, SignedNumeric {}

protocol UnsignedInteger: BinaryInteger {}

protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger & UnsignedInteger {
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
}

protocol FloatingPoint: SignedNumeric, Strideable, Hashable
where Stride == Self, Magnitude == Self {
  static func / (a: Self, b: Self) -> Self
  static var infinity: Self { get }
  static var nan: Self { get }
  static var pi: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var greatestFiniteMagnitude: Self { get }
}

protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
}
