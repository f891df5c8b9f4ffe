/// Runs one presentation: from the moment the presented controller is asked for until it is gone.
@available(iOS 8.0, *)
open class UIPresentationController: NSObject {
  private weak var presentedStorage: UIViewController?
  weak var presentingStorage: UIViewController?
  var containerStorage: UIView?
  var transition: TransitionCoordinator?
  /// Where the presenter's view was before it had to go.
  weak var presenterSuperview: UIView?
  var presenterIndex = 0
  var presenterWasRemoved = false

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedStorage = presentedViewController
    self.presentingStorage = presenting
    super.init()
  }

  /// The controller to present. It owns its presentation controller, not the other way round.
  open var presentedViewController: UIViewController {
    if let presented = presentedStorage { return presented }
    preconditionFailure("a presentation controller outlived the controller it presents")
  }

  open var presentingViewController: UIViewController {
    return presentingStorage ?? presentedViewController
  }

  open var containerView: UIView? { return containerStorage }

  open var presentedView: UIView? { return presentedViewController.viewStorage }

  open var presentationStyle: UIModalPresentationStyle {
    return presentedViewController.modalPresentationStyle
  }

  open var frameOfPresentedViewInContainerView: CGRect {
    return containerStorage?.bounds ?? UIScreen.main.bounds
  }

  /// Whether the presenter's view leaves the window when the presentation is complete.
  open var shouldRemovePresentersView: Bool {
    return presentedViewController.coversPresenter
  }

  open var shouldPresentInFullscreen: Bool { return true }

  @_semantics("vdl.callback")
  open func presentationTransitionWillBegin() {}

  @_semantics("vdl.callback")
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  @_semantics("vdl.callback")
  open func dismissalTransitionWillBegin() {}

  @_semantics("vdl.callback")
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  @_semantics("vdl.callback")
  open func containerViewWillLayoutSubviews() {}

  @_semantics("vdl.callback")
  open func containerViewDidLayoutSubviews() {}
}
