/// The running app.
open class ProcessInfo: NSObject {
  public enum ThermalState: Int {
    case nominal = 0
    case fair = 1
    case serious = 2
    case critical = 3
  }

  private static let shared = ProcessInfo()

  public static var processInfo: ProcessInfo { return shared }

  open var arguments: [String] { return ["Scenario"] }
  open var environment: [String: String] { return [:] }
  open var processName: String { return "Scenario" }
  open var processIdentifier: Int { return 1 }
  open var processorCount: Int { return 2 }
  open var activeProcessorCount: Int { return 2 }
  open var physicalMemory: Int { return 4_294_967_296 }
  open var isLowPowerModeEnabled: Bool { return false }
  open var isiOSAppOnMac: Bool { return false }
  open var isMacCatalystApp: Bool { return false }
  open var thermalState: ProcessInfo.ThermalState { return .nominal }
  /// Seconds of the virtual clock, which starts when the app does.
  open var systemUptime: TimeInterval { return RunLoop.main.now }
  open var globallyUniqueString: String { return UUID().uuidString }
  open var hostName: String { return "localhost" }
  open var userName: String { return "mobile" }
  open var fullUserName: String { return "Mobile User" }

  /// The release of the system, whose patches the model doesn't tell apart.
  @available(iOS 8.0, *)
  open var operatingSystemVersion: OperatingSystemVersion {
    let (major, minor) = FoundationState.current.systemRelease
    return OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
  }

  @available(iOS 8.0, *)
  open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    if own.majorVersion != version.majorVersion { return own.majorVersion > version.majorVersion }
    if own.minorVersion != version.minorVersion { return own.minorVersion > version.minorVersion }
    return own.patchVersion >= version.patchVersion
  }

  // MARK: Work that the system shouldn't interrupt

  @available(iOS 7.0, *)
  public struct ActivityOptions: OptionSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1_048_576)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 16384)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 32768)
    public static let background = ActivityOptions(rawValue: 255)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 15_728_639)
    public static let userInitiated = ActivityOptions(rawValue: 16_777_215)
  }

  @available(iOS 7.0, *)
  open func beginActivity(
    options: ProcessInfo.ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol {
    return NSObject()
  }

  @available(iOS 7.0, *)
  open func endActivity(_ activity: any NSObjectProtocol) {}

  /// Does work on another queue that the system tells if time runs out.
  @available(iOS 8.2, *)
  open func performExpiringActivity(
    withReason reason: String, using block: @escaping (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }

  @available(iOS 11.0, *)
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

/// A release of the system, as three numbers.
public struct OperatingSystemVersion: CustomStringConvertible {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int

  public init() {
    self.init(majorVersion: 0, minorVersion: 0, patchVersion: 0)
  }

  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }

  public var description: String {
    return "NSOperatingSystemVersion(majorVersion: \(majorVersion), "
      + "minorVersion: \(minorVersion), patchVersion: \(patchVersion))"
  }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
  public static let NSSystemTimeZoneDidChange = Notification.Name(
    "NSSystemTimeZoneDidChangeNotification")
  public static let NSCalendarDayChanged = Notification.Name("NSCalendarDayChangedNotification")
}

public func CACurrentMediaTime() -> Double { return RunLoop.main.now }

public func CFAbsoluteTimeGetCurrent() -> Double {
  return Date().timeIntervalSinceReferenceDate
}

/// A number from the run's seed, below a bound.
public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
  return bound == 0 ? 0 : UInt32(FoundationState.current.random(below: Int(bound)))
}

public func arc4random() -> UInt32 {
  return UInt32(FoundationState.current.random(below: 4_294_967_296))
}
