/// One instance of the app's interface.
@available(iOS 13.0, *)
open class UIScene: UIResponder {
  var stateStorage: UIScene.ActivationState = UIScene.ActivationState.unattached
  open var delegate: (any UISceneDelegate)?
  public let session = UISceneSession()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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
    guard because(.responderNext) else { return nil }
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
