/// The insets of a scroll view's content: those of the app, and what bars and notch add to them.
extension UIScrollView {

  /// The part that the system adds. Before iOS 11 it is in `contentInset` already.
  var systemInset: UIEdgeInsets {
    guard Simulation.current.isAtLeast(11), contentInsetAdjustmentBehavior != .never,
      window != nil, because(.safeAreaInsetsContent)
    else { return UIEdgeInsets.zero }
    var insets = safeAreaInsets
    if contentInsetAdjustmentBehavior == .always || insets == UIEdgeInsets.zero { return insets }
    if !scrollsAcross {
      insets.left = 0
      insets.right = 0
    }
    if !scrollsDown && !isAdjustedInNavigation {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }

  private var scrollsAcross: Bool {
    return alwaysBounceHorizontal || contentSize.width > frameStorage.width
  }

  private var scrollsDown: Bool {
    return alwaysBounceVertical || contentSize.height > frameStorage.height || self is UITableView
  }

  /// For compatibility, `automatic` adjusts the first scroll view of a controller in a navigation
  /// controller even if there is nothing to scroll.
  private var isAdjustedInNavigation: Bool {
    guard contentInsetAdjustmentBehavior == .automatic, let owner = nearestViewController,
      owner.parentStorage is UINavigationController, owner.automaticallyAdjustsScrollViewInsets,
      owner.firstScrollView === self
    else { return false }
    return because(.navigationInsetsFirst)
  }

  /// Tells of new insets, and keeps the content in its place below the bars.
  func insetsMayHaveChanged() {
    guard Simulation.current.isAtLeast(11), !isUpdatingInsets else { return }
    let system = systemInset
    let old = lastSystemInset
    let adjusted = contentInset + system
    if adjusted == lastAdjustedInset { return }
    isUpdatingInsets = true
    lastSystemInset = system
    lastAdjustedInset = adjusted
    follow(from: old, to: system)
    tellAdjustedInset()
    isUpdatingInsets = false
  }

  private func tellAdjustedInset() {
    guard because(.adjustedInsetIsTold) else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The content moves along with the edge that it's at.
  private func follow(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    if old.top == new.top && old.left == new.left { return }
    if because(.offsetFollowsInset) {
      contentOffset = CGPoint(
        x: boundsOrigin.x - (new.left - old.left), y: boundsOrigin.y - (new.top - old.top))
    }
  }

  /// Before iOS 11: gives the content other insets for bars, on top of those of the app.
  func insetForBars(_ edges: UIEdgeInsets) {
    let old = lastSystemInset
    if edges == old { return }
    lastSystemInset = edges
    contentInset = UIEdgeInsets(
      top: contentInset.top + edges.top - old.top, left: contentInset.left,
      bottom: contentInset.bottom + edges.bottom - old.bottom, right: contentInset.right)
    scrollIndicatorInsets = contentInset
    follow(from: old, to: edges)
  }
}

extension UIViewController {
  /// The controller's view, if it scrolls, or else the view at the very back of it.
  var firstScrollView: UIScrollView? {
    if let scroll = viewStorage as? UIScrollView { return scroll }
    for view in viewStorage?.subviewStorage ?? [] where !(view is _UILayoutGuide) {
      return view is _UIQueuingScrollView ? nil : view as? UIScrollView
    }
    return nil
  }

  /// Before iOS 11, a container moves the content of the first scroll view out from under its bars.
  func insetFirstScrollView(of child: UIViewController) {
    guard child.automaticallyAdjustsScrollViewInsets, let scroll = child.firstScrollView,
      because(.firstScrollViewIsInset)
    else { return }
    var edges = child.edgesBehindBars
    if !(self is UINavigationController) { edges.top = 0 }
    scroll.insetForBars(edges)
  }
}
