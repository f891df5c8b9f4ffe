/// Modal presentation.
extension Rule {
  static let defaultStyleIsFullScreen = Rule(
    "present.default-full-screen", "Up to iOS 12 a presentation covers the screen by default.",
    through: "12", evidence: "A: modalPresentationStyle", confidence: "high", claims: ["M-02"],
    names: ["modalPresentationStyle"])
  static let defaultStyleIsSheet = Rule(
    "present.default-sheet", "From iOS 13 the default is a sheet.", since: "13",
    evidence: "A: modalPresentationStyle", confidence: "high", claims: ["M-01"],
    names: ["modalPresentationStyle"])
  static let fullScreenRemovesPresenter = Rule(
    "present.full-screen-removes-presenter",
    "Full screen and current context take the presenter's view out of the window: it disappears, "
      + "and reappears on dismissal.",
    evidence: "A: shouldRemovePresentersView; T: many", confidence: "high",
    claims: ["M-02"], names: ["modalPresentationStyle"])
  static let sheetKeepsPresenter = Rule(
    "present.sheet-keeps-presenter",
    "A sheet leaves the presenter in the window: it gets no callbacks.",
    evidence: "T: rudin_ (iOS 17), velog yeahg_dev", confidence: "high", claims: ["M-01"],
    names: ["modalPresentationStyle"])
  static let sheetAdaptsToFullScreen = Rule(
    "present.sheet-adapts",
    "Up to iOS 12 sheets and popovers cover the whole screen of a phone.", through: "12",
    evidence: "A; T: style table of published observations", confidence: "medium",
    names: ["modalPresentationStyle"])
  static let overlayKeepsPresenter = Rule(
    "present.overlay-keeps-presenter",
    "Over-full-screen, over-current-context and custom styles leave the presenter alone.",
    evidence: "A; T: mo4tech, wlgusdn700", confidence: "high", names: ["modalPresentationStyle"])
  static let presentLinksAtOnce = Rule(
    "present.links-at-once",
    "`present` sets `presentedViewController` and `presentingViewController` before it returns.",
    evidence: "K", confidence: "low", names: ["present(_:animated:completion:)"])
  static let presentLoadsAtOnce = Rule(
    "present.loads-at-once", "The presented view is loaded before `present` returns.",
    since: "8", evidence: "S: NSAntoine/Antoine#1", confidence: "medium",
    names: ["viewDidLoad", "present(_:animated:completion:)"])
  static let presentStartsAfterCommit = Rule(
    "present.starts-after-commit",
    "The transition of a presentation starts after the commit of the turn.", since: "7",
    evidence: "S: NSAntoine/Antoine#1", confidence: "medium",
    names: ["present(_:animated:completion:)"])
  static let presentStartsAtOnce = Rule(
    "present.starts-at-once", "Up to iOS 6 a presentation starts inside the call.",
    through: "6", evidence: "K", confidence: "low", names: ["present(_:animated:completion:)"])
  static let presentationWaitsForRunningOne = Rule(
    "present.waits-for-running-one",
    "A controller that is itself just being presented starts its own presentation afterwards.",
    evidence: "T: remkoh.dev", confidence: "medium", names: ["present(_:animated:completion:)"])
  static let presenterDisappears = Rule(
    "present.presenter-disappears",
    "A presenter that is covered gets `viewWillDisappear` before the presented "
      + "`viewWillAppear`.",
    evidence: "T: rudin_, kazzz 2012", confidence: "high", claims: ["M-02"],
    names: ["viewWillDisappear(_:)"])
  static let presentedAppears = Rule(
    "present.presented-appears", "The presented controller appears over its presenter.",
    evidence: "A: present(_:animated:completion:)", confidence: "high", claims: ["M-01"],
    names: ["viewWillAppear(_:)"])
  static let presenterReappears = Rule(
    "dismiss.presenter-reappears",
    "When a covering controller goes, its presenter gets `viewWillAppear`.",
    evidence: "T: kazzz 2012; P: WinObjC", confidence: "high", claims: ["M-02"],
    names: ["viewWillAppear(_:)"])
  static let arrivingFinishesFirst = Rule(
    "present.arriving-finishes-first",
    "Present and dismiss end with the arriving controller's `viewDidAppear`, then the leaving "
      + "one's `viewDidDisappear`.",
    evidence: "T: rudin_, kazzz 2012, remkoh.dev", confidence: "high", claims: ["M-02"],
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])
  static let presenterLaidOutAgain = Rule(
    "present.presenter-laid-out-again",
    "On iOS 12 a window's root that is being covered is laid out once more.", since: "12",
    through: "12", evidence: "T: seeking-star.com, remkoh.dev", confidence: "low",
    names: ["viewWillLayoutSubviews"])
  static let presenterDidIsUnanimated = Rule(
    "present.presenter-did-unanimated",
    "iOS 8 gave the presenter's \"did\" callbacks `false` in an animated presentation.",
    since: "8", through: "8", evidence: "T: radar 18246020", confidence: "medium",
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])
  static let presentationControllerInterleaves = Rule(
    "present.presentation-controller",
    "The presentation controller is told before the will callbacks and before the dids.",
    since: "8", evidence: "P: openuikit", confidence: "low",
    names: ["presentationTransitionWillBegin", "presentationTransitionDidEnd(_:)"])
  static let presentationContainerLayout = Rule(
    "present.container-layout",
    "The presentation controller brackets the layout of its container view.", since: "8",
    evidence: "A: containerViewWillLayoutSubviews()", confidence: "high",
    names: ["containerViewWillLayoutSubviews"])
  static let customPresentationController = Rule(
    "present.custom-controller",
    "A custom style asks the transitioning delegate for its presentation controller.",
    since: "8", evidence: "A: UIViewControllerTransitioningDelegate", confidence: "high",
    names: ["presentationController(forPresented:presenting:source:)"])
  static let customAnimatorRuns = Rule(
    "transition.custom-animator",
    "An animator of the app's own runs in place of UIKit's animation.", since: "7",
    evidence: "A: animateTransition(using:)", confidence: "high",
    names: ["animateTransition(using:)"])
  static let customAnimatorCompletes = Rule(
    "transition.custom-animator-completes",
    "The transition ends when the animator calls `completeTransition`.", since: "7",
    evidence: "A: completeTransition(_:)", confidence: "high", names: ["animationEnded(_:)"])
  static let coordinatorRunsAlongside = Rule(
    "transition.coordinator-alongside",
    "Blocks given to the coordinator run when the transition's animation starts.", since: "7",
    evidence: "A: animate(alongsideTransition:completion:)", confidence: "high")
  static let coordinatorCompletesLast = Rule(
    "transition.coordinator-completes",
    "The coordinator's completions run after the did callbacks.", since: "7",
    evidence: "A: animate(alongsideTransition:completion:)", confidence: "medium")
  static let completionComesLast = Rule(
    "present.completion-comes-last",
    "The completion of `present` and `dismiss` runs after the did callbacks.",
    evidence: "A: present, dismiss", confidence: "high",
    names: ["present(_:animated:completion:)", "dismiss(animated:completion:)"])
  static let outermostContainerPresents = Rule(
    "present.outermost-container",
    "The outermost container presents, unless a child defines a presentation context.",
    since: "5", evidence: "A: definesPresentationContext", confidence: "high",
    names: ["presentingViewController"])
  static let alreadyPresenting = Rule(
    "present.already-presenting",
    "A controller that presents already ignores a second `present` and logs a warning.",
    evidence: "T: many; P: WinObjC, flowkey", confidence: "high",
    names: ["present(_:animated:completion:)"])
  static let presenterNotInWindow = Rule(
    "present.not-in-window",
    "A presenter whose view is in no window ignores `present` and logs a warning.",
    evidence: "T: kouhan.cn; S: azure-ad#242", confidence: "high",
    names: ["present(_:animated:completion:)"])
  static let presentOnDetached = Rule(
    "present.on-detached", "Presenting from a detached controller logs a warning.",
    evidence: "S: SCPageViewController#16", confidence: "high",
    names: ["present(_:animated:completion:)"])
  static let presentActiveController = Rule(
    "present.active-controller",
    "Presenting a controller that is on screen or already presented raises.",
    evidence: "S: TZImagePickerController#402, WrappingHStack#51", confidence: "high",
    names: ["present(_:animated:completion:)"])
  static let dismissBelongsToPresenter = Rule(
    "dismiss.belongs-to-presenter",
    "`dismiss` takes away what the receiver presents, and everything above.",
    evidence: "A: dismiss(animated:completion:)", confidence: "high",
    names: ["dismiss(animated:completion:)"])
  static let dismissAsksPresenter = Rule(
    "dismiss.asks-presenter",
    "A controller that presents nothing asks its presenter to dismiss it.",
    evidence: "A: dismiss(animated:completion:)", confidence: "high",
    names: ["dismiss(animated:completion:)"])
  static let dismissStartsAfterCommit = Rule(
    "dismiss.starts-after-commit", "A dismissal starts after the commit of the turn.",
    since: "7", evidence: "K", confidence: "low", names: ["dismiss(animated:completion:)"])
  static let dismissalTakesAllAbove = Rule(
    "dismiss.takes-all-above",
    "Controllers between presenter and top go too, without reappearing.",
    evidence: "A: dismiss(animated:completion:)", confidence: "high",
    names: ["viewWillDisappear(_:)"])
  static let presentingIsNilAfterDismissal = Rule(
    "dismiss.presenting-is-nil",
    "`presentingViewController` is nil in `viewDidDisappear` of a dismissed controller.",
    evidence: "P: WinObjC test; published observations", confidence: "medium",
    names: ["presentingViewController"])
  static let swipeDownAsksDelegate = Rule(
    "sheet.swipe-asks", "A swipe asks the delegate whether the sheet may go.", since: "13",
    evidence: "T: Better Programming 2020", confidence: "high",
    names: ["presentationControllerShouldDismiss(_:)"])
  static let swipeDownTellsDelegate = Rule(
    "sheet.swipe-tells",
    "A swipe tells the delegate `willDismiss` and, at its end, `didDismiss`; code does not.",
    since: "13", evidence: "T: qiita hirothings 2019", confidence: "high",
    names: ["presentationControllerDidDismiss(_:)"])
  static let swipeDownBeginsDisappearance = Rule(
    "sheet.swipe-begins-disappearance",
    "`viewWillDisappear` is sent when the swipe begins.", since: "13",
    evidence: "T: rudin_ (iOS 17)", confidence: "high", names: ["viewWillDisappear(_:)"])
  static let lockedSheetReportsAttempt = Rule(
    "sheet.locked", "A sheet that may not go reports the attempt.", since: "13",
    evidence: "A: presentationControllerDidAttemptToDismiss(_:)", confidence: "high",
    names: ["presentationControllerDidAttemptToDismiss(_:)"])
  static let cancelledDismissalTurnsRound = Rule(
    "sheet.swipe-cancelled",
    "A swipe taken back: `viewWillAppear`, `viewIsAppearing`, `viewDidAppear` follow.",
    since: "13", evidence: "T: rudin_ (iOS 17)", confidence: "high",
    names: ["viewWillAppear(_:)"])

  static let presentation: [Rule] = [
    defaultStyleIsFullScreen, defaultStyleIsSheet, fullScreenRemovesPresenter,
    sheetKeepsPresenter, sheetAdaptsToFullScreen, overlayKeepsPresenter, presentLinksAtOnce,
    presentLoadsAtOnce, presentStartsAfterCommit, presentStartsAtOnce,
    presentationWaitsForRunningOne, presenterDisappears, presentedAppears, presenterReappears,
    arrivingFinishesFirst, presenterLaidOutAgain, presenterDidIsUnanimated,
    presentationControllerInterleaves, presentationContainerLayout, customPresentationController,
    customAnimatorRuns, customAnimatorCompletes, coordinatorRunsAlongside,
    coordinatorCompletesLast, completionComesLast, outermostContainerPresents, alreadyPresenting,
    presenterNotInWindow, presentOnDetached, presentActiveController, dismissBelongsToPresenter,
    dismissAsksPresenter, dismissStartsAfterCommit, dismissalTakesAllAbove,
    presentingIsNilAfterDismissal, swipeDownAsksDelegate, swipeDownTellsDelegate,
    swipeDownBeginsDisappearance, lockedSheetReportsAttempt, cancelledDismissalTurnsRound,
  ]

  /// Every rule of the model.
  public static let all: [Rule] =
    loading + windows + appearance + layout + containers + presentation
}
