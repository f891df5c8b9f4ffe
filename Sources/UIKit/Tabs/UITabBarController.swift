/// Several controllers side by side, of which one is selected and shown.
///
/// All of them are children from the moment they are set; only the selected one is loaded, and only
/// when the tab bar controller is on screen. The callbacks of a switch are in
/// `UITabBarController+Switching.swift`.
open class UITabBarController: UIViewController {
  var members: [UIViewController] = []
  /// The child whose view is in the container now. The members keep it alive.
  weak var displayed: UIViewController?
  weak var selected: UIViewController?
  /// The end of a switch that is under way.
  var pendingSwitch: (() -> Void)?
  var tabStorage: [UITab] = []

  /// Decides about taps and hears of them; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: CGRect.zero)

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    loadOwnView()
  }

  /// Creates it with tabs, which create their controllers when they are selected.
  @available(iOS 18.0, *)
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    loadOwnView()
    setTabs(tabs)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadOwnView()
  }

  /// Unlike any other controller: a subclass sees its `viewDidLoad` inside `super.init`.
  private func loadOwnView() {
    if because(.tabsLoadInInit) { loadViewIfRequired() }
  }

  /// The controllers of the tabs. Setting them selects the first, if the selected one is gone.
  open var viewControllers: [UIViewController]? {
    get { return members.isEmpty ? nil : members }
    set { setMembers(newValue ?? []) }
  }

  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    setMembers(controllers ?? [])
  }

  /// The controller that is shown, or will be when the tab bar controller appears.
  open var selectedViewController: UIViewController? {
    get { return selected }
    set { selectByCode(newValue) }
  }

  /// The index of the selected controller; `NSNotFound` without one. An index that no tab has is
  /// ignored.
  open var selectedIndex: Int {
    get {
      return indexOfSelected
    }
    set {
      if !tabStorage.isEmpty {
        if newValue >= 0 && newValue < tabStorage.count { select(tabStorage[newValue]) }
      } else if newValue >= 0 && newValue < members.count {
        selectByCode(members[newValue])
      }
    }
  }

  // MARK: Tabs of iOS 18

  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { return tabStorage }
    set { setTabs(newValue) }
  }

  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { return selectedTabStorage }
    set { if let tab = newValue { select(tab) } }
  }

  @available(iOS 18.0, *)
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabStorage {
      if tab.identifier == identifier { return tab }
    }
    return nil
  }

  // MARK: Appearance

  /// The selected child hears of appearance from inside these implementations.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if because(.tabsForwardInside) { forward(.appearing) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if because(.tabsForwardInside) { forward(.appeared) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if because(.tabsForwardInside) { forward(.disappearing) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if because(.tabsForwardInside) { forward(.disappeared) }
  }

  override func forwardOutside(_ step: AppearState) {
    if because(.tabsForwardInside) { return }
    forward(step)
  }

  override var childrenForAppearance: [UIViewController] {
    if hasSentViewIsAppearing && appearState == .appearing, let child = displayed {
      return [child]
    }
    return []
  }

  override var childForOrientation: UIViewController? { return selected }

  /// The bar covers 49 points at the bottom, unless the top of a navigation stack hides it.
  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    if tabBar.isHidden || hidesBar(for: child) { return UIEdgeInsets.zero }
    guard because(.tabBarInSafeArea) else { return UIEdgeInsets.zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
  }

  private func hidesBar(for child: UIViewController) -> Bool {
    guard let navigation = child as? UINavigationController else { return false }
    var isRoot = true
    for member in navigation.stack {
      if !isRoot && member.hidesBottomBarWhenPushed { return because(.pushedHidesTabBar) }
      isRoot = false
    }
    return false
  }
}

extension UIViewController {
  /// The nearest tab bar controller around this controller.
  public var tabBarController: UITabBarController? {
    guard because(.tabBarControllerIsFoundAbove) else { return nil }
    var current = parentStorage
    while let candidate = current {
      if let tabs = candidate as? UITabBarController { return tabs }
      current = candidate.parentStorage
    }
    return nil
  }
}
