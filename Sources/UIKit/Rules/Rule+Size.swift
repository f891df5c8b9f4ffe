/// Rotation and size.
extension Rule {
  static let sizeTransitionParentFirst = Rule(
    "size.transition-parent-first",
    "`willTransition` and `viewWillTransition` pass from parent to child.", since: "8",
    evidence: "A; P: openuikit", confidence: "medium",
    names: ["viewWillTransition(to:with:)", "willTransition(to:with:)"])

  static let rotationCallbacks = Rule(
    "size.rotation-callbacks",
    "Turning the device: `viewWillTransition(to:with:)`, then layout; nothing appears or "
      + "disappears.",
    since: "8", isBoundToReleases: true, evidence: "T: YAG; T: kingcos demo (iOS 10)",
    confidence: "high",
    names: ["viewWillTransition(to:with:)", "willTransition(to:with:)"])

  static let traitsBeforeSize = Rule(
    "size.traits-before-size",
    "A turn that changes a size class: `willTransition(to:with:)`, then `viewWillTransition`.",
    since: "8", evidence: "K", confidence: "recall",
    alternative: "`viewWillTransition(to:with:)` comes first.",
    names: ["willTransition(to:with:)", "viewWillTransition(to:with:)"])

  static let oldRotationCallbacks = Rule(
    "size.old-rotation-callbacks",
    "Up to iOS 7: `willRotate`, layout, `willAnimateRotation`, `didRotate`.", through: "7",
    evidence: "A: willRotate(to:duration:)", confidence: "medium",
    names: [
      "willRotate(to:duration:)", "willAnimateRotation(to:duration:)", "didRotate(from:)",
    ])

  static let oldRotationReachesChildren = Rule(
    "size.old-rotation-reaches-children",
    "A container passes `willRotate` and its kin on to the children that are shown.", since: "5",
    through: "7", evidence: "A: View Controller Programming Guide (iOS 5)", confidence: "medium",
    names: ["willRotate(to:duration:)", "didRotate(from:)"])

  static let oldRotationIsAsked = Rule(
    "size.old-rotation-is-asked",
    "Up to iOS 5 `shouldAutorotate(to:)` decides, and says portrait only unless overridden.",
    through: "5", evidence: "A: shouldAutorotateToInterfaceOrientation:", confidence: "high",
    names: ["shouldAutorotate(to:)"])

  static let rotationIsAllowed = Rule(
    "size.rotation-is-allowed",
    "The interface turns only to an orientation the shown controller supports.", since: "6",
    evidence: "A: supportedInterfaceOrientations", confidence: "high",
    names: ["supportedInterfaceOrientations", "shouldAutorotate"])

  static let sizeRules: [Rule] = [
    sizeTransitionParentFirst, rotationCallbacks, traitsBeforeSize, oldRotationCallbacks,
    oldRotationReachesChildren, oldRotationIsAsked, rotationIsAllowed,
  ]
}
