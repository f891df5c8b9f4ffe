/// Modal presentation: styles, the presenting controller, the way in.
extension Rule {
  static let defaultStyleIsFullScreen = Rule(
    "present.default-full-screen", "Up to iOS 12 a presentation covers the screen by default.",
    through: "12", evidence: "A: modalPresentationStyle", confidence: "high", claims: ["M-02"],
    names: ["modalPresentationStyle"])

  static let defaultStyleIsSheet = Rule(
    "present.default-sheet", "From iOS 13 the default is a sheet.", since: "13",
    evidence: "A: modalPresentationStyle; T: rudin_ (iOS 17)", confidence: "high",
    claims: ["M-01"], names: ["modalPresentationStyle"])

  static let styleIsConcrete = Rule(
    "present.style-is-concrete",
    "Reading `modalPresentationStyle` gives the style `.automatic` stands for.", since: "13",
    evidence: "A: UIViewController.h of iOS 13", confidence: "high",
    names: ["modalPresentationStyle"])

  static let fullScreenRemovesPresenter = Rule(
    "present.full-screen-removes-presenter",
    "Full screen and current context take the presenter's view out of the window: it disappears, "
      + "and reappears on dismissal.",
    evidence: "A: shouldRemovePresentersView; T: many", confidence: "high",
    claims: ["M-02"], names: ["modalPresentationStyle", "shouldRemovePresentersView"])

  static let sheetKeepsPresenter = Rule(
    "present.sheet-keeps-presenter",
    "A sheet leaves the presenter in the window: it gets no callbacks.",
    evidence: "T: rudin_ (iOS 17), velog yeahg_dev; T: regularberry (iPad, iOS 12)",
    confidence: "high", claims: ["M-01"], names: ["modalPresentationStyle"])

  static let sheetAdaptsToFullScreen = Rule(
    "present.sheet-adapts",
    "Up to iOS 12 sheets and popovers cover the whole screen of a phone.", through: "12",
    evidence: "A; T: regularberry (iOS 12), tests of ww-tech/lasso before iOS 13",
    confidence: "medium", alternative: "The sheet stays a sheet, and the presenter where it is.",
    names: ["modalPresentationStyle"])

  static let overlayKeepsPresenter = Rule(
    "present.overlay-keeps-presenter",
    "Over-full-screen, over-current-context and custom styles leave the presenter alone.",
    since: "7", evidence: "A; T: mo4tech, wlgusdn700", confidence: "high",
    names: ["modalPresentationStyle"])

  static let delegateAdaptsStyle = Rule(
    "present.delegate-adapts",
    "The delegate of a sheet or popover may choose another style for a narrow screen; `.none` "
      + "keeps the one asked for.",
    since: "8", evidence: "A: adaptivePresentationStyle(for:)", confidence: "high",
    names: ["adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)"])

  static let delegateHearsAdaptiveStyle = Rule(
    "present.delegate-hears-style",
    "The delegate hears in which style the presentation starts.", since: "8.3",
    isBoundToReleases: true,
    evidence: "A: presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
    confidence: "medium",
    names: ["presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"])

  static let styleNoneRaises = Rule(
    "present.style-none-raises", "The style `.none` cannot be presented.", since: "8",
    evidence: "K", confidence: "recall",
    alternative: "It is presented over the presenter, as a custom style is.",
    names: ["modalPresentationStyle"])

  static let outermostContainerPresents = Rule(
    "present.outermost-container",
    "The outermost container presents, whichever child is asked.", since: "5",
    evidence: "A: UIViewController.h; T: Experiment_PresentationStyle", confidence: "high",
    names: ["presentingViewController", "present(_:animated:completion:)"])

  static let contextChildPresents = Rule(
    "present.context-child",
    "A child that defines the context presents a context style itself.", since: "5",
    evidence: "A: definesPresentationContext", confidence: "high",
    names: ["definesPresentationContext"])

  static let presentationAsksAncestors = Rule(
    "present.asks-ancestors",
    "A child has the `presentedViewController` and `presentingViewController` of its containers.",
    since: "5", evidence: "A: UIViewController.h", confidence: "high",
    names: ["presentedViewController", "presentingViewController"])

  static let presenterOwnsPresented = Rule(
    "present.presenter-owns",
    "The presenter keeps the presented controller alive; the way back is weak.",
    evidence: "P: flowkey; A: presentedViewController", confidence: "high",
    names: ["presentedViewController", "deinit"])

  static let presentationKeepsBothAlive = Rule(
    "present.keeps-both-alive",
    "What is presented stays, with its presenter, until it is dismissed, even when the window gets "
      + "another root.",
    evidence: "K: replaced roots with a modal on top do not die", confidence: "recall",
    alternative: "Both go with the old root.",
    names: ["rootViewController", "deinit"])

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

  static let presentWarningNamesSource = Rule(
    "present.warning-names-source",
    "The warning also names the controller `present` was sent to.", since: "13",
    isBoundToReleases: true,
    evidence: "S: console lines in public issues since iOS 13", confidence: "medium",
    names: ["present(_:animated:completion:)"])

