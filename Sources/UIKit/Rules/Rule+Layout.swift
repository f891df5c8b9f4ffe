/// Layout and constraints.
extension Rule {
  static let drawingIsLast = Rule(
    "layout.drawing-is-last",
    "UIKit draws views after it has updated constraints and layout.",
    evidence: "A: View Programming Guide", confidence: "high", names: ["draw(_:)"])

  static let settledTreeIsSilent = Rule(
    "layout.settled-is-silent",
    "A commit lays nothing out if nothing needs layout.",
    evidence: "P: openuikit, measured on 26.1", confidence: "high",
    names: ["layoutSubviews", "viewWillLayoutSubviews"])

  static let layoutIsDeferred = Rule(
    "layout.is-deferred",
    "`setNeedsLayout` only marks the view. UIKit lays the view out at the commit.",
    evidence: "A: setNeedsLayout()", confidence: "high",
    names: ["setNeedsLayout", "layoutSubviews"])

  static let layoutNow = Rule(
    "layout.now",
    "`layoutIfNeeded` does the pending layout before it returns.",
    evidence: "A: layoutIfNeeded()", confidence: "high", claims: ["S003-27", "S003-28"],
    names: ["layoutIfNeeded", "layoutSubviews"])

  static let layoutParentFirst = Rule(
    "layout.parent-first",
    "UIKit calls `layoutSubviews` on a superview before it calls it on the subviews.",
    evidence: "P: openuikit, measured on 26.1; T: juejin 6955717957183864846",
    confidence: "high", claims: ["S002-10"], names: ["layoutSubviews"])

