/// A moment. The virtual clock starts at the first second of 2026 in UTC.
public struct Date: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Seconds between 2001 and the launch of the simulated app.
  static let launch: Double = 788_918_400

  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

  /// Seconds since the first second of 2001 in UTC.
  public let timeIntervalSinceReferenceDate: TimeInterval

  public init() {
    timeIntervalSinceReferenceDate = Date.launch + RunLoop.main.now
  }

  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  public init(timeIntervalSinceNow seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = Date.launch + RunLoop.main.now + seconds
  }

  public init(timeIntervalSince1970 seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds - Date.timeIntervalBetween1970AndReferenceDate
  }

  public init(timeInterval seconds: TimeInterval, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
  }

  public static var now: Date { return Date() }

  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  public static var timeIntervalSinceReferenceDate: TimeInterval {
    return Date().timeIntervalSinceReferenceDate
  }

  public var timeIntervalSince1970: TimeInterval {
    return timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
  }

  public var timeIntervalSinceNow: TimeInterval {
    return timeIntervalSinceReferenceDate - Date.launch - RunLoop.main.now
  }

  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    return timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
    return Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
  }

  public mutating func addTimeInterval(_ seconds: TimeInterval) {
    self = addingTimeInterval(seconds)
  }

  public func advanced(by seconds: TimeInterval) -> Date { return addingTimeInterval(seconds) }

  public func distance(to other: Date) -> TimeInterval { return other.timeIntervalSince(self) }

  public func compare(_ other: Date) -> ComparisonResult {
    if self < other { return .orderedAscending }
    return other < self ? .orderedDescending : .orderedSame
  }

  package var sinceLaunch: Double { return timeIntervalSinceReferenceDate - Date.launch }

  public static func + (date: Date, seconds: TimeInterval) -> Date {
    return date.addingTimeInterval(seconds)
  }

  public static func - (date: Date, seconds: TimeInterval) -> Date {
    return date.addingTimeInterval(-seconds)
  }

  public static func += (date: inout Date, seconds: TimeInterval) {
    date = date + seconds
  }

  public static func -= (date: inout Date, seconds: TimeInterval) {
    date = date - seconds
  }

  public static func < (lhs: Date, rhs: Date) -> Bool {
    return lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }

  /// As Foundation prints it, in UTC: `2026-01-01 00:00:00 +0000`.
  public var description: String {
    return DatePattern("yyyy-MM-dd HH:mm:ss Z").format(self, calendar: .utc)
  }

  public var debugDescription: String { return description }

  public func description(with locale: Locale?) -> String { return description }
}

/// The order of two values.
public enum ComparisonResult: Int, CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { return "NSComparisonResult(rawValue: \(rawValue))" }
  public var debugDescription: String { return "__C." + description }

  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}
