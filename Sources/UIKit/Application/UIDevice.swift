/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

/// The device the app runs on.
open class UIDevice: NSObject {
  private let idiom: UIUserInterfaceIdiom
  private let version: String

  init(idiom: UIUserInterfaceIdiom, systemVersion: String) {
    self.idiom = idiom
    self.version = systemVersion
    super.init()
  }

  public static var current: UIDevice { return Simulation.current.device }

  @available(iOS 3.2, *)
  open var userInterfaceIdiom: UIUserInterfaceIdiom { return idiom }

  open var systemVersion: String { return version }

  open var systemName: String { return "iOS" }

  open var model: String { return idiom == .pad ? "iPad" : "iPhone" }

  open var name: String { return model }

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequests = max(0, orientationRequests - 1)
  }

  open var orientation: UIDeviceOrientation {
    switch Simulation.current.system.heldOrientation ?? Simulation.current.orientation {
    case .unknown: return .unknown
    case .portrait: return .portrait
    case .portraitUpsideDown: return .portraitUpsideDown
    case .landscapeLeft: return .landscapeRight
    case .landscapeRight: return .landscapeLeft
    }
  }

  // MARK: Battery and proximity

  /// Whether the battery is watched; until then its level is -1 and its state unknown.
  open var isBatteryMonitoringEnabled = false

  open var batteryLevel: Float { return isBatteryMonitoringEnabled ? 1 : -1 }

  open var batteryState: UIDevice.BatteryState {
    return isBatteryMonitoringEnabled ? .full : .unknown
  }

  open var isProximityMonitoringEnabled = false

  open var proximityState: Bool { return false }

  open var localizedModel: String { return model }

  open var isMultitaskingSupported: Bool { return true }

  private var orientationRequests = 0

  open var isGeneratingDeviceOrientationNotifications: Bool { return orientationRequests > 0 }

  /// A number for the device that the apps of one vendor share.
  @available(iOS 6.0, *)
  open var identifierForVendor: UUID? {
    return UUID(uuidString: "9F0B6E5C-2C0A-4C59-9B35-6F0E5A5C8D11")
  }

  open func playInputClick() {}

  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  public enum BatteryState: Int, ImportedValue {
    static var nameInC: String { return "UIDeviceBatteryState" }

    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
}

/// The orientation of the device in the hand.
public enum UIDeviceOrientation: Int {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isLandscape: Bool { return self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { return self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies on a table.
  public var isFlat: Bool { return self == .faceUp || self == .faceDown }

  /// Whether an interface can have such an orientation.
  public var isValidInterfaceOrientation: Bool { return isPortrait || isLandscape }
}
