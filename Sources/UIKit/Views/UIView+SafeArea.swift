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
    guard let parent = superviewStorage else {
      return (self as? UIWindow)?.insetsOnScreen ?? UIEdgeInsets.zero
    }
    let outer = (parent.windowLink?.filled ?? parent).insetsInWindow
    if viewDelegate == nil && fills(parent) { return outer }
    return insets(inside: outer, of: parent)
  }

  /// The safe area of a view whose superview has this one.
  private func insets(inside outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
    guard let controller = viewDelegate else { return overlap(with: outer, in: parent) }
    var covered = outer
    if let bars = controller.parentStorage?.barInsets(for: controller),
      because(.safeAreaIncludesBars)
    {
      covered = outer + bars
    }
    let own = overlap(with: covered, in: parent)
    guard let more = controller.additionalSafeAreaStorage, because(.safeAreaCanBeEnlarged) else {
      return own
    }
    return own + more
  }

  /// The extent to which the superview's covered edges reach into this view.
  private func overlap(with outer: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
    if fills(parent) || outer == UIEdgeInsets.zero { return outer }
    let f = geometry == nil ? frameStorage : transformedFrame
    let size = parent.frameStorage.size
    let scrolled = parent.boundsOrigin
    if isScrolledAway(f, in: parent) { return UIEdgeInsets.zero }
    let reach = UIEdgeInsets(
      top: max(outer.top - f.minY + scrolled.y, 0), left: max(outer.left - f.minX + scrolled.x, 0),
      bottom: max(outer.bottom - (size.height + scrolled.y - f.maxY), 0),
      right: max(outer.right - (size.width + scrolled.x - f.maxX), 0))
    return because(.safeAreaEndsAtEdges) ? reach.limited(to: outer) : reach
  }

  /// Most views that carry a safe area on fill their superview.
  private func fills(_ parent: UIView) -> Bool {
    return geometry == nil && frameStorage.size == parent.frameStorage.size
      && frameStorage.origin == parent.boundsOrigin
  }

  private func isScrolledAway(_ frame: CGRect, in parent: UIView) -> Bool {
    guard viewDelegate != nil, parent is UIScrollView, !frame.intersects(parent.bounds) else {
      return false
    }
    return because(.safeAreaOfScrolledAwayChild)
  }

  /// Works out the safe area of the tree anew, parents first.
  func updateSafeAreaTree() {
    guard Simulation.current.isAtLeast(11), window != nil else { return }
    updateSafeAreaInWindow(insetsInWindow)
  }

  /// Goes down with the safe area of each view, so that none is worked out from the window on.
  private func updateSafeAreaInWindow(_ insets: UIEdgeInsets) {
    var insets = insets
    if updateOwnSafeArea(to: insets) { insets = insetsInWindow }
    let children = subviewStorage
    for child in children where child.superviewStorage === self {
      Host.branch()
      child.updateSafeAreaInWindow(child.insets(inside: insets, of: self))
    }
  }

  /// `-[UIView _setSafeAreaInsets:updateSubviewsDuringNextLayoutPass:]`: tells the view in a window,
  /// and its controller, when the covered part of it changed.
  func updateOwnSafeArea() {
    guard Simulation.current.isAtLeast(11) else { return }
    _ = updateOwnSafeArea(to: insetsInWindow)
  }

  /// Returns whether code was told, which may have changed more.
  private func updateOwnSafeArea(to new: UIEdgeInsets) -> Bool {
    if new == lastSafeAreaInsets || self is UIWindow { return false }
    lastSafeAreaInsets = new
    guard because(.safeAreaInWindow) else { return false }
    viewDelegate?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    safeAreaChanged()
    if viewDelegate != nil || !constraintStorage.isEmpty { markNeedsLayout() }
    return true
  }

  // MARK: Margins

  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if Simulation.current.isAtLeast(11), insetsLayoutMarginsFromSafeArea,
      because(.marginsIncludeSafeArea)
    {
      margins = margins + safeAreaInsets
    }
    guard preservesSuperviewLayoutMargins, let parent = superviewStorage,
      because(.marginsArePreserved)
    else { return margins }
    return margins.united(with: overlap(with: parent.effectiveMargins, in: parent))
  }

  private var ownMargins: UIEdgeInsets {
    guard let controller = viewDelegate else {
      return marginStorage ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let minimum = UIViewController.minimumMargins
    guard let own = marginStorage else { return minimum }
    if because(.rootMarginsAreFixed) { return minimum }
    if controller.respectsMinimumMargins, because(.rootMarginsHaveMinimum) {
      return own.united(with: minimum)
    }
    return own
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

extension UIEdgeInsets {
  var mirrored: UIEdgeInsets {
    return UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// The lesser inset at each edge.
  func limited(to other: UIEdgeInsets) -> UIEdgeInsets {
    return UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }

  /// The greater inset at each edge.
  func united(with other: UIEdgeInsets) -> UIEdgeInsets {
    return UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension UIViewController {
  /// The margins that the system asks of a root view: nothing above and below, and at the sides more
  /// where there is more room.
  static var minimumMargins: UIEdgeInsets {
    let isWide =
      UITraitCollection.forDevice.values.value(of: UITraitHorizontalSizeClass.self) == .regular
    let side: CGFloat = isWide && because(.wideRootMarginsAreGreater) ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The least margins that a root view has as long as it respects them.
  @available(iOS 11.0, *)
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = UIViewController.minimumMargins
    return NSDirectionalEdgeInsets(
      top: minimum.top, leading: minimum.left, bottom: minimum.bottom, trailing: minimum.right)
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

extension UIWindow {
  /// The covered edges of the screen, as far as they reach into the window.
  fileprivate var insetsOnScreen: UIEdgeInsets {
    let all = UIWindow.deviceInsets
    let screen = UIScreen.main.bounds
    let own = frameStorage
    if own.size == screen.size && own.origin == screen.origin { return all }
    if screen.size == CGSize.zero || !because(.safeAreaEndsAtEdges) { return all }
    return UIEdgeInsets(
      top: max(all.top - own.minY, 0), left: max(all.left - own.minX, 0),
      bottom: max(all.bottom - (screen.height - own.maxY), 0),
      right: max(all.right - (screen.width - own.maxX), 0)
    ).limited(to: all)
  }
}
