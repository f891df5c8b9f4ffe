/// Custom animations and interactions, and the coordinator of a transition.
extension Rule {
  static let delegateGivesAnimator = Rule(
    "transition.delegate-gives-animator",
    "In an animated transition, UIKit asks the presented controller's transitioning delegate for "
      + "an animator before it sends anything else.",
    since: "7",
    evidence: "A: View Controller Programming Guide, The Custom Presentation Process",
    confidence: "high",
    names: [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
    ])

  static let delegateGivesInteraction = Rule(
    "transition.delegate-gives-interaction",
    "If there's an animator, UIKit asks the delegate next for an interaction. There may be none.",
    since: "7",
    evidence: "A: View Controller Programming Guide, The Custom Presentation Process",
    confidence: "high",
    names: [
      "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
    ])

  static let customAnimatorRuns = Rule(
    "transition.custom-animator",
    "If the app supplies its own animator, that animator runs instead of UIKit's animation.",
    since: "7",
    evidence: "A: animateTransition(using:)", confidence: "high",
    names: ["animateTransition(using:)"])

  static let animatorAddsView = Rule(
    "transition.animator-adds-view",
    "The animator puts the presented view into the container. Only then can UIKit call "
      + "`viewIsAppearing`.",
    since: "7", evidence: "A: animateTransition(using:)", confidence: "medium",
    names: ["animateTransition(using:)", "viewIsAppearing(_:)"])

  static let contextGivesOnlyMovingViews = Rule(
    "transition.context-views",
    "The transition context has no view of a presenter that stays in place.",
    since: "8",
    evidence: "A: view(forKey:)", confidence: "high", names: ["view(forKey:)"])

