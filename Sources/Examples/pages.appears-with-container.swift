// ios: 17
import UIKit

class Cover: UIViewController {}
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.setViewControllers([Cover()], direction: .forward, animated: false)
let tabs = UITabBarController()
tabs.viewControllers = [pages, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
tabs.selectedIndex = 0
Simulator.settle()
