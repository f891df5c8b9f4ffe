/// A moment in UTC, in milliseconds since the start of 1970.
public struct UTCTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00Z.
  public var milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }
}

extension UTCTime: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
}

extension UTCTime {
  /// Returns the time `duration` later.
  public func advanced(by duration: Duration) -> UTCTime {
    UTCTime(milliseconds: milliseconds.addingSaturated(duration.milliseconds))
  }

  /// The times that a clock can have: those of the years 1 to 9999, which ISO 8601 writes with four
  /// digits.
  public static let possible =
    UTCTime(milliseconds: -62_135_596_800_000)...UTCTime(milliseconds: 253_402_300_799_999)

  /// The times that are computed from possible ones, such as a review a hundred years ahead.
  public static let computable =
    UTCTime(milliseconds: -70_000_000_000_000)...UTCTime(milliseconds: 300_000_000_000_000)
}

extension Int64 {
  /// Returns the sum, or the number nearest to it that there is.
  func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the product, or the number nearest to it that there is.
  func multipliedSaturated(by other: Int64) -> Int64 {
    let (product, isTooMuch) = multipliedReportingOverflow(by: other)
    return isTooMuch ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension Duration {
  /// The whole milliseconds of the duration.
  package var milliseconds: Int64 {
    components.seconds.multipliedSaturated(by: 1000)
      .addingSaturated(components.attoseconds / 1_000_000_000_000_000)
  }
}

/// The lead of a clock on the wall over UTC.
public struct ZoneOffset: Hashable, Sendable {
  /// Seconds ahead of UTC; negative in the west.
  public var seconds: Int

  public init(seconds: Int) { self.seconds = seconds }

  /// No lead.
  public static let utc = ZoneOffset(seconds: 0)

  /// The leads that a clock can have, with room for odd values of `TZ`.
  public static let possible = ZoneOffset(seconds: -200_000)...ZoneOffset(seconds: 200_000)

  fileprivate var milliseconds: Int64 { Int64(seconds).multipliedSaturated(by: 1000) }
}

extension ZoneOffset: CustomStringConvertible {
  /// `+01:00`, `-03:30`; empty for UTC itself.
  public var description: String {
    guard seconds != 0 else { return "" }
    let minutes = seconds.magnitude / 60
    var text = DigitWriter()
    text.append(seconds < 0 ? "-" : "+", Int64(minutes / 60), width: 2)
    text.append(":", Int64(minutes % 60), width: 2)
    return text.text
  }
}

extension ZoneOffset: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
}

/// A time and the zone of the clock on the wall at that time. Every fact of the log has one.
public struct Moment: Hashable, Sendable {
  /// The time in UTC.
  public var time: UTCTime
  /// The zone of the clock on the wall.
  public var zone: ZoneOffset

  public init(time: UTCTime, zone: ZoneOffset) {
    self.time = time
    self.zone = zone
  }

  /// Returns a clock's time and zone, or the nearest that can be stored: a machine's clock may be set to any
  /// year.
  public static func nearest(to time: UTCTime, in zone: ZoneOffset) -> Moment {
    func within<Value: Comparable>(_ range: ClosedRange<Value>, _ value: Value) -> Value {
      min(max(value, range.lowerBound), range.upperBound)
    }
    return Moment(
      time: within(UTCTime.possible, time),
      zone: ZoneOffset(
        seconds: within(
          ZoneOffset.possible.lowerBound.seconds...ZoneOffset.possible.upperBound.seconds,
          zone.seconds)))
  }

  /// The learner's day in which it lies.
  public var day: StudyDay { StudyDay(of: time, in: zone) }
}

/// A learner's day: from 04:00 to 04:00 on the clock on the wall.
///
/// A night's study belongs to the day that it ends.
public struct StudyDay: Hashable, Sendable {
  /// Days since 1970-01-01.
  public var number: Int

  /// The day with this number of days since 1970-01-01.
  public init(number: Int) { self.number = number }

  /// The day in which a time lies where the clock is ahead of UTC by `zone`.
  public init(of time: UTCTime, in zone: ZoneOffset) {
    let local = time.milliseconds.addingSaturated(zone.milliseconds)
      .addingSaturated(-Self.startMilliseconds)
    self.init(number: Int(floorDivision(local, millisecondsPerDay).quotient))
  }

  /// Returns when the day begins where the clock is ahead of UTC by `zone`.
  public func start(in zone: ZoneOffset) -> UTCTime {
    UTCTime(
      milliseconds: Int64(number).multipliedSaturated(by: millisecondsPerDay)
        .addingSaturated(Self.startMilliseconds).addingSaturated(
          zone.milliseconds.multipliedSaturated(by: -1)))
  }

  /// Returns the day that comes so many days later.
  public func advanced(by days: Int) -> StudyDay {
    StudyDay(number: Int(Int64(number).addingSaturated(Int64(days))))
  }

  /// Returns the number of days from an earlier day to this one.
  public func days(since other: StudyDay) -> Int {
    let (difference, isTooMuch) = number.subtractingReportingOverflow(other.number)
    return isTooMuch ? (number < other.number ? .min : .max) : difference
  }

  /// The Monday of the day's week.
  public var startOfWeek: StudyDay {
    // The first of all days is a Thursday.
    let weekday = floorDivision(Int64(number).addingSaturated(3), Int64(Self.daysOfWeek)).remainder
    return advanced(by: -Int(weekday))
  }

