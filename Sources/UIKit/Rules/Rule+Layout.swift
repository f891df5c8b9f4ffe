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

  static let layoutAfterBoundsOrigin = Rule(
    "layout.after-bounds-origin",
    "When the origin of a view's bounds changes, UIKit marks the view for layout.",
    evidence: "T: stackoverflow 21243030, a list of causes", confidence: "medium",
    alternative: "Another origin of the bounds asks for no layout.",
    names: ["layoutSubviews", "bounds"])

  static let redrawAfterSizeChange = Rule(
    "layout.redraw-after-size-change",
    "When a view's size changes, UIKit reuses what the view has drawn. Only with the content mode "
      + "`.redraw` it calls `draw(_:)` again.",
    evidence: "A: contentMode, the view drawing cycle", confidence: "high",
    names: ["contentMode", "draw(_:)"])

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

  static let offsetIsAnimated = Rule(
    "layout.offset-is-animated",
    "An animated `setContentOffset` scrolls in steps and ends with "
      + "`scrollViewDidEndScrollingAnimation`. Only another `setContentOffset` stops it.",
    evidence: "A: UIScrollView.h; T: Matt Neuburg, Programming iOS 6; rdar 16724593",
    confidence: "high",
    names: [
      "setContentOffset(_:animated:)", "scrollViewDidEndScrollingAnimation(_:)",
      "scrollViewDidScroll(_:)", "contentOffset",
    ])

  static let dragEndsInSteps = Rule(
    "layout.drag-ends-in-steps",
    "When the finger lifts, the delegate gets `scrollViewWillEndDragging`, where it can change the "
      + "target, and `scrollViewDidEndDragging`. If the content moves on, both decelerating "
      + "callbacks follow.",
    since: "5", isBoundToReleases: true,
    evidence: "A: UIScrollViewDelegate; T: jianshu b1d894d94c79", confidence: "high",
    names: [
      "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDecelerating(_:)",
    ])

  static let zoomingScalesView = Rule(
    "layout.zooming-scales-view",
    "Zooming scales the view that `viewForZooming` returns, within the limits. It changes that "
      + "view's frame and the content size.",
    evidence: "T: mattneub/Programming-iOS-Book-Examples bk2ch07p375zoom", confidence: "high",
    names: ["zoomScale", "viewForZooming(in:)", "contentSize"])

  static let autoresizing = Rule(
    "layout.autoresizing",
    "When a view's size changes, UIKit immediately adjusts its subviews as their autoresizing "
      + "masks say.",
    evidence: "A: autoresizingMask", confidence: "high", names: ["autoresizingMask", "frame"])

  static let autoresizingInProportion = Rule(
    "layout.autoresizing-in-proportion",
    "Margins and sizes that are flexible in one direction share a difference in proportion to their "
      + "lengths.",
    evidence: "A: autoresizingMask", confidence: "high",
    names: ["autoresizingMask", "frame"])

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

  static let arrangedIndexIsBounded = Rule(
    "layout.stack-index-is-bounded",
    "`insertArrangedSubview(_:at:)` raises an exception for an index above the number of arranged "
      + "views.",
    since: "9", evidence: "K: the sentence of the exception in public crash reports",
    confidence: "medium", alternative: "The view is added at the end.",
    names: ["insertArrangedSubview(_:at:)"])

  static let stackClosesGaps = Rule(
    "layout.stack-closes-gaps",
    "When an arranged view is hidden or shown again, the stack view lays out again. A hidden view "
      + "takes no room, and stays an arranged subview.",
    since: "9", evidence: "A: UIStackView; T: stackoverflow 50275346", confidence: "high",
    names: ["isHidden", "arrangedSubviews"])

  static let stackSpacesViewByView = Rule(
    "layout.stack-custom-spacing",
    "A custom spacing replaces a stack view's `spacing` after one view. It counts only if another "
      + "view follows.",
    since: "11", evidence: "A: setCustomSpacing(_:after:)", confidence: "high",
    names: ["setCustomSpacing(_:after:)", "spacing"])

  static let detachedViewSizesItself = Rule(
    "layout.detached-sizes-itself",
    "A view without a superview takes the size that its constraints ask for in `layoutIfNeeded`, if "
      + "its autoresizing mask doesn't speak for it.",
    since: "6", evidence: "P: Schibsted's Layout, StackViewTests (2017)", confidence: "medium",
    alternative: "A view without a superview keeps its size during layout.",
    names: ["layoutIfNeeded", "translatesAutoresizingMaskIntoConstraints"])

  static let marginsArePreserved = Rule(
    "layout.margins-preserved",
    "With `preservesSuperviewLayoutMargins`, a view's margins reach at least as far in as the "
      + "superview's.",
    since: "8", evidence: "A: preservesSuperviewLayoutMargins; T: useyourloaf.com 2017",
    confidence: "high", names: ["preservesSuperviewLayoutMargins", "layoutMargins"])

  static let wideRootMarginsAreGreater = Rule(
    "layout.root-margins-by-width",
    "A root view has margins of 16 points at the sides, and of 20 where the width is regular.",
    since: "8", evidence: "A: layoutMargins; T: useyourloaf.com 2017", confidence: "high",
    names: ["layoutMargins", "horizontalSizeClass"])

  static let rootMarginsAreFixed = Rule(
    "layout.root-margins-are-fixed",
    "Through iOS 10, the system sets the margins of a root view, and setting them changes nothing.",
    since: "8", through: "10", isBoundToReleases: true,
    evidence: "A: layoutMargins; T: useyourloaf.com 2017", confidence: "high",
    names: ["layoutMargins"])

  static let rootMarginsHaveMinimum = Rule(
    "layout.root-margins-have-minimum",
    "From iOS 11, margins set on a root view count where they are greater than the system's "
      + "minimum, unless `viewRespectsSystemMinimumLayoutMargins` is false.",
    since: "11", isBoundToReleases: true,
    evidence: "A: systemMinimumLayoutMargins; T: useyourloaf.com 2017", confidence: "high",
    names: ["layoutMargins", "viewRespectsSystemMinimumLayoutMargins"])

  static let visualFormatIsRead = Rule(
    "layout.visual-format",
    "The visual format describes constraints from view to view along one axis. A format that can't be "
      + "read throws an exception that marks the place.",
    since: "6", evidence: "A: Auto Layout Guide; S: THPinViewController#26, TextFieldValidator#6",
    confidence: "high", names: ["constraints(withVisualFormat:options:metrics:views:)"])

  static let keyboardGuideEndsAtSafeArea = Rule(
    "layout.keyboard-guide-at-safe-area",
    "Without a keyboard, the top of `keyboardLayoutGuide` is the bottom of the safe area.",
    since: "15", evidence: "A: UIView.h, keyboardLayoutGuide", confidence: "high",
    names: ["keyboardLayoutGuide", "safeAreaInsets"])

  static let keyboardGuideFollows = Rule(
    "layout.keyboard-guide-follows",
    "While the keyboard is up, `keyboardLayoutGuide` is the part of its view that the keyboard covers. "
      + "When the keyboard comes and goes, the view lays out.",
    since: "15", evidence: "A: UIKeyboardLayoutGuide", confidence: "high",
    names: ["keyboardLayoutGuide", "UIKeyboardLayoutGuide"])

  static let imageViewFitsImage = Rule(
    "layout.image-view-fits-image",
    "An image view that you create with an image is as large as the image. The image's size is its "
      + "intrinsic content size, too.",
    evidence: "A: UIImageView.init(image:), intrinsicContentSize", confidence: "high",
    names: ["UIImageView", "frame", "intrinsicContentSize"])

  static let priorityIsInRange = Rule(
    "layout.priority-is-in-range",
    "A constraint takes priorities above 0 up to 1,000. Any other one throws an exception.",
    evidence: "A: UILayoutPriority; S: the text of NSLayoutConstraint.m's assertion",
    confidence: "high", names: ["NSLayoutConstraint", "priority"])

  static let requiredIsFixed = Rule(
    "layout.required-is-fixed",
    "From iOS 8 to iOS 12, an installed constraint stays required or optional. Changing its priority from or "
      + "to required throws an exception.",
    since: "8", through: "12", isBoundToReleases: true,
    evidence:
      "A: NSLayoutConstraint, priority; T: he11owor1d.tistory.com 158, crashes of iOS 12 alone",
    confidence: "medium", names: ["NSLayoutConstraint", "priority"])

  static let attributesGoInPairs = Rule(
    "layout.attributes-go-in-pairs",
    "A constraint compares places with places and sizes with sizes. Any other pair, and a place "
      + "without a second item, throws an exception.",
    evidence: "A: NSLayoutConstraint; T: exception texts in public issues", confidence: "high",
    names: ["NSLayoutConstraint"])

  static let leadingIsOnRight = Rule(
    "layout.leading-on-right",
    "In a view that is laid out from right to left, the leading edges of its subviews are on the right, "
      + "and a stack view begins there.",
    since: "9", evidence: "A: NSLayoutConstraint.Attribute.leading, semanticContentAttribute",
    confidence: "high", names: ["semanticContentAttribute", "leadingAnchor"])

  static let partIsDrawn = Rule(
    "layout.part-is-drawn",
    "After `setNeedsDisplay(_:)`, `draw(_:)` gets only the rectangle that was marked.",
    evidence: "A: UIView, draw(_:), setNeedsDisplay(_:)", confidence: "high",
    names: ["setNeedsDisplay(_:)", "draw(_:)"])

  static let drawHasContext = Rule(
    "layout.draw-has-context",
    "While a view draws there is a current graphics context. Elsewhere there is none, unless code "
      + "begins one.",
    evidence: "A: UIGraphicsGetCurrentContext", confidence: "high",
    names: ["UIGraphicsGetCurrentContext()", "draw(_:)"])

  static let alignmentRectIsPlaced = Rule(
    "layout.alignment-rect",
    "Constraints place the alignment rectangle of a view. Its frame is larger by `alignmentRectInsets`.",
    since: "6", evidence: "A: UIView, alignmentRectInsets, frame(forAlignmentRect:)",
    confidence: "high", names: ["alignmentRectInsets"])

  static let dashReachesMargin = Rule(
    "layout.dash-reaches-margin",
    "From iOS 8, a lone dash beside the superview in the visual format reaches to the superview's margin.",
    since: "8", isBoundToReleases: true, evidence: "A: UIView, layoutMargins; T: answers of 2014",
    confidence: "medium",
    names: ["constraints(withVisualFormat:options:metrics:views:)", "layoutMargins"])

  static let constraintReachesNotOut = Rule(
    "layout.constraint-reaches-not-out",
    "A view on screen can't hold a constraint of a view outside of it: `addConstraint(_:)` throws an "
      + "exception.",
    since: "6", evidence: "S: exception texts in public issues", confidence: "high",
    names: ["addConstraint(_:)"])

  static let stackCompressesLeastResistant = Rule(
    "layout.stack-compresses",
    "In a stack view that fills and has too little room, the view with the lowest compression "
      + "resistance gets smaller.",
    since: "9", evidence: "A: UIStackView.Distribution.fill", confidence: "high",
    names: ["UIStackView", "setContentCompressionResistancePriority(_:for:)"])

  static let layoutRules: [Rule] = [
    stackCompressesLeastResistant,
    constraintReachesNotOut,
    alignmentRectIsPlaced, dashReachesMargin,
    leadingIsOnRight, partIsDrawn, drawHasContext,
    priorityIsInRange, requiredIsFixed, attributesGoInPairs,
    visualFormatIsRead, keyboardGuideEndsAtSafeArea, keyboardGuideFollows,
    drawingIsLast, settledTreeIsSilent, layoutIsDeferred, layoutNow, layoutParentFirst,
    layoutControllerBracket, newViewNeedsConstraints, constraintsChildFirst,
    constraintsThroughController, constraintsClearFlag, layoutOfParentAfterConstraints,
    layoutAfterSizeChange, layoutAfterBoundsOrigin, redrawAfterSizeChange,
    layoutAfterHierarchyChange, layoutAfterConstraintChange,
    layoutAfterScrolling, scrollingIsTold, offsetIsAnimated, dragEndsInSteps, zoomingScalesView,
    autoresizing, autoresizingInProportion, marginsAreTold, marginsIncludeSafeArea,
    constraintOnCommonAncestor, constraintNeedsCommonAncestor, constraintsPlaceSubviews,
    intrinsicSize, priorityDecides, conflictIsBroken, ambiguityCanBeAsked, stackPlacesArranged,
    stackClosesGaps, arrangedIndexIsBounded, stackSpacesViewByView, detachedViewSizesItself,
    marginsArePreserved, wideRootMarginsAreGreater, rootMarginsAreFixed, rootMarginsHaveMinimum,
    imageViewFitsImage,
  ]
}
