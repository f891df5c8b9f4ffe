/// Dismissal by code.
extension Rule {
  static let dismissBelongsToPresenter = Rule(
    "dismiss.belongs-to-presenter",
    "When you call `dismiss` on a controller, UIKit removes the controller that it presents, and "
      + "everything above.",
    evidence: "A: dismiss(animated:completion:)", confidence: "high",
    names: ["dismiss(animated:completion:)"])

  static let dismissAsksPresenter = Rule(
    "dismiss.asks-presenter",
    "If you call `dismiss` on a controller that presents nothing, it asks its presenter to dismiss "
      + "it.",
    evidence: "A: dismiss(animated:completion:)", confidence: "high",
    names: ["dismiss(animated:completion:)"])

  static let dismissOfNothing = Rule(
    "dismiss.nothing",
    "If nothing is presented, `dismiss` does nothing, and UIKit doesn't call its completion.",
    evidence: "K", confidence: "low", alternative: "The completion runs at once.",
    names: ["dismiss(animated:completion:)"])

  static let dismissStartsAtOnce = Rule(
    "dismiss.starts-at-once",
    "Up to iOS 6, a dismissal starts inside the `dismiss` call.",
    through: "6",
    isBoundToReleases: true,
    evidence: "K", confidence: "low",
    alternative: "It starts after the commit, as from iOS 7 on.",
    names: ["dismiss(animated:completion:)", "viewWillDisappear(_:)"])

  static let dismissStartsAfterCommit = Rule(
    "dismiss.starts-after-commit",
    "A dismissal starts after the commit at the end of the turn.",
    since: "7",
    evidence: "S: a public crash log has viewWillDisappear below runTransitionForCurrentState and "
      + "_UIAfterCACommitBlock (iOS 15 or 16)",
    confidence: "medium", alternative: "It starts inside the call.",
    names: ["dismiss(animated:completion:)", "viewWillDisappear(_:)"])

  static let dismissDuringTransitionRefused = Rule(
    "dismiss.during-transition",
    "Up to iOS 7, UIKit ignores a `dismiss` during a transition and logs a warning.",
    through: "7", evidence: "S: console lines in public issues of iOS 5 to 7",
    confidence: "medium", names: ["dismiss(animated:completion:)"])

  static let dismissWaitsForPresentation = Rule(
    "dismiss.waits-for-presentation",
    "If you call `dismiss` during the presentation, UIKit carries it out when the presentation is "
      + "complete.",
    evidence: "K; against it S: card.io-iOS-SDK#74 (iOS 8)", confidence: "low",
    alternative: "It is ignored, with a warning that was seen on iOS 8.",
    names: ["dismiss(animated:completion:)"])

  static let presentedDisappears = Rule(
    "dismiss.presented-disappears",
    "A dismissal begins with the presented controller's `viewWillDisappear`.",
    evidence: "T: kazzz 2012, rudin_ (iOS 17)", confidence: "high", claims: ["M-02"],
    names: ["viewWillDisappear(_:)"])

  static let presenterReappears = Rule(
    "dismiss.presenter-reappears",
    "When a controller that covers its presenter leaves, the presenter gets `viewWillAppear`.",
    evidence: "T: kazzz 2012; P: WinObjC", confidence: "high", claims: ["M-02"],
    names: ["viewWillAppear(_:)"])

  static let dismissalTakesAllAbove = Rule(
    "dismiss.takes-all-above",
    "A dismissal also removes the controllers between the presenter and the top controller. They "
      + "don't appear in between.",
    evidence: "A: dismiss(animated:completion:); T: takorras 2020", confidence: "high",
    names: ["dismiss(animated:completion:)", "viewWillDisappear(_:)"])

  static let allGoAnimated = Rule(
    "dismiss.all-go-animated",
    "Controllers that are dismissed together with the top controller get its `animated`, though "
      + "UIKit animates only the top.",
    evidence: "K", confidence: "low",
    alternative: "They get `false`, because UIKit simply removes them.",
    names: ["viewWillDisappear(_:)", "viewDidDisappear(_:)"])

  static let presenterIsFreeAtOnce = Rule(
    "dismiss.presenter-is-free",
    "In its `viewDidAppear` after a dismissal, the presenter no longer presents anything, so it "
      + "can present again.",
    evidence: "K: presenting in viewDidAppear after a dismissal works", confidence: "recall",
    alternative: "It still presents the leaving controller, and a new `present` is refused.",
    names: ["presentedViewController", "viewDidAppear(_:)"])

  static let presentingIsNilAfterDismissal = Rule(
    "dismiss.presenting-is-nil",
    "`presentingViewController` is nil in `viewDidDisappear` of a dismissed controller.",
    evidence: "P: WinObjC#2114; published observations", confidence: "medium",
    names: ["presentingViewController", "viewDidDisappear(_:)"])

  static let beingDismissedWhileDisappearing = Rule(
    "dismiss.is-being-dismissed",
    "`isBeingDismissed` is true in `viewWillDisappear` and `viewDidDisappear` of a dismissed "
      + "controller, and false in the completion.",
    since: "5", evidence: "P: WinObjC test; A: isBeingDismissed", confidence: "high",
    names: ["isBeingDismissed"])

  static let codeDoesNotTellDelegate = Rule(
    "dismiss.code-tells-no-delegate",
    "If your code dismisses a sheet, UIKit doesn't ask the sheet's delegate and doesn't tell it "
      + "anything.",
    since: "13",
    evidence: "A: presentationControllerDidDismiss(_:); T: qiita hirothings 2019",
    confidence: "high",
    names: ["presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)"])

  static let dismissAgainTakesPresenter = Rule(
    "dismiss.again-takes-presenter",
    "If you call `dismiss` again while a controller is being dismissed, its presenter goes too, if "
      + "that was presented itself.",
    evidence: "P: pointfreeco/swift-navigation#295 (iOS 18)", confidence: "medium",
    alternative: "The second call has no effect.",
    names: ["dismiss(animated:completion:)", "isBeingDismissed"])

  static let dismissRules: [Rule] = [
    dismissBelongsToPresenter, dismissAsksPresenter, dismissOfNothing, dismissStartsAtOnce,
    dismissStartsAfterCommit, dismissDuringTransitionRefused, dismissWaitsForPresentation,
    presentedDisappears, presenterReappears, dismissalTakesAllAbove, allGoAnimated,
    presenterIsFreeAtOnce, presentingIsNilAfterDismissal, beingDismissedWhileDisappearing,
    codeDoesNotTellDelegate, dismissAgainTakesPresenter,
  ]
}
