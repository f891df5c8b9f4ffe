/// The place of a root view in its window, which stays upright itself before iOS 8.
extension UIWindow {

  /// Whether the interface is turned in the window rather than with it.
  var turnsItsViews: Bool {
    return Simulation.current.orientation != .portrait && because(.windowStaysUpright)
  }

  /// Gives a root view its place: all of the window or the part below the status bar.
  func place(root: UIView) {
    let isBelow = beginsBelowStatusBar(root)
    if because(.windowStaysUpright) {
      turn(root, belowStatusBar: isBelow)
    } else {
      root.frame = bounds
    }
  }

  /// Turns the views of controllers and presentations with the device; the window stays.
  func turnViews() {
    let shown = subviewStorage
    for view in shown where view.viewDelegate != nil || view is UITransitionView {
      turn(view, belowStatusBar: beginsBelowStatusBar(view))
    }
  }

  private func beginsBelowStatusBar(_ view: UIView) -> Bool {
    guard let root = view.viewDelegate, !root.fillsScreen else { return false }
    return because(.rootBelowStatusBar)
  }

  /// Turns a view as large as the window about the middle.
  func turn(_ view: UIView, belowStatusBar: Bool) {
    let orientation = Simulation.current.orientation
    let bar = belowStatusBar ? Simulation.current.statusBarHeight : 0
    var area = CGRect(origin: CGPoint.zero, size: frameStorage.size)
    var turned = CGAffineTransform.identity
    switch orientation {
    case .landscapeLeft:
      turned = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      area = area.inset(by: UIEdgeInsets(top: 0, left: bar, bottom: 0, right: 0))
    case .landscapeRight:
      turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      area = area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: bar))
    case .portraitUpsideDown:
      turned = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      area = area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bar, right: 0))
    default: area = area.inset(by: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0))
    }
    if view.geometry != nil || !turned.isIdentity { view.transform = turned }
    view.frame = area
  }
}

extension UIViewController {
  /// Whether the view lies under the status bar even before iOS 7.
  var fillsScreen: Bool {
    return wantsFullScreenLayout || self is UINavigationController || self is UITabBarController
  }
}
