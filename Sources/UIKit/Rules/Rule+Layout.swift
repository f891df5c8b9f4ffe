/// Layout and constraints.
extension Rule {
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

  static let layoutRules: [Rule] = [
    drawingIsLast, settledTreeIsSilent, layoutIsDeferred, layoutNow, layoutParentFirst,
    layoutControllerBracket, newViewNeedsConstraints, constraintsChildFirst,
    constraintsThroughController, constraintsClearFlag, layoutOfParentAfterConstraints,
    layoutAfterSizeChange, layoutAfterHierarchyChange, layoutAfterConstraintChange,
    layoutAfterScrolling, scrollingIsTold, autoresizing, marginsAreTold, marginsIncludeSafeArea,
    constraintOnCommonAncestor, constraintNeedsCommonAncestor, constraintsPlaceSubviews,
    intrinsicSize, priorityDecides, conflictIsBroken, ambiguityCanBeAsked, stackPlacesArranged,
  ]
}
