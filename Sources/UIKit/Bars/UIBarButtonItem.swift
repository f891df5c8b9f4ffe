/// A button in a navigation bar or toolbar. It does not keep its target alive.
open class UIBarButtonItem: UIBarItem {
  /// The receiver of the action; not kept alive.
  open weak var target: AnyObject?
  open var action: Selector?
  /// The action of a tap, in place of target and action.
  @available(iOS 14.0, *)
  open var primaryAction: UIAction? {
    didSet { if let action = primaryAction { takeLook(of: action) } }
  }
  open var customView: UIView?
  open var style: UIBarButtonItem.Style = UIBarButtonItem.Style.plain
  @available(iOS 5.0, *)
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
    /// Since iOS 13.
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

  @available(iOS 14.0, *)
  public init(title: String?, primaryAction: UIAction?) {
    super.init()
    self.title = title
    self.primaryAction = primaryAction
  }
}
