/// A value of JSON that was read.
enum JSONValue {
  case null
  case bool(Bool)
  /// As it is written; its type depends on who asks.
  case number(String)
  case text(String)
  case list([JSONValue])
  case object(JSONMembers)

  var isNumber: Bool { if case .number = self { true } else { false } }

  /// Reads a number that is whole and of this type, also one with a fraction of zeros or an exponent.
  func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    guard case .number(let text) = self else { return nil }
    if let whole = Number(text) { return whole }
    // As Foundation's decoder: a number that a `Double` has to the unit is what that has.
    if let value = float(Double.self), value.magnitude <= Double(1 << 53 as Int) {
      return Number(exactly: value)
    }
    return Self.wholeDigits(of: text).flatMap { Number($0) }
  }

  /// The digits of a number without its fraction and its exponent; nil for one that isn't whole, or too large for any
  /// type.
  private static func wholeDigits(of text: String) -> String? {
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == "e" || $0 == "E" })
    let mantissa = (parts.first ?? "").split(separator: ".", maxSplits: 1)
    let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
    guard let whole = mantissa.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0 else {
      return nil
    }
    // No type has so many digits.
    guard (-mostDigits...mostDigits).contains(exponent) else { return nil }
    let digits = String(whole) + fraction
    let zeros = exponent - fraction.utf8.count
    if zeros >= 0 { return digits + String(repeating: "0", count: zeros) }
    guard digits.utf8.suffix(-zeros).allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
    let rest = String(digits.dropLast(-zeros))
    return rest.isEmpty || rest == "-" ? "0" : rest
  }

  private static let mostDigits = 400

  /// Reads a number; nil for one that is too large or too small for the type.
  func float<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Number.Type
  ) -> Number? {
    guard case .number(let text) = self, let value = Number(text), value.isFinite else {
      return nil
    }
    guard value == 0 else { return value }
    let mantissa = text.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let isZero = mantissa.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    return isZero ? value : nil
  }
}
