/// Supplies the pages before and after a page; nil where there is none. Asked when a finger turns
/// the page, never by `setViewControllers`.
@available(iOS 5.0, *)
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  @_semantics("vdl.callback")
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  @_semantics("vdl.callback")
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots. Asked by `setViewControllers` for pages that scroll. Since iOS 6.
  @_semantics("vdl.callback")
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The filled dot after `setViewControllers`; swipes move it. Since iOS 6.
  @_semantics("vdl.callback")
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { return 0 }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { return 0 }
}
