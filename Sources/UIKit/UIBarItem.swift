/// An item in a bar.
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag: Int = 0
}

/// A button in a navigation bar or toolbar. It does not keep its target alive.
open class UIBarButtonItem: UIBarItem {
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var style: UIBarButtonItem.Style = UIBarButtonItem.Style.plain
  open var tintColor: UIColor?
  open var width: CGFloat = 0

  public enum Style: Int {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int {
    case done = 0
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24
  }

  public override init() {
    super.init()
  }

  public init(
    title: String?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?
  ) {
    super.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  public init(
    image: UIImage?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?
  ) {
    super.init()
    self.image = image
    self.style = style
    self.target = target
    self.action = action
  }

  public init(
    barButtonSystemItem: UIBarButtonItem.SystemItem, target: AnyObject?, action: Selector?
  ) {
    super.init()
    self.target = target
    self.action = action
  }

  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  public init(title: String?, primaryAction: UIAction?) {
    super.init()
    self.title = title
    self.primaryAction = primaryAction
  }
}

/// What a navigation bar shows for a controller.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode =
    UINavigationItem.LargeTitleDisplayMode.automatic

  public enum LargeTitleDisplayMode: Int {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { return leftBarButtonItems?.first }
    set {
      if let item = newValue { leftBarButtonItems = [item] } else { leftBarButtonItems = nil }
    }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { return rightBarButtonItems?.first }
    set {
      if let item = newValue { rightBarButtonItems = [item] } else { rightBarButtonItems = nil }
    }
  }
}

/// What a tab bar shows for a controller.
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public override init() {
    super.init()
  }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// A picture, known by its name.
open class UIImage: NSObject {
  private let name: String

  public init?(named name: String) {
    self.name = name
    super.init()
  }

  public init?(systemName: String) {
    self.name = systemName
    super.init()
  }

  public override init() {
    self.name = ""
    super.init()
  }

  open var size: CGSize { return CGSize(width: 24, height: 24) }
}

/// A block that a control or bar button runs.
@available(iOS 13.0, *)
open class UIAction: NSObject {
  public let title: String
  let handler: (UIAction) -> Void
  open var sender: Any?

  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The bar of a navigation controller.
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
}

/// The bar of a tab controller.
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

/// A bar of buttons.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
}