  static let presentOnDetached = Rule(
    "present.on-detached", "Presenting from a detached controller logs a warning.",
    evidence: "S: SCPageViewController#16", confidence: "high",
    names: ["present(_:animated:completion:)"])

  static let presentDuringTransitionRefused = Rule(
    "present.during-transition",
    "A controller on its own way in, before its `viewDidAppear`, or on its way out presents nothing "
      + "and logs a warning.",
    evidence: "S: DCModalSegue#10 (iOS 8)", confidence: "medium",
    names: ["present(_:animated:completion:)"])

  static let presentActiveController = Rule(
    "present.active-controller",
    "Presenting a controller that is on screen or already presented raises.",
    evidence: "S: TZImagePickerController#402, WrappingHStack#51", confidence: "high",
    names: ["present(_:animated:completion:)"])

  static let activeControllerNamesOwner = Rule(
    "present.active-names-owner",
    "The exception says who presents the controller, or whose child it is.", since: "15",
    isBoundToReleases: true,
    evidence: "S: otm-ios#362, WrappingHStack#51; the release is inferred from their dates",
    confidence: "low",
    alternative: "It speaks of an active controller, as before.",
    names: ["present(_:animated:completion:)"])

  static let presentLinksAtOnce = Rule(
    "present.links-at-once",
    "`present` sets `presentedViewController` and `presentingViewController` before it returns.",
    evidence: "T: quesera2 2014; P: WinObjC, flowkey", confidence: "medium",
    names: [
      "present(_:animated:completion:)", "presentedViewController", "presentingViewController",
    ])

  static let presentLinksBeforeLoading = Rule(
    "present.links-before-loading",
    "The two controllers are linked before the presented view is loaded.", evidence: "K",
    confidence: "low",
    alternative: "The view is loaded first: `presentingViewController` is nil in `viewDidLoad`.",
    names: ["presentingViewController", "viewDidLoad"])

  static let presentLoadsAtOnce = Rule(
    "present.loads-at-once", "The presented view is loaded before `present` returns.",
    since: "8", evidence: "S: NSAntoine/Antoine#1", confidence: "medium",
    names: ["viewDidLoad", "present(_:animated:completion:)"])

  static let presentLoadsLate = Rule(
    "present.loads-late",
    "On iOS 7 `present` returns before the presented view is loaded, as a push does.",
    since: "7", through: "7", isBoundToReleases: true, evidence: "T: quesera2 2014",
    confidence: "low",
    alternative: "It is loaded before `present` returns, as from iOS 8 on.",
    names: ["viewDidLoad", "present(_:animated:completion:)"])

  static let presentLoadsNavigationTop = Rule(
    "present.loads-navigation-top",
    "The top of a presented navigation controller is loaded before anyone hears of appearing.",
    since: "8",
    evidence: "K: crash logs with loadViewIfRequired below UINavigationController "
      + "preferredContentSize and runTransitionForCurrentState",
    confidence: "recall",
    alternative: "It is loaded while the navigation controller appears.",
    names: ["viewDidLoad", "present(_:animated:completion:)"])

  static let presentStartsAfterCommit = Rule(
    "present.starts-after-commit",
    "The transition of a presentation starts after the commit of the turn.", since: "7",
    evidence: "S: NSAntoine/Antoine#1, mixpanel-iphone#709 (_runAfterCACommitDeferredBlocks)",
    confidence: "medium", names: ["present(_:animated:completion:)", "viewWillAppear(_:)"])

  static let unanimatedPresentationWaits = Rule(
    "present.unanimated-waits",
    "A presentation without animation waits for the commit, too.", since: "7",
    evidence: "T: tests of ww-tech/lasso (iOS 12 and 13)", confidence: "medium",
    alternative: "It starts inside the call.",
    names: ["present(_:animated:completion:)"])

  static let presentStartsAtOnce = Rule(
    "present.starts-at-once", "Up to iOS 6 a presentation starts inside the call.",
    through: "6", isBoundToReleases: true, evidence: "K", confidence: "low",
    alternative: "It starts after the commit, as from iOS 7 on.",
    names: ["present(_:animated:completion:)", "viewWillAppear(_:)"])

  static let presentationWaitsForRunningOne = Rule(
    "present.waits-for-running-one",
    "A `present` in the presented `viewDidAppear` starts once that presentation is complete.",
    evidence: "T: remkoh.dev", confidence: "medium",
    names: ["present(_:animated:completion:)", "viewDidAppear(_:)"])

  static let presenterDisappears = Rule(
    "present.presenter-disappears",
    "A presenter that is covered gets `viewWillDisappear` before the presented "
      + "`viewWillAppear`.",
    evidence: "T: rudin_, kazzz 2012", confidence: "high", claims: ["M-02"],
    names: ["viewWillDisappear(_:)", "viewWillAppear(_:)"])

