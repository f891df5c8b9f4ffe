/// Runs one presentation: from the moment the presented controller is asked for until it is gone.
///
/// UIKit has a private subclass for each style (`_UIFullscreenPresentationController`,
/// `_UIOverFullscreenPresentationController`, ...); here the style is asked for instead. The two
/// ways are in `UIPresentationController+Presenting.swift` and
/// `UIPresentationController+Dismissing.swift`.
@available(iOS 8.0, *)
open class UIPresentationController: NSObject {
  weak var presentedStorage: UIViewController?
  weak var presentingStorage: UIViewController?
  /// The controller `present` was sent to; an ancestor of it may present in its place.
  weak var source: UIViewController?
  /// Its superview owns it; it is in the window as long as the presentation lasts.
  weak var containerStorage: UIView?
  var transition: TransitionCoordinator?
  /// The style after adaptation, once the presentation has started.
  var adaptedStyleStorage: UIModalPresentationStyle?
  /// The superview of the presenter's view before the view was removed.
  weak var presenterSuperview: UIView?
  var presenterIndex = 0
  var presenterWasRemoved = false
  /// The responder that had the focus before.
  weak var formerFocus: UIResponder?
  /// This object and its controller, where reading it keeps both alive for good.
  private var kept: [NSObject] = []

  func keep(_ controller: UIViewController) {
    if kept.isEmpty { kept = [self, controller] }
  }

  /// Decides how to adapt, and hears when a person dismisses.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedStorage = presentedViewController
    self.presentingStorage = presenting
    heldPresented = presentedViewController
    super.init()
  }

  /// The controller to present. It owns its presentation controller, not the other way round.
  open var presentedViewController: UIViewController {
    if let presented = presentedStorage { return presented }
    return UIViewController()
  }

  /// The presented controller, while it doesn't own this object: before and after the presentation.
  private var heldPresented: UIViewController?

  /// The presented controller owns this object, or lets go of it.
  func isOwnedByPresented(_ isOwned: Bool) {
    heldPresented = isOwned ? nil : presentedStorage
  }

  /// The controller whose view is covered.
  open var presentingViewController: UIViewController {
    return presentingStorage ?? presentedViewController
  }

  /// The view the presentation happens in; nil before it starts.
  open var containerView: UIView? { return containerStorage }

  /// The view to animate: the presented controller's, unless a subclass wraps it.
  open var presentedView: UIView? { return presentedViewController.viewStorage }

  /// The style the presentation was asked for.
  open var presentationStyle: UIModalPresentationStyle {
    return presentedViewController.concretePresentationStyle
  }

  /// The part of a sheet's largest frame that it takes up now.
  func atRest(_ whole: CGRect) -> CGRect { return whole }

  /// The frame of the presented view at the end of the transition.
  open var frameOfPresentedViewInContainerView: CGRect {
    return frameByStyle
  }

  /// Whether the presenter's view leaves the window when the presentation is complete.
  open var shouldRemovePresentersView: Bool { return removesPresenterByStyle }

  /// Whether the presentation covers the whole screen rather than a context.
  open var shouldPresentInFullscreen: Bool { return true }

  /// The style for a narrow screen, in the words of iOS 8.0 to 8.2; `.none` means no adaptation.
  ///
  /// The delegate's answer, else the present style; popovers and form sheets cover the screen.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    guard because(.adaptiveStyleDefers) else { return .none }
    if let answer = delegate?.adaptivePresentationStyle(for: self), answer != .automatic {
      return answer
    }
    let own = presentationStyle
    return own == .popover || own == .formSheet ? .fullScreen : own
  }

  /// The style for a size class; `.none` means no adaptation.
  @available(iOS 8.3, *)
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    return .none
  }

  // MARK: Content

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { return presentedViewController.preferredContentSize }

  /// Sent when the presented controller would like another size; a popover takes it up.
  @_semantics("vdl.callback")
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerStorage?.setNeedsLayout()
  }

  /// Sent when the content fits into another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented controller in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { return parentSize }

  /// Sent before the container changes size. This implementation tells the presented controller.
  @_semantics("vdl.callback")
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }

  /// Sent before the traits change. This implementation tells the presented controller.
  @_semantics("vdl.callback")
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Sent after the traits of the container changed.
  @_semantics("vdl.callback")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Transitions

  /// Sent before the presentation's animations are created.
  @_semantics("vdl.callback")
  open func presentationTransitionWillBegin() {}

  /// Sent when they are over; false when the presentation was taken back.
  @_semantics("vdl.callback")
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Sent before the dismissal's animations are created.
  @_semantics("vdl.callback")
  open func dismissalTransitionWillBegin() {}

  /// Sent when they are over; false when the dismissal was taken back.
  @_semantics("vdl.callback")
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Sent before the container lays out: the place to set the presented view's frame.
  @_semantics("vdl.callback")
  open func containerViewWillLayoutSubviews() {}

  /// Sent after the container laid out.
  @_semantics("vdl.callback")
  open func containerViewDidLayoutSubviews() {}
}
