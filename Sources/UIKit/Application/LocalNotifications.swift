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
}

/// The sound of a notification.
@available(iOS 10.0, *)
open class UNNotificationSound: NSObject {
  public static let `default` = UNNotificationSound()
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

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }
}

@available(iOS 10.0, *)
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

@available(iOS 10.0, *)
extension UNUserNotificationCenter {

  /// The person's answer; not determined until the app has asked.
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(hasAsked ? .authorized : .notDetermined)
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
