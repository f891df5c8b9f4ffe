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

  static let animationRules: [Rule] = [
    animationBlockRunsNow, animationCompletionAtEnd, instantAnimationCompletesNextTurn,
    performWithoutAnimation, transitionExchangesViews, propertyAnimatorStarts,
    propertyAnimatorCompletes,
  ]
}
