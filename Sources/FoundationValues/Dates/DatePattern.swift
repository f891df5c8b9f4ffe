/// A pattern of Unicode's standard 35, such as `EEE, d MMM yyyy HH:mm`, that writes dates.
struct DatePattern {
  /// A letter that stands for a part of the date, or text that stands for itself.
  struct Field {
    /// Empty for text.
    let letter: String
    let count: Int
    let text: String
  }

  let fields: [Field]

  init(_ pattern: String) {
    var fields: [Field] = []
    var text = ""
    var isQuoted = false
    let characters = Array(pattern)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character == "'" {
        if index < characters.count && characters[index] == "'" {
          text += "'"
          index += 1
        } else {
          isQuoted = !isQuoted
        }
      } else if !isQuoted && character.isASCII && character.isLetter {
        if !text.isEmpty { fields.append(Field(letter: "", count: 0, text: text)) }
        text = ""
        let start = index - 1
        while index < characters.count && characters[index] == character { index += 1 }
        fields.append(Field(letter: "\(character)", count: index - start, text: ""))
      } else {
        text += "\(character)"
      }
    }
    if !text.isEmpty { fields.append(Field(letter: "", count: 0, text: text)) }
    self.fields = fields
  }

  func format(_ date: Date, calendar: Calendar) -> String {
    let parts = calendar.moment(date)
    var result = ""
    for field in fields {
      result += field.letter.isEmpty ? field.text : text(of: field, parts, calendar)
    }
    return result
  }

  private func text(of field: Field, _ parts: Moment, _ calendar: Calendar) -> String {
    let count = field.count
    switch field.letter {
    case "G": return DatePattern.era(parts.year, count)
    case "y": return year(calendar.value(of: .year, in: parts), count)
    case "Y": return year(calendar.value(of: .yearForWeekOfYear, in: parts), count)
    case "u": return padded(parts.year, count)
    case "Q", "q": return quarter(parts.quarter, count)
    case "M", "L":
      return DatePattern.name(Calendar.months[parts.month - 1], parts.month, count)
    case "w": return padded(calendar.value(of: .weekOfYear, in: parts), count)
    case "W": return padded(calendar.value(of: .weekOfMonth, in: parts), count)
    case "d": return padded(parts.day, count)
    case "D": return padded(parts.dayOfYear, count)
    case "F": return padded((parts.day - 1) / 7 + 1, count)
    case "E": return DatePattern.weekday(parts.weekday, max(count, 3))
    case "e", "c":
      if count > 2 { return DatePattern.weekday(parts.weekday, count) }
      let number = Gregorian.remainder(parts.weekday - calendar.firstWeekday, 7) + 1
      return padded(number, field.letter == "e" ? count : 1)
    case "a":
      let half = parts.hour < 12 ? "AM" : "PM"
      return count == 5 ? half.lowercased().prefix(1) + "" : half
    case "H": return padded(parts.hour, count)
    case "k": return padded(parts.hour == 0 ? 24 : parts.hour, count)
    case "K": return padded(parts.hour % 12, count)
    case "h": return padded((parts.hour + 11) % 12 + 1, count)
    case "m": return padded(parts.minute, count)
    case "s": return padded(parts.second, count)
    case "S":
      var digits = padded(parts.nanosecond, 9)
      while digits.count < count { digits += "0" }
      return "\(digits.prefix(count))"
    case "A": return padded(parts.secondOfDay * 1000 + parts.nanosecond / 1_000_000, count)
    case "z", "Z", "X", "x", "O", "v", "V": return zone(field, calendar.timeZone.secondsFromGMT())
    case "g": return padded(parts.dayNumber + 2_440_588, count)
    case "B", "b": fatalError("the model does not write periods of the day")
    default: return ""
    }
  }

  private func year(_ year: Int, _ count: Int) -> String {
    return padded(count == 2 ? year % 100 : year, count)
  }

  private func quarter(_ quarter: Int, _ count: Int) -> String {
    if count == 3 { return "Q\(quarter)" }
    if count == 4 { return ["1st", "2nd", "3rd", "4th"][quarter - 1] + " quarter" }
    return padded(quarter, count == 5 ? 1 : count)
  }

  private static func era(_ year: Int, _ count: Int) -> String {
    if count == 5 { return year > 0 ? "A" : "B" }
    if count == 4 { return year > 0 ? "Anno Domini" : "Before Christ" }
    return year > 0 ? "AD" : "BC"
  }

  private static func name(_ name: String, _ number: Int, _ count: Int) -> String {
    switch count {
    case 1, 2: return padded(number, count)
    case 3: return "\(name.prefix(3))"
    case 5: return "\(name.prefix(1))"
    default: return name
    }
  }

  private static func weekday(_ number: Int, _ count: Int) -> String {
    let name = Calendar.weekdays[number - 1]
    switch count {
    case 3: return "\(name.prefix(3))"
    case 5: return "\(name.prefix(1))"
    case 6: return "\(name.prefix(2))"
    default: return name
    }
  }

  // MARK: Zones

  private func zone(_ field: Field, _ seconds: Int) -> String {
    let count = field.count
    switch field.letter {
    case "Z":
      if count == 4 { return DatePattern.longZoneName(seconds) }
      if count == 5 { return seconds == 0 ? "Z" : TimeZone.offset(seconds, colon: ":") }
      return TimeZone.offset(seconds, colon: "")
    case "z", "v":
      if count < 4 { return DatePattern.zoneName(seconds) }
      return seconds == 0 ? "Greenwich Mean Time" : DatePattern.longZoneName(seconds)
    case "O": return count < 4 ? DatePattern.zoneName(seconds) : DatePattern.longZoneName(seconds)
    case "X" where seconds == 0: return "Z"
    case "X", "x":
      let text = TimeZone.offset(seconds, colon: count == 3 || count == 5 ? ":" : "")
      return count == 1 && seconds % 3600 == 0 ? "\(text.prefix(3))" : text
    default: return "GMT"
    }
  }

  /// `GMT+5:30`
  static func zoneName(_ seconds: Int) -> String {
    if seconds == 0 { return "GMT" }
    let minutes = (seconds < 0 ? -seconds : seconds) / 60
    let rest = minutes % 60 == 0 ? "" : ":" + padded(minutes % 60, 2)
    return "GMT" + (seconds < 0 ? "-" : "+") + "\(minutes / 60)" + rest
  }

  /// `GMT+05:30`
  private static func longZoneName(_ seconds: Int) -> String {
    return seconds == 0 ? "GMT" : "GMT" + TimeZone.offset(seconds, colon: ":")
  }
}
