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
    since: "13", evidence: "A: viewIsAppearing(_:)", confidence: "high",
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
    "appearance.begin-twice", "A second begin in the same direction is absorbed.", since: "5",
    evidence: "K", confidence: "recall", names: ["beginAppearanceTransition(_:animated:)"])
  static let unbalancedTransition = Rule(
    "appearance.unbalanced",
    "An end without a begin, or a begin across UIKit's own transition, logs \"Unbalanced calls\".",
    since: "5", evidence: "S: Slide-iOS#266, MMDrawerController#196", confidence: "medium",
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])
  static let appearanceCallbackMisuse = Rule(
    "appearance.direct-call",
    "Calling an appearance callback directly changes nothing; newer systems log a warning.",
    since: "17", evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["viewWillAppear(_:)"])
  static let forwardsParentFirst = Rule(
    "appearance.forwards-parent-first",
    "After its own callback a container's appearance is passed to its children, in order.",
    since: "5", evidence: "T: jianshu ad86ca978747; A", confidence: "high",
    names: ["shouldAutomaticallyForwardAppearanceMethods"])
  static let viewDrivenAppearance = Rule(
    "appearance.view-driven",
    "When a controller's view enters or leaves a window by itself, the controller appears or "
      + "disappears; while a transition is open it does not hear of it twice.",
    since: "5", evidence: "T: jianshu ad86ca978747; square/workflow-swift", confidence: "high",
    names: ["addSubview(_:)", "removeFromSuperview"])
  static let noViewDrivenAppearance = Rule(
    "appearance.not-view-driven",
    "Before iOS 5 inserting a controller's view sent no appearance callbacks.", through: "4",
    evidence: "T: published observations of iOS 4", confidence: "medium",
    names: ["addSubview(_:)"])
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
    since: "26", evidence: "M by a third party on 26.5 (Catalyst)", confidence: "low",
    articles: ["003"], claims: ["S003-30", "M-05"], names: ["willMove(toParent:)", "parent"])
  static let containerSendsWillMoveNil = Rule(
    "child.container-sends-will-move-nil",
    "Before it removes a child, the container sends `willMove(toParent: nil)`.", since: "5",
    evidence: "A: removeFromParent()", confidence: "high", articles: ["003"],
    claims: ["S003-31"], names: ["willMove(toParent:)"])
  static let containerSendsDidMove = Rule(
    "child.container-sends-did-move",
    "The container sends `didMove(toParent:)` when the child is in place.", since: "5",
    evidence: "A: didMove(toParent:)", confidence: "high", articles: ["003"],
    claims: ["S003-32", "S003-34", "M-14"], names: ["didMove(toParent:)"])
  static let removeFromParentSendsDidMove = Rule(
    "child.remove-sends-did-move",
    "`removeFromParent` sends `didMove(toParent: nil)`, but not `willMove(toParent: nil)`.",
    since: "5", evidence: "A: removeFromParent()", confidence: "high", articles: ["003"],
    claims: ["S003-32", "S003-33"], names: ["didMove(toParent:)", "removeFromParent"])
  static let childTakenFromOtherParent = Rule(
    "child.taken-from-other-parent",
    "A child of another parent is removed from it first.", since: "5",
    evidence: "A: addChild(_:)", confidence: "low", names: ["addChild(_:)"])
  static let childOfItself = Rule(
    "child.of-itself", "A controller cannot be its own child.", since: "5", evidence: "K",
    confidence: "recall", names: ["addChild(_:)"])
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
    since: "5", evidence: "T; P: Chameleon", confidence: "medium",
    names: ["transition(from:to:)"])
  static let preferredSizeTellsParent = Rule(
    "child.preferred-size", "A new preferred content size is reported to the parent.",
    since: "8", evidence: "A: preferredContentSizeDidChange", confidence: "high",
    names: ["preferredContentSize"])

  static let appearance: [Rule] = [
    willAppearBeforeWindow, isAppearingInWindow, didAppearEndsAppearance,
    willDisappearBeforeLeaving, didDisappearAfterLeaving, appearanceReversal, manualTransition,
    beginInSameDirection, unbalancedTransition, appearanceCallbackMisuse, forwardsParentFirst,
    viewDrivenAppearance, noViewDrivenAppearance, hierarchyInconsistency, addChildSendsWillMove,
    parentSetBeforeWillMove, containerSendsWillMoveNil, containerSendsDidMove,
    removeFromParentSendsDidMove, childTakenFromOtherParent, childOfItself, movingToParent,
    transitionNeedsCommonParent, transitionBetweenChildren, preferredSizeTellsParent,
  ]
}
