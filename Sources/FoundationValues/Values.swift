/// A moment. The virtual clock starts at the first second of 2026 in UTC.
public struct Date: Equatable, Hashable, CustomStringConvertible {
  /// Seconds between 2001 and the launch of the simulated app.
  static let launch: Double = 788_918_400

  public let timeIntervalSinceReferenceDate: TimeInterval

  public init() {
    timeIntervalSinceReferenceDate = Date.launch + RunLoop.main.now
  }

  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  public init(timeIntervalSinceNow seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = Date.launch + RunLoop.main.now + seconds
  }

  public init(timeIntervalSince1970 seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds - 978_307_200
  }

  public static var now: Date { return Date() }

  public var timeIntervalSince1970: TimeInterval {
    return timeIntervalSinceReferenceDate + 978_307_200
  }

  public var timeIntervalSinceNow: TimeInterval {
    return timeIntervalSinceReferenceDate - Date.launch - RunLoop.main.now
  }

  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    return timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
    return Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
  }

  package var sinceLaunch: Double { return timeIntervalSinceReferenceDate - Date.launch }

  public static func + (date: Date, seconds: TimeInterval) -> Date {
    return date.addingTimeInterval(seconds)
  }

  public static func < (lhs: Date, rhs: Date) -> Bool {
    return lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }

  public static func > (lhs: Date, rhs: Date) -> Bool {
    return lhs.timeIntervalSinceReferenceDate > rhs.timeIntervalSinceReferenceDate
  }

  public var description: String { return "Date(\(timeIntervalSinceReferenceDate))" }
}

/// A universally unique identifier, drawn from the run's seed.
public struct UUID: Equatable, Hashable, CustomStringConvertible {
  public let uuidString: String

  public init() {
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F"]
    var text = ""
    for place in 0..<36 {
      if place == 8 || place == 13 || place == 18 || place == 23 {
        text += "-"
      } else if place == 14 {
        text += "4"
      } else {
        text += digits[FoundationState.current.random(below: 16)]
      }
    }
    uuidString = text
  }

  public var description: String { return uuidString }
}

/// A row or an item in a section.
public struct IndexPath: Equatable, Hashable, CustomStringConvertible {
  public let section: Int
  public let row: Int

  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  public init(item: Int, section: Int) {
    self.row = item
    self.section = section
  }

  public var item: Int { return row }

  public var description: String { return "[\(section), \(row)]" }
}

/// The app's resources. The model has one bundle; nibs are added by the driver.
open class Bundle: NSObject {
  private static let mainBundle = Bundle()

  public static var main: Bundle { return mainBundle }

  public convenience init(for class: AnyClass) {
    self.init()
  }

  open var bundleIdentifier: String? { return "com.example.Scenario" }

  open func path(forResource name: String?, ofType type: String?) -> String? { return nil }

  open func object(forInfoDictionaryKey key: String) -> Any? { return nil }
}

/// Settings in memory, empty when the run begins.
open class UserDefaults: NSObject {
  private var values: [String: Any] = [:]

  public static var standard: UserDefaults { return FoundationState.current.userDefaults }

  open func set(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  open func object(forKey key: String) -> Any? { return values[key] }

  open func string(forKey key: String) -> String? { return values[key] as? String }

  open func bool(forKey key: String) -> Bool { return values[key] as? Bool ?? false }

  open func integer(forKey key: String) -> Int { return values[key] as? Int ?? 0 }

  open func double(forKey key: String) -> Double { return values[key] as? Double ?? 0 }

  open func array(forKey key: String) -> [Any]? { return values[key] as? [Any] }

  open func removeObject(forKey key: String) {
    values[key] = nil
  }

  @discardableResult
  open func synchronize() -> Bool { return true }
}

/// Returns the key: the model has no translations.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  return key
}
