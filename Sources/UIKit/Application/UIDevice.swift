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

  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}

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
