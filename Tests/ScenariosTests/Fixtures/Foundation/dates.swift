// Dates, calendars and their formatters, as the Foundation of swift.org writes them.
import UIKit
let start = Date(timeIntervalSince1970: 1_767_229_325)
var utc = Calendar(identifier: .gregorian)
utc.timeZone = TimeZone(identifier: "GMT")!
utc.locale = Locale(identifier: "en_US")
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.timeZone = TimeZone(identifier: "GMT")
func show(_ items: Any...) {
  var line: [String] = []
  for item in items { line.append("\(item)") }
  print(line.joined(separator: " | "))
}

// Description, comparison and arithmetic
show(
  start, start + 86400, start - 0.5, start < start + 1,
  start.compare(start + 1) == .orderedAscending)
show(
  Date(timeIntervalSinceReferenceDate: -0.25), Date(timeIntervalSince1970: 0),
  Date(timeIntervalSince1970: -86401))
show(
  start.timeIntervalSince(start - 90), start.timeIntervalSince1970, max(start, start + 3),
  Date.distantFuture)
show([start], Optional(start) as Any, "\(start)")

// Components, over four centuries
let wanted: Set<Calendar.Component> = [
  .year, .month, .day, .hour, .minute, .second, .weekday, .weekOfYear, .yearForWeekOfYear,
  .weekOfMonth, .weekdayOrdinal, .quarter,
]
for step in 0..<160 {
  let date = start + Double(step * 9_123_457 - 300_000_000)
  let parts = utc.dateComponents(wanted, from: date)
  show(
    parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!,
    parts.weekday!, parts.weekOfYear!, parts.yearForWeekOfYear!, parts.weekOfMonth!,
    parts.weekdayOrdinal!)
  show(
    utc.startOfDay(for: date), utc.date(from: parts) == date,
    utc.range(of: .day, in: .month, for: date)!.count,
    utc.ordinality(of: .day, in: .year, for: date)!)
}
var monday = utc
monday.firstWeekday = 2
monday.minimumDaysInFirstWeek = 4
for day in 0..<40 {
  let date = Date(timeIntervalSince1970: 1_766_300_000 + Double(day) * 86400)
  show(
    monday.component(.weekOfYear, from: date), monday.component(.yearForWeekOfYear, from: date),
    monday.component(.weekOfMonth, from: date), utc.component(.weekOfYear, from: date))
  let week = monday.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
  show(
    monday.date(from: week)!, monday.dateInterval(of: .weekOfYear, for: date)!.start,
    utc.isDateInWeekend(date))
}

// Putting together, overflowing too
show(
  utc.date(from: DateComponents(year: 2024, month: 2, day: 29))!,
  utc.date(from: DateComponents(year: 2025, month: 2, day: 29))!,
  utc.date(from: DateComponents(year: 2025, month: 13, day: 1, hour: 25))!)
show(
  utc.date(from: DateComponents(year: 2025))!,
  utc.date(from: DateComponents(year: 2025, month: 6, hour: 5))!,
  utc.date(from: DateComponents(year: 2025, month: 11, weekday: 5, weekdayOrdinal: 4))!)
show(
  DateComponents(year: 2026, month: 1, day: 3), DateComponents(hour: 3),
  DateComponents(year: 2026) == DateComponents(year: 2026))
show(utc.dateComponents([.year, .month, .day], from: start))

// Adding and counting
let leap = utc.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 12))!
for months in -14...14 {
  show(
    utc.date(byAdding: .month, value: months, to: leap)!,
    utc.date(byAdding: .year, value: months, to: leap)!,
    utc.date(byAdding: .day, value: months, to: leap)!)
}
show(
  utc.date(byAdding: DateComponents(year: 1, month: 1, day: 1), to: leap)!,
  utc.date(byAdding: .weekOfYear, value: 2, to: leap)!)
for step in 0..<30 {
  let other = leap + Double(step * step * step * 4999 - 30_000_000)
  let between = utc.dateComponents([.year, .month, .day, .hour], from: leap, to: other)
  show(
    between.year!, between.month!, between.day!, between.hour!,
    utc.dateComponents([.day], from: leap, to: other).day!,
    utc.dateComponents([.month], from: leap, to: other).month!)
}
show(
  utc.isDate(start, inSameDayAs: start + 3600),
  utc.isDate(start, equalTo: start + 259200, toGranularity: .month),
  utc.compare(start, to: start + 60, toGranularity: .minute) == .orderedAscending)
show(
  utc.dateInterval(of: .month, for: start)!.start,
  utc.dateInterval(of: .month, for: start)!.duration, utc.dateInterval(of: .year, for: start)!.end)
