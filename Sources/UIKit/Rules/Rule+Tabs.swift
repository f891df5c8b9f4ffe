/// Tabs.
extension Rule {
  static let tabsLoadInInit = Rule(
    "tabs.load-in-init",
    "A tab bar controller loads its own view in its initializer.",
    evidence: "T: ticklecode; published observations",
    confidence: "high",
    names: ["UITabBarController", "viewDidLoad()"])

  static let tabsTellAllChildren = Rule(
    "tabs.tell-all-children",
    "Setting `viewControllers` makes them all children and sends `willMove(toParent:)` and "
      + "`didMove(toParent:)`, before UIKit loads any of their views.",
    evidence: "P: openuikit",
    confidence: "medium",
    names: ["viewControllers", "willMove(toParent:)", "didMove(toParent:)"])

  static let tabsSelectTheFirst = Rule(
    "tabs.select-the-first",
    "Setting `viewControllers` selects the first controller, unless the selected controller is "
      + "among them.",
    evidence: "A: selectedIndex",
    confidence: "high",
    names: ["viewControllers", "selectedIndex", "selectedViewController"])

  static let tabsWaitForWindow = Rule(
    "tabs.wait-for-window",
    "UIKit doesn't load any child's view before the tab bar controller appears.",
    evidence: "T: ticklecode; published observations",
    confidence: "high",
    names: ["viewControllers", "selectedIndex", "isViewLoaded"])

  static let tabsLoadSelectedOnly = Rule(
    "tabs.load-selected-only",
    "UIKit loads and shows only the selected controller. It loads each other controller's view "
      + "when that controller is first selected.",
    evidence: "T: ticklecode, pgzxc, lxweimin",
    confidence: "high",
    names: ["selectedIndex", "viewDidLoad()"])

