/// A scene that shows windows.
@available(iOS 13.0, *)
open class UIWindowScene: UIScene {
  /// The window that became key last in this scene (iOS 15).
  weak var keyStorage: UIWindow?

  open var windows: [UIWindow] {
    var found: [UIWindow] = []
    for box in Simulation.current.windows {
      if let window = box.window, window.sceneStorage === self { found.append(window) }
    }
    return found
  }

  /// The overrides of the scene, which its windows inherit.
  var overridesStorage = TraitValues()
  /// Whether the orientation is locked, as far as the delegate knows.
  var knownLock = false
  /// The registrations for the traits of the scene, if there are any.
  var traitDetails: TraitDetails?
  /// The traits of which the registrations know.
  var knownTraits: UITraitCollection?

  /// The screen of the device, or the display that was connected last.
  open var screen: UIScreen {
    let displays = Simulation.current.system.externalScreens
    return isForExternalDisplay ? displays.last ?? UIScreen.main : UIScreen.main
  }

  open var interfaceOrientation: UIInterfaceOrientation { return Simulation.current.orientation }

  /// The sizes that the window may have: only on a Mac or a pad with windows can they be set.
  open var sizeRestrictions: UISceneSizeRestrictions? {
    return Simulation.current.idiom == .pad ? restrictions : nil
  }
  private lazy var restrictions = UISceneSizeRestrictions()

  /// The ways in which a person may change the window; only a Mac has any.
  @available(iOS 16.0, *)
  open var windowingBehaviors: UISceneWindowingBehaviors? { return nil }

  /// The focus of keys; a phone without a keyboard has none.
  @available(iOS 15.0, *)
  open var focusSystem: UIFocusSystem? { return nil }

  /// The items that the scene shares.
  @available(iOS 15.0, *)
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?

  /// Delivers a full page for a screenshot.
  open var screenshotService: UIScreenshotService? {
    if let own = screenshots { return own }
    let made = UIScreenshotService(self)
    screenshots = made
    return made
  }
  private var screenshots: UIScreenshotService?

  /// Whether the pointer is locked; only a pad can do that.
  @available(iOS 14.0, *)
  open var pointerLockState: UIPointerLockState? { return nil }

  /// Whether the scene covers the screen, which it always does here.
  @available(iOS 16.0, *)
  open var isFullScreen: Bool { return true }

  /// The status bar above the scene's windows.
  open var statusBarManager: UIStatusBarManager? { return UIStatusBarManager() }

  /// The window of the scene that gets its key events.
  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? { return keyStorage ?? keyOfApp }

  private var keyOfApp: UIWindow? {
    let key = Simulation.current.keyWindow
    return key?.sceneStorage === self ? key : nil
  }

  func add(_ window: UIWindow) {
    if window.sceneStorage === self {
      Simulation.current.register(window: window)
    }
  }
}

/// The items that a scene shares.
@available(iOS 15.0, *)
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// Delivers a full page for a screenshot.
@available(iOS 13.0, *)
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

@available(iOS 13.0, *)
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {}

/// Whether the pointer of a scene is locked.
@available(iOS 14.0, *)
open class UIPointerLockState: NSObject {
  open var isLocked: Bool { return false }

  public static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
}
