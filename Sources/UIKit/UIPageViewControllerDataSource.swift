/// Supplies the pages before and after a page.
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
