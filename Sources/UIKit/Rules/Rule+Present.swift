/// Modal presentation: styles, the presenting controller, the way in.
extension Rule {
  static let defaultStyleIsFullScreen = Rule(
    "present.default-full-screen",
    "Up to iOS 12, a presentation covers the screen by default.",
    through: "12", evidence: "A: modalPresentationStyle", confidence: "high", claims: ["M-02"],
    names: ["modalPresentationStyle"])

  static let defaultStyleIsSheet = Rule(
    "present.default-sheet",
    "From iOS 13, UIKit presents a controller as a sheet by default.",
    since: "13",
    evidence: "A: modalPresentationStyle; T: rudin_ (iOS 17)", confidence: "high",
    claims: ["M-01"], names: ["modalPresentationStyle"])

  static let styleIsConcrete = Rule(
    "present.style-is-concrete",
    "If the style is `.automatic`, reading `modalPresentationStyle` returns the concrete style "
      + "that UIKit uses for it.",
    since: "13",
    evidence: "A: UIViewController.h of iOS 13", confidence: "high",
    names: ["modalPresentationStyle"])

  static let fullScreenRemovesPresenter = Rule(
    "present.full-screen-removes-presenter",
    "The styles `.fullScreen` and `.currentContext` remove the presenter's view from the window. "
      + "The presenter disappears, and it appears again on dismissal.",
    evidence: "A: shouldRemovePresentersView; T: many", confidence: "high",
    claims: ["M-02"], names: ["modalPresentationStyle", "shouldRemovePresentersView"])

  static let sheetKeepsPresenter = Rule(
    "present.sheet-keeps-presenter",
    "A sheet leaves the presenter in the window, so the presenter gets no appearance callbacks.",
    evidence: "T: rudin_ (iOS 17), velog yeahg_dev; T: regularberry (iPad, iOS 12)",
    confidence: "high", claims: ["M-01"], names: ["modalPresentationStyle"])

  static let sheetAdaptsToFullScreen = Rule(
    "present.sheet-adapts",
    "Up to iOS 12, sheets and popovers cover the whole screen of a phone.",
    through: "12",
    evidence: "A; T: regularberry (iOS 12), tests of ww-tech/lasso before iOS 13",
    confidence: "medium", alternative: "The sheet stays a sheet, and the presenter where it is.",
    names: ["modalPresentationStyle"])

  static let overlayKeepsPresenter = Rule(
    "present.overlay-keeps-presenter",
    "With `.overFullScreen`, `.overCurrentContext` and custom styles, the presenter stays in the "
      + "window and gets no appearance callbacks.",
    since: "7", evidence: "A; T: mo4tech, wlgusdn700", confidence: "high",
    names: ["modalPresentationStyle"])

  static let delegateAdaptsStyle = Rule(
    "present.delegate-adapts",
    "On a narrow screen, the delegate of a sheet or popover can choose another style. `.none` "
      + "keeps the style that you asked for.",
    since: "8", evidence: "A: adaptivePresentationStyle(for:)", confidence: "high",
    names: ["adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)"])

  static let delegateHearsAdaptiveStyle = Rule(
    "present.delegate-hears-style",
    "When the presentation starts, UIKit tells the delegate which style it uses.",
    since: "8.3",
    isBoundToReleases: true,
    evidence: "A: presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
    confidence: "medium",
    names: ["presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"])

  static let styleNoneRaises = Rule(
    "present.style-none-raises",
    "You can't present a controller with the style `.none`.",
    since: "8",
    evidence: "K", confidence: "recall",
    alternative: "It is presented over the presenter, as a custom style is.",
    names: ["modalPresentationStyle"])

  static let outermostContainerPresents = Rule(
    "present.outermost-container",
    "If you call `present` on a child controller, its outermost parent controller presents.",
    since: "5",
    evidence: "A: UIViewController.h; T: Experiment_PresentationStyle", confidence: "high",
    names: ["presentingViewController", "present(_:animated:completion:)"])

  static let contextChildPresents = Rule(
    "present.context-child",
    "A child controller with `definesPresentationContext` presents the styles `.currentContext` "
      + "and `.overCurrentContext` itself.",
    since: "5",
    evidence: "A: definesPresentationContext", confidence: "high",
    names: ["definesPresentationContext"])

