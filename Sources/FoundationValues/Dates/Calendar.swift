/// The Gregorian calendar in a time zone; the model knows no other.
public struct Calendar: Equatable, Hashable, CustomStringConvertible {
  public enum Identifier {
    case gregorian
    case iso8601
  }

  /// The parts of a date.
  public enum Component {
    case era
    case year
    case month
    case day
    case hour
    case minute
    case second
    case weekday
    case weekdayOrdinal
    case quarter
    case weekOfMonth
    case weekOfYear
    case yearForWeekOfYear
    case nanosecond
    case dayOfYear
    case calendar
    case timeZone

    /// The components that are numbers, in the order of a description.
    static let counted: [Component] = [
      .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal,
      .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear,
    ]
  }

  public enum MatchingPolicy {
    case nextTime
    case nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents
    case strict
  }

  public enum RepeatedTimePolicy {
    case first
    case last
  }

  public enum SearchDirection {
    case forward
    case backward
  }

  public let identifier: Calendar.Identifier
  public var locale: Locale?
  public var timeZone: TimeZone = TimeZone.current
  /// 1 is Sunday.
  public var firstWeekday: Int
  public var minimumDaysInFirstWeek: Int

  public init(identifier: Calendar.Identifier) {
    self.identifier = identifier
    firstWeekday = identifier == .iso8601 ? 2 : 1
    minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
  }

