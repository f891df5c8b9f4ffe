/// The key of one of a transition's controllers.
@available(iOS 7.0, *)
public struct UITransitionContextViewControllerKey: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The key of one of a transition's views.
@available(iOS 7.0, *)
public struct UITransitionContextViewKey: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A custom animation's knowledge of the transition that it draws.
@available(iOS 7.0, *)
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view to animate in.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The animator's last word: the transition came to pass, or did not.
  func completeTransition(_ didComplete: Bool)
  /// The style of the presentation; `none` in a navigation or tab bar controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that the transition brings, if any.
  @available(iOS 8.0, *)
  var targetTransform: CGAffineTransform { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  @available(iOS 10.0, *)
  func pauseInteractiveTransition()
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate; nil for a presenter that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The place of the view at the start; zero for a view that is not there yet.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// The place of the view at the end; zero for a view that leaves the window.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// Draws a transition of one's own.
@available(iOS 7.0, *)
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  @_semantics("vdl.callback")
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  @_semantics("vdl.callback")
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Steers a transition with a gesture.
@available(iOS 7.0, *)
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  @_semantics("vdl.callback")
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  var wantsInteractiveStart: Bool { get }
  /// The speed and the curve of the rest, once the finger is lifted.
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { return true }
  public var completionSpeed: CGFloat { return 1 }
  public var completionCurve: UIView.AnimationCurve { return .easeInOut }
}

/// Supplies the animations and the presentation controller of a custom presentation.
@available(iOS 7.0, *)
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  @_semantics("vdl.callback")
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  @_semantics("vdl.callback")
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  @_semantics("vdl.callback")
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  @_semantics("vdl.callback")
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    return nil
  }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    return nil
  }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    return nil
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    return nil
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return nil
  }
}

/// The facts about a transition while it runs.
@available(iOS 7.0, *)
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Whether the interaction may begin in the middle of the animation.
  @available(iOS 10.0, *)
  var isInterruptible: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var transitionDuration: TimeInterval { get }
  /// How far the finger has moved the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed and the curve of the rest, once the finger is lifted.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  @available(iOS 8.0, *)
  var targetTransform: CGAffineTransform { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's animations along with a transition, and blocks at its end.
@available(iOS 7.0, *)
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// The animation runs with the transition's own, the completion after its "did" callbacks.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for an animation in a view that lies outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs the block when the finger is lifted, and the transition goes on or back by itself.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The name of iOS 7 to 9.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }
}
