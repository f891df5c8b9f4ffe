/// The update of properties, `updateProperties()`, which iOS 26 added to views and controllers.
///
/// What Apple says of it is in its reference and in one talk, "What's new in UIKit" (WWDC 2025,
/// session 243): the layout pass goes from the top down, and for each view it updates the traits,
/// then the properties, then the layout. Rules that go further than that are weak.
extension Rule {
  static let newNeedsProperties = Rule(
    "properties.new-needs-update",
    "UIKit calls `updateProperties` on a new view or controller even if nobody asks for it.",
    since: "26", isBoundToReleases: true,
    evidence:
      "A: What's new in UIKit (WWDC 2025), whose sample asks for none; T: "
      + "BaseViewUpdateContentTests on iOS 26", confidence: "high", names: ["updateProperties"])

  static let propertiesBeforeLayout = Rule(
    "properties.before-layout",
    "In the layout pass, UIKit calls a view's `updateProperties` right before its "
      + "`layoutSubviews`. It lays out the changes in the same pass.",
    since: "26", isBoundToReleases: true,
    evidence: "A: What's new in UIKit (WWDC 2025), updateProperties()", confidence: "high",
    names: ["updateProperties", "layoutSubviews", "viewWillLayoutSubviews"])

  static let propertiesParentFirst = Rule(
    "properties.parent-first",
    "UIKit calls `updateProperties` on a parent before its children.",
    since: "26",
    isBoundToReleases: true, evidence: "A: What's new in UIKit (WWDC 2025)", confidence: "high",
    names: ["updateProperties"])

  static let propertiesAreDeferred = Rule(
    "properties.are-deferred",
    "`setNeedsUpdateProperties` only asks for an update. UIKit calls `updateProperties` at the "
      + "next commit.",
    since: "26", isBoundToReleases: true, evidence: "A: setNeedsUpdateProperties()",
    confidence: "high", names: ["setNeedsUpdateProperties", "updateProperties"])

  static let propertiesNow = Rule(
    "properties.now",
    "Before it returns, `updatePropertiesIfNeeded` does the pending updates of a view, its "
      + "controller and everything inside the view.",
    since: "26", isBoundToReleases: true,
    evidence: "A: updatePropertiesIfNeeded(); T: BaseViewUpdateContentTests on iOS 26",
    confidence: "high", names: ["updatePropertiesIfNeeded", "updateProperties"])

  static let propertiesWithoutLayout = Rule(
    "properties.ask-for-no-layout",
    "Asking for `updateProperties` doesn't ask for layout, so it doesn't cause `layoutSubviews`.",
    since: "26", isBoundToReleases: true,
    evidence: "A: What's new in UIKit (WWDC 2025): the two are independent; T: juejin "
      + "7520093724988145715",
    confidence: "high",
    names: ["setNeedsUpdateProperties", "updateProperties", "layoutSubviews"])

  static let layoutLeavesProperties = Rule(
    "properties.layout-asks-for-none",
    "Layout doesn't cause another `updateProperties`. A new size or `setNeedsLayout` doesn't ask "
      + "for it.",
    since: "26", isBoundToReleases: true,
    evidence:
      "A: What's new in UIKit (WWDC 2025): a change of size does not run it again; T: "
      + "BaseViewUpdateContentTests on iOS 26",
    confidence: "high", names: ["updateProperties", "setNeedsLayout", "layoutSubviews"])

  static let layoutNowUpdatesProperties = Rule(
    "properties.with-layout-now",
    "`layoutIfNeeded` also does pending property updates, because they're part of the layout pass.",
    since: "26", isBoundToReleases: true,
    evidence: "A: What's new in UIKit (WWDC 2025) has them in the pass; P: kolabs-dev/isim",
    confidence: "medium",
    alternative: "`layoutIfNeeded` only lays out; `updateProperties` waits for the commit.",
    names: ["layoutIfNeeded", "updateProperties"])

  static let propertiesViewByView = Rule(
    "properties.view-by-view",
    "A view updates its properties and lays out before its subviews update their properties.",
    since: "26",
    isBoundToReleases: true,
    evidence:
      "A: What's new in UIKit (WWDC 2025) has traits, properties and layout in one walk; P: "
      + "kolabs-dev/isim",
    confidence: "medium",
    alternative: "All views of the tree update their properties before the first one lays out.",
    names: ["updateProperties", "layoutSubviews"])

  static let propertiesControllerFirst = Rule(
    "properties.controller-first",
    "The controller of a root view updates its properties before the view does.", since: "26",
    isBoundToReleases: true, evidence: "P: kolabs-dev/isim; nobody measured it", confidence: "low",
    alternative: "The view updates its properties first.", names: ["updateProperties"])

  static let propertiesAfterConstraints = Rule(
    "properties.after-constraints",
    "If both updates are pending, UIKit updates constraints before properties.",
    since: "26",
    isBoundToReleases: true, evidence: "K", confidence: "low",
    alternative: "The properties of the tree are updated before its constraints.",
    names: ["updateProperties", "updateConstraints", "updateViewConstraints"])

  static let propertiesAfterIsAppearing = Rule(
    "properties.after-is-appearing",
    "A controller's first `updateProperties` comes after its `viewIsAppearing`.",
    since: "26",
    isBoundToReleases: true,
    evidence: "K; A: viewIsAppearing(_:) comes before the layout pass, which has the properties",
    confidence: "low", alternative: "It comes before `viewIsAppearing`.",
    names: ["updateProperties", "viewIsAppearing(_:)"])

  static let propertiesRules: [Rule] = [
    newNeedsProperties, propertiesBeforeLayout, propertiesParentFirst, propertiesAreDeferred,
    propertiesNow, propertiesWithoutLayout, layoutLeavesProperties, layoutNowUpdatesProperties,
    propertiesViewByView, propertiesControllerFirst, propertiesAfterConstraints,
    propertiesAfterIsAppearing,
  ]
}
