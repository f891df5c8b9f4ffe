import SwiftIR

extension Machine {
  /// Runs an intrinsic of the integer types; false when it is none of theirs.
  mutating func runIntegerIntrinsic(_ intrinsic: Intrinsic, _ base: Registers) -> Bool {
    switch intrinsic {
    case .integerAdd, .integerSubtract, .integerMultiply, .integerDivide, .integerRemainder,
      .integerWrappingAdd, .integerWrappingSubtract, .integerWrappingMultiply, .integerHighProduct,
      .integerAnd, .integerOr, .integerExclusiveOr, .integerMaskedShiftLeft,
      .integerMaskedShiftRight, .integerShiftLeft, .integerShiftRight, .integerPopulation,
      .integerLeadingZeros, .integerTrailingZeros:
      operate(intrinsic, base)
    case .integerOverflows: base[0] = Value(bool: overflows(base))
    case .integerEqual:
      base[0] = Value(bool: !isLess(base[1], base[2]) && !isLess(base[2], base[1]))
    case .integerLess: base[0] = Value(bool: isLess(base[1], base[2]))
    case .integerLimit: base[0] = limit(of: metatype(base[1]), isGreatest: base[2].isTrue)
    case .integerWidth:
      base[0] = Value(int: IntegerFormat(TypeID(rawValue: metatype(base[1])))?.bitWidth ?? 64)
    case .integerConvert:
      guard let value = convert(base[1], to: metatype(base[2])) else { return true }
      base[0] = value
    case .integerExactly: base[0] = exactly(base[1], metatype(base[2])) ?? .none
    case .integerTruncate: base[0] = truncate(base[1].bits, to: metatype(base[2]))
    case .integerDescription: base[0] = makeString(number(base[1]))
    case .integerRadix:
      let radix = min(36, max(2, base[2].int))
      base[0] = makeString(
        isSigned(base[1].type)
          ? String(base[1].int, radix: radix) : String(base[1].bits, radix: radix))
    case .integerParse:
      base[0] = parse(text(base[1]) ?? "", radix: base[2].int, metatype(base[3])) ?? .none
    default: return false
    }
    return true
  }

  /// A number as print writes it.
  func number(_ value: Value) -> String {
    switch value.type {
    case TypeID.double.rawValue: "\(value.double)"
    case TypeID.float.rawValue: "\(Float(value.double))"
    default: isSigned(value.type) ? "\(value.int)" : "\(value.bits)"
    }
  }

  private func isSigned(_ type: UInt32) -> Bool {
    IntegerFormat(TypeID(rawValue: type))?.isSigned ?? true
  }

  private mutating func operate(_ intrinsic: Intrinsic, _ base: Registers) {
    switch TypeID(rawValue: base[1].type) {
    case .int8: operate(intrinsic, base, Int8.self)
    case .int16: operate(intrinsic, base, Int16.self)
    case .int32: operate(intrinsic, base, Int32.self)
    case .uint8: operate(intrinsic, base, UInt8.self)
    case .uint16: operate(intrinsic, base, UInt16.self)
    case .uint32: operate(intrinsic, base, UInt32.self)
    case .uint, .uint64: operate(intrinsic, base, UInt64.self)
    default: operate(intrinsic, base, Int64.self)
    }
  }

  @inline(__always)
  private mutating func operate<T: FixedWidthInteger>(
    _ intrinsic: Intrinsic, _ base: Registers, _ type: T.Type
  ) {
    let a = T(truncatingIfNeeded: base[1].bits)
    var b: T { T(truncatingIfNeeded: base[2].bits) }
    func give(_ result: T) {
      base[0] = Value(
        bits: UInt64(truncatingIfNeeded: result), type: base[1].type, flags: 0)
    }
    func checked(_ result: (partialValue: T, overflow: Bool)) {
      if result.overflow {
        fail("arithmetic overflow")
      } else {
        give(result.partialValue)
      }
    }
    switch intrinsic {
    case .integerAdd: checked(a.addingReportingOverflow(b))
    case .integerSubtract: checked(a.subtractingReportingOverflow(b))
    case .integerMultiply: checked(a.multipliedReportingOverflow(by: b))
    case .integerDivide, .integerRemainder:
      let isDivision = intrinsic == .integerDivide
      let result =
        isDivision
        ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
      if result.overflow {
        fail(Self.divisionFault(by: Int(truncatingIfNeeded: b), isRemainder: !isDivision))
      } else {
        give(result.partialValue)
      }
    case .integerWrappingAdd: give(a &+ b)
    case .integerWrappingSubtract: give(a &- b)
    case .integerWrappingMultiply: give(a &* b)
    case .integerHighProduct: give(a.multipliedFullWidth(by: b).high)
    case .integerAnd: give(a & b)
    case .integerOr: give(a | b)
    case .integerExclusiveOr: give(a ^ b)
    case .integerMaskedShiftLeft: give(a &<< b)
    case .integerMaskedShiftRight: give(a &>> b)
    case .integerShiftLeft: give(a << distance(base[2]))
    case .integerShiftRight: give(a >> distance(base[2]))
    case .integerPopulation: base[0] = Value(int: a.nonzeroBitCount)
    case .integerLeadingZeros: base[0] = Value(int: a.leadingZeroBitCount)
    default: base[0] = Value(int: a.trailingZeroBitCount)
    }
  }

  static func divisionFault(by divisor: Int, isRemainder: Bool) -> String {
    "Fatal error: Division " + (divisor == 0 ? "by zero" : "results in an overflow")
      + (isRemainder ? " in remainder operation" : "")
  }

