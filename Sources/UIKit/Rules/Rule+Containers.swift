/// Navigation, tabs, pages.
extension Rule {
  static let pushRecordsAtOnce = Rule(
    "navigation.push-records-at-once",
    "`pushViewController` changes the stack and sends `willMove(toParent:)` before it returns.",
    evidence: "T: arm1.ru", confidence: "high", claims: ["M-07", "S003-34"],
    names: ["pushViewController(_:animated:)", "willMove(toParent:)", "viewControllers"])
  static let pushIsDeferred = Rule(
    "navigation.push-is-deferred",
    "From iOS 7 a push or pop only starts when the navigation controller's view lays out.",
    since: "7", evidence: "S: RTRootNavigationController#275; T: quesera2 2014",
    confidence: "high", claims: ["M-07", "S003-18"], names: ["pushViewController(_:animated:)"])
  static let pushLoadsAtOnce = Rule(
    "navigation.push-loads-at-once",
    "Up to iOS 6 the pushed view is loaded before `pushViewController` returns.", through: "6",
    evidence: "T: quesera2 2014", confidence: "high", names: ["pushViewController(_:animated:)"])
  static let deferredTransitionStartsInLayout = Rule(
    "navigation.starts-in-layout",
    "The deferred transition loads the new view, and sends the will callbacks, in layout.",
    since: "7", evidence: "S: MBContactPicker#48, navigation-stack#10", confidence: "high",
    names: ["pushViewController(_:animated:)"])
  static let firstTopLoadsInLayout = Rule(
    "navigation.first-top-loads-in-layout",
    "The first top is loaded when the navigation controller's view first lays out.", since: "7",
    evidence: "S: launch stack traces; T: hdk2200 (iOS 17)", confidence: "medium",
    names: ["viewDidLoad"])
  static let topAppearsWithNavigation = Rule(
    "navigation.top-appears", "The top appears along with its navigation controller.",
    evidence: "A; P", confidence: "high", names: ["viewWillAppear(_:)"])
  static let navigationForwardsInside = Rule(
    "navigation.forwards-inside",
    "A navigation controller tells its top from inside its own appearance callbacks.",
    evidence: "K", confidence: "recall", names: ["viewWillAppear(_:)"])
  static let outgoingWillFirst = Rule(
    "navigation.outgoing-will-first",
    "Push and pop: the leaving controller's `viewWillDisappear`, then the arriving one's "
      + "`viewWillAppear`.",
    evidence: "T: eleven full logs", confidence: "high",
    names: ["viewWillDisappear(_:)", "viewWillAppear(_:)"])
  static let leavingFinishesFirst = Rule(
    "navigation.leaving-finishes-first",
    "Push and pop end with the leaving controller's `viewDidDisappear`, then the arriving one's "
      + "`viewDidAppear`.",
    evidence: "T: eleven full logs", confidence: "high", claims: ["S003-26"],
    names: ["viewDidDisappear(_:)", "viewDidAppear(_:)"])
  static let skippedControllersGoSilently = Rule(
    "navigation.skipped-go-silently",
    "Controllers between the old and the new top get no appearance callbacks, and are released "
      + "before the end.",
    evidence: "T: hdk2200 (iOS 17)", confidence: "high",
    names: ["popToRootViewController(animated:)"])
  static let popTellsOnlyTheTop = Rule(
    "navigation.pop-tells-the-top",
    "A pop sends `willMove(toParent: nil)` to the controller that was shown.",
    evidence: "T: readke.com; P: Chameleon", confidence: "high",
    names: ["popViewController(animated:)", "willMove(toParent:)"])
  static let popAtRootDoesNothing = Rule(
    "navigation.pop-at-root", "A pop at the root returns nil and sends nothing.",
    evidence: "A: popViewController(animated:)", confidence: "high",
    names: ["popViewController(animated:)"])
  static let popToStranger = Rule(
    "navigation.pop-to-stranger",
    "Popping to a controller that is not in the stack raises.",
    evidence: "S: \"Tried to pop to a view controller that doesn't exist.\"",
    confidence: "high", names: ["popToViewController(_:animated:)"])
  static let setStackMovesTopOnly = Rule(
    "navigation.set-stack",
    "`setViewControllers` moves from the old top to the new one; those between are never loaded.",
    evidence: "K; P: Chameleon", confidence: "medium",
    names: ["setViewControllers(_:animated:)"])
  static let replacedTopIsNotTold = Rule(
    "navigation.replaced-top-not-told",
    "On iOS 7 and 8 a top replaced by `setViewControllers` got no move callbacks.", since: "7",
    through: "8", evidence: "T: radar 18002763", confidence: "low",
    names: ["setViewControllers(_:animated:)"])
  static let pushOfSameInstance = Rule(
    "navigation.push-twice", "Pushing a controller that is in the stack raises.",
    evidence: "S: pro.webssh.net#16", confidence: "high",
    names: ["pushViewController(_:animated:)"])
  static let pushOfNavigationController = Rule(
    "navigation.push-navigation", "Pushing a navigation controller raises.", evidence: "K",
    confidence: "recall", names: ["pushViewController(_:animated:)"])
  static let swipeBackIsAPop = Rule(
    "navigation.swipe-back", "A swipe from the edge starts a pop that may be taken back.",
    since: "7", evidence: "A: interactivePopGestureRecognizer", confidence: "high",
    claims: ["M-06"], names: ["interactivePopGestureRecognizer"])
  static let cancelledSwipeTurnsRound = Rule(
    "navigation.cancelled-swipe",
    "A swipe taken back: the lower controller disappears again, the top appears again.",
    since: "7", evidence: "T: stackoverflow 18927878; P: openuikit", confidence: "medium",
    claims: ["M-06"], names: ["viewWillAppear(_:)", "viewWillDisappear(_:)"])
  static let willShowAfterWillAppear = Rule(
    "navigation.will-show",
    "The delegate's `willShow` follows the arriving controller's `viewWillAppear`.",
    evidence: "T: vastdevblog 2012", confidence: "low",
    names: ["navigationController(_:willShow:animated:)"])
  static let didShowAfterDidAppear = Rule(
    "navigation.did-show",
    "The delegate's `didShow` follows the arriving controller's `viewDidAppear`.",
    evidence: "T: vastdevblog 2012", confidence: "high",
    names: ["navigationController(_:didShow:animated:)"])
  static let navigationControllerIsFoundAbove = Rule(
    "navigation.found-above",
    "`navigationController` is found by walking up the parents; it is nil before the push.",
    evidence: "A: navigationController", confidence: "high", articles: ["003"],
    claims: ["S003-17", "S003-18", "S003-19", "S003-20"], names: ["navigationController"])
  static let tabsLoadInInit = Rule(
    "tabs.load-in-init", "A tab bar controller loads its own view in its initialiser.",
    evidence: "T: ticklecode; published observations", confidence: "high",
    names: ["UITabBarController"])
  static let tabsTellAllChildren = Rule(
    "tabs.tell-all-children",
    "Setting `viewControllers` moves all of them in, before any is loaded.",
    evidence: "P: openuikit", confidence: "medium", names: ["viewControllers"])
  static let tabsLoadSelectedOnly = Rule(
    "tabs.load-selected-only", "Only the selected controller is loaded and appears.",
    evidence: "T: ticklecode, pgzxc, lxweimin", confidence: "high", names: ["selectedIndex"])
  static let tabsForwardInside = Rule(
    "tabs.forward-inside",
    "A tab bar controller tells the selected child from inside its own appearance callbacks.",
    evidence: "K", confidence: "recall", names: ["viewWillAppear(_:)"])
  static let tabArrivingWillFirst = Rule(
    "tabs.arriving-will-first",
    "Up to iOS 17 a switch sends the new tab's `viewWillAppear` before the old one's "
      + "`viewWillDisappear`.",
    through: "17", evidence: "T: ticklecode, pgzxc, lxweimin", confidence: "high",
    names: ["selectedIndex"])
  static let tabLeavingWillFirst = Rule(
    "tabs.leaving-will-first",
    "From iOS 18 the old tab's `viewWillDisappear` comes first.", since: "18",
    evidence: "P: openuikit on 26.1; the release is inferred", confidence: "medium",
    names: ["selectedIndex"])
  static let tabLeavingFinishesFirst = Rule(
    "tabs.leaving-finishes-first",
    "A switch ends with the old tab's `viewDidDisappear`, then the new one's `viewDidAppear`.",
    evidence: "T: ticklecode, pgzxc, lxweimin", confidence: "high", names: ["selectedIndex"])
  static let sameTabDoesNothing = Rule(
    "tabs.same-tab", "Selecting the selected tab sends no appearance callbacks.",
    evidence: "P: WinObjC", confidence: "medium", names: ["selectedIndex"])
  static let tabDelegateOnTap = Rule(
    "tabs.delegate-on-tap",
    "The delegate is asked and told when a person taps, not when code selects.", evidence: "K",
    confidence: "recall", names: ["tabBarController(_:didSelect:)"])
  static let pageArrivingWillFirst = Rule(
    "pages.arriving-will-first",
    "A page change sends the new page's `viewWillAppear`, then the old one's "
      + "`viewWillDisappear`.",
    since: "5", evidence: "T: wangling.me 2014", confidence: "high",
    names: ["UIPageViewController"])
  static let pageScrollArrivingFinishes = Rule(
    "pages.scroll-arriving-finishes",
    "Scrolling pages: the new page's `viewDidAppear` comes before the old one's "
      + "`viewDidDisappear`.",
    since: "6", evidence: "T: wangling.me 2014", confidence: "high",
    names: ["UIPageViewController"])
  static let pageCurlLeavingFinishes = Rule(
    "pages.curl-leaving-finishes",
    "Curling pages: the old page's `viewDidDisappear` comes before the new one's "
      + "`viewDidAppear`.",
    since: "5", evidence: "T: wangling.me 2014", confidence: "high",
    names: ["UIPageViewController"])
  static let pageSwipeCancelled = Rule(
    "pages.swipe-cancelled", "A page swipe taken back turns both pages round.", since: "5",
    evidence: "T: wangling.me 2014", confidence: "high", names: ["UIPageViewController"])
  static let pageNeighboursAreCached = Rule(
    "pages.neighbours-are-cached",
    "The data source is asked for both neighbours once; after a change only for the missing one.",
    since: "6", evidence: "T: wisdomskyduan 2015", confidence: "medium",
    names: ["pageViewController(_:viewControllerAfter:)"])
  static let pageDelegateOnSwipe = Rule(
    "pages.delegate-on-swipe",
    "The delegate hears `willTransitionTo` and `didFinishAnimating` of swipes.", since: "6",
    evidence: "A: UIPageViewControllerDelegate", confidence: "high",
    names: ["pageViewController(_:willTransitionTo:)"])

  static let containers: [Rule] = [
    pushRecordsAtOnce, pushIsDeferred, pushLoadsAtOnce, deferredTransitionStartsInLayout,
    firstTopLoadsInLayout, topAppearsWithNavigation, navigationForwardsInside, outgoingWillFirst,
    leavingFinishesFirst, skippedControllersGoSilently, popTellsOnlyTheTop, popAtRootDoesNothing,
    popToStranger, setStackMovesTopOnly, replacedTopIsNotTold, pushOfSameInstance,
    pushOfNavigationController, swipeBackIsAPop, cancelledSwipeTurnsRound,
    willShowAfterWillAppear, didShowAfterDidAppear, navigationControllerIsFoundAbove,
    tabsLoadInInit, tabsTellAllChildren, tabsLoadSelectedOnly, tabsForwardInside,
    tabArrivingWillFirst, tabLeavingWillFirst, tabLeavingFinishesFirst, sameTabDoesNothing,
    tabDelegateOnTap, pageArrivingWillFirst, pageScrollArrivingFinishes, pageCurlLeavingFinishes,
    pageSwipeCancelled, pageNeighboursAreCached, pageDelegateOnSwipe,
  ]
}
