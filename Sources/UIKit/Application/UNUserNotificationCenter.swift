/// The framework UserNotifications, as far as a person meets it: notifications arrive and are
/// tapped.
@available(iOS 10.0, *)
open class UNUserNotificationCenter: NSObject {
  /// The object that decides how notifications show, and hears of those a person taps.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The requests that aren't due yet.
  var pending: [UNNotificationRequest] = []
  /// The notifications that are listed.
  var delivered: [UNNotification] = []
  /// Whether the app asked a person, who allowed it.
  var hasAsked = false
  /// The ways for which the app asked.
  var asked: UNAuthorizationOptions = []
  var categories: Set<UNNotificationCategory> = []

  override init() {
    super.init()
  }

  open class func current() -> UNUserNotificationCenter {
    return UIApplication.shared.userNotificationCenter
  }

  /// Asks the person, who allows it.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Error?) -> Void
  ) {
    hasAsked = true
    asked.formUnion(options)
    RunLoop.main.perform { completionHandler(true, nil) }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    hasAsked = true
    asked.formUnion(options)
    return true
  }
}

/// The ways in which an app may draw attention.
@available(iOS 10.0, *)
public struct UNAuthorizationOptions: OptionSet, Equatable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  @available(iOS 12.0, *)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  @available(iOS 12.0, *)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Without a question: the notifications come quietly.
  @available(iOS 12.0, *)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The ways in which a notification shows while the app is in front.
@available(iOS 10.0, *)
public struct UNNotificationPresentationOptions: OptionSet, Equatable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The text and the data of a notification.
@available(iOS 10.0, *)
open class UNNotificationContent: NSObject {
  var parts = NotificationParts()

  override init() {
    super.init()
  }

  /// The content of a remote notification.
  init(userInfo: [AnyHashable: Any]) {
    super.init()
    let alert = (userInfo["aps"] as? [String: Any])?["alert"]
    let texts = alert as? [String: Any] ?? [:]
    parts.userInfo = userInfo
    parts.body = alert as? String ?? texts["body"] as? String ?? ""
    parts.title = texts["title"] as? String ?? ""
    parts.subtitle = texts["subtitle"] as? String ?? ""
  }

  /// A copy of what the app wrote.
  init(_ other: UNNotificationContent) {
    super.init()
    parts = other.parts
  }

  open var userInfo: [AnyHashable: Any] { return parts.userInfo }
  open var title: String { return parts.title }
  open var subtitle: String { return parts.subtitle }
  open var body: String { return parts.body }
  open var badge: NSNumber? { return parts.badge }
  open var sound: UNNotificationSound? { return parts.sound }
  open var categoryIdentifier: String { return parts.categoryIdentifier }
  open var threadIdentifier: String { return parts.threadIdentifier }
  @available(iOS 13.0, *)
  open var targetContentIdentifier: String? { return parts.targetContentIdentifier }
  @available(iOS 15.0, *)
  open var interruptionLevel: UNNotificationInterruptionLevel { return parts.interruptionLevel }
  @available(iOS 15.0, *)
  open var relevanceScore: Double { return parts.relevanceScore }
  open var attachments: [UNNotificationAttachment] { return parts.attachments }
  open var launchImageName: String { return parts.launchImageName }
}

@available(iOS 10.0, *)
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  /// When it is due; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// A request of the app, with a copy of the content.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content)
    self.trigger = trigger
    super.init()
  }

  init(userInfo: [AnyHashable: Any]) {
    identifier = "notification"
    content = UNNotificationContent(userInfo: userInfo)
    trigger = nil
    super.init()
  }
}

@available(iOS 10.0, *)
open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  /// When it came.
  public let date = Date()

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }

  init(userInfo: [AnyHashable: Any]) {
    request = UNNotificationRequest(userInfo: userInfo)
    super.init()
  }
}

/// The notification that a person tapped.
@available(iOS 10.0, *)
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The scene that shows what the person asked for.
  @available(iOS 13.0, *)
  open weak var targetScene: UIScene?

  init(userInfo: [AnyHashable: Any]) {
    notification = UNNotification(userInfo: userInfo)
    super.init()
  }
}

@available(iOS 10.0, *)
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// Decides how notifications show while the app is in front, and hears of those a person taps.
@available(iOS 10.0, *)
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  @_semantics("vdl.callback")
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  @available(iOS 12.0, *)
  @_semantics("vdl.callback")
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

@available(iOS 10.0, *)
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
