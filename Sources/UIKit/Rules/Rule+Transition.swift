/// Custom animations and interactions, and the coordinator of a transition.
extension Rule {
  static let delegateGivesAnimator = Rule(
    "transition.delegate-gives-animator",
    "An animated transition asks the transitioning delegate of the presented controller for an "
      + "animator, before anything else is sent.",
    since: "7",
    evidence: "A: View Controller Programming Guide, The Custom Presentation Process",
    confidence: "high",
    names: [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
    ])

  static let delegateGivesInteraction = Rule(
    "transition.delegate-gives-interaction",
    "With an animator there may be an interaction; the delegate is asked for it next.",
    since: "7",
    evidence: "A: View Controller Programming Guide, The Custom Presentation Process",
    confidence: "high",
    names: [
      "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
    ])

  static let customAnimatorRuns = Rule(
    "transition.custom-animator",
    "An animator of the app's own runs in place of UIKit's animation.", since: "7",
    evidence: "A: animateTransition(using:)", confidence: "high",
    names: ["animateTransition(using:)"])

  static let animatorAddsView = Rule(
    "transition.animator-adds-view",
    "The animator puts the presented view into the container: only then `viewIsAppearing` can "
      + "come.",
    since: "7", evidence: "A: animateTransition(using:)", confidence: "medium",
    names: ["animateTransition(using:)", "viewIsAppearing(_:)"])

  static let contextGivesOnlyMovingViews = Rule(
    "transition.context-views",
    "The context has no view of a presenter that stays where it is.", since: "8",
    evidence: "A: view(forKey:)", confidence: "high", names: ["view(forKey:)"])

  static let customAnimatorCompletes = Rule(
    "transition.custom-animator-completes",
    "The transition ends when the animator calls `completeTransition`.", since: "7",
    evidence: "A: completeTransition(_:)", confidence: "high",
    names: ["completeTransition(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let animatorHearsEnd = Rule(
    "transition.animator-hears-end",
    "The animator hears how the transition ended.", since: "7",
    evidence: "A: animationEnded(_:)", confidence: "high", names: ["animationEnded(_:)"])

  static let animationEndedAfterDids = Rule(
    "transition.animation-ended-last",
    "`animationEnded` comes after the did callbacks.", since: "7", evidence: "K",
    confidence: "low", alternative: "It comes before them.", names: ["animationEnded(_:)"])

  static let interactionStartsTransition = Rule(
    "transition.interaction-starts",
    "With an interaction, `startInteractiveTransition` takes the place of "
      + "`animateTransition`.",
    since: "7", evidence: "A: startInteractiveTransition(_:)", confidence: "high",
    names: ["startInteractiveTransition(_:)"])

  static let percentDrivenHoldsAnimations = Rule(
    "transition.percent-driven",
    "A percent-driven interaction holds the animator's animations until it is finished or "
      + "cancelled.",
    since: "7", evidence: "A: UIPercentDrivenInteractiveTransition", confidence: "high",
    names: ["finish", "cancel", "completeTransition(_:)"])

  static let cancelledPresentationTurnsRound = Rule(
    "transition.cancelled-presentation",
    "A presentation that ends with `completeTransition(false)` is undone: the presented controller "
      + "disappears without having appeared.",
    since: "7", evidence: "A: completeTransition(_:), presentationTransitionDidEnd(_:)",
    confidence: "medium", names: ["completeTransition(_:)", "presentationTransitionDidEnd(_:)"])

  static let cancelledDismissalReturns = Rule(
    "transition.cancelled-dismissal",
    "A dismissal that ends with `completeTransition(false)` is undone: the presented controller "
      + "gets `viewWillAppear` and `viewDidAppear` again.",
    since: "7", evidence: "A: completeTransition(_:); T: rudin_ (iOS 17, a sheet)",
    confidence: "medium", names: ["completeTransition(_:)", "dismissalTransitionDidEnd(_:)"])

  static let cancelledDismissalPresenterFirst = Rule(
    "transition.cancelled-presenter-first",
    "When a dismissal is undone the presenter leaves again before the presented returns, as in a "
      + "cancelled swipe back.",
    since: "7", evidence: "K", confidence: "low",
    alternative: "The presented controller is back first.",
    names: ["viewDidDisappear(_:)", "viewDidAppear(_:)"])

  static let cancelledDoesNotComplete = Rule(
    "transition.cancelled-does-not-complete",
    "The completion of a `present` or `dismiss` that was taken back does not run.", since: "7",
    evidence: "K", confidence: "low", alternative: "It runs all the same.",
    names: ["present(_:animated:completion:)", "dismiss(animated:completion:)"])

  static let coordinatorBeforeCompletion = Rule(
    "transition.coordinator-before-completion",
    "The coordinator's completions run before the completion of `present` or `dismiss`.",
    since: "7", evidence: "K", confidence: "low", alternative: "They run after it.",
    names: ["animate(alongsideTransition:completion:)", "present(_:animated:completion:)"])

  static let coordinatorWhileInTransition = Rule(
    "transition.coordinator",
    "Both controllers of a transition, and their children, have its coordinator while it runs.",
    since: "7", evidence: "A: transitionCoordinator", confidence: "high",
    names: ["transitionCoordinator"])

  static let coordinatorRunsAlongside = Rule(
    "transition.coordinator-alongside",
    "Blocks given to the coordinator run when the transition's animation starts.", since: "7",
    evidence: "A: animate(alongsideTransition:completion:)", confidence: "high",
    names: ["animate(alongsideTransition:completion:)"])

  static let alongsideFollowsAnimator = Rule(
    "transition.alongside-after-animator",
    "The blocks alongside run after the app's animator has made its animations.", since: "7",
    evidence: "K: _setAlongsideAnimations:toRunByEndOfBlock:", confidence: "low",
    alternative: "They run before it.",
    names: ["animate(alongsideTransition:completion:)", "animateTransition(using:)"])

  static let coordinatorCompletesLast = Rule(
    "transition.coordinator-completes",
    "The coordinator's completions run at the end of the transition, whether it came to pass or "
      + "not.",
    since: "7", evidence: "A: animate(alongsideTransition:completion:)", confidence: "medium",
    names: ["animate(alongsideTransition:completion:)", "isCancelled"])

  static let coordinatorHearsInteraction = Rule(
    "transition.interaction-changes",
    "When the finger is lifted the coordinator says whether the transition goes on or back.",
    since: "7", evidence: "A: notifyWhenInteractionChanges(_:)", confidence: "high",
    names: ["notifyWhenInteractionChanges(_:)", "isCancelled"])

  static let transitionRules: [Rule] = [
    delegateGivesAnimator, delegateGivesInteraction, customAnimatorRuns, animatorAddsView,
    contextGivesOnlyMovingViews, customAnimatorCompletes, animatorHearsEnd,
    animationEndedAfterDids, interactionStartsTransition, percentDrivenHoldsAnimations,
    cancelledPresentationTurnsRound, cancelledDismissalReturns, cancelledDismissalPresenterFirst,
    cancelledDoesNotComplete, coordinatorBeforeCompletion, coordinatorWhileInTransition,
    coordinatorRunsAlongside, alongsideFollowsAnimator, coordinatorCompletesLast,
    coordinatorHearsInteraction,
  ]
}
