/// Rotation and size.
extension Rule {
  static let sizeTransitionParentFirst = Rule(
    "size.transition-parent-first",
    "UIKit calls `willTransition` and `viewWillTransition` on a parent controller before its child "
      + "controllers.",
    since: "8",
    evidence: "A; P: openuikit", confidence: "medium",
    names: ["viewWillTransition(to:with:)", "willTransition(to:with:)"])

  static let rotationCallbacks = Rule(
    "size.rotation-callbacks",
    "When the device rotates, UIKit calls `viewWillTransition(to:with:)`, then does layout. "
      + "Nothing appears or disappears.",
    since: "8", isBoundToReleases: true, evidence: "T: YAG; T: kingcos demo (iOS 10)",
    confidence: "high",
    names: ["viewWillTransition(to:with:)", "willTransition(to:with:)"])

  static let traitsBeforeSize = Rule(
    "size.traits-before-size",
    "When a rotation changes a size class, UIKit calls `willTransition(to:with:)`, then "
      + "`viewWillTransition`.",
    since: "8", evidence: "K", confidence: "recall",
    alternative: "`viewWillTransition(to:with:)` comes first.",
    names: ["willTransition(to:with:)", "viewWillTransition(to:with:)"])

  static let oldRotationCallbacks = Rule(
    "size.old-rotation-callbacks",
    "Up to iOS 7, a rotation has this order: `willRotate`, layout, `willAnimateRotation`, "
      + "`didRotate`.",
    through: "7",
    evidence: "A: willRotate(to:duration:)", confidence: "medium",
    names: [
      "willRotate(to:duration:)", "willAnimateRotation(to:duration:)", "didRotate(from:)",
    ])

  static let oldRotationReachesChildren = Rule(
    "size.old-rotation-reaches-children",
    "A parent controller passes `willRotate` and the other rotation callbacks on to the children "
      + "that are shown.",
    since: "5",
    through: "7", evidence: "A: View Controller Programming Guide (iOS 5)", confidence: "medium",
    names: ["willRotate(to:duration:)", "didRotate(from:)"])

  static let oldRotationIsAsked = Rule(
    "size.old-rotation-is-asked",
    "Up to iOS 5, `shouldAutorotate(to:)` decides. Without an override, it allows only portrait.",
    through: "5", evidence: "A: shouldAutorotateToInterfaceOrientation:", confidence: "high",
    names: ["shouldAutorotate(to:)"])

  static let rotationIsAllowed = Rule(
    "size.rotation-is-allowed",
    "The interface rotates only to an orientation that the shown controller supports.",
    since: "6",
    evidence: "A: supportedInterfaceOrientations", confidence: "high",
    names: ["supportedInterfaceOrientations", "shouldAutorotate"])

  static let unchangedSizeIsNotTold = Rule(
    "size.unchanged-child-is-not-told",
    "Before a child gets `viewWillTransition(to:with:)`, its container says how large the child "
      + "will be. If that is the child's size already, the child hears nothing.",
    since: "8", evidence: "A: UIViewController.h, sizeForChildContentContainer", confidence: "high",
    names: [
      "size(forChildContentContainer:withParentContainerSize:)", "viewWillTransition(to:with:)",
    ])

  static let windowStaysUpright = Rule(
    "size.window-stays-upright",
    "Through iOS 7, window and screen stay upright in a rotation. A transform turns the root view: "
      + "its `bounds` are wide, its `frame` is not.",
    through: "7", isBoundToReleases: true,
    evidence: "T: logs of iOS 5.0.1 (manongdao 292769) and of iOS 7 and 8 (intrepidgeeks.com)",
    confidence: "high", names: ["transform", "bounds", "frame"])

  static let rotationHasTargetTransform = Rule(
    "size.rotation-has-target-transform",
    "While the interface rotates, the coordinator's `targetTransform` is the turn from the old "
      + "orientation to the new one. In other changes of size, it's the identity.",
    since: "8", evidence: "A: targetTransform, Technical Q&A QA1890", confidence: "high",
    names: ["targetTransform", "viewWillTransition(to:with:)"])

  static let sizeRules: [Rule] = [
    rotationHasTargetTransform,
    windowStaysUpright,
    unchangedSizeIsNotTold,
    sizeTransitionParentFirst, rotationCallbacks, traitsBeforeSize, oldRotationCallbacks,
    oldRotationReachesChildren, oldRotationIsAsked, rotationIsAllowed,
  ]
}
