/// The arithmetic of the Gregorian calendar, carried back before 1582. Days are counted from the
/// first of January 1970.
enum Gregorian {
  /// Division that rounds down, as calendars need it before the epoch.
  static func quotient(_ number: Int, _ divisor: Int) -> Int {
    let result = number / divisor
    return number % divisor < 0 ? result - 1 : result
  }

  static func remainder(_ number: Int, _ divisor: Int) -> Int {
    return number - quotient(number, divisor) * divisor
  }

  static func isLeap(_ year: Int) -> Bool {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func daysInYear(_ year: Int) -> Int { return isLeap(year) ? 366 : 365 }

  static func days(inMonth month: Int, of year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }

  /// The number of a day; months and days may lie outside of their year and month.
  static func day(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March here, so that the leap day is the last one.
    let months = year * 12 + month - 3
    let marchYear = quotient(months, 12)
    let marchMonth = remainder(months, 12)
    let beforeMonth = (153 * marchMonth + 2) / 5
    let leapDays = quotient(marchYear, 4) - quotient(marchYear, 100) + quotient(marchYear, 400)
    return marchYear * 365 + leapDays + beforeMonth + day - 1 - 719_468
  }

  /// The date of a day: the inverse of `day(year:month:day:)`.
  static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = quotient(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month, day: day)
  }

  /// 1 Sunday to 7 Saturday.
  static func weekday(ofDay number: Int) -> Int { return remainder(number + 4, 7) + 1 }
}
