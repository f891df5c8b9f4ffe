/// A URL that a scene is to open.
@available(iOS 13.0, *)
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

@available(iOS 13.0, *)
extension UIScene {
  /// The reason and the data of a scene's connection.
  open class ConnectionOptions: NSObject {
    let payload: LaunchPayload?

    init(payload: LaunchPayload?) {
      self.payload = payload
      super.init()
    }

    /// The URLs to open.
    open var urlContexts: Set<UIOpenURLContext> {
      guard let url = payload?.url else { return [] }
      return [UIOpenURLContext(url: url)]
    }

    /// The activities to go on with.
    open var userActivities: Set<NSUserActivity> {
      guard let activity = payload?.activity else { return [] }
      return [activity]
    }

    /// The type of an activity of another device, which follows later.
    open var handoffUserActivityType: String? { return payload?.handoff?.activityType }

    /// The quick action that a person chose.
    open var shortcutItem: UIApplicationShortcutItem? { return payload?.shortcut }

    /// The notification that a person tapped.
    open var notificationResponse: UNNotificationResponse? {
      guard let info = payload?.remoteNotification else { return nil }
      return UNNotificationResponse(userInfo: info)
    }

    /// The app that asked for the connection; the model knows no other app.
    open var sourceApplication: String? { return nil }

    @available(iOS 13.0, *)
    open var cloudKitShareMetadata: NSObject? { return nil }
  }

  /// The circumstances of an opened URL.
  open class OpenURLOptions: NSObject {
    @available(iOS 14.5, *)
    open var eventAttribution: NSObject? { return nil }
    open var sourceApplication: String? { return nil }
    open var annotation: Any? { return nil }
    open var openInPlace: Bool { return false }
  }

  /// The circumstances of a request for a scene.
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    open var collectionJoinBehavior: Int = 0
  }

  /// The way to open a URL in another app.
  open class OpenExternalURLOptions: NSObject {
    /// Opens the link only if an app has it, and not in the browser.
    open var universalLinksOnly = false
  }
}

@available(iOS 15.0, *)
extension UIWindowScene {
  /// The place of a new window beside those that are there.
  public enum PresentationStyle: UInt, ImportedValue {
    case automatic = 0
    case standard = 1
    case prominent = 2
  }

  /// The circumstances of a request for a window.
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var preferredPresentationStyle: UIWindowScene.PresentationStyle = .automatic
    /// Where the window would like to be.
    @available(iOS 17.0, *)
    open var placement: UIWindowScenePlacement?
  }

  /// A window that a gesture or an action may open.
  open class ActivationConfiguration: NSObject {
    public let userActivity: NSUserActivity
    open var options: UIWindowScene.ActivationRequestOptions?

    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}

/// The place of a new window.
@available(iOS 17.0, *)
open class UIWindowScenePlacement: NSObject {
  public static func standard() -> UIWindowScenePlacement { return UIWindowScenePlacement() }
  public static func prominent() -> UIWindowScenePlacement { return UIWindowScenePlacement() }
}

/// The sizes that a window may have.
@available(iOS 13.0, *)
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  @available(iOS 16.0, *)
  open var allowsFullScreen = true
}

/// The circumstances of the end of a scene.
@available(iOS 13.0, *)
open class UISceneDestructionRequestOptions: NSObject {}

/// The movement with which a window goes.
@available(iOS 13.0, *)
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int {
    case standard = 1
    case commit = 2
    case decline = 3
  }

  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// The contents for which a scene may be brought to the front: any, and none rather than another
/// scene.
@available(iOS 13.0, *)
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// A request for a scene (iOS 17).
@available(iOS 17.0, *)
open class UISceneSessionActivationRequest: NSObject {
  public let session: UISceneSession?
  public let role: UISceneSession.Role
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// Asks for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
    super.init()
  }
}

/// The reasons why the system refuses a request for a scene.
@available(iOS 13.0, *)
public struct UISceneError: CustomNSError, Equatable {
  public enum Code: Int {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: UISceneError.Code

  public init(_ code: UISceneError.Code) {
    self.code = code
  }

  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  @available(iOS 16.0, *)
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  @available(iOS 16.0, *)
  public static let geometryRequestDenied = Code.geometryRequestDenied

  public static var errorDomain: String { return "UISceneErrorDomain" }
  public var errorCode: Int { return code.rawValue }

  static func error(_ code: UISceneError.Code) -> NSError {
    return NSError(domain: errorDomain, code: code.rawValue, userInfo: nil)
  }
}

/// A way in which a scene may be closed.
@available(iOS 26.0, *)
open class UISceneDestructionCondition: NSObject {
  /// A person closes it.
  public static let userInitiatedDismissal = UISceneDestructionCondition()
  /// The system lets go of it.
  public static let systemDisconnection = UISceneDestructionCondition()
}

/// The ways in which a person may change a window on a Mac.
@available(iOS 16.0, *)
open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true
}

@available(iOS 26.0, *)
extension UIWindowScene {
  /// The look of the buttons that close and resize a window.
  open class WindowingControlStyle: NSObject {
    public static let automatic = WindowingControlStyle()
    public static let minimal = WindowingControlStyle()
    public static let unified = WindowingControlStyle()
  }
}
