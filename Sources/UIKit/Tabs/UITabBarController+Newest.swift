/// The members that iOS 18 and 26 gave tab bar controllers: sidebar, bottom accessory and others.
final class TabState {
  /// The tab that is selected, perhaps in a group.
  weak var chosen: UITab?
  var mode: UITabBarController.Mode = UITabBarController.Mode.automatic
  var compactTabIdentifiers: [String]?
  var customizationIdentifier: String?
  var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
  var accessory: UITabAccessory?
  /// Contains the accessory's view, over the bar.
  var accessoryHolder: UIView?
  let sidebar = UITabBarController.Sidebar()
}

@available(iOS 18.0, *)
extension UITabBarController {

  /// Whether a pad shows the tabs in a bar or in a sidebar, too.
  public enum Mode: Int, ImportedValue {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// When scrolling makes the bar small.
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, ImportedValue {
    static var nameInC: String { return "UITabBarMinimizeBehavior" }

    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  /// The list of tabs at the side of a pad.
  open class Sidebar: NSObject {
    /// Whether it is hidden: only on a pad and in the mode with a sidebar does it show.
    open var isHidden: Bool {
      get { return chosen ?? !(isOffered && Simulation.current.idiom == .pad) }
      set { chosen = newValue }
    }
    private var chosen: Bool?
    /// Whether the tab bar controller's mode has a sidebar.
    var isOffered = false
    open var preferredLayout: UITabBarController.Sidebar.Layout =
      UITabBarController.Sidebar.Layout.automatic
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    @available(iOS 26.0, *)
    open var bottomBarView: UIView?
    open weak var delegate: (any UITabBarControllerSidebarDelegate)?

    /// Asks anew for the item of a tab.
    open func reconfigureItem(for tab: UITab) {}

    /// Scrolls to a tab, or from the current one away.
    open func scrollToItem(for tab: UITab, animated: Bool) {}

    /// Begins to let a person arrange the tabs, or ends that.
    open func setEditing(_ editing: Bool, animated: Bool) {}

    /// The place of the sidebar: over the content or beside it.
    public enum Layout: Int, ImportedValue {
      case automatic = 0
      case overlap = 1
      case tile = 2
    }
  }

  /// The part of the view that neither bar nor sidebar covers.
  public var contentLayoutGuide: UILayoutGuide {
    return (view ?? UIView()).safeAreaLayoutGuide
  }

  public var mode: UITabBarController.Mode {
    get { return tabState.mode }
    set {
      tabState.mode = newValue
      tabState.sidebar.isOffered = newValue == .tabSidebar
    }
  }

  public var sidebar: UITabBarController.Sidebar { return tabState.sidebar }

  /// The tabs of a narrow window; nil stands for all that there is room for.
  public var compactTabIdentifiers: [String]? {
    get { return tabState.compactTabIdentifiers }
    set { tabState.compactTabIdentifiers = newValue }
  }

  /// The name under which the system keeps what a person changed.
  public var customizationIdentifier: String? {
    get { return tabState.customizationIdentifier }
    set { tabState.customizationIdentifier = newValue }
  }

  /// Whether the bar is hidden.
  public var isTabBarHidden: Bool {
    get { return tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    if tabBar.isHidden == hidden { return }
    tabBar.isHidden = hidden
    updateSafeArea()
    viewStorage?.setNeedsLayout()
  }

  @available(iOS 26.0, *)
  public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
    get { return tabState.minimizeBehavior }
    set { tabState.minimizeBehavior = newValue }
  }

  /// The view above the bar, as a player has it for the song that plays.
  @available(iOS 26.0, *)
  public var bottomAccessory: UITabAccessory? {
    get { return tabState.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  @available(iOS 26.0, *)
  public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    tabState.accessory = accessory
    tabState.accessoryHolder?.removeFromSuperview()
    tabState.accessoryHolder = nil
    if accessory != nil, viewStorage?.window != nil { placeAccessory() }
  }

  /// Puts the accessory over the bar, once the tab bar controller's view is in a window.
  func placeAccessory() {
    guard let accessory = tabState.accessory, let own = viewStorage,
      tabState.accessoryHolder == nil
    else { return }
    let size = own.bounds.size
    let holder = UIView(
      frame: CGRect(x: 21, y: size.height - 146, width: size.width - 42, height: 48))
    if because(.accessoryHasItsTrait) {
      holder.traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
    }
    holder.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    accessory.contentView.frame = holder.bounds
    accessory.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(accessory.contentView)
    tabState.accessoryHolder = holder
    own.addSubview(holder)
  }
}

/// A view above the tab bar.
@available(iOS 26.0, *)
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// Decides about the sidebar of a tab bar controller.
@available(iOS 18.0, *)
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {}

extension UIScrollView {
  /// A person has scrolled: the tab bar around may become small, or as large as before.
  func minimizeTabBar(after movement: CGPoint) {
    guard Simulation.current.isAtLeast(26), Simulation.current.idiom == .phone, movement.y != 0,
      let tabs = nearestTabs
    else { return }
    tabs.minimize(isScrollingDown: movement.y < 0)
  }

  private var nearestTabs: UITabBarController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller as? UITabBarController ?? controller.tabBarController
      }
      responder = current.next
    }
    return nil
  }
}

extension UITabBarController {
  /// A small bar has its accessory in a line with it.
  func minimize(isScrollingDown: Bool) {
    let behavior = tabState.minimizeBehavior
    guard behavior == .onScrollDown || behavior == .onScrollUp,
      let holder = tabState.accessoryHolder,
      because(.minimizedBarTakesAccessoryIn)
    else { return }
    let isSmall = isScrollingDown == (behavior == .onScrollDown)
    holder.traitOverrides[UITraitTabAccessoryEnvironment.self] = isSmall ? .inline : .regular
  }
}
