/// Objective-C's spelling of the calendar.
open class NSCalendar: NSObject {
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

  public struct Options: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let wrapComponents = Options(rawValue: 1)
  }

  private let calendar: Calendar

  private init(_ calendar: Calendar) {
    self.calendar = calendar
    super.init()
  }

  /// The value of `calendar as NSCalendar`.
  public static func _bridged(_ calendar: Calendar) -> NSCalendar { return NSCalendar(calendar) }

  open class var current: Calendar { return Calendar.current }

  open func date(
    byAdding components: DateComponents, to date: Date, options: NSCalendar.Options = []
  ) -> Date? {
    return calendar.date(
      byAdding: components, to: date, wrappingComponents: options.contains(.wrapComponents))
  }

  open func date(
    byAdding unit: NSCalendar.Unit, value: Int, to date: Date, options: NSCalendar.Options = []
  ) -> Date? {
    guard let component = NSCalendar.components(of: unit).first else { return nil }
    return calendar.date(
      byAdding: component, value: value, to: date,
      wrappingComponents: options.contains(.wrapComponents))
  }

  open func component(_ unit: NSCalendar.Unit, from date: Date) -> Int {
    guard let component = NSCalendar.components(of: unit).first else { return NSNotFound }
    return calendar.component(component, from: date)
  }

  open func components(_ units: NSCalendar.Unit, from date: Date) -> DateComponents {
    return calendar.dateComponents(Set(NSCalendar.components(of: units)), from: date)
  }

  private static func components(of units: NSCalendar.Unit) -> [Calendar.Component] {
    var found: [Calendar.Component] = []
    if units.contains(.era) { found.append(.era) }
    if units.contains(.year) { found.append(.year) }
    if units.contains(.month) { found.append(.month) }
    if units.contains(.day) { found.append(.day) }
    if units.contains(.hour) { found.append(.hour) }
    if units.contains(.minute) { found.append(.minute) }
    if units.contains(.second) { found.append(.second) }
    if units.contains(.weekday) { found.append(.weekday) }
    if units.contains(.weekOfMonth) { found.append(.weekOfMonth) }
    if units.contains(.weekOfYear) { found.append(.weekOfYear) }
    if units.contains(.nanosecond) { found.append(.nanosecond) }
    return found
  }
}
