/// A bar of tabs. A hidden one takes nothing from the children's safe area of its controller.
open class UITabBar: UIView {
  /// The controller that fills the bar; nil for a bar of the app's own.
  weak var manager: UITabBarController?
  private var itemStorage: [UITabBarItem]?
  private weak var selectedStorage: UITabBarItem?
  private weak var delegateStorage: (any UITabBarDelegate)?
  private var customized: [UITabBarItem]?
  @available(iOS 7.0, *)
  open var isTranslucent = true
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?
  @available(iOS 10.0, *)
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  /// The width and the gaps of tabs that are centered; 0 leaves them to UIKit.
  @available(iOS 7.0, *)
  open var itemWidth: CGFloat = 0
  @available(iOS 7.0, *)
  open var itemSpacing: CGFloat = 0
  @available(iOS 7.0, *)
  open var itemPositioning: UITabBar.ItemPositioning = UITabBar.ItemPositioning.automatic
  @available(iOS 7.0, *)
  open var barStyle: UIBarStyle = UIBarStyle.default

  @available(iOS 7.0, *)
  public enum ItemPositioning: Int {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
  open var shadowImage: UIImage?
  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance {
    get { return standardStorage }
    set { standardStorage = UIBarAppearance.kept(newValue) ?? newValue }
  }
  private lazy var standardStorage = UITabBarAppearance()
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = UIBarAppearance.kept(scrollEdgeAppearance) }
  }

  /// Hears of taps on a bar of the app's own; not kept alive.
  open weak var delegate: (any UITabBarDelegate)? {
    get { return manager ?? delegateStorage }
    set {
      refuse("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      delegateStorage = newValue
    }
  }

  /// The tabs. Those of a tab bar controller come from its children.
  open var items: [UITabBarItem]? {
    get {
      if let manager = manager, because(.tabBarIsManaged) { return manager.barItems }
      return itemStorage
    }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    refuseChange()
    itemStorage = items
    let remains = items?.contains { $0 === selectedStorage } ?? false
    if !remains && because(.selectedTabGoesWithItems) { selectedStorage = nil }
  }

  /// The tab that looks selected; setting it tells nobody.
  open weak var selectedItem: UITabBarItem? {
    get {
      if let manager = manager, because(.tabBarIsManaged) { return manager.selectedBarItem }
      return selectedStorage
    }
    set {
      refuseChange()
      let isKnown = items?.contains { $0 === newValue } ?? false
      selectedStorage = isKnown ? newValue : nil
    }
  }

  private func refuseChange() {
    refuse("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  private func refuse(_ reason: String) {
    guard manager != nil, because(.tabBarIsManaged) else { return }
    Host.raise(NSException(name: .internalInconsistencyException, reason: reason))
  }

  /// A bar is as high as the system has it, and as wide as it's made.
  @available(iOS 6.0, *)
  open override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(width: size.width, height: 49)
  }

  // MARK: Customizing

  /// Lets a person choose among the items; nobody does in the model.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    customized = self.items ?? []
  }

  /// Ends it; true if a person changed the items.
  open func endCustomizing(animated: Bool) -> Bool {
    guard let old = customized else { return false }
    customized = nil
    let new = items ?? []
    if old.count != new.count { return true }
    for index in 0..<old.count where old[index] !== new[index] { return true }
    return false
  }

  open var isCustomizing: Bool { return customized != nil }

  /// A person taps a tab of a bar of the app's own.
  func tap(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedStorage = item
    delegateStorage?.tabBar(self, didSelect: item)
  }
}

/// Hears of taps on a tab bar.
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
