/// Appearing, disappearing, and children.
extension Rule {
  static let willAppearBeforeWindow = Rule(
    "appearance.will-appear",
    "`viewWillAppear` comes after loading and before the view is in its window.",
    evidence: "A: viewWillAppear(_:); T: many", confidence: "high", articles: ["002", "003"],
    claims: ["S002-07", "S002-12", "S002-24", "S003-21", "S003-22", "S003-48"],
    names: ["viewWillAppear(_:)"])
  static let isAppearingInWindow = Rule(
    "appearance.is-appearing",
    "`viewIsAppearing` comes once per appearance, in the window, before constraints and layout.",
    since: "13", isBoundToReleases: true, evidence: "A: viewIsAppearing(_:)", confidence: "high",
    claims: ["M-03"], names: ["viewIsAppearing(_:)"])
  static let didAppearEndsAppearance = Rule(
    "appearance.did-appear",
    "`viewDidAppear` ends an appearance, with the same `animated` as its \"will\".",
    evidence: "A: viewDidAppear(_:)", confidence: "high", articles: ["002", "003"],
    claims: ["S002-11", "S003-23", "S003-24", "S003-25"], names: ["viewDidAppear(_:)"])
  static let willDisappearBeforeLeaving = Rule(
    "appearance.will-disappear",
    "`viewWillDisappear` comes while the view is still in its window.",
    evidence: "A: viewWillDisappear(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-26"], names: ["viewWillDisappear(_:)"])
  static let didDisappearAfterLeaving = Rule(
    "appearance.did-disappear",
    "`viewDidDisappear` comes after the view has left its window.",
    evidence: "A: viewDidDisappear(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-26", "S003-48"], names: ["viewDidDisappear(_:)"])
  static let appearanceReversal = Rule(
    "appearance.reversal",
    "A transition may turn round: the opposite \"will\" and its \"did\" follow, and the \"did\" "
      + "that was due never comes.",
    evidence: "T: stackoverflow 18927878 (iOS 7), rudin_ (iOS 17)", confidence: "high",
    claims: ["M-06"], names: ["viewWillAppear(_:)", "viewWillDisappear(_:)"])
  static let manualTransition = Rule(
    "appearance.manual",
    "`beginAppearanceTransition` and `endAppearanceTransition` send the callbacks themselves, "
      + "window or not.",
    since: "5", evidence: "A: beginAppearanceTransition(_:animated:)", confidence: "high",
    articles: ["002"], claims: ["S002-18", "S002-19", "S002-20"],
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])
  static let beginInSameDirection = Rule(
    "appearance.begin-twice",
    "A second begin in the same direction is absorbed; one end ends both.", since: "5",
    evidence: "K", confidence: "recall",
    alternative: "Begins are counted, and the \"did\" comes with the last end.",
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])
  static let manualMutesTheView = Rule(
    "appearance.manual-mutes-view",
    "While a transition begun by hand is open, neither a container nor the view's way into or out "
      + "of a window sends the \"did\": only the end does.",
    since: "5", evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["beginAppearanceTransition(_:animated:)", "addSubview(_:)", "removeFromSuperview"])
  static let unbalancedTransition = Rule(
    "appearance.unbalanced",
    "An end without a begin, or a begin across UIKit's own transition, logs \"Unbalanced calls\".",
    since: "5", evidence: "S: Slide-iOS#266, MMDrawerController#196", confidence: "medium",
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])
  static let appearanceCallbackMisuse = Rule(
    "appearance.direct-call",
    "Calling an appearance callback directly changes nothing; newer systems log a warning.",
    since: "17", isBoundToReleases: true, evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["viewWillAppear(_:)", "viewWillDisappear(_:)"])
  static let forwardsToChildren = Rule(
    "appearance.forwards-to-children",
    "A container's appearance is passed on, in order, to the children whose views are in its own.",
    since: "5", evidence: "A: shouldAutomaticallyForwardAppearanceMethods", confidence: "high",
    names: ["shouldAutomaticallyForwardAppearanceMethods", "children"])
  static let forwardsParentFirst = Rule(
    "appearance.forwards-parent-first",
    "A parent gets each of the four callbacks before its children do.",
    since: "5", evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["shouldAutomaticallyForwardAppearanceMethods", "viewWillAppear(_:)"])
  static let forwardingOff = Rule(
    "appearance.forwarding-off",
    "A container that answers false to `shouldAutomaticallyForwardAppearanceMethods` tells its "
      + "children itself; nothing comes from UIKit, not even from the view's way into the window.",
    since: "5", evidence: "A: shouldAutomaticallyForwardAppearanceMethods", confidence: "high",
    names: ["shouldAutomaticallyForwardAppearanceMethods"])
  static let lateChildMissesWill = Rule(
    "appearance.late-child-misses-will",
    "A controller whose view comes in while a navigation or tab bar controller is bringing the "
      + "one around it on screen misses `viewWillAppear` and gets only `viewDidAppear`.",
    since: "5",
    evidence: "T: radars 12322346 (iOS 6), 32106539 (iOS 10.3); TYPagerController#7",
    confidence: "medium",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)", "addSubview(_:)", "addChild(_:)"])
  static let viewDrivenAppearance = Rule(
    "appearance.view-driven",
    "When a controller's view enters or leaves a window by itself, the controller appears or "
      + "disappears; while a transition is open it does not hear of it twice.",
    since: "5", isBoundToReleases: true, evidence: "T: jianshu ad86ca978747; square/workflow-swift",
    confidence: "high",
    names: ["addSubview(_:)", "removeFromSuperview"])
  static let noViewDrivenAppearance = Rule(
    "appearance.not-view-driven",
    "Before iOS 5 adding a controller's view to another view sent no appearance callbacks.",
    through: "4",
    evidence: "T: published observations of iOS 4", confidence: "medium",
    names: ["addSubview(_:)"])
  static let windowSubviewAppears = Rule(
    "appearance.window-subview",
    "Before iOS 5 a controller appeared when its view was added to the window itself.",
    through: "4", evidence: "K", confidence: "recall",
    alternative: "Adding the view to the window sends nothing, as adding it to another view.",
    names: ["addSubview(_:)"])
  static let requestedParentInconsistency = Rule(
    "child.requested-parent",
    "A controller without a parent whose view is on screen in one controller's view cannot be "
      + "added as a child to another.",
    since: "5", evidence: "S: smartnsoft/Extra#7, FRLayeredNavigationController#6",
    confidence: "high", names: ["addChild(_:)"])
  static let hierarchyInconsistency = Rule(
    "child.hierarchy-inconsistency",
    "A child's view that enters a window inside another controller's view raises.", since: "5",
    evidence: "S: LazyPageScrollView#5, material-showcase-ios#79, maui#30310",
    confidence: "high", names: ["addSubview(_:)"])
  static let addChildSendsWillMove = Rule(
    "child.add-sends-will-move",
    "`addChild` sends `willMove(toParent:)`, but not `didMove(toParent:)`.", since: "5",
    evidence: "A: addChild(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-31", "S003-34"], names: ["willMove(toParent:)", "addChild(_:)"])
  static let parentSetBeforeWillMove = Rule(
    "child.parent-set-before-will-move",
    "From iOS 26 `parent` is already the new container inside `willMove(toParent:)`.",
    since: "26", isBoundToReleases: true, evidence: "M by a third party on 26.5 (Catalyst)",
    confidence: "low",
    alternative: "`parent` is set only after `willMove(toParent:)`, as before.",
    articles: ["003"], claims: ["S003-30", "M-05"], names: ["willMove(toParent:)", "parent"])
  static let parentSetAfterWillMove = Rule(
    "child.parent-set-after-will-move",
    "Before iOS 26 `parent` is still the old one inside `willMove(toParent:)`.", since: "5",
    through: "18", evidence: "A: willMove(toParent:)", confidence: "low",
    alternative: "`parent` is already the new container inside `willMove(toParent:)`.",
    articles: ["003"], claims: ["S003-30", "M-05"], names: ["willMove(toParent:)", "parent"])
  static let addChildLeavesViewsAlone = Rule(
    "child.add-leaves-views-alone",
    "`addChild` does not load or move views; adding a view does not make its controller a child.",
    since: "5", evidence: "P; T: stackoverflow 17192005", confidence: "high",
    names: ["addChild(_:)", "addSubview(_:)", "children"])
  static let containerSendsWillMoveNil = Rule(
    "child.container-sends-will-move-nil",
    "Before it removes a child, the container sends `willMove(toParent: nil)`.", since: "5",
    evidence: "A: removeFromParent()", confidence: "high", articles: ["003"],
    claims: ["S003-31"], names: ["willMove(toParent:)"])
  static let containerSendsDidMove = Rule(
    "child.container-sends-did-move",
    "The container sends `didMove(toParent:)` when the child is in place.", since: "5",
    isBoundToReleases: true,
    evidence: "A: didMove(toParent:)", confidence: "high", articles: ["003"],
    claims: ["S003-32", "S003-34", "M-14"], names: ["didMove(toParent:)"])
  static let removeFromParentSendsDidMove = Rule(
    "child.remove-sends-did-move",
    "`removeFromParent` sends `didMove(toParent: nil)`, but not `willMove(toParent: nil)`.",
    since: "5", isBoundToReleases: true, evidence: "A: removeFromParent()", confidence: "high",
    articles: ["003"],
    claims: ["S003-32", "S003-33"], names: ["didMove(toParent:)", "removeFromParent"])
  static let childTakenFromOtherParent = Rule(
    "child.taken-from-other-parent",
    "A child of another parent is removed from it first, as by `removeFromParent`.", since: "5",
    evidence: "A: UIViewController.h, addChildViewController:", confidence: "low",
    alternative: "The old parent lets go of the child without `didMove(toParent: nil)`.",
    names: ["addChild(_:)", "didMove(toParent:)"])
  static let childAddedAgain = Rule(
    "child.added-again", "Adding a child to the parent it has does nothing.", since: "5",
    evidence: "K", confidence: "recall",
    alternative: "`willMove(toParent:)` is sent again, and the child becomes the last.",
    names: ["addChild(_:)"])
  static let childOfItself = Rule(
    "child.of-itself", "Adding a controller to itself raises.", since: "5", evidence: "K",
    confidence: "recall", alternative: "Adding a controller to itself does nothing.",
    names: ["addChild(_:)"])
  static let childThatIsAnAncestor = Rule(
    "child.ancestor", "Adding a controller to one of its own descendants raises.", since: "5",
    evidence: "K", confidence: "recall",
    alternative: "Adding a controller to one of its descendants does nothing.",
    names: ["addChild(_:)"])
  static let movingToParent = Rule(
    "child.moving-flags",
    "`isMovingToParent` and `isMovingFromParent` are true only in the callbacks of the move.",
    since: "5", evidence: "A: isMovingToParent", confidence: "high",
    names: ["isMovingToParent", "isMovingFromParent"])
  static let transitionNeedsCommonParent = Rule(
    "child.transition-needs-common-parent",
    "`transition(from:to:)` raises unless both are children of the receiver.", since: "5",
    evidence: "S: Awful.app#213", confidence: "high", names: ["transition(from:to:)"])
  static let transitionBetweenChildren = Rule(
    "child.transition",
    "`transition(from:to:)`: the leaving child's will, the arriving one's will, its did, then the "
      + "leaving one's did.",
    since: "5", evidence: "T: published observations; P: Chameleon", confidence: "medium",
    names: ["transition(from:to:)", "viewDidAppear(_:)", "viewDidDisappear(_:)"])
  static let preferredSizeTellsParent = Rule(
    "child.preferred-size", "A new preferred content size is reported to the parent.",
    since: "8", evidence: "A: preferredContentSizeDidChange", confidence: "high",
    names: ["preferredContentSize", "preferredContentSizeDidChange(forChildContentContainer:)"])
  static let presentedToPresenter = Rule(
    "responder.presented-to-presenter",
    "The next responder of a presented controller is the controller that presents it.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])
  static let controllerToSuperview = Rule(
    "responder.controller-to-superview",
    "The next responder of a controller is the superview of its view: a container's view, or the "
      + "window.",
    evidence: "A: UIResponder.next; P: openuikit", confidence: "high", names: ["next"])
  static let touchesGoUpTheChain = Rule(
    "responder.touches-go-up",
    "A responder that does not handle touches passes them to its next one.",
    evidence: "A: touchesBegan(_:with:)", confidence: "high",
    names: ["touchesBegan(_:with:)", "next"])
  static let focusIsWanted = Rule(
    "responder.focus-is-wanted",
    "Only a responder whose `canBecomeFirstResponder` says so becomes first.",
    evidence: "A: canBecomeFirstResponder; P: openuikit", confidence: "high",
    names: ["canBecomeFirstResponder", "becomeFirstResponder"])
  static let targetsAreNotRetained = Rule(
    "memory.targets-are-not-retained", "A control does not own the targets of its actions.",
    evidence: "A: addTarget(_:action:for:)", confidence: "high",
    names: ["addTarget(_:action:for:)", "deinit"])

  static let appearance: [Rule] = [
    willAppearBeforeWindow, isAppearingInWindow, didAppearEndsAppearance,
    willDisappearBeforeLeaving, didDisappearAfterLeaving, appearanceReversal, manualTransition,
    beginInSameDirection, manualMutesTheView, unbalancedTransition, appearanceCallbackMisuse,
    forwardsToChildren, forwardsParentFirst, forwardingOff, lateChildMissesWill,
    viewDrivenAppearance, noViewDrivenAppearance, windowSubviewAppears,
    requestedParentInconsistency, hierarchyInconsistency, addChildSendsWillMove,
    parentSetBeforeWillMove, parentSetAfterWillMove, addChildLeavesViewsAlone,
    containerSendsWillMoveNil, containerSendsDidMove, removeFromParentSendsDidMove,
    childTakenFromOtherParent, childAddedAgain, childOfItself, childThatIsAnAncestor,
    movingToParent, transitionNeedsCommonParent, transitionBetweenChildren,
    preferredSizeTellsParent, presentedToPresenter, controllerToSuperview, touchesGoUpTheChain,
    focusIsWanted, targetsAreNotRetained,
  ]
}
