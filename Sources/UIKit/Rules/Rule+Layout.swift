/// Views that move, constraints, layout, traits and size.
extension Rule {
  static let viewAddedToDetachedTree = Rule(
    "hierarchy.add-detached",
    "Outside a window: `willMove(toSuperview:)`, `didMoveToSuperview`, the superview's "
      + "`didAddSubview`.",
    evidence: "T: e-com-net 5357521, jianshu 681053cc48fd", confidence: "high",
    articles: ["002"], claims: ["S002-09"],
    names: ["willMove(toSuperview:)", "didMoveToSuperview", "didAddSubview(_:)"])
  static let viewEntersWindowWithSuperview = Rule(
    "hierarchy.add-in-window",
    "Into a window: the window is announced first, then the superview; both are confirmed in the "
      + "same order.",
    evidence: "T: article 002", confidence: "medium", articles: ["002"], claims: ["S002-08"],
    names: ["willMove(toWindow:)", "willMove(toSuperview:)", "didMoveToWindow"])
  static let viewEntersWindow = Rule(
    "hierarchy.enter-window",
    "A tree that enters a window: each view is told, parents before children.",
    evidence: "P: Chameleon; S: material-showcase-ios#79", confidence: "high",
    articles: ["002"], claims: ["S002-08", "S002-09"],
    names: ["willMove(toWindow:)", "didMoveToWindow"])
  static let viewLeavesWindow = Rule(
    "hierarchy.leave-window",
    "A tree that leaves its window: each view is told with nil, parents before children.",
    evidence: "T: f5e7a1e899ac", confidence: "medium",
    names: ["willMove(toWindow:)", "didMoveToWindow"])
  static let viewRemovalNotices = Rule(
    "hierarchy.remove",
    "Removal: the superview's `willRemoveSubview`, `willMove(toSuperview: nil)`, "
      + "`willMove(toWindow: nil)`, `didMoveToWindow`, `didMoveToSuperview`.",
    evidence: "T: e-com-net 5357521, jianshu 681053cc48fd", confidence: "high",
    names: ["removeFromSuperview", "willRemoveSubview(_:)"])
  static let viewMovedBetweenSuperviews = Rule(
    "hierarchy.move-between",
    "A view added elsewhere leaves its former superview first.",
    evidence: "P: WinObjC, flowkey", confidence: "medium", names: ["addSubview(_:)"])
  static let viewAddedAgain = Rule(
    "hierarchy.add-again",
    "Adding a view to the superview it has only brings it to the front.",
    evidence: "P: WinObjC, flowkey", confidence: "medium", names: ["addSubview(_:)"])
  static let viewAddedToItself = Rule(
    "hierarchy.add-itself", "A view cannot be added to itself.", evidence: "K",
    confidence: "recall", names: ["addSubview(_:)"])
  static let viewInsertedNextToStranger = Rule(
    "hierarchy.insert-next-to-stranger",
    "Inserting next to a view that is no sibling adds on top.", evidence: "P: flowkey",
    confidence: "low", names: ["insertSubview(_:aboveSubview:)"])
  static let viewDeallocRemovesSubviews = Rule(
    "hierarchy.dealloc", "A dying view sees its subviews go.", evidence: "T: e-com-net 5357521",
    confidence: "medium", names: ["willRemoveSubview(_:)"])
  static let marginsChangeInWindow = Rule(
    "hierarchy.margins-in-window",
    "A root view's layout margins change when it enters a window.", since: "8",
    evidence: "T: article 002", confidence: "medium", articles: ["002"], claims: ["S002-08"],
    names: ["layoutMarginsDidChange"])
  static let drawingIsLast = Rule(
    "layout.drawing-is-last", "Drawing comes after constraints and layout.",
    evidence: "A: View Programming Guide", confidence: "high", names: ["draw(_:)"])
  static let layoutIsDeferred = Rule(
    "layout.is-deferred", "`setNeedsLayout` only marks; layout comes with the commit.",
    evidence: "A: setNeedsLayout()", confidence: "high", names: ["setNeedsLayout"])
  static let layoutNow = Rule(
    "layout.now", "`layoutIfNeeded` does pending layout before it returns.",
    evidence: "A: layoutIfNeeded()", confidence: "high", claims: ["S003-27", "S003-28"],
    names: ["layoutIfNeeded"])
  static let layoutParentFirst = Rule(
    "layout.parent-first", "`layoutSubviews` runs from parent to child.",
    evidence: "P: openuikit, measured on 26.1; T: juejin 6955717957183864846",
    confidence: "high", claims: ["S002-10"], names: ["layoutSubviews"])
  static let layoutControllerBracket = Rule(
    "layout.controller-bracket",
    "`viewWillLayoutSubviews` and `viewDidLayoutSubviews` enclose the root view's own "
      + "`layoutSubviews`; its subviews lay out after that.",
    since: "5", evidence: "A: viewDidLayoutSubviews(); P: openuikit", confidence: "high",
    articles: ["002", "003"], claims: ["S002-10", "S003-27", "S003-29", "S003-15"],
    names: ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
  static let constraintsChildFirst = Rule(
    "layout.constraints-child-first", "`updateConstraints` runs from child to parent.",
    since: "6", evidence: "P: openuikit, measured; T: wnstkdyu 2018", confidence: "high",
    articles: ["002"], claims: ["S002-10"], names: ["updateConstraints"])
  static let constraintsThroughController = Rule(
    "layout.constraints-through-controller",
    "A root view is updated by its controller's `updateViewConstraints`, before layout.",
    since: "6", evidence: "A: updateViewConstraints()", confidence: "high",
    articles: ["002", "003"], claims: ["S002-10", "S003-28"],
    names: ["updateViewConstraints", "updateConstraints"])
  static let constraintsClearFlag = Rule(
    "layout.constraints-clear-flag", "`updateConstraints` settles the request for an update.",
    since: "6", evidence: "P: openuikit", confidence: "medium", names: ["updateConstraints"])
  static let layoutOfParentAfterConstraints = Rule(
    "layout.parent-after-constraints",
    "A view whose constraints were updated makes its superview lay out.", since: "6",
    evidence: "P: openuikit, measured on 26.1", confidence: "medium",
    names: ["setNeedsUpdateConstraints"])
  static let layoutAfterSizeChange = Rule(
    "layout.after-size-change",
    "A new size asks for layout; a new origin does not.",
    evidence: "T: 39.103.169.235/p/78ada8ca4a2c", confidence: "high", names: ["layoutSubviews"])
  static let layoutAfterHierarchyChange = Rule(
    "layout.after-hierarchy-change",
    "Adding or removing a subview asks the superview for layout.",
    evidence: "T: 39.103.169.235/p/78ada8ca4a2c", confidence: "high", names: ["layoutSubviews"])
  static let layoutAfterConstraintChange = Rule(
    "layout.after-constraint-change", "A changed constraint asks for layout.", since: "6",
    evidence: "A: NSLayoutConstraint", confidence: "high", names: ["layoutSubviews"])
  static let constraintOnCommonAncestor = Rule(
    "layout.constraint-on-common-ancestor",
    "An active constraint is held by the nearest common ancestor of its views.", since: "8",
    evidence: "A: isActive", confidence: "high", claims: ["S000-06", "S001-30"],
    names: ["isActive"])
  static let constraintNeedsCommonAncestor = Rule(
    "layout.constraint-needs-common-ancestor",
    "Activating a constraint between two hierarchies raises.", since: "8",
    evidence: "S: exception text in public issues", confidence: "high", articles: ["000"],
    claims: ["S000-07"], names: ["isActive"])
  static let traitsParentFirst = Rule(
    "traits.parent-first",
    "Changed traits are told to the controller, then its view, parents first.",
    since: "8", evidence: "P: openuikit", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])
  static let initialTraitChange = Rule(
    "traits.initial-change",
    "Up to iOS 12 the first traits are announced with a nil previous collection.", since: "8",
    through: "12", evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])
  static let traitsPredicted = Rule(
    "traits.predicted",
    "From iOS 13 traits that were predicted right are not announced.", since: "13",
    evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])
  static let safeAreaInWindow = Rule(
    "safe-area.in-window",
    "The safe area is zero outside a window, and announced when it changes.", since: "11",
    evidence: "A: safeAreaInsets; T: published logs of iOS 11", confidence: "high",
    names: ["viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "safeAreaInsets"])
  static let sizeTransitionParentFirst = Rule(
    "size.transition-parent-first",
    "`willTransition` and `viewWillTransition` pass from parent to child.", since: "8",
    evidence: "A; P: openuikit", confidence: "medium",
    names: ["viewWillTransition(to:with:)", "willTransition(to:with:)"])
  static let rotationCallbacks = Rule(
    "size.rotation-callbacks",
    "Turning the device: traits if a size class changes, then the size, then layout; nothing "
      + "appears or disappears.",
    since: "8", evidence: "T: YAG; T: kingcos demo (iOS 10)", confidence: "high",
    names: ["viewWillTransition(to:with:)"])
  static let oldRotationCallbacks = Rule(
    "size.old-rotation-callbacks",
    "Up to iOS 7: `willRotate`, layout, `willAnimateRotation`, `didRotate`.", through: "7",
    evidence: "A: willRotate(to:duration:)", confidence: "medium",
    names: ["willRotate(to:duration:)", "didRotate(from:)"])
  static let rotationIsAllowed = Rule(
    "size.rotation-is-allowed",
    "The interface turns only to an orientation the shown controller supports.", since: "6",
    evidence: "A: supportedInterfaceOrientations", confidence: "high",
    names: ["supportedInterfaceOrientations", "shouldAutorotate"])
  static let animationBlockRunsNow = Rule(
    "animation.block-runs-now",
    "`UIView.animate` runs its block at once; the model values are the final ones.", since: "4",
    evidence: "A: animate(withDuration:animations:)", confidence: "high",
    names: ["animate(withDuration:animations:)"])
  static let animationCompletionAtEnd = Rule(
    "animation.completion-at-end",
    "The completion of an animation runs when its time is over.", since: "4",
    evidence: "A: animate(withDuration:animations:completion:)", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])
  static let instantAnimationCompletesNextTurn = Rule(
    "animation.instant-completes-next-turn",
    "The completion of an animation without duration waits for the next turn of the run loop.",
    since: "4", evidence: "A: animate(withDuration:animations:completion:)", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])
  static let performWithoutAnimation = Rule(
    "animation.perform-without",
    "In `performWithoutAnimation` an animation takes no time.", since: "7",
    evidence: "A: performWithoutAnimation(_:)", confidence: "high",
    names: ["performWithoutAnimation(_:)"])
  static let transitionExchangesViews = Rule(
    "animation.transition-exchanges-views",
    "`UIView.transition(from:to:)` adds the one view and removes the other, unless it only hides "
      + "and shows them.",
    since: "4", evidence: "A: transition(from:to:duration:options:completion:)",
    confidence: "high", names: ["transition(from:to:duration:options:completion:)"])
  static let propertyAnimatorStarts = Rule(
    "animation.animator-starts",
    "A property animator runs its block when it is started, not when it is made.", since: "10",
    evidence: "A: UIViewPropertyAnimator", confidence: "high", names: ["startAnimation"])
  static let propertyAnimatorCompletes = Rule(
    "animation.animator-completes",
    "A property animator tells its completions at which end it came to rest; stopped for good, it "
      + "tells nothing.",
    since: "10", evidence: "A: addCompletion(_:), stopAnimation(_:)", confidence: "high",
    names: ["addCompletion(_:)", "stopAnimation(_:)"])

  static let layoutAfterScrolling = Rule(
    "layout.after-scrolling", "Scrolling asks the scroll view for layout.",
    evidence: "A: UIScrollView", confidence: "high", names: ["layoutSubviews"])
  static let tableAsksInLayout = Rule(
    "table.asks-in-layout", "A table asks its data source for cells when it lays out.",
    evidence: "A: UITableView", confidence: "high", names: ["tableView(_:cellForRowAt:)"])
  static let cellsAreReused = Rule(
    "table.cells-are-reused", "A cell that comes back is told `prepareForReuse` first.",
    evidence: "A: prepareForReuse()", confidence: "high", names: ["prepareForReuse"])
  static let cellMustBeRegistered = Rule(
    "table.cell-must-be-registered", "Dequeuing with an unknown identifier raises.",
    since: "6", evidence: "S: exception text in public issues", confidence: "high",
    names: ["dequeueReusableCell(withIdentifier:for:)"])

  static let layout: [Rule] = [
    layoutAfterScrolling, tableAsksInLayout, cellsAreReused, cellMustBeRegistered,
    viewAddedToDetachedTree, viewEntersWindowWithSuperview, viewEntersWindow, viewLeavesWindow,
    viewRemovalNotices, viewMovedBetweenSuperviews, viewAddedAgain, viewAddedToItself,
    viewInsertedNextToStranger, viewDeallocRemovesSubviews, marginsChangeInWindow, drawingIsLast,
    layoutIsDeferred, layoutNow, layoutParentFirst, layoutControllerBracket,
    constraintsChildFirst, constraintsThroughController, constraintsClearFlag,
    layoutOfParentAfterConstraints, layoutAfterSizeChange, layoutAfterHierarchyChange,
    layoutAfterConstraintChange, constraintOnCommonAncestor, constraintNeedsCommonAncestor,
    traitsParentFirst, initialTraitChange, traitsPredicted, safeAreaInWindow,
    sizeTransitionParentFirst, rotationCallbacks, oldRotationCallbacks, rotationIsAllowed,
    animationBlockRunsNow, animationCompletionAtEnd, instantAnimationCompletesNextTurn,
    performWithoutAnimation, transitionExchangesViews, propertyAnimatorStarts,
    propertyAnimatorCompletes,
  ]
}
