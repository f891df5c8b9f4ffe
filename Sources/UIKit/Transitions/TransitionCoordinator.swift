/// One transition between two controllers, or to another size: its context, its coordinator, and
/// the blocks that wait for it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let isAnimated: Bool
  var isInteractive: Bool
  let initiallyInteractive: Bool
  var isCancelled = false
  let transitionDuration: TimeInterval
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completeHandler: ((Bool) -> Void)?
  private var hasStarted = false

  init(
    from: UIViewController?, to: UIViewController?, container: UIView, isAnimated: Bool,
    isInteractive: Bool = false, duration: TimeInterval
  ) {
    self.from = from
    self.to = to
    self.containerView = container
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.initiallyInteractive = isInteractive
    self.transitionDuration = duration
    super.init()
  }

  var transitionWasCancelled: Bool { return isCancelled }

  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation = animation {
      if hasStarted {
        animation(self)
      } else {
        alongside.append(animation)
      }
    }
    if let completion = completion {
      completions.append(completion)
    }
    return true
  }

  /// Runs the animations that were to go along.
  func start() {
    hasStarted = true
    let blocks = alongside
    alongside = []
    for block in blocks {
      because(.coordinatorRunsAlongside)
      block(self)
    }
  }

  /// Runs the completion blocks, after the "did" callbacks.
  func end() {
    let blocks = completions
    completions = []
    for block in blocks {
      because(.coordinatorCompletesLast)
      block(self)
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    return key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    return key == .from ? from?.viewStorage : to?.viewStorage
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    return controller === from ? containerView.bounds : CGRect.zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    return controller === to ? containerView.bounds : CGRect.zero
  }

  func completeTransition(_ didComplete: Bool) {
    let handler = completeHandler
    completeHandler = nil
    handler?(didComplete)
  }

  /// Lets UIKit's or the app's animation run, and calls back when it is over: at once without
  /// animation, at the end of the animation, or when the app's animator says so.
  func run(animator: (any UIViewControllerAnimatedTransitioning)?, finish: @escaping () -> Void) {
    if let animator = animator, isAnimated {
      completeHandler = { didComplete in
        finish()
        because(.customAnimatorCompletes)
        animator.animationEnded(didComplete)
      }
      start()
      because(.customAnimatorRuns)
      animator.animateTransition(using: self)
      return
    }
    start()
    if isAnimated {
      RunLoop.main.enqueue(after: transitionDuration, phase: 3, finish)
    } else {
      finish()
    }
  }
}

extension UIViewController {
  /// The coordinator of the transition this controller takes part in, or of its parent's.
  @available(iOS 7.0, *)
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = currentTransition { return own }
    if let next = nextTransition { return next }
    if let presented = presentationControllerStorage?.transition { return presented }
    if let over = presentedStorage?.presentationControllerStorage?.transition { return over }
    return parentStorage?.transitionCoordinator
  }
}