  static let layoutControllerBracket = Rule(
    "layout.controller-bracket",
    "UIKit calls `viewWillLayoutSubviews` before the root view's own `layoutSubviews` and "
      + "`viewDidLayoutSubviews` after it. The root view's subviews lay out after that.",
    since: "5", isBoundToReleases: true, evidence: "A: viewDidLayoutSubviews(); P: openuikit",
    confidence: "high",
    articles: ["002", "003"], claims: ["S002-10", "S003-27", "S003-29", "S003-15"],
    names: ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews"])

  static let newViewNeedsConstraints = Rule(
    "layout.new-view-needs-constraints",
    "A new view already needs a constraint update.",
    since: "6", evidence: "P: openuikit", confidence: "medium",
    names: ["updateConstraints", "needsUpdateConstraints"])

  static let constraintsChildFirst = Rule(
    "layout.constraints-child-first",
    "UIKit calls `updateConstraints` on subviews before it calls it on their superview.",
    since: "6", evidence: "P: openuikit, measured; T: wnstkdyu 2018", confidence: "high",
    articles: ["002"], claims: ["S002-10"], names: ["updateConstraints", "updateViewConstraints"])

  static let constraintsThroughController = Rule(
    "layout.constraints-through-controller",
    "UIKit updates a root view's constraints through its controller's `updateViewConstraints`, "
      + "before layout.",
    since: "6", evidence: "A: updateViewConstraints()", confidence: "high",
    articles: ["002", "003"], claims: ["S002-10", "S003-28"],
    names: ["updateViewConstraints", "updateConstraints"])

  static let constraintsClearFlag = Rule(
    "layout.constraints-clear-flag",
    "`updateConstraints` clears the request for a constraint update.",
    since: "6", evidence: "P: openuikit", confidence: "medium",
    names: ["updateConstraints", "needsUpdateConstraints"])

  static let layoutOfParentAfterConstraints = Rule(
    "layout.parent-after-constraints",
    "When a view has updated its constraints, UIKit lays out its superview.",
    since: "6",
    evidence: "P: openuikit, measured on 26.1", confidence: "medium",
    names: ["setNeedsUpdateConstraints", "layoutSubviews"])

  static let layoutAfterSizeChange = Rule(
    "layout.after-size-change",
    "A view needs layout when its size changes, but not when only its origin changes.",
    evidence: "T: 39.103.169.235/p/78ada8ca4a2c", confidence: "high",
    names: ["layoutSubviews", "frame", "bounds"])

  static let layoutAfterHierarchyChange = Rule(
    "layout.after-hierarchy-change",
    "When you add or remove a subview, UIKit marks the superview for layout.",
    evidence: "T: 39.103.169.235/p/78ada8ca4a2c", confidence: "high",
    names: ["layoutSubviews", "addSubview(_:)", "removeFromSuperview"])

  static let layoutAfterConstraintChange = Rule(
    "layout.after-constraint-change",
    "When a constraint changes, UIKit asks for layout.",
    since: "6",
    evidence: "A: NSLayoutConstraint", confidence: "high",
    names: ["layoutSubviews", "constant", "isActive"])

  static let layoutAfterScrolling = Rule(
    "layout.after-scrolling",
    "When a scroll view scrolls, UIKit marks it for layout.",
    evidence: "A: UIScrollView", confidence: "high", names: ["layoutSubviews", "contentOffset"])

  static let scrollingIsTold = Rule(
    "layout.scrolling-is-told",
    "A scroll view tells its delegate about every new offset.",
    evidence: "A: scrollViewDidScroll(_:)", confidence: "high",
    names: ["scrollViewDidScroll(_:)", "contentOffset"])

  static let autoresizing = Rule(
    "layout.autoresizing",
    "When a view's size changes, UIKit immediately adjusts its subviews as their autoresizing "
      + "masks say.",
    evidence: "A: autoresizingMask", confidence: "high", names: ["autoresizingMask", "frame"])

  static let marginsAreTold = Rule(
    "layout.margins-are-told",
    "UIKit tells a view about its new layout margins. From iOS 11, it also tells the controller of "
      + "a root view.",
    since: "8", isBoundToReleases: true,
    evidence: "A: layoutMarginsDidChange(), viewLayoutMarginsDidChange()",
    confidence: "high", names: ["layoutMarginsDidChange", "viewLayoutMarginsDidChange"])

  static let marginsIncludeSafeArea = Rule(
    "layout.margins-include-safe-area",
    "From iOS 11, UIKit adds the safe area to a view's layout margins.",
    since: "11",
    evidence: "A: insetsLayoutMarginsFromSafeArea", confidence: "high",
    names: ["layoutMargins", "insetsLayoutMarginsFromSafeArea"])

  static let constraintOnCommonAncestor = Rule(
    "layout.constraint-on-common-ancestor",
    "UIKit adds an active constraint to the nearest common ancestor of its views.",
    since: "8",
    evidence: "A: isActive", confidence: "high", claims: ["S000-06", "S001-30"],
    names: ["isActive", "constraints"])

  static let constraintNeedsCommonAncestor = Rule(
    "layout.constraint-needs-common-ancestor",
    "Activating a constraint between views without a common ancestor throws an exception.",
    since: "8",
    evidence: "S: exception text in public issues", confidence: "high", articles: ["000"],
    claims: ["S000-07"], names: ["isActive", "activate(_:)"])

  static let constraintsPlaceSubviews = Rule(
    "layout.constraints-place-subviews",
    "A view's own `layoutSubviews` sets the frames of its subviews as their constraints ask.",
    since: "6", evidence: "A: layoutSubviews()", confidence: "high",
    names: ["layoutSubviews", "frame", "NSLayoutConstraint"])

  static let intrinsicSize = Rule(
    "layout.intrinsic-size",
    "If constraints leave a view's size open, its intrinsic content size decides.",
    since: "6",
    evidence: "A: intrinsicContentSize", confidence: "high", names: ["intrinsicContentSize"])

  static let priorityDecides = Rule(
    "layout.priority-decides",
    "If two constraints contradict each other, the constraint with the higher priority holds.",
    since: "6",
    evidence: "A: UILayoutPriority", confidence: "high", names: ["priority"])

  static let conflictIsBroken = Rule(
    "layout.conflict-is-broken",
    "If required constraints contradict each other, UIKit breaks one constraint and says so in the "
      + "console.",
    since: "6", evidence: "S: console text in public issues", confidence: "high",
    names: ["NSLayoutConstraint", "priority"])

  static let ambiguityCanBeAsked = Rule(
    "layout.ambiguity-can-be-asked",
    "If a view's constraints leave its place or size open, its layout is ambiguous.",
    since: "6",
    evidence: "A: hasAmbiguousLayout", confidence: "high", claims: ["S001-30"],
    names: ["hasAmbiguousLayout"])

  static let stackPlacesArranged = Rule(
    "layout.stack-places-arranged",
    "A stack view lines up its arranged subviews during its layout.",
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