  public static let daysOfWeek = 7

  /// The days that are computed from possible times.
  public static let computable =
    StudyDay(
      of: UTCTime.computable.lowerBound, in: .utc)...StudyDay(
      of: UTCTime.computable.upperBound, in: .utc)

  private static let startMilliseconds: Int64 = 4 * 3_600_000
}

extension StudyDay: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

extension StudyDay: CustomStringConvertible {
  /// `2026-11-21`.
  public var description: String {
    var text = DigitWriter()
    text.append(CivilDate(dayNumber: Int64(number)))
    return text.text
  }
}

// MARK: - ISO 8601

extension UTCTime: CustomStringConvertible {
  /// `2026-11-21T02:53:26.123Z`.
  public var description: String {
    let (days, rest) = floorDivision(milliseconds, millisecondsPerDay)
    var text = DigitWriter()
    text.append(CivilDate(dayNumber: days))
    text.append("T", rest / 3_600_000, width: 2)
    text.append(":", rest / 60_000 % 60, width: 2)
    text.append(":", rest / 1000 % 60, width: 2)
    text.append(".", rest % 1000, width: 3)
    text.append("Z")
    return text.text
  }

  /// `2026-11-21 02:53 UTC`, or `2026-11-21 03:53 UTC+01:00` by a clock on the wall that is an hour ahead.
  public func minute(in zone: ZoneOffset) -> String {
    let onWall = UTCTime(milliseconds: milliseconds.addingSaturated(zone.milliseconds))
    return onWall.description.prefix(16).replacing("T", with: " ") + " UTC" + zone.description
  }

  /// Reads `2026-11-21`, or a date with a time and a zone: `2026-11-21T02:53[:26[.123]]Z` or `+01:00`.
  ///
  /// A date alone begins at midnight UTC. Nil when it is not such a text or no such day.
  public init?(iso8601 text: some StringProtocol) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    var milliseconds = date.dayNumber * millisecondsPerDay
    if !reader.isAtEnd {
      guard reader.skip("T") || reader.skip("t") || reader.skip(" "),
        let hour = reader.number(2), hour < 24, reader.skip(":"), let minute = reader.number(2),
        minute < 60
      else { return nil }
      milliseconds += hour * 3_600_000 + minute * 60_000
      if reader.skip(":") {
        guard let second = reader.number(2), second < 60 else { return nil }
        milliseconds += second * 1000
        if reader.skip(".") {
          guard let fraction = reader.fractionInMilliseconds() else { return nil }
          milliseconds += fraction
        }
      }
      if !reader.skip("Z"), !reader.skip("z") {
        let isAhead = reader.skip("+")
        guard isAhead || reader.skip("-"), let hours = reader.number(2), hours < 24,
          reader.skip(":"), let minutes = reader.number(2), minutes < 60
        else { return nil }
        let offset = hours * 3_600_000 + minutes * 60_000
        milliseconds -= isAhead ? offset : -offset
      }
    }
    guard reader.isAtEnd else { return nil }
    self.init(milliseconds: milliseconds)
  }
}

private let millisecondsPerDay: Int64 = 86_400_000

private func floorDivision(_ a: Int64, _ b: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
  return remainder < 0 ? (quotient - 1, remainder + b) : (quotient, remainder)
}

/// Writes numbers of fixed width; an export writes two times for each of a million rows.
private struct DigitWriter {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(24) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ date: CivilDate) {
    append(nil, date.year, width: 4)
    append("-", date.month, width: 2)
    append("-", date.day, width: 2)
  }

  mutating func append(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  mutating func append(_ character: Unicode.Scalar?, _ number: Int64, width: Int) {
    if let character { append(character) }
    var divisor: Int64 = 1
    for _ in 1..<width { divisor *= 10 }
    // Years beyond 9999 have more digits, and years before 0 are not studied in.
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: abs(number / divisor % 10)))
      divisor /= 10
    }
  }
}

/// A day of the Gregorian calendar. The conversions are Howard Hinnant's
/// ("chrono-Compatible Low-Level Date Algorithms").
private struct CivilDate: Equatable {
  var year: Int64
  var month: Int64
  var day: Int64

  /// Nil when the calendar has no such day.
  init?(year: Int64, month: Int64, day: Int64) {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
    guard CivilDate(dayNumber: dayNumber) == self else { return nil }
  }

  init(dayNumber: Int64) {
    // Days that no text can say are as good as the last one that it can.
    let dayNumber = min(max(dayNumber, -(1 << 50)), 1 << 50)
    let (era, dayOfEra) = floorDivision(dayNumber + 719_468, 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var dayNumber: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = floorDivision(shiftedYear, 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ width: Int) -> Int64? {
    var value: Int64 = 0
    for _ in 0..<width {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// Reads one to nine digits after a point; what lies below a millisecond is cut off.
  mutating func fractionInMilliseconds() -> Int64? {
    var value: Int64 = 0
    var count = 0
    while count < 9, let digit = digit() {
      if count < 3 { value = value * 10 + digit }
      count += 1
    }
    guard count > 0 else { return nil }
    return count < 3 ? value * (count == 1 ? 100 : 10) : value
  }

  private mutating func digit() -> Int64? {
    guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
      return nil
    }
    rest.removeFirst()
    return Int64(byte - UInt8(ascii: "0"))
  }
}