  static let presentationAsksAncestors = Rule(
    "present.asks-ancestors",
    "A child controller has the `presentedViewController` and `presentingViewController` of its "
      + "parent controllers.",
    since: "5", evidence: "A: UIViewController.h", confidence: "high",
    names: ["presentedViewController", "presentingViewController"])

  static let presenterOwnsPresented = Rule(
    "present.presenter-owns",
    "The presenter keeps the presented controller alive. The reference back is weak.",
    evidence: "P: flowkey; A: presentedViewController", confidence: "high",
    names: ["presentedViewController", "deinit"])

  static let presentationKeepsBothAlive = Rule(
    "present.keeps-both-alive",
    "A presented controller and its presenter stay alive until the dismissal, even when the window "
      + "gets another root.",
    evidence: "K: replaced roots with a modal on top do not die", confidence: "recall",
    alternative: "Both go with the old root.",
    names: ["rootViewController", "deinit"])

  static let alreadyPresenting = Rule(
    "present.already-presenting",
    "A controller that already presents another controller ignores a second `present` and logs a "
      + "warning.",
    evidence: "T: many; P: WinObjC, flowkey", confidence: "high",
    names: ["present(_:animated:completion:)"])

  static let runningPresentationIsSaid = Rule(
    "present.running-is-said",
    "Up to iOS 12, the warning about a second `present` says that a presentation is in progress while "
      + "the first one still runs.",
    through: "12", isBoundToReleases: true,
    evidence: "S: DCModalSegue#10 of 2014; K: later releases name the presented controller",
    confidence: "medium", names: ["present(_:animated:completion:)"])

  static let presenterNotInWindow = Rule(
    "present.not-in-window",
    "A presenter whose view isn't in a window ignores `present` and logs a warning.",
    evidence: "T: kouhan.cn; S: azure-ad#242", confidence: "high",
    names: ["present(_:animated:completion:)"])

  static let presentWarningNamesSource = Rule(
    "present.warning-names-source",
    "The warning about an ignored `present` also names the controller that you called `present` "
      + "on.",
    since: "13",
    isBoundToReleases: true,
    evidence: "S: console lines in public issues since iOS 13", confidence: "medium",
    names: ["present(_:animated:completion:)"])

  static let presentOnDetached = Rule(
    "present.on-detached",
    "UIKit logs a warning if you present from a detached controller.",
    evidence: "S: SCPageViewController#16", confidence: "high",
    names: ["present(_:animated:completion:)"])

  static let presentDuringTransitionRefused = Rule(
    "present.during-transition",
    "A controller presents nothing and logs a warning while it's being presented, before its "
      + "`viewDidAppear`, or while it's being dismissed.",
    evidence: "S: DCModalSegue#10 (iOS 8)", confidence: "medium",
    names: ["present(_:animated:completion:)"])

  static let presentActiveController = Rule(
    "present.active-controller",
    "Presenting a controller that's on screen or already presented throws an exception.",
    evidence: "S: TZImagePickerController#402, WrappingHStack#51", confidence: "high",
    names: ["present(_:animated:completion:)"])

  static let activeControllerNamesOwner = Rule(
    "present.active-names-owner",
    "The exception says which controller already presents the controller, or which parent it has.",
    since: "14",
    isBoundToReleases: true,
    evidence:
      "S: react-native-share-menu#101 (iOS 14), otm-ios#362, WrappingHStack#51; the release is inferred from their dates",
    confidence: "low",
    alternative: "The message names an active controller, as before.",
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
    "UIKit links the presenter and the presented controller before it loads the presented view.",
    evidence: "K",
    confidence: "low",
    alternative: "The view is loaded first: `presentingViewController` is nil in `viewDidLoad`.",
    names: ["presentingViewController", "viewDidLoad"])

  static let presentLoadsAtOnce = Rule(
    "present.loads-at-once",
    "UIKit loads the presented view before `present` returns.",
    since: "8", evidence: "S: NSAntoine/Antoine#1", confidence: "medium",
    names: ["viewDidLoad", "present(_:animated:completion:)"])

