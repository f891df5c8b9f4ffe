/// Views that move in the hierarchy.
extension Rule {
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
    evidence: "T: Tomasz Szulc 2015", confidence: "medium",
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
    evidence: "T: Tomasz Szulc 2015", confidence: "medium", articles: ["002"], claims: ["S002-08"],
    names: ["layoutMarginsDidChange", "viewLayoutMarginsDidChange"])

  static let hierarchyRules: [Rule] = [
    viewAddedToDetachedTree, viewEntersWindowWithSuperview, viewEntersWindow, viewLeavesWindow,
    viewRemovalNotices, viewMovedBetweenSuperviews, viewAddedAgain, viewAddedToItself, viewCycle,
    viewInsertedNextToStranger, insertIndexIsClamped, viewDeallocRemovesSubviews,
    marginsChangeInWindow,
  ]
}
