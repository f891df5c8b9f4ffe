/// Views that move, constraints, layout, traits and size.
extension Rule {

  // MARK: Hierarchy

  static let viewAddedToDetachedTree = Rule(
    "hierarchy.add-detached",
    "Where the window stays the same or there is none: `willMove(toSuperview:)`, "
      + "`didMoveToSuperview`, the superview's `didAddSubview`.",
    evidence: "T: e-com-net 5357521, jianshu 681053cc48fd", confidence: "high",
    articles: ["002"], claims: ["S002-09"],
    names: ["willMove(toSuperview:)", "didMoveToSuperview", "didAddSubview(_:)"])
  static let viewEntersWindowWithSuperview = Rule(
    "hierarchy.add-in-window",
    "Into a window: the window is announced first, then the superview; both are confirmed in the "
      + "same order.",
    evidence: "T: article 002", confidence: "medium",
    articles: ["002"], claims: ["S002-08"],
    names: [
      "willMove(toWindow:)", "willMove(toSuperview:)", "didMoveToWindow", "didMoveToSuperview",
      "didAddSubview(_:)",
    ])
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
    names: [
      "removeFromSuperview", "willRemoveSubview(_:)", "willMove(toSuperview:)",
      "didMoveToSuperview",
    ])
  static let viewMovedBetweenSuperviews = Rule(
    "hierarchy.move-between",
    "A view added elsewhere leaves its former superview, which is told `willRemoveSubview` first.",
    evidence: "P: WinObjC, flowkey", confidence: "medium",
    names: ["addSubview(_:)", "willRemoveSubview(_:)"])
  static let viewAddedAgain = Rule(
    "hierarchy.add-again",
    "Adding a view to the superview it has only brings it to the front.",
    evidence: "P: WinObjC, flowkey", confidence: "medium", names: ["addSubview(_:)"])
  static let viewAddedToItself = Rule(
    "hierarchy.add-itself", "Adding a view to itself raises.", evidence: "K",
    confidence: "recall", alternative: "Nothing happens.", names: ["addSubview(_:)"])
  static let viewCycle = Rule(
    "hierarchy.cycle",
    "Adding a view to a view inside it raises: the layer tree would have a cycle.",
    evidence: "S: DCCommentView#2, Koloda#341, JXCategoryView#108", confidence: "high",
    names: ["addSubview(_:)"])
  static let viewInsertedNextToStranger = Rule(
    "hierarchy.insert-next-to-stranger",
    "Inserting next to a view that is no sibling adds on top.", evidence: "P: flowkey",
    confidence: "low", alternative: "Nothing is added.",
    names: ["insertSubview(_:aboveSubview:)", "insertSubview(_:belowSubview:)"])
  static let insertIndexIsClamped = Rule(
    "hierarchy.insert-clamps",
    "Inserting at an index beyond the siblings takes the nearest place.", evidence: "P: flowkey",
    confidence: "medium", names: ["insertSubview(_:at:)"])
  static let viewDeallocRemovesSubviews = Rule(
    "hierarchy.dealloc", "A dying view sees its subviews go.", evidence: "T: e-com-net 5357521",
    confidence: "medium", names: ["willRemoveSubview(_:)", "deinit"])
  static let marginsChangeInWindow = Rule(
    "hierarchy.margins-in-window",
    "A root view's layout margins change when it enters a window.", since: "8",
    evidence: "T: article 002", confidence: "medium", articles: ["002"], claims: ["S002-08"],
    names: ["layoutMarginsDidChange", "viewLayoutMarginsDidChange"])

  // MARK: Layout

  static let drawingIsLast = Rule(
    "layout.drawing-is-last", "Drawing comes after constraints and layout.",
    evidence: "A: View Programming Guide", confidence: "high", names: ["draw(_:)"])
  static let settledTreeIsSilent = Rule(
    "layout.settled-is-silent", "A commit in which nothing is stale lays nothing out.",
    evidence: "P: openuikit, measured on 26.1", confidence: "high",
    names: ["layoutSubviews", "viewWillLayoutSubviews"])
  static let layoutIsDeferred = Rule(
    "layout.is-deferred", "`setNeedsLayout` only marks; layout comes with the commit.",
    evidence: "A: setNeedsLayout()", confidence: "high",
    names: ["setNeedsLayout", "layoutSubviews"])
  static let layoutNow = Rule(
    "layout.now", "`layoutIfNeeded` does pending layout before it returns.",
    evidence: "A: layoutIfNeeded()", confidence: "high", claims: ["S003-27", "S003-28"],
    names: ["layoutIfNeeded", "layoutSubviews"])
  static let layoutParentFirst = Rule(
    "layout.parent-first", "`layoutSubviews` runs from parent to child.",
    evidence: "P: openuikit, measured on 26.1; T: juejin 6955717957183864846",
    confidence: "high", claims: ["S002-10"], names: ["layoutSubviews"])
  static let layoutControllerBracket = Rule(
    "layout.controller-bracket",
    "`viewWillLayoutSubviews` and `viewDidLayoutSubviews` enclose the root view's own "
      + "`layoutSubviews`; its subviews lay out after that.",
    since: "5", isBoundToReleases: true, evidence: "A: viewDidLayoutSubviews(); P: openuikit",
    confidence: "high",
    articles: ["002", "003"], claims: ["S002-10", "S003-27", "S003-29", "S003-15"],
    names: ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews"])
  static let newViewNeedsConstraints = Rule(
    "layout.new-view-needs-constraints", "A new view has a constraint update to come.",
    since: "6", evidence: "P: openuikit", confidence: "medium",
    names: ["updateConstraints", "needsUpdateConstraints"])
  static let constraintsChildFirst = Rule(
    "layout.constraints-child-first", "`updateConstraints` runs from child to parent.",
    since: "6", evidence: "P: openuikit, measured; T: wnstkdyu 2018", confidence: "high",
    articles: ["002"], claims: ["S002-10"], names: ["updateConstraints", "updateViewConstraints"])
  static let constraintsThroughController = Rule(
    "layout.constraints-through-controller",
    "A root view is updated by its controller's `updateViewConstraints`, before layout.",
    since: "6", evidence: "A: updateViewConstraints()", confidence: "high",
    articles: ["002", "003"], claims: ["S002-10", "S003-28"],
    names: ["updateViewConstraints", "updateConstraints"])
  static let constraintsClearFlag = Rule(
    "layout.constraints-clear-flag", "`updateConstraints` settles the request for an update.",
    since: "6", evidence: "P: openuikit", confidence: "medium",
    names: ["updateConstraints", "needsUpdateConstraints"])
  static let layoutOfParentAfterConstraints = Rule(
    "layout.parent-after-constraints",
    "A view whose constraints were updated makes its superview lay out.", since: "6",
    evidence: "P: openuikit, measured on 26.1", confidence: "medium",
    names: ["setNeedsUpdateConstraints", "layoutSubviews"])
  static let layoutAfterSizeChange = Rule(
    "layout.after-size-change",
    "A new size asks for layout; a new origin does not.",
    evidence: "T: 39.103.169.235/p/78ada8ca4a2c", confidence: "high",
    names: ["layoutSubviews", "frame", "bounds"])
  static let layoutAfterHierarchyChange = Rule(
    "layout.after-hierarchy-change",
    "Adding or removing a subview asks the superview for layout.",
    evidence: "T: 39.103.169.235/p/78ada8ca4a2c", confidence: "high",
    names: ["layoutSubviews", "addSubview(_:)", "removeFromSuperview"])
  static let layoutAfterConstraintChange = Rule(
    "layout.after-constraint-change", "A changed constraint asks for layout.", since: "6",
    evidence: "A: NSLayoutConstraint", confidence: "high",
    names: ["layoutSubviews", "constant", "isActive"])
  static let layoutAfterScrolling = Rule(
    "layout.after-scrolling", "Scrolling asks the scroll view for layout.",
    evidence: "A: UIScrollView", confidence: "high", names: ["layoutSubviews", "contentOffset"])
  static let scrollingIsTold = Rule(
    "layout.scrolling-is-told", "A scroll view tells its delegate of every new offset.",
    evidence: "A: scrollViewDidScroll(_:)", confidence: "high",
    names: ["scrollViewDidScroll(_:)", "contentOffset"])
  static let autoresizing = Rule(
    "layout.autoresizing",
    "When a view changes size, the masks of its subviews say how they change, at once.",
    evidence: "A: autoresizingMask", confidence: "high", names: ["autoresizingMask", "frame"])
  static let marginsAreTold = Rule(
    "layout.margins-are-told",
    "New layout margins are told to the view and, from iOS 11 on, to its controller if it is a root "
      + "view.",
    since: "8", isBoundToReleases: true,
    evidence: "A: layoutMarginsDidChange(), viewLayoutMarginsDidChange()",
    confidence: "high", names: ["layoutMarginsDidChange", "viewLayoutMarginsDidChange"])
  static let marginsIncludeSafeArea = Rule(
    "layout.margins-include-safe-area",
    "From iOS 11 on the safe area is added to a view's layout margins.", since: "11",
    evidence: "A: insetsLayoutMarginsFromSafeArea", confidence: "high",
    names: ["layoutMargins", "insetsLayoutMarginsFromSafeArea"])

  // MARK: Constraints

  static let constraintOnCommonAncestor = Rule(
    "layout.constraint-on-common-ancestor",
    "An active constraint is held by the nearest common ancestor of its views.", since: "8",
    evidence: "A: isActive", confidence: "high", claims: ["S000-06", "S001-30"],
    names: ["isActive", "constraints"])
  static let constraintNeedsCommonAncestor = Rule(
    "layout.constraint-needs-common-ancestor",
    "Activating a constraint between two hierarchies raises.", since: "8",
    evidence: "S: exception text in public issues", confidence: "high", articles: ["000"],
    claims: ["S000-07"], names: ["isActive", "activate(_:)"])
  static let constraintsPlaceSubviews = Rule(
    "layout.constraints-place-subviews",
    "A view's own `layoutSubviews` gives its subviews the frames their constraints ask for.",
    since: "6", evidence: "A: layoutSubviews()", confidence: "high",
    names: ["layoutSubviews", "frame", "NSLayoutConstraint"])
  static let intrinsicSize = Rule(
    "layout.intrinsic-size",
    "Where constraints leave a view's size open, its intrinsic content size decides.", since: "6",
    evidence: "A: intrinsicContentSize", confidence: "high", names: ["intrinsicContentSize"])
  static let priorityDecides = Rule(
    "layout.priority-decides",
    "Of two constraints that exclude each other, the one of higher priority holds.", since: "6",
    evidence: "A: UILayoutPriority", confidence: "high", names: ["priority"])
  static let conflictIsBroken = Rule(
    "layout.conflict-is-broken",
    "Required constraints that exclude each other: one is broken, and the console says so.",
    since: "6", evidence: "S: console text in public issues", confidence: "high",
    names: ["NSLayoutConstraint", "priority"])
  static let ambiguityCanBeAsked = Rule(
    "layout.ambiguity-can-be-asked",
    "A view whose constraints leave its place or size open has an ambiguous layout.", since: "6",
    evidence: "A: hasAmbiguousLayout", confidence: "high", claims: ["S001-30"],
    names: ["hasAmbiguousLayout"])
  static let stackPlacesArranged = Rule(
    "layout.stack-places-arranged", "A stack view lines up its arranged subviews in its layout.",
    since: "9", evidence: "A: UIStackView", confidence: "high",
    names: ["arrangedSubviews", "layoutSubviews"])

  // MARK: Safe area

  static let safeAreaInWindow = Rule(
    "safe-area.in-window",
    "A view, and the controller of a root view, is told when what is covered of it changes.",
    since: "11", evidence: "A: safeAreaInsets; T: published logs of iOS 11", confidence: "high",
    names: ["viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "safeAreaInsets"])
  static let safeAreaIsZeroOutsideWindow = Rule(
    "safe-area.zero-outside-window",
    "Outside a window the safe area insets are zero, so they are in `viewDidLoad`.", since: "11",
    evidence: "A: safeAreaInsets; T: RTRootNavigationController#136", confidence: "high",
    names: ["safeAreaInsets", "viewDidLoad"])
  static let safeAreaIncludesBars = Rule(
    "safe-area.includes-bars", "The bars of a container are part of its child's safe area.",
    since: "11", evidence: "A: safeAreaInsets; T: RTRootNavigationController#136",
    confidence: "high", names: ["safeAreaInsets", "isNavigationBarHidden"])
  static let safeAreaCanBeEnlarged = Rule(
    "safe-area.can-be-enlarged",
    "`additionalSafeAreaInsets` of a controller are added to those of its view.", since: "11",
    evidence: "A: additionalSafeAreaInsets", confidence: "high",
    names: ["additionalSafeAreaInsets", "viewSafeAreaInsetsDidChange"])

  static let guidesHaveLength = Rule(
    "safe-area.guides-have-length",
    "`topLayoutGuide` and `bottomLayoutGuide` say what bars cover, once the view is in a window.",
    since: "7", evidence: "A: topLayoutGuide", confidence: "high",
    names: ["topLayoutGuide", "bottomLayoutGuide", "length"])

  // MARK: Traits

  static let traitsAreAnnounced = Rule(
    "traits.are-announced",
    "Changed traits are told to a view; for a root view its controller is told first.", since: "8",
    evidence: "A: traitCollectionDidChange(_:)", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])
  static let traitsParentFirst = Rule(
    "traits.parent-first", "A change of traits goes from parent to child.",
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
  static let traitChangeIsDeferred = Rule(
    "traits.change-is-deferred",
    "From iOS 17 on an override of traits is told with the next commit, before layout.",
    since: "17", isBoundToReleases: true, evidence: "A: Unleash the UIKit trait system (WWDC 2023)",
    confidence: "medium",
    names: ["overrideUserInterfaceStyle", "traitCollectionDidChange(_:)"])
  static let registeredTraitsAreTold = Rule(
    "traits.registered-are-told",
    "`registerForTraitChanges` calls back when one of the named traits changed.", since: "17",
    evidence: "A: UITraitChangeObservable", confidence: "high",
    names: ["registerForTraitChanges"])

  // MARK: Size

  static let sizeTransitionParentFirst = Rule(
    "size.transition-parent-first",
    "`willTransition` and `viewWillTransition` pass from parent to child.", since: "8",
    evidence: "A; P: openuikit", confidence: "medium",
    names: ["viewWillTransition(to:with:)", "willTransition(to:with:)"])
  static let rotationCallbacks = Rule(
    "size.rotation-callbacks",
    "Turning the device: `viewWillTransition(to:with:)`, then layout; nothing appears or "
      + "disappears.",
    since: "8", isBoundToReleases: true, evidence: "T: YAG; T: kingcos demo (iOS 10)",
    confidence: "high",
    names: ["viewWillTransition(to:with:)", "willTransition(to:with:)"])
  static let traitsBeforeSize = Rule(
    "size.traits-before-size",
    "A turn that changes a size class: `willTransition(to:with:)`, then `viewWillTransition`.",
    since: "8", evidence: "K", confidence: "recall",
    alternative: "`viewWillTransition(to:with:)` comes first.",
    names: ["willTransition(to:with:)", "viewWillTransition(to:with:)"])
  static let oldRotationCallbacks = Rule(
    "size.old-rotation-callbacks",
    "Up to iOS 7: `willRotate`, layout, `willAnimateRotation`, `didRotate`.", through: "7",
    evidence: "A: willRotate(to:duration:)", confidence: "medium",
    names: [
      "willRotate(to:duration:)", "willAnimateRotation(to:duration:)", "didRotate(from:)",
    ])
  static let oldRotationReachesChildren = Rule(
    "size.old-rotation-reaches-children",
    "A container passes `willRotate` and its kin on to the children that are shown.", since: "5",
    through: "7", evidence: "A: View Controller Programming Guide (iOS 5)", confidence: "medium",
    names: ["willRotate(to:duration:)", "didRotate(from:)"])
  static let oldRotationIsAsked = Rule(
    "size.old-rotation-is-asked",
    "Up to iOS 5 `shouldAutorotate(to:)` decides, and says portrait only unless overridden.",
    through: "5", evidence: "A: shouldAutorotateToInterfaceOrientation:", confidence: "high",
    names: ["shouldAutorotate(to:)"])
  static let rotationIsAllowed = Rule(
    "size.rotation-is-allowed",
    "The interface turns only to an orientation the shown controller supports.", since: "6",
    evidence: "A: supportedInterfaceOrientations", confidence: "high",
    names: ["supportedInterfaceOrientations", "shouldAutorotate"])

  // MARK: Animation

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

  // MARK: Tables

  static let tableAsksInLayout = Rule(
    "table.asks-in-layout", "A table asks its data source for cells when it lays out.",
    evidence: "A: UITableView", confidence: "high",
    names: ["tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)", "layoutSubviews"])
  static let tableCountsFirst = Rule(
    "table.counts-first",
    "A table counts sections and rows before it asks for the first cell.",
    evidence: "T: codecloud.net table logs; A: UITableViewDataSource", confidence: "high",
    names: [
      "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)",
      "collectionView(_:numberOfItemsInSection:)",
    ])
  static let reloadCountsNow = Rule(
    "table.reload-counts-now",
    "`reloadData` counts sections and rows at once; the cells wait for layout.",
    evidence: "S: reloadData, noteNumberOfRowsChanged, _updateRowData in crash logs",
    confidence: "medium",
    names: ["reloadData", "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"])
  static let onlyVisibleCells = Rule(
    "table.only-visible-cells", "Only rows that are on screen have a cell.",
    evidence: "A: UITableView", confidence: "high",
    names: ["visibleCells", "tableView(_:cellForRowAt:)", "cellForRow(at:)"])
  static let heightsAreAsked = Rule(
    "table.heights-are-asked",
    "Without an estimate a table asks the heights of all rows before the first cell.",
    evidence: "A: estimatedRowHeight", confidence: "medium",
    names: ["tableView(_:heightForRowAt:)", "estimatedRowHeight"])
  static let cellIsDisplayed = Rule(
    "table.display-is-told",
    "The delegate hears `willDisplay` after the cell was made and `didEndDisplaying` when it "
      + "leaves.",
    evidence: "A: UITableViewDelegate", confidence: "high",
    names: [
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
    ])
  static let cellsAreReused = Rule(
    "table.cells-are-reused", "A cell that comes back is told `prepareForReuse` first.",
    evidence: "A: prepareForReuse()", confidence: "high",
    names: ["prepareForReuse", "dequeueReusableCell(withIdentifier:)"])
  static let cellMustBeRegistered = Rule(
    "table.cell-must-be-registered", "Dequeuing with an unknown identifier raises.",
    since: "6", evidence: "S: exception text in public issues", confidence: "high",
    names: ["dequeueReusableCell(withIdentifier:for:)"])
  static let updateMustMatch = Rule(
    "table.update-must-match",
    "Inserting or deleting rows raises when the data source does not count the same change.",
    evidence: "S: exception text in public issues", confidence: "high",
    names: [
      "insertRows(at:with:)", "deleteRows(at:with:)", "tableView(_:numberOfRowsInSection:)",
    ])
  static let layoutOutsideWindowWarns = Rule(
    "table.layout-outside-window-warns",
    "A table with rows that is laid out outside a window complains once.", since: "13",
    evidence: "S: console text in public issues", confidence: "high",
    names: ["layoutIfNeeded", "layoutSubviews"])
  static let selectionIsTold = Rule(
    "table.selection-is-told",
    "A tap on a row tells the delegate; `selectRow` in code does not.",
    evidence: "A: selectRow(at:animated:scrollPosition:)", confidence: "high",
    names: ["tableView(_:didSelectRowAt:)", "selectRow(at:animated:scrollPosition:)"])
  static let selectionIsCleared = Rule(
    "table.selection-is-cleared",
    "A table view controller deselects in `viewWillAppear` unless told otherwise.",
    since: "3.2", evidence: "A: clearsSelectionOnViewWillAppear", confidence: "high",
    names: ["clearsSelectionOnViewWillAppear", "viewWillAppear(_:)"])
  static let tableControllerMakesTable = Rule(
    "table.controller-makes-table",
    "A table view controller's `loadView` makes the table, and is its data source and delegate.",
    evidence: "A: UITableViewController", confidence: "high",
    names: ["tableView", "loadView", "UITableViewController"])

  static let layout: [Rule] = [
    viewAddedToDetachedTree, viewEntersWindowWithSuperview, viewEntersWindow, viewLeavesWindow,
    viewRemovalNotices, viewMovedBetweenSuperviews, viewAddedAgain, viewAddedToItself, viewCycle,
    viewInsertedNextToStranger, insertIndexIsClamped, viewDeallocRemovesSubviews,
    marginsChangeInWindow, drawingIsLast, settledTreeIsSilent, layoutIsDeferred, layoutNow,
    layoutParentFirst, layoutControllerBracket, newViewNeedsConstraints, constraintsChildFirst,
    constraintsThroughController, constraintsClearFlag, layoutOfParentAfterConstraints,
    layoutAfterSizeChange, layoutAfterHierarchyChange, layoutAfterConstraintChange,
    layoutAfterScrolling, scrollingIsTold, autoresizing, marginsAreTold, marginsIncludeSafeArea,
    constraintOnCommonAncestor, constraintNeedsCommonAncestor, constraintsPlaceSubviews,
    intrinsicSize, priorityDecides, conflictIsBroken, ambiguityCanBeAsked, stackPlacesArranged,
    safeAreaInWindow, safeAreaIsZeroOutsideWindow, safeAreaIncludesBars, safeAreaCanBeEnlarged,
    guidesHaveLength,
    traitsAreAnnounced, traitsParentFirst, initialTraitChange, traitsPredicted,
    traitChangeIsDeferred, registeredTraitsAreTold, sizeTransitionParentFirst, rotationCallbacks,
    traitsBeforeSize, oldRotationCallbacks, oldRotationReachesChildren, oldRotationIsAsked,
    rotationIsAllowed, animationBlockRunsNow, animationCompletionAtEnd,
    instantAnimationCompletesNextTurn, performWithoutAnimation, transitionExchangesViews,
    propertyAnimatorStarts, propertyAnimatorCompletes, tableAsksInLayout,
    tableCountsFirst, reloadCountsNow, onlyVisibleCells, heightsAreAsked, cellIsDisplayed,
    cellsAreReused, cellMustBeRegistered, updateMustMatch, layoutOutsideWindowWarns,
    selectionIsTold, selectionIsCleared,
    tableControllerMakesTable,
  ]
}
