/// Writes how far away a moment is: `in 2 days`, `3 hr. ago`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int {
    case numeric = 0
    case named = 1
  }

  public enum UnitsStyle: Int {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  open var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = .numeric
  open var unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current

  private static let components: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]
  private static let names = ["year", "month", "week", "day", "hour", "minute", "second"]
  private static let shortNames = ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."]
  private static let letters = ["y", "mo", "w", "d", "h", "min", "s"]

  open func localizedString(for date: Date, relativeTo other: Date) -> String {
    let all = Set(RelativeDateTimeFormatter.components)
    let calendar = self.calendar ?? Calendar.current
    return localizedString(from: calendar.dateComponents(all, from: other, to: date))
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + interval, relativeTo: now)
  }

  /// The largest unit that is not zero decides.
  open func localizedString(from components: DateComponents) -> String {
    (locale ?? Locale.current).requireKnown()
    precondition(unitsStyle != .spellOut, "the model does not spell numbers out")
    var unit = RelativeDateTimeFormatter.components.count - 1
    var count = 0
    for index in 0..<RelativeDateTimeFormatter.components.count {
      let value = components.value(for: RelativeDateTimeFormatter.components[index]) ?? 0
      if value != 0 {
        unit = index
        count = value
        break
      }
    }
    if dateTimeStyle == .named, let name = name(unit, count) { return name }
    let amount = count < 0 ? -count : count
    var text = "\(amount)"
    switch unitsStyle {
    case .full, .spellOut:
      text += " " + RelativeDateTimeFormatter.names[unit] + (amount == 1 ? "" : "s")
    case .short:
      let name = RelativeDateTimeFormatter.shortNames[unit]
      text += " " + name + (name == "day" && amount != 1 ? "s" : "")
    case .abbreviated: text += RelativeDateTimeFormatter.letters[unit]
    }
    return count < 0 ? text + " ago" : "in " + text
  }

  private func name(_ unit: Int, _ count: Int) -> String? {
    let component = RelativeDateTimeFormatter.components[unit]
    if component == .second { return count == 0 ? "now" : nil }
    if component == .day {
      return count == 1 ? "tomorrow" : count == -1 ? "yesterday" : nil
    }
    if component == .hour || component == .minute { return nil }
    let names =
      unitsStyle == .full
      ? RelativeDateTimeFormatter.names
      : RelativeDateTimeFormatter.shortNames
    if count == 1 { return "next " + names[unit] }
    return count == -1 ? "last " + names[unit] : nil
  }
}
