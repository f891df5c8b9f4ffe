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
