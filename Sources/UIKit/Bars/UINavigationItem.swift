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
  /// The look of the bar while this item is on top, in place of the bar's own.
  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance?
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance?
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
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
  /// The second line below the title.
  @available(iOS 26.0, *)
  open var subtitle: String?
  /// The second line with attributes; setting it sets the plain one.
  @available(iOS 26.0, *)
  open var attributedSubtitle: AttributedString? {
    didSet { subtitle = attributedSubtitle.map { $0.characters } }
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
  }

  @available(iOS 11.0, *)
  public enum LargeTitleDisplayMode: Int {
    case automatic = 0
    case always = 1
    case never = 2
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

  @available(iOS 16.0, *)
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    if preferredSearchBarPlacement != .automatic { return preferredSearchBarPlacement }
    return UIDevice.current.userInterfaceIdiom == .pad ? .inline : .stacked
  }

  /// The groups of items that code has set.
  private var groups: NavigationItemGroups?

  private var madeGroups: NavigationItemGroups {
    let made = groups ?? NavigationItemGroups()
    groups = made
    return made
  }

  @available(iOS 16.0, *)
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { return groups?.leading ?? [] }
    set { madeGroups.leading = newValue }
  }

  @available(iOS 16.0, *)
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { return groups?.center ?? [] }
    set { madeGroups.center = newValue }
  }

  @available(iOS 16.0, *)
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { return groups?.trailing ?? [] }
    set { madeGroups.trailing = newValue }
  }

  @available(iOS 16.0, *)
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { return groups?.pinned }
    set { madeGroups.pinned = newValue }
  }

  @available(iOS 16.0, *)
  open var additionalOverflowItems: UIDeferredMenuElement? {
    get { return groups?.overflow }
    set { madeGroups.overflow = newValue }
  }
}

/// What few navigation items have.
final class NavigationItemGroups {
  var leading: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
  var overflow: UIDeferredMenuElement?
}

/// Items of a bar that belong together.
@available(iOS 9.0, *)
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  /// Stands for the others where they have no room.
  open var representativeItem: UIBarButtonItem?
  @available(iOS 16.0, *)
  open var alwaysAvailable = false
  @available(iOS 16.0, *)
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  open var isDisplayingRepresentativeItem: Bool { return false }
}
