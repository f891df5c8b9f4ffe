/// One instance of the app's interface.
@available(iOS 13.0, *)
open class UIScene: UIResponder {
  var stateStorage: UIScene.ActivationState = UIScene.ActivationState.unattached
  open var delegate: (any UISceneDelegate)?
  public let session = UISceneSession()
  open var title: String! = ""

  public enum ActivationState: Int {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why and with what a scene connects.
  open class ConnectionOptions: NSObject {}

  open var activationState: UIScene.ActivationState { return stateStorage }

  open override var next: UIResponder? {
    because(.responderNext)
    return Simulation.current.application
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that shows windows.
@available(iOS 13.0, *)
open class UIWindowScene: UIScene {
  private var windowList: [UIWindow] = []

  open var windows: [UIWindow] { return windowList }

  open var screen: UIScreen { return UIScreen.main }

  open var interfaceOrientation: UIInterfaceOrientation { return Simulation.current.orientation }

  open var keyWindow: UIWindow? { return Simulation.current.keyWindow }

  func add(_ window: UIWindow) {
    if window.sceneStorage === self {
      Simulation.current.register(window: window)
    }
  }
}

/// What the system remembers of a scene.
@available(iOS 13.0, *)
open class UISceneSession: NSObject {
  open var persistentIdentifier: String { return "scene" }
}

/// Hears about the life of a scene.
@available(iOS 13.0, *)
public protocol UISceneDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  @_semantics("vdl.callback")
  func sceneDidDisconnect(_ scene: UIScene)
  @_semantics("vdl.callback")
  func sceneDidBecomeActive(_ scene: UIScene)
  @_semantics("vdl.callback")
  func sceneWillResignActive(_ scene: UIScene)
  @_semantics("vdl.callback")
  func sceneWillEnterForeground(_ scene: UIScene)
  @_semantics("vdl.callback")
  func sceneDidEnterBackground(_ scene: UIScene)
}

@available(iOS 13.0, *)
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with a window.
@available(iOS 13.0, *)
public protocol UIWindowSceneDelegate: UISceneDelegate {}
