/// Parts of a date, each of which may be left open.
public struct DateComponents: Equatable, Hashable, CustomStringConvertible {
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var era: Int?
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  public var weekday: Int?
  public var weekdayOrdinal: Int?
  public var quarter: Int?
  public var weekOfMonth: Int?
  public var weekOfYear: Int?
  public var yearForWeekOfYear: Int?
  public var dayOfYear: Int?
  public var isLeapMonth: Bool?

  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
  }

  /// The moment these parts name, when they know their calendar.
  public var date: Date? {
    return calendar?.date(from: self)
  }

  public var isValidDate: Bool {
    return isValidDate(in: calendar ?? Calendar.current)
  }

  /// Whether the moment these parts name has just these parts.
  public func isValidDate(in calendar: Calendar) -> Bool {
    guard let date = calendar.date(from: self) else { return false }
    for component in Calendar.Component.counted {
      if let wanted = value(for: component),
        wanted != calendar.component(component, from: date)
      {
        return false
      }
    }
    return true
  }

  public func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .era: return era
    case .year: return year
    case .month: return month
    case .day: return day
    case .hour: return hour
    case .minute: return minute
    case .second: return second
    case .nanosecond: return nanosecond
    case .weekday: return weekday
    case .weekdayOrdinal: return weekdayOrdinal
    case .quarter: return quarter
    case .weekOfMonth: return weekOfMonth
    case .weekOfYear: return weekOfYear
    case .yearForWeekOfYear: return yearForWeekOfYear
    case .dayOfYear: return dayOfYear
    case .calendar, .timeZone: return nil
    }
  }

  public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .era: era = value
    case .year: year = value
    case .month: month = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .nanosecond: nanosecond = value
    case .weekday: weekday = value
    case .weekdayOrdinal: weekdayOrdinal = value
    case .quarter: quarter = value
    case .weekOfMonth: weekOfMonth = value
    case .weekOfYear: weekOfYear = value
    case .yearForWeekOfYear: yearForWeekOfYear = value
    case .dayOfYear: dayOfYear = value
    case .calendar, .timeZone: break
    }
  }

  /// `year: 2026 month: 1 day: 3 `
  public var description: String {
    var text = ""
    if let calendar = calendar { text += "calendar: \(calendar) " }
    if let timeZone = timeZone { text += "timeZone: \(timeZone) " }
    for component in Calendar.Component.counted {
      if let value = value(for: component) { text += "\(component): \(value) " }
    }
    if let isLeapMonth = isLeapMonth { text += "isLeapMonth: \(isLeapMonth) " }
    return text
  }
}
