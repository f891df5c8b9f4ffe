import UIKit

let pages = UIPageViewController(
  transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
print("scroll views:", pages.view.subviews.filter { $0 is UIScrollView }.count)
