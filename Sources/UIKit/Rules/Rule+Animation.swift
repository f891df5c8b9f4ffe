/// Animations of views.
extension Rule {
  static let animationBlockRunsNow = Rule(
    "animation.block-runs-now",
    "`UIView.animate` runs its block immediately, so the views' properties already have their "
      + "final values.",
    since: "4",
    evidence: "A: animate(withDuration:animations:)", confidence: "high",
    names: ["animate(withDuration:animations:)"])

  static let animationCompletionAtEnd = Rule(
    "animation.completion-at-end",
    "UIKit calls an animation's completion when the animation's time is over.",
    since: "4",
    evidence: "A: animate(withDuration:animations:completion:)", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])

  static let instantAnimationCompletesNextTurn = Rule(
    "animation.instant-completes-next-turn",
    "If an animation has no duration, UIKit calls its completion in the next turn of the run loop.",
    since: "4", evidence: "A: animate(withDuration:animations:completion:)", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])

  static let performWithoutAnimation = Rule(
    "animation.perform-without",
    "Inside `performWithoutAnimation`, an animation takes no time.",
    since: "7",
    evidence: "A: performWithoutAnimation(_:)", confidence: "high",
    names: ["performWithoutAnimation(_:)"])

  static let transitionExchangesViews = Rule(
    "animation.transition-exchanges-views",
    "`UIView.transition(from:to:)` adds the new view and removes the old view. With "
      + "`.showHideTransitionViews`, it only shows and hides them.",
    since: "4", evidence: "A: transition(from:to:duration:options:completion:)",
    confidence: "high", names: ["transition(from:to:duration:options:completion:)"])

  static let propertyAnimatorStarts = Rule(
    "animation.animator-starts",
    "A property animator runs its block when you start it, not when you create it.",
    since: "10",
    evidence: "A: UIViewPropertyAnimator", confidence: "high", names: ["startAnimation"])

  static let propertyAnimatorCompletes = Rule(
    "animation.animator-completes",
    "A property animator tells its completions at which end it finished. If you stop it for good, "
      + "it doesn't call them.",
    since: "10", evidence: "A: addCompletion(_:), stopAnimation(_:)", confidence: "high",
    names: ["addCompletion(_:)", "stopAnimation(_:)"])

  static let emptyAnimationIsOver = Rule(
    "animation.empty-is-over",
    "An animation whose block changes nothing is over at once: its completion doesn't wait for the "
      + "duration.",
    since: "4", evidence: "T: Spaceman Labs 2012", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])

  static let removedAnimationIsUnfinished = Rule(
    "animation.removed-is-unfinished",
    "If a view's animations are removed from its layer, the completion is called at once, with false.",
    since: "4", evidence: "A: animate(withDuration:animations:completion:), removeAllAnimations()",
    confidence: "high", names: ["removeAllAnimations()"])

  static let animatorHasLeastDuration = Rule(
    "animation.animator-least-duration",
    "A property animator with the duration 0 takes a fifth of a second.",
    since: "10", evidence: "T: Matt Neuburg's example for iOS 14", confidence: "medium",
    names: ["duration"])

  static let animatorPausesAtEnd = Rule(
    "animation.animator-pauses-at-end",
    "With `pausesOnCompletion`, a property animator stays active at its end and calls no completion.",
    since: "11", evidence: "T: Matt Neuburg's example for iOS 14; A: pausesOnCompletion",
    confidence: "high", names: ["pausesOnCompletion"])

  static let animatorReturnsToStart = Rule(
    "animation.animator-returns",
    "A property animator that finishes at its start gives the views their old values back.",
    since: "10", evidence: "A: finishAnimation(at:), isReversed", confidence: "high",
    names: ["finishAnimation(at:)", "isReversed"])

  static let stoppedAnimatorKeepsPlace = Rule(
    "animation.stopped-keeps-place",
    "A stopped property animator leaves the views as they are on screen at that moment.",
    since: "10", evidence: "A: stopAnimation(_:)", confidence: "high", names: ["stopAnimation(_:)"])

  static let onlyStoppedAnimatorFinishes = Rule(
    "animation.finish-needs-stop",
    "`finishAnimation(at:)` of a property animator that isn't stopped throws an exception.",
    since: "10", evidence: "A: finishAnimation(at:); S: exception text in public issues",
    confidence: "medium", names: ["finishAnimation(at:)"])

  static let heldAnimatorIsNotReleased = Rule(
    "animation.paused-is-kept",
    "Releasing a property animator that is paused or stopped throws an exception.",
    since: "10", evidence: "S: exception text in public issues", confidence: "high",
    names: ["pauseAnimation()", "deinit"])

  static let flushedUpdatesAreAnimated = Rule(
    "animation.flushes-updates",
    "With the option `.flushUpdates`, UIKit updates traits, properties and layout before the block of "
      + "an animation and right after it, so that no call of `layoutIfNeeded` is needed.",
    since: "26", isBoundToReleases: true, evidence: "A: What's new in UIKit (WWDC 2025)",
    confidence: "high",
    names: ["flushUpdates", "animate(withDuration:delay:options:animations:completion:)"])

  static let nestedInheritsDuration = Rule(
    "animation.nested-inherits",
    "An animation that begins in the block of another one has the duration and the curve of that one, "
      + "unless its options override them.",
    since: "4", evidence: "A: UIView.AnimationOptions.overrideInheritedDuration",
    confidence: "high",
    names: ["animate(withDuration:animations:completion:)", "inheritedAnimationDuration"])

  static let viewAnimatesCorners = Rule(
    "animation.corner-radius",
    "From iOS 11, an animation block of a view also animates the corner radius of its layer.",
    since: "11", isBoundToReleases: true, evidence: "A: WWDC 2017, session 230",
    confidence: "high", names: ["cornerRadius", "animate(withDuration:animations:completion:)"])

  static let currentStateInterrupts = Rule(
    "animation.current-state-interrupts",
    "An animation that begins from the current state takes the place of the one that runs, whose "
      + "completion gets false.",
    since: "4",
    evidence: "A: UIView.AnimationOptions.beginFromCurrentState; T: answers of 2012 to 2019",
    confidence: "medium",
    alternative: "Both animations run, and both completions get true.",
    names: ["animate(withDuration:delay:options:animations:completion:)"])

  static let animationsAddUp = Rule(
    "animation.adds-up",
    "From iOS 8, an animation of a value that is being animated leaves the first one running, and both add "
      + "up.",
    since: "8", isBoundToReleases: true, evidence: "A: WWDC 2014, session 236", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])

  static let leavingIsUnfinished = Rule(
    "animation.leaving-is-unfinished",
    "A view that leaves its window loses its animations: their completion gets false.",
    since: "4", evidence: "T: answers about animations of removed views", confidence: "medium",
    alternative: "The animations run on to their end.",
    names: ["removeFromSuperview()", "animate(withDuration:animations:completion:)"])

  static let backgroundEndsAnimations = Rule(
    "animation.background-ends",
    "When the app goes to the background, running animations are taken away, and their completion gets "
      + "false.",
    since: "4", evidence: "T: answers about animations that stop in the background",
    confidence: "medium",
    alternative: "The animations go on in the background.",
    names: ["animate(withDuration:animations:completion:)", "applicationDidEnterBackground(_:)"])

  static let animationRules: [Rule] = [
    backgroundEndsAnimations,
    leavingIsUnfinished,
    animationsAddUp,
    currentStateInterrupts,
    nestedInheritsDuration, viewAnimatesCorners,
    flushedUpdatesAreAnimated,
    emptyAnimationIsOver, removedAnimationIsUnfinished, animatorHasLeastDuration,
    animatorPausesAtEnd, animatorReturnsToStart, stoppedAnimatorKeepsPlace,
    onlyStoppedAnimatorFinishes, heldAnimatorIsNotReleased,
    animationBlockRunsNow, animationCompletionAtEnd, instantAnimationCompletesNextTurn,
    performWithoutAnimation, transitionExchangesViews, propertyAnimatorStarts,
    propertyAnimatorCompletes,
  ]
}
