/// Writes and reads numbers as American English does.
open class NumberFormatter: Formatter {
  public enum Style: UInt {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10
  }

  public enum RoundingMode: UInt {
    case ceiling = 0
    case floor = 1
    case down = 2
    case up = 3
    case halfEven = 4
    case halfDown = 5
    case halfUp = 6
  }

  public enum PadPosition: UInt {
    case beforePrefix = 0
    case afterPrefix = 1
    case beforeSuffix = 2
    case afterSuffix = 3
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  open var roundingMode: NumberFormatter.RoundingMode = .halfEven
  open var minimumIntegerDigits = 0
  open var maximumIntegerDigits = 42
  open var usesGroupingSeparator = false
  open var groupingSize = 3
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var groupingSeparator: String! = ","
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var decimalSeparator: String! = "."
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var percentSymbol: String! = "%"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var minusSign: String! = "-"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var plusSign: String! = "+"
  open var zeroSymbol: String?
  open var nilSymbol = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var notANumberSymbol: String! = "NaN"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positivePrefix: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positiveSuffix: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativePrefix: String! = "-"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativeSuffix: String! = ""
  open var multiplier: NSNumber?
  open var alwaysShowsDecimalSeparator = false
  open var usesSignificantDigits = false
  open var minimumSignificantDigits = 1
  open var maximumSignificantDigits = 6
  open var formatWidth = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var paddingCharacter: String! = " "
  open var minimum: NSNumber?
  open var maximum: NSNumber?
  open var allowsFloats = true
  open var isLenient = false
  open var generatesDecimalNumbers = false
  private var style = NumberFormatter.Style.none
  private var leastFraction = 0
  private var mostFraction = 0
  private var symbol = "$"
  private var code = "USD"

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currencySymbol: String! {
    get { return symbol }
    set {
      let old = symbol
      symbol = newValue ?? ""
      positivePrefix = positivePrefix?.replacingOccurrences(of: old, with: symbol)
      negativePrefix = negativePrefix?.replacingOccurrences(of: old, with: symbol)
    }
  }

  /// The code of ISO 4217; setting it sets the symbol and, in a style for money, the digits.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currencyCode: String! {
    get { return code }
    set {
      let old = code
      code = newValue ?? ""
      currencySymbol = NumberFormatter.symbols[code] ?? code + "\u{a0}"
      if style == .currencyISOCode {
        positivePrefix = positivePrefix?.replacingOccurrences(of: old, with: code)
        negativePrefix = negativePrefix?.replacingOccurrences(of: old, with: code)
      }
      if NumberFormatter.isCurrency(style) {
        leastFraction = NumberFormatter.fractionDigits(of: code)
        mostFraction = leastFraction
      }
    }
  }

