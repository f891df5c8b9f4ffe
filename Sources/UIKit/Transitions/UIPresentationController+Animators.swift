/// The app's own animations: the transitioning delegate is asked once, when the transition starts.
///
/// View Controller Programming Guide, "The Custom Presentation Process": the presentation controller
/// is asked for first, then the animator, then the interactive animator; only then
/// `presentationTransitionWillBegin`.
extension UIPresentationController {

  func animatorForPresentation(_ presenter: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    let presented = presentedViewController
    guard Simulation.current.isAtLeast(7), let delegate = presented.transitioningDelegate,
      because(.delegateGivesAnimator)
    else { return nil }
    return delegate.animationController(
      forPresented: presented, presenting: presenter, source: source ?? presenter)
  }

  func animatorForDismissal(of top: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard Simulation.current.isAtLeast(7), let delegate = top.transitioningDelegate,
      because(.delegateGivesAnimator)
    else { return nil }
    return delegate.animationController(forDismissed: top)
  }

  /// Without an animator nobody is asked for an interaction: it would have nothing to steer.
  func interactorForPresentation(_ animator: (any UIViewControllerAnimatedTransitioning)?)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let animator = animator,
      let delegate = presentedViewController.transitioningDelegate,
      because(.delegateGivesInteraction)
    else { return nil }
    return delegate.interactionControllerForPresentation(using: animator)
  }

  func interactorForDismissal(
    of top: UIViewController, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let animator = animator, let delegate = top.transitioningDelegate,
      because(.delegateGivesInteraction)
    else { return nil }
    return delegate.interactionControllerForDismissal(using: animator)
  }
}
