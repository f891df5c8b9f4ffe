/// The app: the end of the responder chain, and the source of its events.
open class UIApplication: UIResponder {
  var stateStorage: UIApplication.State = UIApplication.State.active
  var delegateStorage: (any UIApplicationDelegate)?
  var scenes: [UIScene] = []
  var statusBarStyleStorage: UIStatusBarStyle = UIStatusBarStyle.default
  var statusBarIsHidden = false
  /// Whether the app uses scenes: one was launched with a delegate of its own.
  var usesScenes = false
  /// Whether the process runs no code: the system may end it without a word.
  var isSuspended = false {
    didSet { RunLoop.main.isFrozen = isSuspended && because(.suspendedRunsNothing) }
  }
  /// Whether `didFinishLaunching` returned.
  var hasLaunched = false
  /// Whether the process has ended.
  var hasEnded = false
  /// Set by the default body of a delegate's method: the delegate has none.
  var delegateLacksMethod = false
  /// The delegate of a scene that connects when a person opens the app.
  var waitingSceneDelegate: UIResponder?
  /// Whether the device was locked while the app was in front.
  var lockCameOverApp = false
  var isBeingLocked = false
  let backgroundTasks = BackgroundTasks()
  /// The time at which the app went to the background.
  var backgroundSince = 0.0
  var ignoredInteractions = 0
  lazy var userNotificationCenter = UNUserNotificationCenter()
  lazy var oldNotifications = OldNotifications()

  /// Whether the app is used, seen or neither.
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

  /// The app.
  public static var shared: UIApplication {
    if let application = Simulation.current.application { return application }
    let made = UIApplication()
    Simulation.current.application = made
    return made
  }

  /// The object that hears about the life of the app.
  open var delegate: (any UIApplicationDelegate)? {
    get { return delegateStorage }
    set { delegateStorage = newValue }
  }

  /// Whether the app is used, seen or neither.
  open var applicationState: UIApplication.State { return stateStorage }

  /// The windows on screen, from back to front.
  open var windows: [UIWindow] { return Simulation.current.windowsBackToFront }

  /// The window that gets key events.
  open var keyWindow: UIWindow? { return Simulation.current.keyWindow }

  /// The scenes that the system has connected.
  @available(iOS 13.0, *)
  open var connectedScenes: Set<UIScene> {
    connectImplicitSceneLate()
    return Set(scenes)
  }

  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { return Simulation.current.orientation }

  /// The address of the app's settings.
  @available(iOS 8.0, *)
  public static let openSettingsURLString = "app-settings:"

  /// Whether an app accepts such an address: the web and the settings have one, and this app may.
  open func canOpenURL(_ url: URL) -> Bool {
    return url.absoluteString.hasPrefix("http") || url.absoluteString == "app-settings:"
      || ownsScheme(of: url)
  }

  /// Leaves for another app; in the model nothing opens, and the completion hears that it did.
  @available(iOS 10.0, *)
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    let opened = canOpenURL(url)
    RunLoop.main.perform {
      if self.ownsScheme(of: url) { self.openOwn(url) }
      completionHandler?(opened)
    }
  }

  /// A key of the options to open an address with.
  @available(iOS 10.0, *)
  public struct OpenExternalURLOptionsKey: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Opens the link only if an app has it, and not in the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The number on the app's icon.
  open var applicationIconBadgeNumber: Int = 0

  /// Sends an action to a target, or up the responder chain when there is none.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let receiver = instance(target) {
      return Host.perform(receiver, action, sender.map { $0 as AnyObject }, event)
    }
    if action.name == "resignFirstResponder" {
      return Simulation.current.keyFocus?.resignFirstResponder() ?? false
    }
    return sendUpTheChain(action, from: sender, for: event)
  }

  /// Tries one responder after the other, from the first responder or the sender upwards.
  private func sendUpTheChain(_ action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
    var current = Simulation.current.keyFocus ?? sender as? UIResponder
    let argument = sender.map { $0 as AnyObject }
    while let candidate = current {
      if candidate.isTarget(of: action, from: sender)
        && Host.perform(candidate, action, argument, event)
      {
        return true
      }
      current = candidate.next
    }
    return false
  }

  /// Hands an event to the windows that it is for.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.touches {
      guard let window = touch.windowStorage, !told.contains(where: { $0 === window }) else {
        continue
      }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Whether the app asked for events of remote controls.
  var wantsRemoteControl = false

  /// Asks for the events of headsets and the lock screen.
  @available(iOS 4.0, *)
  open func beginReceivingRemoteControlEvents() { wantsRemoteControl = true }

  @available(iOS 4.0, *)
  open func endReceivingRemoteControlEvents() { wantsRemoteControl = false }

  /// Whether a shake offers to undo the last change of a text.
  @available(iOS 3.0, *)
  open var applicationSupportsShakeToEdit = true

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  open override var next: UIResponder? {
    guard because(.responderNext) else { return nil }
    return delegateStorage as? UIResponder
  }

  /// Posted after the delegate heard that the app is in use.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted after the delegate heard that the app is about to be interrupted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the delegate heard that the app is out of sight.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted after the delegate heard that the app comes back.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after `didFinishLaunching` returned.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the delegate and all controllers heard of it.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted before the app ends.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Sends a memory warning to the delegate, to every controller, and to all observers.
  @_semantics("vdl.step._performMemoryWarning")
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