  static let presentedAppears = Rule(
    "present.presented-appears", "The presented controller appears over its presenter.",
    evidence: "A: present(_:animated:completion:)", confidence: "high", claims: ["M-01"],
    names: ["viewWillAppear(_:)"])

  static let presenterLeavesWindowAtEnd = Rule(
    "present.presenter-leaves-at-end",
    "The view of a covered presenter leaves the window when the transition is over.",
    evidence: "A: shouldRemovePresentersView; P: WinObjC#2195", confidence: "high",
    names: ["shouldRemovePresentersView", "didMoveToWindow"])

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
    alternative: "It is not, as on every other release.",
    names: ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])

  static let presenterDidIsUnanimated = Rule(
    "present.presenter-did-unanimated",
    "iOS 8 gave the presenter's \"did\" callbacks `false` in an animated presentation.",
    since: "8", through: "8", isBoundToReleases: true, evidence: "T: radar 18246020",
    confidence: "medium",
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let presenterDidIsAnimated = Rule(
    "present.presenter-did-animated",
    "The presenter's \"did\" callbacks of an animated presentation say `true` like its \"will\".",
    since: "9", isBoundToReleases: true, evidence: "K: no log since iOS 8 shows the argument",
    confidence: "low",
    alternative: "They say `false`, as on iOS 8.",
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let completionComesLast = Rule(
    "present.completion-comes-last",
    "The completion of `present` and `dismiss` runs after the did callbacks.",
    evidence: "A: present, dismiss", confidence: "high",
    names: ["present(_:animated:completion:)", "dismiss(animated:completion:)"])

  static let beingPresentedWhileAppearing = Rule(
    "present.is-being-presented",
    "`isBeingPresented` is true in `viewWillAppear` and `viewDidAppear` of a presented "
      + "controller, and false in the completion.",
    since: "5", evidence: "P: WinObjC test; A: isBeingPresented", confidence: "high",
    names: ["isBeingPresented"])

  static let presentationControllerIsTold = Rule(
    "present.controller-is-told",
    "The presentation controller hears when either transition begins and how it ended.",
    since: "8", isBoundToReleases: true, evidence: "A: UIPresentationController",
    confidence: "high",
    names: [
      "presentationTransitionWillBegin", "presentationTransitionDidEnd(_:)",
      "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(_:)",
    ])

  static let presentationControllerInterleaves = Rule(
    "present.presentation-controller",
    "The presentation controller is told before `viewWillAppear` and before either \"did\", and "
      + "after the `viewWillDisappear` of a dismissal.",
    since: "8", evidence: "P: openuikit", confidence: "low",
    alternative: "It is told after the controllers, and first when a dismissal begins.",
    names: [
      "presentationTransitionWillBegin", "presentationTransitionDidEnd(_:)",
      "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(_:)",
    ])

  static let presentationControllerDecides = Rule(
    "present.controller-decides",
    "A presentation controller of the app says whether the presenter's view goes: with "
      + "`shouldRemovePresentersView` the presenter gets its callbacks.",
    since: "8", evidence: "A: shouldRemovePresentersView; T: mo4tech", confidence: "high",
    names: ["shouldRemovePresentersView"])

  static let presentationContainerLayout = Rule(
    "present.container-layout",
    "The presentation controller brackets the layout of its container view.", since: "8",
    evidence: "A: containerViewWillLayoutSubviews()", confidence: "high",
    names: ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"])

  static let customPresentationController = Rule(
    "present.custom-controller",
    "A custom style asks the transitioning delegate for its presentation controller.",
    since: "8", evidence: "A: UIViewControllerTransitioningDelegate", confidence: "high",
    names: ["presentationController(forPresented:presenting:source:)"])

  static let presentRules: [Rule] = [
    defaultStyleIsFullScreen, defaultStyleIsSheet, styleIsConcrete, fullScreenRemovesPresenter,
    sheetKeepsPresenter, sheetAdaptsToFullScreen, overlayKeepsPresenter, delegateAdaptsStyle,
    delegateHearsAdaptiveStyle, styleNoneRaises, outermostContainerPresents, contextChildPresents,
    presentationAsksAncestors, presenterOwnsPresented, presentationKeepsBothAlive,
    alreadyPresenting, presenterNotInWindow, presentWarningNamesSource, presentOnDetached,
    presentDuringTransitionRefused, presentActiveController, activeControllerNamesOwner,
    presentLinksAtOnce, presentLinksBeforeLoading, presentLoadsAtOnce, presentLoadsLate,
    presentLoadsNavigationTop, presentStartsAfterCommit, unanimatedPresentationWaits,
    presentStartsAtOnce, presentationWaitsForRunningOne, presenterDisappears, presentedAppears,
    presenterLeavesWindowAtEnd, arrivingFinishesFirst, presenterLaidOutAgain,
    presenterDidIsUnanimated, presenterDidIsAnimated, completionComesLast,
    beingPresentedWhileAppearing, presentationControllerIsTold, presentationControllerInterleaves,
    presentationControllerDecides, presentationContainerLayout, customPresentationController,
  ]
}
