/// Appearing and disappearing.
extension Rule {
  static let willAppearBeforeWindow = Rule(
    "appearance.will-appear",
    "UIKit calls `viewWillAppear` after it has loaded the view and before the view is in its "
      + "window.",
    evidence: "A: viewWillAppear(_:); T: many", confidence: "high", articles: ["002", "003"],
    claims: ["S002-07", "S002-12", "S002-24", "S003-21", "S003-22", "S003-48"],
    names: ["viewWillAppear(_:)"])

  static let isAppearingInWindow = Rule(
    "appearance.is-appearing",
    "UIKit calls `viewIsAppearing` once per appearance, when the view is in the window, before "
      + "constraints and layout.",
    since: "13", isBoundToReleases: true, evidence: "A: viewIsAppearing(_:)", confidence: "high",
    claims: ["M-03"], names: ["viewIsAppearing(_:)"])

  static let didAppearEndsAppearance = Rule(
    "appearance.did-appear",
    "`viewDidAppear` ends an appearance. Its `animated` is the same as in `viewWillAppear`.",
    evidence: "A: viewDidAppear(_:)", confidence: "high", articles: ["002", "003"],
    claims: ["S002-11", "S003-23", "S003-24", "S003-25"], names: ["viewDidAppear(_:)"])

  static let willDisappearBeforeLeaving = Rule(
    "appearance.will-disappear",
    "UIKit calls `viewWillDisappear` while the view is still in its window.",
    evidence: "A: viewWillDisappear(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-26"], names: ["viewWillDisappear(_:)"])

  static let didDisappearAfterLeaving = Rule(
    "appearance.did-disappear",
    "UIKit calls `viewDidDisappear` after the view has left its window.",
    evidence: "A: viewDidDisappear(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-26", "S003-48"], names: ["viewDidDisappear(_:)"])

  static let appearanceReversal = Rule(
    "appearance.reversal",
    "A transition can be reversed. UIKit then sends the opposite \"will\" and \"did\" callbacks. "
      + "It never sends the \"did\" of the first direction.",
    evidence: "T: stackoverflow 18927878 (iOS 7), rudin_ (iOS 17)", confidence: "high",
    claims: ["M-06"], names: ["viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let manualTransition = Rule(
    "appearance.manual",
    "`beginAppearanceTransition` and `endAppearanceTransition` send the appearance callbacks "
      + "directly, with or without a window.",
    since: "5", evidence: "A: beginAppearanceTransition(_:animated:)", confidence: "high",
    articles: ["002"], claims: ["S002-18", "S002-19", "S002-20"],
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])

  static let beginsAreCounted = Rule(
    "appearance.begins-are-counted",
    "A second `beginAppearanceTransition` in the same direction needs an `endAppearanceTransition` "
      + "of its own. The \"did\" callback comes with the last one.",
    since: "5",
    evidence: "A: UIViewController.h, \"the final matching invocation of "
      + "endAppearanceTransition\"",
    confidence: "high",
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])

  static let manualMutesTheView = Rule(
    "appearance.manual-mutes-view",
    "After your `beginAppearanceTransition`, only `endAppearanceTransition` sends the \"did\" "
      + "callback. A container or a change of window doesn't send it.",
    since: "5", evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["beginAppearanceTransition(_:animated:)", "addSubview(_:)", "removeFromSuperview"])

  static let unbalancedTransition = Rule(
    "appearance.unbalanced",
    "UIKit logs \"Unbalanced calls\" if you end a transition that you didn't begin, or begin a "
      + "transition during UIKit's own.",
    since: "5", evidence: "S: Slide-iOS#266, MMDrawerController#196", confidence: "medium",
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])

  static let appearanceCallbackMisuse = Rule(
    "appearance.direct-call",
    "Calling an appearance callback directly doesn't make a controller appear or disappear. Newer "
      + "systems log a warning.",
    since: "17", isBoundToReleases: true, evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let forwardsToChildren = Rule(
    "appearance.forwards-to-children",
    "UIKit also sends a parent controller's appearance callbacks, in the order of `children`, to "
      + "each child whose view is in the parent's view.",
    since: "5", evidence: "A: shouldAutomaticallyForwardAppearanceMethods", confidence: "high",
    names: ["shouldAutomaticallyForwardAppearanceMethods", "children"])

  static let forwardsParentFirst = Rule(
    "appearance.forwards-parent-first",
    "A parent controller gets each of the four appearance callbacks before its child controllers "
      + "do.",
    since: "5", evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["shouldAutomaticallyForwardAppearanceMethods", "viewWillAppear(_:)"])

  static let forwardingOff = Rule(
    "appearance.forwarding-off",
    "If `shouldAutomaticallyForwardAppearanceMethods` is false, UIKit sends the children no "
      + "appearance callbacks, even when a view enters the window. The parent controller must send "
      + "them.",
    since: "5", evidence: "A: shouldAutomaticallyForwardAppearanceMethods", confidence: "high",
    names: ["shouldAutomaticallyForwardAppearanceMethods"])

  static let lateChildMissesWill = Rule(
    "appearance.late-child-misses-will",
    "If you add a controller's view while a navigation or tab bar controller brings the "
      + "surrounding controller on screen, the added controller misses `viewWillAppear`. It gets "
      + "only `viewDidAppear`.",
    since: "5",
    evidence: "T: radars 12322346 (iOS 6), 32106539 (iOS 10.3); TYPagerController#7",
    confidence: "medium",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)", "addSubview(_:)", "addChild(_:)"])

  static let viewDrivenAppearance = Rule(
    "appearance.view-driven",
    "When a controller's view enters or leaves a window by itself, the controller appears or "
      + "disappears. During an open transition, UIKit doesn't send the callbacks twice.",
    since: "5", isBoundToReleases: true, evidence: "T: jianshu ad86ca978747; square/workflow-swift",
    confidence: "high",
    names: ["addSubview(_:)", "removeFromSuperview"])

  static let noViewDrivenAppearance = Rule(
    "appearance.not-view-driven",
    "Before iOS 5, UIKit sends no appearance callbacks when you add a controller's view to another "
      + "view.",
    through: "4",
    evidence: "T: published observations of iOS 4", confidence: "medium",
    names: ["addSubview(_:)"])

  static let windowSubviewAppears = Rule(
    "appearance.window-subview",
    "Before iOS 5, a controller appears when you add its view directly to the window.",
    through: "4", evidence: "K", confidence: "recall",
    alternative: "Adding the view to the window sends nothing, as adding it to another view.",
    names: ["addSubview(_:)"])

  static let appearanceRules: [Rule] = [
    willAppearBeforeWindow, isAppearingInWindow, didAppearEndsAppearance,
    willDisappearBeforeLeaving, didDisappearAfterLeaving, appearanceReversal, manualTransition,
    beginsAreCounted, manualMutesTheView, unbalancedTransition, appearanceCallbackMisuse,
    forwardsToChildren, forwardsParentFirst, forwardingOff, lateChildMissesWill,
    viewDrivenAppearance, noViewDrivenAppearance, windowSubviewAppears,
  ]
}
