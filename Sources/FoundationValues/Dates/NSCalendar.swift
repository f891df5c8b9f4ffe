/// Objective-C's spelling of the calendar; only its units are used.
public enum NSCalendar {
  public struct Unit: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let era = Unit(rawValue: 2)
    public static let year = Unit(rawValue: 4)
    public static let month = Unit(rawValue: 8)
    public static let day = Unit(rawValue: 16)
    public static let hour = Unit(rawValue: 32)
    public static let minute = Unit(rawValue: 64)
    public static let second = Unit(rawValue: 128)
    public static let weekday = Unit(rawValue: 512)
    public static let weekOfMonth = Unit(rawValue: 4096)
    public static let weekOfYear = Unit(rawValue: 8192)
    public static let nanosecond = Unit(rawValue: 32768)
  }
}