  static let customAnimatorCompletes = Rule(
    "transition.custom-animator-completes",
    "The transition ends when the animator calls `completeTransition`.", since: "7",
    evidence: "A: completeTransition(_:)", confidence: "high",
    names: ["completeTransition(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let animatorHearsEnd = Rule(
    "transition.animator-hears-end",
    "UIKit tells the animator how the transition ended.",
    since: "7",
    evidence: "A: animationEnded(_:)", confidence: "high", names: ["animationEnded(_:)"])

  static let animationEndedAfterDids = Rule(
    "transition.animation-ended-last",
    "UIKit calls `animationEnded` after the \"did\" callbacks.",
    since: "7", evidence: "K",
    confidence: "low", alternative: "It comes before them.", names: ["animationEnded(_:)"])

  static let interactionStartsTransition = Rule(
    "transition.interaction-starts",
    "With an interaction, UIKit calls `startInteractiveTransition` instead of `animateTransition`.",
    since: "7", evidence: "A: startInteractiveTransition(_:)", confidence: "high",
    names: ["startInteractiveTransition(_:)"])

  static let percentDrivenHoldsAnimations = Rule(
    "transition.percent-driven",
    "A percent-driven interaction pauses the animator's animations until you finish or cancel it.",
    since: "7", evidence: "A: UIPercentDrivenInteractiveTransition", confidence: "high",
    names: ["finish", "cancel", "completeTransition(_:)"])

  static let cancelledPresentationTurnsRound = Rule(
    "transition.cancelled-presentation",
    "If a presentation ends with `completeTransition(false)`, UIKit undoes it. The presented "
      + "controller disappears without having appeared.",
    since: "7", evidence: "A: completeTransition(_:), presentationTransitionDidEnd(_:)",
    confidence: "medium", names: ["completeTransition(_:)", "presentationTransitionDidEnd(_:)"])

  static let cancelledDismissalReturns = Rule(
    "transition.cancelled-dismissal",
    "If a dismissal ends with `completeTransition(false)`, UIKit undoes it. The presented "
      + "controller gets `viewWillAppear` and `viewDidAppear` again.",
    since: "7", evidence: "A: completeTransition(_:); T: rudin_ (iOS 17, a sheet)",
    confidence: "medium", names: ["completeTransition(_:)", "dismissalTransitionDidEnd(_:)"])

  static let cancelledDismissalPresenterFirst = Rule(
    "transition.cancelled-presenter-first",
    "When UIKit undoes a dismissal, the presenter disappears again before the presented controller "
      + "appears again, as in a cancelled swipe back.",
    since: "7", evidence: "K", confidence: "low",
    alternative: "The presented controller is back first.",
    names: ["viewDidDisappear(_:)", "viewDidAppear(_:)"])

  static let cancelledDoesNotComplete = Rule(
    "transition.cancelled-does-not-complete",
    "If a `present` or `dismiss` is cancelled, UIKit doesn't call its completion.",
    since: "7",
    evidence: "K", confidence: "low", alternative: "It runs all the same.",
    names: ["present(_:animated:completion:)", "dismiss(animated:completion:)"])

  static let coordinatorBeforeCompletion = Rule(
    "transition.coordinator-before-completion",
    "UIKit calls the coordinator's completions before the completion of `present` or `dismiss`.",
    since: "7", evidence: "K", confidence: "low", alternative: "They run after it.",
    names: ["animate(alongsideTransition:completion:)", "present(_:animated:completion:)"])

  static let coordinatorWhileInTransition = Rule(
    "transition.coordinator",
    "While a transition runs, both controllers and their children have its coordinator.",
    since: "7", evidence: "A: transitionCoordinator", confidence: "high",
    names: ["transitionCoordinator"])

  static let coordinatorRunsAlongside = Rule(
    "transition.coordinator-alongside",
    "When the transition's animation starts, UIKit runs the alongside blocks that you gave to the "
      + "coordinator.",
    since: "7",
    evidence: "A: animate(alongsideTransition:completion:)", confidence: "high",
    names: ["animate(alongsideTransition:completion:)"])

  static let alongsideFollowsAnimator = Rule(
    "transition.alongside-after-animator",
    "UIKit runs the alongside blocks after the app's animator has created its animations.",
    since: "7",
    evidence: "K: _setAlongsideAnimations:toRunByEndOfBlock:", confidence: "low",
    alternative: "They run before it.",
    names: ["animate(alongsideTransition:completion:)", "animateTransition(using:)"])

  static let coordinatorCompletesLast = Rule(
    "transition.coordinator-completes",
    "UIKit calls the coordinator's completions at the end of the transition, even if the "
      + "transition was cancelled.",
    since: "7", evidence: "A: animate(alongsideTransition:completion:)", confidence: "medium",
    names: ["animate(alongsideTransition:completion:)", "isCancelled"])

  static let coordinatorCompletesInReverse = Rule(
    "transition.completes-in-reverse",
    "UIKit calls the coordinator's completions in reverse: the block that you added last runs "
      + "first.",
    since: "7",
    evidence: "P: airbnb/epoxy-ios, a comment on its StubTransitionCoordinator (2019)",
    confidence: "low", alternative: "They run in the order in which you added them.",
    names: ["animate(alongsideTransition:completion:)"])

  static let framesOfWhatStays = Rule(
    "transition.frames-of-presenter",
    "In the transition context, a presenter that stays in place has an initial and a final frame. "
      + "The final frame is zero only for a view that leaves the window.",
    since: "7", evidence: "A: UIViewControllerTransitioning.h, finalFrame(for:)",
    confidence: "high", names: ["finalFrame(for:)", "initialFrame(for:)"])

  static let containerHoldsLeavingView = Rule(
    "transition.container-holds-presenter",
    "Before UIKit calls the animator of a full-screen presentation, it moves the presenter's view "
      + "into the container. Adding the presented view is up to the animator.",
    since: "7", evidence: "A: UIViewControllerContextTransitioning.containerView",
    confidence: "high", names: ["containerView", "animateTransition(using:)"])

  static let coordinatorHearsInteraction = Rule(
    "transition.interaction-changes",
    "When the user lifts the finger, the coordinator says whether the transition continues or goes "
      + "back. If it goes back, this comes before the callbacks that turn it round.",
    since: "7",
    evidence: "A: notifyWhenInteractionChanges(_:), UIViewControllerTransitionCoordinator.h",
    confidence: "high",
    names: ["notifyWhenInteractionChanges(_:)", "isCancelled"])

  static let zoomAsksForSource = Rule(
    "transition.zoom-asks-for-source",
    "A zoom asks its closure for the source view each time: when the controller comes, and when it "
      + "goes.",
    since: "18", isBoundToReleases: true,
    evidence: "A: Enhance your UI animations and transitions (WWDC 2024)", confidence: "high",
    names: ["preferredTransition", "zoom(options:sourceViewProvider:)"])

  static let zoomAsksBeforeDismissal = Rule(
    "transition.zoom-asks-before-dismissal",
    "Before a finger takes a zoomed controller back, UIKit calls `interactiveDismissShouldBegin`. If "
      + "it returns false, the controller stays.",
    since: "18", isBoundToReleases: true,
    evidence: "A: UIViewController.Transition.ZoomOptions", confidence: "high",
    names: ["interactiveDismissShouldBegin", "preferredTransition"])

  static let transitionRules: [Rule] = [
    zoomAsksForSource, zoomAsksBeforeDismissal,
    delegateGivesAnimator, delegateGivesInteraction, customAnimatorRuns, animatorAddsView,
    contextGivesOnlyMovingViews, customAnimatorCompletes, animatorHearsEnd,
    animationEndedAfterDids, interactionStartsTransition, percentDrivenHoldsAnimations,
    cancelledPresentationTurnsRound, cancelledDismissalReturns, cancelledDismissalPresenterFirst,
    cancelledDoesNotComplete, coordinatorBeforeCompletion, coordinatorWhileInTransition,
    coordinatorRunsAlongside, alongsideFollowsAnimator, coordinatorCompletesLast,
    coordinatorCompletesInReverse, framesOfWhatStays, containerHoldsLeavingView,
    coordinatorHearsInteraction,
  ]
}
