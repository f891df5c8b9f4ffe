import UIKit

class Chapter: UIViewController {}
class Book: NSObject, UIPageViewControllerDataSource {
  let chapters = [Chapter(), Chapter(), Chapter()]
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? {
    return page === chapters[1] ? chapters[0] : page === chapters[2] ? chapters[1] : nil
  }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? {
    return page === chapters[0] ? chapters[1] : page === chapters[1] ? chapters[2] : nil
  }
  func presentationCount(for pages: UIPageViewController) -> Int {
    print("how many?")
    return 3
  }
  func presentationIndex(for pages: UIPageViewController) -> Int {
    print("which one?")
    return 0
  }
}

let book = Book()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.dataSource = book
pages.setViewControllers([book.chapters[0]], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()

Simulator.beginPageSwipe(pages)
Simulator.finishPageSwipe(pages)
Simulator.settle()
for view in pages.view.subviews {
  if let dots = view as? UIPageControl { print("dot", dots.currentPage) }
}
