/// The space that bars take from the content of scroll views.
extension Rule {
  static let safeAreaInsetsContent = Rule(
    "insets.safe-area-insets-content",
    "From iOS 11, `adjustedContentInset` is `contentInset` plus the scroll view's safe area. With "
      + "`.automatic` and `.scrollableAxes`, only directions that scroll or always bounce count; "
      + "with `.always` all do, with `.never` none.",
    since: "11", evidence: "A: UIScrollView.h, contentInsetAdjustmentBehavior", confidence: "high",
    names: [
      "adjustedContentInset", "contentInsetAdjustmentBehavior", "contentInset", "safeAreaInsets",
    ])

  static let navigationInsetsFirst = Rule(
    "insets.automatic-in-navigation",
    "In a navigation controller, `.automatic` also adjusts the top and bottom of a controller's "
      + "first scroll view when there's nothing to scroll.",
    since: "11", evidence: "A: UIScrollView.h, contentInsetAdjustmentBehavior", confidence: "high",
    names: ["contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets"])

  static let adjustedInsetIsTold = Rule(
    "insets.change-is-told",
    "UIKit tells a scroll view and its delegate when its `adjustedContentInset` has changed.",
    since: "11", evidence: "A: adjustedContentInsetDidChange()", confidence: "high",
    names: ["adjustedContentInsetDidChange", "scrollViewDidChangeAdjustedContentInset(_:)"])

  static let offsetFollowsInset = Rule(
    "insets.offset-follows",
    "When bars change the insets of a scroll view, `contentOffset` changes with them, so that the "
      + "content begins below the bar.",
    since: "7", evidence: "T: recursiveDescription of a table in a sheet (offset -56, inset 56)",
    confidence: "high", names: ["contentOffset", "adjustedContentInset", "scrollViewDidScroll(_:)"])

  static let firstScrollViewIsInset = Rule(
    "insets.first-scroll-view",
    "Through iOS 10, a navigation or tab bar controller adds its bars to the `contentInset` of a "
      + "controller's view, or of the first subview if that one scrolls. Other scroll views stay "
      + "under the bars.",
    since: "7", through: "10", isBoundToReleases: true,
    evidence:
      "A: automaticallyAdjustsScrollViewInsets; T: codeprj.com 8782c31, javashuo p-uxpahjdi",
    confidence: "high", names: ["automaticallyAdjustsScrollViewInsets", "contentInset"])

  static let offsetStaysWithin = Rule(
    "insets.offset-stays-within",
    "When the content or its insets become smaller and `contentOffset` is beyond the new limits, a "
      + "scroll view at rest moves to the nearest limit.",
    evidence: "T: stacks in public reports with _adjustContentOffsetIfNecessary below "
      + "setContentSize: and setContentInset:",
    confidence: "medium", names: ["contentSize", "contentInset", "contentOffset"])

  static let insetsRules: [Rule] = [
    safeAreaInsetsContent, navigationInsetsFirst, adjustedInsetIsTold, offsetFollowsInset,
    firstScrollViewIsInset, offsetStaysWithin,
  ]
}
