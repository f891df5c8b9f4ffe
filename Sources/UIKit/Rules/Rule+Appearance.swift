/// Appearing and disappearing.
extension Rule {
  static let willAppearBeforeWindow = Rule(
    "appearance.will-appear",
    "`viewWillAppear` comes after loading and before the view is in its window.",
    evidence: "A: viewWillAppear(_:); T: many", confidence: "high", articles: ["002", "003"],
    claims: ["S002-07", "S002-12", "S002-24", "S003-21", "S003-22", "S003-48"],
    names: ["viewWillAppear(_:)"])

  static let isAppearingInWindow = Rule(
    "appearance.is-appearing",
    "`viewIsAppearing` comes once per appearance, in the window, before constraints and layout.",
    since: "13", isBoundToReleases: true, evidence: "A: viewIsAppearing(_:)", confidence: "high",
    claims: ["M-03"], names: ["viewIsAppearing(_:)"])

  static let didAppearEndsAppearance = Rule(
    "appearance.did-appear",
    "`viewDidAppear` ends an appearance, with the same `animated` as its \"will\".",
    evidence: "A: viewDidAppear(_:)", confidence: "high", articles: ["002", "003"],
    claims: ["S002-11", "S003-23", "S003-24", "S003-25"], names: ["viewDidAppear(_:)"])

  static let willDisappearBeforeLeaving = Rule(
    "appearance.will-disappear",
    "`viewWillDisappear` comes while the view is still in its window.",
    evidence: "A: viewWillDisappear(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-26"], names: ["viewWillDisappear(_:)"])

  static let didDisappearAfterLeaving = Rule(
    "appearance.did-disappear",
    "`viewDidDisappear` comes after the view has left its window.",
    evidence: "A: viewDidDisappear(_:)", confidence: "high", articles: ["003"],
    claims: ["S003-26", "S003-48"], names: ["viewDidDisappear(_:)"])

  static let appearanceReversal = Rule(
    "appearance.reversal",
    "A transition may turn round: the opposite \"will\" and its \"did\" follow, and the \"did\" "
      + "that was due never comes.",
    evidence: "T: stackoverflow 18927878 (iOS 7), rudin_ (iOS 17)", confidence: "high",
    claims: ["M-06"], names: ["viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let manualTransition = Rule(
    "appearance.manual",
    "`beginAppearanceTransition` and `endAppearanceTransition` send the callbacks themselves, "
      + "window or not.",
    since: "5", evidence: "A: beginAppearanceTransition(_:animated:)", confidence: "high",
    articles: ["002"], claims: ["S002-18", "S002-19", "S002-20"],
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])

  static let beginInSameDirection = Rule(
    "appearance.begin-twice",
    "A second begin in the same direction is absorbed; one end ends both.", since: "5",
    evidence: "K", confidence: "recall",
    alternative: "Begins are counted, and the \"did\" comes with the last end.",
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])

  static let manualMutesTheView = Rule(
    "appearance.manual-mutes-view",
    "While a transition begun by hand is open, neither a container nor the view's way into or out "
      + "of a window sends the \"did\": only the end does.",
    since: "5", evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["beginAppearanceTransition(_:animated:)", "addSubview(_:)", "removeFromSuperview"])

  static let unbalancedTransition = Rule(
    "appearance.unbalanced",
    "An end without a begin, or a begin across UIKit's own transition, logs \"Unbalanced calls\".",
    since: "5", evidence: "S: Slide-iOS#266, MMDrawerController#196", confidence: "medium",
    names: ["beginAppearanceTransition(_:animated:)", "endAppearanceTransition"])

  static let appearanceCallbackMisuse = Rule(
    "appearance.direct-call",
    "Calling an appearance callback directly changes nothing; newer systems log a warning.",
    since: "17", isBoundToReleases: true, evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let forwardsToChildren = Rule(
    "appearance.forwards-to-children",
    "A container's appearance is passed on, in order, to the children whose views are in its own.",
    since: "5", evidence: "A: shouldAutomaticallyForwardAppearanceMethods", confidence: "high",
    names: ["shouldAutomaticallyForwardAppearanceMethods", "children"])

  static let forwardsParentFirst = Rule(
    "appearance.forwards-parent-first",
    "A parent gets each of the four callbacks before its children do.",
    since: "5", evidence: "T: jianshu ad86ca978747", confidence: "medium",
    names: ["shouldAutomaticallyForwardAppearanceMethods", "viewWillAppear(_:)"])

  static let forwardingOff = Rule(
    "appearance.forwarding-off",
    "A container that answers false to `shouldAutomaticallyForwardAppearanceMethods` tells its "
      + "children itself; nothing comes from UIKit, not even from the view's way into the window.",
    since: "5", evidence: "A: shouldAutomaticallyForwardAppearanceMethods", confidence: "high",
    names: ["shouldAutomaticallyForwardAppearanceMethods"])

  static let lateChildMissesWill = Rule(
    "appearance.late-child-misses-will",
    "A controller whose view comes in while a navigation or tab bar controller is bringing the "
      + "one around it on screen misses `viewWillAppear` and gets only `viewDidAppear`.",
    since: "5",
    evidence: "T: radars 12322346 (iOS 6), 32106539 (iOS 10.3); TYPagerController#7",
    confidence: "medium",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)", "addSubview(_:)", "addChild(_:)"])

  static let viewDrivenAppearance = Rule(
    "appearance.view-driven",
    "When a controller's view enters or leaves a window by itself, the controller appears or "
      + "disappears; while a transition is open it does not hear of it twice.",
    since: "5", isBoundToReleases: true, evidence: "T: jianshu ad86ca978747; square/workflow-swift",
    confidence: "high",
    names: ["addSubview(_:)", "removeFromSuperview"])

  static let noViewDrivenAppearance = Rule(
    "appearance.not-view-driven",
    "Before iOS 5 adding a controller's view to another view sent no appearance callbacks.",
    through: "4",
    evidence: "T: published observations of iOS 4", confidence: "medium",
    names: ["addSubview(_:)"])

  static let windowSubviewAppears = Rule(
    "appearance.window-subview",
    "Before iOS 5 a controller appeared when its view was added to the window itself.",
    through: "4", evidence: "K", confidence: "recall",
    alternative: "Adding the view to the window sends nothing, as adding it to another view.",
    names: ["addSubview(_:)"])

  static let appearanceRules: [Rule] = [
    willAppearBeforeWindow, isAppearingInWindow, didAppearEndsAppearance,
    willDisappearBeforeLeaving, didDisappearAfterLeaving, appearanceReversal, manualTransition,
    beginInSameDirection, manualMutesTheView, unbalancedTransition, appearanceCallbackMisuse,
    forwardsToChildren, forwardsParentFirst, forwardingOff, lateChildMissesWill,
    viewDrivenAppearance, noViewDrivenAppearance, windowSubviewAppears,
  ]
}
