/// Runs one presentation: from the moment the presented controller is asked for until it is gone.
@available(iOS 8.0, *)
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  weak var presentingStorage: UIViewController?
  var containerStorage: UIView?
  var transition: TransitionCoordinator?
  /// Where the presenter's view was before it had to go.
  weak var presenterSuperview: UIView?
  var presenterIndex = 0
  var presenterWasRemoved = false

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingStorage = presenting
    super.init()
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

/// The presentation controller of a sheet.
@available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    public static func medium() -> Detent { return Detent() }
    public static func large() -> Detent { return Detent() }
  }

  open var detents: [UISheetPresentationController.Detent] = []
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
}

/// The presentation controller of a popover.
@available(iOS 8.0, *)
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}

/// Is asked and told about the ways a presentation adapts and goes away.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  @_semantics("vdl.callback")
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  @_semantics("vdl.callback")
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @_semantics("vdl.callback")
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @_semantics("vdl.callback")
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    return .none
  }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    return true
  }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The view a presentation puts into the window, and the presented view into it.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    because(.presentationContainerLayout)
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    because(.presentationContainerLayout)
    presentation?.containerViewDidLayoutSubviews()
  }
}
