// title: A navigation controller's tab item carries the title of its root controller
// ios: 9
// device: iphone
// watch: nav
// normalize:
// source: http://www.littlepotatosoftware.com/blog/files/2d8d7d1161ef2c42ddb9de41032cc7a4-44.html (Little Potato Software, 2016-01)
// confidence: high
// note: UINavigationController.h says the same: nested in a tab controller it uses the title of the bottom controller of the stack.
import UIKit
let root = UIViewController()
root.title = "Home"
let nav = UINavigationController(rootViewController: root)
let tabs = UITabBarController()
tabs.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("nav item \(nav.tabBarItem.title ?? "nil")")

// prints:
// nav item Home
