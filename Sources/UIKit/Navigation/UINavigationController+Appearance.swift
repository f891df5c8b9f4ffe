/// The top appears and disappears along with its navigation controller.
extension UINavigationController {

  /// Passes a step of the container's own appearance on to the top.
  func forward(_ step: AppearState) {
    switch step {
    case .appearing: appearTop(appearanceIsAnimated)
    case .appeared: topDidAppear()
    case .disappearing: displayed?.__viewWillDisappear(appearanceIsAnimated)
    case .disappeared: displayed?.__viewDidDisappear()
    }
  }

  private func appearTop(_ animated: Bool) {
    makeLateChanges()
    guard let top = stack.last else { return }
    if displayed === top {
      top.__viewWillAppear(animated)
      return
    }
    if displayed == nil && because(.firstTopLoadsInLayout) {
      requests = [
        NavigationRequest(UINavigationController.Operation.push, to: top, animated: false)
      ]
      viewStorage?.setNeedsLayout()
      return
    }
    requests = []
    showWithoutTransition(top)
  }

  private func topDidAppear() {
    guard let top = displayed else { return }
    top.__viewDidAppear()
    finishMoves()
    if owesDidShow {
      owesDidShow = false
      sendDidShow(top, animated: appearanceIsAnimated)
    }
  }
}
