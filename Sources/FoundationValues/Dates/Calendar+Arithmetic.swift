extension Calendar {
  // MARK: Adding

  public func date(
    byAdding component: Calendar.Component, value: Int, to date: Date,
    wrappingComponents: Bool = false
  ) -> Date? {
    precondition(!wrappingComponents, "the model does not wrap components")
    switch component {
    case .year, .yearForWeekOfYear: return addingMonths(value * 12, to: date)
    case .quarter: return addingMonths(value * 3, to: date)
    case .month: return addingMonths(value, to: date)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return date + Double(value) * 604_800
    case .day, .weekday, .dayOfYear: return date + Double(value) * 86400
    case .hour: return date + Double(value) * 3600
    case .minute: return date + Double(value) * 60
    case .second: return date + Double(value)
    case .nanosecond: return date + Double(value) / 1_000_000_000
    case .era, .calendar, .timeZone: return nil
    }
  }

  public func date(
    byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    var result = date
    for component in Calendar.steps {
      if let value = components.value(for: component) {
        guard
          let next = self.date(
            byAdding: component, value: value, to: result, wrappingComponents: wrappingComponents)
        else { return nil }
        result = next
      }
    }
    return result
  }

  /// From the largest step to the smallest, as they are added and counted.
  static let steps: [Calendar.Component] = [
    .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .day,
    .weekday, .dayOfYear, .hour, .minute, .second, .nanosecond,
  ]

  /// The same day of another month, or the last one where the month is too short.
  private func addingMonths(_ count: Int, to date: Date) -> Date {
    let parts = moment(date)
    let months = parts.year * 12 + parts.month - 1 + count
    let year = Gregorian.quotient(months, 12)
    let month = Gregorian.remainder(months, 12) + 1
    let day = min(parts.day, Gregorian.days(inMonth: month, of: year))
    let days = Gregorian.day(year: year, month: month, day: day) - parts.dayNumber
    return date + Double(days) * 86400
  }

  // MARK: Between

  public func dateComponents(
    _ components: Set<Calendar.Component>, from start: Date, to end: Date
  ) -> DateComponents {
    var result = DateComponents()
    var current = start
    for component in Calendar.steps where components.contains(component) {
      let count = self.count(component, from: current, to: end)
      result.setValue(count, for: component)
      current = date(byAdding: component, value: count, to: current) ?? current
    }
    if components.contains(.era) { result.era = 0 }
    if components.contains(.month) { result.isLeapMonth = false }
    return result
  }

  public func dateComponents(
    _ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents {
    guard let first = date(from: start), let last = date(from: end) else {
      return DateComponents()
    }
    return dateComponents(components, from: first, to: last)
  }

  /// The number of whole steps between two dates; negative when the second one is earlier.
  private func count(_ component: Calendar.Component, from start: Date, to end: Date) -> Int {
    let seconds = end.timeIntervalSince(start)
    switch component {
    case .year, .yearForWeekOfYear: return months(from: start, to: end) / 12
    case .quarter: return months(from: start, to: end) / 3
    case .month: return months(from: start, to: end)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return Int(seconds / 604_800)
    case .day, .weekday, .dayOfYear: return Int(seconds / 86400)
    case .hour: return Int(seconds / 3600)
    case .minute: return Int(seconds / 60)
    case .second: return Int(seconds)
    case .nanosecond: return Int(seconds * 1_000_000_000)
    case .era, .calendar, .timeZone: return 0
    }
  }

  private func months(from start: Date, to end: Date) -> Int {
    let first = moment(start)
    let last = moment(end)
    var count = (last.year - first.year) * 12 + last.month - first.month
    if count > 0 && addingMonths(count, to: start) > end { count -= 1 }
    if count < 0 && addingMonths(count, to: start) < end { count += 1 }
    return count
  }

  // MARK: Days and other stretches

  public func startOfDay(for date: Date) -> Date {
    let parts = moment(date)
    return date - Double(parts.secondOfDay) - fraction(of: date)
  }

  private func fraction(of date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds - floorOf(seconds)
  }

  public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool {
    return moment(date).dayNumber == moment(other).dayNumber
  }

  public func isDateInToday(_ date: Date) -> Bool { return daysFromToday(date) == 0 }
  public func isDateInYesterday(_ date: Date) -> Bool { return daysFromToday(date) == -1 }
  public func isDateInTomorrow(_ date: Date) -> Bool { return daysFromToday(date) == 1 }

  private func daysFromToday(_ date: Date) -> Int {
    return moment(date).dayNumber - moment(Date()).dayNumber
  }

  public func isDateInWeekend(_ date: Date) -> Bool {
    let weekday = moment(date).weekday
    return weekday == 1 || weekday == 7
  }

  /// The year, month, week … that a date lies in.
  public func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
    let parts = moment(date)
    let midnight = startOfDay(for: date)
    func days(_ first: Int, _ count: Int) -> DateInterval {
      return DateInterval(
        start: midnight + Double(first - parts.dayNumber) * 86400, duration: Double(count) * 86400)
    }
    func seconds(_ length: Int) -> DateInterval {
      let into = Double(parts.secondOfDay % length) + fraction(of: date)
      return DateInterval(start: date - into, duration: Double(length))
    }
    switch component {
    case .year:
      return days(
        Gregorian.day(year: parts.year, month: 1, day: 1), Gregorian.daysInYear(parts.year))
    case .quarter:
      let first = Gregorian.day(year: parts.year, month: parts.quarter * 3 - 2, day: 1)
      let next = Gregorian.day(year: parts.year, month: parts.quarter * 3 + 1, day: 1)
      return days(first, next - first)
    case .month:
      return days(
        parts.dayNumber - parts.day + 1, Gregorian.days(inMonth: parts.month, of: parts.year))
    case .weekOfYear, .weekOfMonth:
      return days(parts.dayNumber - Gregorian.remainder(parts.weekday - firstWeekday, 7), 7)
    case .yearForWeekOfYear:
      let year = value(of: .yearForWeekOfYear, in: parts)
      let first = firstDay(ofWeek: 1, inYear: year)
      return days(first, firstDay(ofWeek: 1, inYear: year + 1) - first)
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: return days(parts.dayNumber, 1)
    case .hour: return seconds(3600)
    case .minute: return seconds(60)
    case .second: return seconds(1)
    case .era, .nanosecond, .calendar, .timeZone: return nil
    }
  }

  public func isDate(
    _ date: Date, equalTo other: Date, toGranularity component: Calendar.Component
  ) -> Bool {
    return compare(date, to: other, toGranularity: component) == .orderedSame
  }

  public func compare(
    _ date: Date, to other: Date, toGranularity component: Calendar.Component
  ) -> ComparisonResult {
    guard let first = dateInterval(of: component, for: date)?.start,
      let second = dateInterval(of: component, for: other)?.start
    else { return date.compare(other) }
    return first.compare(second)
  }

  /// The values that a component takes within a larger one: the days of a month.
  public func range(
    of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date
  ) -> Range<Int>? {
    let parts = moment(date)
    switch smaller {
    case .day where larger == .month:
      return 1..<(Gregorian.days(inMonth: parts.month, of: parts.year) + 1)
    case .day where larger == .year, .dayOfYear where larger == .year:
      return 1..<(Gregorian.daysInYear(parts.year) + 1)
    case .month where larger == .year: return 1..<13
    case .weekOfMonth where larger == .month:
      guard let month = dateInterval(of: .month, for: date) else { return nil }
      let first = component(.weekOfMonth, from: month.start)
      return first..<(component(.weekOfMonth, from: month.end - 1) + 1)
    case .weekOfYear where larger == .yearForWeekOfYear || larger == .year:
      let year = value(of: .yearForWeekOfYear, in: parts)
      let days = firstDay(ofWeek: 1, inYear: year + 1) - firstDay(ofWeek: 1, inYear: year)
      return 1..<(days / 7 + 1)
    case .weekday: return 1..<8
    case .hour where larger == .day: return 0..<24
    case .minute where larger == .hour: return 0..<60
    case .second where larger == .minute: return 0..<60
    default: return nil
    }
  }

  /// The number of a date's part among those of the larger component, from 1.
  public func ordinality(
    of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date
  ) -> Int? {
    let parts = moment(date)
    switch smaller {
    case .year: return larger == .era ? parts.year : nil
    case .quarter:
      let quarter = (parts.month - 1) / 3 + 1
      if larger == .era { return (parts.year - 1) * 4 + quarter }
      return larger == .year ? quarter : nil
    case .month:
      switch larger {
      case .era: return (parts.year - 1) * 12 + parts.month
      case .year: return parts.month
      case .quarter: return (parts.month - 1) % 3 + 1
      default: return nil
      }
    case .weekday where larger == .weekOfYear || larger == .weekOfMonth:
      return days(before: parts, in: larger).map { $0 + 1 }
    case .weekOfYear, .weekOfMonth, .weekday, .weekdayOrdinal:
      precondition(larger != .era, "the model does not count the weeks of an era")
      guard holdsWeeks(larger, of: smaller), let before = days(before: parts, in: larger) else {
        return nil
      }
      if smaller == .weekday || smaller == .weekdayOrdinal { return before / 7 + 1 }
      // The first days belong to the first week only if they are enough of it.
      let offset = Gregorian.remainder(parts.weekday - firstWeekday - before, 7)
      return (before + offset) / 7 + (7 - offset >= minimumDaysInFirstWeek ? 1 : 0)
    case .day where larger != .day && larger != .weekday:
      return days(before: parts, in: larger).map { $0 + 1 }
    case .hour: return days(before: parts, in: larger).map { $0 * 24 + parts.hour + 1 }
    case .minute where larger == .hour: return parts.minute + 1
    case .minute:
      return days(before: parts, in: larger).map { ($0 * 86_400 + parts.secondOfDay) / 60 + 1 }
    case .second where larger == .hour: return parts.secondOfDay % 3600 + 1
    case .second where larger == .minute: return parts.second + 1
    case .second: return days(before: parts, in: larger).map { $0 * 86_400 + parts.secondOfDay + 1 }
    default: return nil
    }
  }

  /// Whether weeks and weekdays are counted in a component.
  private func holdsWeeks(_ larger: Calendar.Component, of smaller: Calendar.Component) -> Bool {
    switch larger {
    case .year: return smaller != .weekOfMonth
    case .quarter: return true
    case .month: return smaller != .weekOfYear
    default: return false
    }
  }

  /// The days of a component before a date's day.
  private func days(before parts: Moment, in larger: Calendar.Component) -> Int? {
    switch larger {
    case .era: return parts.dayNumber - Gregorian.day(year: 1, month: 1, day: 1)
    case .year: return parts.dayOfYear - 1
    case .quarter:
      let first = (parts.month - 1) / 3 * 3 + 1
      return parts.dayNumber - Gregorian.day(year: parts.year, month: first, day: 1)
    case .month: return parts.day - 1
    case .weekOfYear, .weekOfMonth: return Gregorian.remainder(parts.weekday - firstWeekday, 7)
    case .day, .weekday: return 0
    default: return nil
    }
  }

  // MARK: Searching

  public func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date
  ) -> Date? {
    if hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59 {
      return nil
    }
    return startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
  }

  /// The first date after another one that has the given parts.
  public func nextDate(
    after date: Date, matching components: DateComponents,
    matchingPolicy: Calendar.MatchingPolicy,
    repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
    direction: Calendar.SearchDirection = .forward
  ) -> Date? {
    let step = direction == .forward ? 86400.0 : -86400.0
    var day = startOfDay(for: date)
    // Parts smaller than the smallest one given are zero; those larger than the largest are free.
    let hours = components.hour.map { $0...$0 } ?? (namesDay(components) ? 0...0 : 0...23)
    let givesMinute = components.minute != nil || components.second != nil
    let minutes =
      components.minute.map { $0...$0 }
      ?? (namesDay(components) || components.hour != nil || !givesMinute ? 0...0 : 0...59)
    for _ in 0..<(366 * 9) {
      if matchesDay(components, day) {
        var found: Date?
        for hour in hours {
          for minute in minutes {
            let candidate = day + Double(hour * 3600 + minute * 60 + (components.second ?? 0))
            if direction == .forward {
              if candidate > date { return candidate }
            } else if candidate < date {
              found = candidate
            }
          }
        }
        if let found = found { return found }
      }
      day = day + step
    }
    return nil
  }

  private func namesDay(_ components: DateComponents) -> Bool {
    for component in Calendar.dayParts where components.value(for: component) != nil {
      return true
    }
    return false
  }

  private func matchesDay(_ components: DateComponents, _ day: Date) -> Bool {
    let parts = moment(day)
    for component in Calendar.dayParts {
      if let wanted = components.value(for: component), wanted != value(of: component, in: parts) {
        return false
      }
    }
    // A year or month alone names its first day, a week its first weekday.
    if components.day == nil && components.weekday == nil && components.dayOfYear == nil {
      if components.weekOfYear != nil || components.weekOfMonth != nil {
        return parts.weekday == firstWeekday
      }
      if components.month != nil || components.year != nil { return parts.day == 1 }
      if components.year != nil && components.month == nil { return parts.month == 1 }
    }
    return true
  }

  private static let dayParts: [Calendar.Component] = [
    .era, .year, .month, .day, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear,
    .yearForWeekOfYear, .dayOfYear,
  ]

  public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    for component in Calendar.Component.counted {
      if let wanted = components.value(for: component),
        wanted != self.component(component, from: date)
      {
        return false
      }
    }
    return true
  }
}
