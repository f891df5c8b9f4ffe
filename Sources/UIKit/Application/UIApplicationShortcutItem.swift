/// A quick action of the app's icon.
@available(iOS 9.0, *)
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: Any]?
  @available(iOS 13.0, *)
  open var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// A quick action that the app may still change.
@available(iOS 9.0, *)
public typealias UIMutableApplicationShortcutItem = UIApplicationShortcutItem

/// The picture of a quick action.
@available(iOS 9.0, *)
open class UIApplicationShortcutIcon: NSObject {
  public init(templateImageName: String) {
    super.init()
  }

  @available(iOS 13.0, *)
  public init(systemImageName: String) {
    super.init()
  }
}