  static let presentLoadsLate = Rule(
    "present.loads-late",
    "On iOS 7, `present` returns before UIKit loads the presented view, as in a push.",
    since: "7", through: "7", isBoundToReleases: true, evidence: "T: quesera2 2014",
    confidence: "low",
    alternative: "It is loaded before `present` returns, as from iOS 8 on.",
    names: ["viewDidLoad", "present(_:animated:completion:)"])

  static let presentLoadsNavigationTop = Rule(
    "present.loads-navigation-top",
    "If you present a navigation controller, UIKit loads its top controller's view before it sends "
      + "any appearance callbacks.",
    since: "8",
    evidence: "K: crash logs with loadViewIfRequired below UINavigationController "
      + "preferredContentSize and runTransitionForCurrentState",
    confidence: "recall",
    alternative: "It is loaded while the navigation controller appears.",
    names: ["viewDidLoad", "present(_:animated:completion:)"])

  static let presentStartsAfterCommit = Rule(
    "present.starts-after-commit",
    "The transition of a presentation starts after the commit at the end of the turn.",
    since: "7",
    evidence: "S: NSAntoine/Antoine#1, mixpanel-iphone#709 (_runAfterCACommitDeferredBlocks)",
    confidence: "medium", names: ["present(_:animated:completion:)", "viewWillAppear(_:)"])

  static let unanimatedPresentationWaits = Rule(
    "present.unanimated-waits",
    "A presentation without animation also waits for the commit.",
    since: "7",
    evidence: "T: tests of ww-tech/lasso (iOS 12 and 13)", confidence: "medium",
    alternative: "It starts inside the call.",
    names: ["present(_:animated:completion:)"])

  static let presentStartsAtOnce = Rule(
    "present.starts-at-once",
    "Up to iOS 6, a presentation starts inside the `present` call.",
    through: "6", isBoundToReleases: true, evidence: "K", confidence: "low",
    alternative: "It starts after the commit, as from iOS 7 on.",
    names: ["present(_:animated:completion:)", "viewWillAppear(_:)"])

  static let presentationWaitsForRunningOne = Rule(
    "present.waits-for-running-one",
    "If the presented controller calls `present` in its `viewDidAppear`, UIKit starts that "
      + "presentation when the first is complete.",
    evidence: "T: remkoh.dev", confidence: "medium",
    names: ["present(_:animated:completion:)", "viewDidAppear(_:)"])

  static let presenterDisappears = Rule(
    "present.presenter-disappears",
    "A covered presenter gets `viewWillDisappear` before the presented controller gets "
      + "`viewWillAppear`.",
    evidence: "T: rudin_, kazzz 2012", confidence: "high", claims: ["M-02"],
    names: ["viewWillDisappear(_:)", "viewWillAppear(_:)"])

  static let presentedAppears = Rule(
    "present.presented-appears", "The presented controller appears over its presenter.",
    evidence: "A: present(_:animated:completion:)", confidence: "high", claims: ["M-01"],
    names: ["viewWillAppear(_:)"])

  static let presenterLeavesWindowAtEnd = Rule(
    "present.presenter-leaves-at-end",
    "When the transition ends, the view of a covered presenter leaves the window.",
    evidence: "A: shouldRemovePresentersView; P: WinObjC#2195", confidence: "high",
    names: ["shouldRemovePresentersView", "didMoveToWindow"])

  static let arrivingFinishesFirst = Rule(
    "present.arriving-finishes-first",
    "A presentation or dismissal ends with the arriving controller's `viewDidAppear`, then the "
      + "leaving controller's `viewDidDisappear`.",
    evidence: "T: rudin_, kazzz 2012, remkoh.dev", confidence: "high", claims: ["M-02"],
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let presenterLaidOutAgain = Rule(
    "present.presenter-laid-out-again",
    "On iOS 12, UIKit lays out a window's root once more when a presentation covers it.",
    since: "12",
    through: "12", evidence: "T: seeking-star.com, remkoh.dev", confidence: "low",
    alternative: "It is not, as on every other release.",
    names: ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])

