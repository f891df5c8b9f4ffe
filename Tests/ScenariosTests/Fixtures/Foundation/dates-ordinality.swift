import Foundation

// The number of a date's part among those of a larger one.
var c = Calendar(identifier: .gregorian)
c.timeZone = TimeZone(identifier: "UTC")!
c.locale = Locale(identifier: "en_US")
let d = c.date(from: DateComponents(year: 2013, month: 2, day: 17, hour: 13, minute: 25, second: 36))!
let units: [(String, Calendar.Component)] = [("era", .era), ("year", .year), ("quarter", .quarter), ("month", .month), ("weekOfYear", .weekOfYear), ("weekOfMonth", .weekOfMonth), ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal), ("day", .day), ("hour", .hour), ("minute", .minute), ("second", .second)]
let pairs = units.flatMap { small in units.map { (small, $0) } }
for (small, large) in pairs where large.1 != .era {
  print(small.0, "in", large.0, c.ordinality(of: small.1, in: large.1, for: d).map(String.init) ?? "nil")
}
c.firstWeekday = 2
c.minimumDaysInFirstWeek = 4
for day in [1, 3, 28] {
  let date = c.date(from: DateComponents(year: 2021, month: 1, day: day))!
  print(c.ordinality(of: .weekOfMonth, in: .month, for: date) as Any, c.ordinality(of: .weekOfYear, in: .year, for: date) as Any)
}
