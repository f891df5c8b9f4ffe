/// A tap on the status bar scrolls to the top.
enum ScrollsToTop {

  /// On a phone nothing scrolls if more than one scroll view on screen would; on an iPad the first
  /// one does.
  static func tap() {
    guard because(.statusBarScrollsToTop) else { return }
    var found: [UIScrollView] = []
    for window in Simulation.current.visibleWindows { collect(window, &found) }
    let isPhone = Simulation.current.idiom == .phone
    guard let scroll = found.first, found.count == 1 || !isPhone else { return }
    scroll.scrollToTopByPerson()
  }

  private static func collect(_ view: UIView, _ found: inout [UIScrollView]) {
    if view.isHidden { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop { found.append(scroll) }
    for child in view.subviewStorage { collect(child, &found) }
  }
}

extension UIScrollView {
  /// The delegate may refuse; at the top nothing moves.
  fileprivate func scrollToTopByPerson() {
    let top = CGPoint(x: boundsOrigin.x, y: 0 - adjustedContentInset.top)
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    if boundsOrigin.y <= top.y { return }
    animateScrolling(to: top) { [weak self] in
      guard let self = self else { return }
      self.delegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// Zooms until a rectangle of the content fills the view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0 && rect.height > 0 else { return }
    let scale = min(frameStorage.width / rect.width, frameStorage.height / rect.height)
    setZoomScale(scale, animated: animated)
    let factor = zoomScale
    setContentOffset(
      clamped(CGPoint(x: rect.minX * factor, y: rect.minY * factor)), animated: false)
  }
}

/// The control that a person pulls down.
extension UIScrollView {

  /// The control is part of the content.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl, because(.pullRefreshes) else { return }
    if let old = old, old.superviewStorage === self { old.removeFromSuperview() }
    if let new = refreshControl { insertSubview(new, at: 0) }
  }

  /// A person pulls the content down: the control is refreshing until code says it is over.
  func pullToRefresh() {
    guard let control = refreshControl, control.isEnabled, !control.isRefreshing,
      because(.pullRefreshes)
    else { return }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
  }
}