  /// The symbols that American English has, from Unicode's CLDR.
  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$",
    "HKD": "HK$", "TWD": "NT$", "MXN": "MX$", "BRL": "R$", "INR": "₹", "CNY": "CN¥", "KRW": "₩",
    "ILS": "₪", "VND": "₫", "PHP": "₱",
  ]

  private static func fractionDigits(of code: String) -> Int {
    return code == "JPY" || code == "KRW" || code == "VND" ? 0 : 2
  }

  private static func isCurrency(_ style: NumberFormatter.Style) -> Bool {
    switch style {
    case .currency, .currencyISOCode, .currencyPlural, .currencyAccounting: return true
    case .none, .decimal, .percent, .scientific, .spellOut, .ordinal: return false
    }
  }

  open var minimumFractionDigits: Int {
    get { return leastFraction }
    set {
      leastFraction = max(0, newValue)
      mostFraction = max(mostFraction, leastFraction)
    }
  }

  open var maximumFractionDigits: Int {
    get { return mostFraction }
    set {
      mostFraction = max(0, newValue)
      leastFraction = min(mostFraction, leastFraction)
    }
  }

  /// The style; choosing one sets the other properties.
  open var numberStyle: NumberFormatter.Style {
    get { return style }
    set {
      style = newValue
      let isCurrency = NumberFormatter.isCurrency(newValue)
      leastFraction = isCurrency ? NumberFormatter.fractionDigits(of: code) : 0
      mostFraction = newValue == .decimal ? 3 : leastFraction
      minimumIntegerDigits = newValue == .none ? 0 : 1
      usesGroupingSeparator =
        isCurrency || newValue == .decimal || newValue == .percent
        || newValue == .ordinal
      multiplier = newValue == .percent ? NSNumber(value: 100) : nil
      positivePrefix =
        newValue == .currency || newValue == .currencyAccounting
        ? symbol : newValue == .currencyISOCode ? code + "\u{a0}" : ""
      negativePrefix = (newValue == .currencyAccounting ? "(" : "-") + (positivePrefix ?? "")
      positiveSuffix =
        newValue == .percent
        ? percentSymbol
        : newValue == .currencyPlural ? " US dollars" : ""
      negativeSuffix = newValue == .currencyAccounting ? ")" : positiveSuffix
    }
  }

  open func string(from number: NSNumber) -> String? {
    (locale ?? Locale.current).requireKnown()
    precondition(style != .spellOut, "the model does not spell numbers out")
    precondition(style != .scientific, "the model does not write powers of ten")
    let value = number.doubleValue
    if value != value { return notANumberSymbol }
    var isNegative = value < 0
    if value - value != 0 { return (isNegative ? "-" : "") + "∞" }
    var decimals = Decimals("\(isNegative ? -value : value)")
    if let multiplier = multiplier { decimals = multiplied(decimals, by: multiplier, value) }
    decimals = rounded(decimals, isNegative)
    if decimals.isZero, let zero = zeroSymbol { return zero }
    // A negative number that rounds to nothing keeps its sign, as ICU writes it.
    if value == 0 { isNegative = false }
    let digits = text(of: decimals)
    if style == .ordinal { return (isNegative ? "\u{2212}" : "") + digits + ending(of: decimals) }
    let prefix = (isNegative ? negativePrefix : positivePrefix) ?? ""
    let suffix = (isNegative ? negativeSuffix : positiveSuffix) ?? ""
    var text = prefix + digits + suffix
    while text.count < formatWidth { text = (paddingCharacter ?? " ") + text }
    return text
  }

  open func string(for object: NSNumber) -> String? { return string(from: object) }

  open override func string(for object: Any?) -> String? {
    if let number = object as? NSNumber { return string(from: number) }
    if let number = object as? Int { return string(from: NSNumber(value: number)) }
    if let number = object as? Double { return string(from: NSNumber(value: number)) }
    return nil
  }

  private func multiplied(_ decimals: Decimals, by factor: NSNumber, _ value: Double) -> Decimals {
    if factor.doubleValue == 100 {
      var result = decimals
      result.multiply(byPowerOfTen: 2)
      return result
    }
    let product = value * factor.doubleValue
    return Decimals("\(product < 0 ? -product : product)")
  }

  private func rounded(_ decimals: Decimals, _ isNegative: Bool) -> Decimals {
    var rounding = Decimals.Rounding.halfEven
    switch roundingMode {
    case .ceiling: rounding = isNegative ? .down : .up
    case .floor: rounding = isNegative ? .up : .down
    case .down: rounding = .down
    case .up: rounding = .up
    case .halfEven: rounding = .halfEven
    case .halfDown: rounding = .halfDown
    case .halfUp: rounding = .halfUp
    }
    if usesSignificantDigits {
      return decimals.rounded(toSignificant: maximumSignificantDigits, rounding)
    }
    return decimals.rounded(toFraction: mostFraction, rounding)
  }

  private func text(of decimals: Decimals) -> String {
    var fraction = decimals.fractionDigits
    var least = leastFraction
    if usesSignificantDigits {
      least = max(0, minimumSignificantDigits - 1 - (decimals.isZero ? 0 : decimals.exponent))
    }
    while fraction.count < least { fraction += "0" }
    var integer = decimals.integerDigits
    if integer == "0" && minimumIntegerDigits == 0 && !fraction.isEmpty { integer = "" }
    while integer.count < minimumIntegerDigits { integer = "0" + integer }
    if integer.count > maximumIntegerDigits { integer = "\(integer.suffix(maximumIntegerDigits))" }
    let hasPoint = !fraction.isEmpty || alwaysShowsDecimalSeparator
    return grouped(integer) + (hasPoint ? decimalSeparator ?? "." : "") + fraction
  }

  private func grouped(_ digits: String) -> String {
    if !usesGroupingSeparator || groupingSize < 1 { return digits }
    var result = ""
    var left = digits.count
    for digit in digits {
      result += "\(digit)"
      left -= 1
      if left > 0 && left % groupingSize == 0 { result += groupingSeparator ?? "," }
    }
    return result
  }

  private func ending(of decimals: Decimals) -> String {
    let number = Int(decimals.integerDigits) ?? 0
    if number % 100 >= 11 && number % 100 <= 13 { return "th" }
    switch number % 10 {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    default: return "th"
    }
  }

  // MARK: Reading

  open func number(from string: String) -> NSNumber? {
    (locale ?? Locale.current).requireKnown()
    var text = string.trimmingCharacters(in: .whitespacesAndNewlines)
    var isNegative = false
    if let prefix = negativePrefix, !prefix.isEmpty, text.hasPrefix(prefix) {
      isNegative = true
      text = "\(text.dropFirst(prefix.count))"
    } else if let prefix = positivePrefix, !prefix.isEmpty {
      if !text.hasPrefix(prefix) { return nil }
      text = "\(text.dropFirst(prefix.count))"
    }
    if let suffix = isNegative ? negativeSuffix : positiveSuffix, !suffix.isEmpty {
      if !text.hasSuffix(suffix) { return nil }
      text = "\(text.dropLast(suffix.count))"
    }
    guard let value = value(ofDigits: text) else { return nil }
    var result = isNegative ? -value : value
    if let multiplier = multiplier { result = result / multiplier.doubleValue }
    // Int has no larger numbers.
    if result < 9e18 && result > -9e18 && result == Double(Int(result)) {
      return NSNumber(value: Int(result))
    }
    return NSNumber(value: result)
  }

  private func value(ofDigits text: String) -> Double? {
    var digits = ""
    var hasPoint = false
    /// Digits since the last separator of groups.
    var group: Int?
    for character in text {
      if character.isASCII && character.isNumber {
        digits += "\(character)"
        if !hasPoint { group = group.map { $0 + 1 } }
      } else if "\(character)" == decimalSeparator && !hasPoint {
        hasPoint = true
        digits += "."
      } else if "\(character)" == groupingSeparator && usesGroupingSeparator && !hasPoint
        && !digits.isEmpty && (group == nil || group == groupingSize)
      {
        group = 0
      } else {
        return nil
      }
    }
    if digits.isEmpty || digits == "." || group != nil && group != groupingSize { return nil }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    return Double(digits)
  }

  public static func localizedString(
    from number: NSNumber, number style: NumberFormatter.Style
  ) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