  /// The distance of a shift; any distance beyond 64 has the same effect.
  private func distance(_ value: Value) -> Int {
    isSigned(value.type) ? min(max(value.int, -65), 65) : Int(min(value.bits, 65))
  }

  private func overflows(_ base: Registers) -> Bool {
    func overflows<T: FixedWidthInteger>(_ type: T.Type) -> Bool {
      let a = T(truncatingIfNeeded: base[2].bits)
      let b = T(truncatingIfNeeded: base[3].bits)
      return switch base[1].int {
      case 0: a.addingReportingOverflow(b).overflow
      case 1: a.subtractingReportingOverflow(b).overflow
      default: a.multipliedReportingOverflow(by: b).overflow
      }
    }
    return switch TypeID(rawValue: base[2].type) {
    case .int8: overflows(Int8.self)
    case .int16: overflows(Int16.self)
    case .int32: overflows(Int32.self)
    case .uint8: overflows(UInt8.self)
    case .uint16: overflows(UInt16.self)
    case .uint32: overflows(UInt32.self)
    case .uint, .uint64: overflows(UInt64.self)
    default: overflows(Int64.self)
    }
  }

  /// Compares two integers of any types by their values.
  private func isLess(_ a: Value, _ b: Value) -> Bool {
    let aIsNegative = isSigned(a.type) && a.int < 0
    let bIsNegative = isSigned(b.type) && b.int < 0
    return aIsNegative == bIsNegative ? a.bits < b.bits : aIsNegative
  }

  private func limit(of type: UInt32, isGreatest: Bool) -> Value {
    guard let format = IntegerFormat(TypeID(rawValue: type)) else { return .none }
    let width = UInt64(format.bitWidth)
    let greatest = UInt64.max >> (64 - width + (format.isSigned ? 1 : 0))
    let bits = isGreatest ? greatest : format.isSigned ? ~greatest : 0
    return Value(bits: bits, type: type, flags: 0)
  }

  // MARK: - Conversions

  /// The lowest bits as a value of an integer type.
  private func truncate(_ bits: UInt64, to type: UInt32) -> Value {
    guard let format = IntegerFormat(TypeID(rawValue: type)) else { return .none }
    let unused = UInt64(64 - format.bitWidth)
    let shifted = bits << unused
    let extended =
      format.isSigned
      ? UInt64(bitPattern: Int64(bitPattern: shifted) >> Int64(unused)) : shifted >> unused
    return Value(bits: extended, type: type, flags: 0)
  }

  /// The same number as another integer type's value, or nil when it has none.
  private func exactly(_ value: Value, _ type: UInt32) -> Value? {
    guard let format = IntegerFormat(TypeID(rawValue: type)) else { return nil }
    guard IntegerFormat(TypeID(rawValue: value.type)) != nil else {
      let number = value.double
      let isHeld =
        number == number.rounded(.towardZero)
        && whole(number).map { format.holds(magnitude: $0, isNegative: number < 0) } == true
      return isHeld ? truncated(number, to: type) : nil
    }
    let isNegative = isSigned(value.type) && value.int < 0
    let magnitude = isNegative ? value.int.magnitude : UInt(value.bits)
    guard format.holds(magnitude: UInt64(magnitude), isNegative: isNegative) else { return nil }
    return Value(bits: value.bits, type: type, flags: 0)
  }

  /// The magnitude without its fraction, when it has at most 64 bits.
  private func whole(_ number: Double) -> UInt64? {
    let magnitude = number.magnitude.rounded(.towardZero)
    return magnitude < 18_446_744_073_709_551_616 ? UInt64(magnitude) : nil
  }

  private func truncated(_ number: Double, to type: UInt32) -> Value {
    let magnitude = whole(number) ?? 0
    return Value(bits: number < 0 ? 0 &- magnitude : magnitude, type: type, flags: 0)
  }

  /// As `exactly`, but towards zero, and ends the run when there is no such value.
  mutating func convert(_ value: Value, to type: UInt32) -> Value? {
    guard let format = IntegerFormat(TypeID(rawValue: value.type)) else {
      return convertFloating(value, to: type)
    }
    if let result = exactly(value, type) { return result }
    let isNegative = format.isSigned && value.int < 0
    fail(
      isNegative && !isSigned(type)
        ? "Fatal error: Negative value is not representable"
        : "Fatal error: Not enough bits to represent the passed value")
    return nil
  }

  private mutating func convertFloating(_ value: Value, to type: UInt32) -> Value? {
    let number = value.double
    let names = (source: typeName(value.type), target: typeName(type))
    func refuse(_ reason: String) {
      fail(
        "Fatal error: \(names.source) value cannot be converted to \(names.target) because \(reason)"
      )
    }
    guard let format = IntegerFormat(TypeID(rawValue: type)) else { return nil }
    guard number.isFinite else {
      refuse("it is either infinite or NaN")
      return nil
    }
    if let magnitude = whole(number), format.holds(magnitude: magnitude, isNegative: number < 0) {
      return truncated(number, to: type)
    }
    refuse(
      number < 0
        ? "the result would be less than \(names.target).min"
        : "the result would be greater than \(names.target).max")
    return nil
  }

  private func parse(_ text: String, radix: Int, _ type: UInt32) -> Value? {
    guard let format = IntegerFormat(TypeID(rawValue: type)), (2...36).contains(radix) else {
      return nil
    }
    let sign = text.utf8.first
    let isNegative = sign == UInt8(ascii: "-")
    let digits = isNegative || sign == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    guard let first = digits.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+"),
      let magnitude = UInt64(digits, radix: radix),
      format.holds(magnitude: magnitude, isNegative: isNegative)
    else { return nil }
    return Value(bits: isNegative ? 0 &- magnitude : magnitude, type: type, flags: 0)
  }
}
