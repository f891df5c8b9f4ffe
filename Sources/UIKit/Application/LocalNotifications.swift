// Notifications that the app asks for itself.

/// The time or place at which a notification is due.
@available(iOS 10.0, *)
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The seconds until it is due; nil where nobody knows.
  var delay: TimeInterval? { return nil }

  /// The time at which it is due, if it is known.
  public func nextTriggerDate() -> Date? { return delay.map { Date(timeIntervalSinceNow: $0) } }
}

/// A notification that is due after some seconds.
@available(iOS 10.0, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    if timeInterval <= 0 {
      refuse("time interval must be greater than 0")
    } else if repeats && timeInterval < 60 {
      refuse("time interval must be at least 60 if repeating")
    }
  }

  private func refuse(_ reason: String) {
    guard because(.notificationIntervalIsChecked) else { return }
    Host.raise(NSException(name: .internalInconsistencyException, reason: reason))
  }

  override var delay: TimeInterval? { return timeInterval }
}

/// A notification that is due at a date.
@available(iOS 10.0, *)
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification's text and data, as the app writes it.
@available(iOS 10.0, *)
open class UNMutableNotificationContent: UNNotificationContent {
  public override init() {
    super.init()
  }

  open override var title: String {
    get { return parts.title }
    set { parts.title = newValue }
  }
  open override var subtitle: String {
    get { return parts.subtitle }
    set { parts.subtitle = newValue }
  }
  open override var body: String {
    get { return parts.body }
    set { parts.body = newValue }
  }
  open override var badge: NSNumber? {
    get { return parts.badge }
    set { parts.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { return parts.sound }
    set { parts.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { return parts.userInfo }
    set { parts.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { return parts.categoryIdentifier }
    set { parts.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { return parts.threadIdentifier }
    set { parts.threadIdentifier = newValue }
  }
  @available(iOS 13.0, *)
  open override var targetContentIdentifier: String? {
    get { return parts.targetContentIdentifier }
    set { parts.targetContentIdentifier = newValue }
  }
  @available(iOS 15.0, *)
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { return parts.interruptionLevel }
    set { parts.interruptionLevel = newValue }
  }
  @available(iOS 15.0, *)
  open override var relevanceScore: Double {
    get { return parts.relevanceScore }
    set { parts.relevanceScore = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { return parts.attachments }
    set { parts.attachments = newValue }
  }
  open override var launchImageName: String {
    get { return parts.launchImageName }
    set { parts.launchImageName = newValue }
  }
}

/// How much a notification may disturb.
@available(iOS 15.0, *)
public enum UNNotificationInterruptionLevel: UInt, ImportedValue {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// A picture, a sound or a film of a notification.
@available(iOS 10.0, *)
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL

  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
    super.init()
  }
}

/// The sound of a notification.
@available(iOS 10.0, *)
open class UNNotificationSound: NSObject {
  public static let `default` = UNNotificationSound()
  @available(iOS 12.0, *)
  public static let defaultCritical = UNNotificationSound()

  public override init() {
    super.init()
  }

  public convenience init(named name: UNNotificationSoundName) {
    self.init()
  }
}

/// The name of a sound file of the app.
@available(iOS 10.0, *)
public struct UNNotificationSoundName: Equatable, Hashable {
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The content of a notification.
struct NotificationParts {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var attachments: [UNNotificationAttachment] = []
  var launchImageName = ""
}

/// Whether the app may show notifications.
@available(iOS 10.0, *)
public enum UNAuthorizationStatus: Int {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// The permissions that a person gives the app.
@available(iOS 10.0, *)
open class UNNotificationSettings: NSObject {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions = []) {
    authorizationStatus = status
    allowed = options
    super.init()
  }

  private let allowed: UNAuthorizationOptions

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    return allowed.contains(option) ? .enabled : .disabled
  }

  open var alertSetting: UNNotificationSetting { return setting(.alert) }
  open var soundSetting: UNNotificationSetting { return setting(.sound) }
  open var badgeSetting: UNNotificationSetting { return setting(.badge) }
  open var lockScreenSetting: UNNotificationSetting { return setting(.alert) }
  open var notificationCenterSetting: UNNotificationSetting { return setting(.alert) }
  open var carPlaySetting: UNNotificationSetting { return .notSupported }
  @available(iOS 12.0, *)
  open var criticalAlertSetting: UNNotificationSetting { return .notSupported }
  @available(iOS 12.0, *)
  open var providesAppNotificationSettings: Bool { return false }
  open var alertStyle: UNAlertStyle { return allowed.contains(.alert) ? .banner : .none }
  @available(iOS 11.0, *)
  open var showPreviewsSetting: UNShowPreviewsSetting { return .always }
}

/// Whether a way of drawing attention is allowed.
@available(iOS 10.0, *)
public enum UNNotificationSetting: Int, ImportedValue {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// The form of alerts.
@available(iOS 10.0, *)
public enum UNAlertStyle: Int, ImportedValue {
  case none = 0
  case banner = 1
  case alert = 2
}

/// When the text of a notification shows.
@available(iOS 11.0, *)
public enum UNShowPreviewsSetting: Int, ImportedValue {
  case always = 0
  case whenAuthenticated = 1
  case never = 2
}

/// A button of a notification.
@available(iOS 10.0, *)
open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

@available(iOS 10.0, *)
public struct UNNotificationActionOptions: OptionSet, Equatable, ImportedValue {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification with its buttons.
@available(iOS 10.0, *)
open class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}

@available(iOS 10.0, *)
public struct UNNotificationCategoryOptions: OptionSet, Equatable, ImportedValue {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

@available(iOS 10.0, *)
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

@available(iOS 10.0, *)
extension UNUserNotificationCenter {

  private var currentSettings: UNNotificationSettings {
    let status: UNAuthorizationStatus = asked.contains(.provisional) ? .provisional : .authorized
    return UNNotificationSettings(hasAsked ? status : .notDetermined, asked)
  }

  public func notificationSettings() async -> UNNotificationSettings { return currentSettings }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { return pending }

  public func deliveredNotifications() async -> [UNNotification] { return delivered }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  public func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    RunLoop.main.perform { completionHandler(self.categories) }
  }

  /// The person's answer; not determined until the app has asked.
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    let settings = currentSettings
    RunLoop.main.perform { completionHandler(settings) }
  }

  /// Takes a request; one with the same identifier is replaced.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: ((Error?) -> Void)? = nil
  ) {
    pending = pending.filter { $0.identifier != request.identifier } + [request]
    RunLoop.main.perform { completionHandler?(nil) }
    let delay = request.trigger == nil ? 0 : request.trigger?.delay
    if let delay = delay { schedule(request, after: delay) }
  }

  private func schedule(_ request: UNNotificationRequest, after delay: TimeInterval) {
    RunLoop.main.enqueue(after: delay, holdsUp: false) { [weak self] in
      guard let center = self, center.pending.contains(where: { $0 === request }) else { return }
      if request.trigger?.repeats ?? false {
        center.schedule(request, after: delay)
      } else {
        center.pending = center.pending.filter { $0 !== request }
      }
      center.deliver(request)
    }
  }

  /// In the foreground the delegate decides whether it shows; in the background it shows.
  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request: request)
    guard UIApplication.shared.applicationState != .background else {
      delivered.append(notification)
      return
    }
    guard let delegate = delegate, because(.localNotificationArrives) else { return }
    delegate.userNotificationCenter(self, willPresent: notification) { options in
      if !options.isEmpty { self.delivered.append(notification) }
    }
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    RunLoop.main.perform { completionHandler(self.pending) }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending = pending.filter { !identifiers.contains($0.identifier) }
  }

  public func removeAllPendingNotificationRequests() { pending = [] }

  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    RunLoop.main.perform { completionHandler(self.delivered) }
  }

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered = delivered.filter { !identifiers.contains($0.request.identifier) }
  }

  public func removeAllDeliveredNotifications() { delivered = [] }

  /// The number on the app's icon.
  @available(iOS 16.0, *)
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil
  ) {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    RunLoop.main.perform { completionHandler?(nil) }
  }

  public var supportsContentExtensions: Bool { return true }
}
