extension Date {
  /// The predefined styles of `formatted(date:time:)`.
  public struct FormatStyle {
    public struct DateStyle: Equatable {
      let pattern: String
      let joint: String

      public static let omitted = DateStyle(pattern: "", joint: "")
      public static let numeric = DateStyle(pattern: "M/d/y", joint: ", ")
      public static let abbreviated = DateStyle(pattern: "MMM d, y", joint: " 'at' ")
      public static let long = DateStyle(pattern: "MMMM d, y", joint: " 'at' ")
      public static let complete = DateStyle(pattern: "EEEE, MMMM d, y", joint: " 'at' ")
    }

    public struct TimeStyle: Equatable {
      let pattern: String

      public static let omitted = TimeStyle(pattern: "")
      public static let shortened = TimeStyle(pattern: "h:mm\u{202f}a")
      public static let standard = TimeStyle(pattern: "h:mm:ss\u{202f}a")
      public static let complete = TimeStyle(pattern: "h:mm:ss\u{202f}a z")
    }
  }

  /// `1/1/2026, 12:00 AM`
  public func formatted() -> String {
    return formatted(date: .numeric, time: .shortened)
  }

  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    var pattern = date.pattern
    if !pattern.isEmpty && !time.pattern.isEmpty { pattern += date.joint }
    pattern += time.pattern
    if pattern.isEmpty { return formatted() }
    return DatePattern(pattern).format(self, calendar: Calendar.current)
  }

  public func ISO8601Format() -> String {
    return ISO8601DateFormatter().string(from: self)
  }
}