  static let presenterDidIsUnanimated = Rule(
    "present.presenter-did-unanimated",
    "On iOS 8, the presenter's \"did\" callbacks get `false` for `animated` in an animated "
      + "presentation.",
    since: "8", through: "8", isBoundToReleases: true, evidence: "T: radar 18246020",
    confidence: "medium",
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let presenterDidIsAnimated = Rule(
    "present.presenter-did-animated",
    "In an animated presentation, the presenter's \"did\" callbacks get `true` for `animated`, "
      + "like its \"will\" callbacks.",
    since: "9", isBoundToReleases: true, evidence: "K: no log since iOS 8 shows the argument",
    confidence: "low",
    alternative: "They say `false`, as on iOS 8.",
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let completionComesLast = Rule(
    "present.completion-comes-last",
    "UIKit calls the completion of `present` and `dismiss` after the \"did\" callbacks.",
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
    "UIKit tells the presentation controller when a presentation or dismissal begins, and how it "
      + "ended.",
    since: "8", isBoundToReleases: true, evidence: "A: UIPresentationController",
    confidence: "high",
    names: [
      "presentationTransitionWillBegin", "presentationTransitionDidEnd(_:)",
      "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(_:)",
    ])

  static let presentationControllerInterleaves = Rule(
    "present.presentation-controller",
    "UIKit calls the presentation controller before `viewWillAppear` and before each \"did\" "
      + "callback. In a dismissal, it calls it after `viewWillDisappear`.",
    since: "8", evidence: "P: openuikit", confidence: "low",
    alternative: "It gets its callback after the controllers, but first when a dismissal begins.",
    names: [
      "presentationTransitionWillBegin", "presentationTransitionDidEnd(_:)",
      "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(_:)",
    ])

  static let presentationControllerDecides = Rule(
    "present.controller-decides",
    "An app's own presentation controller decides whether UIKit removes the presenter's view. If "
      + "`shouldRemovePresentersView` is true, the presenter gets its callbacks.",
    since: "8", evidence: "A: shouldRemovePresentersView; T: mo4tech", confidence: "high",
    names: ["shouldRemovePresentersView"])

  static let presentationContainerLayout = Rule(
    "present.container-layout",
    "UIKit calls the presentation controller before and after the layout of its container view.",
    since: "8",
    evidence: "A: containerViewWillLayoutSubviews()", confidence: "high",
    names: ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"])

  static let customPresentationController = Rule(
    "present.custom-controller",
    "For a custom style, UIKit asks the transitioning delegate for the presentation controller.",
    since: "8", evidence: "A: UIViewControllerTransitioningDelegate", confidence: "high",
    names: ["presentationController(forPresented:presenting:source:)"])

  static let navigationDefinesContext = Rule(
    "present.navigation-context",
    "A navigation controller defines a presentation context. If a controller in its stack presents "
      + "with `.overCurrentContext`, the navigation controller presents.",
    since: "5", evidence: "A: definesPresentationContext, UINavigationController",
    confidence: "high", names: ["definesPresentationContext"])

  static let presentationControllerAdapts = Rule(
    "present.controller-adapts",
    "UIKit asks an app's own presentation controller for the style that suits the traits. `.none` "
      + "keeps the style. Until iOS 8.2, UIKit read a property instead.",
    since: "8", evidence: "A: adaptivePresentationStyle(for:); radar 22398415",
    confidence: "medium",
    names: ["adaptivePresentationStyle", "adaptivePresentationStyle(for:)"])

  static let delegateSwapsController = Rule(
    "present.delegate-swaps-controller",
    "If a presentation adapts to another style, UIKit asks the delegate which controller to show. "
      + "`nil` shows the controller that you presented.",
    since: "8", evidence: "A: UIPresentationController.h", confidence: "high",
    names: ["presentationController(_:viewControllerForAdaptivePresentationStyle:)"])

  static let delegatePreparesAdapted = Rule(
    "present.delegate-prepares-adapted",
    "If a presentation adapts to another style, UIKit lets the delegate set up the presentation "
      + "controller of that style.",
    since: "15", isBoundToReleases: true, evidence: "A: presentationController(_:prepare:)",
    confidence: "medium",
    names: ["presentationController(_:prepare:)"])

  static let presentationTransitionsFirst = Rule(
    "present.controller-transitions-first",
    "UIKit tells the presentation controller of a new size or new traits. Its implementation tells "
      + "the presented controller, with the size that it gives its content.",
    since: "8", evidence: "A: UIPresentationController, UIContentContainer", confidence: "high",
    names: [
      "viewWillTransition(to:with:)", "willTransition(to:with:)",
      "size(forChildContentContainer:withParentContainerSize:)",
    ])

  static let presentationHearsPreferredSize = Rule(
    "present.controller-hears-preferred-size",
    "When a presented controller sets its `preferredContentSize`, its presentation controller "
      + "hears of it.",
    since: "8", evidence: "A: UIPresentationController, UIContentContainer", confidence: "high",
    names: [
      "preferredContentSize", "preferredContentSizeDidChange(forChildContentContainer:)",
    ])

  static let unanimatedSaysAnimated = Rule(
    "present.unanimated-says-animated",
    "On iOS 12, the callbacks of a controller that's presented or dismissed without animation get "
      + "`true` for `animated`.",
    since: "12", through: "12", isBoundToReleases: true,
    evidence: "T: tests of Kuniwak/UIKitTestable (2019)", confidence: "medium",
    alternative: "They get `false`.",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let delegateMissesPresenting = Rule(
    "present.delegate-misses-presenting",
    "On iOS 8, the transitioning delegate gets nil for `presenting` when it's asked for the "
      + "presentation controller.",
    since: "8", through: "8", isBoundToReleases: true, evidence: "S: radar 22398420",
    confidence: "medium",
    alternative: "It gets the controller that presents.",
    names: ["presentationController(forPresented:presenting:source:)"])

  static let readingKeepsController = Rule(
    "present.reading-keeps-controller",
    "From iOS 8 to 11, reading `presentationController` of a controller on screen keeps the "
      + "controller alive for good.",
    since: "8", through: "11", isBoundToReleases: true,
    evidence: "S: radars 21753811 and 36256721", confidence: "medium",
    alternative: "The controller goes as without it.",
    names: ["presentationController", "deinit"])

  static let adaptiveStyleDefers = Rule(
    "present.adaptive-style-defers",
    "A presentation controller's `adaptivePresentationStyle` is the delegate's answer, else its "
      + "own style. A popover or form sheet says `.fullScreen`.",
    since: "8", evidence: "A: UIPresentationController.h", confidence: "high",
    names: ["adaptivePresentationStyle", "adaptivePresentationStyle(for:)"])

  static let presentationMayStayInContext = Rule(
    "present.may-stay-in-context",
    "If `shouldPresentInFullscreen` of an app's own presentation controller is false, the "
      + "presentation takes place where the presenter's view is.",
    since: "8", evidence: "A: UIPresentationController.h", confidence: "medium",
    alternative: "It takes place in the window.",
    names: ["shouldPresentInFullscreen", "containerView"])

  static let presentRules: [Rule] = [
    defaultStyleIsFullScreen, defaultStyleIsSheet, styleIsConcrete, fullScreenRemovesPresenter,
    sheetKeepsPresenter, sheetAdaptsToFullScreen, overlayKeepsPresenter, delegateAdaptsStyle,
    delegateHearsAdaptiveStyle, styleNoneRaises, outermostContainerPresents, contextChildPresents,
    presentationAsksAncestors, presenterOwnsPresented, presentationKeepsBothAlive,
    alreadyPresenting, runningPresentationIsSaid, presenterNotInWindow, presentWarningNamesSource,
    presentOnDetached,
    presentDuringTransitionRefused, presentActiveController, activeControllerNamesOwner,
    presentLinksAtOnce, presentLinksBeforeLoading, presentLoadsAtOnce, presentLoadsLate,
    presentLoadsNavigationTop, presentStartsAfterCommit, unanimatedPresentationWaits,
    presentStartsAtOnce, presentationWaitsForRunningOne, presenterDisappears, presentedAppears,
    presenterLeavesWindowAtEnd, arrivingFinishesFirst, presenterLaidOutAgain,
    presenterDidIsUnanimated, presenterDidIsAnimated, completionComesLast,
    beingPresentedWhileAppearing, presentationControllerIsTold, presentationControllerInterleaves,
    presentationControllerDecides, presentationContainerLayout, customPresentationController,
    navigationDefinesContext, presentationControllerAdapts, delegateSwapsController,
    delegatePreparesAdapted,
    presentationTransitionsFirst, presentationHearsPreferredSize, unanimatedSaysAnimated,
    delegateMissesPresenting, readingKeepsController,
    adaptiveStyleDefers, presentationMayStayInContext,
  ]
}
