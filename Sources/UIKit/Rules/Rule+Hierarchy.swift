/// Views that move in the hierarchy.
extension Rule {
  static let viewAddedToDetachedTree = Rule(
    "hierarchy.add-detached",
    "If the window stays the same or there's none, adding a view calls, in this order: "
      + "`willMove(toSuperview:)`, `didMoveToSuperview`, the superview's `didAddSubview`.",
    evidence: "T: e-com-net 5357521, jianshu 681053cc48fd", confidence: "high",
    articles: ["002"], claims: ["S002-09"],
    names: ["willMove(toSuperview:)", "didMoveToSuperview", "didAddSubview(_:)"])

  static let viewEntersWindowWithSuperview = Rule(
    "hierarchy.add-in-window",
    "If adding a view brings it into a window, UIKit calls, in this order: `willMove(toWindow:)`, "
      + "`willMove(toSuperview:)`, `didMoveToWindow`, `didMoveToSuperview`.",
    evidence: "T: Tomasz Szulc 2015", confidence: "medium",
    articles: ["002"], claims: ["S002-08"],
    names: [
      "willMove(toWindow:)", "willMove(toSuperview:)", "didMoveToWindow", "didMoveToSuperview",
      "didAddSubview(_:)",
    ])

  static let viewEntersWindow = Rule(
    "hierarchy.enter-window",
    "When a tree of views enters a window, UIKit tells each view, superviews before their "
      + "subviews.",
    evidence: "P: Chameleon; S: material-showcase-ios#79", confidence: "high",
    articles: ["002"], claims: ["S002-08", "S002-09"],
    names: ["willMove(toWindow:)", "didMoveToWindow"])

  static let viewLeavesWindow = Rule(
    "hierarchy.leave-window",
    "When a tree of views leaves its window, UIKit tells each view that its window is nil, "
      + "superviews before their subviews.",
    evidence: "T: f5e7a1e899ac", confidence: "medium",
    names: ["willMove(toWindow:)", "didMoveToWindow"])

  static let viewRemovalNotices = Rule(
    "hierarchy.remove",
    "Removing a view calls, in this order: the superview's `willRemoveSubview`, "
      + "`willMove(toSuperview: nil)`, `willMove(toWindow: nil)`, `didMoveToWindow`, "
      + "`didMoveToSuperview`.",
    evidence: "T: e-com-net 5357521, jianshu 681053cc48fd", confidence: "high",
    names: [
      "removeFromSuperview", "willRemoveSubview(_:)", "willMove(toSuperview:)",
      "didMoveToSuperview",
    ])

  static let viewMovedBetweenSuperviews = Rule(
    "hierarchy.move-between",
    "If you add a view to another superview, UIKit first calls the old superview's "
      + "`willRemoveSubview` and removes the view from it.",
    evidence: "P: WinObjC, flowkey", confidence: "medium",
    names: ["addSubview(_:)", "willRemoveSubview(_:)"])

  static let viewAddedAgain = Rule(
    "hierarchy.add-again",
    "Adding a view again to its own superview only brings it to the front.",
    evidence: "P: WinObjC, flowkey", confidence: "medium", names: ["addSubview(_:)"])

  static let viewAddedToItself = Rule(
    "hierarchy.add-itself",
    "Adding a view to itself throws an exception.",
    evidence: "K",
    confidence: "recall", alternative: "Nothing happens.", names: ["addSubview(_:)"])

  static let viewCycle = Rule(
    "hierarchy.cycle",
    "Adding a view to one of its own descendants throws an exception, because the layer tree would "
      + "have a cycle.",
    evidence: "S: DCCommentView#2, Koloda#341, JXCategoryView#108", confidence: "high",
    names: ["addSubview(_:)"])

