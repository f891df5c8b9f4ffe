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
    return .automatic
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