show(
  utc.date(bySettingHour: 9, minute: 30, second: 0, of: start)!,
  utc.nextDate(after: start, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)!,
  utc.nextDate(after: start, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)
show(
  utc.monthSymbols[0], utc.shortMonthSymbols[11], utc.veryShortWeekdaySymbols,
  utc.weekdaySymbols[6], utc.amSymbol)
show(
  utc.range(of: .month, in: .year, for: start)!, utc.range(of: .day, in: .year, for: leap)!,
  utc.range(of: .weekOfMonth, in: .month, for: start)!)

// Formats
let formats = [
  "y yy yyyy yyyyy", "M MM MMM MMMM MMMMM", "L LLL LLLL", "d dd D DDD", "E EEE EEEE EEEEE EEEEEE",
  "e ee eee c cccc", "a", "H HH h hh K k", "m mm s ss S SSS", "Z ZZZZ ZZZZZ z zzzz X XXX x xxx",
  "Q QQQ QQQQ", "w W F G GGGG", "'it''s' yyyy '' 'o''clock'", "EEE, d MMM yyyy HH:mm:ss Z",
  "yyyy-MM-dd'T'HH:mm:ssXXX", "h:mm a", "MM/dd/yyyy",
]
for hour in [0, 11, 12, 13, 23] {
  for format in formats {
    formatter.dateFormat = format
    show(format, formatter.string(from: start + Double(hour * 3601 * 37)))
  }
}
let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
let fresh = DateFormatter()
fresh.locale = Locale(identifier: "en_US")
fresh.timeZone = TimeZone(identifier: "GMT")
for date in styles {
  for time in styles {
    fresh.dateStyle = date
    fresh.timeStyle = time
    show(fresh.string(from: start + 40000))
  }
}
for template in [
  "MMMd", "yMMMd", "yMMMMd", "yMMMEd", "jm", "jms", "EEEEMMMd", "MMMMy", "yMd", "Md", "EEEE",
  "dMMMMyyyy", "yyyyMMddHHmm", "HHmm", "j", "MMM", "yMM", "MMMMEEEEd",
] {
  show(
    template,
    DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: Locale(identifier: "en_US"))!)
}
let far = DateFormatter()
far.locale = Locale(identifier: "en_US_POSIX")
far.timeZone = TimeZone(secondsFromGMT: 5 * 3600 + 1800)
for format in ["yyyy-MM-dd HH:mm Z", "z zzzz ZZZZ ZZZZZ XXX X"] {
  far.dateFormat = format
  show(far.string(from: start))
}

// Reading
let texts: [(String, String)] = [
  ("yyyy-MM-dd", "2024-02-29"), ("yyyy-MM-dd", "2023-02-29"), ("yyyy-MM-dd", "2023-2-9"),
  ("yyyy-MM-dd", "nonsense"), ("HH:mm", "10:30"), ("HH:mm", "25:30"), ("h:mm a", "9:05 PM"),
  ("h:mm a", "12:05 AM"), ("d MMM yyyy", "3 March 2020"), ("d MMMM yyyy", "3 Mar 2020"),
  ("EEE, d MMM yyyy HH:mm:ss Z", "Thu, 1 Jan 2026 01:02:05 +0200"),
  ("yyyyMMddHHmm", "202602031545"), ("yyyy-MM-dd'T'HH:mm:ssZ", "2026-01-01T00:00:00Z"),
  ("yyyy-MM-dd'T'HH:mm:ssXXX", "2026-01-01T00:00:00+05:30"), ("yyyy-MM-dd", "2024-02-28 extra"),
  ("MM/dd/yy", "03/04/21"), ("ss.SSS", "05.125"), ("yyyy", "2020"),
]
for (format, text) in texts {
  formatter.dateFormat = format
  show(
    format, text,
    formatter.date(from: text).map { "\($0) \($0.timeIntervalSinceReferenceDate)" } ?? "nil")
}

// ISO 8601
let iso = ISO8601DateFormatter()
show(
  iso.string(from: start), iso.date(from: "2026-01-01T01:02:05Z") ?? "nil",
  iso.date(from: "2026-01-01T01:02:05+02:00") ?? "nil", iso.date(from: "2026-01-01") ?? "nil")
iso.formatOptions = [.withFullDate]
show(iso.string(from: start), iso.date(from: "2026-01-05") ?? "nil")
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
show(
  iso.string(from: start + 0.25),
  iso.date(from: "2026-01-01T01:02:05.500Z")!.timeIntervalSinceReferenceDate)
