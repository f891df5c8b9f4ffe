/// Safe area and layout margins: the part of a view that is free for content.
extension UIView {

  /// The edges of the view that bars, notch and home indicator cover. Zero outside a window, so
  /// `viewDidLoad` is too early to ask.
  @available(iOS 11.0, *)
  public var safeAreaInsets: UIEdgeInsets {
    guard let window = window else {
      return because(.safeAreaIsZeroOutsideWindow) ? UIEdgeInsets.zero : UIWindow.deviceInsets
    }
    if self === window { return UIWindow.deviceInsets }
    guard let parent = superviewStorage else { return UIEdgeInsets.zero }
    return overlap(with: parent.safeAreaInsets + barInsets, in: parent) + additionalInsets
  }

  /// The edges that the bars of the container cover, for the root view of a child.
  private var barInsets: UIEdgeInsets {
    guard let controller = viewDelegate, let container = controller.parentStorage else {
      return UIEdgeInsets.zero
    }
    let bars = container.barInsets(for: controller)
    if bars == UIEdgeInsets.zero { return bars }
    return because(.safeAreaIncludesBars) ? bars : UIEdgeInsets.zero
  }

  private var additionalInsets: UIEdgeInsets {
    guard let more = viewDelegate?.additionalSafeAreaStorage, more != UIEdgeInsets.zero else {
      return UIEdgeInsets.zero
    }
    return because(.safeAreaCanBeEnlarged) ? more : UIEdgeInsets.zero
  }

  /// The extent to which the superview's covered edges reach into this view.
  private func overlap(with outer: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
    if outer == UIEdgeInsets.zero { return outer }
    let f = frameStorage
    let size = parent.frameStorage.size
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
