/// One instance of the app's interface.
@available(iOS 13.0, *)
open class UIScene: UIResponder {
  var stateStorage: UIScene.ActivationState = UIScene.ActivationState.unattached
  /// The object that hears about the life of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The system's memory of the scene.
  public let session: UISceneSession
  /// Whether UIKit created it for an app that has no scenes of its own.
  var isImplicit = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The second line beside the title, in a list of windows.
  @available(iOS 15.0, *)
  open var subtitle: String = ""

  /// Whether the scene is used, seen or neither; unattached until it has connected.
  public enum ActivationState: Int {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Whether a display of its own shows it, which nobody touches.
  var isForExternalDisplay: Bool { return session.role != .windowApplication }

  /// The ways in which the scene may be closed for good.
  @available(iOS 26.0, *)
  open var destructionConditions: Set<UISceneDestructionCondition> = []

  /// The contents for which the scene may come to the front.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene of a session, as the system does.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  public override init() {
    session = UISceneSession(number: 0, role: .windowApplication)
    super.init()
  }

  /// Opens a URL in the app that it belongs to.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completionHandler)
  }

  /// Whether the scene is used, seen or neither.
  open var activationState: UIScene.ActivationState { return stateStorage }

  open override var next: UIResponder? {
    guard because(.responderNext) else { return nil }
    return Simulation.current.application
  }

  /// Posted before the scene connects.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after the scene was let go.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after the delegate heard that the scene is in use.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted after the delegate heard of an interruption.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after the delegate heard that the scene comes into sight.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after the delegate heard that the scene is out of sight.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  // MARK: State restoration

  /// How often the scene asked for more time to restore its state.
  private var restorations = 0

  /// Says that the restoration goes on after `scene(_:restoreInteractionStateWith:)`.
  @available(iOS 15.0, *)
  open func extendStateRestoration() { restorations += 1 }

  /// Ends what `extendStateRestoration()` began.
  @available(iOS 15.0, *)
  open func completeStateRestoration() {
    if restorations > 0 { restorations -= 1 }
  }
}
