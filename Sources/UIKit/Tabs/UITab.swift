/// A tab that creates its controller when it is needed, from iOS 18.
///
/// `viewControllers` needs all controllers beforehand; a `UITab` has a closure.
@available(iOS 18.0, *)
open class UITab: NSObject {
  public let identifier: String
  open var title: String {
    didSet { linkedStorage?.title = title }
  }
  open var image: UIImage? {
    didSet { linkedStorage?.image = image }
  }
  /// The picture of the selected tab, in place of the plain one.
  @available(iOS 26.0, *)
  open var selectedImage: UIImage? {
    didSet { linkedStorage?.selectedImage = selectedImage }
  }
  /// The second line, in a sidebar.
  open var subtitle: String?
  open var badgeValue: String? {
    didSet { linkedStorage?.badgeValue = badgeValue }
  }
  open var isEnabled = true {
    didSet { linkedStorage?.isEnabled = isEnabled }
  }
  /// The tab's name for tests.
  open var accessibilityIdentifier: String?
  /// Anything that the app wants to keep with the tab.
  open var userInfo: Any?
  /// Where the tab would like to be: in the bar, in the sidebar alone, and so on.
  open var preferredPlacement: UITab.Placement = UITab.Placement.automatic
  /// Whether a person may hide the tab in the sidebar.
  open var allowsHiding = false
  /// Whether the tab is hidden until a person shows it.
  open var isHiddenByDefault = false
  /// Whether the tab is left out of bar and sidebar.
  open var isHidden = false
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var linkedStorage: UITabBarItem?
  weak var managerStorage: UITabBarController?
  weak var parentStorage: UITabGroup?

  /// The places that a tab may prefer.
  public enum Placement: Int {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller of the tab; the first read creates it.
  open var viewController: UIViewController? {
    if let made = made { return made }
    guard let provider = provider else { return nil }
    let new = provider(self)
    new.ownTab = self
    made = new
    return new
  }

  /// The item that stands for the tab in the bar.
  var linkedItem: UITabBarItem {
    if let made = linkedStorage { return made }
    let made = UITabBarItem(title: title, image: image, tag: 0)
    made.badgeValue = badgeValue
    made.isEnabled = isEnabled
    linkedStorage = made
    return made
  }

  /// Whether the tab has a place in a bar where tabs have different ones, as a pad's.
  open var hasVisiblePlacement: Bool {
    guard tabBarController != nil, Simulation.current.idiom == .pad else { return false }
    return !isHidden && preferredPlacement != .sidebarOnly
  }

  /// The controller, if it exists already.
  var viewControllerIfMade: UIViewController? { return made }

  /// The tab bar controller the tab or a group around it belongs to; not kept alive.
  open var tabBarController: UITabBarController? {
    return managerStorage ?? parentStorage?.tabBarController
  }

  /// The group that the tab is in; nil for a tab of the bar itself.
  open var parent: UITabGroup? { return parentStorage }

  /// The outermost group around the tab with a navigation controller that shows its controllers.
  open var managingTabGroup: UITabGroup? {
    for tab in path {
      if let group = tab as? UITabGroup, group.managingNavigationController != nil { return group }
    }
    return nil
  }

  /// The tab and the groups around it, from the outermost one inwards.
  var path: [UITab] {
    return (parentStorage?.path ?? []) + [self]
  }

  /// The tab to select in its place; a group has its default child selected.
  var tabToSelect: UITab { return self }
}

/// Tabs in a tab: a section of the sidebar, from iOS 18.
@available(iOS 18.0, *)
open class UITabGroup: UITab {
  private var childTabs: [UITab] = []
  /// The child that is selected when the group is; its first child if there is none.
  open var defaultChildIdentifier: String?
  /// Shows the controllers of the group and of its selected child on top of each other.
  open var managingNavigationController: UINavigationController?
  /// The order in which a person has put the children.
  open var displayOrderIdentifiers: [String] = []
  /// Whether a person may change the order.
  open var allowsReordering = false
  open var sidebarAppearance: UITabGroup.SidebarAppearance = UITabGroup.SidebarAppearance.automatic
  /// Whether a tap in the sidebar selects the group itself.
  open var isSidebarDestination = false
  /// The actions below the children in the sidebar.
  open var sidebarActions: [UIAction] = []
  private weak var selectedStorage: UITab?

  /// The look of a group in the sidebar.
  public enum SidebarAppearance: Int {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  /// The tabs of the group.
  open var children: [UITab] {
    get { return childTabs }
    set {
      for child in childTabs { child.parentStorage = nil }
      childTabs = newValue
      for child in newValue { child.parentStorage = self }
    }
  }

  /// The children in the order in which a person has put them; others follow.
  open var displayOrder: [UITab] {
    var ordered: [UITab] = []
    for name in displayOrderIdentifiers {
      ordered += childTabs.filter { $0.identifier == name }
    }
    return ordered + childTabs.filter { !displayOrderIdentifiers.contains($0.identifier) }
  }

  /// The child that is selected, or was when the group was.
  open var selectedChild: UITab? {
    get { return selectedStorage }
    set {
      selectedStorage = newValue
      guard let manager = tabBarController, let child = newValue,
        manager.chosenTab?.path.contains(where: { $0 === self }) ?? false
      else { return }
      manager.select(tab: child)
    }
  }

  func noteSelected(_ child: UITab) {
    selectedStorage = child
  }

  /// The tab with the identifier, among the children and theirs.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in childTabs {
      if child.identifier == identifier { return child }
      if let group = child as? UITabGroup, let found = group.tab(forIdentifier: identifier) {
        return found
      }
    }
    return nil
  }

  override var tabToSelect: UITab {
    guard because(.groupSelectsChild) else { return self }
    let wanted = childTabs.first { $0.identifier == defaultChildIdentifier }
    let child = selectedStorage ?? wanted ?? childTabs.first { !$0.isHidden }
    return child?.tabToSelect ?? self
  }
}

/// The tab for searching, which has a place of its own, from iOS 18.
@available(iOS 18.0, *)
open class UISearchTab: UITab {
  /// Whether selecting the tab starts the search at once.
  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch = false

  public override init(
    title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"),
    identifier: String = "com.apple.UIKit.Tabs.Search",
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The tab whose closure made the controller.
  @available(iOS 18.0, *)
  public var tab: UITab? { return ownTab }
}
