/// Writes lengths of time: `1:02:05`, `1h 2m 5s`, `1 hour, 2 minutes, 5 seconds`.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  public struct ZeroFormattingBehavior: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
  open var maximumUnitCount = 0
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar? = Calendar.current

  /// Units of a fixed length; a year has 365 days here, and a month 30.
  private struct Unit {
    let unit: NSCalendar.Unit
    let seconds: Int
    let component: Calendar.Component
    let name: String
    let short: String
    let letter: String
  }

  private static let units = [
    Unit(
      unit: .year, seconds: 31_536_000, component: .year, name: "year", short: "yr", letter: "y"),
    Unit(
      unit: .month, seconds: 2_592_000, component: .month, name: "month", short: "mth",
      letter: "mo"),
    Unit(
      unit: .weekOfMonth, seconds: 604_800, component: .weekOfMonth, name: "week", short: "wk",
      letter: "w"),
    Unit(unit: .day, seconds: 86400, component: .day, name: "day", short: "day", letter: "d"),
    Unit(unit: .hour, seconds: 3600, component: .hour, name: "hour", short: "hr", letter: "h"),
    Unit(unit: .minute, seconds: 60, component: .minute, name: "minute", short: "min", letter: "m"),
    Unit(unit: .second, seconds: 1, component: .second, name: "second", short: "sec", letter: "s"),
  ]

  private var ownUnits: [Unit] {
    let chosen = allowedUnits
    return DateComponentsFormatter.units.filter { unit in
      chosen.isEmpty ? unit.unit != .weekOfMonth : chosen.contains(unit.unit)
    }
  }

  open func string(from interval: TimeInterval) -> String? {
    var rest = Int(interval < 0 ? -interval + 0.5 : interval + 0.5)
    var parts: [(unit: Unit, count: Int)] = []
    for unit in ownUnits {
      parts.append((unit: unit, count: rest / unit.seconds))
      rest = rest % unit.seconds
    }
    return (interval < 0 ? "-" : "") + write(parts)
  }

  open func string(from start: Date, to end: Date) -> String? {
    var parts: [(unit: Unit, count: Int)] = []
    let calendar = self.calendar ?? Calendar.current
    var wanted: Set<Calendar.Component> = []
    for unit in ownUnits { wanted.insert(unit.component) }
    let found = calendar.dateComponents(wanted, from: start, to: end)
    for unit in ownUnits {
      parts.append((unit: unit, count: found.value(for: unit.component) ?? 0))
    }
    return write(parts)
  }

  open func string(from components: DateComponents) -> String? {
    var parts: [(unit: Unit, count: Int)] = []
    for unit in ownUnits {
      parts.append((unit: unit, count: components.value(for: unit.component) ?? 0))
    }
    return write(parts)
  }

  private func write(_ all: [(unit: Unit, count: Int)]) -> String {
    precondition(unitsStyle != .spellOut, "the model does not spell numbers out")
    var parts = dropZeros(all)
    if maximumUnitCount > 0 && parts.count > maximumUnitCount {
      parts = Array(parts.prefix(maximumUnitCount))
    }
    var texts: [String] = []
    for part in parts {
      let isOne = part.count == 1
      switch unitsStyle {
      case .positional:
        let isPadded = !texts.isEmpty || zeroFormattingBehavior.contains(.pad)
        texts.append(padded(part.count, isPadded ? 2 : 1))
      case .abbreviated: texts.append("\(part.count)" + part.unit.letter)
      case .brief:
        texts.append("\(part.count)" + part.unit.short + (takesS(part, isOne) ? "s" : ""))
      case .short:
        texts.append("\(part.count) " + part.unit.short + (takesS(part, isOne) ? "s" : ""))
      case .full, .spellOut: texts.append("\(part.count) " + part.unit.name + (isOne ? "" : "s"))
      }
    }
    let separators = [":", " ", ", ", ", ", ", ", " "]
    return texts.joined(separator: separators[unitsStyle.rawValue])
  }

  /// Hours, minutes and seconds have no plural when they are cut short.
  private func takesS(_ part: (unit: Unit, count: Int), _ isOne: Bool) -> Bool {
    return !isOne && part.unit.short != "min" && part.unit.short != "sec" && part.unit.short != "hr"
  }

  private func dropZeros(_ all: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return all }
    let isPositional = unitsStyle == .positional
    let isDefault = behavior.contains(.default)
    let dropsLeading = isDefault || behavior.contains(.dropLeading)
    let dropsMiddle = isDefault && !isPositional || behavior.contains(.dropMiddle)
    let dropsTrailing = isDefault && !isPositional || behavior.contains(.dropTrailing)
    var first = all.count
    var last = -1
    for index in 0..<all.count where all[index].count != 0 {
      first = min(first, index)
      last = index
    }
    guard last >= 0, let smallest = all.last else { return Array(all.suffix(1)) }
    _ = smallest
    var kept: [(unit: Unit, count: Int)] = []
    for index in 0..<all.count {
      let isZero = all[index].count == 0
      if isZero && index < first && dropsLeading { continue }
      if isZero && index > first && index < last && dropsMiddle { continue }
      if isZero && index > last && dropsTrailing { continue }
      kept.append(all[index])
    }
    // A position says nothing without the next one: five seconds are written `0:05` by no style but
    // as `5`.
    return kept
  }
}
