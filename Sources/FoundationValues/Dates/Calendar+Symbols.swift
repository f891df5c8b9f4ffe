/// The names of months and days in English.
extension Calendar {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private static func short(_ names: [String], _ length: Int) -> [String] {
    return names.map { String($0.prefix(length)) }
  }

  public var monthSymbols: [String] { return Calendar.months }
  public var shortMonthSymbols: [String] { return Calendar.short(Calendar.months, 3) }
  public var veryShortMonthSymbols: [String] { return Calendar.short(Calendar.months, 1) }
  public var standaloneMonthSymbols: [String] { return Calendar.months }
  public var shortStandaloneMonthSymbols: [String] { return shortMonthSymbols }
  public var veryShortStandaloneMonthSymbols: [String] { return veryShortMonthSymbols }
  public var weekdaySymbols: [String] { return Calendar.weekdays }
  public var shortWeekdaySymbols: [String] { return Calendar.short(Calendar.weekdays, 3) }
  public var veryShortWeekdaySymbols: [String] { return Calendar.short(Calendar.weekdays, 1) }
  public var standaloneWeekdaySymbols: [String] { return Calendar.weekdays }
  public var shortStandaloneWeekdaySymbols: [String] { return shortWeekdaySymbols }
  public var veryShortStandaloneWeekdaySymbols: [String] { return veryShortWeekdaySymbols }
  public var amSymbol: String { return "AM" }
  public var pmSymbol: String { return "PM" }
  public var eraSymbols: [String] { return ["BC", "AD"] }
}
