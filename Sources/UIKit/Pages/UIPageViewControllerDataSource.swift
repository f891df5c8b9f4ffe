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
}
