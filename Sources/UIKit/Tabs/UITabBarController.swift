/// Several controllers side by side, of which one is selected and shown.
///
/// All of them are children from the moment they are set; only the selected one is loaded, and only
/// when the tab bar controller is on screen. The callbacks of a switch are in
/// `UITabBarController+Switching.swift`.
open class UITabBarController: UIViewController, UITabBarDelegate {
  var members: [UIViewController] = []
  /// The child whose view is in the container now. The members keep it alive.
  weak var displayed: UIViewController?
  weak var selected: UIViewController?
  /// The end of a switch that is under way.
  var pendingSwitch: (() -> Void)?
  var tabStorage: [UITab] = []
  let tabState = TabState()
  /// Contains the selected child's view; nil before the view is loaded.
  weak var wrapper: UIViewControllerWrapperView?
  private var moreStorage: UINavigationController?

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
    takeTabs(tabs)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadOwnView()
  }

  /// Unlike any other controller: a subclass sees its `viewDidLoad` inside `super.init`.
  private func loadOwnView() {
    tabBar.manager = self
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
        if newValue >= 0 && newValue < tabStorage.count { select(tab: tabStorage[newValue]) }
      } else if newValue >= 0 && newValue < members.count {
        selectByCode(members[newValue])
      }
    }
  }

  // MARK: The More list

  /// The controllers that a person may bring to the front of the bar: all, unless code says less.
  open var customizableViewControllers: [UIViewController]?

  /// The controller of the list of tabs that the bar has no room for. It isn't one of the children,
  /// but can be selected.
  open var moreNavigationController: UINavigationController {
    if let more = moreStorage { return more }
    let more = UINavigationController(rootViewController: MoreListController(self))
    more.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 0)
    moreStorage = more
    return more
  }

  /// Whether the bar has no room for all tabs: a phone's has room for five.
  var needsMoreList: Bool {
    return members.count > 5 && Simulation.current.idiom == UIUserInterfaceIdiom.phone
  }

  func isMoreController(_ controller: UIViewController) -> Bool {
    return controller === moreStorage && needsMoreList && because(.moreListIsSelectable)
  }

  /// The tabs on the bar; the last leads to the More list if there isn't room for all.
  var barItems: [UITabBarItem]? {
    if !tabStorage.isEmpty, because(.tabsHaveItems) {
      return tabStorage.filter { !$0.isHidden }.map { $0.linkedItem }
    }
    if members.isEmpty { return nil }
    if !needsMoreList { return members.compactMap { $0.tabBarItem } }
    var found = members.prefix(4).compactMap { $0.tabBarItem }
    if let more = moreNavigationController.tabBarItem { found.append(more) }
    return found
  }

  var selectedBarItem: UITabBarItem? {
    if let tab = selectedTabStorage, !tabStorage.isEmpty, because(.tabsHaveItems) {
      return tab.linkedItem
    }
    guard needsMoreList, let child = selected, !members.prefix(4).contains(where: { $0 === child })
    else { return selected?.tabBarItem }
    return moreNavigationController.tabBarItem
  }

  /// Sent by the bar when a person taps a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  // MARK: Tabs of iOS 18

  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { return tabStorage }
    set { takeTabs(newValue) }
  }

  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool = false) {
    takeTabs(tabs)
  }

  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { return chosenTab ?? selectedTabStorage }
    set { if let tab = newValue { select(tab: tab) } }
  }

  @available(iOS 18.0, *)
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabStorage {
      if tab.identifier == identifier { return tab }
      if let group = tab as? UITabGroup, let found = group.tab(forIdentifier: identifier) {
        return found
      }
    }
    return nil
  }

  // MARK: Appearance

  override func makeRootView(_ frame: CGRect) -> UIView {
    if because(.tabsWrapChild) { return makeContainerView(frame) }
    return super.makeRootView(frame)
  }

  /// The selected child hears of appearance from inside these implementations.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if because(.tabsForwardInside) { forward(.appearing) }
    if tabState.accessory != nil { placeAccessory() }
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

  /// The delegate may answer in the tab bar controller's place.
  @available(iOS 6.0, *)
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if let delegate = delegate,
      let answer = Simulation.current.orientations({
        delegate.tabBarControllerSupportedInterfaceOrientations(self)
      })
    {
      return answer
    }
    return super.supportedInterfaceOrientations
  }

  override var childForOrientation: UIViewController? { return selected }

  @available(iOS 7.0, *)
  open override var childForStatusBarStyle: UIViewController? {
    return because(.statusBarOfSelectedTab) ? selected : nil
  }

  @available(iOS 7.0, *)
  open override var childForStatusBarHidden: UIViewController? {
    return because(.statusBarOfSelectedTab) ? selected : nil
  }

  /// The bar covers the bottom, unless the top of a navigation stack hides it.
  override func barInsets(for child: UIViewController) -> UIEdgeInsets? {
    guard showsBar(for: child), because(.tabBarInSafeArea) else { return nil }
    return UIEdgeInsets(top: 0, left: 0, bottom: Simulation.current.tabBarHeight, right: 0)
  }

  override func bottomOfHiddenBar(for child: UIViewController) -> CGFloat {
    guard let navigation = child as? UINavigationController, !navigation.toolbarIsHidden,
      hidesBar(for: child), because(.guideCountsHiddenTabBar)
    else { return 0 }
    return Simulation.current.tabBarHeight
  }

  override func layoutBars() {
    placeBar()
    if let child = displayed, let wrapper = wrapper { fitAgain(child, in: wrapper) }
  }

  override func roomTaken(from child: UIViewController) -> UIEdgeInsets {
    guard showsBar(for: child), !child.extends(under: tabBar.isTranslucent, at: .bottom),
      let own = viewStorage
    else { return UIEdgeInsets.zero }
    let bottom = max(own.frameStorage.height - tabBar.frameStorage.minY, 0)
    return UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
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
