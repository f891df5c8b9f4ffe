/// Navigation: push, pop, set, the swipe back and the delegate.
extension Rule {
  static let pushRecordsAtOnce = Rule(
    "navigation.push-records-at-once",
    "`pushViewController` changes the stack and sends `willMove(toParent:)` before it "
      + "returns.",
    evidence: "T: arm1.ru",
    confidence: "high",
    claims: ["M-07", "S003-34"],
    names: [
      "pushViewController(_:animated:)", "willMove(toParent:)", "viewControllers",
      "topViewController",
    ])

  static let pushIsDeferred = Rule(
    "navigation.push-is-deferred",
    "From iOS 7 a push or pop only starts when the navigation controller's view lays out: the "
      + "pushed view is not loaded yet when `pushViewController` returns.",
    since: "7",
    evidence: "S: RTRootNavigationController#275; T: quesera2 2014",
    confidence: "high",
    claims: ["M-07", "S003-18"],
    names: ["pushViewController(_:animated:)", "popViewController(animated:)", "viewDidLoad()"])

  static let pushLoadsAtOnce = Rule(
    "navigation.push-loads-at-once",
    "Up to iOS 6 the pushed view is loaded, and the will callbacks are sent, before "
      + "`pushViewController` returns.",
    through: "6",
    evidence: "T: quesera2 2014",
    confidence: "high",
    names: ["pushViewController(_:animated:)", "viewDidLoad()"])

  static let deferredTransitionStartsInLayout = Rule(
    "navigation.starts-in-layout",
    "The deferred transition loads the new view, and sends the will callbacks, in the layout "
      + "pass at the end of the turn, or in a `layoutIfNeeded()` that comes before.",
    since: "7",
    evidence: "S: MBContactPicker#48, navigation-stack#10, rickytan#153",
    confidence: "high",
    names: [
      "pushViewController(_:animated:)", "viewWillAppear(_:)", "viewWillDisappear(_:)",
      "layoutIfNeeded()",
    ])

  static let loadsBeforeTheWills = Rule(
    "navigation.loads-before-wills",
    "The arriving view is loaded before the leaving controller's `viewWillDisappear`.",
    evidence: "T: readke.com, arm1.ru; S: older stack traces load the view in "
      + "`_startCustomTransition:`, newer ones in its `__viewWillAppear:`",
    confidence: "medium",
    names: ["viewDidLoad()", "loadView()", "viewWillDisappear(_:)"])

  static let firstTopLoadsInLayout = Rule(
    "navigation.first-top-loads-in-layout",
    "The first top is loaded when the navigation controller's view first lays out.",
    since: "7", isBoundToReleases: true,
    evidence: "S: launch stack traces; T: hdk2200 (iOS 17)",
    confidence: "medium",
    names: ["viewDidLoad()", "viewWillAppear(_:)"])

  static let topAppearsWithNavigation = Rule(
    "navigation.top-appears",
    "The top appears along with its navigation controller.",
    evidence: "A: UINavigationController; P: openuikit",
    confidence: "high",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)"])

