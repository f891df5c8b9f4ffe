/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
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

  /// How many callers want to hear of the device's turns; UIKit itself is one.
  private var orientationListeners = 1

  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    if orientationListeners > 0 { orientationListeners -= 1 }
  }

  open var isGeneratingDeviceOrientationNotifications: Bool { return orientationListeners > 0 }

  /// The model in the language of the device.
  open var localizedModel: String { return model }

  /// The same for all apps of a vendor on the device.
  @available(iOS 6.0, *)
  open lazy var identifierForVendor: UUID? = UUID()

  @available(iOS 4.0, *)
  open var isMultitaskingSupported: Bool { return true }

  // MARK: Battery and proximity

  /// Whether the battery is charged or not; unknown without monitoring.
  @available(iOS 3.0, *)
  public enum BatteryState: Int {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  @available(iOS 3.0, *)
  open var isBatteryMonitoringEnabled = false

  /// The charge from 0 to 1; -1 without monitoring.
  @available(iOS 3.0, *)
  open var batteryLevel: Float {
    return isBatteryMonitoringEnabled && because(.batteryNeedsMonitoring) ? 1 : -1
  }

  @available(iOS 3.0, *)
  open var batteryState: UIDevice.BatteryState {
    return isBatteryMonitoringEnabled && because(.batteryNeedsMonitoring) ? .full : .unknown
  }

  /// A pad has no sensor that could be switched on.
  @available(iOS 3.0, *)
  open var isProximityMonitoringEnabled: Bool {
    get { return monitorsProximity }
    set { monitorsProximity = newValue && idiom == .phone }
  }
  private var monitorsProximity = false

  /// Whether something is near; nothing is.
  @available(iOS 3.0, *)
  open var proximityState: Bool { return false }

  /// The click of a key, for an input view that wants it.
  @available(iOS 4.2, *)
  open func playInputClick() {}

  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// A way around the interface: up to iOS 15, another orientation of the device turns it.
  open func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation", let number = value as? Int,
      let wanted = UIInterfaceOrientation(rawValue: number)
    else { return }
    if because(.deviceValueTurns) { UIApplication.shared.turnDevice(to: wanted) }
  }

  open func value(forKey key: String) -> Any? {
    return key == "orientation" ? orientation.rawValue : nil
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
