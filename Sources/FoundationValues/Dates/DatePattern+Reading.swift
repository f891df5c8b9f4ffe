/// Reads dates that follow a pattern.
extension DatePattern {
  /// The rest of a text that is still to be read.
  private struct Reader {
    var rest: [Character]

    mutating func skipSpaces() {
      while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    }

    /// Reads up to so many digits.
    mutating func number(atMost limit: Int) -> (value: Int, digits: Int)? {
      var value = 0
      var digits = 0
      while let first = rest.first, digits < limit, first.isASCII,
        let digit = first.wholeNumberValue
      {
        value = value * 10 + digit
        digits += 1
        rest.removeFirst()
      }
      return digits == 0 ? nil : (value: value, digits: digits)
    }

    mutating func take(_ word: String) -> Bool {
      let characters = Array(word)
      if rest.count < characters.count { return false }
      for index in 0..<characters.count
      where rest[index].lowercased() != characters[index].lowercased() {
        return false
      }
      rest.removeFirst(characters.count)
      return true
    }

    /// Reads one of some names, whole or cut to three letters; returns its place.
    mutating func name(of names: [String]) -> Int? {
      for index in 0..<names.count {
        if take(names[index]) || take("\(names[index].prefix(3))") { return index }
      }
      return nil
    }

    /// `Z`, `GMT`, `GMT+2`, `+0530`, `-05:30`
    mutating func zone() -> Int? {
      if take("Greenwich Mean Time") { return 0 }
      var name = ""
      while let first = rest.first,
        first.isASCII && (first.isLetter || first.isNumber) || first == "+" || first == "-"
          || first == ":"
      {
        name += "\(first)"
        rest.removeFirst()
      }
      return TimeZone.seconds(of: name)
    }
  }

  /// Returns the date that a text names, or nil when the text does not follow the pattern.
  ///
  /// Parts that the pattern leaves open come from the first of January 2000, as in Foundation.
  func read(_ text: String, calendar: Calendar, isLenient: Bool) -> Date? {
    var reader = Reader(rest: Array(text))
    var parts = DateComponents()
    var isAfternoon: Bool?
    var hasHalfDayHour = false
    reader.skipSpaces()
    for index in 0..<fields.count {
      let field = fields[index]
      if field.letter.isEmpty {
        for character in field.text {
          if character.isWhitespace {
            reader.skipSpaces()
          } else if !reader.take("\(character)") {
            return nil
          }
        }
        continue
      }
      switch field.letter {
      case "M" where field.count > 2, "L" where field.count > 2:
        guard let place = reader.name(of: Calendar.months) else { return nil }
        parts.month = place + 1
      case "E", "c", "e":
        guard let place = reader.name(of: Calendar.weekdays) else { return nil }
        parts.weekday = place + 1
      case "a":
        if reader.take("AM") {
          isAfternoon = false
        } else if reader.take("PM") {
          isAfternoon = true
        } else {
          return nil
        }
      case "G":
        if reader.take("AD") {
          parts.era = 1
        } else if reader.take("BC") {
          parts.era = 0
        } else {
          return nil
        }
      case "z", "Z", "X", "x", "O":
        guard let seconds = reader.zone() else { return nil }
        parts.timeZone = TimeZone(secondsFromGMT: seconds)
      default:
        // Numbers without anything between them have the width that is written.
        let isAbutted = index + 1 < fields.count && isNumeric(fields[index + 1])
        if !isAbutted || field.letter != "S" { reader.skipSpaces() }
        guard let (number, digits) = reader.number(atMost: isAbutted ? field.count : 10) else {
          return nil
        }
        hasHalfDayHour = hasHalfDayHour || field.letter == "h" || field.letter == "K"
        store(number, digits, field, &parts)
      }
    }
    if !reader.rest.isEmpty { return nil }
    if hasHalfDayHour, let hour = parts.hour {
      parts.hour = hour % 12 + (isAfternoon == true ? 12 : 0)
    }
    return date(of: parts, calendar: calendar, isLenient: isLenient)
  }

  private func isNumeric(_ field: Field) -> Bool {
    switch field.letter {
    case "y", "u", "d", "D", "H", "h", "k", "K", "m", "s", "S": return true
    case "M", "L": return field.count < 3
    default: return false
    }
  }

  private func store(_ number: Int, _ digits: Int, _ field: Field, _ parts: inout DateComponents) {
    switch field.letter {
    case "y", "u":
      parts.year = field.count == 2 && digits == 2 ? nearYear(number) : number
    case "M", "L": parts.month = number
    case "d": parts.day = number
    case "D": parts.dayOfYear = number
    case "H", "h", "K", "k": parts.hour = field.letter == "k" ? number % 24 : number
    case "m": parts.minute = number
    case "s": parts.second = number
    case "S":
      var value = number
      for _ in 0..<max(0, 9 - digits) { value *= 10 }
      parts.nanosecond = value
    default: break
    }
  }

  /// Two digits name a year from 80 years ago to 20 years ahead.
  private func nearYear(_ digits: Int) -> Int {
    let first = Calendar.utc.component(.year, from: Date()) - 80
    let year = first - first % 100 + digits
    return year < first ? year + 100 : year
  }

  private func date(
    of given: DateComponents, calendar: Calendar, isLenient: Bool
  ) -> Date? {
    var parts = given
    if parts.year == nil { parts.year = 2000 }
    if !isLenient {
      let month = parts.month ?? 1
      if month < 1 || month > 12 { return nil }
      let length = Gregorian.days(inMonth: month, of: parts.year ?? 2000)
      if let day = parts.day, day < 1 || day > length { return nil }
      if let hour = parts.hour, hour > 23 { return nil }
      if let minute = parts.minute, minute > 59 { return nil }
      if let second = parts.second, second > 59 { return nil }
    }
    parts.weekday = nil
    return calendar.date(from: parts)
  }
}
