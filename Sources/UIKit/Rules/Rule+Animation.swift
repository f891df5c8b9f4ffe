/// Animations of views.
extension Rule {
  static let animationBlockRunsNow = Rule(
    "animation.block-runs-now",
    "`UIView.animate` runs its block at once; the model values are the final ones.", since: "4",
    evidence: "A: animate(withDuration:animations:)", confidence: "high",
    names: ["animate(withDuration:animations:)"])

  static let animationCompletionAtEnd = Rule(
    "animation.completion-at-end",
    "The completion of an animation runs when its time is over.", since: "4",
    evidence: "A: animate(withDuration:animations:completion:)", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])

  static let instantAnimationCompletesNextTurn = Rule(
    "animation.instant-completes-next-turn",
    "The completion of an animation without duration waits for the next turn of the run loop.",
    since: "4", evidence: "A: animate(withDuration:animations:completion:)", confidence: "high",
    names: ["animate(withDuration:animations:completion:)"])

  static let performWithoutAnimation = Rule(
    "animation.perform-without",
    "In `performWithoutAnimation` an animation takes no time.", since: "7",
    evidence: "A: performWithoutAnimation(_:)", confidence: "high",
    names: ["performWithoutAnimation(_:)"])

  static let transitionExchangesViews = Rule(
    "animation.transition-exchanges-views",
    "`UIView.transition(from:to:)` adds the one view and removes the other, unless it only hides "
      + "and shows them.",
    since: "4", evidence: "A: transition(from:to:duration:options:completion:)",
    confidence: "high", names: ["transition(from:to:duration:options:completion:)"])

  static let propertyAnimatorStarts = Rule(
    "animation.animator-starts",
    "A property animator runs its block when it is started, not when it is made.", since: "10",
    evidence: "A: UIViewPropertyAnimator", confidence: "high", names: ["startAnimation"])

  static let propertyAnimatorCompletes = Rule(
    "animation.animator-completes",
    "A property animator tells its completions at which end it came to rest; stopped for good, it "
      + "tells nothing.",
    since: "10", evidence: "A: addCompletion(_:), stopAnimation(_:)", confidence: "high",
    names: ["addCompletion(_:)", "stopAnimation(_:)"])

  static let animationRules: [Rule] = [
    animationBlockRunsNow, animationCompletionAtEnd, instantAnimationCompletesNextTurn,
    performWithoutAnimation, transitionExchangesViews, propertyAnimatorStarts,
    propertyAnimatorCompletes,
  ]
}
