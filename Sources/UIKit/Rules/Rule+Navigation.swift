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

  static let navigationRules: [Rule] = [
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
