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

  /// The search whose bar is shown below the title.
  @available(iOS 11.0, *)
  open var searchController: UISearchController?

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
