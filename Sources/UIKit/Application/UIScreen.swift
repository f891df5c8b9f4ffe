/// The screen: 390 x 844 points on the phone of the model.
open class UIScreen: NSObject {
  private let portraitSize: CGSize

  init(size: CGSize) {
    portraitSize = size
    super.init()
  }

  public static var main: UIScreen { return Simulation.current.screen }

  /// The screen of the device, and those of external displays.
  public static var screens: [UIScreen] {
    return [Simulation.current.screen] + Simulation.current.system.externalScreens
  }

  /// Posted when a display was connected.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a display was taken away.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")

  /// The screen's rectangle. It turns with the interface from iOS 8 on.
  open var bounds: CGRect {
    let turned =
      Simulation.current.orientation.isLandscape && Simulation.current.isAtLeast(8)
    return CGRect(
      x: 0, y: 0, width: turned ? portraitSize.height : portraitSize.width,
      height: turned ? portraitSize.width : portraitSize.height)
  }

  @available(iOS 8.0, *)
  open var nativeBounds: CGRect {
    return CGRect(x: 0, y: 0, width: portraitSize.width * 3, height: portraitSize.height * 3)
  }

  /// The brightness of the screen, from 0 to 1.
  @available(iOS 5.0, *)
  open var brightness: CGFloat {
    get { return brightnessStorage }
    set { setBrightness(min(max(newValue, 0), 1)) }
  }
  private var brightnessStorage: CGFloat = 0.5

  private func setBrightness(_ new: CGFloat) {
    if new == brightnessStorage { return }
    brightnessStorage = new
    if because(.brightnessIsAnnounced) {
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  /// Posted when the brightness has changed.
  @available(iOS 5.0, *)
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when a display got another mode.
  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when somebody begins or ends to record or mirror the screen.
  @available(iOS 11.0, *)
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// Whether the screen is recorded or mirrored.
  @available(iOS 11.0, *)
  open var isCaptured: Bool { return false }

  /// The screen that an external display shows, too.
  @available(iOS 4.3, *)
  open var mirrored: UIScreen? { return nil }

  /// The focus of keys, which a phone has not.
  @available(iOS 9.0, *)
  open var focusedView: UIView? { return nil }

  @available(iOS 10.0, *)
  open var focusedItem: (any UIFocusItem)? { return nil }

  @available(iOS 9.0, *)
  open var supportsFocus: Bool { return false }

  @available(iOS 10.3, *)
  open var maximumFramesPerSecond: Int { return 60 }

  /// The sizes that the screen can have, and the best one.
  @available(iOS 3.2, *)
  open var availableModes: [UIScreenMode] { return currentMode.map { [$0] } ?? [] }

  @available(iOS 4.3, *)
  open var preferredMode: UIScreenMode? { return currentMode }

  /// Whether the screen may get darker than its lamp.
  @available(iOS 5.0, *)
  open var wantsSoftwareDimming = false

  /// The way a display treats its covered edges.
  @available(iOS 5.0, *)
  public enum OverscanCompensation: Int {
    case scale = 0
    case insetBounds = 1
    case none = 2
  }

  @available(iOS 5.0, *)
  open var overscanCompensation: UIScreen.OverscanCompensation = .scale

  @available(iOS 9.0, *)
  open var overscanCompensationInsets: UIEdgeInsets { return UIEdgeInsets.zero }

  /// How much brighter than white the screen can be, and is.
  @available(iOS 16.0, *)
  open var potentialEDRHeadroom: CGFloat { return 1 }

  @available(iOS 16.0, *)
  open var currentEDRHeadroom: CGFloat { return 1 }

  /// The screen as it is held upright.
  @available(iOS 8.0, *)
  open var fixedCoordinateSpace: any UICoordinateSpace {
    return FormerCoordinateSpace(
      bounds: CGRect(origin: CGPoint.zero, size: portraitSize))
  }

  /// A view that shows what the screen shows.
  @available(iOS 7.0, *)
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    return UIView(frame: bounds)
  }

  /// The screen without the status bar.
  open var applicationFrame: CGRect {
    let all = bounds
    return CGRect(x: 0, y: 20, width: all.width, height: all.height - 20)
  }

  @available(iOS 4.0, *)
  open var scale: CGFloat { return 3 }

  /// The size in pixels that the screen shows now.
  @available(iOS 3.2, *)
  open lazy var currentMode: UIScreenMode? = UIScreenMode(
    size: CGSize(width: portraitSize.width * 3, height: portraitSize.height * 3))

  @available(iOS 8.0, *)
  open var nativeScale: CGFloat { return 3 }

  open override var description: String {
    let mode = currentMode?.description ?? "(null)"
    return String(Host.describe(self).dropLast(1))
      + "; bounds = \(PrintedNumber.braces(bounds)); mode = \(mode)>"
  }

  @available(iOS 8.0, *)
  open var traitCollection: UITraitCollection { return UITraitCollection.forDevice }

  @available(iOS 13.0, *)
  open var calibratedLatency: TimeInterval { return 0 }
}

/// A size that a screen can have.
@available(iOS 3.2, *)
open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  open var pixelAspectRatio: CGFloat { return 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  open override var description: String {
    let width = Host.fixed(size.width, 6)
    return String(Host.describe(self).dropLast(1))
      + "; size = \(width) x \(Host.fixed(size.height, 6))>"
  }
}
