/// Safe area and layout margins: the part of a view that is free for content.
extension UIView {

  /// The edges of the view that bars, notch and home indicator cover. Zero outside a window, so
  /// `viewDidLoad` is too early to ask.
  @available(iOS 11.0, *)
  public var safeAreaInsets: UIEdgeInsets {
    guard window != nil else {
      return because(.safeAreaIsZeroOutsideWindow) ? UIEdgeInsets.zero : UIWindow.deviceInsets
    }
    return insetsInWindow
  }

  /// The safe area of a view that is in a window.
  private var insetsInWindow: UIEdgeInsets {
    guard let parent = superviewStorage else { return UIWindow.deviceInsets }
    let outer = parent.insetsInWindow
    guard let controller = viewDelegate else { return overlap(with: outer, in: parent) }
    return overlap(with: outer + barInsets(over: controller), in: parent)
      + additionalInsets(of: controller)
  }

  /// The edges that the bars of the container cover.
  private func barInsets(over controller: UIViewController) -> UIEdgeInsets {
    guard let container = controller.parentStorage else { return UIEdgeInsets.zero }
    let bars = container.barInsets(for: controller)
    if bars == UIEdgeInsets.zero { return bars }
    return because(.safeAreaIncludesBars) ? bars : UIEdgeInsets.zero
  }

  private func additionalInsets(of controller: UIViewController) -> UIEdgeInsets {
    let more = controller.additionalSafeAreaStorage
    if more == UIEdgeInsets.zero { return more }
    return because(.safeAreaCanBeEnlarged) ? more : UIEdgeInsets.zero
  }

  /// The extent to which the superview's covered edges reach into this view.
  private func overlap(with outer: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
    if outer == UIEdgeInsets.zero { return outer }
    let f = frameStorage
    let size = parent.frameStorage.size
    // Most views that carry a safe area on fill their superview.
    if f.size == size && f.origin == CGPoint.zero { return outer }
    return UIEdgeInsets(
      top: max(outer.top - f.minY, 0), left: max(outer.left - f.minX, 0),
      bottom: max(outer.bottom - (size.height - f.maxY), 0),
      right: max(outer.right - (size.width - f.maxX), 0))
  }

  /// Works out the safe area of the tree anew, parents first.
  func updateSafeAreaTree() {
    guard Simulation.current.isAtLeast(11), window != nil else { return }
    updateOwnSafeArea()
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.updateSafeAreaTree()
    }
  }

  /// `-[UIView _setSafeAreaInsets:updateSubviewsDuringNextLayoutPass:]`: tells the view, and its
  /// controller, when the covered part of it changed.
  func updateOwnSafeArea() {
    guard Simulation.current.isAtLeast(11), !(self is UIWindow) else { return }
    let new = safeAreaInsets
    if new == lastSafeAreaInsets { return }
    lastSafeAreaInsets = new
    guard because(.safeAreaInWindow) else { return }
    viewDelegate?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    if viewDelegate != nil || !constraintStorage.isEmpty { markNeedsLayout() }
  }

  // MARK: Margins

  var effectiveMargins: UIEdgeInsets {
    let side: CGFloat = viewDelegate == nil ? 8 : 16
    let edge: CGFloat = viewDelegate == nil ? 8 : 0
    let own = marginStorage ?? UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
    guard Simulation.current.isAtLeast(11), insetsLayoutMarginsFromSafeArea,
      because(.marginsIncludeSafeArea)
    else { return own }
    return own + safeAreaInsets
  }

  /// `-[UIView _layoutMarginsDidChangeFromOldMargins:]`
  func sendLayoutMarginsDidChange() {
    guard because(.marginsAreTold) else { return }
    layoutMarginsDidChange()
    if Simulation.current.isAtLeast(11), let controller = viewDelegate {
      controller.viewLayoutMarginsDidChange()
    }
  }
}

extension UIEdgeInsets {
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    if other == UIEdgeInsets.zero { return one }
    return UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension UIWindow {
  /// A phone with a notch and a home indicator; a pad has a bar on top only.
  static var deviceInsets: UIEdgeInsets {
    if Simulation.current.idiom == .pad {
      return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
    if Simulation.current.orientation.isLandscape {
      return UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
    return UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }
}
