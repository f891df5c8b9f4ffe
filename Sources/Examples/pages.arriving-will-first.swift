// ios: 17
import UIKit

class Left: UIViewController {}
class Right: UIViewController {}
class Book: NSObject, UIPageViewControllerDataSource {
  let left = Left()
  let right = Right()
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? {
    return page === right ? left : nil
  }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? {
    return page === left ? right : nil
  }
}
let book = Book()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.dataSource = book
pages.setViewControllers([book.left], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
Simulator.beginPageSwipe(pages)
Simulator.finishPageSwipe(pages)
Simulator.settle()
