// ios: 17
import UIKit

class First: UIViewController {}
class Second: UIViewController {}
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.setViewControllers([First()], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
pages.setViewControllers([Second()], direction: .forward, animated: true)
Simulator.settle()
