// title: A collapsed classic split controller reports a single view controller
// ios: 13.4
// device: iphone
// watch: split
// normalize:
// source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed (Apple)
// confidence: high
// note: The page: after it was collapsed, viewControllers has only one child.
import UIKit

let split = UISplitViewController()
split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UINavigationController(rootViewController: UIViewController())]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("split collapsed \(split.isCollapsed)")
print("split controllers \(split.viewControllers.count)")

// prints:
// split collapsed true
// split controllers 1
