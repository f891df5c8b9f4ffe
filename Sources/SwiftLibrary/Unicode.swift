/// The namespace of Unicode's definitions.
enum Unicode {
  // The encodings that `String(decoding:as:)` names, with the type of their units.
  enum UTF8 { typealias CodeUnit = UInt8 }
  enum UTF16 { typealias CodeUnit = UInt16 }
  enum UTF32 { typealias CodeUnit = UInt32 }

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
    var utf8: String.UTF8View { String(self).utf8 }
    var utf16: String.UTF16View { String(self).utf16 }

    /// The scalar as it stands in a literal.
    func escaped(asASCII: Bool) -> String {
      switch value {
      case 0: return "\\0"
      case 9: return "\\t"
      case 10: return "\\n"
      case 13: return "\\r"
      case 34: return "\\\""
      case 39: return "\\'"
      case 92: return "\\\\"
      default:
        if value >= 32 && value < 127 || value > 127 && !asASCII { return String(self) }
        let digits = String(value, radix: 16, uppercase: true)
        let width = value < 128 ? 2 : value > 0xFFFF ? 8 : 4
        return "\\u{" + String(repeating: "0", count: width - digits.count) + digits + "}"
      }
    }
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

typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
typealias UTF32 = Unicode.UTF32

extension UInt8 {
  init(ascii scalar: Unicode.Scalar) { self = UInt8(scalar.value) }
}

@_semantics("vdl.string.scalars") func _stringScalars(_ text: String) -> [UInt32]

extension String {
  init(_ scalar: Unicode.Scalar) { self = "\(Character(scalar))" }

  init<Units: Sequence>(decoding units: Units, as encoding: UTF16.Type)
  where Units.Element == UInt16 {
    self.init(_scalars: _decodedUTF16(Array(units)))
  }

  init<Units: Sequence>(decoding units: Units, as encoding: UTF32.Type)
  where Units.Element == UInt32 {
    self.init(_scalars: units.map { Unicode.Scalar($0) ?? Unicode.Scalar(_unchecked: 0xFFFD) })
  }

  init(_scalars scalars: [Unicode.Scalar]) {
    self = _stringJoined(scalars.map { "\(Character($0))" }, "")
  }
}

/// The scalars of UTF-16 units; a surrogate without its other half is replaced.
func _decodedUTF16(_ units: [UInt16]) -> [Unicode.Scalar] {
  var scalars: [Unicode.Scalar] = []
  var place = 0
  while place < units.count {
    let unit = UInt32(units[place])
    place += 1
    if unit >= 0xD800 && unit < 0xDC00 && place < units.count && units[place] >= 0xDC00
      && units[place] < 0xE000
    {
      let low = UInt32(units[place])
      place += 1
      scalars.append(
        Unicode.Scalar(_unchecked: 0x10000 + (unit - 0xD800) * 1024 + (low - 0xDC00)))
    } else {
      scalars.append(Unicode.Scalar(unit) ?? Unicode.Scalar(_unchecked: 0xFFFD))
    }
  }
  return scalars
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
