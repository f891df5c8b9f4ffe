/// The fields of a date without their order, which American English gives them: `yMMMd` becomes
/// `MMM d, y`.
struct DateTemplate {
  let pattern: String

  init(_ template: String) {
    var counts: [String: Int] = [:]
    for character in template { counts["\(character)", default: 0] += 1 }
    func field(_ letter: String) -> String {
      return String(repeating: letter, count: counts[letter] ?? 0)
    }
    let months = (counts["M"] ?? 0) + (counts["L"] ?? 0)
    let day = field("d")
    let year = field("y")
    let weekdays = counts["E"] ?? 0
    let weekday = weekdays == 0 ? "" : String(repeating: "E", count: max(3, weekdays))
    var date = ""
    if months > 0 && months < 3 && !(day.isEmpty && year.isEmpty) {
      let month = String(repeating: "M", count: months)
      let parts = [month, day, year].filter { !$0.isEmpty }
      date = parts.joined(separator: "/")
    } else {
      let isAlone = day.isEmpty && year.isEmpty && weekday.isEmpty
      let month = String(repeating: isAlone ? "L" : "M", count: months)
      date = [month, day].filter { !$0.isEmpty }.joined(separator: " ")
      if !year.isEmpty {
        let quarter = field("Q")
        if !quarter.isEmpty { date += (date.isEmpty ? "" : " ") + quarter }
        date += date.isEmpty ? year : (day.isEmpty ? " " : ", ") + year
      }
    }
    if !weekday.isEmpty {
      let alone = weekdays < 4 ? "ccc" : "cccc"
      date = date.isEmpty ? alone : weekday + ", " + date
    }
    var time = field("H")
    var half = ""
    if time.isEmpty && (counts["h"] ?? 0) + (counts["j"] ?? 0) > 0 {
      time = String(repeating: "h", count: max(counts["h"] ?? 0, counts["j"] ?? 0))
      half = "\u{202f}a"
    }
    if (counts["m"] ?? 0) > 0 || (counts["j"] ?? 0) > 0 && (counts["s"] ?? 0) > 0 {
      time += (time.isEmpty ? "" : ":") + (time.isEmpty ? field("m") : "mm")
    }
    if (counts["s"] ?? 0) > 0 { time += (time.isEmpty ? "" : ":") + "ss" }
    time += half
    if date.isEmpty || time.isEmpty {
      pattern = date + time
    } else {
      pattern = date + (months > 2 ? " 'at' " : ", ") + time
    }
  }
}
