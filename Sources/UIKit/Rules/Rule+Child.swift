/// Children and their containers.
extension Rule {
  static let requestedParentInconsistency = Rule(
    "child.requested-parent",
    "The view of a controller without a parent can be on screen inside one controller's view. "
      + "Adding the controller as a child of another controller then throws an exception.",
    since: "5", evidence: "S: smartnsoft/Extra#7, FRLayeredNavigationController#6",
    confidence: "high", names: ["addChild(_:)"])

  static let hierarchyInconsistency = Rule(
    "child.hierarchy-inconsistency",
    "UIKit throws an exception if a child's view enters a window inside the view of a controller "
      + "that isn't its parent.",
    since: "5",
    evidence: "S: LazyPageScrollView#5, material-showcase-ios#79, maui#30310",
    confidence: "high", names: ["addSubview(_:)"])

  static let addChildSendsWillMove = Rule(
    "child.add-sends-will-move",
    "`addChild` sends `willMove(toParent:)`, but not `didMove(toParent:)`.", since: "5",
    evidence: "A: addChild(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-31", "S003-34"], names: ["willMove(toParent:)", "addChild(_:)"])

  static let parentSetBeforeWillMove = Rule(
    "child.parent-set-before-will-move",
    "From iOS 26, `parent` is already the new parent controller inside `willMove(toParent:)`.",
    since: "26", isBoundToReleases: true, evidence: "M by a third party on 26.5 (Catalyst)",
    confidence: "low",
    alternative: "`parent` is set only after `willMove(toParent:)`, as before.",
    articles: ["003"], claims: ["S003-30", "M-05"], names: ["willMove(toParent:)", "parent"])

  static let parentSetAfterWillMove = Rule(
    "child.parent-set-after-will-move",
    "Before iOS 26, `parent` is still the old parent controller inside `willMove(toParent:)`.",
    since: "5",
    through: "18", evidence: "A: willMove(toParent:)", confidence: "low",
    alternative: "`parent` is already the new container inside `willMove(toParent:)`.",
    articles: ["003"], claims: ["S003-30", "M-05"], names: ["willMove(toParent:)", "parent"])

  static let addChildLeavesViewsAlone = Rule(
    "child.add-leaves-views-alone",
    "`addChild` doesn't load or move views. Adding a view doesn't make its controller a child.",
    since: "5", evidence: "P; T: stackoverflow 17192005", confidence: "high",
    names: ["addChild(_:)", "addSubview(_:)", "children"])

  static let containerSendsWillMoveNil = Rule(
    "child.container-sends-will-move-nil",
    "The parent controller sends `willMove(toParent: nil)` before it removes a child controller.",
    since: "5",
    evidence: "A: removeFromParent()", confidence: "high", articles: ["003"],
    claims: ["S003-31"], names: ["willMove(toParent:)"])

  static let containerSendsDidMove = Rule(
    "child.container-sends-did-move",
    "The parent controller sends `didMove(toParent:)` when the child controller is in place.",
    since: "5",
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
    "If a controller already has another parent, `addChild` first removes it there, as "
      + "`removeFromParent` does.",
    since: "5",
    evidence: "A: UIViewController.h, addChildViewController:", confidence: "low",
    alternative: "The old parent removes the child without `didMove(toParent: nil)`.",
    names: ["addChild(_:)", "didMove(toParent:)"])

  static let childAddedAgain = Rule(
    "child.added-again",
    "Adding a child again to the parent that it already has does nothing.",
    since: "5",
    evidence: "K", confidence: "recall",
    alternative: "The child gets `willMove(toParent:)` again, and becomes the last.",
    names: ["addChild(_:)"])

  static let childOfItself = Rule(
    "child.of-itself",
    "Adding a controller to itself throws an exception.",
    since: "5", evidence: "K",
    confidence: "recall", alternative: "Adding a controller to itself does nothing.",
    names: ["addChild(_:)"])

  static let childThatIsAnAncestor = Rule(
    "child.ancestor",
    "Adding a controller to one of its own descendants throws an exception.",
    since: "5",
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
    "`transition(from:to:)` throws an exception unless both controllers are children of the "
      + "controller that you call it on.",
    since: "5",
    evidence: "S: Awful.app#213", confidence: "high", names: ["transition(from:to:)"])

  static let transitionBetweenChildren = Rule(
    "child.transition",
    "`transition(from:to:)` calls, in this order: `viewWillDisappear` (leaving child), "
      + "`viewWillAppear`, `viewDidAppear` (arriving child), `viewDidDisappear` (leaving child).",
    since: "5", evidence: "T: published observations; P: Chameleon", confidence: "medium",
    names: ["transition(from:to:)", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let preferredSizeTellsParent = Rule(
    "child.preferred-size",
    "When a child's preferred content size changes, UIKit tells its parent controller.",
    since: "8", evidence: "A: preferredContentSizeDidChange", confidence: "high",
    names: ["preferredContentSize", "preferredContentSizeDidChange(forChildContentContainer:)"])

  static let childrenSeeNoMove = Rule(
    "child.children-see-no-move",
    "While a controller passes `viewWillDisappear` on to its children, its own "
      + "`isMovingFromParent` is false for them.",
    since: "5", evidence: "S: johnpatrickmorgan/LifecycleHooks#2 (iOS 11)", confidence: "medium",
    alternative: "It's true for them too.",
    names: ["isMovingFromParent", "viewWillDisappear(_:)"])

  static let contentScrollViewOfOneEdge = Rule(
    "child.content-scroll-view-of-one-edge",
    "`contentScrollView(for:)` takes one edge and throws an exception for several. "
      + "`setContentScrollView` takes several.",
    since: "15", evidence: "A: UIViewController.h", confidence: "high",
    names: ["contentScrollView(for:)", "setContentScrollView(_:for:)"])

  static let childRules: [Rule] = [
    requestedParentInconsistency, hierarchyInconsistency, addChildSendsWillMove,
    parentSetBeforeWillMove, parentSetAfterWillMove, addChildLeavesViewsAlone,
    containerSendsWillMoveNil, containerSendsDidMove, removeFromParentSendsDidMove,
    childTakenFromOtherParent, childAddedAgain, childOfItself, childThatIsAnAncestor,
    movingToParent, transitionNeedsCommonParent, transitionBetweenChildren,
    preferredSizeTellsParent,
    childrenSeeNoMove,
    contentScrollViewOfOneEdge,
  ]
}
