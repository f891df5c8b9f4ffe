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
    "From iOS 7, a push or pop only starts when the navigation controller's view lays out. When "
      + "`pushViewController` returns, the pushed view isn't loaded yet.",
    since: "7",
    evidence: "S: RTRootNavigationController#275; T: quesera2 2014",
    confidence: "high",
    claims: ["M-07", "S003-18"],
    names: ["pushViewController(_:animated:)", "popViewController(animated:)", "viewDidLoad()"])

  static let pushLoadsAtOnce = Rule(
    "navigation.push-loads-at-once",
    "Up to iOS 6, UIKit loads the pushed view and sends the \"will\" callbacks before "
      + "`pushViewController` returns.",
    through: "6",
    evidence: "T: quesera2 2014",
    confidence: "high",
    names: ["pushViewController(_:animated:)", "viewDidLoad()"])

  static let deferredTransitionStartsInLayout = Rule(
    "navigation.starts-in-layout",
    "A deferred transition loads the new view and sends the \"will\" callbacks during layout: in "
      + "the layout pass at the end of the turn, or in an earlier `layoutIfNeeded()`.",
    since: "7",
    evidence: "S: MBContactPicker#48, navigation-stack#10, rickytan#153",
    confidence: "high",
    names: [
      "pushViewController(_:animated:)", "viewWillAppear(_:)", "viewWillDisappear(_:)",
      "layoutIfNeeded()",
    ])

  static let loadsBeforeTheWills = Rule(
    "navigation.loads-before-wills",
    "UIKit loads the arriving controller's view before it calls the leaving controller's "
      + "`viewWillDisappear`.",
    evidence: "T: readke.com, arm1.ru; S: older stack traces load the view in "
      + "`_startCustomTransition:`, newer ones in its `__viewWillAppear:`",
    confidence: "medium",
    names: ["viewDidLoad()", "loadView()", "viewWillDisappear(_:)"])

  static let firstTopLoadsInLayout = Rule(
    "navigation.first-top-loads-in-layout",
    "UIKit loads the first top controller's view when the navigation controller's view first lays "
      + "out.",
    since: "7", isBoundToReleases: true,
    evidence: "S: launch stack traces; T: hdk2200 (iOS 17)",
    confidence: "medium",
    names: ["viewDidLoad()", "viewWillAppear(_:)"])

  static let topAppearsWithNavigation = Rule(
    "navigation.top-appears",
    "The top controller appears together with its navigation controller.",
    evidence: "A: UINavigationController; P: openuikit",
    confidence: "high",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)"])

  static let navigationForwardsInside = Rule(
    "navigation.forwards-inside",
    "A navigation controller calls its top controller from inside its own appearance callbacks. In "
      + "a subclass, this happens during `super.viewWillAppear(animated)`.",
    evidence: "K; peers disagree",
    confidence: "recall",
    alternative:
      "The top gets its callback after the navigation controller's own callback has returned.",
    names: [
      "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ])

  static let outgoingWillFirst = Rule(
    "navigation.outgoing-will-first",
    "In a push or pop, UIKit calls the leaving controller's `viewWillDisappear` first, then the "
      + "arriving controller's `viewWillAppear`.",
    evidence: "T: eleven full logs",
    confidence: "high",
    names: ["viewWillDisappear(_:)", "viewWillAppear(_:)"])

  static let leavingFinishesFirst = Rule(
    "navigation.leaving-finishes-first",
    "A push or pop ends with `viewDidDisappear` of the leaving controller, then `viewDidAppear` of "
      + "the arriving controller. A full-screen modal has the opposite order.",
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
    "A pushed controller gets `didMove(toParent:)` after its `viewDidAppear`.",
    since: "5",
    evidence: "T: arm1.ru; Programming iOS 6",
    confidence: "high",
    names: ["didMove(toParent:)", "viewDidAppear(_:)"])

  static let poppedIsReleasedLast = Rule(
    "navigation.popped-goes-last",
    "After the revealed controller's `viewDidAppear`, the popped controller gets "
      + "`didMove(toParent: nil)`, and UIKit releases it.",
    evidence: "T: readke.com, arm1.ru; on a device autorelease may delay the release further",
    confidence: "medium",
    names: ["didMove(toParent:)", "viewDidAppear(_:)", "popViewController(animated:)"])

  static let skippedControllersGoSilently = Rule(
    "navigation.skipped-go-silently",
    "Controllers between the old and the new top get no appearance callbacks. UIKit releases them "
      + "between the \"will\" and the \"did\" callbacks.",
    evidence: "T: hdk2200 (iOS 17); P: Chameleon",
    confidence: "high",
    names: ["popToRootViewController(animated:)", "popToViewController(_:animated:)"])

  static let popTellsOnlyTheTop = Rule(
    "navigation.pop-tells-the-top",
    "Before a pop returns, it sends `willMove(toParent: nil)` to the controller on screen, but to "
      + "none of the controllers below.",
    since: "5",
    evidence: "T: readke.com; P: Chameleon",
    confidence: "high",
    names: ["popViewController(animated:)", "willMove(toParent:)"])

  static let popAtRootDoesNothing = Rule(
    "navigation.pop-at-root",
    "A pop at the root controller returns nil and sends no callbacks.",
    evidence: "A: popViewController(animated:)",
    confidence: "high",
    names: ["popViewController(animated:)", "popToRootViewController(animated:)"])

  static let popToStranger = Rule(
    "navigation.pop-to-stranger",
    "Popping to a controller that isn't in the stack throws an exception.",
    evidence: "S: \"Tried to pop to a view controller that doesn't exist.\"",
    confidence: "high",
    names: ["popToViewController(_:animated:)"])

  static let setStackMovesTopOnly = Rule(
    "navigation.set-stack",
    "If the top changes, `setViewControllers` makes a single transition, from the old top "
      + "controller to the new top controller.",
    evidence: "K; P: Chameleon",
    confidence: "medium",
    names: ["setViewControllers(_:animated:)", "viewControllers"])

  static let setMovesIn = Rule(
    "navigation.set-moves-in",
    "`setViewControllers` adds the new controllers and sends them `willMove(toParent:)` before it "
      + "returns.",
    evidence: "A: setViewControllers(_:animated:); P: openuikit",
    confidence: "medium",
    names: ["setViewControllers(_:animated:)", "willMove(toParent:)", "parent"])

  static let onlyTheTopLoads = Rule(
    "navigation.only-the-top-loads",
    "UIKit doesn't load the views of controllers below the top before it shows them.",
    evidence: "K; P: Chameleon",
    confidence: "recall",
    alternative: "All controllers of the stack are loaded when it is first shown.",
    names: ["setViewControllers(_:animated:)", "pushViewController(_:animated:)", "isViewLoaded"])

  static let offScreenPopReleases = Rule(
    "navigation.off-screen-pop",
    "If the navigation controller isn't in a window, a pop sends no appearance callbacks, and "
      + "UIKit releases the popped controller immediately.",
    evidence: "K; P: Chameleon",
    confidence: "recall",
    alternative: "It stays until the navigation controller next appears.",
    names: ["popViewController(animated:)"])

  static let replacedTopIsNotTold = Rule(
    "navigation.replaced-top-not-told",
    "On iOS 7 and 8, a top controller that `setViewControllers` replaces gets no "
      + "`willMove(toParent:)` and no `didMove(toParent:)`.",
    since: "7",
    through: "8",
    evidence: "T: radar 18002763",
    confidence: "low",
    alternative:
      "It gets `willMove(toParent: nil)` and `didMove(toParent: nil)` as on other releases.",
    names: ["setViewControllers(_:animated:)", "willMove(toParent:)", "didMove(toParent:)"])

  static let changesInATurnCoalesce = Rule(
    "navigation.changes-coalesce",
    "If you change the stack several times in a turn, only the last top appears. A controller "
      + "pushed and covered in the same turn gets no appearance callbacks.",
    since: "7",
    evidence: "K; P: Chameleon",
    confidence: "recall",
    alternative:
      "Each change is carried out in its turn: the one in the middle appears and disappears.",
    names: ["pushViewController(_:animated:)", "popViewController(animated:)"])

  static let secondAnimatedChangeWaits = Rule(
    "navigation.second-animated-waits",
    "If you make two animated changes in a turn, the second change waits for the end of the first.",
    evidence: "K",
    confidence: "low",
    alternative: "They are one transition to the last top.",
    names: ["pushViewController(_:animated:)"])

  static let changeDuringTransitionIsRecorded = Rule(
    "navigation.change-during-transition",
    "If you change the stack during a transition, the stack changes immediately. UIKit carries the "
      + "change out when the transition ends.",
    evidence: "K; radar 44091459 (iOS 11.4) says otherwise",
    confidence: "low",
    alternative: "The stack itself only changes when the running transition ends.",
    names: ["pushViewController(_:animated:)", "popViewController(animated:)", "viewControllers"])

  static let nestedPushWarns = Rule(
    "navigation.nested-push-warns",
    "Up to iOS 10, UIKit warns about a push during an animated push: \"nested push animation can "
      + "result in corrupted navigation bar\".",
    through: "10", isBoundToReleases: true,
    evidence:
      "S: many public issues, ChatSecure-iOS#597 on iOS 10; the release it went away is not known",
    confidence: "low",
    alternative: "UIKit logs nothing.",
    names: ["pushViewController(_:animated:)"])

  static let pushOfSameInstance = Rule(
    "navigation.push-twice",
    "Pushing a controller that's already in the stack throws an exception.",
    evidence: "S: pro.webssh.net#16",
    confidence: "high",
    names: ["pushViewController(_:animated:)"])

  static let pushTwiceNamesBoth = Rule(
    "navigation.push-twice-names-both",
    "From iOS 13 on, the exception about a controller pushed twice also names the navigation "
      + "controller and the app.",
    since: "13", isBoundToReleases: true,
    evidence: "S: SwiftAlgorithms#31 of 2020; pro.webssh.net#16 has the older text",
    confidence: "medium", names: ["pushViewController(_:animated:)"])

  static let pushOfNavigationController = Rule(
    "navigation.push-navigation",
    "Pushing a navigation controller throws an exception.",
    evidence: "K",
    confidence: "recall",
    alternative: "It is pushed like any other controller, with a second bar below the first.",
    names: ["pushViewController(_:animated:)"])

  static let pushOfSplitViewController = Rule(
    "navigation.push-split",
    "Pushing a split view controller throws an exception.",
    since: "5",
    evidence: "S: \"Split View Controllers cannot be pushed to a Navigation Controller\"",
    confidence: "medium",
    names: ["pushViewController(_:animated:)", "UISplitViewController"])

  static let swipeBackIsAPop = Rule(
    "navigation.swipe-back",
    "A swipe from the left edge starts a pop that the user can cancel.",
    since: "7",
    evidence: "A: interactivePopGestureRecognizer",
    confidence: "high",
    claims: ["M-06"],
    names: ["interactivePopGestureRecognizer", "viewWillDisappear(_:)"])

  static let swipeNeedsBackButton = Rule(
    "navigation.swipe-needs-back-button",
    "The swipe back doesn't begin if the bar is hidden, or if the back button is hidden or "
      + "replaced. It does begin if the app gave the recognizer another delegate.",
    since: "7",
    evidence: "T: stackoverflow 24710258",
    confidence: "high",
    names: ["interactivePopGestureRecognizer", "isNavigationBarHidden", "hidesBackButton"])

  static let swipeTakesFromStackAtOnce = Rule(
    "navigation.swipe-takes-from-stack",
    "During a swipe back, the top controller is already out of the stack.",
    since: "7",
    evidence: "T: the stack in viewWillDisappear of a pop; not seen for a swipe in progress",
    confidence: "low",
    alternative: "The stack changes only when the swipe is finished.",
    names: ["viewControllers", "topViewController"])

  static let cancelledSwipeTurnsRound = Rule(
    "navigation.cancelled-swipe",
    "If a swipe back is cancelled, the lower controller disappears again, then the top controller "
      + "appears again. UIKit never sends the \"did\" callbacks of the pop.",
    since: "7",
    evidence: "T: stackoverflow 18927878; P: openuikit",
    confidence: "medium",
    claims: ["M-06"],
    names: [
      "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)",
    ])

  static let cancelledSwipeTellsNoDidShow = Rule(
    "navigation.cancelled-swipe-delegate",
    "If a swipe back is cancelled, the delegate has received `willShow` for the lower controller, "
      + "and UIKit tells it nothing more.",
    since: "7",
    evidence: "T: published observations",
    confidence: "medium",
    names: [
      "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
    ])

  static let cancelledSwipeSendsNoMove = Rule(
    "navigation.cancelled-swipe-moves",
    "After a cancelled swipe back, the top controller gets no more parent callbacks, though it "
      + "already got `willMove(toParent: nil)`.",
    since: "7",
    evidence: "K",
    confidence: "recall",
    alternative:
      "It gets `willMove(toParent:)` and `didMove(toParent:)` with its navigation controller.",
    names: ["willMove(toParent:)", "didMove(toParent:)"])

  static let delegateHearsWillShow = Rule(
    "navigation.delegate-will-show",
    "UIKit calls the delegate's `willShow` when a transition begins, and when the first top "
      + "controller appears.",
    evidence: "A: UINavigationControllerDelegate; T: vastdevblog 2012",
    confidence: "high",
    names: ["navigationController(_:willShow:animated:)"])

  static let willShowAfterWillAppear = Rule(
    "navigation.will-show",
    "UIKit calls the delegate's `willShow` after the arriving controller's `viewWillAppear`.",
    evidence: "T: vastdevblog 2012",
    confidence: "low",
    alternative: "It comes before it.",
    names: ["navigationController(_:willShow:animated:)", "viewWillAppear(_:)"])

  static let didShowAfterDidAppear = Rule(
    "navigation.did-show",
    "UIKit calls the delegate's `didShow` after the arriving controller's `viewDidAppear`.",
    evidence: "T: vastdevblog 2012",
    confidence: "high",
    names: ["navigationController(_:didShow:animated:)", "viewDidAppear(_:)"])

  static let delegateSuppliesAnimator = Rule(
    "navigation.animator",
    "UIKit asks the delegate for an animation before it sends any callback of an animated "
      + "transition. That animation decides when the transition ends.",
    since: "7",
    evidence: "A: UINavigationControllerDelegate; S: navigation-stack#10",
    confidence: "high",
    names: ["navigationController(_:animationControllerFor:from:to:)"])

  static let popDuringPresentationRefused = Rule(
    "navigation.pop-during-presentation",
    "While the animation of a presentation over the stack runs, a pop changes nothing and logs a "
      + "warning.",
    since: "8", isBoundToReleases: true,
    evidence: "S: console line in aryaxt/iOS-Slide-Menu#161 (iOS 8.3)", confidence: "medium",
    names: ["popViewController(animated:)", "popToRootViewController(animated:)"])

  static let delegateSuppliesInteraction = Rule(
    "navigation.interaction",
    "If the delegate supplies an animation, UIKit asks it next for an interaction. There may be "
      + "none.",
    since: "7",
    evidence: "A: UINavigationControllerDelegate",
    confidence: "high",
    names: ["navigationController(_:interactionControllerFor:)"])

  static let cancelledNavigationTurnsRound = Rule(
    "navigation.cancelled-transition",
    "If the app's animation of a push or pop ends with `completeTransition(false)`, UIKit restores "
      + "the stack. Both controllers turn round, as in a cancelled swipe back.",
    since: "7",
    evidence: "A: completeTransition(_:); UIViewControllerTransitionCoordinator.h; against it, for "
      + "setViewControllers on iOS 7, radar 14794181",
    confidence: "medium",
    names: ["completeTransition(_:)", "navigationController(_:interactionControllerFor:)"])

  static let coordinatorIsThereAtOnce = Rule(
    "navigation.coordinator-at-once",
    "After you ask for an animated push or pop, `transitionCoordinator` exists even before the "
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
    "Inside a navigation controller, `show` makes an animated push.",
    since: "8",
    evidence: "A: show(_:sender:)",
    confidence: "high",
    names: ["show(_:sender:)"])

  static let navigationBarInSafeArea = Rule(
    "navigation.bar-in-safe-area",
    "The navigation bar takes 44 points from the top of a child's safe area, unless the bar is "
      + "hidden.",
    since: "11",
    evidence: "A: safeAreaInsets",
    confidence: "high",
    names: ["safeAreaInsets", "isNavigationBarHidden", "viewSafeAreaInsetsDidChange()"])

  static let navigationControllerIsFoundAbove = Rule(
    "navigation.found-above",
    "`navigationController` searches upwards through the parent controllers. Before the push, it's "
      + "nil.",
    evidence: "A: navigationController",
    confidence: "high",
    articles: ["003"],
    claims: ["S003-17", "S003-18", "S003-19", "S003-20"],
    names: ["navigationController"])

  static let navigationBarIsManaged = Rule(
    "navigation.bar-is-managed",
    "The bar of a navigation controller shows the items of its stack. Pushing, popping or setting "
      + "items or the delegate in code throws an exception.",
    evidence: "A: UINavigationController.h; S: rdar 13055919, SAHistoryNavigationViewController#38",
    confidence: "high", names: ["navigationBar", "topItem", "backItem", "items"])

  static let navigationBarAsks = Rule(
    "navigation.bar-asks",
    "A navigation bar of the app's own asks its delegate before it pushes or pops an item. It tells "
      + "the delegate at the end, immediately without animation.",
    evidence: "A: UINavigationBar.h", confidence: "medium",
    alternative: "Code pushes and pops without a call to the delegate.",
    names: [
      "pushItem(_:animated:)", "popItem(animated:)", "navigationBar(_:shouldPop:)",
      "navigationBar(_:didPush:)",
    ])

  static let barButtonActs = Rule(
    "navigation.bar-button-acts",
    "A tap on a bar button sends its action to the target. Without a target, the action climbs up "
      + "the responder chain.",
    evidence: "A: UIBarButtonItem", confidence: "high",
    names: ["target", "action", "primaryAction"])

  static let backTapAsks = Rule(
    "navigation.back-tap-asks",
    "A tap on the back button runs the item's `backAction` instead of a pop. A navigation "
      + "controller that's the delegate of its bar can refuse in `shouldPop`.",
    evidence:
      "A: UINavigationBar.h, UINavigationItem.h; P: onegray/UIViewController-BackButtonHandler",
    confidence: "medium", alternative: "It pops.",
    names: ["backAction", "navigationBar(_:shouldPop:)"])

  static let editButtonToggles = Rule(
    "navigation.edit-button-toggles",
    "A tap on `editButtonItem` calls `setEditing` with the opposite of `isEditing`. The button "
      + "then says Done instead of Edit.",
    evidence: "A: editButtonItem", confidence: "high",
    names: ["editButtonItem", "setEditing(_:animated:)", "isEditing"])

  static let animatorMethodStopsSwipe = Rule(
    "navigation.animator-method-stops-swipe",
    "On iOS 7, the user can't swipe back if the delegate has a method for animators, even if that "
      + "returns nil.",
    since: "7", through: "7", isBoundToReleases: true, evidence: "S: radar 15215690",
    confidence: "medium",
    alternative: "The swipe works.",
    names: [
      "navigationController(_:animationControllerFor:from:to:)", "interactivePopGestureRecognizer",
    ])

  static let cancelledSetKeepsBoth = Rule(
    "navigation.cancelled-set-keeps-both",
    "On iOS 7, a cancelled interactive `setViewControllers` leaves the new top below the old one "
      + "in the stack.",
    since: "7", through: "7", isBoundToReleases: true, evidence: "S: radar 14794181",
    confidence: "medium",
    alternative: "The stack is as before.",
    names: ["setViewControllers(_:animated:)", "viewControllers"])

  static let popToRootShowsBothEnds = Rule(
    "navigation.pop-to-root-shows-both-ends",
    "On iOS 14, while an animated `popToRootViewController` runs, `viewControllers` has the old "
      + "top before the root.",
    since: "14", through: "14", isBoundToReleases: true,
    evidence: "T: jianshu 4e94dd08623b; qanswer.space", confidence: "medium",
    alternative: "It has the root only.",
    names: ["popToRootViewController(animated:)", "viewControllers"])

  static let alongsideIsLostForRoot = Rule(
    "navigation.alongside-is-lost-for-root",
    "On iOS 8, if the root of a presented navigation controller adds an animation in "
      + "`viewWillAppear`, the coordinator runs only its completion.",
    since: "8", through: "8", isBoundToReleases: true, evidence: "S: radar 20171073",
    confidence: "medium",
    alternative: "The animation runs too.",
    names: ["animate(alongsideTransition:completion:)", "viewWillAppear(_:)"])

  static let targetMayRefuse = Rule(
    "navigation.target-may-refuse",
    "A container that returns false from `canPerformAction` isn't the target of `show`. UIKit asks "
      + "its ancestors next.",
    since: "8", evidence: "A: UIViewController.h, targetViewController(forAction:sender:)",
    confidence: "high",
    names: ["targetViewController(forAction:sender:)", "canPerformAction(_:withSender:)"])

  static let barHidesInCompactHeight = Rule(
    "navigation.bar-hides-in-compact-height",
    "With `hidesBarsWhenVerticallyCompact`, the navigation bar goes when the height becomes compact, "
      + "and comes back when it's regular.",
    since: "8", evidence: "A: hidesBarsWhenVerticallyCompact", confidence: "medium",
    names: ["hidesBarsWhenVerticallyCompact", "isNavigationBarHidden"])

  static let swipeInterruptsTransition = Rule(
    "navigation.swipe-interrupts-transition",
    "A swipe back may begin while a push still moves: from iOS 18 if it zooms, and from iOS 26 any. "
      + "The push isn't cancelled; it ends at once with `viewDidAppear`, and then the pop begins.",
    since: "18", isBoundToReleases: true,
    evidence: "A: Enhance your UI animations and transitions (WWDC 2024)", confidence: "high",
    names: ["viewDidAppear(_:)", "viewWillDisappear(_:)", "interactivePopGestureRecognizer"])

  static let stackIsDistinct = Rule(
    "navigation.stack-is-distinct",
    "Setting a stack that has a controller twice throws an exception.",
    evidence: "S: WordPress-iOS#15337", confidence: "high",
    names: ["setViewControllers(_:animated:)", "viewControllers"])

  static let navigationRules: [Rule] = [
    stackIsDistinct,
    swipeInterruptsTransition,
    barHidesInCompactHeight,
    pushRecordsAtOnce, pushIsDeferred, pushLoadsAtOnce, deferredTransitionStartsInLayout,
    loadsBeforeTheWills, firstTopLoadsInLayout, topAppearsWithNavigation, navigationForwardsInside,
    outgoingWillFirst, leavingFinishesFirst, coveredViewLeaves, didMoveFollowsAppearance,
    poppedIsReleasedLast, skippedControllersGoSilently, popTellsOnlyTheTop, popAtRootDoesNothing,
    popToStranger, setStackMovesTopOnly, setMovesIn, onlyTheTopLoads, offScreenPopReleases,
    replacedTopIsNotTold, changesInATurnCoalesce, secondAnimatedChangeWaits,
    changeDuringTransitionIsRecorded, nestedPushWarns, pushOfSameInstance, pushTwiceNamesBoth,
    pushOfNavigationController, pushOfSplitViewController, swipeBackIsAPop, swipeNeedsBackButton,
    swipeTakesFromStackAtOnce, cancelledSwipeTurnsRound, cancelledSwipeTellsNoDidShow,
    cancelledSwipeSendsNoMove, delegateHearsWillShow, willShowAfterWillAppear,
    didShowAfterDidAppear,
    delegateSuppliesAnimator,
    delegateSuppliesInteraction,
    popDuringPresentationRefused,
    cancelledNavigationTurnsRound,
    coordinatorIsThereAtOnce,
    showPushes,
    navigationBarInSafeArea,
    navigationControllerIsFoundAbove,
    navigationBarIsManaged,
    navigationBarAsks,
    barButtonActs, backTapAsks,
    editButtonToggles, animatorMethodStopsSwipe, cancelledSetKeepsBoth, popToRootShowsBothEnds,
    alongsideIsLostForRoot,
    targetMayRefuse,
  ]
}
