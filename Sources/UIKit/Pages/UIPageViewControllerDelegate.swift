/// Hears of swipes, and of nothing that code does.
@available(iOS 5.0, *)
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// The finger has begun to turn; `viewControllers` still has the old pages. Since iOS 6.
  @_semantics("vdl.callback")
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// The pages have come to rest, on the new page when `completed` says so.
  @_semantics("vdl.callback")
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

@available(iOS 5.0, *)
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
