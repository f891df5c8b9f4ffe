/// The namespace of Unicode's definitions.
enum Unicode {
  struct Scalar: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral
  {
    let value: UInt32

    init(_unchecked value: UInt32) { self.value = value }
    init(_ scalar: Unicode.Scalar) { self = scalar }
    init(_ byte: UInt8) { value = UInt32(byte) }

    init?(_ number: UInt32) {
      if number > 0x10FFFF || (number >= 0xD800 && number < 0xE000) { return nil }
      value = number
    }

    init?(_ number: Int) {
      if number < 0 || number > 0x10FFFF || (number >= 0xD800 && number < 0xE000) { return nil }
      value = UInt32(number)
    }

    /// A text of one scalar.
    init?(_ text: String) {
      let scalars = _stringScalars(text)
      guard scalars.count == 1 else { return nil }
      value = scalars[0]
    }

    init(stringLiteral text: String) { value = _stringScalars(text)[0] }

    static func < (a: Unicode.Scalar, b: Unicode.Scalar) -> Bool { a.value < b.value }

    var isASCII: Bool { value < 128 }
    var description: String { "\(Character(self))" }
    var debugDescription: String {
      if isASCII { return description.debugDescription }
      let digits = String(value, radix: 16, uppercase: true)
      let width = value > 0xFFFF ? 8 : 4
      return "\"\\u{" + String(repeating: "0", count: width - digits.count) + digits + "}\""
    }
  }
}

typealias UnicodeScalar = Unicode.Scalar

extension UInt8 {
  init(ascii scalar: Unicode.Scalar) { self = UInt8(scalar.value) }
}

@_semantics("vdl.string.scalars") func _stringScalars(_ text: String) -> [UInt32]

extension String {
  init(_ scalar: Unicode.Scalar) { self = "\(Character(scalar))" }
}

extension Character {
  init(_ scalar: Unicode.Scalar) { self = _characterFrom(Int(scalar.value)) ?? " " }

  var unicodeScalars: String.UnicodeScalarView { "\(self)".unicodeScalars }
  var utf8: String.UTF8View { "\(self)".utf8 }
  var utf16: String.UTF16View { "\(self)".utf16 }
  var asciiValue: UInt8? {
    // A line break of two scalars counts as one.
    if self == "\r\n" { return 10 }
    return isASCII ? UInt8(_characterValue(self)) : nil
  }
  var isWholeNumber: Bool { wholeNumberValue != nil }
  var isHexDigit: Bool { hexDigitValue != nil }

  var hexDigitValue: Int? {
    guard unicodeScalars.count == 1 else { return nil }
    var value = _characterValue(self)
    // Their full-width forms count too.
    if value > 0xFF00 { value -= 0xFEE0 }
    if value >= 48 && value <= 57 { return value - 48 }
    let letter = value | 0x20
    return letter >= 97 && letter <= 102 ? letter - 87 : nil
  }
}