  static let viewInsertedNextToStranger = Rule(
    "hierarchy.insert-next-to-stranger",
    "If you insert a view next to a view that isn't in the same superview, UIKit adds it on top.",
    evidence: "P: flowkey",
    confidence: "low", alternative: "Nothing is added.",
    names: ["insertSubview(_:aboveSubview:)", "insertSubview(_:belowSubview:)"])

  static let insertIndexIsClamped = Rule(
    "hierarchy.insert-clamps",
    "If you insert a view at an index beyond its siblings, UIKit uses the nearest place.",
    evidence: "P: flowkey",
    confidence: "medium", names: ["insertSubview(_:at:)"])

  static let viewDeallocRemovesSubviews = Rule(
    "hierarchy.dealloc",
    "When a view is destroyed, UIKit calls its `willRemoveSubview` for each of its subviews.",
    evidence: "T: e-com-net 5357521",
    confidence: "medium", names: ["willRemoveSubview(_:)", "deinit"])

  static let marginsChangeInWindow = Rule(
    "hierarchy.margins-in-window",
    "A root view's layout margins change when it enters a window.", since: "8",
    evidence: "T: Tomasz Szulc 2015", confidence: "medium", articles: ["002"], claims: ["S002-08"],
    names: ["layoutMarginsDidChange", "viewLayoutMarginsDidChange"])

  static let navigationWrapsTop = Rule(
    "hierarchy.navigation-wraps-top",
    "The top's view is in a `UIViewControllerWrapperView`, in a `UINavigationTransitionView`, in the "
      + "navigation controller's `UILayoutContainerView`, where the bar is, too.",
    evidence: "T: recursiveDescription in public notes of 2013, 2016 and 2021", confidence: "high",
    names: ["superview", "navigationController", "navigationBar"])

  static let tabsWrapChild = Rule(
    "hierarchy.tabs-wrap-child",
    "The selected child's view is in a `UIViewControllerWrapperView`, in a `UITransitionView`, in "
      + "the tab bar controller's `UILayoutContainerView`, where the bar is, too.",
    evidence: "T: recursiveDescription in public notes of 2016 and 2019", confidence: "high",
    names: ["superview", "tabBarController", "tabBar"])

  static let rootIsContained = Rule(
    "hierarchy.root-is-contained",
    "From iOS 13, the root view is in a `UIDropShadowView`, in a `UITransitionView`, in the window. "
      + "Before, it's directly in the window.",
    since: "13", isBoundToReleases: true,
    evidence: "T: recursiveDescription in public notes and in tests of sentry-cocoa (iOS 18, 26)",
    confidence: "high", names: ["rootViewController", "superview"])

  static let alertHasViewOfItsOwn = Rule(
    "hierarchy.alert-view",
    "An alert's view is a `_UIAlertControllerView` in a `UITransitionView`.",
    since: "8", evidence: "T: recursiveDescription of an alert's window in public notes",
    confidence: "medium", alternative: "An alert's view is a plain `UIView`.",
    names: ["UIAlertController", "view", "superview"])

  static let viewDeallocTellsSubviews = Rule(
    "hierarchy.dealloc-tells-subviews",
    "When a view is destroyed, UIKit calls `willMove(toSuperview: nil)` on its subviews before they "
      + "are destroyed.",
    evidence: "T: stackoom.com OD47 (Stack Overflow, the dealloc of a superview)",
    confidence: "medium", names: ["willMove(toSuperview:)", "deinit"])

  static let hierarchyRules: [Rule] = [
    viewDeallocTellsSubviews,
    navigationWrapsTop, tabsWrapChild, rootIsContained, alertHasViewOfItsOwn,
    viewAddedToDetachedTree, viewEntersWindowWithSuperview, viewEntersWindow, viewLeavesWindow,
    viewRemovalNotices, viewMovedBetweenSuperviews, viewAddedAgain, viewAddedToItself, viewCycle,
    viewInsertedNextToStranger, insertIndexIsClamped, viewDeallocRemovesSubviews,
    marginsChangeInWindow,
  ]
}
