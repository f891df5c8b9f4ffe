/// The safe area and margins.
extension Rule {
  static let safeAreaInWindow = Rule(
    "safe-area.in-window",
    "UIKit tells a view, and the controller of a root view, when its safe area changes.",
    since: "11", evidence: "A: safeAreaInsets; T: published logs of iOS 11", confidence: "high",
    names: ["viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "safeAreaInsets"])

  static let safeAreaIsZeroOutsideWindow = Rule(
    "safe-area.zero-outside-window",
    "Outside a window, the safe area insets are zero, so they're zero in `viewDidLoad`.",
    since: "11",
    evidence: "A: safeAreaInsets; T: RTRootNavigationController#136", confidence: "high",
    names: ["safeAreaInsets", "viewDidLoad"])

  static let safeAreaIncludesBars = Rule(
    "safe-area.includes-bars",
    "The bars of a parent controller count in the safe area insets of its child.",
    since: "11", evidence: "A: safeAreaInsets; T: RTRootNavigationController#136",
    confidence: "high", names: ["safeAreaInsets", "isNavigationBarHidden"])

  static let safeAreaCanBeEnlarged = Rule(
    "safe-area.can-be-enlarged",
    "UIKit adds a controller's `additionalSafeAreaInsets` to the safe area insets of its view.",
    since: "11",
    evidence: "A: additionalSafeAreaInsets", confidence: "high",
    names: ["additionalSafeAreaInsets", "viewSafeAreaInsetsDidChange"])

  static let guidesHaveLength = Rule(
    "safe-area.guides-have-length",
    "When the view is in a window, `topLayoutGuide` and `bottomLayoutGuide` say how much the bars "
      + "cover.",
    since: "7", evidence: "A: topLayoutGuide", confidence: "high",
    names: ["topLayoutGuide", "bottomLayoutGuide", "length"])

  static let guidesEndWithView = Rule(
    "safe-area.guides-end-with-view",
    "A guide's length is the part of the view that bars cover: where the view itself ends at a bar, "
      + "it's 0.",
    since: "7", through: "10", isBoundToReleases: true, evidence: "A: topLayoutGuide",
    confidence: "high", names: ["topLayoutGuide", "bottomLayoutGuide", "length"])

  static let guidesOfInnerChild = Rule(
    "safe-area.guides-of-inner-child",
    "Through iOS 10, only navigation and tab bar controllers pass the length of their bars on. A "
      + "child of another container has the status bar alone in its `topLayoutGuide`.",
    since: "7", through: "10", isBoundToReleases: true, evidence: "T: rdar 14882141 (iOS 7)",
    confidence: "high", names: ["topLayoutGuide", "length"])

  static let guideCountsHiddenTabBar = Rule(
    "safe-area.guide-counts-hidden-bar",
    "On iOS 7, `bottomLayoutGuide` counts the tab bar as well as the toolbar, although the push hid "
      + "the tab bar.",
    since: "7", through: "7", isBoundToReleases: true, evidence: "T: rdar 15184698",
    confidence: "medium",
    names: ["bottomLayoutGuide", "hidesBottomBarWhenPushed", "isToolbarHidden"])

  static let safeAreaEndsAtEdges = Rule(
    "safe-area.ends-at-edges",
    "A view that reaches beyond its superview's edge has no more safe area inset there than the "
      + "superview.",
    since: "11", evidence: "T: cnblogs.com/huahuahu, UIKit Apps for Every Size and Shape",
    confidence: "high", names: ["safeAreaInsets", "frame"])

  static let safeAreaOfScrolledAwayChild = Rule(
    "safe-area.scrolled-away-child",
    "A child controller's view has no safe area insets while a scroll view has scrolled it out of "
      + "sight.",
    since: "11", evidence: "S: rdar 36070764 (iOS 11.2)", confidence: "medium",
    alternative: "A child controller's view keeps its insets at the sides wherever it is scrolled.",
    names: ["safeAreaInsets", "contentOffset"])

  static let guidesAreSubviews = Rule(
    "safe-area.guides-are-subviews",
    "Through iOS 10, a layout guide that code has read is a hidden subview of the controller's view, "
      + "as high as the guide is long.",
    since: "7", through: "10", isBoundToReleases: true,
    evidence: "T: recursiveDescription in a public note of 2013 (iOS 7)", confidence: "high",
    names: ["topLayoutGuide", "bottomLayoutGuide", "subviews"])

  static let safeAreaRules: [Rule] = [
    guidesAreSubviews,
    safeAreaInWindow, safeAreaIsZeroOutsideWindow, safeAreaIncludesBars, safeAreaCanBeEnlarged,
    guidesHaveLength, guidesEndWithView, guidesOfInnerChild, guideCountsHiddenTabBar,
    safeAreaEndsAtEdges, safeAreaOfScrolledAwayChild,
  ]
}
