import SwiftIR

/// Arithmetic on integers of any width and sign, whose bits are extended to 64. A format is an
/// `IntegerFormat.code`.
enum FixedWidth {
  /// The lowest bits that the format has place for, extended.
  @inline(__always)
  static func extended(_ bits: UInt64, _ format: UInt16) -> UInt64 {
    let unused = UInt64(format & 63)
    let shifted = bits &<< unused
    return isSigned(format)
      ? UInt64(bitPattern: Int64(bitPattern: shifted) &>> Int64(unused)) : shifted &>> unused
  }

  @inline(__always)
  static func isSigned(_ format: UInt16) -> Bool { format & 256 != 0 }

  @inline(__always)
  static func sum(_ a: UInt64, _ b: UInt64, _ format: UInt16) -> (bits: UInt64, isHeld: Bool) {
    if isSigned(format) {
      return held(
        Int64(bitPattern: a).addingReportingOverflow(Int64(bitPattern: b)), format)
    }
    return held(a.addingReportingOverflow(b), format)
  }

  @inline(__always)
  static func difference(
    _ a: UInt64, _ b: UInt64, _ format: UInt16
  ) -> (bits: UInt64, isHeld: Bool) {
    if isSigned(format) {
      return held(
        Int64(bitPattern: a).subtractingReportingOverflow(Int64(bitPattern: b)), format)
    }
    return held(a.subtractingReportingOverflow(b), format)
  }

  @inline(__always)
  static func product(_ a: UInt64, _ b: UInt64, _ format: UInt16) -> (bits: UInt64, isHeld: Bool) {
    if isSigned(format) {
      return held(
        Int64(bitPattern: a).multipliedReportingOverflow(by: Int64(bitPattern: b)), format)
    }
    return held(a.multipliedReportingOverflow(by: b), format)
  }

  @inline(__always)
  static func quotient(_ a: UInt64, _ b: UInt64, _ format: UInt16) -> (bits: UInt64, isHeld: Bool) {
    if isSigned(format) {
      return held(
        Int64(bitPattern: a).dividedReportingOverflow(by: Int64(bitPattern: b)), format)
    }
    return held(a.dividedReportingOverflow(by: b), format)
  }

  /// Where the quotient is no value of the type, there is no remainder either.
  @inline(__always)
  static func remainder(
    _ a: UInt64, _ b: UInt64, _ format: UInt16
  ) -> (bits: UInt64, isHeld: Bool) {
    guard quotient(a, b, format).isHeld else { return (a, false) }
    return isSigned(format)
      ? (UInt64(bitPattern: Int64(bitPattern: a) % Int64(bitPattern: b)), true) : (a % b, true)
  }

  @inline(__always)
  static func shiftedLeft(_ a: UInt64, by distance: Int, _ format: UInt16) -> UInt64 {
    if distance < 0 { return shiftedRight(a, by: max(0 - max(distance, -64), 0), format) }
    return extended(a << distance, format)
  }

  @inline(__always)
  static func shiftedRight(_ a: UInt64, by distance: Int, _ format: UInt16) -> UInt64 {
    if distance < 0 { return extended(a << min(64, 0 - max(distance, -64)), format) }
    return isSigned(format) ? UInt64(bitPattern: Int64(bitPattern: a) >> distance) : a >> distance
  }

  @inline(__always)
  private static func held<T: FixedWidthInteger>(
    _ result: (partialValue: T, overflow: Bool), _ format: UInt16
  ) -> (bits: UInt64, isHeld: Bool) {
    let bits = UInt64(truncatingIfNeeded: result.partialValue)
    return (bits, !result.overflow && extended(bits, format) == bits)
  }
}
