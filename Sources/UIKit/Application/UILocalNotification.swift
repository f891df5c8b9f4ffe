// Notifications of the app itself, as they were up to iOS 9.

/// A notification that is due at a date.
@available(iOS 4.0, *)
open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var alertBody: String?
  @available(iOS 8.2, *)
  open var alertTitle: String?
  open var hasAction = true
  open var alertAction: String?
  open var alertLaunchImage: String?
  open var soundName: String?
  /// The number for the app's icon; 0 leaves it alone.
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  @available(iOS 8.0, *)
  open var category: String?
  /// The calendar unit after which it comes again; empty for never.
  open var repeatInterval: NSCalendar.Unit = []
  open var repeatCalendar: Calendar?
  @available(iOS 8.0, *)
  open var regionTriggersOnce = true

  public override init() {
    super.init()
  }
}

/// The name of the sound that all apps have.
@available(iOS 4.0, *)
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The ways in which a person lets an app draw attention.
@available(iOS 8.0, *)
public struct UIUserNotificationType: OptionSet, Equatable, ImportedValue {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

@available(iOS 8.0, *)
open class UIUserNotificationCategory: NSObject {
  open var identifier: String? { return nil }

  public override init() {
    super.init()
  }
}

/// A kind of notification that the app may still change.
@available(iOS 8.0, *)
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  private var name: String?
  private var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  open override var identifier: String? {
    get { return name }
    set { name = newValue }
  }

  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) {
    self.actions[context] = actions
  }

  open func actions(
    for context: UIUserNotificationActionContext
  ) -> [UIUserNotificationAction]? {
    return actions[context]
  }
}

/// A button of a notification.
@available(iOS 8.0, *)
open class UIUserNotificationAction: NSObject {
  public override init() {
    super.init()
  }
}

@available(iOS 8.0, *)
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open var identifier: String?
  open var title: String?
  open var activationMode: UIUserNotificationActivationMode = .foreground
  open var isAuthenticationRequired = false
  open var isDestructive = false
}

@available(iOS 8.0, *)
public enum UIUserNotificationActionContext: UInt, ImportedValue {
  case `default` = 0
  case minimal = 1
}

@available(iOS 8.0, *)
public enum UIUserNotificationActivationMode: UInt, ImportedValue {
  case foreground = 0
  case background = 1
}

/// The ways for which an app asked.
@available(iOS 8.0, *)
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public let categories: Set<UIUserNotificationCategory>?

  public init(
    types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?
  ) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// The notifications of an app, and what it may do.
final class OldNotifications {
  var scheduled: [UILocalNotification] = []
  var settings: UIUserNotificationSettings?
}

extension UIApplication {

  /// Asks the person, who allows everything; the delegate hears of it.
  @available(iOS 8.0, *)
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
    oldNotifications.settings = settings
    RunLoop.main.enqueue(after: 0) {
      guard let delegate = self.delegateStorage, because(.oldNotificationArrives) else { return }
      delegate.application(self, didRegister: settings)
    }
  }

  /// The kinds that the person allows; nothing before the app asks.
  @available(iOS 8.0, *)
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    return oldNotifications.settings ?? UIUserNotificationSettings(types: [], categories: nil)
  }

  @available(iOS 4.0, *)
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { return oldNotifications.scheduled }
    set {
      oldNotifications.scheduled = []
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }

  /// Takes a notification; one without a date is due at once.
  @available(iOS 4.0, *)
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let date = notification.fireDate else { return presentLocalNotificationNow(notification) }
    oldNotifications.scheduled.append(notification)
    RunLoop.main.enqueue(after: date.timeIntervalSinceNow, holdsUp: false) {
      guard self.isScheduled(notification) else { return }
      self.cancelLocalNotification(notification)
      self.deliver(notification)
    }
  }

  private func isScheduled(_ notification: UILocalNotification) -> Bool {
    return oldNotifications.scheduled.contains { $0 === notification }
  }

  @available(iOS 4.0, *)
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    RunLoop.main.enqueue(after: 0) { self.deliver(notification) }
  }

  /// The app in front gets it, and in the background the person sees it.
  private func deliver(_ notification: UILocalNotification) {
    if notification.applicationIconBadgeNumber != 0 {
      applicationIconBadgeNumber = notification.applicationIconBadgeNumber
    }
    guard stateStorage != .background, !hasEnded, let delegate = delegateStorage,
      because(.oldNotificationArrives)
    else { return }
    delegate.application(self, didReceive: notification)
  }

  @available(iOS 4.0, *)
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    oldNotifications.scheduled = oldNotifications.scheduled.filter { $0 !== notification }
  }

  @available(iOS 4.0, *)
  public func cancelAllLocalNotifications() { oldNotifications.scheduled = [] }
}