  static let navigationForwardsInside = Rule(
    "navigation.forwards-inside",
    "A navigation controller tells its top from inside its own appearance callbacks: in a "
      + "subclass the top hears during `super.viewWillAppear(animated)`.",
    evidence: "K; peers disagree",
    confidence: "recall",
    alternative: "The top hears once the navigation controller's own callback has returned.",
    names: [
      "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ])

  static let outgoingWillFirst = Rule(
    "navigation.outgoing-will-first",
    "Push and pop: the leaving controller's `viewWillDisappear`, then the arriving one's "
      + "`viewWillAppear`.",
    evidence: "T: eleven full logs",
    confidence: "high",
    names: ["viewWillDisappear(_:)", "viewWillAppear(_:)"])

  static let leavingFinishesFirst = Rule(
    "navigation.leaving-finishes-first",
    "Push and pop end with the leaving controller's `viewDidDisappear`, then the arriving "
      + "one's `viewDidAppear`: the opposite of a full-screen modal.",
    evidence: "T: eleven full logs",
    confidence: "high",
    claims: ["S003-26"],
    names: ["viewDidDisappear(_:)", "viewDidAppear(_:)"])

  static let coveredViewLeaves = Rule(
    "navigation.covered-view-leaves",
    "A covered controller stays loaded, but its view leaves the hierarchy when the transition "
      + "ends.",
    evidence: "P: openuikit; A: UINavigationController",
    confidence: "high",
    names: ["viewDidDisappear(_:)", "window"])

  static let didMoveFollowsAppearance = Rule(
    "navigation.did-move-last",
    "`didMove(toParent:)` of a pushed controller follows its `viewDidAppear`.",
    since: "5",
    evidence: "T: arm1.ru; Programming iOS 6",
    confidence: "high",
    names: ["didMove(toParent:)", "viewDidAppear(_:)"])

  static let poppedIsReleasedLast = Rule(
    "navigation.popped-goes-last",
    "A popped controller hears `didMove(toParent: nil)`, and is let go, after the revealed "
      + "controller's `viewDidAppear`.",
    evidence: "T: readke.com, arm1.ru; on a device autorelease may delay the release further",
    confidence: "medium",
    names: ["didMove(toParent:)", "viewDidAppear(_:)", "popViewController(animated:)"])

  static let skippedControllersGoSilently = Rule(
    "navigation.skipped-go-silently",
    "Controllers between the old and the new top get no appearance callbacks, and are "
      + "released between the will and the did callbacks.",
    evidence: "T: hdk2200 (iOS 17); P: Chameleon",
    confidence: "high",
    names: ["popToRootViewController(animated:)", "popToViewController(_:animated:)"])

  static let popTellsOnlyTheTop = Rule(
    "navigation.pop-tells-the-top",
    "A pop sends `willMove(toParent: nil)` to the controller that was shown, before it "
      + "returns, and to none of those below.",
    since: "5",
    evidence: "T: readke.com; P: Chameleon",
    confidence: "high",
    names: ["popViewController(animated:)", "willMove(toParent:)"])

  static let popAtRootDoesNothing = Rule(
    "navigation.pop-at-root",
    "A pop at the root returns nil and sends nothing.",
    evidence: "A: popViewController(animated:)",
    confidence: "high",
    names: ["popViewController(animated:)", "popToRootViewController(animated:)"])

  static let popToStranger = Rule(
    "navigation.pop-to-stranger",
    "Popping to a controller that is not in the stack raises.",
    evidence: "S: \"Tried to pop to a view controller that doesn't exist.\"",
    confidence: "high",
    names: ["popToViewController(_:animated:)"])

  static let setStackMovesTopOnly = Rule(
    "navigation.set-stack",
    "`setViewControllers` makes one transition, from the old top to the new one, if they "
      + "differ.",
    evidence: "K; P: Chameleon",
    confidence: "medium",
    names: ["setViewControllers(_:animated:)", "viewControllers"])

  static let setMovesIn = Rule(
    "navigation.set-moves-in",
    "`setViewControllers` moves the new controllers in, with `willMove(toParent:)`, before it "
      + "returns.",
    evidence: "A: setViewControllers(_:animated:); P: openuikit",
    confidence: "medium",
    names: ["setViewControllers(_:animated:)", "willMove(toParent:)", "parent"])

  static let onlyTheTopLoads = Rule(
    "navigation.only-the-top-loads",
    "Controllers below the top are not loaded before they are shown.",
    evidence: "K; P: Chameleon",
    confidence: "recall",
    alternative: "All controllers of the stack are loaded when it is first shown.",
    names: ["setViewControllers(_:animated:)", "pushViewController(_:animated:)", "isViewLoaded"])

  static let offScreenPopReleases = Rule(
    "navigation.off-screen-pop",
    "A pop while the navigation controller is in no window sends no appearance callbacks, and "
      + "the popped controller goes at once.",
    evidence: "K; P: Chameleon",
    confidence: "recall",
    alternative: "It stays until the navigation controller next appears.",
    names: ["popViewController(animated:)"])

  static let replacedTopIsNotTold = Rule(
    "navigation.replaced-top-not-told",
    "On iOS 7 and 8 a top replaced by `setViewControllers` got no move callbacks.",
    since: "7",
    through: "8",
    evidence: "T: radar 18002763",
    confidence: "low",
    alternative:
      "It hears `willMove(toParent: nil)` and `didMove(toParent: nil)` as on other releases.",
    names: ["setViewControllers(_:animated:)", "willMove(toParent:)", "didMove(toParent:)"])

  static let changesInATurnCoalesce = Rule(
    "navigation.changes-coalesce",
    "Of several changes in a turn only the last top appears; a controller that was pushed and "
      + "covered in the same turn hears nothing of appearance.",
    since: "7",
    evidence: "K; P: Chameleon",
    confidence: "recall",
    alternative:
      "Each change is carried out in its turn: the one in the middle appears and disappears.",
    names: ["pushViewController(_:animated:)", "popViewController(animated:)"])

  static let secondAnimatedChangeWaits = Rule(
    "navigation.second-animated-waits",
    "Of two animated changes in a turn the second waits for the end of the first.",
    evidence: "K",
    confidence: "low",
    alternative: "They are one transition to the last top.",
    names: ["pushViewController(_:animated:)"])

  static let changeDuringTransitionIsRecorded = Rule(
    "navigation.change-during-transition",
    "A change made while a transition runs is in the stack at once, and is carried out when "
      + "the transition ends.",
    evidence: "K; radar 44091459 (iOS 11.4) says otherwise",
    confidence: "low",
    alternative: "The stack itself only changes when the running transition ends.",
    names: ["pushViewController(_:animated:)", "popViewController(animated:)", "viewControllers"])

  static let nestedPushWarns = Rule(
    "navigation.nested-push-warns",
    "Up to iOS 7 a push during an animated push is warned of: \"nested push animation can "
      + "result in corrupted navigation bar\".",
    through: "7", isBoundToReleases: true,
    evidence: "S: many public issues; the release it went away is not known",
    confidence: "low",
    alternative: "Nothing is said.",
    names: ["pushViewController(_:animated:)"])

  static let pushOfSameInstance = Rule(
    "navigation.push-twice",
    "Pushing a controller that is in the stack raises.",
    evidence: "S: pro.webssh.net#16",
    confidence: "high",
    names: ["pushViewController(_:animated:)"])

  static let pushOfNavigationController = Rule(
    "navigation.push-navigation",
    "Pushing a navigation controller raises.",
    evidence: "K",
    confidence: "recall",
    alternative: "It is pushed as any other controller, with a bar below the bar.",
    names: ["pushViewController(_:animated:)"])

  static let pushOfSplitViewController = Rule(
    "navigation.push-split",
    "Pushing a split view controller raises.",
    since: "5",
    evidence: "S: \"Split View Controllers cannot be pushed to a Navigation Controller\"",
    confidence: "medium",
    names: ["pushViewController(_:animated:)", "UISplitViewController"])

  static let swipeBackIsAPop = Rule(
    "navigation.swipe-back",
    "A swipe from the left edge starts a pop that may be taken back.",
    since: "7",
    evidence: "A: interactivePopGestureRecognizer",
    confidence: "high",
    claims: ["M-06"],
    names: ["interactivePopGestureRecognizer", "viewWillDisappear(_:)"])

  static let swipeNeedsBackButton = Rule(
    "navigation.swipe-needs-back-button",
    "The swipe back does not begin where the bar is hidden or the back button is hidden or "
      + "replaced, unless the app gave the recogniser another delegate.",
    since: "7",
    evidence: "T: stackoverflow 24710258",
    confidence: "high",
    names: ["interactivePopGestureRecognizer", "isNavigationBarHidden", "hidesBackButton"])

  static let swipeTakesFromStackAtOnce = Rule(
    "navigation.swipe-takes-from-stack",
    "While a swipe back goes on, the top is out of the stack already.",
    since: "7",
    evidence: "T: the stack in viewWillDisappear of a pop; not seen for a swipe in progress",
    confidence: "low",
    alternative: "The stack changes only when the swipe is finished.",
    names: ["viewControllers", "topViewController"])

  static let cancelledSwipeTurnsRound = Rule(
    "navigation.cancelled-swipe",
    "A swipe taken back: the lower controller disappears again, then the top appears again; "
      + "the did callbacks of the pop never come.",
    since: "7",
    evidence: "T: stackoverflow 18927878; P: openuikit",
    confidence: "medium",
    claims: ["M-06"],
    names: [
      "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)",
    ])

  static let cancelledSwipeTellsNoDidShow = Rule(
    "navigation.cancelled-swipe-delegate",
    "Of a swipe taken back the delegate has heard `willShow` of the lower controller, and "
      + "hears no more.",
    since: "7",
    evidence: "T: published observations",
    confidence: "medium",
    names: [
      "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
    ])

  static let cancelledSwipeSendsNoMove = Rule(
    "navigation.cancelled-swipe-moves",
    "After a swipe taken back the top hears nothing more of its parent, though it had heard "
      + "`willMove(toParent: nil)`.",
    since: "7",
    evidence: "K",
    confidence: "recall",
    alternative:
      "It hears `willMove(toParent:)` and `didMove(toParent:)` with its navigation controller.",
    names: ["willMove(toParent:)", "didMove(toParent:)"])

  static let delegateHearsWillShow = Rule(
    "navigation.delegate-will-show",
    "The delegate hears `willShow` as a transition begins, and as the first top appears.",
    evidence: "A: UINavigationControllerDelegate; T: vastdevblog 2012",
    confidence: "high",
    names: ["navigationController(_:willShow:animated:)"])

  static let willShowAfterWillAppear = Rule(
    "navigation.will-show",
    "The delegate's `willShow` follows the arriving controller's `viewWillAppear`.",
    evidence: "T: vastdevblog 2012",
    confidence: "low",
    alternative: "It comes before it.",
    names: ["navigationController(_:willShow:animated:)", "viewWillAppear(_:)"])

  static let didShowAfterDidAppear = Rule(
    "navigation.did-show",
    "The delegate's `didShow` follows the arriving controller's `viewDidAppear`.",
    evidence: "T: vastdevblog 2012",
    confidence: "high",
    names: ["navigationController(_:didShow:animated:)", "viewDidAppear(_:)"])

  static let delegateSuppliesAnimator = Rule(
    "navigation.animator",
    "The delegate is asked for an animation before anybody hears of an animated transition; "
      + "its animation decides when the transition ends.",
    since: "7",
    evidence: "A: UINavigationControllerDelegate; S: navigation-stack#10",
    confidence: "high",
    names: ["navigationController(_:animationControllerFor:from:to:)"])

  static let coordinatorIsThereAtOnce = Rule(
    "navigation.coordinator-at-once",
    "After an animated push or pop was asked for, `transitionCoordinator` is there before the "
      + "transition starts.",
    since: "7",
    evidence: "S: the common way to add a completion block to a push, in Apple frameworks too",
    confidence: "low",
    alternative: "It is nil until the transition starts in layout.",
    names: [
      "transitionCoordinator", "pushViewController(_:animated:)", "popViewController(animated:)",
    ])

  static let showPushes = Rule(
    "navigation.show-pushes",
    "`show` inside a navigation controller is an animated push.",
    since: "8",
    evidence: "A: show(_:sender:)",
    confidence: "high",
    names: ["show(_:sender:)"])

  static let navigationBarInSafeArea = Rule(
    "navigation.bar-in-safe-area",
    "The navigation bar takes 44 points from the top of a child's safe area, unless it is "
      + "hidden.",
    since: "11",
    evidence: "A: safeAreaInsets",
    confidence: "high",
    names: ["safeAreaInsets", "isNavigationBarHidden", "viewSafeAreaInsetsDidChange()"])

  static let navigationControllerIsFoundAbove = Rule(
    "navigation.found-above",
    "`navigationController` is found by walking up the parents; it is nil before the push.",
    evidence: "A: navigationController",
    confidence: "high",
    articles: ["003"],
    claims: ["S003-17", "S003-18", "S003-19", "S003-20"],
    names: ["navigationController"])

  static let navigation: [Rule] = [
    pushRecordsAtOnce, pushIsDeferred, pushLoadsAtOnce, deferredTransitionStartsInLayout,
    loadsBeforeTheWills, firstTopLoadsInLayout, topAppearsWithNavigation, navigationForwardsInside,
    outgoingWillFirst, leavingFinishesFirst, coveredViewLeaves, didMoveFollowsAppearance,
    poppedIsReleasedLast, skippedControllersGoSilently, popTellsOnlyTheTop, popAtRootDoesNothing,
    popToStranger, setStackMovesTopOnly, setMovesIn, onlyTheTopLoads, offScreenPopReleases,
    replacedTopIsNotTold, changesInATurnCoalesce, secondAnimatedChangeWaits,
    changeDuringTransitionIsRecorded, nestedPushWarns, pushOfSameInstance,
    pushOfNavigationController, pushOfSplitViewController, swipeBackIsAPop, swipeNeedsBackButton,
    swipeTakesFromStackAtOnce, cancelledSwipeTurnsRound, cancelledSwipeTellsNoDidShow,
    cancelledSwipeSendsNoMove, delegateHearsWillShow, willShowAfterWillAppear,
    didShowAfterDidAppear, delegateSuppliesAnimator, coordinatorIsThereAtOnce, showPushes,
    navigationBarInSafeArea, navigationControllerIsFoundAbove,
  ]
}

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

  static let tabs: [Rule] = [
    tabsLoadInInit, tabsTellAllChildren, tabsSelectTheFirst, tabsWaitForWindow,
    tabsLoadSelectedOnly, tabsForwardInside, tabArrivingWillFirst, tabLeavingWillFirst,
    tabControllersAreMadeLate, tabSwitchIsAnimated, tabLeavingFinishesFirst, sameTabDoesNothing,
    selectionOfStranger, secondTapPopsToRoot, tabDelegateDecides, tabDelegateIsTold,
    tabDelegateOnTap, tabDelegateSuppliesAnimator, tabBarInSafeArea, pushedHidesTabBar,
    tabBarControllerIsFoundAbove,
  ]
}

/// Pages.
extension Rule {
  static let pageIsChildWhileShown = Rule(
    "pages.child-while-shown",
    "A page is a child of the page view controller as long as it is shown: it moves in when "
      + "it is set, hears `didMove(toParent:)` once it has appeared, and moves out when another "
      + "took its place.",
    since: "5",
    evidence: "T: stackoverflow 48653763",
    confidence: "medium",
    names: [
      "setViewControllers(_:direction:animated:completion:)", "willMove(toParent:)",
      "didMove(toParent:)",
    ])