  static let tabsForwardInside = Rule(
    "tabs.forward-inside",
    "A tab bar controller calls the selected child from inside its own appearance callbacks. In a "
      + "subclass, this happens during `super.viewWillAppear(animated)`.",
    evidence: "K; peers disagree",
    confidence: "recall",
    alternative:
      "The child gets its callback after the tab bar controller's own callback has returned.",
    names: [
      "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ])

  static let tabArrivingWillFirst = Rule(
    "tabs.arriving-will-first",
    "Up to iOS 17, a tab switch sends the new tab's `viewWillAppear` before the old tab's "
      + "`viewWillDisappear`.",
    through: "17",
    evidence: "T: ticklecode, pgzxc, lxweimin",
    confidence: "high",
    names: ["selectedIndex", "viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let tabLeavingWillFirst = Rule(
    "tabs.leaving-will-first",
    "From iOS 18, as far as known, a tab switch sends the old tab's `viewWillDisappear` before the "
      + "new tab's `viewWillAppear`.",
    since: "18",
    evidence: "P: openuikit on 26.1; the release is inferred",
    confidence: "medium",
    names: ["selectedIndex", "viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let tabControllersAreMadeLate = Rule(
    "tabs.made-when-selected",
    "A `UITab` creates its controller when the tab is first selected.",
    since: "18",
    evidence: "A: UITab",
    confidence: "medium",
    names: ["UITab", "tabs", "selectedTab"])

  static let tabSwitchIsAnimated = Rule(
    "tabs.switch-is-animated",
    "From iOS 18, UIKit animates a tab switch. It sends the \"did\" callbacks at the end of the "
      + "animation.",
    since: "18", isBoundToReleases: true,
    evidence: "S: ESTabBarController#295, Nivelir#149",
    confidence: "medium",
    names: ["selectedIndex", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let tabLeavingFinishesFirst = Rule(
    "tabs.leaving-finishes-first",
    "A tab switch ends with the old tab's `viewDidDisappear`, then the new tab's `viewDidAppear`.",
    evidence: "T: ticklecode, pgzxc, lxweimin",
    confidence: "high",
    names: ["selectedIndex", "viewDidDisappear(_:)", "viewDidAppear(_:)"])

  static let sameTabDoesNothing = Rule(
    "tabs.same-tab",
    "Selecting the tab that's already selected sends no appearance callbacks.",
    evidence: "P: WinObjC",
    confidence: "medium",
    names: ["selectedIndex"])

  static let selectionOfStranger = Rule(
    "tabs.select-stranger",
    "Selecting a controller that isn't a tab throws an exception.",
    evidence:
      "S: \"only a view controller in the tab bar controller's list of view controllers can be "
      + "selected\"",
    confidence: "high",
    names: ["selectedViewController"])

  static let secondTapPopsToRoot = Rule(
    "tabs.second-tap-pops",
    "A tap on the selected tab pops its navigation controller to the root.",
    evidence: "A: Human Interface Guidelines; P: WinObjC",
    confidence: "medium",
    names: ["tabBarController(_:didSelect:)", "popToRootViewController(animated:)"])

  static let tabDelegateDecides = Rule(
    "tabs.should-select",
    "When the user taps a tab, UIKit asks the delegate. If the delegate returns false, nothing "
      + "changes.",
    evidence: "A: tabBarController(_:shouldSelect:)",
    confidence: "high",
    names: ["tabBarController(_:shouldSelect:)"])

  static let tabDelegateIsTold = Rule(
    "tabs.did-select",
    "UIKit tells the delegate after the user's tap has selected a tab, even if the tab was already "
      + "selected.",
    evidence: "A: tabBarController(_:didSelect:)",
    confidence: "high",
    names: ["tabBarController(_:didSelect:)"])

  static let tabDelegateOnTap = Rule(
    "tabs.delegate-on-tap",
    "UIKit doesn't tell the delegate when code selects a tab.",
    evidence: "K; P: openuikit says otherwise",
    confidence: "recall",
    alternative: "The delegate also gets `didSelect` when code selects a tab.",
    names: ["tabBarController(_:didSelect:)", "selectedIndex"])

  static let tabDelegateSuppliesAnimator = Rule(
    "tabs.animator",
    "The delegate can supply an animation for a tab switch. That animation then decides when the "
      + "switch ends.",
    since: "7",
    evidence: "A: UITabBarControllerDelegate",
    confidence: "high",
    names: ["tabBarController(_:animationControllerForTransitionFrom:to:)"])

  static let tabBarInSafeArea = Rule(
    "tabs.bar-in-safe-area",
    "The tab bar takes 49 points from the bottom of a child's safe area.",
    since: "11",
    evidence: "A: safeAreaInsets",
    confidence: "high",
    names: ["safeAreaInsets", "viewSafeAreaInsetsDidChange()"])

  static let pushedHidesTabBar = Rule(
    "tabs.pushed-hides-bar",
    "A controller pushed with `hidesBottomBarWhenPushed` hides the tab bar until the controller is "
      + "popped.",
    evidence: "A: hidesBottomBarWhenPushed",
    confidence: "high",
    names: ["hidesBottomBarWhenPushed", "safeAreaInsets"])

  static let tabBarControllerIsFoundAbove = Rule(
    "tabs.found-above",
    "`tabBarController` searches upwards through the parent controllers, navigation controllers "
      + "included.",
    evidence: "A: tabBarController",
    confidence: "high",
    names: ["tabBarController"])

  static let goneTabKeepsIndex = Rule(
    "tabs.gone-tab-keeps-index",
    "If the selected controller isn't among new `viewControllers`, the one at the same index is "
      + "selected.",
    evidence: "A: viewControllers", confidence: "high",
    names: ["viewControllers", "selectedIndex", "selectedViewController"])

  static let allTabsAreCustomizable = Rule(
    "tabs.all-are-customizable",
    "Setting `viewControllers` sets `customizableViewControllers` to the same controllers.",
    evidence: "A: viewControllers", confidence: "high",
    names: ["viewControllers", "customizableViewControllers"])

  static let moreListIsSelectable = Rule(
    "tabs.more-list-is-selectable",
    "On an iPhone, more than five tabs get a More controller. It isn't in `viewControllers`, but it "
      + "can be selected.",
    evidence: "A: UITabBarController.h", confidence: "high",
    names: ["moreNavigationController", "selectedViewController", "viewControllers"])

  static let tabItemOfRoot = Rule(
    "tabs.item-of-root",
    "The tab of a navigation controller without a title or an item of its own is its root's.",
    evidence: "A: UINavigationController.h; T: littlepotatosoftware.com", confidence: "high",
    names: ["tabBarItem", "title"])

  static let tabBarIsManaged = Rule(
    "tabs.bar-is-managed",
    "The bar of a tab bar controller shows its children's items. Changing the bar's items, "
      + "selection or delegate throws an exception.",
    evidence: "A: UITabBarController.h; S: exception text in Cuberto/bubble-icon-tabbar#5",
    confidence: "high", names: ["tabBar", "items", "selectedItem"])

  static let selectedTabGoesWithItems = Rule(
    "tabs.selected-goes-with-items",
    "A tab bar deselects an item that isn't among its new items.",
    evidence: "P: dotnet/macios, tests against UIKit", confidence: "high",
    names: ["items", "selectedItem"])

  static let selectedImageFallsBack = Rule(
    "tabs.selected-image-falls-back",
    "A tab bar item without a selected image returns its plain image for it.",
    since: "7", evidence: "P: dotnet/macios, tests against UIKit", confidence: "high",
    names: ["selectedImage", "image"])

  static let barTellsFirst = Rule(
    "tabs.bar-tells-first",
    "A tap on a tab calls `tabBar(_:didSelect:)` of the tab bar controller before the tab changes.",
    evidence: "K", confidence: "recall",
    alternative: "The tab bar controller doesn't hear of the tap.",
    names: ["tabBar(_:didSelect:)", "selectedIndex"])

  static let groupSelectsChild = Rule(
    "tabs.group-selects-child",
    "Selecting a group of tabs selects its child: the one that was selected, the default one or the "
      + "first.",
    since: "18", evidence: "A: UITabGroup.defaultChildIdentifier", confidence: "medium",
    names: ["selectedTab", "selectedChild", "defaultChildIdentifier"])

  static let groupShowsItsController = Rule(
    "tabs.group-shows-its-controller",
    "When a tab in a group is selected, the tab bar controller shows the group's controller, not the "
      + "tab's.",
    since: "18", evidence: "A: Apple engineer in forum thread 793985", confidence: "high",
    names: ["selectedTab", "selectedViewController", "managingNavigationController"])

  static let groupStacksControllers = Rule(
    "tabs.group-stacks-controllers",
    "A group's managing navigation controller shows the controllers of the group and the selected "
      + "tab, one on top of the other.",
    since: "18", evidence: "A: UITabGroup.managingNavigationController", confidence: "high",
    names: ["managingNavigationController", "selectedTab"])

  static let accessoryHasItsTrait = Rule(
    "tabs.accessory-has-its-trait",
    "The bottom accessory of a tab bar controller has a trait of its own, which says that it's above "
      + "the bar.",
    since: "26", evidence: "A: UITraitTabAccessoryEnvironment", confidence: "high",
    names: ["bottomAccessory", "tabAccessoryEnvironment"])

  static let tabDelegateSuppliesInteraction = Rule(
    "tabs.delegate-supplies-interaction",
    "If the delegate supplies an animator for a switch of tabs, it's asked next for an "
      + "interaction.",
    since: "7", evidence: "A: UITabBarControllerDelegate", confidence: "high",
    names: ["tabBarController(_:interactionControllerFor:)"])

  static let cancelledSwitchTurnsRound = Rule(
    "tabs.cancelled-switch-turns-round",
    "If a switch ends with `completeTransition(false)`, the old tab is selected again, and both "
      + "controllers turn round.",
    since: "7", evidence: "A: completeTransition(_:)", confidence: "medium",
    alternative: "The new tab stays.",
    names: ["completeTransition(_:)", "selectedViewController"])

  static let tabsHaveItems = Rule(
    "tabs.tabs-have-items",
    "The tab bar shows an item for each `UITab`, also for one whose controller hasn't been created. "
      + "The item follows the tab's title, image and badge.",
    since: "18", evidence: "K: the names of UITab's private methods", confidence: "medium",
    alternative: "The items are those of the controllers that have been created.",
    names: ["UITab", "tabBar", "items", "badgeValue"])

  static let minimizedBarTakesAccessoryIn = Rule(
    "tabs.minimized-takes-accessory-in",
    "While scrolling has minimized the tab bar of a phone, the trait of its bottom accessory is "
      + "`.inline`. Scrolling back makes it `.regular` again.",
    since: "26", isBoundToReleases: true,
    evidence: "A: tabBarMinimizeBehavior, UITabAccessory.Environment", confidence: "high",
    names: ["tabBarMinimizeBehavior", "tabAccessoryEnvironment", "bottomAccessory"])

  static let tabsRules: [Rule] = [
    minimizedBarTakesAccessoryIn,
    tabsHaveItems,
    groupSelectsChild, groupShowsItsController, groupStacksControllers, accessoryHasItsTrait,
    tabsLoadInInit, tabsTellAllChildren, tabsSelectTheFirst, tabsWaitForWindow,
    tabsLoadSelectedOnly, tabsForwardInside, tabArrivingWillFirst, tabLeavingWillFirst,
    tabControllersAreMadeLate, tabSwitchIsAnimated, tabLeavingFinishesFirst, sameTabDoesNothing,
    selectionOfStranger, secondTapPopsToRoot, tabDelegateDecides, tabDelegateIsTold,
    tabDelegateOnTap, tabDelegateSuppliesAnimator, tabBarInSafeArea, pushedHidesTabBar,
    tabBarControllerIsFoundAbove,
    goneTabKeepsIndex,
    allTabsAreCustomizable,
    moreListIsSelectable,
    tabItemOfRoot,
    tabBarIsManaged,
    selectedTabGoesWithItems,
    selectedImageFallsBack,
    barTellsFirst,
    tabDelegateSuppliesInteraction, cancelledSwitchTurnsRound,
  ]
}
