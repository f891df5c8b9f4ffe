/// Writes and reads dates by a pattern or a style.
open class DateFormatter: Formatter {
  public enum Style: UInt {
    case none = 0
    case short = 1
    case medium = 2
    case long = 3
    case full = 4
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var timeZone: TimeZone! = TimeZone.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  open var isLenient = false
  open var doesRelativeDateFormatting = false
  open var formattingContext: Formatter.Context = .unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var amSymbol: String! = "AM"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pmSymbol: String! = "PM"
  private var pattern: String?
  private var datePart = DateFormatter.Style.none
  private var timePart = DateFormatter.Style.none

  open var dateStyle: DateFormatter.Style {
    get { return datePart }
    set {
      datePart = newValue
      pattern = nil
    }
  }

  open var timeStyle: DateFormatter.Style {
    get { return timePart }
    set {
      timePart = newValue
      pattern = nil
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var dateFormat: String! {
    get { return pattern ?? DateFormatter.pattern(date: datePart, time: timePart) }
    set { pattern = newValue }
  }

  open func setLocalizedDateFormatFromTemplate(_ template: String) {
    pattern = DateTemplate(template).pattern
  }

  public static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?)
    -> String?
  {
    locale?.requireKnown()
    return DateTemplate(template).pattern
  }

  open func string(from date: Date) -> String {
    (locale ?? Locale.current).requireKnown()
    let calendar = ownCalendar
    if doesRelativeDateFormatting && pattern == nil, let day = relativeDay(date, calendar) {
      let time = DateFormatter.pattern(date: .none, time: timePart)
      if time.isEmpty { return day }
      return day + (datePart == .short ? ", " : " at ")
        + DatePattern(time).format(date, calendar: calendar)
    }
    let text = DatePattern(dateFormat ?? "").format(date, calendar: calendar)
    return withOwnSymbols(text)
  }

  open override func string(for object: Any?) -> String? {
    guard let date = object as? Date else { return nil }
    return string(from: date)
  }

  open func date(from string: String) -> Date? {
    (locale ?? Locale.current).requireKnown()
    return DatePattern(dateFormat ?? "")
      .read(string, calendar: ownCalendar, isLenient: isLenient)
  }

  public static func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var monthSymbols: [String]! { return Calendar.current.monthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortMonthSymbols: [String]! { return Calendar.current.shortMonthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var weekdaySymbols: [String]! { return Calendar.current.weekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortWeekdaySymbols: [String]! { return Calendar.current.shortWeekdaySymbols }

  private var ownCalendar: Calendar {
    var own = calendar ?? Calendar.current
    own.timeZone = timeZone ?? TimeZone.current
    return own
  }

  private func withOwnSymbols(_ text: String) -> String {
    if amSymbol == "AM" && pmSymbol == "PM" { return text }
    return text.replacingOccurrences(of: "AM", with: amSymbol ?? "")
      .replacingOccurrences(of: "PM", with: pmSymbol ?? "")
  }

  private func relativeDay(_ date: Date, _ calendar: Calendar) -> String? {
    if datePart == .none { return nil }
    if calendar.isDateInToday(date) { return "Today" }
    if calendar.isDateInYesterday(date) { return "Yesterday" }
    return calendar.isDateInTomorrow(date) ? "Tomorrow" : nil
  }

  /// American English's patterns. The space before the half of the day is a narrow one.
  static func pattern(date: DateFormatter.Style, time: DateFormatter.Style) -> String {
    let days = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"][Int(date.rawValue)]
    let times = [
      "", "h:mm\u{202f}a", "h:mm:ss\u{202f}a", "h:mm:ss\u{202f}a z", "h:mm:ss\u{202f}a zzzz",
    ][Int(time.rawValue)]
    if days.isEmpty || times.isEmpty { return days + times }
    return days + (date == .short ? ", " : " 'at' ") + times
  }
}
