/// A fixed distance from Greenwich. The model has no zones with summer time: the app runs in GMT.
public struct TimeZone: Equatable, Hashable, CustomStringConvertible {
  public let identifier: String
  private let seconds: Int

  public init?(secondsFromGMT seconds: Int) {
    if seconds > 64_800 || seconds < -64_800 { return nil }
    self.seconds = seconds
    self.identifier = seconds == 0 ? "GMT" : "GMT" + TimeZone.offset(seconds, colon: "")
  }

  /// Only Greenwich and distances from it are known; any other name ends the run, since later
  /// results would be wrong.
  public init?(identifier: String) {
    guard let seconds = TimeZone.seconds(of: identifier) else {
      if identifier.contains("/") {
        fatalError("the model knows no time zone but GMT and distances from it: \(identifier)")
      }
      return nil
    }
    self.seconds = seconds
    self.identifier = seconds == 0 ? "GMT" : "GMT" + TimeZone.offset(seconds, colon: "")
  }

  /// Zones with summer time, whose abbreviations Foundation knows.
  private static let abbreviations: Set<String> = [
    "ADT", "AKDT", "AKST", "ART", "AST", "BDT", "BRST", "BRT", "BST", "CAT", "CDT", "CEST", "CET",
    "CLST", "CLT", "COT", "CST", "EAT", "EDT", "EEST", "EET", "EST", "GST", "HKT", "HST", "ICT",
    "IRST", "IST", "JST", "KST", "MDT", "MSD", "MSK", "MST", "NDT", "NST", "NZDT", "NZST", "PDT",
    "PET", "PHT", "PKT", "PST", "SGT", "TRT", "WAT", "WEST", "WET", "WIT",
  ]

  public init?(abbreviation: String) {
    if TimeZone.abbreviations.contains(abbreviation) {
      fatalError("the model knows no time zone but GMT and distances from it: \(abbreviation)")
    }
    self.init(identifier: abbreviation)
  }

  public static let gmt = TimeZone(greenwich: 0)

  private init(greenwich seconds: Int) {
    self.identifier = "GMT"
    self.seconds = seconds
  }

  public static var current: TimeZone { return gmt }
  public static var autoupdatingCurrent: TimeZone { return gmt }
  public static var knownTimeZoneIdentifiers: [String] { return ["GMT"] }

  public func secondsFromGMT(for date: Date = Date()) -> Int { return seconds }
  public func abbreviation(for date: Date = Date()) -> String? {
    return DatePattern.zoneName(seconds)
  }
  public func isDaylightSavingTime(for date: Date = Date()) -> Bool { return false }
  public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval { return 0 }

  public var description: String { return identifier }

  /// `+0530`, or `+05:30` with a colon.
  static func offset(_ seconds: Int, colon: String) -> String {
    let minutes = (seconds < 0 ? -seconds : seconds) / 60
    return (seconds < 0 ? "-" : "+") + padded(minutes / 60, 2) + colon + padded(minutes % 60, 2)
  }

  /// Reads `GMT`, `UTC`, `Z`, `GMT+2`, `+0530`, `UTC-05:30`.
  static func seconds(of name: String) -> Int? {
    var rest = Array(name)
    if name == "Z" || name == "z" || name == "Etc/UTC" || name == "Etc/GMT" { return 0 }
    if name.hasPrefix("GMT") || name.hasPrefix("UTC") { rest.removeFirst(3) }
    if rest.isEmpty { return name.isEmpty ? nil : 0 }
    let sign = rest.removeFirst()
    guard sign == "+" || sign == "-" else { return nil }
    var digits = ""
    for character in rest where character != ":" { digits += "\(character)" }
    guard let number = Int(digits), number >= 0 else { return nil }
    let minutes = digits.count <= 2 ? number * 60 : number / 100 * 60 + number % 100
    return (sign == "-" ? -minutes : minutes) * 60
  }
}

/// A number with zeros before it up to a width.
func padded(_ number: Int, _ width: Int) -> String {
  var digits = "\(number < 0 ? -number : number)"
  while digits.count < width { digits = "0" + digits }
  return number < 0 ? "-" + digits : digits
}
