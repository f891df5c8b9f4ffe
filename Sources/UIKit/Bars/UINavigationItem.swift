/// The content of a navigation bar for a controller, created when `navigationItem` is first read.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  /// The items left of the title, from the edge inwards.
  @available(iOS 5.0, *)
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items right of the title, from the edge inwards.
  @available(iOS 5.0, *)
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back *to* this controller, shown by the one above it.
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  @available(iOS 5.0, *)
  open var leftItemsSupplementBackButton = false
  @available(iOS 11.0, *)
  open var backButtonTitle: String?
  @available(iOS 11.0, *)
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode =
    UINavigationItem.LargeTitleDisplayMode.automatic
  @available(iOS 11.0, *)
  open var hidesSearchBarWhenScrolling = true
  private var appearances: [String: UINavigationBarAppearance] = [:]
  /// The look of the bar while this item is on top, in place of the bar's own.
  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance? {
    get { return appearances["standardAppearance"] }
    set { appearances["standardAppearance"] = UIBarAppearance.kept(newValue) }
  }
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance? {
    get { return appearances["compactAppearance"] }
    set { appearances["compactAppearance"] = UIBarAppearance.kept(newValue) }
  }
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { return appearances["scrollEdgeAppearance"] }
    set { appearances["scrollEdgeAppearance"] = UIBarAppearance.kept(newValue) }
  }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { return appearances["compactScrollEdgeAppearance"] }
    set { appearances["compactScrollEdgeAppearance"] = UIBarAppearance.kept(newValue) }
  }
  /// The source of the title of the button that leads back here.
  @available(iOS 14.0, *)
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode =
    UINavigationItem.BackButtonDisplayMode.default
  /// The action of the back button, in place of a pop.
  @available(iOS 16.0, *)
  open var backAction: UIAction?
  @available(iOS 16.0, *)
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  @available(iOS 16.0, *)
  open var style: UINavigationItem.ItemStyle = UINavigationItem.ItemStyle.navigator
  @available(iOS 16.0, *)
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement =
    UINavigationItem.SearchBarPlacement.automatic
  @available(iOS 16.0, *)
  open var customizationIdentifier: String?
  /// Groups of buttons before the title, in the middle and after the title.
  @available(iOS 16.0, *)
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16.0, *)
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16.0, *)
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group at the trailing edge that nothing moves.
  @available(iOS 16.0, *)
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Where the search bar is; the model stacks it below the title.
  @available(iOS 16.0, *)
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    return UINavigationItem.SearchBarPlacement.stacked
  }
  /// Lets a person rename what the title names; not kept alive.
  @available(iOS 16.0, *)
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The menu or view that the overflow button presents from; the model has none.
  @available(iOS 16.0, *)
  open var overflowPresentationSource: (any NSObjectProtocol)? {
    return nil
  }
  /// The document that the title names.
  @available(iOS 16.0, *)
  open var documentProperties: UIDocumentProperties?
  @available(iOS 16.0, *)
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The title and the second line while the title is large; without one those of the item.
  @available(iOS 26.0, *)
  open var largeTitle: String?
  @available(iOS 26.0, *)
  open var largeSubtitle: String?
  @available(iOS 26.0, *)
  open var subtitleView: UIView?
  @available(iOS 26.0, *)
  open var largeSubtitleView: UIView?
  /// Whether the search bar may be in the toolbar of a phone.
  @available(iOS 26.0, *)
  open var searchBarPlacementAllowsToolbarIntegration = true
  @available(iOS 26.0, *)
  open var searchBarPlacementAllowsExternalIntegration = false
  /// The item that stands for the search in a toolbar.
  @available(iOS 26.0, *)
  public private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()
  /// The second line below the title.
  @available(iOS 26.0, *)
  open var subtitle: String?
  /// The second line with attributes; setting it sets the plain one.
  @available(iOS 26.0, *)
  open var attributedSubtitle: AttributedString? {
    didSet { subtitle = attributedSubtitle.map { $0.characters } }
  }
  /// The title with attributes; setting it sets the plain one.
  @available(iOS 26.0, *)
  open var attributedTitle: AttributedString? {
    didSet { title = attributedTitle.map { $0.characters } }
  }

  @available(iOS 14.0, *)
  public enum BackButtonDisplayMode: Int {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  @available(iOS 16.0, *)
  public enum ItemStyle: Int {
    case navigator = 0
    case browser = 1
    case editor = 2

    var word: String {
      switch self {
      case .navigator: return "navigator"
      case .browser: return "browser"
      case .editor: return "editor"
      }
    }
  }

  @available(iOS 16.0, *)
  public enum SearchBarPlacement: Int {
    case automatic = 0
    case inline = 1
    case stacked = 2
    @available(iOS 26.0, *)
    case integratedCentered = 3
    @available(iOS 26.0, *)
    case integratedButton = 4

    /// The same as `inline`, by its name from iOS 26 on.
    @available(iOS 26.0, *)
    public static var integrated: SearchBarPlacement { return .inline }
  }

  @available(iOS 11.0, *)
  public enum LargeTitleDisplayMode: Int {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *)
    case inline = 3
  }

  /// The search whose bar is shown below the title.
  @available(iOS 11.0, *)
  open var searchController: UISearchController?

  public override init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first of the left items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { return leftBarButtonItems?.first }
    set {
      if let item = newValue { leftBarButtonItems = [item] } else { leftBarButtonItems = nil }
    }
  }

  /// The first of the right items; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { return rightBarButtonItems?.first }
    set {
      if let item = newValue { rightBarButtonItems = [item] } else { rightBarButtonItems = nil }
    }
  }

  @available(iOS 5.0, *)
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  @available(iOS 5.0, *)
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open override var description: String {
    var text = Host.describe(self)
    if let title = title { text += " title='\(title)'" }
    if Simulation.current.isAtLeast(16) { text += " style=\(style.word)" }
    if let items = leftBarButtonItems {
      text += " leftBarButtonItems=\(items.map { Host.describe($0) })"
    }
    if let items = rightBarButtonItems {
      text += " rightBarButtonItems=\(items.map { Host.describe($0) })"
    }
    return text
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setHidesBackButton(_ hides: Bool, animated: Bool) {
    hidesBackButton = hides
  }
}

/// The document of a window, for its header.
@available(iOS 16.0, *)
open class UIDocumentProperties: NSObject {
  open var metadata: AnyObject?
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  open var wantsIconRepresentation = true
  public let url: URL?

  public init(url: URL) {
    self.url = url
    super.init()
  }

  public init(metadata: AnyObject) {
    url = nil
    super.init()
    self.metadata = metadata
  }
}

/// Renames what the title of an item names; nobody asks for it in the model.
@available(iOS 16.0, *)
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}
