extension String {
  /// Writes arguments by a format of C, with `%@` for objects and other values.
  public init(format: String, _ arguments: Any...) {
    self = FormatText(format).write(arguments)
  }

  public init(format: String, arguments: [Any]) {
    self = FormatText(format).write(arguments)
  }

  public init(format: String, locale: Locale?, _ arguments: Any...) {
    self = FormatText(format, locale: locale).write(arguments)
  }

  public static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String {
    return FormatText(format, locale: Locale.current).write(arguments)
  }
}

/// A format of C such as `%-5d|%.2f|%@`.
struct FormatText {
  private let characters: [Character]
  /// Whether a locale sets thousands apart.
  private let isGrouped: Bool

  init(_ format: String, locale: Locale? = nil) {
    characters = Array(format)
    locale?.requireKnown()
    isGrouped = locale.map { $0.identifier != "en_US_POSIX" } ?? false
  }

  /// The text between `%` and the letter.
  private struct Specifier {
    var isLeft = false
    var isZeroed = false
    var sign = ""
    var isAlternate = false
    var width = 0
    var precision: Int?
    var argument: Int?
    /// The bits that an integer has: an `int` in C unless the format says otherwise.
    var bitCount = 32
  }

  func write(_ arguments: [Any]) -> String {
    var result = ""
    var next = 0
    var index = 0
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character != "%" {
        result += "\(character)"
        continue
      }
      var specifier = Specifier()
      func star() -> Int {
        index += 1
        next += 1
        return next <= arguments.count ? FormatText.integer(arguments[next - 1]) : 0
      }
      func number() -> Int {
        var value = 0
        while index < characters.count, characters[index].isASCII,
          let digit = characters[index].wholeNumberValue
        {
          value = min(1000, value * 10 + digit)
          index += 1
        }
        return value
      }
      readFlags(&index, &specifier)
      specifier.width = index < characters.count && characters[index] == "*" ? star() : number()
      if index < characters.count && characters[index] == "$" {
        specifier.argument = specifier.width - 1
        index += 1
        readFlags(&index, &specifier)
        specifier.width = number()
      }
      if index < characters.count && characters[index] == "." {
        index += 1
        specifier.precision =
          index < characters.count && characters[index] == "*" ? star() : number()
      }
      readLength(&index, &specifier)
      if index >= characters.count { break }
      let letter = characters[index]
      index += 1
      if letter == "%" {
        result += "%"
        continue
      }
      let place = specifier.argument ?? next
      if specifier.argument == nil { next += 1 }
      guard place >= 0 && place < arguments.count else {
        result += "(null)"
        continue
      }
      result += write(arguments[place], letter, specifier)
    }
    return result
  }

  private func readFlags(_ index: inout Int, _ specifier: inout Specifier) {
    while index < characters.count {
      switch characters[index] {
      case "-": specifier.isLeft = true
      case "0": specifier.isZeroed = true
      case "+": specifier.sign = "+"
      case " ": specifier.sign = specifier.sign == "+" ? "+" : " "
      case "#": specifier.isAlternate = true
      case "'": break
      default: return
      }
      index += 1
    }
  }

  private func readLength(_ index: inout Int, _ specifier: inout Specifier) {
    while index < characters.count {
      switch characters[index] {
      case "l", "q", "z", "j", "t", "L": specifier.bitCount = 64
      case "h": specifier.bitCount = specifier.bitCount / 2
      default: return
      }
      index += 1
    }
  }

  private func write(_ value: Any, _ letter: Character, _ specifier: Specifier) -> String {
    var digits = ""
    var isNegative = false
    var isNumber = true
    var isSigned = true
    switch letter {
    case "d", "i", "D":
      let number = FormatText.signed(value, letter == "D" ? 64 : specifier.bitCount)
      isNegative = number < 0
      digits = "\(number.magnitude)"
    case "u": digits = unsigned(value, 10, specifier)
    case "U": digits = "\(UInt(bitPattern: FormatText.integer(value)))"
    case "x": digits = unsigned(value, 16, specifier)
    case "X": digits = unsigned(value, 16, specifier).uppercased()
    case "o":
      digits = unsigned(value, 8, specifier)
      if specifier.isAlternate && digits != "0" { digits = "0" + digits }
    case "f", "F", "e", "E", "g", "G":
      let number = FormatText.double(value)
      isNegative = number < 0 || number == 0 && "\(number)".hasPrefix("-")
      digits = FormatText.text(
        of: isNegative ? -number : number, "\(letter)", specifier.precision ?? 6,
        keepsZeros: specifier.isAlternate)
      if number != number || number - number != 0 { isNumber = false }
    case "C":
      isNumber = false
      isSigned = false
      digits = String(
        decoding: [UInt16(truncatingIfNeeded: FormatText.integer(value))], as: UTF16.self)
    case "a", "A": preconditionFailure("the model doesn't write numbers in hexadecimal digits")
    case "c":
      isNumber = false
      isSigned = false
      digits =
        UTF8Text.decode([UInt8(truncatingIfNeeded: FormatText.integer(value))], repairing: true)
        ?? ""
    default:
      isNumber = false
      isSigned = false
      digits = FormatText.describe(value)
      if letter == "s", let length = specifier.precision { digits = "\(digits.prefix(length))" }
    }
    let isInteger = isNumber && "diuDUxXo".contains(letter)
    if isInteger, let least = specifier.precision {
      while digits.count < least { digits = "0" + digits }
    }
    if isGrouped, isNumber, "diuDUfF".contains(letter) { digits = FormatText.grouped(digits) }
    let takesSign = isSigned && !"uUxXo".contains(letter)
    var sign = isNegative ? "-" : takesSign ? specifier.sign : ""
    if specifier.isAlternate && digits != "0" && (letter == "x" || letter == "X") {
      sign = "0\(letter)"
    }
    let isZeroed =
      specifier.isZeroed && !specifier.isLeft && isNumber
      && !(isInteger && specifier.precision != nil)
    var missing = specifier.width - sign.count - digits.count
    if isZeroed {
      while missing > 0 {
        digits = "0" + digits
        missing -= 1
      }
    }
    let space = missing > 0 ? String(repeating: " ", count: missing) : ""
    return specifier.isLeft ? sign + digits + space : space + sign + digits
  }

  /// The bits of a number, which C reads as one without a sign.
  private func unsigned(
    _ value: Any, _ radix: Int, _ specifier: Specifier
  ) -> String {
    let number = FormatText.integer(value)
    let bits =
      specifier.bitCount >= 64
      ? UInt(bitPattern: number)
      : UInt(bitPattern: number & (1 << specifier.bitCount - 1))
    return String(bits, radix: radix)
  }

  /// A number as C reads it with that many bits.
  private static func signed(_ value: Any, _ bitCount: Int) -> Int {
    let unread = 64 - bitCount
    return (integer(value) << unread) >> unread
  }

  /// A comma before every third digit of the whole part.
  private static func grouped(_ digits: String) -> String {
    let parts = digits.split(separator: ".", maxSplits: 1)
    let whole = Array(parts[0])
    var result = ""
    for index in 0..<whole.count {
      if index > 0 && (whole.count - index) % 3 == 0 { result += "," }
      result += "\(whole[index])"
    }
    return parts.count > 1 ? result + "." + parts[1] : result
  }

  static func describe(_ value: Any) -> String { return "\(value)" }

  private static func integer(_ value: Any) -> Int {
    if let number = value as? Int { return number }
    if let number = value as? Bool { return number ? 1 : 0 }
    if let number = Int("\(value)") { return number }
    return UInt64("\(value)").map { Int(truncatingIfNeeded: $0) } ?? 0
  }

  private static func double(_ value: Any) -> Double {
    if let number = value as? Double { return number }
    return Double("\(value)") ?? 0
  }

  // MARK: Fractions

  /// A number that is not negative, as `%f`, `%e` or `%g` writes it.
  private static func text(
    of number: Double, _ letter: String, _ precision: Int, keepsZeros: Bool
  ) -> String {
    let isLarge = letter == "F" || letter == "E" || letter == "G"
    if number != number { return isLarge ? "NAN" : "nan" }
    if number - number != 0 { return isLarge ? "INF" : "inf" }
    if letter == "f" || letter == "F" { return Host.fixed(number, precision) }
    if letter == "e" || letter == "E" { return scientific(number, precision, letter) }
    let digits = precision == 0 ? 1 : precision
    let written = scientific(number, digits - 1, "e")
    let parts = Array(written.split(separator: "e"))
    let exponent = Int("\(parts[1])") ?? 0
    if exponent < -4 || exponent >= digits {
      let mantissa = keepsZeros ? "\(parts[0])" : withoutZeros("\(parts[0])")
      return mantissa + (isLarge ? "E" : "e") + "\(parts[1])"
    }
    let text = Host.fixed(number, digits - 1 - exponent)
    return keepsZeros ? text : withoutZeros(text)
  }

  private static func withoutZeros(_ text: String) -> String {
    if !text.contains(".") { return text }
    var result = text
    while result.hasSuffix("0") { result.removeLast() }
    if result.hasSuffix(".") { result.removeLast() }
    return result
  }

  private static func scientific(_ number: Double, _ precision: Int, _ letter: String) -> String {
    var exponent = 0
    if number > 0 {
      // The shortest text of the number names its first digit; rounding may move it by one place.
      exponent = Decimals("\(number)").exponent
    }
    let decimals = Decimals(Host.fixed(number, max(0, precision - exponent + 25)))
    let rounded = decimals.rounded(toSignificant: precision + 1)
    if number > 0 { exponent = rounded.exponent }
    var digits = rounded.digits
    while digits.count <= precision { digits.append(0) }
    var text = "\(digits.isEmpty ? 0 : digits[0])"
    if precision > 0 {
      text += "."
      for index in 1...precision { text += "\(digits[index])" }
    }
    return text + letter + (exponent < 0 ? "-" : "+")
      + padded(exponent < 0 ? -exponent : exponent, 2)
  }
}
