/// A quick action of the app's icon.
@available(iOS 9.0, *)
open class UIApplicationShortcutItem: NSObject {
  fileprivate var contents: ShortcutContents

  open var type: String { return contents.type }
  open var localizedTitle: String { return contents.title }
  open var localizedSubtitle: String? { return contents.subtitle }
  open var icon: UIApplicationShortcutIcon? { return contents.icon }
  open var userInfo: [String: Any]? { return contents.userInfo }
  @available(iOS 13.0, *)
  open var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    contents = ShortcutContents(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }
}

/// A quick action: its words and its purpose.
struct ShortcutContents {
  var type: String
  var title: String
  var subtitle: String?
  var icon: UIApplicationShortcutIcon?
  var userInfo: [String: Any]?
}

/// A quick action that the app may still change.
@available(iOS 9.0, *)
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { return contents.type }
    set { contents.type = newValue }
  }
  open override var localizedTitle: String {
    get { return contents.title }
    set { contents.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { return contents.subtitle }
    set { contents.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { return contents.icon }
    set { contents.icon = newValue }
  }
  open override var userInfo: [String: Any]? {
    get { return contents.userInfo }
    set { contents.userInfo = newValue }
  }
}

/// The picture of a quick action.
@available(iOS 9.0, *)
open class UIApplicationShortcutIcon: NSObject {
  /// The pictures of the system.
  public enum IconType: Int {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  public init(type: UIApplicationShortcutIcon.IconType) {
    super.init()
  }

  public init(templateImageName: String) {
    super.init()
  }

  @available(iOS 13.0, *)
  public init(systemImageName: String) {
    super.init()
  }
}