  static let pageSetEarlyAppearsAtOnce = Rule(
    "pages.set-early",
    "A page set before the page view controller is on screen gets `viewWillAppear` and "
      + "`viewDidAppear` at once, before any layout.",
    since: "5",
    evidence: "T: stackoverflow 48653763",
    confidence: "medium",
    alternative: "It appears along with the page view controller.",
    names: [
      "setViewControllers(_:direction:animated:completion:)", "viewWillAppear(_:)",
      "viewDidAppear(_:)", "viewDidLayoutSubviews()",
    ])

  static let pageAppearsWithContainer = Rule(
    "pages.appears-with-container",
    "The shown page appears again along with the page view controller.",
    since: "5",
    evidence: "A: UIPageViewController",
    confidence: "high",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)"])

  static let pageArrivingWillFirst = Rule(
    "pages.arriving-will-first",
    "A change of page sends the new page's `viewWillAppear`, then the old one's "
      + "`viewWillDisappear`.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let pageScrollArrivingFinishes = Rule(
    "pages.scroll-arriving-finishes",
    "Scrolling pages: the new page's `viewDidAppear` comes before the old one's "
      + "`viewDidDisappear`.",
    since: "6",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let pageCurlLeavingFinishes = Rule(
    "pages.curl-leaving-finishes",
    "Curling pages: the old page's `viewDidDisappear` comes before the new one's "
      + "`viewDidAppear`.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let pageSwipeCancelled = Rule(
    "pages.swipe-cancelled",
    "A page swipe taken back turns both pages round. Scrolling, the old page appears again "
      + "before the new one leaves; curling, both hear their will callbacks first.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: [
      "UIPageViewController", "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidAppear(_:)",
      "viewDidDisappear(_:)",
    ])

