/// An interaction that advances an animation by percent.
///
/// It lets the animator make its animations at once and holds them; `finish()` lets them run on,
/// `cancel()` lets them run back. Either way the animator's completion comes at the end of the way
/// that is left, and there the animator says `completeTransition(!transitionWasCancelled)`.
@available(iOS 7.0, *)
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var coordinator: TransitionCoordinator?
  private var held: [() -> Void] = []
  private var length: TimeInterval = 0

  /// The duration of the whole animation.
  public var duration: CGFloat { return CGFloat(length) }
  /// The part of the animation that is done, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest, as a share of the normal speed.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The curve of the whole animation as long as nothing else is said.
  @available(iOS 10.0, *)
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition waits for the finger from its start.
  @available(iOS 10.0, *)
  open var wantsInteractiveStart = true

  /// Lets the animator make its animations, and holds them.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let coordinator = context as? TransitionCoordinator else { return }
    self.coordinator = coordinator
    percentComplete = 0
    length = coordinator.transitionDuration
    let outer = Simulation.current.interaction
    if because(.percentDrivenHoldsAnimations) {
      Simulation.current.interaction = self
    }
    coordinator.animateWithAnimator()
    Simulation.current.interaction = outer
  }

  /// The finger has moved.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    coordinator?.updateInteractiveTransition(percentComplete)
  }

  /// Takes hold of the running animation again.
  @available(iOS 10.0, *)
  open func pause() {
    coordinator?.pauseInteractiveTransition()
  }

  /// Lets the animation run on to its end.
  open func finish() {
    passOnSpeed()
    coordinator?.finishInteractiveTransition()
    release(share: 1 - percentComplete)
  }

  /// Lets the animation run back to its start.
  open func cancel() {
    passOnSpeed()
    coordinator?.cancelInteractiveTransition()
    release(share: percentComplete)
  }

  /// The blocks that hear of the lifted finger find the speed and the curve in the context.
  private func passOnSpeed() {
    coordinator?.completionVelocity = completionSpeed
    coordinator?.completionCurve = completionCurve
  }

  /// Keeps the completion of an animation that begins while the interaction starts.
  func hold(_ completion: @escaping () -> Void) {
    held.append(completion)
  }

  private func release(share: CGFloat) {
    let waiting = held
    held = []
    for completion in waiting {
      RunLoop.main.enqueue(after: length * Double(share), phase: 3, completion)
    }
  }
}
