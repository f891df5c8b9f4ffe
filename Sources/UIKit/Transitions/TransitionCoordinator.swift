/// One transition between two controllers, or to another size: its context, its coordinator, and
/// the blocks that wait for it.
///
/// UIKit has two objects, `_UIViewControllerTransitionContext` for the animator and
/// `_UIViewControllerTransitionCoordinator` for everybody else; they know each other and nothing
/// else, so one is enough here.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let isAnimated: Bool
  var isInteractive: Bool
  private(set) var initiallyInteractive: Bool
  var isCancelled = false
  var transitionDuration: TimeInterval
  var percentComplete: CGFloat = 0
  /// The speed of the finger's last movement, and the curve of the rest, as the interaction says.
  var completionVelocity: CGFloat = 1
  var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How the presented controller is presented; `none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle = .none
  /// Whether animations that are added now are lost.
  var losesAlongside = false
  /// Whether a transition without animation ends in a turn of its own.
  var endsInNextTurn = false
  /// A controller of the transition whose view stays where it is; the animator does not get it.
  private weak var untouched: UIViewController?
  private var alongside: [TransitionCoordinator.Block] = []
  private var completions: [TransitionCoordinator.Block] = []
  private var interactionBlocks: [TransitionCoordinator.Block] = []
  private var completeHandler: ((Bool) -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var hasStarted = false
  /// The answer of the app's animator at the end.
  private(set) var cameToPass = true

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

  /// Whether the app's interaction may take hold of the running animation. The model's never does.
  var isInterruptible: Bool { return false }

  /// The quarters of a circle that the interface turns to the right.
  var quarterTurns = 0

  /// The turn of the container; the identity unless the interface rotates.
  var targetTransform: CGAffineTransform {
    guard quarterTurns != 0, because(.rotationHasTargetTransform) else { return .identity }
    switch (quarterTurns + 4) % 4 {
    case 1: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: return .identity
    }
  }

  func leavesViewOf(_ controller: UIViewController?) {
    untouched = controller
  }

  // MARK: Blocks along the way

  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation = animation, !losesAlongside {
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

  /// The view only says where the animation takes place, which makes no difference here.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    return animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionBlocks.append(handler)
  }

  /// Runs the animations that were to go along.
  func start() {
    hasStarted = true
    let blocks = alongside
    if blocks.isEmpty { return }
    alongside = []
    UIView.run(along: isAnimated ? transitionDuration : 0) {
      for block in blocks {
        if because(.coordinatorRunsAlongside) {
          block(self)
        }
      }
    }
  }

  /// Runs the completion blocks, after the "did" callbacks.
  func end() {
    guard !completions.isEmpty else { return }
    let blocks = because(.coordinatorCompletesInReverse) ? completions.reversed() : completions
    completions = []
    for block in blocks {
      if because(.coordinatorCompletesLast) {
        block(self)
      }
    }
  }

  /// The finger is lifted: from here on the transition runs by itself, on or back.
  func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    let blocks = interactionBlocks
    interactionBlocks = []
    for block in blocks {
      if because(.coordinatorHearsInteraction) {
        block(self)
      }
    }
  }

  // MARK: The animator's questions

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    return key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : to
    if let controller = controller, controller === untouched, because(.contextGivesOnlyMovingViews)
    {
      return nil
    }
    return controller?.viewStorage
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    return controller === from || staysInPlace(controller) ? frame(of: controller) : CGRect.zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    return controller === to || staysInPlace(controller) ? frame(of: controller) : CGRect.zero
  }

  /// Whether the controller's view is in the window before and after the transition.
  private func staysInPlace(_ controller: UIViewController) -> Bool {
    return controller === untouched && because(.framesOfWhatStays)
  }

  private func frame(of controller: UIViewController) -> CGRect {
    if controller === untouched, let own = controller.viewStorage { return own.frame }
    let presentation = controller.presentationControllerStorage
    if let presentation = presentation, presentation.containerStorage === containerView {
      return presentation.frameOfPresentedViewInContainerView
    }
    return containerView.bounds
  }

  func updateInteractiveTransition(_ percent: CGFloat) {
    percentComplete = percent
  }

  /// Takes hold of the animation again: the finger is back.
  func pauseInteractiveTransition() {
    isInteractive = true
  }

  func finishInteractiveTransition() {
    endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    endInteraction(cancelled: true)
  }

  /// `-[_UIViewControllerTransitionContext completeTransition:]`
  func completeTransition(_ didComplete: Bool) {
    guard because(.customAnimatorCompletes) else { return }
    complete(didComplete)
  }

  private func complete(_ didComplete: Bool) {
    cameToPass = didComplete
    let handler = completeHandler
    completeHandler = nil
    let animator = animator
    self.animator = nil
    self.interactor = nil
    if because(.animationEndedAfterDids) {
      handler?(didComplete)
      tell(animator, ended: didComplete)
    } else {
      tell(animator, ended: didComplete)
      handler?(didComplete)
    }
  }

  private func tell(_ animator: (any UIViewControllerAnimatedTransitioning)?, ended: Bool) {
    if let animator = animator, because(.animatorHearsEnd) {
      animator.animationEnded(ended)
    }
  }

  // MARK: Running

  /// Lets UIKit's or the app's animation run without an interaction.
  func run(animator: (any UIViewControllerAnimatedTransitioning)?, finish: @escaping () -> Void) {
    perform(animator: animator, interactor: nil) { didComplete in
      finish()
    }
  }

  /// Lets UIKit's or the app's animation run, with an interaction or without, and calls back when it
  /// is over: at once without animation, at the end of the animation, or when the app's animator
  /// says so. The completion gets whether the transition came to pass.
  func perform(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    finish: @escaping (Bool) -> Void
  ) {
    if let animator = animator, isAnimated {
      self.animator = animator
      self.interactor = interactor
      completeHandler = finish
      transitionDuration = animator.transitionDuration(using: self)
      runCustomAnimation()
    } else {
      runOwnAnimation(finish)
    }
  }

  private func runOwnAnimation(_ finish: @escaping (Bool) -> Void) {
    start()
    if isAnimated {
      completeHandler = finish
      RunLoop.main.enqueue(after: transitionDuration, phase: 3) { self.finishOwnAnimation() }
    } else if endsInNextTurn {
      RunLoop.main.enqueue(after: 0, phase: 3) { finish(true) }
    } else {
      finish(true)
    }
  }

  /// The end of UIKit's own animation, or a gesture that doesn't wait for it.
  func finishOwnAnimation() {
    guard animator == nil, let finish = completeHandler else { return }
    completeHandler = nil
    finish(true)
  }

  private func runCustomAnimation() {
    if because(.alongsideFollowsAnimator) {
      startCustomAnimation()
      start()
    } else {
      start()
      startCustomAnimation()
    }
    if !because(.customAnimatorCompletes) {
      RunLoop.main.enqueue(after: transitionDuration, phase: 3) { self.complete(true) }
    }
  }

  private func startCustomAnimation() {
    if let interactor = interactor, interactor.wantsInteractiveStart,
      because(.interactionStartsTransition)
    {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      animateWithAnimator()
    }
  }

  /// Hands the transition to the app's animator.
  func animateWithAnimator() {
    guard let animator = animator else { return }
    if because(.customAnimatorRuns) {
      animator.animateTransition(using: self)
    } else {
      RunLoop.main.enqueue(after: transitionDuration, phase: 3) { self.complete(true) }
    }
  }
}

extension UIViewController {
  /// The coordinator of the transition this controller takes part in, or of its parent's.
  @available(iOS 7.0, *)
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard because(.coordinatorWhileInTransition) else { return nil }
    if let own = currentTransition { return own }
    if let next = nextTransition { return next }
    if let presented = presentationControllerStorage?.transition { return presented }
    if let over = presentedStorage?.presentationControllerStorage?.transition { return over }
    return parentStorage?.transitionCoordinator
  }
}