  static let pageDataSourceIsAsked = Rule(
    "pages.data-source",
    "A swipe asks the data source for the page to turn to; without one there is nothing to "
      + "swipe.",
    since: "5",
    evidence: "A: UIPageViewControllerDataSource",
    confidence: "high",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let pageNeighboursAreCached = Rule(
    "pages.neighbours-are-cached",
    "Scrolling, the data source is asked for both neighbours once; after a change only for "
      + "the missing one.",
    since: "6",
    evidence: "T: wisdomskyduan 2015",
    confidence: "medium",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let curlAsksForOneNeighbour = Rule(
    "pages.curl-asks-for-one",
    "Curling, the data source is only asked for the page the finger turns to.",
    since: "5",
    evidence: "K",
    confidence: "recall",
    alternative: "It is asked for both neighbours, as in scrolling.",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let pageDelegateOnSwipe = Rule(
    "pages.delegate-on-swipe",
    "The delegate hears `willTransitionTo` and `didFinishAnimating` of swipes, and nothing of "
      + "changes by code.",
    since: "5",
    evidence: "A: UIPageViewControllerDelegate",
    confidence: "high",
    names: [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    ])

  static let pages: [Rule] = [
    pageIsChildWhileShown, pageSetEarlyAppearsAtOnce, pageAppearsWithContainer,
    pageArrivingWillFirst, pageScrollArrivingFinishes, pageCurlLeavingFinishes, pageSwipeCancelled,
    pageDataSourceIsAsked, pageNeighboursAreCached, curlAsksForOneNeighbour, pageDelegateOnSwipe,
  ]
}

/// Split views.
extension Rule {
  static let splitNeedsPad = Rule(
    "split.needs-pad",
    "Up to iOS 7 making a split view controller on a phone raises.",
    through: "7", isBoundToReleases: true,
    evidence: "S: \"UISplitViewController is only supported when running under "
      + "UIUserInterfaceIdiomPad\"",
    confidence: "high",
    names: ["UISplitViewController"])

  static let splitTakesMembersIn = Rule(
    "split.takes-members-in",
    "Setting `viewControllers` makes children of them, with `willMove(toParent:)` and "
      + "`didMove(toParent:)`.",
    evidence: "A: UISplitViewController",
    confidence: "high",
    names: ["viewControllers", "willMove(toParent:)", "didMove(toParent:)"])

  static let splitPrimaryFirst = Rule(
    "split.primary-first",
    "Side by side both controllers appear with the split view, the primary first.",
    evidence: "K",
    confidence: "recall",
    alternative: "The secondary hears first.",
    names: ["viewWillAppear(_:)", "viewControllers"])

  static let splitShowsBothInPortrait = Rule(
    "split.both-in-portrait",
    "An upright pad shows both controllers.",
    evidence: "K; Apple describes an automatic mode that hides the primary there",
    confidence: "recall",
    alternative: "In portrait the primary is not shown, nor loaded, until it is called for.",
    names: ["preferredDisplayMode", "displayMode"])

  static let splitCollapsesOnPhone = Rule(
    "split.collapses",
    "A split view is expanded until it enters a narrow window: on a phone it collapses as it "
      + "appears.",
    since: "8",
    evidence: "T: commandshift.co.uk 2016",
    confidence: "high",
    names: ["isCollapsed", "viewControllers"])

  static let splitDelegateCollapses = Rule(
    "split.delegate-collapses",
    "The delegate is asked first about collapsing; if it answers true, the secondary is "
      + "dropped.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:collapseSecondary:onto:)"])

  static let splitPushesSecondary = Rule(
    "split.pushes-secondary",
    "Collapsed, a primary that is a navigation controller pushes the secondary, and what is "
      + "shown as a detail later.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate; malcolmhall.com 2017",
    confidence: "high",
    names: ["showDetailViewController(_:sender:)", "isCollapsed"])

  static let showDetailReplacesSecondary = Rule(
    "split.show-detail",
    "Side by side `showDetailViewController` replaces the secondary.",
    since: "8",
    evidence: "A: showDetailViewController(_:sender:)",
    confidence: "high",
    names: ["showDetailViewController(_:sender:)"])

  static let splitDelegateShows = Rule(
    "split.delegate-shows",
    "The delegate may show a controller itself, and answers true then.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:showDetail:sender:)", "splitViewController(_:show:sender:)"])

  static let splitWrapsColumns = Rule(
    "split.wraps-columns",
    "A controller in a column is shown inside a navigation controller, its own or one the "
      + "split view makes.",
    since: "14",
    evidence: "A: UISplitViewController",
    confidence: "high",
    names: ["setViewController(_:for:)", "viewController(for:)"])

  static let splitShowsCompactColumn = Rule(
    "split.compact-column",
    "On a phone the compact column is shown instead of the others, which are not loaded.",
    since: "14",
    evidence: "A: UISplitViewController.Column.compact",
    confidence: "high",
    names: ["setViewController(_:for:)"])

  static let splitDelegateNamesTopColumn = Rule(
    "split.top-column",
    "Collapsing columns asks the delegate which is to be on top; the secondary is proposed.",
    since: "14",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"])

  static let splitShowsColumn = Rule(
    "split.show-column",
    "`show` and `hide` of a column push and pop on a phone, and show or hide the primary on a "
      + "pad.",
    since: "14",
    evidence: "A: show(_:)",
    confidence: "high",
    names: ["show(_:)", "hide(_:)"])

  static let splitDelegateHearsOfMode = Rule(
    "split.delegate-hears-mode",
    "The delegate hears of a change of the display mode before it.",
    since: "8",
    evidence: "A: UISplitViewControllerDelegate",
    confidence: "high",
    names: ["splitViewController(_:willChangeTo:)", "displayMode"])

  static let splitViewControllerIsFoundAbove = Rule(
    "split.found-above",
    "`splitViewController` is found by walking up the parents.",
    evidence: "A: splitViewController",
    confidence: "high",
    names: ["splitViewController"])

  static let splitViews: [Rule] = [
    splitNeedsPad, splitTakesMembersIn, splitPrimaryFirst, splitShowsBothInPortrait,
    splitCollapsesOnPhone, splitDelegateCollapses, splitPushesSecondary,
    showDetailReplacesSecondary, splitDelegateShows, splitWrapsColumns, splitShowsCompactColumn,
    splitDelegateNamesTopColumn, splitShowsColumn, splitDelegateHearsOfMode,
    splitViewControllerIsFoundAbove,
  ]
}

extension Rule {
  /// All of the containers.
  static let containers: [Rule] = navigation + tabs + pages + splitViews
}
