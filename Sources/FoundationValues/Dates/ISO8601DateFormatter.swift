/// Writes and reads `2026-01-01T00:00:00Z`.
open class ISO8601DateFormatter: Formatter {
  public struct Options: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let withYear = Options(rawValue: 1)
    public static let withMonth = Options(rawValue: 2)
    public static let withWeekOfYear = Options(rawValue: 4)
    public static let withDay = Options(rawValue: 16)
    public static let withTime = Options(rawValue: 32)
    public static let withTimeZone = Options(rawValue: 64)
    public static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
    public static let withDashSeparatorInDate = Options(rawValue: 256)
    public static let withColonSeparatorInTime = Options(rawValue: 512)
    public static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
    public static let withFractionalSeconds = Options(rawValue: 2048)
    public static let withFullDate = Options(rawValue: 275)
    public static let withFullTime = Options(rawValue: 1632)
    public static let withInternetDateTime = Options(rawValue: 1907)
  }

  open var formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var timeZone: TimeZone! = TimeZone.gmt

  open func string(from date: Date) -> String {
    return DatePattern(pattern).format(date, calendar: calendar)
  }

  open func date(from string: String) -> Date? {
    return DatePattern(pattern).read(string, calendar: calendar, isLenient: false)
  }

  open override func string(for object: Any?) -> String? {
    guard let date = object as? Date else { return nil }
    return string(from: date)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = timeZone ?? TimeZone.gmt
    return calendar
  }

  private var pattern: String {
    let options = formatOptions
    precondition(!options.contains(.withWeekOfYear), "the model writes no weeks in ISO 8601")
    var parts: [String] = []
    if options.contains(.withYear) { parts.append("yyyy") }
    if options.contains(.withMonth) { parts.append("MM") }
    if options.contains(.withDay) { parts.append("dd") }
    var pattern = parts.joined(separator: options.contains(.withDashSeparatorInDate) ? "-" : "")
    if options.contains(.withTime) {
      if !pattern.isEmpty {
        pattern += options.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'"
      }
      pattern += options.contains(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss"
      if options.contains(.withFractionalSeconds) { pattern += ".SSS" }
    }
    if options.contains(.withTimeZone) {
      pattern += options.contains(.withColonSeparatorInTimeZone) ? "XXX" : "XX"
    }
    return pattern
  }
}
