/// A date taken apart in a time zone.
struct Moment {
  /// Days since the first of January 1970.
  let dayNumber: Int
  let year: Int
  let month: Int
  let day: Int
  /// Seconds since midnight.
  let secondOfDay: Int
  let nanosecond: Int

  init(_ date: Date, secondsFromGMT: Int) {
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = floorOf(seconds)
    let local = Int(whole) + 978_307_200 + secondsFromGMT
    dayNumber = Gregorian.quotient(local, 86400)
    let civil = Gregorian.date(ofDay: dayNumber)
    year = civil.year
    month = civil.month
    day = civil.day
    secondOfDay = Gregorian.remainder(local, 86400)
    nanosecond = Int((seconds - whole) * 1_000_000_000)
  }

  var hour: Int { return secondOfDay / 3600 }
  var minute: Int { return secondOfDay / 60 % 60 }
  var second: Int { return secondOfDay % 60 }
  var weekday: Int { return Gregorian.weekday(ofDay: dayNumber) }
  var dayOfYear: Int { return dayNumber - Gregorian.day(year: year, month: 1, day: 1) + 1 }
  var quarter: Int { return (month - 1) / 3 + 1 }
}

/// The whole number at or below; dates beyond the range of `Int` are cut off there.
func floorOf(_ number: Double) -> Double {
  let limit = 1_000_000_000_000_000.0
  if number > limit { return limit }
  if number < -limit { return -limit }
  let whole = Double(Int(number))
  return whole > number ? whole - 1 : whole
}
