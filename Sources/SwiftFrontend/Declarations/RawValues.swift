import SwiftIR

/// The raw values of an enum's cases.
extension Compilation {
  /// Returns the raw value that is written, or the one that follows from the case before; nil for an
  /// enum without raw values and for a value that is reported.
  func rawValue(of written: Decl.EnumCase, in owner: NominalID) -> Constant? {
    guard let raw = declarations[owner].rawType else { return nil }
    guard let value = written.rawValue else { return nextRawValue(of: written, raw, in: owner) }
    switch value.kind {
    case .integer(let magnitude?): return number(Int128(magnitude), raw, at: value.span)
    case .float(let number): return .double(number)
    case .prefix("-", let operand):
      switch operand.kind {
      case .integer(let magnitude?): return number(-Int128(magnitude), raw, at: value.span)
      case .float(let number): return .double(-number)
      default: return nil
      }
    case .string(let parts):
      let text = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
      return raw == .character ? .character(text) : .string(text)
    default:
      report("raw value for enum case must be a literal", at: value.span)
      return nil
    }
  }

  /// Returns the raw value of a case that writes none: its name, or one more than the number before.
  private func nextRawValue(
    of written: Decl.EnumCase, _ raw: Type, in owner: NominalID
  ) -> Constant? {
    if raw == .string { return .string(written.name) }
    let cases = program.nominals[Int(owner.rawValue)].cases
    switch cases.last?.rawValue {
    case .int(let bits, let type):
      let isSigned = IntegerFormat(type)?.isSigned ?? true
      let before = isSigned ? Int128(bits) : Int128(UInt64(bitPattern: bits))
      return number(before + 1, raw, at: written.span)
    case .double(let before): return .double(before + 1)
    default: return number(Int128(cases.count), raw, at: written.span)
    }
  }

  /// Returns a number as a value of the raw type; nil when the type doesn't hold it, which is reported.
  private func number(_ number: Int128, _ raw: Type, at span: Span) -> Constant? {
    let type = raw.nominal.flatMap { TypeID(primitive: $0) }
    guard let type, let format = IntegerFormat(type) else { return .double(Double(number)) }
    guard let magnitude = UInt64(exactly: number.magnitude),
      format.holds(magnitude: magnitude, isNegative: number < 0)
    else {
      report(
        number < 0 && !format.isSigned
          ? "negative integer '\(number)' overflows when stored into unsigned type '\(declarations.describe(raw))'"
          : "integer literal '\(number)' overflows when stored into '\(declarations.describe(raw))'",
        at: span)
      return nil
    }
    return .int(Int64(truncatingIfNeeded: number), type: type)
  }
}