  public static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale.current
    return calendar
  }

  public static var autoupdatingCurrent: Calendar { return current }

  static let utc = Calendar(identifier: .gregorian)

  public var description: String {
    return
      "\(identifier) (\(identifier)) locale: \(locale?.identifier ?? "") time zone: \(timeZone)"
      + " firstWeekday: \(firstWeekday) minDaysInFirstWeek: \(minimumDaysInFirstWeek)"
  }

  func moment(_ date: Date) -> Moment {
    return Moment(date, secondsFromGMT: timeZone.secondsFromGMT(for: date))
  }

  // MARK: Taking apart

  public func component(_ component: Calendar.Component, from date: Date) -> Int {
    return value(of: component, in: moment(date))
  }

  public func dateComponents(_ components: Set<Calendar.Component>, from date: Date)
    -> DateComponents
  {
    let parts = moment(date)
    var result = DateComponents()
    for component in components {
      switch component {
      case .calendar: result.calendar = self
      case .timeZone: result.timeZone = timeZone
      default: result.setValue(value(of: component, in: parts), for: component)
      }
    }
    if components.contains(.month) { result.isLeapMonth = false }
    return result
  }

  public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var other = self
    other.timeZone = timeZone
    var all = Set(Calendar.Component.counted)
    all.insert(.calendar)
    all.insert(.timeZone)
    return other.dateComponents(all, from: date)
  }

  func value(of component: Calendar.Component, in parts: Moment) -> Int {
    switch component {
    case .era: return parts.year > 0 ? 1 : 0
    case .year: return parts.year > 0 ? parts.year : 1 - parts.year
    case .month: return parts.month
    case .day: return parts.day
    case .hour: return parts.hour
    case .minute: return parts.minute
    case .second: return parts.second
    case .nanosecond: return parts.nanosecond
    case .weekday: return parts.weekday
    case .weekdayOrdinal: return (parts.day - 1) / 7 + 1
    case .quarter: return parts.quarter
    case .weekOfMonth: return week(of: parts.day, weekday: parts.weekday)
    case .weekOfYear: return weekAndYear(parts).week
    case .yearForWeekOfYear: return weekAndYear(parts).year
    case .dayOfYear: return parts.dayOfYear
    case .calendar, .timeZone: return Int.max
    }
  }

  /// The number of the week that the n-th day of a period lies in; 0 when the period's first week
  /// has too few days to count.
  private func week(of day: Int, weekday: Int) -> Int {
    let column = Gregorian.remainder(weekday - firstWeekday, 7)
    let firstColumn = Gregorian.remainder(column - (day - 1), 7)
    let number = (day - 1 + firstColumn) / 7
    return 7 - firstColumn >= minimumDaysInFirstWeek ? number + 1 : number
  }

  private func weekAndYear(_ parts: Moment) -> (week: Int, year: Int) {
    let week = self.week(of: parts.dayOfYear, weekday: parts.weekday)
    if week == 0 {
      let day = parts.dayOfYear + Gregorian.daysInYear(parts.year - 1)
      return (week: self.week(of: day, weekday: parts.weekday), year: parts.year - 1)
    }
    if parts.dayNumber >= firstDay(ofWeek: 1, inYear: parts.year + 1) {
      return (week: 1, year: parts.year + 1)
    }
    return (week: week, year: parts.year)
  }

  /// The day that a week of a week-based year begins with.
  func firstDay(ofWeek week: Int, inYear year: Int) -> Int {
    let newYear = Gregorian.day(year: year, month: 1, day: 1)
    let column = Gregorian.remainder(Gregorian.weekday(ofDay: newYear) - firstWeekday, 7)
    let start = 7 - column >= minimumDaysInFirstWeek ? newYear - column : newYear - column + 7
    return start + (week - 1) * 7
  }

  @_semantics("vdl.unsupported")
  public func date(
    bySetting component: Calendar.Component, value: Int, of date: Date
  ) -> Date? { return nil }

  // MARK: Putting together

  public func date(from components: DateComponents) -> Date? {
    let zone = components.timeZone ?? timeZone
    let days = dayNumber(of: components)
    let seconds =
      (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
    let whole = days * 86400 + seconds - 978_307_200 - zone.secondsFromGMT()
    return Date(
      timeIntervalSinceReferenceDate: Double(whole) + Double(components.nanosecond ?? 0)
        / 1_000_000_000)
  }

  private func dayNumber(of components: DateComponents) -> Int {
    if let year = components.yearForWeekOfYear {
      let start = firstDay(ofWeek: components.weekOfYear ?? 1, inYear: year)
      let weekday = components.weekday ?? firstWeekday
      return start + Gregorian.remainder(weekday - firstWeekday, 7)
    }
    let written = components.year ?? 1
    let year = components.era == 0 ? 1 - written : written
    if let week = components.weekOfYear, components.month == nil {
      let start = firstDay(ofWeek: week, inYear: year)
      return start + Gregorian.remainder((components.weekday ?? firstWeekday) - firstWeekday, 7)
    }
    if let day = components.dayOfYear, components.month == nil {
      return Gregorian.day(year: year, month: 1, day: day)
    }
    let first = Gregorian.day(year: year, month: components.month ?? 1, day: 1)
    if let weekday = components.weekday, components.day == nil {
      let offset = Gregorian.remainder(weekday - Gregorian.weekday(ofDay: first), 7)
      if let ordinal = components.weekdayOrdinal {
        if ordinal >= 0 { return first + offset + (ordinal - 1) * 7 }
        // Counted from the end of the month.
        let next = Gregorian.day(year: year, month: (components.month ?? 1) + 1, day: 1)
        let back = Gregorian.remainder(Gregorian.weekday(ofDay: next - 1) - weekday, 7)
        return next - 1 - back + (ordinal + 1) * 7
      }
      if let week = components.weekOfMonth {
        let column = Gregorian.remainder(Gregorian.weekday(ofDay: first) - firstWeekday, 7)
        let start = 7 - column >= minimumDaysInFirstWeek ? first - column : first - column + 7
        return start + (week - 1) * 7 + Gregorian.remainder(weekday - firstWeekday, 7)
      }
      return first + offset
    }
    return first + (components.day ?? 1) - 1
  }

  public static func == (lhs: Calendar, rhs: Calendar) -> Bool {
    return lhs.identifier == rhs.identifier && lhs.locale == rhs.locale
      && lhs.timeZone == rhs.timeZone && lhs.firstWeekday == rhs.firstWeekday
      && lhs.minimumDaysInFirstWeek == rhs.minimumDaysInFirstWeek
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(firstWeekday)
  }
}
