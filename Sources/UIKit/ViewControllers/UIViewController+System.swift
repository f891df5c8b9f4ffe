/// A controller's wishes about the system's gestures, pointer and bars.
extension UIViewController {

  /// Deprecated since iOS 13: a popover or sheet that a person can't dismiss.
  @available(iOS 3.2, *)
  public var isModalInPopover: Bool {
    get { return isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Whether actions still reach the controller while it presents another one.
  @available(iOS 16.0, *)
  public var performsActionsWhilePresentingModally: Bool { return true }

  /// Says that the edges for the system's gestures changed.
  @available(iOS 11.0, *)
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    if viewStorage?.window != nil { UIApplication.shared.askAgain { $0.askForDeferringEdges() } }
  }

  @available(iOS 14.0, *)
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: The scroll view under the bars

  /// Names the scroll view that the bars at the edges follow.
  @available(iOS 15.0, *)
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { contentScrollViews.top = scrollView }
    if edge.contains(.bottom) { contentScrollViews.bottom = scrollView }
  }

  /// Names the scroll view that all bars follow.
  @available(iOS 15.0, *)
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll view that the bar at one edge follows.
  @available(iOS 15.0, *)
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge == .top { return contentScrollViews.top }
    if edge == .bottom { return contentScrollViews.bottom }
    let isSingle = edge == .leading || edge == .trailing
    if !isSingle && because(.contentScrollViewOfOneEdge) {
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "-[UIViewController contentScrollViewForEdge:] takes a single edge"))
    }
    return nil
  }
}

/// The scroll views that bars follow.
struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
}
