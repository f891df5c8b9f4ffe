/// Decides how a presentation adapts, and hears when it goes away.
@available(iOS 8.0, *)
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style on a narrow screen; `.none` keeps the chosen one.
  @_semantics("vdl.callback")
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style for these traits; without it, narrow screens ask the shorter question.
  @_semantics("vdl.callback")
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation starts, in this style; `.none` means as asked for.
  @_semantics("vdl.callback")
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// The controller to show in this style in place of the presented one; nil shows that one.
  @_semantics("vdl.callback")
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The last chance to set up the presentation controller of the other style, as a sheet's detents.
  @available(iOS 15.0, *)
  @_semantics("vdl.callback")
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// A person has begun to pull; may the sheet go?
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// A person's dismissal begins; it may still be taken back.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person's dismissal is complete.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to dismiss a presentation that cannot be dismissed.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    return .automatic
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if Simulation.current.idiom == .pad { return .automatic }
    return adaptivePresentationStyle(for: controller)
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    return nil
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

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
