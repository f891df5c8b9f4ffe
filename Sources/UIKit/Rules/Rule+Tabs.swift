/// Tabs.
extension Rule {
  static let tabsLoadInInit = Rule(
    "tabs.load-in-init",
    "A tab bar controller loads its own view in its initialiser.",
    evidence: "T: ticklecode; published observations",
    confidence: "high",
    names: ["UITabBarController", "viewDidLoad()"])

  static let tabsTellAllChildren = Rule(
    "tabs.tell-all-children",
    "Setting `viewControllers` makes children of all of them, with `willMove(toParent:)` and "
      + "`didMove(toParent:)`, before any is loaded.",
    evidence: "P: openuikit",
    confidence: "medium",
    names: ["viewControllers", "willMove(toParent:)", "didMove(toParent:)"])

  static let tabsSelectTheFirst = Rule(
    "tabs.select-the-first",
    "Setting `viewControllers` selects the first one, unless what was selected is among them.",
    evidence: "A: selectedIndex",
    confidence: "high",
    names: ["viewControllers", "selectedIndex", "selectedViewController"])

  static let tabsWaitForWindow = Rule(
    "tabs.wait-for-window",
    "No child's view is loaded before the tab bar controller appears.",
    evidence: "T: ticklecode; published observations",
    confidence: "high",
    names: ["viewControllers", "selectedIndex", "isViewLoaded"])

  static let tabsLoadSelectedOnly = Rule(
    "tabs.load-selected-only",
    "Only the selected controller is loaded and appears; the others are loaded when they are "
      + "first selected.",
    evidence: "T: ticklecode, pgzxc, lxweimin",
    confidence: "high",
    names: ["selectedIndex", "viewDidLoad()"])

  static let tabsForwardInside = Rule(
    "tabs.forward-inside",
    "A tab bar controller tells the selected child from inside its own appearance callbacks: "
      + "in a subclass the child hears during `super.viewWillAppear(animated)`.",
    evidence: "K; peers disagree",
    confidence: "recall",
    alternative: "The child hears once the tab bar controller's own callback has returned.",
    names: [
      "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ])

  static let tabArrivingWillFirst = Rule(
    "tabs.arriving-will-first",
    "Up to iOS 17 a switch sends the new tab's `viewWillAppear` before the old one's "
      + "`viewWillDisappear`.",
    through: "17",
    evidence: "T: ticklecode, pgzxc, lxweimin",
    confidence: "high",
    names: ["selectedIndex", "viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let tabLeavingWillFirst = Rule(
    "tabs.leaving-will-first",
    "From iOS 18 a switch sends the old tab's `viewWillDisappear` before the new one's "
      + "`viewWillAppear`.",
    since: "18",
    evidence: "P: openuikit on 26.1; the release is inferred",
    confidence: "medium",
    names: ["selectedIndex", "viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let tabControllersAreMadeLate = Rule(
    "tabs.made-when-selected",
    "The controller of a `UITab` is made when the tab is first selected.",
    since: "18",
    evidence: "A: UITab",
    confidence: "medium",
    names: ["UITab", "tabs", "selectedTab"])

  static let tabSwitchIsAnimated = Rule(
    "tabs.switch-is-animated",
    "From iOS 18 a switch is animated: its did callbacks come at the end of the animation.",
    since: "18", isBoundToReleases: true,
    evidence: "S: ESTabBarController#295, Nivelir#149",
    confidence: "medium",
    names: ["selectedIndex", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let tabLeavingFinishesFirst = Rule(
    "tabs.leaving-finishes-first",
    "A switch ends with the old tab's `viewDidDisappear`, then the new one's `viewDidAppear`.",
    evidence: "T: ticklecode, pgzxc, lxweimin",
    confidence: "high",
    names: ["selectedIndex", "viewDidDisappear(_:)", "viewDidAppear(_:)"])

  static let sameTabDoesNothing = Rule(
    "tabs.same-tab",
    "Selecting the selected tab sends no appearance callbacks.",
    evidence: "P: WinObjC",
    confidence: "medium",
    names: ["selectedIndex"])

  static let selectionOfStranger = Rule(
    "tabs.select-stranger",
    "Selecting a controller that is no tab raises.",
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
    "The delegate is asked when a person taps a tab; its no leaves all as it is.",
    evidence: "A: tabBarController(_:shouldSelect:)",
    confidence: "high",
    names: ["tabBarController(_:shouldSelect:)"])

  static let tabDelegateIsTold = Rule(
    "tabs.did-select",
    "The delegate is told after a person's tap has selected a tab, also the selected one.",
    evidence: "A: tabBarController(_:didSelect:)",
    confidence: "high",
    names: ["tabBarController(_:didSelect:)"])

  static let tabDelegateOnTap = Rule(
    "tabs.delegate-on-tap",
    "Nobody is told when code selects a tab.",
    evidence: "K; P: openuikit says otherwise",
    confidence: "recall",
    alternative: "The delegate hears `didSelect` of selections by code too.",
    names: ["tabBarController(_:didSelect:)", "selectedIndex"])

  static let tabDelegateSuppliesAnimator = Rule(
    "tabs.animator",
    "The delegate may supply an animation for a switch, and then that decides when the switch "
      + "ends.",
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
    "A controller pushed with `hidesBottomBarWhenPushed` takes the tab bar away until it is "
      + "popped.",
    evidence: "A: hidesBottomBarWhenPushed",
    confidence: "high",
    names: ["hidesBottomBarWhenPushed", "safeAreaInsets"])

  static let tabBarControllerIsFoundAbove = Rule(
    "tabs.found-above",
    "`tabBarController` is found by walking up the parents, through navigation controllers "
      + "too.",
    evidence: "A: tabBarController",
    confidence: "high",
    names: ["tabBarController"])

  static let tabsRules: [Rule] = [
    tabsLoadInInit, tabsTellAllChildren, tabsSelectTheFirst, tabsWaitForWindow,
    tabsLoadSelectedOnly, tabsForwardInside, tabArrivingWillFirst, tabLeavingWillFirst,
    tabControllersAreMadeLate, tabSwitchIsAnimated, tabLeavingFinishesFirst, sameTabDoesNothing,
    selectionOfStranger, secondTapPopsToRoot, tabDelegateDecides, tabDelegateIsTold,
    tabDelegateOnTap, tabDelegateSuppliesAnimator, tabBarInSafeArea, pushedHidesTabBar,
    tabBarControllerIsFoundAbove,
  ]
}
