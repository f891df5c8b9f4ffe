/// The app: the end of the responder chain, and the source of its events.
open class UIApplication: UIResponder {
  var stateStorage: UIApplication.State = UIApplication.State.active
  var delegateStorage: (any UIApplicationDelegate)?
  var scenes: [UIScene] = []
  private let sharedDelegateless = true

  public enum State: Int {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// A key of the launch options.
  public struct LaunchOptionsKey: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public static var shared: UIApplication {
    if let application = Simulation.current.application { return application }
    let made = UIApplication()
    Simulation.current.application = made
    return made
  }

  open var delegate: (any UIApplicationDelegate)? {
    get { return delegateStorage }
    set { delegateStorage = newValue }
  }

  open var applicationState: UIApplication.State { return stateStorage }

  open var windows: [UIWindow] { return Simulation.current.visibleWindows }

  open var keyWindow: UIWindow? { return Simulation.current.keyWindow }

  @available(iOS 13.0, *)
  open var connectedScenes: [UIScene] { return scenes }

  open var statusBarOrientation: UIInterfaceOrientation { return Simulation.current.orientation }

  open var isIdleTimerDisabled = false

  open override var next: UIResponder? {
    because(.responderNext)
    return delegateStorage as? UIResponder
  }

  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// A memory warning goes to the delegate, to every controller, and to whoever listens.
  func receiveMemoryWarning() {
    if let delegate = delegateStorage, because(.memoryWarningReachesDelegate) {
      delegate.applicationDidReceiveMemoryWarning(self)
    }
    for controller in Simulation.current.livingControllers {
      Host.branch()
      if because(.memoryWarningReachesAll) {
        controller.didReceiveMemoryWarning()
      }
    }
    Host.join()
    post(UIApplication.didReceiveMemoryWarningNotification)
  }
}
