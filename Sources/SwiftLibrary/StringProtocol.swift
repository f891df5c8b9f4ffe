/// Text: a string, or a part of one.
///
/// What strings do most is written for `String` alone, so that it costs them no more than before; the
/// members here serve parts, generic code, and strings that meet parts.
protocol StringProtocol: BidirectionalCollection, Comparable, Hashable, LosslessStringConvertible,
  ExpressibleByStringInterpolation, TextOutputStream, TextOutputStreamable
where Element == Character, Index == String.Index, SubSequence: StringProtocol {
  /// The characters as a string of their own.
  var _text: String { get }
}

extension String: StringProtocol {
  init(stringLiteral text: String) { self = text }
  init(_ part: Substring) { self = part._text }
  init<S: StringProtocol>(_ text: S) { self = text._text }
  var _text: String { self }
  func replacing<A: StringProtocol, B: StringProtocol>(_ part: A, with other: B) -> String {
    replacing(part._text, with: other._text)
  }
}

extension StringProtocol {
  var description: String { _text }
  var debugDescription: String { _stringQuoted(_text) }
  var utf8: String.UTF8View { _text.utf8 }
  var utf16: String.UTF16View { _text.utf16 }
  var unicodeScalars: String.UnicodeScalarView { _text.unicodeScalars }

  func uppercased() -> String { _text.uppercased() }
  func lowercased() -> String { _text.lowercased() }
  func hasPrefix<S: StringProtocol>(_ prefix: S) -> Bool { _text.hasPrefix(prefix._text) }
  func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool { _text.hasSuffix(suffix._text) }
  func contains<S: StringProtocol>(_ part: S) -> Bool { _stringContains(_text, part._text) }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    _stringFrom(try _stringCharacters(_text).filter(isIncluded))
  }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(_text) }

  static func == <S: StringProtocol>(a: Self, b: S) -> Bool { _stringEqual(a._text, b._text) }
  static func < <S: StringProtocol>(a: Self, b: S) -> Bool { _stringLess(a._text, b._text) }
  static func > <S: StringProtocol>(a: Self, b: S) -> Bool { _stringLess(b._text, a._text) }
  static func <= <S: StringProtocol>(a: Self, b: S) -> Bool { !_stringLess(b._text, a._text) }
  static func >= <S: StringProtocol>(a: Self, b: S) -> Bool { !_stringLess(a._text, b._text) }

  // Text that is no string joins one.
  static func + (a: Self, b: String) -> String { "\(a._text)\(b)" }
  static func + (a: String, b: Self) -> String { "\(a)\(b._text)" }
}

extension Sequence where Element: StringProtocol {
  func joined(separator: String = "") -> String { _stringJoined(map { $0._text }, separator) }
}

extension FixedWidthInteger {
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) { self.init(text._text, radix: radix) }
}

extension BinaryFloatingPoint {
  // Among initialisers that a function's type chooses from, one with a type parameter is not found.
  init?(_ part: Substring) { self.init(part._text) }
  init?<S: StringProtocol>(_ text: S) { self.init(text._text) }
}
